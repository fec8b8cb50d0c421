# Roles: name, one sentence, the full rule, a hint for beginners. Rules are told as they are by default, with what a
# house may change.

role-cupid-name = Cupid
role-cupid-brief = In the first night, makes two players fall in love.
role-cupid-rule = In the first night choose two players; you may be one of them. The lovers know each other, not each other's cards. When one dies, the other dies at once of a broken heart, and neither may vote the other out. Lovers of different camps are a camp of their own and win when nobody else is left; this also holds if their camps come apart later. Lovers of the same camp win with it. Who dies of a broken heart has no last words. If you are not one of the pair you stay with the village, unless the house lets you join the lovers' camp.
role-cupid-hint = A pair with a werewolf in it turns the game upside down. Whomever you choose, give nothing away.

role-defender-name = Defender
role-defender-brief = Each night, protects one player from the werewolves.
role-defender-rule = Each night choose a player to protect, yourself if you like, but never the same player two nights running. Tonight the werewolves cannot kill that player. Poison, shots and votes are not stopped, and the little girl cannot be protected. You must protect somebody, unless the house lets you rest. After a night of rest you may protect anybody again. A victim who is both protected and healed lives and the potion is wasted; some houses let that victim die.
role-defender-hint = A seer who has spoken up needs you most. Plan two nights ahead: you cannot stay with the same player.

role-elder-name = Elder
role-elder-brief = Survives the first attack of the werewolves.
role-elder-rule = You have two lives, against werewolves only. The first attack takes one, and nobody is told; the second kills. Two different attacks in one night both count. A healing potion does not give a lost life back. An attack that a shield stops takes no life. If you die of anything else, such as a broken heart, the village loses nothing. If you are voted out, shot or poisoned, the village's roles lose their powers for the rest of the game, and an idiot whose card is already shown dies with you. A house may change which deaths do this, and whose powers go.
role-elder-hint = If you are about to be voted out, say who you are: the whole village would pay for your death.

role-hunter-name = Hunter
role-hunter-brief = May shoot one player when he dies.
role-hunter-rule = When the werewolves kill you or the village votes you out, you may shoot one living player, who dies at once. By default any other death, such as poison or a broken heart, leaves you no shot, and you may hold your fire. A house may give you a shot at any death, or make you shoot. If your shot leaves nobody alive, nobody has won. You have no shot once the elder's death has cost the village its powers.
role-hunter-hint = Always know whom you suspect most. If in doubt, hold your fire rather than take a friend along.

role-little-girl-name = Little Girl
role-little-girl-brief = May peep while the werewolves choose.
role-little-girl-rule = While the werewolves are awake you may peep and see one of them. Each peep may be noticed, by default one time in four. If they notice, they may take you instead of their victim, and then nothing can save you; or they may let you be. The defender can never protect you. Where a person is the judge, a house may have you peep with your own eyes instead.
role-little-girl-hint = Do not tell all that you saw at once. Whoever is right too often gets noticed.

role-piper-name = Piper
role-piper-brief = Each night, charms two players; wins when all others alive are charmed.
role-piper-rule = Each night choose two players who are not charmed yet, never yourself. Then all who are charmed open their eyes and know each other. The charm never ends, takes no power away and does not pass between lovers. No shield or potion stops it. If you are dead or have been infected you can no longer win like this. If you live and all others alive are charmed, you win at once and alone. In love with a player of another camp, you need to charm only those outside the lovers' camp, and win with your love. A house may change how many you charm, or count you to the village until you are in love.
role-piper-hint = You help neither side. Stay alive, and sound like any villager.

role-scapegoat-name = Scapegoat
role-scapegoat-brief = Dies in place of the tied when a vote is tied.
role-scapegoat-rule = When the vote is tied you die, and the tied players stay. Before you go you may say who may vote on the next day, or leave it open to all. If all whom you name die in the night, nobody may vote. Once you are gone or have lost your power, ties are settled as the house has it.
role-scapegoat-hint = Count the votes before they fall, and talk the village out of a tie.

