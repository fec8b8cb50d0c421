# What the judge says when something is not taken.

refusal-unknown-ask = You were never asked that.
refusal-closed = That question is over.
refusal-held = Wait: another player's power has come between.
refusal-illegal = That is no possible answer.
refusal-illegal-choices = That is no possible answer. Choose from: { $choices }.
refusal-illegal-choices-why = That is no possible answer: { $why }. Choose from: { $choices }.
refusal-illegal-seats = That is no possible answer. Name { $least } to { $most } of these: { $choices }.
refusal-illegal-seats-why = That is no possible answer: { $why }. Name { $least } to { $most } of these: { $choices }.
refusal-illegal-text = These words cannot be kept as they are.
refusal-game-over = The game is over.
refusal-not-now = Player { $seat } may not speak here now.
refusal-not-now-ask = This question waits for its answer; no clock ends it.
refusal-unknown-seat = There is no player { $seat } alive.

# The rule behind what may be named at a call; it follows when something else was named.
limit-assassin = It must be another living player.
limit-avenger-revenge = It must be a living player.
limit-big-bad-wolf = It must be a living player who is none of the pack.
limit-cupid = It takes two different living players.
limit-defender = It must be a living player, and never the same one two nights running.
limit-cupid-affair = It must be one of the lovers and a third living player.
limit-duke = Two votes go from the leader to somebody else who could be voted for.
limit-enchantress = It must be another living player, and never the same one two nights running.
limit-fire-wolf = It must be another living player.
limit-fox = It must be a living player.
limit-hunter = It must be a living player; whoever dies together with you is dead already.
limit-knight = It must be another living player.
limit-medium = It must be one of tonight's other victims of the werewolves.
limit-moon-girl = It must be another living player, and never the same one two nights running.
limit-pharmacist-stupefy = It must be a living player.
limit-piper = They must be living players who are not charmed yet, and never the piper himself.
limit-pyromaniac = It must be a living player.
limit-raven = It must be another living player, by default never the same one two nights running.
limit-scapegoat = They must be living players.
limit-seer = It must be another living player.
limit-shadow = It must be another living player.
limit-sheriff-tie = Only those who are tied can be named.
limit-sheriff-vote = Only those who stand for election can be named.
limit-sheriff-runoff = Only those who are tied can be named now.
limit-sheriff-successor = It must be a living player.
limit-vote = It must be a living player; lovers never vote for each other, and siblings who have agreed on somebody vote for nobody else.
limit-vote-runoff = Only those who are tied can be named now.
limit-werewolf = It must be a living player, and one of the pack only where the house allows it.
limit-white-werewolf = It must be another living player, in some houses a werewolf.
limit-wild-child = It must be another living player.
limit-witch = It must be a living player.
limit-witch-heal = Only tonight's victims of the werewolves can be healed, the witch herself as far as the house allows it.
limit-witch-poison = It must be a living player.
limit-younger-wolf-brother = It must be another living player.

# Why somebody can't be named; it stands within the refusal. { $player } is who was named.
barred-away = { $player } is away
barred-card-known = the card of { $player } is known already
barred-charmed = { $player } is charmed already
barred-dead = { $player } is dead
barred-dying = { $player } has been voted out
barred-gives-himself-up = one can only give oneself up
barred-gives-up-badge = whoever gives up the badge cannot keep it
barred-heals-herself = the witch cannot heal herself tonight
barred-hypnotised = { $player } is hypnotised already
barred-lover = lovers never vote for each other
barred-must-hate = today lovers must vote for each other
barred-named-last-night = { $player } was named last night
barred-no-candidate = { $player } could not be voted for
barred-no-double-agent = the double agent must be somebody who is no werewolf
barred-no-neighbour = { $player } sits too far away
barred-no-neighbour-of-pack = { $player } sits beside none of the pack
barred-no-such-seat = there is no { $player }
barred-no-victim = { $player } is not among tonight's victims of the werewolves
barred-no-vote = { $player } may not vote
barred-not-awake = { $player } is not awake with the pack
barred-not-of-pack = { $player } is not known as one of the pack
barred-not-running = { $player } does not stand for election
barred-not-tied = { $player } is not among the tied
barred-of-the-pack = { $player } is one of the pack
barred-oneself = nobody can name themselves here
barred-other-building = { $player } is in the other building
barred-protected-last-night = { $player } was protected last night
barred-sibling = { $player } is one of the siblings
barred-siblings-agreed = the siblings have agreed on somebody else
barred-sits = { $player } sits already
barred-votes-come-from = the votes come from { $player }

