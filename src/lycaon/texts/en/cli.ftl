# The command line.

cli-error = Error: { $text }
cli-bye = Goodbye.

# -- Help --

cli-about = Lycaon, the judge of Werewolf: it deals, calls the night, keeps every secret and counts the votes.
cli-about-play = Play a game against bots, here in the terminal.
cli-about-demo = Watch bots play a whole game.
cli-about-judge = Judge a game at your own table: what to say, whom to wake, what comes of it.
cli-about-replay = Tell a recorded game again, from any side.
cli-about-check = Play worked examples of the rules and say which of them come out differently.
cli-about-roles = List the roles, event cards and variants, or explain one of them.
cli-about-rules = List the house rules and presets, or explain one of them.
cli-about-decks = List the decks, or those for a number of players.
cli-about-order = Tell in which order a table calls the night, settles deaths and finds the winner.
cli-about-glossary = List the players' words, or explain one of them.
cli-usage-line = Usage: lycaon COMMAND [OPTIONS]
cli-usage-line-play = Usage: lycaon play [OPTIONS]
cli-usage-line-demo = Usage: lycaon demo [OPTIONS]
cli-usage-line-judge = Usage: lycaon judge [OPTIONS]
cli-usage-line-replay = Usage: lycaon replay FILE [OPTIONS]
cli-usage-line-check = Usage: lycaon check FILE... [OPTIONS]
cli-usage-line-roles = Usage: lycaon roles [ID] [OPTIONS]
cli-usage-line-rules = Usage: lycaon rules [ID] [OPTIONS]
cli-usage-line-decks = Usage: lycaon decks [PLAYERS] [OPTIONS]
cli-usage-line-order = Usage: lycaon order [OPTIONS]
cli-usage-line-glossary = Usage: lycaon glossary [TERM] [OPTIONS]
cli-group-commands = Commands
cli-group-options = Options
cli-group-arguments = Arguments
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-seats = How many players there are.
cli-option-seat = Where you sit; any seat if you don't say.
cli-option-seed = A number: the same one gives the same game.
cli-option-preset = A set of house rules; see “lycaon rules”. Unless you say, the one that goes with the deck.
cli-option-rules = House rules of your own, such as tie_rule=random; several with commas.
cli-option-deck = A deck from “lycaon decks”, or cards such as werewolf*2,seer,villager*5.
cli-option-variant = A variant to play, such as harvest_festival; two-card variants bring a deck of their own.
cli-option-events = Event cards of New Moon: all of them, shuffled, or their ids in the order in which they lie.
cli-option-lang = The language: zh-Hans, zh-Hant or en.
cli-option-json = Put it out as JSON, for programs.
cli-option-file = Where to keep the game.
cli-option-bot-level = How well the bots play: deducing, simple or random; or llm, where a language model is set up.
cli-option-resume = Go on with the game that is kept in this file.
cli-option-as = Whose side to tell it from: judge, public, or the number of a seat.
cli-option-names = The players' names in the order of their seats, with commas.
cli-option-real-cards = You have dealt printed cards; the judge asks who holds what.
cli-option-record = A record, as JSON Lines or as text.
cli-option-upto = Stop after so many decisions.
cli-option-why = Give the judge's reasons as well; they tell secrets.
cli-option-cases = Files of worked examples (YAML).
cli-option-known = Leave out the examples whose roles, calls or options do not exist yet.
cli-option-role = The id or name of a role, an event card or a variant.
cli-option-rule = The id of a house rule or of a preset.
cli-option-size = How many players.
cli-option-term = A word of the players, in any language.

# -- What went wrong, in one line --

