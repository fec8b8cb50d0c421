# Causes of death (they follow the player), the judge's rulings, and the reason for each step.

cause-explosion = gave himself up as a werewolf
cause-heartbreak = died of a broken heart
cause-idiocy = died with the elder
cause-left = left the game
cause-peeping = was caught peeping and devoured
cause-poison = was poisoned
cause-shot = was shot
cause-tie = died for a tied vote
cause-vote = was voted out
cause-werewolves = was devoured by the werewolves

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
ruled-turn = { $player } changed sides: { $reasons }.
ruled-bond = { $player }: { $reasons }.

# The house rule that decided follows its reason.
reason-by-rule = { $reason } (house rule: { $rule })

# Reasons. { $seat } is none where it is not known who, or need not be said.
reason-chance-broke-tie = the vote was tied and luck decided
reason-double-cause = of two causes one counts
reason-elder-fault = the elder died as he never should
reason-elder-life = the elder lost the first of his lives
reason-exploded = a werewolf gave himself up
reason-guard-and-heal-undone = the shield and the potion undid each other
reason-guarded = the defender ({ $seat }) stood at the door
reason-healed = { $seat ->
    [none] the potion helped as well
   *[other] the witch ({ $seat }) gave the healing potion
  }
reason-heartbroken = the other lover ({ $seat }) is dead
reason-idiot-spared = the village idiot showed his card
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
reason-tied = a tie between { $seat }
reason-unguarded = no shield can help here
reason-voted-out = the village voted