# The same of one or several, in a replay, behind their seats.
left-out-away = away
left-out-charmed = charmed already
left-out-dying = voted out
left-out-gives-up-badge = gives up the badge
left-out-heals-herself = the witch herself, who may not tonight
left-out-hypnotised = hypnotised already
left-out-lover = lovers never vote for each other
left-out-must-hate = today lovers must vote for each other
left-out-named-last-night = named last night
left-out-no-candidate = not to be voted for
left-out-no-double-agent = the double agent must be no werewolf
left-out-no-neighbour = sitting too far away
left-out-no-neighbour-of-pack = beside none of the pack
left-out-no-victim = not among tonight's victims
left-out-no-vote = without a vote
left-out-not-awake = not awake with the pack
left-out-not-of-pack = not known as one of the pack
left-out-not-running = not standing for election
left-out-not-tied = not tied
left-out-of-the-pack = of the pack
left-out-other-building = in the other building
left-out-protected-last-night = protected last night
left-out-siblings-agreed = the siblings have agreed on somebody else
left-out-votes-come-from = the votes come from there

refusal-bad-setup = This table cannot be set: { $what } cannot be { $value }.
refusal-bad-setup-attributes = Describe every player or none: { $most } descriptions are needed, there are { $value }.
refusal-bad-setup-cards-each = Each player gets { $least } or { $most } cards, not { $value }.
refusal-bad-setup-event = There is no event card called “{ $value }”.
refusal-bad-setup-events = The event cards cannot be played without their box: { $value }.
refusal-bad-setup-events-in-force = “{ $value }” cannot be in force from the start: only a new moon can.
refusal-bad-setup-seats = A table has { $least } to { $most } players, not { $value }.
refusal-bad-setup-sheriff = The sheriff must be one of { $least } to { $most }, not { $value }.
refusal-bad-setup-type = This table cannot be set: { $value }.
refusal-bad-setup-variant = There is no variant called “{ $value }”.

refusal-bad-deck = This deck cannot be played: { $what } ({ $value }).
refusal-bad-deck-copies = The deck has { $found } of { $role } and needs { $need }.
refusal-bad-deck-count = The deck needs { $need } cards and has { $value }.
refusal-bad-deck-decided = With { $value } werewolves against { $need } others the game is over before it begins.
refusal-bad-deck-no-village = The deck has nobody for the village.
refusal-bad-deck-no-werewolf = The deck has no werewolf.
refusal-bad-deck-unknown-role = There is no role called “{ $value }”.
refusal-bad-deck-werewolf-in-it = This variant is played without werewolves; the deck has { $value }.

# Decks that can be played but look odd.
advice-few-wolves = There are few werewolves for so many players: they will find it hard.
advice-many-wolves = There are many werewolves: the village will find it hard.
advice-no-seer = Without a seer the village has little to go by.
advice-no-villager = Without a plain villager everybody has a power.

# House rules. { $rule } is a rule's name, { $option } its id, { $value } what was given.
problem-unknown-option = There is no house rule called “{ $option }”.
problem-unknown-option-nearest = There is no house rule called “{ $option }”. Did you mean “{ $nearest }”?
problem-unknown-preset = There is no preset called { $value }. Choose from: { $choices }.
problem-unknown-preset-nearest = There is no preset called { $value }. Did you mean “{ $nearest }”?
problem-unknown-value = “{ $rule }” ({ $option }) cannot be { $value }. Choose from: { $choices }.
problem-unknown-value-nearest = “{ $rule }” ({ $option }) cannot be { $value }. Did you mean “{ $nearest }”?
problem-out-of-range = “{ $rule }” ({ $option }) cannot be { $value }; it must be within { $choices }.
number-range = { $least } to { $most }
problem-contradiction = “{ $rule }” ({ $option }) cannot be { $value } together with another house rule. It could be: { $choices }.