cli-fault = That is a fault of this program, not yours: { $text }. With { $variable }=1 it says more.
cli-unwritten = What is shown could not be written: { $reason }.
cli-unknown-language = There is no language called “{ $language }”. Choose zh-Hans, zh-Hant or en.
cli-unknown-command = There is no command called “{ $command }”. “lycaon --help” lists them.
cli-unknown-command-nearest = There is no command called “{ $command }”. Did you mean “{ $nearest }”?
cli-unknown-option = There is no option { $option } here.
cli-unused = “{ $text }” is more than this command can use.
cli-bad-value = { $option } cannot be “{ $value }”.
cli-missing-value = { $option } is missing.
cli-needs-value = { $option } needs a value.
cli-repeated = { $option } is given more than once.
cli-usage = This command line cannot be understood: { $text }
cli-bad-seats = A table has { $least } to { $most } players, not { $value }.
cli-bad-seat = There is no seat { $value }; seats go from 1 to { $seats }.
cli-bad-seed = A seed is a whole number from 0 up to 38 digits, not { $value }.
cli-bad-viewer = “{ $value }” is nobody here. Choose judge, public, or a seat from 1 to { $seats }.
cli-bad-names = { $seats } names are needed, one for each seat; there are { $value }.
cli-bad-rule = “{ $text }” is no house rule: write it as tie_rule=random.
cli-bad-copies = “{ $text }” cannot be read: write cards as werewolf*2,seer,villager*5.
cli-unknown-role = There is no role called “{ $role }”. “lycaon roles” lists them.
cli-unknown-role-nearest = There is no role called “{ $role }”. Did you mean “{ $nearest }”?
cli-unknown-entry = There is no role, event card or variant called “{ $name }”. “lycaon roles” lists them.
cli-unknown-entry-nearest = There is no role, event card or variant called “{ $name }”. Did you mean “{ $nearest }”?
cli-unknown-term = The glossary has no word “{ $term }”. “lycaon glossary” lists them.
cli-unknown-term-nearest = The glossary has no word “{ $term }”. Did you mean “{ $nearest }”?
cli-unknown-deck = There is no deck or card called “{ $deck }”. “lycaon decks” and “lycaon roles” list them.
cli-unknown-deck-nearest = There is no deck or card called “{ $deck }”. Did you mean “{ $nearest }”?
cli-unknown-variant = There is no variant called “{ $given }”. There are: { $known }.
cli-unknown-variant-nearest = There is no variant called “{ $given }”. Did you mean “{ $nearest }”?
cli-one-variant = One variant at a time: “{ $first }” and “{ $second }” cannot be played together.
cli-unknown-event = There is no event card called “{ $given }”. There are: { $known }.
cli-unknown-event-nearest = There is no event card called “{ $given }”. Did you mean “{ $nearest }”?
cli-real-two-cards = With printed cards each player has one; a variant of two cards each is dealt by Lycaon.
cli-unknown-rule = There is no house rule or preset called “{ $rule }”. “lycaon rules” lists them.
cli-unknown-rule-nearest = There is no house rule or preset called “{ $rule }”. Did you mean “{ $nearest }”?
cli-bad-upto = The record has { $most } decisions; it cannot stop after { $value }.
cli-no-files = Name at least one file of examples.
cli-not-a-play = { $file } holds a game that was not begun with “lycaon play”. To judge on, use “lycaon judge --resume”.
cli-file-missing = There is no file { $file }.
cli-file-no-folder = There is no folder { $folder }.
cli-file-forbidden = You have no right to { $file }.
cli-file-folder = { $file } is a folder, not a file.
cli-file-exists = There is already a file { $file }. Name another, or go on with it by --resume.
cli-file-full = There is no room left to write { $file }.
cli-file-name = “{ $file }” cannot be the name of a file.
cli-file-other = { $file } cannot be used: { $reason }.
cli-file-moved = { $file } was changed, moved or removed by something else. The whole game is now kept in { $anew }.
cli-diverged = The record and the rules part at decision { $number } ({ $ask }): it was made under other rules, or changed by hand.
cli-diverged-setup = The table in the record cannot be played under these rules.
cli-record-line = { $text } (line { $line })
cli-record-no-header = This is no record of a game.
cli-record-unknown-format = The record was written by a later version.
cli-record-torn = The record ends in the middle of a line. A game that was cut off goes on with --resume.
cli-record-too-long = The record is too long.
cli-record-malformed = The record cannot be read.
cli-record-wrong-value = The record holds something that does not belong there.
cli-record-out-of-order = The record is out of order.
cli-record-missing-digest = Some decisions in the record lack their check mark.
cli-record-bad-setup = The record's setup contradicts itself.
cli-record-not-text = The record holds something that is no text.
cli-record-other-game = The file holds another game.
cli-record-in-use = Another Lycaon is writing this record right now. End that one first.
cli-cases = { $file }, example { $case }: { $text }
cli-cases-file = { $file }: { $text }
cli-cases-unreadable = it cannot be read ({ $value })
cli-cases-too-large = it is too large ({ $value } bytes)
cli-cases-not-text = it is no text in UTF-8 ({ $value })
cli-cases-not-yaml = it is no YAML that can be used ({ $value })
cli-cases-no-list = it must be a list of examples
cli-cases-not-a-list = { $value } must be a list
cli-cases-not-a-mapping = { $value } must be a mapping
cli-cases-not-a-number = { $value } must be a number
cli-cases-not-a-seat = { $value } must be a seat
cli-cases-not-a-telling = { $value } is no message
cli-cases-not-a-text = { $value } must be a text
cli-cases-not-a-value = { $value } cannot be used
cli-cases-not-a-key = { $value } cannot be a key
cli-cases-id-twice = its id stands twice
cli-cases-empty = { $value } is empty
cli-cases-missing-key = { $value } is missing
cli-cases-unknown-key = there is no such key as { $value }
cli-cases-neither-night-nor-day = each phase is a night or a day
cli-cases-other = { $value }

