# Questions to players. …-pass says what passing means; word-… are the choices of that question.
# { $least } and { $most }: how many may be named.

# By kind, for questions without a line of their own.
ask-kind-seat = { $role }: choose a player.
ask-kind-seats = { $role }: choose { $least } to { $most } players.
ask-kind-option = { $role }: choose.
ask-kind-speech = { $role }: speak.
ask-kind-deal = { $role }: put them in order.
ask-kind-hold = It is the time of { $role }.

# Before the first night.
ask-look = Look at your own card.
word-look-seen = I have seen it

# Pauses that everybody sees.
ask-hold-wave = Several roles are awake together.
ask-hold-defence = It is time for the accused to speak.
ask-hold-speeches = It is time to talk.
ask-hold-condemned = Wait a moment.
ask-hold-dies = Wait a moment.
ask-hold-recounts = Wait a moment.
ask-hold-voted = Wait a moment.

ask-thief = Which card will you take instead of yours?
ask-thief-seat = With whom do you exchange cards?
word-thief-keep = keep mine
ask-cupid = Which two players are to fall in love?
ask-lovers = You two may talk, but never show a card.
ask-defender = Whom will you protect tonight?
ask-defender-pass = protect nobody
ask-seer = Whom will you look at tonight?
word-seer-good = no werewolf
ask-werewolf = Whom will you attack tonight?
ask-werewolf-again = You do not agree. Choose again: whom will you attack?
ask-werewolf-pass = attack nobody
ask-werewolf-little-girl = You have caught the little girl. Will you take her instead?
ask-werewolf-little-girl-pass = let her be
word-werewolf-little-girl-yes = take her
word-werewolf-little-girl-no = let her be
ask-little-girl = Will you peep at the werewolves?
ask-little-girl-pass = eyes shut
word-little-girl-yes = peep
ask-witch-heal = Whom will you heal?
ask-witch-heal-pass = keep the potion
ask-witch-poison = Whom will you poison?
ask-witch-poison-pass = keep the poison
ask-piper = { $most ->
    [1] Whom will you charm tonight?
   *[other] { $least ->
        [1] Whom will you charm tonight? { $most } at most.
       *[other] Which { $most } players will you charm tonight?
      }
  }
ask-piper-pass = charm nobody
ask-hunter = Whom will you shoot?
ask-hunter-pass = hold your fire
ask-scapegoat = Who may vote on the next day?
ask-scapegoat-pass = everybody

ask-white-werewolf = Whom will you kill alone?
ask-white-werewolf-pass = kill nobody
ask-raven = Whom will you accuse tonight?
ask-raven-pass = accuse nobody
ask-pyromaniac = Whose house will you burn?
ask-pyromaniac-pass = no fire tonight
ask-dog-wolf = Wolf or dog?
word-dog-wolf-village = dog, with the village
word-dog-wolf-werewolves = wolf, with the pack
ask-big-bad-wolf = Whom else will you kill?
ask-big-bad-wolf-pass = kill nobody
ask-accursed-wolf-father = Will you turn tonight's victim into a werewolf?
ask-accursed-wolf-father-pass = keep the bite
word-accursed-wolf-father-yes = infect
ask-wild-child = Who is your model?
ask-two-sisters = For whom will you both vote tomorrow?
ask-two-sisters-pass = vote freely
ask-two-sisters-confer = You may confer, without a word.
ask-three-brothers = For whom will you all vote tomorrow?
ask-three-brothers-pass = vote freely
ask-three-brothers-confer = You may confer, without a word.
ask-fox = At whom will you sniff tonight, with both neighbours?
ask-fox-pass = do not sniff
ask-stuttering-judge = Will you make your sign, for a second vote?
ask-stuttering-judge-pass = no sign
word-stuttering-judge-yes = make the sign
ask-gypsy = Will you call the spirits tonight?
ask-gypsy-pass = let them rest
word-gypsy-yes = an event in the morning
ask-devoted-servant = Will you take the card of the condemned?
ask-devoted-servant-pass = stay as you are
word-devoted-servant-yes = take it
ask-actor = Which card will you play tonight?
ask-actor-pass = not tonight

