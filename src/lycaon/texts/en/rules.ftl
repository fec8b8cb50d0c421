# House rules: for each a name, one sentence, and a short label for every choice. Yes and no are shared.

section-base-roles = Roles of the base game
section-characters-roles = Roles of Characters
section-deaths-and-reveal = Deaths and cards
section-events = Event cards
section-fan-roles = Roles of the fourth and fifth box
section-lovers = Lovers
section-new-moon-roles = Roles of New Moon
section-night-and-pack = The night and the pack
section-sheriff-and-day = The sheriff and the day
section-technical = Running the game
section-the-village-roles = Roles of The Village
section-two-cards = Two cards each
section-variants = Variants
section-victory = Victory
section-votes = Votes

preset-default-name = Default
preset-default = Rules that suit most tables.
preset-modern-cn-name = Modern
preset-modern-cn = Candidates run for sheriff, a wiped side loses, werewolves may give themselves up, shield and potion undo each other, cards stay hidden.
preset-official-name = Newer official rules
preset-official = The hunter must shoot, the sheriff breaks ties, and the infected keep their powers.
preset-seed000-name = Classic base game
preset-seed000 = The witch cannot heal herself, the hunter shoots at any death, and a tie spares everybody.
preset-seed001-booklet-name = Expansion booklet
preset-seed001-booklet = The witch cannot heal herself, the hunter shoots only after a bite or a vote, and a tie spares everybody.
preset-seed001-intro-name = Expansion introduction
preset-seed001-intro = As the expansion booklet, but the witch may heal herself and the elder's fault takes everybody's powers.
preset-seed001-last-name = Expansion supplement
preset-seed001-last = As the expansion booklet, but the witch may heal herself and learns the victim every night.
preset-seed001-table-name = Expansion party
preset-seed001-table = As the expansion booklet, but with one last sentence, causes of death told, and an earlier win for the werewolves.
preset-seed002-table-name = Nominations and verdict
preset-seed002-table = The seer learns the side only; by day each names one in turn, the accused defend themselves, and more than half decide.
preset-seed003-name = Wiped side
preset-seed003 = The classic base game with a win for a wiped side; werewolves may attack their own and give themselves up.
preset-seed004-name = Two cards
preset-seed004 = For two cards each: candidates run for sheriff, the hunter must shoot, and cupid joins the lovers.

# The night and the pack

rule-first-phase-name = Beginning
rule-first-phase = Whether the game begins by night or by day; with an angel always by day.
rule-first-phase-night = by night
rule-first-phase-day = by day

rule-pack-agreement-name = A divided pack
rule-pack-agreement = What happens when the werewolves do not name the same player.
rule-pack-agreement-unanimous-after-3-prompts = three prompts, then no attack
rule-pack-agreement-plurality-tie-none = the most named; a tie: no attack
rule-pack-agreement-unanimous = asked once, then no attack

rule-pack-may-target-wolf-name = Attacking their own
rule-pack-may-target-wolf = Whether the werewolves may attack one of the pack.

rule-pack-may-skip-name = Attacking nobody
rule-pack-may-skip = Whether the werewolves may leave everybody alone for a night.

# Roles of the base game

rule-seer-result-name = What the seer learns
rule-seer-result = What the seer is shown of a player.
rule-seer-result-card = the card
rule-seer-result-side = werewolf or not
rule-seer-result-both-cards = both cards

rule-thief-one-wolf-must-take-name = Thief and one werewolf
rule-thief-one-wolf-must-take = Whether the thief must take a single werewolf from the centre; one of two must always be taken.

rule-hunter-shoots-on-name = When the hunter shoots
rule-hunter-shoots-on = Which deaths leave the hunter a shot.
rule-hunter-shoots-on-wolves-or-vote = a bite or the vote
rule-hunter-shoots-on-any-death = any death

rule-hunter-shot-name = The hunter's shot
rule-hunter-shot = Whether the hunter may hold his fire.
rule-hunter-shot-may = may shoot
rule-hunter-shot-must = must shoot

rule-witch-self-heal-name = Witch heals herself
rule-witch-self-heal = Whether the witch may use the healing potion on herself.
rule-witch-self-heal-always = always
rule-witch-self-heal-never = never
rule-witch-self-heal-first-night = in the first night only

rule-witch-two-potions-one-night-name = Both potions in one night
rule-witch-two-potions-one-night = Whether the witch may use both potions in the same night.

rule-witch-told-victim-name = What the witch knows
rule-witch-told-victim = When the witch is told the victim; if never, a wrong guess wastes the potion.
rule-witch-told-victim-until-heal-used = until she has healed
rule-witch-told-victim-always = every night
rule-witch-told-victim-never = never

