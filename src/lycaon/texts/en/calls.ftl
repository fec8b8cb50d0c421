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
