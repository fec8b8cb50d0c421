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
app-not-yet-long = So many players and these cards don't go together yet. Starting says why.
app-deck-usual = The usual cards for so many
app-deck-own = Choose card by card
app-deck-count = { $count } cards for { $seats } players
app-fewer = One { $card } fewer
app-more-of = One { $card } more
app-house-rules = House rules
app-rules-changed = { $count ->
    [0] as usual
    [one] one changed
   *[other] { $count } changed
  }
app-preset = Set of rules
app-preset-usual = The one that goes with the cards
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
app-words = Rude words
app-words-any = stay as they are
app-words-moderate = the worst are hidden
app-words-strict = are hidden
app-seconds = Seconds for each
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
app-hold = Hold to confirm
app-hold-again = Once more to confirm
app-clock = Time left
app-left = { $seconds } seconds left
app-time-up = Time is up
app-choose = Choose
app-choose-seat = Tap a lantern.
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
app-claim-i-am-short = I am …
app-claim-good-short = … is good
app-claim-wolf-short = … is a wolf
app-claim-vote-short = vote for …
app-claim-side-with-short = I believe …

# -- Host's tools --
app-people = People
app-pause = Pause
app-resume = Go on
app-extend = 30 seconds more
app-skip = Wait no longer
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
app-story = How it came to this

# -- The judge's console and the table's screen --
app-script = Script
app-read-aloud = Read aloud
app-whom = For whom?
app-luck = Luck
app-offers = Powers that may interrupt
app-undo = Take back
app-redo = Do again
app-centre = In the centre
app-by-luck = By luck
app-deal = Deal
app-voice-on = Speak aloud here
app-voice-off = Stop speaking
app-repeat = Say it again
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
app-data = What is kept
app-data-means = There is no account. Your name and what you wrote stay with the rooms that you were in, and go with them. This device keeps your way back into them.
app-forget = Forget me
app-forgotten = Forgotten.
app-credits-icons = The silhouettes are from { $source } and its authors, used as they are under the licence { $licence }.
