# The event cards of New Moon: name, one sentence, full rule, hint, what the judge reads when the card is turned; then the
# questions, private facts, announcements, causes and reasons that the cards need.
# When a card is turned, { $player } is the last to have died; { $seat } is none while nobody has.

# Full moons: they happen at once.

moon-all-fools-day-name = All Fools' Day
moon-all-fools-day-brief = Until the next dawn some roles swap powers, and lovers hate each other.
moon-all-fools-day-rule = From now until the next dawn witch and seer, hunter and little girl, defender and elder have each other's power. Only powers are swapped: cards and sides stay, and a potion that is used up stays used up. At night the calls are made as always, and whoever has the power now wakes to them. If only one of two is in play, that player has no power meanwhile. Lovers hate each other: each must vote against the other where that is possible, and if one dies the other lives. After that all is as before; a lover who died meanwhile takes nobody along.
moon-all-fools-day-hint = Open your eyes when the power that you have now is called, not when your own name is.
announced-all-fools-day = All Fools' Day! Until the next dawn witch and seer, hunter and little girl, defender and elder have each other's power. Lovers must vote against each other, and nobody dies of a broken heart.

moon-bleak-monday-name = Bleak Monday
moon-bleak-monday-brief = A day like any other; where variants are switched on, today's vote is “In Any Case It Surely Isn't Him!”.
moon-bleak-monday-rule = By default nothing happens. Where the house lets cards switch variants on, today's vote is taken as in “In Any Case It Surely Isn't Him!”: everybody stands, each in turn names one who sits down, and the last one standing is out.
moon-bleak-monday-hint = Where it is played, note who lets whom sit down: it tells more than a vote.
announced-bleak-monday =
    { $variants ->
        [yes] Bleak Monday: today's vote is “In Any Case It Surely Isn't Him!”.
        [no] Bleak Monday: a day like any other.
       *[none] Bleak Monday: where variants are switched on, today's vote is “In Any Case It Surely Isn't Him!”; else the day goes on as usual.
    }

moon-eclipse-name = Eclipse
moon-eclipse-brief = Today you talk with your backs to the circle; whoever looks round loses today's vote.
moon-eclipse-rule = While the village talks today, everybody sits with the back to the circle and looks at nobody. Whoever looks round is named by the judge and has no vote today. For the vote everybody turns back.
moon-eclipse-hint = You cannot see their faces, so listen: whose voice has changed today?
announced-eclipse = Eclipse: turn round, all of you, and talk with your backs to the circle. Whoever looks round has no vote today. For the vote you turn back.

moon-end-of-the-harvest-name = End of the Harvest
moon-end-of-the-harvest-brief = A day like any other; where variants are switched on, the coming round is the Harvest Festival's.
moon-end-of-the-harvest-rule = By default nothing happens. Where the house lets cards switch variants on, the Harvest Festival is played from now until tomorrow's nightfall: werewolves, hunter, defender, seer and sheriff follow its rules, the witch throws the box, the scapegoat dies for a neighbour, the piper charms one player a night, and the little girl peeps at the witch. Thief and cupid have done their work and are left out. In a game that is a Harvest Festival already the card has no effect.
moon-end-of-the-harvest-hint = Where it is played, look at your neighbours: tonight the werewolves can only reach those who sit next to one of them.
announced-end-of-the-harvest =
    { $variants ->
        [yes] End of the Harvest: it is Harvest Festival until tomorrow's nightfall.
        [no] End of the Harvest: a day like any other.
       *[none] End of the Harvest: where variants are switched on, it is Harvest Festival until tomorrow's nightfall; else the day goes on as usual.
    }

moon-flood-name = Flood
moon-flood-brief = The women flee to the church, the men to the inn; there is no vote, and at night the werewolves can only kill where they are.
moon-flood-rule = It needs at least six living players. The women take refuge in the church, everybody else at the inn, and there is no vote today. In the coming night each werewolf can only attack somebody under the same roof: the werewolves in either building choose by themselves, so there may be two victims, and a building without werewolves has none. Werewolves who kill alone are bound to their building too. Shields and other powers work across the water. At dawn the flood is over.
moon-flood-hint = Note who is under your roof: if somebody dies there, a werewolf was there too.
announced-flood = Flood! The women flee to the church, everybody else to the inn. There is no vote today, and tonight a werewolf can only attack in the building where he is.