# -- Telling --

cli-side-judge = the judge
cli-side-public = everybody
cli-side-seat = player { $seat }
cli-demo-intro = { $seats } bots play; seed { $seed }, told from the side of { $side }.
cli-replay-intro = The game again, told from the side of { $side }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }.
cli-replay-open = So far the record goes. The game was not over.
cli-decided = { $call }: { $seat } → { $answer }
cli-decided-own = { $call }: you chose { $answer }.
cli-why-not = { $seat ->
    [none] { $call }: { $left } could not be named.
   *[other] { $call }: { $seat } could not name { $left }.
  }
cli-why-not-these = { $seats } ({ $why })
cli-why-only = { $seat ->
    [none] { $call }: only { $seats } could be named (all others: { $why }).
   *[other] { $call }: { $seat } could name { $seats } only (all others: { $why }).
  }
cli-said = { $seat }: “{ $text }”
cli-silent = Nothing from { $seats }.
cli-call-sheriff = Sheriff
cli-call-vote = Vote
cli-call-witch-heal = Witch (healing potion)
cli-call-witch-poison = Witch (poison)
cli-call-reveal = Cards
cli-call-explode = Giving oneself up
cli-call-speech = Speeches
cli-call-defence = Defence
cli-call-last-words = Last words
cli-call-other = Question

# -- Claims, three ways to say each --

# What people may type for the same, before or after a seat; separated by commas.

# -- Playing --

cli-you = you
cli-play-intro = { $seats } players; you sit at { $seat }. Type /help at any question.
cli-no-terminal = Nobody sits at a terminal here, so that bots play among themselves.
cli-help-hint = Type “help” to see what else you can do.
cli-play-help = Answer with the number of a seat or of a choice; 0 passes where that is allowed. Besides:
cli-your-answer = >
cli-your-speech = Say:
cli-your-offer = (Enter: { $nothing }; { $choices })
cli-your-offer-only = (Enter: { $nothing }; “{ $yes }”: { $choice })
cli-offer-now = (At any time) { $question }
cli-choose-of = Seats: { $seats }
cli-not-read = That is not one of the answers.
cli-mate-answers = { $seat } wants this: { $answer }.
cli-mate-points = { $seat } points at { $answer }.
cli-how-to-speak = Speak freely; the bots understand “I am the seer”, “7 is a wolf”, “4 is good”, “vote 3”, “I side with 2”. Enter: nothing more to say; /help: the commands.
cli-understood = (The table hears: { $text })
cli-your-card = Your card: { $cards }.
cli-card-here = At this table:
cli-no-card = Nobody knows this card yet.
cli-noted = Noted.
cli-no-notes = You have noted nothing.
cli-own-rules = rules of your own
cli-house-rules = House rules: { $name }.
cli-house-rules-changed = House rules: { $name }, with changes ({ $count }).
cli-deck-rules = House rules: { $name }, which the deck { $deck } brings (--preset chooses others).
cli-variant = Variant: { $name }. { $brief }
cli-events = Event cards: { $count ->
    [one] one, turned up at the first dawn.
   *[other] { $count }; one is turned up at each dawn.
  }
