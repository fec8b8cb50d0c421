# 单独告诉玩家的事。

dealt = 你的身份是{ $cards }。
revealed-to-you = 只有你看到：{ $player }的身份是{ $cards }。

# 按「叫谁-什么事」写；没有单独写的，用这几句。
told = 关于 { $players }，你得知：{ $fact }。
told-card = { $players }的身份是{ $role }。
told-cards = { $players }的身份是{ $cards }。

told-charmed-charmed = 你被迷惑了。同样被迷惑的还有 { $players }。
told-charmed-charmed-alone = 你被迷惑了。目前还没有别人被迷惑。
told-little-girl-werewolf = 你看到了：{ $players }是狼人。
told-lovers-lover = 你成为情侣，对方是 { $players }。
told-seer-card = { $players }的身份是{ $role }。
told-seer-cards = { $players }的两张身份牌是{ $cards }。
told-seer-good = { $players }是好人。
told-seer-werewolf = { $players }是狼人。
told-thief-cards = 中央的两张牌是{ $cards }。
told-werewolf-little-girl = 你们发现 { $players }在偷看，她就是小女孩。
told-werewolf-pack = 你的狼同伴是 { $players }。
told-witch-victim = 今晚 { $players }遭到狼人袭击。