moon-gone-hunting-name = Gone Hunting
moon-gone-hunting-brief = All men are away until dawn.
moon-gone-hunting-rule = All male players leave the village until the next dawn. Today they neither speak nor vote, and nobody can vote for them. Tonight they are not called; werewolves among them do not attack, and no werewolf can attack them. The werewolves who stayed at home kill as usual; if all of them are out hunting, nobody is attacked. Other powers can still reach those who are away.
moon-gone-hunting-hint = If nobody dies tonight, look for the werewolves among those who were away.
announced-gone-hunting = Gone hunting: all men are away until dawn. They neither speak nor vote, nobody can vote for them, and no werewolf can reach them.

moon-good-manners-name = Good Manners
moon-good-manners-brief = Today everybody speaks in turn; whoever interrupts loses today's vote.
moon-good-manners-rule = Today you speak in turn, in the order that the judge gives, and nobody may interrupt. Whoever does is named by the judge and has no vote today.
moon-good-manners-hint = Keep your question for your turn: an interruption is not worth a vote.
announced-good-manners = Good manners, please: today you speak in turn. Whoever interrupts has no vote today.

moon-great-distrust-name = Great Distrust
moon-great-distrust-brief = Instead of a vote all point at their friends at once; whoever nobody points at is out.
moon-great-distrust-rule = It takes the place of today's vote. At the judge's word everybody points with both hands at two friends, not the same one twice and not oneself, and nobody may refuse; a house may have it three. Whoever nobody points at is out, all of them together. The sheriff's double vote, the raven's mark and the lovers' ban do not count. By default this is being voted out, so that the village idiot may show his card and stay; a house may have it otherwise.
moon-great-distrust-hint = Only a finger that points at you saves you: make friends while you talk.
announced-great-distrust = Great distrust: there is no vote today. When you have talked, you all point at your best friends at my word. Whoever nobody points at must leave.

moon-heads-or-tails-name = Heads or Tails
moon-heads-or-tails-brief = A coin decides whether the condemned of today leaves.
moon-heads-or-tails-rule = When the village has condemned somebody today, the judge tosses a coin: heads is a pardon, tails the end. It is tossed for the scapegoat of a tied vote too. The coin comes first: a village idiot whom it pardons need not show his card. A pardon undoes the verdict, so that nothing happens which being voted out would set off. Where nobody is condemned no coin is tossed.
moon-heads-or-tails-hint = Do not count on the coin to mend a careless vote: every other time the condemned leaves.
announced-heads-or-tails = Heads or tails: after today's vote I toss a coin. Heads, and the condemned stays; tails, and it is over.

moon-luncheon-for-seniors-name = Luncheon for Seniors
moon-luncheon-for-seniors-brief = The older half of you is away until sunset.
moon-luncheon-for-seniors-rule = The older half of the living goes to luncheon, one fewer where the number is odd; of the same age, the lower seat goes first. Until sunset they neither speak nor vote, and nobody can vote for them. The night is like any other.
moon-luncheon-for-seniors-hint = With half of you away each vote weighs more. Count first who can still vote.
announced-luncheon-for-seniors = Luncheon for seniors: the older half of you is away until sunset. They neither speak nor vote, and nobody can vote for them.

moon-miracle-name = Miracle
moon-miracle-brief = The werewolves' last victim had only fainted, and comes back as a plain villager.
moon-miracle-rule = Whom the werewolves killed last night comes back to life at once; if they killed nobody, it is the last one whom they killed before. The player is a plain villager of the village now, without the old role and its powers. What the death has set off cannot be undone: the hunter's shot, a lover's grief, a badge that was passed on. The love that bound the player is over too. While the werewolves have killed nobody the card has no effect.
moon-miracle-hint = Whoever comes back is of the village now, whatever the old card was: you can believe that player.
announced-miracle = A miracle! The werewolves' last victim had only fainted, and wakes as a plain villager.

moon-nightmare-name = Nightmare
moon-nightmare-brief = Without a word, each of you in turn accuses somebody; whoever is accused the most is out.
moon-nightmare-rule = It takes the place of today's vote, and nobody may speak before it. Beginning on the left of the last one to have died, and going on clockwise, each player who may vote accuses another one aloud; nobody may pass. Each accusation counts one, the sheriff's too. Whoever is accused the most is out; of several, all of them, unless the house settles it like any tie. While nobody has died the card has no effect.
moon-nightmare-hint = Those who accuse late decide. Watch whom they spare.
announced-nightmare = Nightmare: not a word, anybody. Beginning on the left of { $seat ->
    [none] the last one to have died
   *[other] { $player }
  }, each of you accuses somebody; whoever is accused the most must leave.