cli-called-for-show = Called for show in the first night, though the deck has no such card: { $roles } (fake_calls=no leaves them out).
cli-not-kept = The game cannot be kept in a file; you can play it all the same.
cli-go-on = Your game is kept. Go on with: lycaon play --resume { $file }
cli-look-back = To look back: lycaon replay { $file } --as judge --why
cli-you-won = You have won.
cli-you-lost = You have not won.
cli-state-alive = alive
cli-state-dead = dead
cli-state-sheriff = (sheriff)
cli-column-seat = Seat
cli-column-state = State
cli-column-card = Card
cli-column-claims = Said last

cli-word-help = help
cli-word-quit = quit
cli-word-card = card
cli-word-table = table
cli-word-log = log
cli-word-note = note
cli-word-notes = notes
cli-word-rules = rules
cli-word-undo = undo
cli-word-redo = redo
cli-word-why = why
cli-word-leave = leave
cli-word-time = time
cli-word-show = show
cli-word-take = take
cli-word-say = say
cli-words-yes = yes, y
cli-does-help = this help
cli-does-quit = leave the game; it can be taken up again
cli-does-card = your own card, and what you were told
cli-does-table = who lives, and what they said last
cli-does-log = everything again from the beginning
cli-does-note = note something: /note 4 was silent
cli-does-notes = your notes
cli-does-rules = the cards and house rules of this game
cli-does-undo = take the last answer back
cli-does-redo = give it again after all
cli-does-why = the reasons of every ruling so far
cli-does-leave = a player leaves for good: leave 4
cli-does-time = time is up for this question
cli-does-show = let a player look at the own card: show 3
cli-does-take = a player uses what is open to him: take 5, or take 5 3
cli-does-say = say something to those who may hear you now: /say let us take 4

# -- Judging --

cli-ask-seats = How many players? (Enter: { $seats })
cli-ask-deck = Which cards? (Enter: the usual ones)
cli-ask-names = The names of the { $seats } players, in one line (Enter: numbers only):
cli-judge-kept = Every answer is kept in { $file } at once.
cli-judge-dealt = The cards are dealt. Let everybody look at the own one: show 1, show 2 …
cli-judge-resumed = The game goes on after decision { $number }.
cli-judge-go-on = The game is kept. Go on with: lycaon judge --resume { $file }
cli-judge-not-kept = The last answer is not kept: { $file } could not be written. What was kept before goes on with --resume.
cli-judge-help = Lines with » are to be read aloud. Enter what the players show you; 0 means that they pass. Besides:
cli-judge-asks = { $call }, { $seats }: { $question }
cli-everybody = everybody alive
cli-judge-narrowed = { $seat } may only name { $seats }.
cli-judge-group = One answer for all: 5. For each: 1=5 2=5 3=0.
cli-judge-missing = Still missing { $seats } >
cli-judge-enter = (Enter: go on)
cli-judge-only-enter = Nothing to type now: press Enter to go on. For anything else, type “help”.
cli-judge-nobody-wakes = Nobody acts at this call. Read it all the same, and wait as long as ever.
cli-judge-wakes = Touch { $seats }: only they open their eyes now. Nobody has to answer anything.
cli-judge-offer = From now on { $seats } may interrupt at any time: “{ $label }”. If one does, type “take { $seat }” with that player’s number.
cli-judge-offer-target = From now on { $call } ({ $seats }) may interrupt at any time. If so, type “take { $seat } 5”: who does it, and against whom.
cli-judge-offer-yours = { $question } Whenever it happens, type “take 5” with that player’s number.
cli-try-again = (Enter: try again)
cli-show-to = Only { $seat } looks now. Enter shows the card.
cli-show-done = Enter hides it.
cli-no-rulings = Nothing has been ruled yet.
cli-undone = Taken back; the game stands after decision { $number }.
cli-redone = Given again; the game stands after decision { $number }.
cli-nothing-to-undo = There is nothing to take back.
cli-nothing-to-redo = There is nothing to give again.
cli-leave-sure = Is { $seats } really to leave the game for good? (yes/no)
cli-left = { $seat } has left, and dies with the next deaths that are settled.
cli-time-sure = Nobody may pass here: luck would answer for { $seats }. Is that what you want? (yes/no)
cli-time-drawn = Time is up; luck answers for { $seat }: { $answer }.
cli-time-passed = Time is up: nothing from { $seats }.

