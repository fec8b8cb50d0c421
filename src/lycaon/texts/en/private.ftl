# What a player is told in private.

dealt = Your card: { $cards }.
revealed-to-you = For your eyes alone, the card of { $player }: { $cards }.

# By call and fact; these serve where there is no line of its own.
told = You learn about { $players }: { $fact }.
told-card = You learn the card of { $players }: { $role }.
told-cards = You learn the cards of { $players }: { $cards }.

told-charmed-charmed = You are under the piper's charm, together with { $players }.
told-charmed-charmed-alone = You are under the piper's charm, so far the only one.
told-little-girl-werewolf = You see a werewolf: { $players }.
told-lovers-lover = You are in love with { $players }.
told-seer-card = You see the card of { $players }: { $role }.
told-seer-cards = You see the cards of { $players }: { $cards }.
told-seer-good = You see { $players }: no werewolf.
told-seer-werewolf = You see { $players }: a werewolf.
told-thief-cards = In the centre lie { $cards }.
told-werewolf-little-girl = You have caught somebody peeping: { $players } is the little girl.
told-werewolf-pack = Your pack: { $players }.
told-witch-victim = The werewolves have attacked { $players } tonight.
