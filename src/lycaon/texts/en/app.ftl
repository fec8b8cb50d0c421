# The app's own words: as few as they can be. What the judge says stands in the other files.

# -- The front door --
app-name = Lycaon
app-motto = The judge of Werewolf, at your table.
app-home = To the front door
app-close = Close
app-more = More
app-language = Language
app-join-code = Code of the room
app-join = Join
app-code-wrong = A code has four letters and digits, such as { $code }.
app-open = Open a room
app-open-now = Open the room
app-practise = Practise alone with bots
app-back-to = Back to room { $code }
app-your-name = Your name
app-you = You
app-way = How do you play?
app-way-table = Around one table
app-way-table-means = You sit together; phones are for secrets and votes.
app-way-remote = Far apart
app-way-remote-means = Everybody types on their own phone.
app-way-judge = With a human judge
app-way-judge-means = You are the judge; the app tells you what to say and settles the rules.
app-spoken = The judge speaks
app-rules = Rule book
app-me = Me
app-credits = Credits
app-offline = The judge can't be reached. Is there a network?
app-connecting = One moment …
app-reconnecting = Reconnecting …

# -- Coming in --
app-room = Room
app-people-here = { $count ->
    [0] Nobody is here yet.
    [one] One is here.
   *[other] { $count } are here.
  }
app-playing-now = A game is under way.
app-locked = The host lets nobody in any more.
app-password = Password
app-come-in = Sit down
app-come-wait = Come in for the next game
app-watch = Only watch
app-bye-elsewhere = You went on on another device.
app-bye-kicked = You have left this room.
app-bye-closed = This room is closed.
app-take-back = Go on here

# -- The lobby --
app-lobby = Who is playing?
app-circle = The circle of seats
app-seated = { $count ->
    [one] player
   *[other] players
  }
app-qr = The room's address as a QR code
app-share = Share the link
app-copied = Copied
app-join-at = Join: { $address }, code { $code }
app-look-on = Looking on:
app-add-bot = Add a bot
app-add-name = A player without a phone
app-add = Add
app-bots = Ada|Bruno|Clara|Dario|Elsa|Felix|Greta|Hugo|Ida|Jonas|Klara|Leo|Mina|Nils|Olga|Paul|Rosa|Theo
app-stand = Stand up
app-sit = Sit down
app-move-back = Seat before
app-move-on = Seat after
app-hand-over = Make host
app-kick = Ask to leave
app-send-away = Send away
app-settings = What is played
app-cards = Cards
app-not-yet = Not yet to be played
app-can-play = { $each ->
    [one] Can be played: { $seats } players.
   *[other] Can be played: { $seats } players, two cards each.
  }
app-deck-none = No card yet.
app-deck-usual = The usual cards
app-deck-usual-means = What is played most by so many. They change when somebody comes or goes.
app-deck-mine = Our own cards
app-deck-named = { $name }, { $seats } players
app-deck-count = { $count } cards for { $seats } players
app-deck-tab-ready = Decks
app-deck-tab-own = By card
app-deck-tab-beside = Extras
app-deck-for = For
app-deck-as-seated = as many as sit here ({ $seats })
app-deck-any-number = any number
app-deck-players = { $seats } players
app-deck-any = all sets of rules
app-deck-centre = { $count } lie in the centre.
app-deck-no-such = No deck comes with the game for that. The usual cards are made up for any number.
app-deck-clear = Empty the deck
app-camp = Camp
app-camp-village = Village
app-camp-werewolves = Werewolves
app-camp-others = Others
app-box-base = Base game
app-box-new-moon = New Moon
app-box-village = The Village
app-box-characters = Characters
app-box-fourth = Fourth box
app-box-fifth = Fifth box
app-box-seed004 = For two cards each
app-nothing-found = Nothing found.
app-fewer = One { $card } fewer
app-more-of = One { $card } more
app-real-cards = Printed cards
app-real-cards-means = You deal real cards. In the first night the judge's console asks who opened their eyes.
app-variant = Variant
app-variant-none = None
app-variant-none-means = The game as everybody knows it.
app-events = Event cards
app-events-means = At dawn the top card is turned. They are shuffled when the game begins.
app-events-none = none
app-events-all = the whole box, { $count } cards
app-events-some = { $count ->
    [0] card by card
    [one] card by card: { $count }
   *[other] card by card: { $count }
  }
app-events-count = { $count ->
    [one] { $count } event card
   *[other] { $count } event cards
  }