rule-little-girl-model-name = Peeping
rule-little-girl-model = What decides whether the peeping little girl is caught.
rule-little-girl-model-risk = luck
rule-little-girl-model-moderator = a human judge

rule-little-girl-catch-p-name = Risk of peeping
rule-little-girl-catch-p = Where luck decides: the chance that a peep is noticed, from 0 (never) to 1 (always).

# Roles of New Moon

rule-elder-fault-name = Killing the elder
rule-elder-fault = Which deaths of the elder cost the powers.
rule-elder-fault-vote-shot-poison = vote, shot or poison
rule-elder-fault-any-death = any death

rule-elder-loss-scope-name = Who loses the power
rule-elder-loss-scope = Whose powers go when the elder is killed.
rule-elder-loss-scope-village-roles = the village's roles
rule-elder-loss-scope-everyone = everybody; the pack's attack stays
rule-elder-loss-scope-all-power-cards = all roles but the werewolves

rule-elder-loss-starts-name = When the powers go
rule-elder-loss-starts = From when on the powers are gone.
rule-elder-loss-starts-batch-end = after the deaths at the same moment
rule-elder-loss-starts-cascade-end = after the whole chain of deaths

rule-revealed-idiot-dies-with-elder-name = Idiot dies with the elder
rule-revealed-idiot-dies-with-elder = Whether an idiot whose card is shown dies when the elder is killed.

rule-defender-may-skip-name = Defender may rest
rule-defender-may-skip = Whether the defender may protect nobody for a night.

rule-guard-and-heal-name = Protected and healed
rule-guard-and-heal = What becomes of a victim who is both protected and healed.
rule-guard-and-heal-survives-potion-wasted = lives, the potion is wasted
rule-guard-and-heal-survives = lives, both helped
rule-guard-and-heal-dies = dies

rule-piper-count-name = How many are charmed
rule-piper-count = How many players the piper charms each night.
rule-piper-count-2 = two
rule-piper-count-0-2 = none to two
rule-piper-count-1 = one

rule-piper-team-name = The piper's camp
rule-piper-team = Whether the piper plays alone, or for the village until in love.
rule-piper-team-solo = alone
rule-piper-team-village-until-in-love = the village until in love

# Roles of The Village

rule-white-target-name = White werewolf's victim
rule-white-target = Whom the white werewolf may kill alone.
rule-white-target-anyone = anybody
rule-white-target-werewolf-only = werewolves only

rule-white-win-name = White werewolf's win
rule-white-win = With how many left the white werewolf wins.
rule-white-win-last-alive = the last alive
rule-white-win-last-two = with one other at most

rule-raven-votes-name = The raven's votes
rule-raven-votes = How many votes the raven's mark counts.
rule-raven-votes-1 = one
rule-raven-votes-2 = two

rule-raven-no-repeat-name = Raven must change
rule-raven-no-repeat = Whether the raven may not mark the same player two nights running.

rule-pyro-mode-name = Fire
rule-pyro-mode = What fire does to a player whom the werewolves do not attack.
rule-pyro-mode-burn-player = kills the player
rule-pyro-mode-burn-building = burns the house only

rule-pyro-side-name = Where the fire spreads
rule-pyro-side = On which side the first werewolf burns when the victim is attacked as well.
rule-pyro-side-left = left
rule-pyro-side-right = right

# Roles of Characters

rule-bbw-off-when-name = Big bad wolf stops
rule-bbw-off-when = Whose death ends the big bad wolf's second attack.
rule-bbw-off-when-a-wolf-died = anybody on the werewolves' side
rule-bbw-off-when-wolf-or-wildchild-or-dogwolf-died = a wolf card, turned child or dog-wolf
rule-bbw-off-when-wolf-bbw-or-white-died = werewolf, big bad or white werewolf

rule-infected-keeps-power-name = Infected keep powers
rule-infected-keeps-power = Whether an infected player keeps the old power.

rule-infection-announced-name = Infection announced
rule-infection-announced = Whether the morning tells that somebody was infected, without a name.

rule-wild-child-change-announced-name = Wild child announced
rule-wild-child-change-announced = Whether it is announced, without a name, that the wild child has turned.

rule-siblings-mode-name = Sisters and brothers
rule-siblings-mode = What sisters and brothers do once they know each other.
rule-siblings-mode-confer = confer in silence every second night
rule-siblings-mode-bound-vote = agree each night on their vote
rule-siblings-mode-recognise-only = know each other, no more

rule-judge-window-name = Stuttering judge's moment
rule-judge-window = When the stuttering judge may call for a second vote.
rule-judge-window-result-until-night = from the result until night
rule-judge-window-after-execution = once the condemned is dead
rule-judge-window-while-voting = before the vote ends