# -- Looking things up --

cli-check-failed = { $case } (phase { $phase }): { $why }
cli-check-failed-setup = { $case } (before the first phase): { $why }
cli-differs-differs = { $what }: expected { $expected }, found { $found }
cli-differs-won = the game should go on, but it is won by { $found }
cli-differs-phase = expected a { $expected }, but the game stands at { $found }
cli-differs-never-asked = there is an answer for { $expected }, but that was never asked
cli-differs-nothing-open = nothing is asked any more at { $found }, and the game is not over
cli-differs-not-legal = { $what } { $expected }: { $refused }
cli-differs-no-answer = { $expected } is asked and may not be passed, but there is no answer for it
cli-differs-changed = { $what } { $expected }: it was refused, but something changed
cli-differs-accepted = { $what } { $expected }: it should be refused, but was accepted from { $found }
cli-differs-not-asked = { $expected } should be asked; asked were { $found }
cli-differs-was-asked = { $expected } should not be asked, but was
cli-differs-not-told = it should be told { $expected }; told were { $found }
cli-differs-was-told = { $expected } should not be told, but { $found } was
cli-differs-not-announced = { $expected } should be announced; announced were { $found }
cli-differs-was-announced = { $expected } should not be announced, but was
cli-differs-no-such-case = there is no example { $expected } in this file to compare with
cli-differs-no-such-phase = { $expected } has no such phase to compare with
cli-differs-refused = { $refused }
cli-check-summary = { $passed } passed, { $failed } failed
cli-check-bad = { $count } could not be read; see above
cli-check-unknown = { $count } left out: they use what does not exist yet
cli-column-id = Id
cli-column-seats = Players
cli-column-deck = Cards
cli-column-preset = House rules
cli-role-camp = Camp: { $camp }
cli-role-hint = Hint: { $text }
cli-role-script = The judge says:
cli-role-identified = (first night, where the judge has to learn who is who) { $line }
cli-role-rules = House rules that change it: { $rules }
cli-kind-role = Roles
cli-kind-office = Offices
cli-kind-event = Event cards
cli-kind-variant = Variants
cli-a-office = Office
cli-a-variant = Variant
cli-not-played = An office that Lycaon does not play
cli-phase-full = full moon
cli-phase-crescent = crescent
cli-phase-new = new moon
cli-phase-full-means = Full moon: it happens at once.
cli-phase-crescent-means = Crescent: it waits for the next vote or the next night.
cli-phase-new-means = New moon: it is in force for good.
cli-source = Source: { $source }
cli-default = (default)
cli-default-is = Default: { $value }
cli-preset-sets = { $preset }: { $value }
cli-presets = Presets
cli-deck-use = Use one with --deck { $deck }, or with a list of cards of your own.