role-seer-name = Seer
role-seer-brief = Each night, looks at one player.
role-seer-rule = Each night you must look at one other living player; you may look at the same one again. By default you see the card. A house may show you only whether that player is a werewolf.
role-seer-hint = When you speak up, tell every look at once: whom you saw, what you saw, and whom you will look at next.

role-thief-name = Thief
role-thief-brief = In the first night, may take one of the two cards in the centre.
role-thief-rule = With you in the game there are two cards more than players, and the two that are left lie face down in the centre. In the first night you look at them and may exchange your card for one. From then on you are what it says, and you are called with it this very night. If both are werewolves you must take one. If you keep your card you are a plain villager. A house may make you take even a single werewolf.
role-thief-hint = Play for the camp of your new card. Remember what you left in the centre: nobody has it.

role-villager-name = Villager
role-villager-brief = Has no power but a voice, a vote and a nose for lies.
role-villager-rule = You sleep through every night. By day you speak and vote. When the last werewolf is gone the village has won, and its dead win with it.
role-villager-hint = Remember who said what and who voted for whom. Ask where it does not fit together.

role-village-idiot-name = Village Idiot
role-village-idiot-brief = Voted out, shows his card and stays, without a vote.
role-village-idiot-rule = The first time the village votes you out you show your card and stay in the game. You may still speak, but never vote again. A second time you are out. Werewolves, poison, shots and a broken heart kill you like anybody. If you are the sheriff, the badge has no effect once your card is shown, and is lost when you die. If the village kills the elder after your card was shown, you die with him; a house may spare you.
role-village-idiot-hint = Once your card is shown everybody trusts you. Lead the talk, and beware of the night.

role-werewolf-name = Werewolf
role-werewolf-brief = Each night, attacks one player together with the pack.
role-werewolf-rule = Each night the pack wakes, knows its members and agrees on one player, who dies at dawn unless a shield, a potion or something else helps. By default all must name the same player; after three prompts without agreement nobody is attacked. The pack must name somebody, and no member of its own. A house may let the majority decide, allow an attack on a mate or on nobody, and let a werewolf give himself up by day. You win when only your side is alive; a house may let you win earlier.
role-werewolf-hint = By day, hunt like a villager: name suspects, give reasons, and do not always speak up for your pack.

role-witch-name = Witch
role-witch-brief = Has a healing potion and a poison, each to be used once.
role-witch-rule = You wake after the werewolves. The healing potion saves tonight's victim; the poison kills any player, even yourself. Each can be used once in the game. If werewolves attack more than one player, you are told all of them and can save one. By default you are told the victim while you have the healing potion, you may heal yourself, and you may use both in one night; a house may change all three. No shield stops the poison, and whoever is both healed and poisoned dies.
role-witch-hint = Whom you healed is probably good, but a pack may attack its own to fool you. Poison a friend, and the werewolves have one less to kill.

# The Village.

role-white-werewolf-name = White Werewolf
role-white-werewolf-brief = Hunts with the pack and, every second night, may kill alone; wins as the last one alive.
role-white-werewolf-rule = You wake and bite with the pack and look like a werewolf to everyone, but you are a camp of your own. In the second, fourth and every later even night you wake alone after the pack and may kill one more player, a mate of the pack if you like. A shield or a potion stops you as it stops them. When you alone are alive, you alone have won. While you live the werewolves cannot win, and the village must be rid of you too. A house may let you kill only werewolves when alone, or let you win with one other left.
role-white-werewolf-hint = Let the pack thin out the village before you turn on it. Without mates you face everybody at once.

role-raven-name = Raven
role-raven-brief = Each night, may accuse a player, who has one more vote against him in the next vote.
role-raven-rule = Each night you may accuse another living player, but not the same one two nights running. In the first ballot of the next day there is one more vote against that player. It is a vote like any other: if nobody else is voted for, it condemns by itself. It does not count again when a tie is voted on, and it is void if the player is dead by then. A house may make it two votes, or let you accuse the same player again and again.
role-raven-hint = Accuse for a reason: your vote hurts a friend as much as a foe. Watch who is quick to join in.

