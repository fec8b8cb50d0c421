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

ruled-death = { $player } { $cause }: { $reasons }.
ruled-death-plain = { $player } { $cause }.
ruled-survival = { $player } lived: { $reasons }.
ruled-spared = { $player } was spared: { $reasons }.
ruled-loss = { $player } cannot use the power: { $reasons }.
ruled-loss-elder-fault = { $player } takes the village's powers along: { $reasons }.
ruled-loss-fire-wolf = { $player } has lost the power for good: { $reasons }.
ruled-turn = { $player } changed sides: { $reasons }.
ruled-turn-took-card = { $player } plays another role now: { $reasons }.
ruled-bond = { $player }: { $reasons }.

# The house rule that decided follows its reason.
reason-by-rule = { $reason } (house rule: { $rule })

# Reasons. { $seat } is none where it is not known who, or need not be said.
reason-assassin = the assassin ({ $seat }) struck
reason-avenger = the avenger ({ $seat }) named a werewolf
reason-avenger-chose = the avenger chose the werewolves
reason-big-bad = the big bad wolf ({ $seat }) attacked
reason-chance-broke-tie = the vote was tied and luck decided
reason-disease = wounded by the rusty sword of player { $seat }
reason-dog-wolf-chose = the dog-wolf chose the werewolves
reason-double-cause = of two causes one counts
reason-duel = the knight ({ $seat }) made a challenge
reason-elder-fault = the elder died as he never should
reason-elder-life = the elder lost the first of his lives
reason-exploded = a werewolf gave himself up
reason-fire = { $seat ->
    [none] the fire turned on the nearest werewolf
   *[other] the pyromaniac ({ $seat }) set the house on fire
  }
reason-fire-turned = the fire turned on a werewolf
reason-fire-wolf = the fire wolf ({ $seat }) took it
reason-guard-and-heal-undone = the shield and the potion undid each other
reason-guarded = the defender ({ $seat }) stood at the door
reason-healed = { $seat ->
    [none] the potion helped as well
   *[other] the witch ({ $seat }) gave the healing potion
  }
reason-heartbroken = the other lover ({ $seat }) is dead
reason-house-burned = the house was on fire (by { $seat }) and the werewolves found nobody
reason-idiot-spared = the village idiot showed his card
reason-infected = the accursed wolf-father used his bite
reason-last-standing = the last one who stood
reason-left = left for good
reason-mixed-pair = the lovers are of different camps and have become a camp of their own
reason-more-than-half = more than half of the verdicts were for it
reason-no-shot = such a death leaves the hunter no shot
reason-pack = the werewolves attacked
reason-paired = in love with player { $seat }
reason-peeping = the little girl was caught peeping
reason-poison = the witch ({ $seat }) used her poison
reason-potion-too = the healing potion was given as well
reason-potion-wasted = the healing potion was wasted
reason-runoff = the vote was tied and taken again
reason-scapegoat = the scapegoat takes the blame
reason-sheriff-broke-tie = the vote was tied and the sheriff ({ $seat }) decided
reason-shot = the hunter ({ $seat }) fired
reason-spell = player { $seat }, who was under the same spell, was voted out
reason-stands-in = the scapegoat takes the place of { $seat }
reason-substitute = stood in for the enchantress ({ $seat })
reason-substituted = player { $seat } dies in her place
reason-tied = a tie between { $seat }
reason-took-card = took the card of player { $seat }
reason-travelling = the traveller survives the first night
reason-turned = has become a werewolf
reason-unguarded = no shield can help here
reason-voted-out = the village voted
reason-white = the white werewolf ({ $seat }) attacked
reason-younger-brother = the younger wolf brother ({ $seat }) attacked
