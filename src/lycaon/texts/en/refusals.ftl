# What the judge says when something is not taken.

refusal-unknown-ask = You were never asked that.
refusal-closed = That question is over.
refusal-held = Wait: another player's power has come between.
refusal-illegal = That is no possible answer.
refusal-illegal-choices = That is no possible answer. Choose from: { $choices }.
refusal-illegal-seats = That is no possible answer. Name { $least } to { $most } of these: { $choices }.
refusal-illegal-text = These words cannot be kept as they are.
refusal-game-over = The game is over.
refusal-not-now = Player { $seat } may not speak here now.
refusal-not-now-ask = This question waits for its answer; no clock ends it.
refusal-unknown-seat = There is no player { $seat } alive.

refusal-bad-setup = This table cannot be set: { $what } cannot be { $value }.
refusal-bad-setup-attributes = Describe every player or none: { $most } descriptions are needed, there are { $value }.
refusal-bad-setup-cards-each = Each player gets { $least } or { $most } cards, not { $value }.
refusal-bad-setup-event = There is no event card called “{ $value }”.
refusal-bad-setup-events = The event cards cannot be played without their box: { $value }.
refusal-bad-setup-events-in-force = “{ $value }” cannot be in force from the start: only a new moon can.
refusal-bad-setup-seats = A table has { $least } to { $most } players, not { $value }.
refusal-bad-setup-sheriff = The sheriff must be one of { $least } to { $most }, not { $value }.
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
problem-contradiction = “{ $rule }” ({ $option }) cannot be { $value } together with another house rule. It could be: { $choices }.
