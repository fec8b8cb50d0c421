# Research: the report of many games.

# How well bots play.
level-random = random
level-simple = simple

research-title = What many games come to
research-table = Table { $name }
research-games = Games
research-seed = Seed
research-cards = Cards
research-house = House rules
research-variant = Variant
research-events = Event cards
research-bots = Bots
research-deck = { $deck }: { $cards }
research-rule = { $rule }: { $choice }
research-rules = { $preset }, but { $changes }
research-intervals = The figures in brackets, and the whiskers of the bars, are intervals that hold the truth in 95 of 100 cases, as far as it can be told from these bots. People play differently.
research-share = { $share } % ({ $low }–{ $high })
research-difference = { $difference } points ({ $low } to { $high })
research-figures = The figures
research-compared = { $other } against { $one }
research-paired = Both tables played the same games: the same deals, and the same luck wherever the same was asked.
research-camp = Camp
research-b-minus-a = More often at { $other }
research-differs = more than luck
research-luck = may be luck
research-nights-more = Nights a game at { $other }, against { $one }: { $nights } ({ $low } to { $high })
research-wins = Who wins
research-length = How many nights a game has
research-length-mean = On average { $nights } ({ $low }–{ $high }).
research-night = Night { $number }
research-day = Day { $number }
research-survival = Who is still alive
research-survival-how = How many of 100 who were dealt a card have outlived the night and the day after it. Who lives at the end of a game lives on.
research-card = Card
research-deaths = Who dies of what
research-lived = lives to the end
research-votes = The village’s votes against werewolves
research-votes-how = Of the votes of a day by whoever is no werewolf: how many name one.
research-by-card = Who has won, by the card dealt
research-because = Why games end
research-why = Condition
research-of-games = Of all games

# A table in words.
research-you = You are { $player }.
research-said = { $player }: “{ $text }”
research-choices = Answer one of: { $choices }.
research-choices-several = Answer { $least } to { $most } of, with spaces between: { $choices }.
research-mate = { $player } wants this: { $answer }.