moon-not-me-nor-wolf-name = Not Me, Nor Wolf
moon-not-me-nor-wolf-brief = Until the vote nobody may say “me” or “wolf”; whoever does loses today's vote.
moon-not-me-nor-wolf-rule = From now until today's vote nobody may say the words “me” and “wolf”. Whoever says one is named by the judge and has no vote today.
moon-not-me-nor-wolf-hint = Speak slowly, and find other words before you begin.
announced-not-me-nor-wolf = Not me, nor wolf: until today's vote nobody says “me” or “wolf”. Whoever does has no vote today.

moon-pact-with-the-devil-name = Pact with the Devil
moon-pact-with-the-devil-brief = Today's condemned may take a pact and stay, but sits out the next game if this one is lost.
moon-pact-with-the-devil-rule = Whom the village condemns today may take a pact: the player stays, but if this game is lost for his side he must sit out the next one. Who refuses leaves as usual. Whom the coin or the idiot's card has already spared is not asked. It is offered once, and said aloud when it is taken.
moon-pact-with-the-devil-hint = Take the pact if you believe that your side will win: then it costs you nothing.
announced-pact-with-the-devil = A pact with the devil: whom you condemn today may stay. But whoever takes the pact and loses sits out the next game.

moon-punishment-name = Punishment
moon-punishment-brief = The last to have died names somebody, who is out unless two others vouch.
moon-punishment-rule = The last player to have died names a living one. The others may vouch for that player, who may plead with them. With fewer than two who vouch, the player is out at once. It is no vote: the village idiot cannot show his card and stay, and an elder who dies of it costs the village nothing. Today's vote takes place as usual. While nobody has died the card has no effect.
moon-punishment-hint = Everybody sees who vouches. Do it only for somebody whom you believe.
announced-punishment = Punishment: { $seat ->
    [none] the last one to have died
   *[other] { $player }
  } names one of you, who is out unless at least two others vouch.

moon-radiant-sunday-name = Radiant Sunday
moon-radiant-sunday-brief = A day like any other; where variants are switched on, the werewolves hypnotise tonight instead of killing.
moon-radiant-sunday-rule = By default nothing happens. Where the house lets cards switch variants on, Lycanthropic Fascination is played from now until tomorrow's nightfall: tonight the werewolves hypnotise their victim, and if one who is hypnotised is voted out tomorrow, all of them die. Tomorrow at nightfall the spell ends and the powers return, unless the house lets it last. In a game of Fascination the card has no effect.
moon-radiant-sunday-hint = Where it is played, nobody is bitten tonight, but be careful whom you vote out tomorrow.
announced-radiant-sunday =
    { $variants ->
        [yes] Radiant Sunday: the werewolves hypnotise until tomorrow's nightfall.
        [no] Radiant Sunday: a day like any other.
       *[none] Radiant Sunday: where variants are switched on, the werewolves hypnotise until tomorrow's nightfall; else the day goes on as usual.
    }

moon-saint-philip-name = Saint Philip
moon-saint-philip-brief = The sheriff is dismissed, and the village elects a new one.
moon-saint-philip-rule = The sheriff hands in the badge and the village elects a new one at once. Everybody votes, and the old sheriff may be elected again. A badge that was lost is back with this election.
moon-saint-philip-hint = Now you can take the badge from a sheriff whom you no longer trust.
announced-saint-philip = Saint Philip: the sheriff is dismissed, and you elect a new one now.

moon-saturday-evening-ball-name = Saturday Evening Ball
moon-saturday-evening-ball-brief = The younger half of you dances until dawn.
moon-saturday-evening-ball-rule = The younger half of the living goes dancing until the next dawn, one fewer where the number is odd; of the same age, the lower seat goes first. Today they neither speak nor vote, and nobody can vote for them. Tonight they are not called; werewolves among them do not attack, and no werewolf can attack them. If all the werewolves are dancing, nobody is attacked.
moon-saturday-evening-ball-hint = If nobody dies tonight, look for the werewolves among the dancers.
announced-saturday-evening-ball = Saturday evening ball: the younger half of you dances until dawn. They neither speak nor vote, nobody can vote for them, and no werewolf can reach them.