ask-pharmacist-stupefy = Whom will you stupefy?
ask-pharmacist-stupefy-pass = keep the stupefying potion
ask-pharmacist-restore = Will you give the witch a healing potion?
ask-pharmacist-restore-pass = keep the restoring potion
word-pharmacist-restore-yes = give it
ask-assassin = Whom will you kill?
ask-assassin-pass = kill nobody
ask-enchantress = Who is to stand in for you tonight?
ask-moon-girl = Whose power is to fail tonight?
ask-knight = You may show your card for a duel. Whom do you challenge?
ask-knight-pass = no duel
ask-younger-wolf-brother = Your brother is dead. Whom will you kill?
ask-fire-wolf = Whose power will you take for good?
ask-fire-wolf-pass = nobody's
ask-avenger = Which camp do you choose?
word-avenger-village = the village
word-avenger-werewolves = the werewolves
ask-avenger-revenge = Whom do you name from beyond the grave?
ask-avenger-revenge-pass = nobody
ask-shadow = Whose shadow are you?

ask-medium = Whose role will you take?
ask-medium-pass = nobody's
ask-duke = To whom do you move two votes from the leader?
ask-duke-pass = leave the votes

ask-two-brothers = For whom will you both vote tomorrow?
ask-two-brothers-pass = vote freely
ask-two-brothers-confer = You may confer, without a word.
ask-three-sisters = For whom will you all vote tomorrow?
ask-three-sisters-pass = vote freely
ask-three-sisters-confer = You may confer, without a word.

# Variants.
ask-black-death = Whom does the plague take tonight?
ask-cupid-affair = Which of the lovers has an affair, and with whom?
ask-witch = On whom do you throw the box?
ask-witch-pass = no throw tonight

ask-reveal = Will you show your card?
ask-reveal-pass = keep it hidden
word-reveal-yes = show it
word-reveal-no = keep it hidden

ask-explode = You may give yourself up and end the day.
ask-explode-pass = stay hidden
ask-explode-label = give yourself up

ask-vote = Whom do you vote for?
ask-vote-pass = abstain
ask-vote-runoff = It is a tie. Whom do you vote for?
ask-vote-runoff-pass = abstain
ask-vote-second = A second vote: whom do you vote for?
ask-vote-verdict = Is the accused to leave the village?
ask-vote-verdict-pass = abstain
word-vote-verdict-yes = out
word-vote-verdict-no = not out

ask-sheriff-run = Will you run for sheriff?
ask-sheriff-run-pass = do not run
word-sheriff-run-yes = run
ask-sheriff-withdraw = Will you withdraw?
ask-sheriff-withdraw-pass = stay in the race
word-sheriff-withdraw-yes = withdraw
ask-sheriff-vote = Who should be sheriff?
ask-sheriff-vote-pass = abstain
ask-sheriff-runoff = It is a tie. Who should be sheriff?
ask-sheriff-runoff-pass = abstain
ask-sheriff-successor = To whom do you leave the badge?
word-sheriff-successor-tear = tear it up
ask-sheriff-tie = It is a tie, and you decide. Who is to leave?
ask-sheriff-direction = On which side of you do the speeches begin?
word-sheriff-direction-left = on my left, clockwise
word-sheriff-direction-right = on my right, counter-clockwise

ask-speech = You have the floor.
ask-defence = Defend yourself.
ask-last-words = Your last words.
ask-sheriff-speech = Tell us why you should be sheriff.
ask-sheriff-defence = It is a tie. Speak once more for your election.

# To the judge, where a person stands in for luck.
ask-deal = Name the cards as they were dealt, in the order of the seats, the centre last.
ask-tie = It is a tie, and luck decides. Who is to leave?
ask-box = How have box and lid fallen?
word-box-A = lid back up, box face up: heal
word-box-B = both back up: heal, becomes a villager
word-box-C = both face up: heal, becomes a werewolf
word-box-D = lid face up, box back up: poison
ask-speech-option = Look at the clock: which way round do the speeches go?
word-speech-left = clockwise
word-speech-right = counter-clockwise
ask-little-girl-seen = Which werewolf did the little girl see?
ask-little-girl-caught = Was the little girl caught?

# To the judge, where people hold printed cards.
ask-who = { $most ->
    [1] Who has this card: { $role }?
   *[other] Which players have this card: { $role }?
  }
ask-card = What is the card of player { $seat }?
ask-centre = What is card { $place } in the centre?