# What a room refuses.
refusal-bad-name = A name has 1 to { $longest } characters, and something in it to see.
refusal-bad-text = That can't be said: it is longer than { $longest } characters.
refusal-bad-text-claims = That can't be said: { $most } claims at most, of { $longest } characters each.
refusal-bad-text-empty = There is nothing in it to say.
refusal-bad-command = That can't be understood: something is missing in it, or does not belong there.
refusal-bad-command-game = “{ $value }” is no game. The games of a room are numbered from 1.
refusal-bad-command-viewer = Nobody looks from “{ $value }”. It can be { $known }, or the number of a seat.
refusal-bad-command-form = A record has no form “{ $value }”. There are { $known }.
refusal-bad-command-query = This address does not take “{ $value }”, or not twice.
refusal-bad-settings = { $what } cannot be { $value }.
refusal-unknown-room = There is no room { $room }. Look at the code again, or open a room of your own.
refusal-unknown-person = There is nobody like that in this room.
refusal-not-host = Only the host may do that.
refusal-not-judge = Only the judge may do that.
refusal-not-seated = You have no seat in this game.
refusal-room-full = The room is full.
refusal-room-locked = The host lets nobody in any more.
refusal-no-watchers = In this room nobody may look on.
refusal-barred = You were asked to leave this room.
refusal-wrong-password = That is not the room's password.
refusal-game-running = Not while a game is under way. Wait until it is over.
refusal-no-game = No game is under way.
refusal-no-game-finished = This room has no such finished game.
refusal-too-few = { $found ->
    [one] It takes at least { $least } players; there is { $found } so far.
   *[other] It takes at least { $least } players; there are { $found } so far.
  }
refusal-nothing-to-undo = There is nothing to take back.
refusal-nothing-to-redo = Nothing was taken back.
refusal-paused = The game stands still. Wait until the host goes on.
refusal-too-many = That was too much at once. Wait a moment.
refusal-worn-out = So much has been done here that no more can be kept. Begin another game, or open another room.
refusal-used-up = You have done that so often here that no more of it is taken from you before the next game.
refusal-used-up-signs = You have said so much in this game that no more is taken from you before the next one.
refusal-used-up-turns = You have said so much, or changed so many answers, in this game that no more of it is taken from you before the next one. Your last answers stand, and what you are asked anew you can answer once.
refusal-busy = Too much is happening at once. Try again.
refusal-no-stand-in = No bot has taken that seat over in this game.
refusal-has-seat = That person plays already.
refusal-muted = The host has muted you.

# Where the rooms are kept.
refusal-bad-database = “{ $found }” is no database that Lycaon can use: give postgresql://… or sqlite:///file.
refusal-database-unreachable = The database { $where } cannot be opened: { $why }.
refusal-database-taken = Another process has { $where } open. One at a time can serve a file; several share a PostgreSQL.
refusal-database-too-old = { $found } is too old: { $needed } is needed.
refusal-database-too-new = { $where } was made by a newer Lycaon. Install that one, or choose another place.
refusal-unreadable-room = Room { $room } was kept by another version of Lycaon and cannot be read.

# What the server refuses before any room hears of it.
refusal-not-found = There is nothing here.
refusal-wrong-method = That can't be done here.
refusal-not-json = This can't be read: it must be JSON, and say so.
refusal-too-large = That is too much at once: { $most } bytes at most.
refusal-unknown-host = This server goes by another name.
refusal-forbidden = That is not for you to see.
refusal-no-model = This server has no language model for bots to ask. Choose another level.
refusal-fault = Something has gone wrong here. Try again.