moon-spiritualism-name = Spiritualism
moon-spiritualism-brief = A medium chooses one of the card's four questions, and the dead answer truly: yes or no.
moon-spiritualism-rule = There are five such cards with four questions each. The first living player on the left of the last one to have died is the medium and chooses a question, for some of them pointing at a player or two; the spirit of the first player whom the werewolves killed answers truly with yes or no. “I” is the medium; a werewolf is a living one of the werewolves' side, the double agent excepted; neighbours are living ones. A question that nobody can answer truly cannot be chosen, and a card of which that goes for all is passed over. While the werewolves have killed nobody the card has no effect.
moon-spiritualism-hint = Ask what parts your suspects in two: a question whose answer you can guess is wasted.
announced-spiritualism = Spiritualism: take each other's hands. The medium is the first living player on the left of { $seat ->
    [none] the last one to have died
   *[other] { $player }
  }, and may put one question to the spirit.

moon-woodland-gathering-name = Woodland Gathering
moon-woodland-gathering-brief = All women are away until sunset, and the witch brews one more potion.
moon-woodland-gathering-rule = All female players leave the village until sunset. Meanwhile they neither speak nor vote, and nobody can vote for them. Just before nightfall the witch gets one more potion, healing or poison as she chooses, even of a kind that she still has. She gets it whether or not she went along.
moon-woodland-gathering-hint = If you are the witch, take the potion that you have used up; near the end, take poison.
announced-woodland-gathering = Woodland gathering: all women are away in the forest until sunset. They neither speak nor vote, and nobody can vote for them. The witch will have one more potion.

# Crescents: they wait for the next vote or the next night.

moon-backfire-name = Backfire
moon-backfire-brief = Tonight a plain villager whom the werewolves attack becomes one of them; if it is anybody else, the first werewolf on the left dies.
moon-backfire-rule = It counts for the coming night alone. A plain villager whom the pack names does not die but becomes a werewolf with a werewolf's card, and the judge says so in secret. Anybody else whom it names is unharmed, and the first living werewolf on that player's left, clockwise, dies; no shield and no potion helps him. It makes no difference whether the target is protected, an elder loses no life, and the accursed wolf-father cannot infect tonight. A pack that does not agree harms nobody. The lone attacks of big bad wolf and white werewolf are as always.
moon-backfire-hint = If you are a werewolf, a bite is dangerous tonight. If the pack does not agree, nobody is harmed.
announced-backfire = Backfire: if the werewolves attack a plain villager tonight, he becomes one of them; if they attack anybody else, the first werewolf on that player's left dies.

moon-dissatisfaction-name = Dissatisfaction
moon-dissatisfaction-brief = If the next player who is voted out is no werewolf, you vote again at once.
moon-dissatisfaction-rule = It waits for the next player who is voted out and dies of it. If that player is not of the werewolves' side, the village votes again at once, without a word, for a second one; if it was a werewolf, the card is spent. The second vote never brings a third. Who leaves by Nightmare or Great Distrust does not count, and the card waits on. If Enthusiasm waits as well, the next one voted out sets off one of the two, and the other waits on.
moon-dissatisfaction-hint = Have a second suspect in mind before you vote: there will be no time to talk.
announced-dissatisfaction = Dissatisfaction: if the next player you vote out is no werewolf, you vote again at once, without a word.

moon-enthusiasm-name = Enthusiasm
moon-enthusiasm-brief = If the next player who is voted out is a werewolf, you vote again at once.
moon-enthusiasm-rule = It waits for the next player who is voted out and dies of it. If that player is of the werewolves' side, the village votes again at once, without a word, for a second one; if not, the card is spent. The second vote never brings a third. Who leaves by Nightmare or Great Distrust does not count, and the card waits on. If Dissatisfaction waits as well, the next one voted out sets off one of the two, and the other waits on.
moon-enthusiasm-hint = If you are sure of a werewolf, agree first on the one after him: you cannot talk in between.
announced-enthusiasm = Enthusiasm: if the next player you vote out is a werewolf, you vote again at once, without a word.