app-phase-full = Full moon: this day only
app-phase-crescent = Crescent: waits for its moment
app-phase-new = New moon: lasts
app-in-force = In force from the start
app-in-force-means = New moons that need not be drawn.
app-beside = Face up beside the deck
app-beside-means = The actor takes his powers from these.
app-beside-add = Lay a card there …
app-chances = Who wins how often
app-chances-games = { $games ->
    [one] after one game
   *[other] after { $games } games
  }
app-chance = { $share } %
app-chance-between = { $low }–{ $high }
app-chances-means = An estimate: bots play it while you look. People play differently.
app-house-rules = House rules
app-rules-changed = { $count ->
    [0] as usual
    [one] one changed
   *[other] { $count } changed
  }
app-preset = Set of rules
app-preset-usual = The one that goes with the cards
app-preset-usual-means = Each deck brings the rules that it was made for.
app-rules-reset = All as usual
app-rules-usual = All as usual: no house rule was changed.
app-rules-rest = As usual: { $count }
app-rule-back = Back to: { $value }
app-search = Search
app-pace = Pace and people
app-speed = Time
app-speed-off = no clocks
app-speed-1 = usual
app-speed-1-5 = half as long again
app-speed-2 = twice as long
app-holds = Calls of the night last
app-holds-fixed = the same time always
app-holds-answered = until they are answered
app-missing = Who is gone for long
app-missing-wait = is waited for
app-missing-skip = is passed over
app-missing-bot = is played by a bot
app-missing-remove = leaves the game
app-delay = Those who look on
app-delay-0 = see everything at once
app-delay-30 = see it 30 seconds later
app-delay-120 = see it two minutes later
app-words = Rude words
app-words-any = stay as they are
app-words-moderate = the worst are hidden
app-words-strict = are hidden
app-group-time = Clocks
app-group-persons = People
app-holds-brisk = short, for one person with bots
app-means-speed-off = Nothing ends by itself but the calls of the night. Everybody takes their time.
app-means-speed-1 = The times below.
app-means-speed-1-5 = The times below and half as much again.
app-means-speed-2 = Twice the times below.
app-means-holds-fixed = Nobody can tell from a call's length whether somebody was asked.
app-means-holds-answered = A length by luck, a little shorter; only a late answer makes it longer.
app-means-holds-brisk = The night waits for you alone. Where a second person plays, it is as “until they are answered”.
app-means-missing-wait = The game stands still at their question until they are back.
app-means-missing-skip = Their questions run out.
app-means-missing-bot = It plays on until they come back, and gives the seat back then.
app-means-missing-remove = They die in the next batch of deaths.
app-dead-see = The dead see
app-dead-see-public = what everybody sees
app-dead-see-everything = everything
app-means-dead-see-public = Who is dead may come back in some games, and could be asked about it.
app-means-dead-see-everything = Only once nothing lets them act or come back.
app-means-delay-0 = Who looks on sees the game as it is played.
app-means-delay-30 = Who looks on sees the game half a minute later, and can tell nobody anything that helps.
app-means-delay-120 = Who looks on sees the game two minutes later, and can tell nobody anything that helps.
app-means-words-any = Words stay as they were typed.
app-means-words-moderate = What insults people is hidden.
app-means-words-strict = Swear words are hidden, too.
app-grace = Gone for long: after how many seconds
app-seconds = Seconds for each
app-seconds-look = looking at one's card
app-seconds-night = an answer at night
app-seconds-hold = a call of the night
app-seconds-speech = a speech
app-seconds-last-words = last words
app-seconds-vote = a vote
app-seconds-power = a power by day
app-seconds-reveal = showing a card
app-watchers = Others may look on
app-lock = Let nobody in any more
app-password-set = Ask newcomers for it
app-password-none = Ask for no password
app-start = Begin the game
app-not-ready = { $count ->
    [one] One is not ready yet.
   *[other] { $count } are not ready yet.
  }
app-ready = I am ready
app-ready-yes = Ready. Wait for the host.
app-wait-start = The host will begin soon.
app-table-screen = Table screen

# -- Seats, in words --
app-is-you = you
app-is-bot = bot
app-is-host = host
app-is-ready = ready
app-is-away = away
app-is-with-you = with you
app-is-dead = dead
app-is-sheriff = sheriff
app-is-candidate = runs for sheriff
app-is-speaking = speaking
app-has-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }
app-is-named-by = named by { $seats }