role-pyromaniac-name = Pyromaniac
role-pyromaniac-brief = Once, burns a player at night; if the werewolves come for that player, one of them burns instead.
role-pyromaniac-rule = Once in the game, at night, you may set a player's house on fire, even your own. If the werewolves do not attack that player tonight, he dies in the fire, and neither shield nor potion saves him. If they do, they find nobody: he is unharmed, and the first werewolf on his left (clockwise) burns instead. A house may say that fire only destroys the house, or that the werewolf on the right burns.
role-pyromaniac-hint = A badly laid fire kills a friend. Strike when you can guess whom the pack is after.

# Characters.

role-dog-wolf-name = Dog-Wolf
role-dog-wolf-brief = In the first night, chooses between the village and the werewolves, for good.
role-dog-wolf-rule = In the first night choose a camp; you cannot go back on it. As a werewolf you wake with the pack this very night. As a dog you are a villager without a power. Your card stays the dog-wolf: a seer who sees cards sees just that, and turned up at your death it gives nothing away. A seer who learns sides, the fox and the bear go by what you chose.
role-dog-wolf-hint = If you run with the pack and are found out, remember that your card alone proves nothing.

role-big-bad-wolf-name = Big Bad Wolf
role-big-bad-wolf-brief = After the pack, may kill a second player alone, until a werewolf has died.
role-big-bad-wolf-rule = You wake and bite with the pack; then you wake alone and may kill one more player, never a mate. A shield or a potion stops you as it stops the pack. If you choose the pack's victim, one player dies and one potion saves; on the elder it counts as two attacks. As soon as anybody on the werewolves' side has died, in whatever way, you kill alone no more; the infected, the turned and a dog-wolf who chose the pack all count. A house may say whose death stops you.
role-big-bad-wolf-hint = The first dead mate costs you your second bite. Do your best to keep the pack whole.

role-accursed-wolf-father-name = Accursed Wolf-Father
role-accursed-wolf-father-brief = Once, turns the pack's victim into a werewolf instead of killing.
role-accursed-wolf-father-rule = You wake and bite with the pack. Once in the game, when the pack has chosen, you may infect the victim instead of letting it die. No shield stops this, and the witch sees no such victim. At dawn the infected player is told, loses the old power, and is a werewolf from then on, waking with the pack from the next night; the card stays, and the judge says aloud that somebody was infected, but not who. Whoever has another cause to die tonight dies all the same. An elder with two lives resists: he loses one, and your bite is spent. A house may let the infected keep their power, or keep the infection secret.
role-accursed-wolf-father-hint = Infect somebody whom everybody trusts, a seer who has spoken up for one. Do not save the bite until it is too late.

role-wild-child-name = Wild Child
role-wild-child-brief = In the first night, chooses a model; when the model dies, becomes a werewolf.
role-wild-child-rule = In the first night choose another player as your model, who is not told. While your model lives you are with the village. When your model dies, in whatever way, you become a werewolf at once and wake with the pack from its next call on. Your card stays, and by default nothing is announced; a house may have it said aloud, without your name. Even if your model was the last werewolf you turn first, and the game goes on.
role-wild-child-hint = Your choice decides your side: a model who lives long keeps you in the village.

role-villager-villager-name = Villager-Villager
role-villager-villager-brief = Has a villager on both sides of the card: everybody knows that he is innocent.
role-villager-villager-rule = Your card shows a villager on both sides and lies open from the start, so everybody knows that you are innocent. Apart from that you are a plain villager without a power. Where each player has two cards only this one is shown, and nobody knows the other. The accursed wolf-father may infect you like anybody; from then on your card proves nothing.
role-villager-villager-hint = Everybody trusts you, and the pack knows it. While you live, lead the talk and gather the votes.

