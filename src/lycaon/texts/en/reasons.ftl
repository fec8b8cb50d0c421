# Causes of death (they follow the player), the judge's rulings, and the reason for each step.

cause-assassin = was killed by the assassin
cause-big-bad-wolf = was devoured by the big bad wolf
cause-disease = died of a wound from a rusty sword
cause-duel = died in a duel
cause-explosion = gave himself up as a werewolf
cause-fascination = died under the same spell
cause-fire = died in a fire
cause-heartbreak = died of a broken heart
cause-idiocy = died with the elder
cause-left = left the game
cause-peeping = was caught peeping and devoured
cause-poison = was poisoned
cause-revenge = died of the avenger's revenge
cause-shot = was shot
cause-substitute = died in the place of the enchantress
cause-tie = died for a tied vote
cause-vote = was voted out
cause-werewolves = was devoured by the werewolves
cause-white-werewolf = was devoured by the white werewolf
cause-wolf-brother = was devoured by the younger wolf brother

# The judge's notes.
note-dealt = { $player } holds: { $cards }.
note-centre = In the centre: { $cards }.
note-told = Told to { $players }: { $text }
note-revealed = Shown to { $players }: { $text }

# A ruling is one sentence. What has a line of its own, by cause of death or by its first reason, takes that.
ruled-death = { $player } died: { $reasons }.
ruled-death-plain = { $player } { $cause }.
ruled-death-duel = { $player } died in a duel: { $reasons }.
ruled-death-explosion = { $player } gave himself up as a werewolf.
ruled-death-fascination = { $player } died under the same spell: { $reasons }.
ruled-death-heartbreak = { $player } died of a broken heart: { $reasons }.
ruled-death-idiocy = { $player }, an idiot whose card is shown, died too: { $reasons }.
ruled-death-left = { $player } left the game for good.
ruled-death-specter = { $player } died: the specter takes an old werewolf.
ruled-death-tie = { $player } died: { $reasons }.
ruled-death-vote = { $player } was voted out: { $reasons }.
ruled-survival = { $player } lived: { $reasons }.
ruled-survival-miracle = { $player } is alive again: { $reasons }.
ruled-spared = { $player } was spared: { $reasons }.
ruled-loss = { $player } cannot use the power: { $reasons }.
ruled-loss-elder-fault = The village's powers are gone: { $reasons }.
ruled-loss-fire-wolf = { $player } has lost the power for good: { $reasons }.
ruled-loss-no-shot = { $player } may not shoot: { $reasons }.
ruled-turn = { $player } is a werewolf now: { $reasons }.
ruled-turn-avenger-chose = { $player } is for the werewolves: { $reasons }.
ruled-turn-dog-wolf-chose = { $player } is one of the werewolves: { $reasons }.
ruled-turn-double-agent = { $player } is for the werewolves now: { $reasons }.
ruled-turn-took-card = { $player } plays another role now: { $reasons }.
ruled-turn-turned = { $player } has become a werewolf.
ruled-bond = { $player } is in love: { $reasons }.
ruled-bond-mixed-pair = { $player } belongs to the lovers' camp: { $reasons }.
ruled-void = { $player } chose in vain: { $reasons }.

# A chain of reasons within the sentence.
reason-next = { $list }, { $next }

# The house rule that decided follows its reason.
reason-by-rule = { $reason } (house rule: { $rule })

# Reasons. { $seat } is none where it is not known who, or need not be said. Where a reason follows another one, and sounds
# otherwise then, it has a second line, -then.
reason-already-werewolf = player { $seat } is a werewolf already
reason-assassin = stabbed by the assassin ({ $seat })
reason-assassin-then = and stabbed by the assassin ({ $seat })
reason-avenger = named by the avenger ({ $seat }), who was right
reason-avenger-then = and named by the avenger ({ $seat }), who was right
reason-avenger-chose = the avenger chose their side
reason-big-bad = attacked by the big bad wolf ({ $seat })
reason-big-bad-then = and attacked by the big bad wolf ({ $seat })
reason-bottle-full = the witch ({ $seat }) still had her own potion
reason-chance-broke-tie = the vote was tied, and luck decided
reason-died-before = player { $seat } had died before
reason-disease = wounded by the rusty sword of player { $seat }
reason-disease-then = and wounded by the rusty sword of player { $seat }
reason-dog-wolf-chose = the dog-wolf chose their side
reason-double-cause = of which the first counts
reason-duel = the knight ({ $seat }) had made the challenge
reason-elder-fault = { $seat ->
    [none] an elder must not die like this
   *[other] the elder ({ $seat }) must not die like this
  }