# -- The game --
app-panel = What is asked of you
app-my-card = My card: hold to look
app-hold-card = Hold to look
app-look = Hold the card in the circle. Its rule stands on it. The night begins when everybody has looked.
app-hold = Hold to confirm
app-hold-again = Once more to confirm
app-clock = Time left
app-left = { $seconds } seconds left
app-time-up = Time is up
app-choose = Choose
app-choose-seat = Tap a lantern.
app-choose-exactly = { $most ->
    [one] Tap one lantern.
   *[other] Tap { $most } lanterns. Chosen: { $chosen }.
  }
app-choose-several = Tap lanterns: { $least } to { $most }. Chosen: { $chosen }.
app-confirm = Confirm: { $answer }
app-answered = You said: { $answer }
app-change = Change it
app-held = Wait: somebody's power has come between.
app-not-now = Not now
app-speech-done = I have spoken
app-asleep = You are asleep.
app-dream = Tap a lantern and confirm, as the others do. It changes nothing.
app-dreamt = Good. Keep your hands busy until morning.
app-powers = Do I have a power to use now?
app-no-powers = No. Everybody may look here, so looking tells nothing.
app-night-tells = What the night tells you stands on your card.
app-watching = You are watching.
app-asked = You are asked something
app-called = The night goes on
app-dead = You are dead. Watch, and say nothing to the living.
app-listen = { $player } speaks. Listen.
app-wait = Wait a moment.
app-waiting-for = { $count ->
    [one] One has not answered yet.
   *[other] { $count } have not answered yet.
  }
app-paused = Paused
app-speaks = { $name } speaks
app-tab-log = Log
app-tab-talk = Talk
app-tab-know = Notes
app-hold-known = Hold to see what I know
app-notes-mean = What you think of the others. It stays on this phone, for this game, and is sent to nobody.
app-note = A line on this player
app-note-on = Note on { $seat }
app-mark-good = I think: good
app-mark-unsure = I am not sure
app-mark-wolf = I think: a werewolf
app-speaks-now = { $player } has the floor.
app-speak-next = Then: { $seats }.
app-dead-choose = You may see everything from now on, if you like. What you have seen you can't unsee.
app-dead-look = See everything
app-dead-away = See no more than the living
app-dead-later = In this game somebody dead may still act or come back, so the dead wait like everybody.
app-awake = The screen stays awake during the game.
app-may-sleep = This device may switch its screen off by itself.
app-tab-cards = Cards
app-tab-host = More
app-nothing-yet = Nothing has happened yet.
app-nothing-said = Nobody has said anything yet.
app-silent = You can't write here now.
app-channel-village = Everybody
app-channel-pack = The pack
app-channel-lovers = Lovers
app-channel-siblings = Siblings
app-channel-dead = The dead
app-say = Say something
app-send = Say
app-claims = Claims by taps
app-take-away = Take away
app-claim-i-am = I am the { $role }.
app-claim-good = { $seat } is good, I looked.
app-claim-wolf = { $seat } is a werewolf, I looked.
app-claim-vote = Vote for { $seat }.
app-claim-side-with = I believe { $seat }.
app-claim-withdraw = I take it back: I am not the { $role }.
app-claim-saved = I saved { $seat } last night.
app-claim-badge = I look at { $seat } next.
app-claim-counter = { $seat } claims what is mine, and lies.
app-claim-suspect = I take { $seat } for a werewolf.
app-claim-defend = I take { $seat } for one of us.
app-claim-i-am-short = I am …
app-claim-good-short = … is good
app-claim-wolf-short = … is a wolf
app-claim-vote-short = vote for …
app-claim-side-with-short = I believe …
app-claim-withdraw-short = I am not …
app-claim-saved-short = I saved …
app-claim-badge-short = I look at …
app-claim-counter-short = … lies
app-claim-suspect-short = I doubt …
app-claim-defend-short = I trust …

# -- Host's tools --
app-take-over = Be the host again
app-you-host = You are the host now.
app-now-plays = { $name } plays number { $seat } from now on.
app-you-play = You play number { $seat } again.
app-give-seat = Give number { $seat }
app-now-host = { $name } is the host now.
app-people = People
app-pause = Pause
app-resume = Go on
app-extend = 30 seconds more
app-skip = Wait no longer
app-vote-off = Vote to leave
app-vote-off-means = Whoever more than half of those at the table want to leave must go, host or not.
app-vote-off-means-playing = Whoever more than half of those at the table want to leave must go, host or not. In a game such a vote stands.
app-unwanted = some want them to leave
app-newcomer = Somebody new ({ $number })
app-nobody-else = There is nobody else here.
app-report = Report
app-report-means = What has { $name } done? Whoever runs this server is told, with what happened in this game; nobody in the room is.
app-report-abuse = Insults
app-report-name = A bad name
app-report-cheating = Cheating
app-report-spoiling = Spoiling the game
app-report-leaving = Leaving games
app-report-other = Something else
app-reported = It is reported.
app-mute = Mute
app-unmute = Unmute
app-stop-game = End this game

