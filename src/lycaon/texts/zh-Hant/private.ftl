# 單獨告訴玩家的事。

dealt = 你的身份是{ $cards }。
revealed-to-you = 只有你看到：{ $player }的身份是{ $cards }。

# 按「叫誰-什麼事」寫；沒有單獨寫的，用這幾句。
told = 關於 { $players }，你得知：{ $fact }。
told-card = { $players }的身份是{ $role }。
told-cards = { $players }的身份是{ $cards }。

told-charmed-charmed = 你被迷惑了。同樣被迷惑的還有 { $players }。
told-charmed-charmed-alone = 你被迷惑了。目前還沒有別人被迷惑。
told-little-girl-werewolf = 你看到了：{ $players }是狼人。
told-lovers-lover = 你成為情侶，對方是 { $players }。
told-seer-card = { $players }的身份是{ $role }。
told-seer-cards = { $players }的兩張身份牌是{ $cards }。
told-seer-good = { $players }是好人。
told-seer-werewolf = { $players }是狼人。
told-thief-cards = 中央的兩張牌是{ $cards }。
told-werewolf-little-girl = 你們發現 { $players }在偷看，她就是小女孩。
told-werewolf-pack = 你的狼同伴是 { $players }。
told-witch-victim = 今晚 { $players }遭到狼人襲擊。