reason-elder-life = which takes the first of the elder's lives
reason-elder-life-then = which only took the first of the elder's lives
reason-exploded = a werewolf gave himself up
reason-fire = { $seat ->
    [none] burned by the fire, which turned on the nearest werewolf
   *[other] burned in the fire that the pyromaniac ({ $seat }) had set
  }
reason-fire-then = { $seat ->
    [none] and burned by the fire, which turned on the nearest werewolf
   *[other] and burned in the fire that the pyromaniac ({ $seat }) had set
  }
reason-fire-turned = but it turned on a werewolf instead
reason-fire-wolf = the fire wolf ({ $seat }) took it
reason-guard-and-heal-undone = but shield and healing potion undid each other
reason-guarded = but the defender ({ $seat }) stood at the door
reason-healed = { $seat ->
    [none] and the healing potion helped as well
   *[other] but healed by the witch ({ $seat })
  }
reason-heartbroken = the other lover ({ $seat }) is dead
reason-house-burned = but the house was on fire (set by { $seat }), and nobody was there
reason-hypnotised = hypnotised by the werewolves
reason-hypnotised-then = and hypnotised by them
reason-idiot-spared = the village idiot showed his card
reason-immune = no such power touches the shadow (player { $seat })
reason-infected = infected by the accursed wolf-father
reason-infected-then = but the accursed wolf-father chose to infect
reason-last-standing = it fell on the last one standing
reason-left = left for good
reason-mixed-pair = the two lovers are of different camps
reason-moon-girl = the moon girl ({ $seat }) has named this player for the night
reason-more-than-half = more than half of the verdicts were for it
reason-no-shot = such a death leaves the hunter no shot
reason-no-werewolf = player { $seat } is no werewolf
reason-no-witch = there was no witch to have it
reason-not-agreed = the pack could not agree
reason-not-attacked = nobody had attacked player { $seat }
reason-pack = attacked by the werewolves
reason-pack-then = and attacked by the werewolves
reason-paired = cupid has made a pair of this player and player { $seat }
reason-peeping = caught peeping, and taken by the werewolves
reason-peeping-then = and caught peeping by the werewolves
reason-poison = poisoned by the witch ({ $seat })
reason-poison-then = and poisoned by the witch ({ $seat })
reason-potion-too = and the healing potion was given as well
reason-potion-wasted = and the healing potion was wasted
reason-runoff = the vote was tied, and the next one decided
reason-scapegoat = and the scapegoat takes the blame
reason-sheriff-broke-tie = the vote was tied, and the sheriff ({ $seat }) decided
reason-shot = shot by the hunter ({ $seat })
reason-spell = player { $seat }, who was hypnotised too, was voted out
reason-stands-in = the scapegoat takes the place of { $seat }
reason-stands-in-then = and the scapegoat takes the place of { $seat }
reason-substitute = named by the enchantress ({ $seat }) to die in her place
reason-substitute-then = and named by the enchantress ({ $seat }) to die in her place
reason-substituted = but player { $seat } dies in her place
reason-tied = the vote was tied between { $seat }
reason-took-card = the card of player { $seat } was taken over
reason-travelling = but a traveller survives the first night
reason-turned = has become a werewolf
reason-unguarded = whom no shield can help

# Nothing is to be said: the cause says it.
reason-voted-out = { "" }
reason-white = attacked by the white werewolf ({ $seat })
reason-white-then = and attacked by the white werewolf ({ $seat })
reason-younger-brother = attacked by the younger wolf brother ({ $seat })
reason-younger-brother-then = and attacked by the younger wolf brother ({ $seat })

# Why a game ended, in one sentence. { $players } are those who have just died.
ruled-end = Why it is over: { $reasons }.
why-after = with the death of { $players }, { $why }
why-all-charmed = everybody else alive is under the piper's charm
why-all-hypnotised = at most one of the others is not hypnotised
why-angel-granted = the angel has died in time
why-black-death = the Black Death has taken everybody
why-day-limit = the last day has been played
why-half-minus-one = the werewolves are at most one short of half the living
why-hopeless = nothing can change how one werewolf and one other end
why-last-survivor = one player has outlived the Black Death
why-no-villager-lives = only the werewolves' side is left alive
why-no-werewolf-lives = no werewolf is left alive
why-nobody-lives = nobody is left alive
why-only-lovers-live = only the lovers' camp is left alive
why-other-group-dead = the manipulator lives and nobody in the other group does
why-parity = at least half of the living are werewolves
why-power-roles-wiped = none of the village's power roles is left alive
why-villagers-wiped = no plain villager is left alive
why-white-werewolf-alone = the white werewolf has outlived the others
