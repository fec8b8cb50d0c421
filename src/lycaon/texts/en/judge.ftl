# What the judge says for all to hear.

game-began = There are { $size } of you at the table.
game-began-deck = These cards are in play: { $cards }.
game-began-look = Look at your own card, and let nobody else see it.
deck-card = { $count ->
    [one] { $role }
   *[other] { $role } × { $count }
  }

night-fell = Night falls. Close your eyes.
day-broke = Day breaks. Open your eyes.
day-began = { $number ->
    [0] The game begins by day.
   *[other] Day { $number }.
  }

# The dead at dawn, and those who follow them.
dawn-peaceful = It was a peaceful night: nobody has died.
dawn-died = Last night { $players } died.
died = { $players } died.
died-then = With that, { $players } died too.
died-voted = { $players } must leave the village.
died-cause = { $player } { $cause }.

returned = { $player } is back among the living: { $cards }.
revealed = The card of { $player }: { $cards }.

# Speeches.
speech = Player { $seat }, you have the floor.
speech-free = The floor is open: talk among yourselves.
speech-defence = Player { $seat }, defend yourself.
speech-last-words = Player { $seat }, your last words.
speech-sheriff-speech = Player { $seat }, tell us why you should be sheriff.
speech-sheriff-defence = Player { $seat }, speak once more for your election.

# Votes.
ballot = It is time to vote.
ballot-vote = The talking is over. Vote: who is to leave the village?
ballot-vote-runoff = It is a tie. Vote again.
ballot-vote-second = Vote once more: who is to leave the village?
ballot-vote-verdict = Give your verdict: out, or not?
ballot-sheriff-vote = Vote for your sheriff.
ballot-sheriff-runoff = It is a tie. Vote again for your sheriff.
ballot-voters = These may vote: { $players }.
ballot-candidates = These may be named: { $players }.
ballot-nobody = Nobody is left who may vote.
voted = Player { $seat } votes for player { $target }.
voted-word = Player { $seat }: { $word }.
abstained = Player { $seat } abstains.
counted-votes = { $player }: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }, from { $seats }.
counted-mark = { $player }: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }.
counted-one-each = One vote each: { $votes }.
voters-of-one = { $seat } (from { $voter })
counted-extra = { $player }: { $votes } votes, of which { $extra ->
    [one] 1 is
   *[other] { $extra } are
  } extra, from { $seats }.
voters-sheriff = { $seats }, and { $sheriff } (sheriff, counts { $weight })
voters-sheriff-alone = { $sheriff } (sheriff, counts { $weight })
counted-word = { $word }: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }, from { $seats }.
counted-abstained = Abstained: { $seats }.
counted-friends = { $player } is trusted by { $seats }.
counted-leader = Most votes: { $players }.
counted-tied = A tie: { $players }.
counted-nobody = Nobody has a vote.
condemned = The village condemns { $player }.
condemned-nobody = The village condemns nobody today.

# The sheriff.
candidates = These run for sheriff: { $players }.
candidates-left = Still running for sheriff: { $players }.
candidates-nobody = Nobody runs for sheriff.
badged = Your sheriff is { $player }.
badged-heir = The badge goes to { $player }.
exploded = { $player } stands up: a werewolf!

# What else the judge announces.
announced-actor-cards = The cards for the actor: { $roles }.
announced-actor-took = The actor has taken a card: { $role }.
announced-away-nobody = Nobody goes away.
announced-badge-lost = The badge is lost. There will be no sheriff any more.
announced-box = { $word ->
    [A] The box has fallen: a healing potion.
    [B] The box has fallen: a healing potion, and who was named becomes a plain villager.
    [C] The box has fallen: a healing potion, and who was named becomes a werewolf.
   *[D] The box has fallen: poison.
  }
announced-church-nobody = The church is empty: everybody is in the inn.
announced-day-cut = The day ends here. There is no vote.
announced-duel = { $player } shows a card and challenges { $players } to a duel.
announced-sheriff-run = Who runs for sheriff? Hands up.
announced-sheriff-withdraw = Whoever withdraws, lower your hand now.
announced-shot = { $player } fires, and takes { $players } along.
announced-votes-moved = { $player } moves two votes from the leader to { $players }.
announced-elder-fault = The elder is dead, and the village pays for it: its powers are gone.
announced-growl = The bear growls!
announced-idiot-spared = { $player } is the village idiot: he stays, and will not vote again.
announced-infection = Somebody was infected last night and has become a werewolf.
announced-second-vote = The stuttering judge makes his sign: you vote again at once, without a word.
announced-servant = { $player } takes the card of the condemned and plays it from now on.
announced-sectarian-group = One group: { $players }.
announced-stupefied = { $player } has drunk a stupefying potion, and will not speak or vote again.
announced-voters-named = A last wish: on the next day only these may vote: { $players }.
announced-wild-child-turned = The wild child has lost its model and become a werewolf.

# The end.
ended = The game is over.
ended-winners = The winners: { $seats }.
ended-cards = The cards were: { $cards }.
ended-card = { $seat }: { $cards }
won = { $camp }: the win is theirs.
won-angel = The angel has won.
won-lovers = The lovers have won.
won-nobody = Nobody has won.
won-piper = The piper has won.
won-sectarian = The prejudiced manipulator has won.
won-village = The village has won.
won-werewolves = The werewolves have won.
won-white-werewolf = The white werewolf has won.
because-all-charmed = Everybody else alive is under the piper's charm.
because-all-hypnotised = Only one of the others is not yet under the spell.
because-angel-granted = The angel wished to die in time, and the wish is granted.
because-black-death = The Black Death has taken everybody.
because-day-limit = The last day has been played.
because-half-minus-one = After the vote the werewolves are one short of half the living.
because-hopeless = One werewolf faces one other, and nothing can change the outcome.
because-last-survivor = One player has outlived the Black Death.
because-no-villager-lives = Only the werewolves' side is still alive.
because-no-werewolf-lives = The last werewolf is gone.
because-nobody-lives = Nobody is left alive.
because-only-lovers-live = Only the lovers are still alive.
because-other-group-dead = Everybody in the other group is dead.
because-parity = The werewolves are half of the living.
because-power-roles-wiped = The last of the village's power roles is gone.
because-villagers-wiped = The last plain villager is gone.
because-white-werewolf-alone = The white werewolf has outlived the rest.
