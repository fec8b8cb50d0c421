# What a player is told in private.

dealt = Your card: { $cards }.
revealed-to-you = For your eyes alone, the card of { $player }: { $cards }.

# By call and fact; these serve where there is no line of its own.
told = You learn about { $players }: { $fact }.
told-card = You learn the card of { $players }: { $role }.
told-cards = You learn the cards of { $players }: { $cards }.

told-accursed-wolf-father-infected = The accursed wolf-father has infected you: you are a werewolf now, and wake with the pack from the next night on.
told-actor-cards = The cards for you: { $cards }.
told-avenger-turned = The avenger has made you a werewolf: wake with the pack from tonight on.
told-charmed-charmed = You are under the piper's charm, together with { $players }.
told-charmed-charmed-alone = You are under the piper's charm, so far the only one.
told-cupid-affair-lover = You have a secret affair with { $players }.
told-fascination-hypnotised = The werewolves have hypnotised you: your powers are gone, and you sleep through every night.
told-fox-no = No werewolf: neither { $players } nor the neighbours on both sides. You have lost your nose for good.
told-fox-yes = A werewolf is near: { $players } or one of the two neighbours.
told-knight-no = { $players } is no werewolf. You lose the duel.
told-knight-yes = { $players } is a werewolf. You win the duel.
told-little-girl-named = You see whom the witch names: { $players }.
told-little-girl-werewolf = You see a werewolf: { $players }.
told-lovers-lover = You are in love with { $players }.
told-medium-turned = With the role you have taken the side that it had chosen: you are one of the werewolves now.
told-medium-victims = The werewolves are killing { $players } tonight.
told-pharmacist-restored = The pharmacist has restored your healing potion.
told-pharmacist-stupefied = You have been given a stupefying potion: you can neither speak nor vote from now on.
told-seer-card = You see the card of { $players }: { $role }.
told-seer-cards = { $count ->
    [2] You see the cards of { $players }: { $cards }.
   *[other] You see the cards of { $players } and the neighbours, in no order: { $cards }.
  }
told-seer-good = You see { $players }: no werewolf.
told-seer-werewolf = You see { $players }: a werewolf.
told-shadow-turned = The player whom you named is dead, and with the role you have taken the side that it had chosen: you are one of the werewolves now.
told-thief-cards = In the centre lie { $cards }.
told-three-brothers-sibling = Your brothers: { $players }.
told-three-sisters-sibling = Your sisters: { $players }.
told-traveller-werewolf = The nearest werewolf is { $players }.
told-two-brothers-sibling = Your brother: { $players }.
told-two-sisters-sibling = Your sister: { $players }.
told-werewolf-little-girl = You have caught somebody peeping: { $players } is the little girl.
told-werewolf-pack = Your pack: { $players }.
told-wild-child-turned = Your model is dead: you are a werewolf now, and wake with the pack from its next call on.
told-witch-turned = The witch has made you a werewolf: wake with the pack from its next call on.
told-witch-victim = The werewolves have attacked { $players } tonight.
told-wolf-brothers-sibling = Your wolf brother: { $players }.