role-two-sisters-name = Two Sisters
role-two-sisters-brief = In the first night, the sisters recognise each other.
role-two-sisters-rule = This card always comes in twos. In the first night you and your sister wake together and know each other. By default you wake together again every second night, from the first on, and may confer without a word; your votes stay free. A house may have you agree each night on a player for whom alone you may vote next day, free again if that player dies, or let you wake in the first night only. If your sister is infected later, you are not told.
role-two-sisters-hint = Do not both speak up at once. One may talk while the other stays hidden to vouch for her later.

role-three-brothers-name = Three Brothers
role-three-brothers-brief = In the first night, the brothers recognise each other.
role-three-brothers-rule = This card always comes in threes. In the first night you and your brothers wake together and know each other. By default you wake together again every second night, from the first on, and may confer without a word; your votes stay free. A house may have you agree each night on a player for whom alone you may vote next day, free again if that player dies, or let you wake in the first night only. If a brother is infected later, you are not told.
role-three-brothers-hint = Three votes together weigh a lot, but vote alike too often and the pack will know you.

role-fox-name = Fox
role-fox-brief = Each night, may sniff at three neighbours for a werewolf; if all are clean, the nose is lost.
role-fox-rule = Each night you may choose a living player, yourself if you like. You are told whether that player or one of the two living neighbours is a werewolf. If so, you may sniff again the next night. If not, all three are clean, but you have lost your power for good. The infected, the turned and a dog-wolf who chose the pack count as werewolves; a sleeping younger wolf brother does not.
role-fox-hint = After a yes, shift by a seat and sniff again: soon you know which one it is. After a no, tell the village its three friends.

role-stuttering-judge-name = Stuttering Judge
role-stuttering-judge-brief = Once, by a secret sign, makes the village vote a second time on the same day.
role-stuttering-judge-rule = In the first night show the judge a secret sign. Once in the game, from the result of a day's vote until night, you may make it, even in your own last words if the vote has condemned you: the village votes again at once, without a word in between, and who may vote is looked at afresh. If the first vote has ended the game there is no second one. A house may have you make the sign before the vote ends, or only once the condemned is dead.
role-stuttering-judge-hint = Keep it for the day on which the village sees through two werewolves at once.

role-gypsy-name = Gypsy
role-gypsy-brief = Each night, decides whether an event happens in the morning.
role-gypsy-rule = Where event cards are played you wake each night and show the judge whether a card is turned at dawn; no sign means no card. Without them you have, by default, the five Spiritualism cards: you choose a question, a player whom you name asks it aloud in the morning, and the dead answer yes or no, truthfully. A house may settle on either.
role-gypsy-hint = When the village is ahead, let no event disturb it. When it is behind, take a chance.

role-bear-tamer-name = Bear Tamer
role-bear-tamer-brief = Each morning, the bear growls if a werewolf sits next to him.
role-bear-tamer-rule = Each morning, once the dead are told, the judge announces a growl if one of your two living neighbours is a werewolf. If a neighbour dies, the next living player counts. A sleeping younger wolf brother does not make the bear growl. If you are infected it growls every morning. Once you are dead or have lost your power it is silent.
role-bear-tamer-hint = A growl leaves two suspects. See how it changes with your neighbours, and you will know which one.

role-rusty-sword-knight-name = Knight with the Rusty Sword
role-rusty-sword-knight-brief = Killed by werewolves, wounds the first one on his left, who dies a morning later.
role-rusty-sword-knight-rule = If the werewolves kill you, your rusty sword wounds the first living werewolf on your left (clockwise), who dies of it on the following morning; no shield or potion helps. Who it is is settled when you die: if that one dies earlier, nobody else falls ill. Poison, the vote or a shot set nothing off, nor does an attack that you survive. A house may turn to the right instead.
role-rusty-sword-knight-hint = You need not hide too well: a pack that knows you pays for your life with one of its own.

