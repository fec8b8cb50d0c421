# The variants: name, one sentence, full rule, hint for beginners.

variant-black-death-name = The Black Death
variant-black-death-brief = There is no werewolf, and only the judge knows; each night's victim chooses the next one.
variant-black-death-rule = The deck has no werewolf at all, and the players do not know it. The judge calls the werewolves every night all the same: luck takes the first victim, and after that the last one to have died this way chooses; if tonight's target is saved, the same player chooses again. The dead must not tell. The days are as usual, and so are all powers, though nobody will ever find a werewolf. The village cannot win: when everybody is dead the game is over and nobody has won. A house may give the win to the last one alive.
variant-black-death-hint = This page is for the judge alone. Call the werewolves as you always do, and let your voice give nothing away.

variant-double-you-great-name = Double You, the great complication
variant-double-you-great-brief = Two hidden cards each, with both powers; one werewolf card makes a werewolf.
variant-double-you-great-rule = Everybody gets two cards, shows neither, and has the powers of both. One werewolf card makes a werewolf, who still has the other card's power; two make a werewolf like any other. The seer sees both cards. The elder's two lives protect the whole player. A village idiot who is voted out loses the other card's power and stays; one who is the elder as well is out at once. Thief and little girl are not dealt. For the rest the house rules of the table apply.
variant-double-you-great-hint = Look well at both cards before the first night, and keep in mind at which calls you wake.

variant-double-you-small-name = Double You, the small complication
variant-double-you-small-brief = One open card and one hidden card each: the open one is the power, the hidden one the side.
variant-double-you-small-rule = Everybody gets two cards. The open one lies before you and is your power; the hidden one, werewolf or villager, is your side. Whoever has a hidden werewolf wakes with the pack, and uses the open card's power for it too. The seer is shown the hidden card. The dead turn it up. Lovers with different hidden cards are a camp of their own. It is made for seven to nine players: open lie seer, hunter, witch, cupid, defender, elder and scapegoat, with villagers to fill up, and two of the hidden cards are werewolves. Thief, little girl, village idiot and piper are not used.
variant-double-you-small-hint = An open card proves a power, not a side: the seer may be a werewolf.

variant-fascination-name = Lycanthropic Fascination
variant-fascination-brief = The werewolves hypnotise instead of killing; if one who is hypnotised is voted out, all of them die.
variant-fascination-rule = Each night the werewolves choose a player, who is not killed but hypnotised. The judge says so in secret; all powers are gone at once, even those not yet used tonight, and the player sleeps through every night from then on. Speech, vote and badge are kept. Nobody can be hypnotised twice. The lone attacks of big bad wolf and white werewolf hypnotise as well; the accursed wolf-father still infects. The defender keeps the spell off, the elder resists it the first time, and no potion undoes it. If one who is hypnotised is voted out, all the others who are die too; any other death takes nobody along. When at most one player who is no werewolf is not under the spell, the werewolves win; when they are all dead, the village does.
variant-fascination-hint = Before you vote somebody out, ask yourself whether that player may be under the spell: you would lose all the others too.
variant-fascination-call-werewolf-act = Know your pack, and agree on whom you hypnotise.
variant-fascination-ask-werewolf = Whom will you hypnotise tonight?

variant-harvest-festival-name = Harvest Festival
variant-harvest-festival-brief = Eleven changes: werewolves reach only neighbours, the seer learns three roles, the witch throws a box, and more.
variant-harvest-festival-rule = Play with more werewolves than usual. One: the pack can only attack a living neighbour of any of its members; big bad wolf and white werewolf alone, only their own. Two: the seer learns the roles of her target and both neighbours, but not whose is whose. Three: the hunter can only shoot a neighbour. Four: the little girl peeps at the witch's call alone; she learns who the witch is and whom she names, and is not harmed for it. Five: the thief must exchange cards with another player in the first night, which takes effect at dawn; no cards lie in the centre. Six: the sheriff votes first, aloud. Seven: the scapegoat does not die of a tie, but instead of a neighbour who is voted out, and by default still says who may vote on the next day. Eight: once a night the witch may name a player and throws box and lid, and the outcome is said aloud: healing; healing, and the player becomes a plain villager; healing, and the player becomes a werewolf; or poison. By default she throws twice in a game, and she is not told whom the werewolves attacked. Nine: when the lovers have met, cupid names one of them and a third player, and these two are the couple now: the deceiver's death takes both others along, the third one's death only the deceiver, the abandoned one's death nobody. The couple cannot vote against each other, nor the deceiver against the abandoned, who is free to. Ten: the defender protects himself or a neighbour. Eleven: the piper charms one player a night. Neighbours are always living ones.
variant-harvest-festival-hint = Look to your left and to your right first: in this game nearly everything happens between neighbours.
variant-harvest-festival-call-piper-act = Choose the player whom you charm.
variant-harvest-festival-call-thief-act = Choose the player with whom you exchange cards.
variant-harvest-festival-call-witch-act = Will you throw box and lid tonight? For whom?

variant-surely-not-him-name = In Any Case It Surely Isn't Him!
variant-surely-not-him-brief = For the vote everybody stands, each in turn names one who sits down, and the last one standing is out.
variant-surely-not-him-rule = It takes the place of the vote. All the living stand up. Beginning on the left of the last one to have died, and going on clockwise, each player, standing or seated, names another one who still stands and now sits down; nobody may pass. The last one standing is out. You may talk all the while. While nobody has died, seat one begins. Whoever has no vote stands, but names nobody; if nobody may name, nobody is out. The votes of sheriff, raven and little rascal count for nothing extra, and lovers are free. Village idiot, devoted servant and stuttering judge act as always. There is no tie, so that scapegoat and duke have nothing to do.
variant-surely-not-him-hint = To name somebody is to save him. Watch who saves whom: werewolves seldom leave a mate standing.
variant-surely-not-him-ask-vote = Who is to sit down?
variant-surely-not-him-ask-vote-second = Once more: who is to sit down?
variant-surely-not-him-ballot-vote = The talking is over. Stand up, all of you. In turn each names one who sits down; the last one standing is out.
variant-surely-not-him-ballot-vote-second = Once more, and without a word: stand up, all of you. In turn each names one who sits down; the last one standing is out.
variant-surely-not-him-voted = Player { $seat } names player { $target }, who sits down.

variant-two-cards-name = Two Cards
variant-two-cards-brief = Two hidden cards each, with both powers; two werewolf cards make a big bad wolf.
variant-two-cards-rule = Everybody gets two cards, shows neither, and has the powers of both. A white werewolf card makes a white werewolf; else any werewolf card makes a werewolf; without either the player is of the village. Two werewolf cards make a big bad wolf. The seer sees both cards. A village idiot who is voted out loses the other card's power and stays; one who is the elder as well is out at once. Lovers of different camps are a camp of their own. For the rest the house rules of the table apply.
variant-two-cards-hint = Whoever proves one card has proved nothing about the other, which may be a werewolf.