rule-gypsy-mode-name = Gypsy
rule-gypsy-mode = Whether the gypsy decides about events or holds the Spiritualism cards.
rule-gypsy-mode-by-deck = events if there are any, else Spiritualism
rule-gypsy-mode-toggle-event = decides about events
rule-gypsy-mode-spiritualism = holds the five Spiritualism cards

rule-rusty-side-name = Where the rust goes
rule-rusty-side = On which side of the dead knight the first werewolf falls ill.
rule-rusty-side-left = left
rule-rusty-side-right = right

rule-angel-window-name = The angel's time
rule-angel-window = Until when the angel's death is a win.
rule-angel-window-first-vote-or-first-night = the first vote or night
rule-angel-window-also-second-night = an attack in the second night too

rule-actor-cards-faceup-name = Actor's cards face up
rule-actor-cards-faceup = Whether everybody sees the actor's three cards.

# Roles of the fourth and fifth box

rule-assassin-reset-name = Assassin's count
rule-assassin-reset = How votes against the assassin add up.
rule-assassin-reset-window = anew every two days
rule-assassin-reset-after-kill = until he kills

rule-knight-sees-dormant-name = Knight and sleeping brother
rule-knight-sees-dormant = Whether a sleeping younger brother counts as a werewolf to the knight.

rule-duke-uses-name = The duke's uses
rule-duke-uses = How often the duke may move votes.
rule-duke-uses-1 = once in the game
rule-duke-uses-unlimited = at every vote

rule-traveller-trigger-name = Traveller
rule-traveller-trigger = What sets off the traveller's power.
rule-traveller-trigger-traveller-attacked = an attack on him in the first night
rule-traveller-trigger-duke-killed = the duke killed in the first night

# Lovers

rule-cupid-joins-lovers-name = Cupid joins the lovers
rule-cupid-joins-lovers = Whether cupid belongs to the lovers' camp.

rule-lovers-may-talk-name = Lovers may talk
rule-lovers-may-talk = Whether the lovers may talk in private each night; cards are never shown.

rule-lovers-recheck-name = Lovers judged again
rule-lovers-recheck = Whether lovers whose camps come apart later become a camp of their own.

# The sheriff and the day

rule-sheriff-election-name = Election
rule-sheriff-election = How the sheriff is elected.
rule-sheriff-election-day1-after-speeches = first day, after the speeches, by all
rule-sheriff-election-day1-before-deaths = candidates run before the deaths are told
rule-sheriff-election-off = no sheriff

rule-sheriff-weight-name = The sheriff's vote
rule-sheriff-weight = How much the sheriff's vote counts.
rule-sheriff-weight-2 = two votes
rule-sheriff-weight-1-5 = one and a half votes

rule-badge-name = The badge
rule-badge = What a dying sheriff does with the badge.
rule-badge-must-pass = must pass it on
rule-badge-may-destroy = may tear it up

rule-self-explosion-name = Giving oneself up
rule-self-explosion = Whether a werewolf may give himself up during speeches or the election and end the day.

rule-bomb-badge-name = Giving up before the election
rule-bomb-badge = What it does to the badge when a werewolf gives himself up before there is a sheriff.
rule-bomb-badge-single = the first loses the badge
rule-bomb-badge-double = the second loses the badge
rule-bomb-badge-none = the election only waits

rule-speech-order-name = Order of speeches
rule-speech-order = In which order the village speaks.
rule-speech-order-left-of-victim = clockwise, from the left of the dead
rule-speech-order-free = open talk
rule-speech-order-by-clock = by the clock; a sheriff names the side, then it alternates
rule-speech-order-sheriff-decides = the sheriff names the side each day

rule-no-outside-info-name = Outside information
rule-no-outside-info = Whether noises, oaths and the like may be brought up.
rule-no-outside-info-moderator-penalty = forbidden; the judge punishes
rule-no-outside-info-off = no limits

# Votes

rule-vote-style-name = Voting
rule-vote-style = How the village votes by day.
rule-vote-style-simultaneous = all at once
rule-vote-style-nominate-and-verdict = nominations in turn, defence, verdict

rule-abstain-name = Abstaining
rule-abstain = Whether a player may abstain.

rule-self-vote-name = Voting for oneself
rule-self-vote = Whether players may vote for themselves.

rule-tie-rule-name = Ties
rule-tie-rule = What a tie means where there is no scapegoat.
rule-tie-rule-pk-once-then-nobody = one more vote between the tied, then nobody
rule-tie-rule-nobody = nobody leaves
rule-tie-rule-revote-between-tied-until-decided = vote between the tied until one leads
rule-tie-rule-sheriff-breaks-tie = the sheriff decides
rule-tie-rule-random = luck decides

# Deaths and cards

rule-double-cause-name = Two causes of death
rule-double-cause = Which cause counts when a player has two in one night.
rule-double-cause-first = the first in order
rule-double-cause-poison = poison first