role-devoted-servant-name = Devoted Servant
role-devoted-servant-brief = When a player is voted out, may take that player's card and play it on.
role-devoted-servant-rule = When a player is to leave and the card is not yet turned, you may show your own card and take that one instead, for your eyes alone. From then on you are that role, of that card's camp; its power is fresh and yours from nightfall on. The dead player's power does nothing more. Taking the card frees you from the piper's charm, and as sheriff you pass the badge on; if you were infected you stay a werewolf. You cannot do it when you are voted out yourself or are in love, nor when an idiot is spared.
role-devoted-servant-hint = You take the card unseen, and it may be a werewolf's. Ask yourself whose life you want to live.

role-angel-name = Angel
role-angel-brief = Wins alone if voted out in the first vote or eaten in the first night.
role-angel-rule = With you in the game it begins by day, with talk and a vote. If that vote sends you out, or the werewolves kill you in the first night, you have won alone, even if you are in love. Poison, a shot or a broken heart do not count, and if you are saved you have not died. If you outlive the first night you become a villager without a power, on the village's side. A house may count a bite in the second night too.
role-angel-hint = Make them want you gone without seeming to want it yourself. Overdo it, and everybody sees the angel.

role-abominable-sectarian-name = Prejudiced Manipulator
role-abominable-sectarian-brief = The table is split into two groups; wins alone when the other group is dead.
role-abominable-sectarian-rule = Before the game the judge splits all players into two groups by something that everybody can see; they need not be of the same size. When everybody in the group that is not yours is dead and you are alive, you have won alone, even if the last werewolf died by it. You do not wake at night and have no other power. If you are infected you are a werewolf and can no longer win like this.
role-abominable-sectarian-hint = Always going for the other group gives you away. Now and then, vote against your own.

role-actor-name = Actor
role-actor-brief = Each night, may take one of three cards and has its power until the next night.
role-actor-rule = Before the game the judge sets out three cards with powers, by default for all to see. At the start of each night you may take one; you have its power until the next night begins, and the card does not come back. You may also wait. Powers that need no waking count too, such as the hunter's shot or the elder's lives, and whatever is used up is fresh. Your camp stays what it is. Once the elder's death has cost the village its powers you have none. A house may show the cards to you alone.
role-actor-hint = Three cards are three nights, so do not rush. Everybody hears which one you took, the werewolves too.

# The fourth fan box.

role-pharmacist-name = Pharmacist
role-pharmacist-brief = Has a stupefying and a restoring potion, each to be used once.
role-pharmacist-rule = You wake each night before the witch. The stupefying potion takes a player's speech and vote for good. The restoring potion gives the witch a healing potion, which she may use this very night. She never has more than one: if she still has hers, yours is wasted, and she is not told. Each can be used once in the game, both in one night if you like. A stupefied sheriff keeps the badge without a vote, and still passes it on.
role-pharmacist-hint = Silence the werewolf who talks best. Restore the witch only once she has healed; a peaceful night is often the sign.

role-assassin-name = Assassin
role-assassin-brief = When four votes have fallen on him in two days, may kill in an even night.
role-assassin-rule = You are of the village. Votes against you by day add up, the sheriff's as two, and the raven's mark counts like any other vote. In every even night they are looked at: with four or more you may wake and kill another player. Then the count begins anew. You are no werewolf, so neither shield nor potion saves your victim. A house may let the votes add up until you have killed.
role-assassin-hint = You want their votes, but not too many. Seem a little suspicious, and no more than that.

role-enchantress-name = Enchantress
role-enchantress-brief = Each night, names a player who dies in her place if she would die.
role-enchantress-rule = Each night you must name another living player, never the same one two nights running. If werewolves, poison, the assassin or fire would kill you tonight, that player dies instead. It is not a werewolf attack: no shield or potion helps. If a shield or a potion saves you first, nothing happens to your stand-in. Nobody can die of a broken heart for you; and if your stand-in is your lover, you follow.
role-enchantress-hint = Name whom you suspect most. Never name a seer who has spoken up: an attack on you would kill her.