moon-full-moon-rising-name = Full Moon Rising
moon-full-moon-rising-brief = Tonight each werewolf looks at a player, and hunter, witch and seer kill together.
moon-full-moon-rising-rule = It counts for the coming night alone. When the seer is called, each werewolf wakes alone and looks at one player as a seer does; in a game without a seer it is when the werewolves are called. When the werewolves are called, hunter, witch and seer wake together and choose one player to attack; with none of the three alive nobody is attacked. The witch's potions, the seer's look and the lone calls of big bad wolf, white werewolf and accursed wolf-father rest. To the fox and the like the three are werewolves for this night, but never for the win. At dawn all is as before, and a hunter who died tonight shoots as usual.
moon-full-moon-rising-hint = Hunter, witch and seer get to know each other tonight. From now on they know whom to believe.
announced-full-moon-rising = The full moon is rising: tonight each werewolf wakes alone when the seer is called, and looks at a player. When the werewolves are called, hunter, witch and seer wake and choose one player to attack.

moon-influences-name = Influences
moon-influences-brief = The next vote is taken in turn, and the last to have died says who begins.
moon-influences-rule = At the next vote the last player to have died names who votes first. That player votes aloud, and the others follow clockwise, each vote seen by all. Counting and ties are as always. If another event takes the place of today's vote, the card waits for the next one. Turned while nobody has died, it has no effect.
moon-influences-hint = Whoever votes late sees how it stands. Let somebody begin who likes to follow others.
announced-influences = Influences: the next vote is taken in turn, and { $seat ->
    [none] the last one to have died
   *[other] { $player }
  } says who begins.

moon-little-rascal-name = The Little Rascal
moon-little-rascal-brief = The youngest of you leaves until the next dawn, and then has three votes for good.
moon-little-rascal-rule = The youngest of the living leaves at once, until the next dawn; of the same age it is the lower seat. Meanwhile this player neither speaks nor votes, nobody can vote for him, no call wakes him and no power reaches him, but he dies of a lover's death all the same. The piper has not won while this player is away and not charmed. Once back, his vote counts three for good; if he is the sheriff too, the higher of the two counts and they are not multiplied.
moon-little-rascal-hint = Three votes decide much. Find out on which side the youngest is before you rely on them.
announced-little-rascal = The little rascal: the youngest of you runs away until dawn, out of everybody's reach, and comes back with three votes.

moon-specter-name = The Specter
moon-specter-brief = The next victim becomes a werewolf and points at an old one, who dies instead.
moon-specter-rule = The judge touches the next player whom the pack chooses, who wakes before the werewolves, becomes one of them and points at one of the old ones. That one dies at once, and the cards are exchanged: the dead werewolf lies there with the victim's card, but still belongs to the werewolves. There is no other victim of the pack that night, and no shield prevents it. An elder with two lives loses one of them instead, and the card waits on. If there is one werewolf only, he is the one who dies, and the game goes on. The card waits until the pack has chosen somebody.
moon-specter-hint = If you are the one, keep the werewolf who plays best: he is your mate now.
announced-specter = The specter: the next player whom the werewolves choose becomes one of them, and points at an old werewolf, who dies.

# New moons: they are in force for good.

moon-burial-name = Burial
moon-burial-brief = From now on nobody is shown the card of a player whom the werewolves kill.
moon-burial-rule = From now on the card of a player whom the werewolves kill stays face down, and only the judge knows it; that goes for the pack, the big bad wolf and the white werewolf. The dead one's powers work all the same, and a hunter gives himself away with his shot. After any other death cards are shown as always.
moon-burial-hint = The werewolves' victims show nothing any more: what the village should know, say while you live.
announced-burial = Burial: from now on whom the werewolves kill is buried at once, with the card face down.

moon-double-agent-name = Double Agent
moon-double-agent-brief = The first to have died makes somebody a double agent, who knows the werewolves and wins with them.
moon-double-agent-rule = Everybody's eyes are shut; the first player to have died wakes and points at a living one who is no werewolf. That player is the double agent: the judge points out all the werewolves, and the agent wins with them from now on and no longer with the village. The agent keeps role and powers, does not wake with the pack, and is not known to it. Seer, fox and bear take the agent for no werewolf, and when it is counted whether the werewolves have won, the agent does not stand against them. Whoever is of a third camp, such as a lover across camps, stays in it and only knows the werewolves. While nobody has died the card has no effect.
moon-double-agent-hint = From now on one of the villagers helps the werewolves. Beware of whoever suddenly defends a suspect.
announced-double-agent = Double agent: close your eyes, all of you. The first one to have died, open your eyes and point at a living player, who will know the werewolves and win with them.