# Serving rooms.
cli-about-serve = Open rooms for phones and programs, from this machine.
cli-usage-line-serve = Usage: lycaon serve [--port N] [--host ADDRESS] [--data FOLDER] [--database URL]
cli-about-doctor = Look whether rooms can be served here, and say what is wrong.
cli-usage-line-doctor = Usage: lycaon doctor [--port N] [--host ADDRESS] [--data FOLDER] [--database URL]
cli-about-reports = Put out what people have reported of each other, a line of JSON each.
cli-usage-line-reports = Usage: lycaon reports [--data FOLDER] [--database URL]
cli-option-port = The port that phones connect to (8717).
cli-option-host = The address that it listens on (all of this machine's).
cli-option-database = postgresql://… for several servers that share their rooms; else a file in the data folder.
cli-option-data = The folder in which the rooms are kept.
cli-option-allow = The names under which it may be called; without, any.
cli-option-behind-proxy = A proxy stands in front, and says where people come from.
cli-serve-title = Lycaon is open
cli-serve-address = Phones in the same network: { $address }
cli-serve-here = On this machine: { $address }
cli-serve-kept = The rooms are kept in { $file }.
cli-serve-stop = Stop with Ctrl+C; games go on when you start again.
cli-serve-no-folder = The folder { $folder } cannot be made: { $reason }.
cli-serve-no-port = Port { $port } cannot be used: { $reason }. Try another with --port.
cli-doctor-python = Python { $version }
cli-doctor-pages = The pages for phones are there.
cli-doctor-no-pages = The pages for phones are missing: build them with “make app”, or install Lycaon from its wheel.
cli-doctor-port = Port { $port } is free.
cli-doctor-store = The database can be opened, and its tables are up to date.
cli-doctor-address = Phones in the same network reach this machine at { $address }.
cli-doctor-alone = This machine is in no network: only browsers on it can play.
cli-doctor-sound = All is well.
cli-doctor-ill = Something is wrong; see above.

cli-about-client = Play in a room from the terminal.
cli-usage-line-client = Usage: lycaon client CODE [--server ADDRESS] [--name NAME] [--lang LANGUAGE]
cli-option-room = The code of the room, or its whole address.
cli-option-server = The address of the server (http://localhost:8717).
cli-option-name = What the others call you (as you are called on this machine).
cli-client-no-server = “{ $server }” is not the address of a server; it begins with http:// or https://.
cli-client-refused = { $text }
cli-client-no-lycaon = There is no Lycaon at { $server }.
cli-client-unreachable = { $server } does not answer: { $reason }.
cli-client-lobby = Room { $code }. { $count -> 
    [one] One player sits
   *[other] { $count } players sit
  } in the circle. Here: { $names }. The host begins the game.
cli-client-wait = Nothing is asked of you now. “/help” shows what you can do.
cli-client-lost = The connection is lost; trying again.
cli-client-back = You are back.
cli-client-newer = The server is newer than this program, and some of what it says is not understood here. Update Lycaon.
cli-client-elsewhere = You are here on another device now.
cli-client-kicked = The host has asked you to leave.
cli-client-closed = You are not in this room any more.
cli-client-stopped-host = The host has ended the game.
cli-client-stopped-error = Something went wrong in the game, and it has ended. It is nobody’s fault at the table.
cli-client-stopped-rules = The game was begun with other rules than this server has now, and has ended.

# -- Many games --

cli-about-simulate = Play many games between bots and measure a deck or a house rule.
cli-about-tournament = Let levels of bots play against each other, from both sides of the same deals.
cli-usage-line-simulate = Usage: lycaon simulate [OPTIONS]
cli-usage-line-tournament = Usage: lycaon tournament [OPTIONS]
cli-option-bots = How well the bots play: random, simple or deducing; with a comma, the village and the werewolves differently.
cli-option-games = How many games; in a tournament, with each deck.
cli-option-fixed-seed = A number: the same one gives the same games (1).
cli-option-compare = Play the same games at a second table: a deck, or house rules such as tie_rule=random.
cli-option-out = A folder for the games and the report; begun again with it, a simulation goes on where it was cut off.
cli-option-workers = How many processors play (1).
cli-option-engine = What plays: processes of this machine, or ray for a cluster.
cli-option-levels = The levels that meet (all), with commas.
cli-option-decks = The decks that are played (six of all kinds), with commas.
cli-games-played = Games
cli-share = { $share } % ({ $low }–{ $high })
cli-difference = { $difference } points ({ $low } to { $high })
cli-more-than-luck = more than luck
cli-may-be-luck = may be luck
cli-column-camp = Camp
cli-column-wins = Wins
cli-column-wins-of = { $name } wins
cli-column-difference = B against A
cli-column-deck-id = Deck
cli-column-village = Village
cli-column-werewolves = Werewolves
cli-column-win = { $camp } wins
cli-column-level = Level
cli-column-rating = Rating
cli-column-floor = At least
cli-column-games = Games
cli-simulate-intro = { $games ->
    [one] One game
   *[other] { $games } games
  }, seed { $seed }. In brackets: where the truth lies in 95 of 100 cases.
cli-simulate-resumed = { $done } of { $games } games were played before; the rest follows.
cli-simulate-written = In { $folder }: { $files }.
cli-simulate-nights = Nights a game: { $nights } ({ $low }–{ $high })
cli-tournament-intro = { $games ->
    [one] One deal
   *[other] { $games } deals
  } with each deck, each played from both sides; seed { $seed }. In brackets: where the truth lies in 95 of 100 cases.
cli-tournament-pair = { $first } against { $second }
cli-tournament-edge = How much more often the village wins when { $first } plays it, and { $second } the werewolves, than the other way round:
cli-ratings = Ratings
cli-ratings-how = openskill, Plackett-Luce: 25 is where everybody begins; “at least” is three deviations below the rating.
cli-no-ratings = No ratings: openskill is not installed (pip install "lycaon[research]").
cli-bad-games = There can be { $least } to { $most } games, not { $value }.
cli-bad-workers = There can be 1 to { $most } workers, not { $value }.
cli-bad-engine = There is no engine called “{ $value }”. There are: { $known }.
cli-engine-missing = “{ $package }” is not installed here (pip install "lycaon[cluster]").
cli-workers-lost = A worker was ended from outside, or there was no memory left. With --out the same command goes on from there.
cli-unknown-level = There are no bots of level “{ $level }”. There are: { $known }.
cli-unknown-level-nearest = There are no bots of level “{ $level }”. Did you mean “{ $nearest }”?
cli-no-model-extra = Bots of level “llm” need a package that is not installed here (pip install "lycaon[llm]").
cli-no-model-address = Bots of level “llm” ask a language model; { $variable } does not say which. LYCAON_LLM_URL is its address (https://…/v1), LYCAON_LLM_MODEL its name, LYCAON_LLM_KEY the key if it wants one.
cli-no-model-limit = { $variable } must be a number above nought.
cli-too-few-levels = A tournament needs two levels at least. There are: { $known }.
cli-two-levels = Two levels at most: the village’s, and the werewolves’.
cli-folder-other = { $folder } holds another simulation: other tables, bots or seed. Name another folder.
cli-folder-later = { $folder } holds a simulation of another version of Lycaon. Name another folder.
cli-folder-unreadable = The simulation in { $folder } cannot be read. Name another folder.
cli-folder-busy = Another Lycaon is playing the simulation in { $folder } right now.
cli-folder-no-folder = { $folder } is a file, not a folder.
cli-folder-not-empty = { $folder } holds something else. Name a new folder, or an empty one.

cli-about-balance = Look for decks and house rules under which the village wins as often as it should.
cli-usage-line-balance = Usage: lycaon balance --players N [--roles CARDS] [--target PERCENT] [OPTIONS]
cli-option-players = How many players.
cli-option-roles = The cards that are to be played besides werewolves and villagers, with commas.
cli-option-target = How many of 100 games the village is to win (50).
cli-bad-target = A target is a share of 100 games: 0 to 100, not { $value }.
cli-no-candidates = Nothing can be played by { $players } with these cards.
cli-balance-intro = { $tables ->
    [one] One table
   *[other] { $tables } tables
  } tried in { $games } games, seed { $seed }.
cli-column-changed = House rule
cli-column-village-wins = The village wins
cli-column-sure = How sure
cli-sure-near = surely within 5 points
cli-sure-may-be = may be exactly on it
cli-sure-off = surely not on it
cli-balance-how = The shares come from { $games } games of each table that were not used to choose it; in brackets: where the truth lies in 95 of 100 cases.
cli-balance-play = The first one: { $options }