role-moon-girl-name = Moon Girl
role-moon-girl-brief = Each night, names a player whose power fails that night.
role-moon-girl-rule = You wake before the other powers and must name another living player, never the same one two nights running. Until the deaths of the morning are settled that player's power fails: no waking, and no shot, no extra life, no rusty sword either. A werewolf who is blocked has no say in the pack; if all are, nobody is attacked. The shadow is immune.
role-moon-girl-hint = Name your first suspect. If nobody dies that night, you may have blocked the last werewolf.

role-knight-name = Knight
role-knight-brief = Once, by day before the vote, challenges a player: a werewolf dies, otherwise the knight does.
role-knight-rule = Once in the game, while the village talks and before it votes, you may show your card and challenge a player. If it is a werewolf, that player dies, there is no vote today, and night falls at once. If not, you die and the day goes on. A sleeping younger wolf brother counts as no werewolf, unless the house says so. By default a hunter who dies in a duel has no shot.
role-knight-hint = Be sure before you draw. When the village is short of people, one wrong duel can lose the game.

role-elder-wolf-brother-name = Elder Wolf Brother
role-elder-wolf-brother-brief = Hunts with the pack; when he dies, his sleeping brother wakes to avenge him.
role-elder-wolf-brother-rule = In the first night you and your younger brother recognise each other. After that you wake and bite with the pack, which does not know him. When you die, in whatever way, he wakes alone in the coming night and kills one player, and from the night after that he is one of the pack.
role-elder-wolf-brother-hint = See that the pack does not bite your brother: it does not know him. He becomes a wolf only when you are gone.

role-younger-wolf-brother-name = Younger Wolf Brother
role-younger-wolf-brother-brief = Sleeps undetected while his elder brother lives; avenges him, then joins the pack.
role-younger-wolf-brother-rule = You are of the werewolves' camp. In the first night you and your elder brother recognise each other; then you sleep. The pack does not know you and may bite you. Meanwhile a seer sees a villager, and fox, bear and knight take you for no werewolf. In the night after your brother's death you wake alone and must kill a player. From the night after that you wake with the pack and can be found out. While you live the village has not won.
role-younger-wolf-brother-hint = While you sleep, live like a villager. Nobody can find you out, so there is no need to lie.

role-fire-wolf-name = Fire Wolf
role-fire-wolf-brief = In the night after a werewolf's death, may take a player's power for good.
role-fire-wolf-rule = You wake and bite with the pack. When another werewolf has died you may, in the coming night, name a player other than yourself, who loses the power for good. It is one player however many werewolves died, and it cannot be saved for later. Powers that need no waking go too, such as the hunter's shot or the elder's first life. The vote, a badge and the pack's common bite are not touched, and the shadow is immune.
role-fire-wolf-hint = A mate's death is the moment to strike back: take the power of the seer or witch who has spoken up.

role-avenger-name = Avenger
role-avenger-brief = In the first night, chooses a camp; in the night after his death, acts for it once.
role-avenger-rule = In the first night choose the werewolves or the village; nobody is told. As a werewolf you count as one, but you do not wake with the pack, and it does not know you. In the night after your death you may name a living player. For the werewolves: that player becomes one at once and wakes with the pack tonight. For the village: that player dies at dawn if a werewolf, and otherwise nothing happens. If you die at night you act in the following one.
role-avenger-hint = Decide while you live whom you would name. For the village, take a good look at your suspects before you go.

role-shadow-name = Shadow
role-shadow-brief = In the first night, names a player; when that player dies, becomes that role.
role-shadow-rule = In the first night name another player. While that player lives you are on the village's side and have no power. When that player dies you take over the role and its camp, with its power fresh; the judge tells you in secret. The dead player's last act happens as usual and is not repeated. The moon girl, the fire wolf and the like cannot touch a shadow; once you have become somebody, they can.
role-shadow-hint = Until then you cannot know on which side you will end. Do not promise too much.

# The fifth fan box.