moon-executioner-name = Executioner
moon-executioner-brief = You elect an executioner, who alone sees the cards of those who are voted out.
moon-executioner-rule = The village elects an executioner at once; a tie is voted on once more, and then left to luck. From now on whoever is voted out shows the card to the executioner alone, who may say about it whatever he likes. When the executioner dies he names a successor; if he is voted out himself, he does so first, and the new one sees his card. The devoted servant still takes a card before the executioner sees it. He sees them even where the house shows no cards. Together with Burial too only the executioner sees the card of whom you vote out, and the dead one's powers work all the same. If he leaves the game for good, the card is over.
moon-executioner-hint = Elect somebody whom you believe: for every card you will have only that player's word.
announced-executioner = Executioner: elect one now. From now on nobody else sees the card of a player whom you vote out.

moon-somnambulism-name = Somnambulism
moon-somnambulism-brief = From now on what the seer sees is said aloud, but never whose it is.
moon-somnambulism-rule = From now on, whenever the seer looks at somebody, the judge says aloud which card was seen and never whose it is. Where the seer learns only the side, it is the side that is said. When the seer is dead or has lost the power, nothing more happens.
moon-somnambulism-hint = Note what is said each night: whoever claims to be the seer must know whose card it was.
announced-somnambulism = Somnambulism: the seer talks in her sleep. From now on I say aloud what she sees, but not whose it is.

moon-touch-of-death-name = Touch of Death
moon-touch-of-death-brief = From now on the werewolves' victim dies only if one of them goes and touches it.
moon-touch-of-death-rule = From now on, once the pack has chosen, it must send one of its own to touch the victim; it is enough if one of them names who goes. If nobody goes, nobody is attacked. A house may let the victim learn on which side the toucher sits, left or right. In a night of Flood only a werewolf in the victim's building can go.
moon-touch-of-death-hint = A peaceful night no longer proves that somebody was saved: perhaps no werewolf went.
announced-touch-of-death = Touch of death: from now on the werewolves' victim dies only if one of them goes and touches it.

# Questions. …-who is for the judge, who groups the players where nothing is known about them.

ask-coin = How has the coin fallen?
word-coin-heads = heads: a pardon
word-coin-tails = tails: out
ask-double-agent = Whom do you make the double agent?
ask-eclipse = Who has looked round?
ask-executioner-tie = It is a tie again, and luck decides. Who is the executioner?
ask-flood-who = Who are the women? They flee to the church.
ask-gone-hunting-who = Who are the men? They go hunting.
ask-good-manners = Who has interrupted?
ask-great-distrust = Which { $most } players are your best friends?
ask-gypsy-by = Who is to ask it in the morning?
ask-influences = Who is to vote first?
ask-little-rascal-who = Who is the youngest?
ask-luncheon-for-seniors-who = Who are the { $most } oldest players?
ask-nightmare = Whom do you accuse?
ask-nightmare-runoff = It is a tie. Whom do you accuse?
ask-nightmare-runoff-pass = abstain
ask-not-me-nor-wolf = Who has said “me” or “wolf”?
ask-pact-with-the-devil = Will you take the devil's pact and stay?
ask-pact-with-the-devil-pass = no pact: leave
word-pact-with-the-devil-yes = take the pact
ask-punishment = Whom do you punish?
ask-punishment-vouch = Will you vouch for this player?
ask-punishment-vouch-pass = do not vouch
word-punishment-vouch-yes = vouch
ask-saturday-evening-ball-who = Who are the { $most } youngest players?
ask-specter = Which of the old werewolves is to die?
ask-spiritualism = What do you ask the spirit?
ask-spiritualism-card = Which Spiritualism card has been turned?
word-spiritualism-card-A = the first
word-spiritualism-card-B = the second
word-spiritualism-card-C = the third
word-spiritualism-card-D = the fourth
word-spiritualism-card-E = the fifth
ask-spiritualism-judge = What is the true answer to the medium's question?
ask-spiritualism-point = { $most ->
    [1] At whom do you point?
   *[other] At which { $most } players do you point?
  }