# -- The end --
app-over = The game is over.
app-stopped-host = The host has ended this game.
app-stopped-error = This game had to end: a fault of the program.
app-stopped-rules-changed = This game had to end: the rules have changed meanwhile.
app-you-won = You have won.
app-you-lost = You have lost.
app-winner = won
app-again = The same again
app-wait-again = The host may begin the next game.
app-to-lobby = Back to the table
app-past = The game that is over
app-past-cards = Cards
app-past-story = Story
app-past-replay = Replay
app-past-votes = Votes
app-no-story = There is nothing to tell.
app-gave = { $call } — { $player }: { $answer }
app-gave-luck = { $call } — { $player } let the time run out; luck chose: { $answer }
app-said = { $player }: { $said }
app-eyes = Seen by
app-eyes-judge = the judge: everything
app-eyes-public = the village: what all knew
app-step = Step { $at } of { $all }
app-step-back = Step before
app-step-on = Next step
app-chapter-back = Night or day before
app-chapter-on = Next night or day
app-run = Play
app-ballots = Who voted for whom
app-ballot-out = { $player } was voted out
app-ballot-tied = a tie
app-ballot-led = most votes: { $player }
app-no-ballots = Nobody was voted for in this game.
app-pack-dashed = Threads above the row go to the right, below it to the left. Dashed: votes of werewolves.
app-spoke-of = Who spoke of whom
app-spoke-wolf = called a werewolf
app-spoke-vote = called the vote on
app-spoke-good = called good
app-spoke-side-with = believed
app-spoke-saved = said to have saved
app-spoke-counter = accused of a false claim
app-spoke-suspect = suspected
app-spoke-defend = defended
app-spoke-badge = would look at
app-spoke-how = Rows speak, columns are spoken of. Dark numbers were werewolves.
app-spoke-line = { $from } on { $about }: { $said }
app-no-claims = Nobody made a claim by taps.
app-in-words = In words
app-share-game = Share this game
app-share-means = Whoever has the link sees the whole game, with names, for as long as the room is kept.
app-save-record = Save the record
app-save-text = Save as text
app-game-of = Game { $game }, room { $code }
app-no-such-game = This game is not to be had: the link is not whole, or the room is no longer kept.

# -- The judge's console and the table's screen --
app-script = Script
app-read-aloud = Read aloud
app-whom = For whom?
app-all-of-them = All together
app-you-note = For you to note
app-luck = Luck
app-offers = Powers that may interrupt
app-of = { $of }: { $what }
app-undo = Take back
app-redo = Do again
app-centre = In the centre
app-by-luck = By luck
app-deal = Deal
app-voice-on = Speak aloud here
app-voice-off = Stop speaking
app-repeat = Say it again
app-no-voice = This device has no voice for the language. Its sounds still tell night from day, and the words stand on the screens.
app-test-voice = I am your judge. Can you all hear me?

# -- Rule book, me, credits --
app-kind-role = Roles
app-kind-office = Offices
app-kind-event = Event cards
app-kind-variant = Variants
app-glossary = The players' words
app-theme = Light
app-theme-auto = as the device has it
app-theme-light = day
app-theme-dark = night
app-size = Text
app-size-normal = usual
app-size-large = large
app-size-largest = very large
app-motion = Movement
app-motion-auto = as the device has it
app-motion-less = less
app-sounds = Sounds
app-shake = Vibration
app-data = What is kept
app-data-means = There is no account. Your name and what you wrote stay with the rooms that you were in, and go with them. This device keeps your way back into them, and your notes on the game under way.
app-my-games = My games
app-no-games = No finished game yet in the rooms that this device knows.
app-games = games
app-wins = won
app-share-won = of them won
app-wins-of = { $wins } of { $games }
app-by-camp = By camp
app-by-role = By role
app-last-games = The last games
app-game-won = won
app-game-lost = lost
app-save-data = Save what is kept of me
app-forget = Forget me
app-forgotten = Forgotten.
app-credits-icons = The silhouettes are from { $source } and its authors, used as they are under the licence { $licence }.
