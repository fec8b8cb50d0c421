# Questions to players. …-pass says what passing means; word-… are the choices of that question.
# { $least } and { $most }: how many may be named.

# By kind, for questions without a line of their own.
ask-kind-seat = { $role }: choose a player.
ask-kind-seats = { $role }: choose { $least } to { $most } players.
ask-kind-option = { $role }: choose.
ask-kind-speech = { $role }: speak.
ask-kind-deal = { $role }: put them in order.
ask-kind-hold = It is the time of { $role }.

# Pauses that everybody sees.
ask-hold-wave = Several roles are awake together.
ask-hold-speeches = It is time to talk.

ask-thief = Which card will you take instead of yours?
word-thief-keep = keep mine
ask-cupid = Which two players are to fall in love?
ask-lovers = You two may talk, but never show a card.
ask-defender = Whom will you protect tonight?
ask-defender-pass = protect nobody
ask-seer = Whom will you look at tonight?
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

ask-reveal = Will you show your card?
ask-reveal-pass = keep it hidden
word-reveal-yes = show it
word-reveal-no = keep it hidden

ask-explode = You may give yourself up and end the day.
ask-explode-pass = stay hidden
ask-explode-seat = give yourself up

ask-vote = Whom do you vote for?
ask-vote-pass = abstain
ask-vote-runoff = It is a tie. Whom do you vote for?
ask-vote-runoff-pass = abstain
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