ask-successor-executioner = Who is to be executioner after you?
ask-touch-of-death = Which of you goes and touches the victim?
ask-touch-of-death-pass = nobody goes
ask-vote-executioner = Who should be executioner?
ask-vote-executioner-again = It is a tie. Who should be executioner?
ask-vote-executioner-pass = abstain
ask-woodland-gathering = Which potion do you brew?
word-woodland-gathering-heal = healing
word-woodland-gathering-poison = poison
ask-woodland-gathering-who = Who are the women? They go gathering.

# The questions on the Spiritualism cards, by card and number.
word-A1 = Am I a plain villager?
word-A2 = Is the sheriff a werewolf?
word-A3 = Does a werewolf live here, where we are playing?
word-A4 = Does a werewolf smoke?
word-B1 = Is a werewolf wearing jeans?
word-B2 = Is a werewolf wearing a black top?
word-B3 = Are all living werewolves men?
word-B4 = Are all living werewolves women?
word-C1 = Has the seer ever seen a werewolf?
word-C2 = Do two werewolves sit side by side?
word-C3 = Is a werewolf wearing jewellery that we can see?
word-C4 = Am I a werewolf?
word-D1 = Are the two at whom I point of the same camp?
word-D2 = Is a werewolf wearing glasses?
word-D3 = Is the witch a man?
word-D4 = Is the sheriff a plain villager?
word-E1 = Is any werewolf a man?
word-E2 = Is any werewolf a woman?
word-E3 = Is a neighbour of the one at whom I point a werewolf?
word-E4 = Is the one at whom I point a plain villager?

# In private.
told-backfire-turned = Backfire: you live and have become a werewolf. Wake with the pack from its next call on.
told-double-agent-ally = You are the double agent and win with the werewolves. They do not know you: { $players }.
told-specter-pack = The werewolves have chosen you, and you will be one of them. Before you stand { $players }.
told-specter-turned = You are a werewolf now, and wake with the pack from now on.
told-spiritualism-no = The spirit answers: no.
told-spiritualism-yes = The spirit answers: yes.
told-touch-of-death-left = A werewolf has touched you, one who sits on your left.
told-touch-of-death-right = A werewolf has touched you, one who sits on your right.

# Aloud.
announced-away = Away from the village: { $players }.
announced-church = In the church: { $players }. Everybody else is at the inn.
announced-coin = { $word ->
    [heads] The coin shows heads: { $player } is pardoned.
   *[tails] The coin shows tails: no pardon for { $player }.
  }
announced-dissatisfaction-vote = That was no werewolf, and the village is dissatisfied: you vote again at once, without a word.
announced-enthusiasm-vote = That was a werewolf, and the village is full of enthusiasm: you vote again at once, without a word.
announced-event-void = This card has no effect now and is discarded.
announced-executioner-named = The executioner is { $player }.
announced-pact-taken = { $player } takes the devil's pact and stays, and sits out the next game if this one is lost.
announced-punished = { $player } is to be punished. Who vouches?
announced-rascal-back = { $player } is back, and has three votes from now on.
announced-seer-saw = The seer says in her sleep: { $roles }.
word-seer-saw-good = no werewolf
announced-spiritualism-card = { $word ->
    [A] It is the first of the Spiritualism cards.
    [B] It is the second of the Spiritualism cards.
    [C] It is the third of the Spiritualism cards.
    [D] It is the fourth of the Spiritualism cards.
   *[E] It is the fifth of the Spiritualism cards.
  }
announced-vote-lost = { $player } has broken the rule, and has no vote today.
announced-vouched = { $player } vouches.
ballot-great-distrust = Now, all of you: point at your best friends.
ballot-nightmare = Accuse, each in turn.
ballot-nightmare-runoff = It is a tie. Accuse once more.
ballot-vote-executioner = Vote for your executioner.

# Causes and reasons.
cause-event = died of an event
reason-backfire = { $seat ->
    [none] the werewolves' attack backfired
   *[other] the werewolves' attack on player { $seat } backfired
  }
reason-backfire-then = but the attack backfired
reason-coin = the coin showed heads
reason-double-agent = { $seat ->
    [none] made the double agent
   *[other] player { $seat } made this player the double agent
  }
reason-devil-debt = the devil's pact was taken
reason-friendless = nobody pointed at this player
reason-miracle = it was only a faint
reason-nightmare = accused more than the others
reason-punishment = { $seat ->
    [none] punished, and fewer than two vouched
   *[other] punished by player { $seat }, and fewer than two vouched
  }
reason-specter = the specter gave this player a werewolf's card