rule-reveal-on-death-name = Cards of the dead
rule-reveal-on-death = Whether the dead show their cards.
rule-reveal-on-death-always = always
rule-reveal-on-death-optional = the condemned must, others may
rule-reveal-on-death-only-voted = the condemned only
rule-reveal-on-death-never = never

rule-last-words-name = Last words
rule-last-words = Whether the dead have last words; a broken heart never has.
rule-last-words-none = none
rule-last-words-one-sentence = one sentence each
rule-last-words-optional = whoever likes
rule-last-words-cn = dead of the first night, and those out by day
rule-last-words-executed-only = the condemned only

rule-announce-cause-name = Causes told
rule-announce-cause = Whether the judge says what killed the dead.

# Victory

rule-werewolves-win-at-name = Werewolves' win
rule-werewolves-win-at = When the werewolves have won.
rule-werewolves-win-at-all-villagers-dead = all others dead
rule-werewolves-win-at-parity = half of the living, at once
rule-werewolves-win-at-parity-after-day = half of the living when a day ends
rule-werewolves-win-at-half-minus-one-after-vote = one short of half after a vote, hunter and lovers dead
rule-werewolves-win-at-side-wiped = all power roles or all plain villagers dead
rule-werewolves-win-at-all-good-dead = all the village dead and no third camp

rule-check-between-double-votes-name = Win between two votes
rule-check-between-double-votes = Whether the game can be won between two votes of one day.

rule-shared-victory-name = Shared victory
rule-shared-victory = Whether all who reach their goal at the same time win together.

rule-piper-blocks-village-name = Piper holds up the village
rule-piper-blocks-village = Whether the village has not won while the piper lives.

rule-fast-forward-name = Early end
rule-fast-forward = Whether the werewolves win at nightfall when one of them faces one other and nothing can change it.

# Event cards

rule-event-redraw-if-void-name = Redraw void events
rule-event-redraw-if-void = Whether another card is drawn for one without effect.

rule-event-missing-attribute-name = Missing descriptions
rule-event-missing-attribute = What happens when an event asks for age or gender that nobody has entered.
rule-event-missing-attribute-ask-moderator = the judge groups the players
rule-event-missing-attribute-skip = the card is skipped

rule-variant-cards-name = Variant events
rule-variant-cards = Whether Radiant Sunday, End of the Harvest and Bleak Monday switch their variant on.

rule-touch-reveals-name = Side of the touch
rule-touch-reveals = Whether the victim of the Touch of Death learns on which side the toucher sits.

rule-event-elims-count-as-vote-name = Great Distrust as a vote
rule-event-elims-count-as-vote = Whether whoever leaves by Great Distrust counts as voted out.

rule-great-distrust-votes-name = Great Distrust
rule-great-distrust-votes = How many friends each player points at.
rule-great-distrust-votes-2 = two
rule-great-distrust-votes-3 = three

rule-nightmare-tie-name = Nightmare and ties
rule-nightmare-tie = What a tie means on the day of the Nightmare.
rule-nightmare-tie-all = all the tied leave
rule-nightmare-tie-normal = as any tie

# Variants

rule-hf-scapegoat-bans-name = Harvest scapegoat
rule-hf-scapegoat-bans = Whether the dying scapegoat of the harvest festival says who may vote.

rule-hf-witch-uses-name = Harvest witch
rule-hf-witch-uses = How often the witch of the harvest festival may throw the box in a game.
rule-hf-witch-uses-2 = twice
rule-hf-witch-uses-unlimited = once every night

rule-last-survivor-wins-name = Survivor of the Black Death
rule-last-survivor-wins = Whether the last one alive wins in the Black Death.

rule-fascination-persist-name = Lasting spell
rule-fascination-persist = Whether a spell of Radiant Sunday lasts when the day is over.

# Two cards each

rule-defender-after-seer-name = Defender after the seer
rule-defender-after-seer = Whether the seer is called before the defender.

rule-moderator-identification-name = Judge learns the cards
rule-moderator-identification = Whether hunter, idiot, elder and scapegoat are called in the first night for the judge to see.

# Running the game

rule-day-limit-name = Limit of days
rule-day-limit = After how many days without a winner nobody wins.

rule-fake-calls-name = Calls for show
rule-fake-calls = Whether thief, cupid and lovers are called in the first night even if they are not in the deck. It hides who is in a secret deck; where everybody knows the cards it fools nobody.

rule-night-calls-name = Calls of the night
rule-night-calls = Whether roles are called one after the other, or together where they do not depend on each other.
rule-night-calls-one-by-one = one by one
rule-night-calls-at-once = together

rule-night-redo-name = Choosing again
rule-night-redo = Whether a human judge who forgot the victim may have the werewolves choose again.
