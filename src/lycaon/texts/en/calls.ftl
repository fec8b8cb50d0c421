# Calling the night: eyes open, what to do, eyes shut. A role without lines of its own takes the first ones.

call-open = { $role }, open your eyes.
call-act = Do what you have to do.
call-close = { $role }, close your eyes.

# Several roles together.
wave-open = { $roles }, open your eyes.
wave-act = Each of you, do what you have to do.
wave-close = { $roles }, close your eyes.

call-thief-act = Look at the two cards in the centre. Will you exchange yours?
call-cupid-act = Choose two players to fall in love.
call-cupid-affair-act = Choose one of the lovers and a third player for a secret affair.

call-lovers-name = Lovers
call-lovers-act = Look at each other.

call-defender-act = Choose a player to protect.
call-seer-act = Choose a player to look at.

call-werewolf-name = Werewolves
call-werewolf-act = Know your pack, and agree on a victim.

call-witch-act = Will you use your healing potion? Will you use your poison?

call-piper-act = Choose the players whom you charm.

call-charmed-name = Charmed ones
call-charmed-act = Look at each other.

# In the first night, only so that the judge learns who is who.
call-hunter-act = Let the judge see you.
call-village-idiot-act = Let the judge see you.
call-elder-act = Let the judge see you.
call-scapegoat-act = Let the judge see you.
call-little-girl-act = Let the judge see you.
call-abominable-sectarian-act = Let the judge see you.
call-angel-act = Let the judge see you.
call-villager-villager-act = Let the judge see you.
call-bear-tamer-act = Let the judge see you.
call-rusty-sword-knight-act = Let the judge see you.
call-devoted-servant-act = Let the judge see you.
call-knight-act = Let the judge see you.
call-duke-act = Let the judge see you.

# The Village and Characters.
call-white-werewolf-act = Will you kill one more player alone?
call-raven-act = Choose a player to accuse.
call-pyromaniac-act = Will you set a fire? At whose house?
call-dog-wolf-act = Choose: wolf or dog?
call-big-bad-wolf-act = Will you kill one more player?
call-accursed-wolf-father-act = Will you infect tonight's victim?
call-wild-child-act = Choose a player as your model.
call-two-sisters-act = Look at each other. Not a word.
call-three-brothers-act = Look at each other. Not a word.
call-fox-act = Choose a player to sniff at, with the neighbours on both sides.
call-stuttering-judge-act = Show the judge your secret sign.
call-gypsy-act = Will you call the spirits tonight? Show the judge.
call-actor-act = Choose the card that you play tonight.

# The fan boxes. Who can act in some nights only is called in the same words every night, so that nobody hears which.
call-pharmacist-act = Will you use your stupefying potion? Will you use your restoring potion?
call-assassin-act = If enough votes have fallen on you, you may kill a player.
call-enchantress-act = Choose who stands in for you tonight.
call-moon-girl-act = Choose a player whose power fails tonight.

call-wolf-brothers-name = Wolf Brothers
call-wolf-brothers-act = Look at each other.

call-younger-wolf-brother-act = If your brother has just died, choose whom you kill for him.
call-fire-wolf-act = If a werewolf has just died, you may take a player's power for good.
call-avenger-act = Choose: the werewolves' camp or the village's?

call-avenger-revenge-name = Dead Avenger
call-avenger-revenge-act = If this is your night, choose a player.

call-shadow-act = Choose the player whose shadow you are.
call-medium-act = If the werewolves kill more than one tonight, you may choose whose role you take.
call-traveller-act = If your power works tonight, look at the werewolf whom the judge points out.

# Two cards each.
call-two-brothers-act = Look at each other. Not a word.
call-three-sisters-act = Look at each other. Not a word.
