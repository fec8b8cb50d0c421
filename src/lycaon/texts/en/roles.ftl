# Roles: name, one sentence, the full rule, a hint for beginners. Rules are told as they are by default, with what a
# house may change.

role-cupid-name = Cupid
role-cupid-brief = In the first night, makes two players fall in love.
role-cupid-rule = In the first night choose two players; you may be one of them. The lovers know each other, not each other's cards. When one dies, the other dies at once of a broken heart, and neither may vote the other out. Lovers of different camps are a camp of their own and win when nobody else is left; this also holds if their camps come apart later. If you are not one of the pair you stay with the village, unless the house lets you join the lovers' camp.
role-cupid-hint = A pair with a werewolf in it turns the game upside down. Whomever you choose, give nothing away.

role-defender-name = Defender
role-defender-brief = Each night, protects one player from the werewolves.
role-defender-rule = Each night choose a player to protect, yourself if you like, but never the same player two nights running. Tonight the werewolves cannot kill that player. Poison, shots and votes are not stopped, and the little girl cannot be protected. You must protect somebody, unless the house lets you rest. A victim who is both protected and healed lives and the potion is wasted; some houses let that victim die.
role-defender-hint = A seer who has spoken up needs you most. Plan two nights ahead: you cannot stay with the same player.

role-elder-name = Elder
role-elder-brief = Survives the first attack of the werewolves.
role-elder-rule = You have two lives, against werewolves only. The first attack takes one, and nobody is told; the second kills. Two different attacks in one night both count. A healing potion does not give a lost life back. If you are voted out, shot or poisoned, the village's roles lose their powers for the rest of the game, and an idiot whose card is already shown dies with you. A house may change which deaths do this, and whose powers go.
role-elder-hint = If you are about to be voted out, say who you are: the whole village would pay for your death.

role-hunter-name = Hunter
role-hunter-brief = May shoot one player when he dies.
role-hunter-rule = When the werewolves kill you or the village votes you out, you may shoot one living player, who dies at once. By default any other death, such as poison or a broken heart, leaves you no shot, and you may hold your fire. A house may give you a shot at any death, or make you shoot. You have no shot once the elder's death has cost the village its powers.
role-hunter-hint = Always know whom you suspect most. If in doubt, hold your fire rather than take a friend along.

role-little-girl-name = Little Girl
role-little-girl-brief = May peep while the werewolves choose.
role-little-girl-rule = While the werewolves are awake you may peep and see one of them. Each peep may be noticed, by default one time in four. If they notice, they may take you instead of their victim, and then nothing can save you; or they may let you be. The defender can never protect you. Where a person is the judge, a house may have you peep with your own eyes instead.
role-little-girl-hint = Do not tell all that you saw at once. Whoever is right too often gets noticed.

role-piper-name = Piper
role-piper-brief = Each night, charms two players; wins when all others alive are charmed.
role-piper-rule = Each night choose two players who are not charmed yet, never yourself. Then all who are charmed open their eyes and know each other. The charm never ends, takes no power away and does not pass between lovers. If you live and all others alive are charmed, you win at once and alone. In love with a player of another camp, you need to charm only those outside the lovers' camp, and win with your love. A house may change how many you charm, or count you to the village until you are in love.
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
role-witch-rule = You wake after the werewolves. The healing potion saves tonight's victim; the poison kills any player, even yourself. Each can be used once in the game. By default you are told the victim while you have the healing potion, you may heal yourself, and you may use both in one night; a house may change all three. No shield stops the poison, and whoever is both healed and poisoned dies.
role-witch-hint = Whom you healed is probably good, but a pack may attack its own to fool you. Poison a friend, and the werewolves have one less to kill.

office-sheriff-name = Sheriff
office-sheriff-brief = Elected by all; the sheriff's vote counts double.
office-sheriff-rule = Nobody is dealt the sheriff: one of you is elected on the first day. By default everybody votes after the speeches; a house may have candidates run, or have no sheriff. The sheriff's vote counts as two, in some houses as one and a half. A dying sheriff passes the badge to a living player; some houses allow to tear it up. If nobody takes it over, it is lost.
office-sheriff-hint = To whom you leave the badge tells the village whom you trust most.

camp-lovers-name = lovers
camp-nobody-name = nobody
camp-piper-name = piper
camp-village-name = village
camp-werewolves-name = werewolves