role-medium-name = Medium
role-medium-brief = When the werewolves kill two or more in a night, may take the role of one of them.
role-medium-rule = In a night in which the werewolves kill two or more players besides you, you may name one of them. In the morning you become that role, of that card's camp, with its power fresh. You may also decline; it can be done once in the game. An infection or a badge does not come with the card. If you die that night yourself, it is too late.
role-medium-hint = Two victims in one night need a big bad wolf, a white werewolf or the like. Think about whom you would follow.

role-duke-name = Duke
role-duke-brief = When the votes are told, may show his card and move two of them from the leader to another.
role-duke-rule = When the count of the day's vote is told you may show your card and move two votes from the player with the most to another; only then is it looked at who is to leave. If several lead, they come from the one with the lowest seat number. If the move makes a tie, it is settled like any tie. By default once in the game; a house may let you do it at every vote. It cannot be done when a tie is voted on again.
role-duke-hint = Keep it for a friend who is about to be voted out, and count first whether your two votes make a tie.

role-traveller-name = Traveller
role-traveller-brief = Attacked in the first night, survives and learns the nearest werewolf.
role-traveller-rule = If the werewolves attack you in the first night you do not die, and the judge tells you the werewolf who sits nearest; of two equally near, the one on your left. After that night you are a villager without a power. A house may play it otherwise: you learn the nearest werewolf if the werewolves kill the duke in the first night, and then, and only then, you do not die that night.
role-traveller-hint = Do not shout it out at once. First think of how to make the village believe you.

# Two cards each.

role-two-brothers-name = Two Brothers
role-two-brothers-brief = In the first night, the brothers recognise each other.
role-two-brothers-rule = This card always comes in twos. In the first night you and your brother wake together and know each other. By default you wake together again every second night, from the first on, and may confer without a word; your votes stay free. A house may have you agree each night on a player for whom alone you may vote next day, free again if that player dies, or let you wake in the first night only. Where each player has two cards, your brother's other card may be anything, a werewolf too.
role-two-brothers-hint = A brother is not always a friend. Listen to him before you trust him.

role-three-sisters-name = Three Sisters
role-three-sisters-brief = In the first night, the sisters recognise each other.
role-three-sisters-rule = This card always comes in threes. In the first night you and your sisters wake together and know each other. By default you wake together again every second night, from the first on, and may confer without a word; your votes stay free. A house may have you agree each night on a player for whom alone you may vote next day, free again if that player dies, or let you wake in the first night only. Where each player has two cards, a sister's other card may be anything, a werewolf too.
role-three-sisters-hint = A werewolf among three sisters is nothing unusual. Do not vouch for them too soon.

office-sheriff-name = Sheriff
office-sheriff-brief = Elected by all; the sheriff's vote counts double.
office-sheriff-rule = Nobody is dealt the sheriff: one of you is elected on the first day. By default everybody votes after the speeches; a house may have candidates run, or have no sheriff. The sheriff's vote counts as two, in some houses as one and a half. A dying sheriff passes the badge to a living player; some houses allow tearing it up. If nobody takes it over, it is lost. The heir is named when all that the sheriff's death sets off is over, so nobody who falls with the sheriff can be it. The badge is worth nothing in the hands of a village idiot whose card is shown, and is lost with him. A werewolf who gives himself up before the election may cost the village the badge, as the house has it.
office-sheriff-hint = To whom you leave the badge tells the village whom you trust most.

office-town-crier-name = Town Crier
office-town-crier-brief = Each morning, may play an event card out of his hand.
office-town-crier-rule = In the newest boxes the sheriff names a town crier. He holds event cards, those of Spiritualism left out, and may play one of them each morning. Lycaon does not play this office: it turns the event cards from their deck at dawn, or when the gypsy says so.
office-town-crier-hint = An event helps those who are behind. Ask yourself before you play one who that is.

camp-angel-name = angel
camp-lovers-name = lovers
camp-nobody-name = nobody
camp-piper-name = piper
camp-sectarian-name = prejudiced manipulator
camp-village-name = village
camp-werewolves-name = werewolves
camp-white-werewolf-name = white werewolf
