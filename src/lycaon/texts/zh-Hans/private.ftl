# 单独告诉玩家的事。

dealt = 你的身份是{ $cards }。
revealed-to-you = 只有你看到：{ $player }的身份是{ $cards }。

# 按「叫谁-什么事」写；没有单独写的，用这几句。
told = 关于 { $players }，你得知：{ $fact }。
told-card = { $players }的身份是{ $role }。
told-cards = { $players }的身份是{ $cards }。

told-accursed-wolf-father-infected = 你被种狼感染了，从此属于狼人阵营，下一夜起与狼人一起睁眼。
told-actor-cards = 你可以使用的牌是{ $cards }。
told-avenger-turned = 复仇者把你变成了狼人，从今晚起与狼人一起睁眼。
told-charmed-charmed = 你被迷惑了。同样被迷惑的还有 { $players }。
told-charmed-charmed-alone = 你被迷惑了。目前还没有别人被迷惑。
told-cupid-affair-lover = 你的情人是 { $players }。
told-fascination-hypnotised = 你被狼人催眠了，失去所有能力，从此夜里不再睁眼。
told-fox-no = { $players }和两边的邻座都不是狼人。你从此失去能力。
told-fox-yes = { $players }和两边的邻座当中有狼人。
told-knight-no = { $players }不是狼人，你输了这场决斗。
told-knight-yes = { $players }是狼人，你赢了这场决斗。
told-little-girl-named = 你看到女巫指定了 { $players }。
told-little-girl-werewolf = 你看到了：{ $players }是狼人。
told-lovers-lover = 你成为情侣，对方是 { $players }。
told-medium-turned = 你变成了他的角色，也站到了他选定的一边：你现在属于狼人阵营。
told-medium-victims = 今晚将死于狼人之手的是{ $players }。
told-pharmacist-restored = 药剂师给了你一瓶解药。
told-pharmacist-stupefied = 你中了迷魂药：从现在起不能发言，也不能投票。
told-seer-card = { $players }的身份是{ $role }。
told-seer-cards = { $count ->
    [2] { $players }的两张身份牌是{ $cards }。
   *[other] { $players }和两边邻座的身份是{ $cards }，不分先后。
  }
told-seer-good = { $players }是好人。
told-seer-werewolf = { $players }是狼人。
told-shadow-turned = 你指定的玩家死了，你变成了他的角色，也站到了他选定的一边：你现在属于狼人阵营。
told-thief-cards = 中央的两张牌是{ $cards }。
told-three-brothers-sibling = 你的兄弟是 { $players }。
told-three-sisters-sibling = 你的姐妹是 { $players }。
told-traveller-werewolf = 离你最近的狼人是 { $players }。
told-two-brothers-sibling = 你的兄弟是 { $players }。
told-two-sisters-sibling = 你的姊妹是 { $players }。
told-werewolf-little-girl = 你们发现 { $players }在偷看，她就是小女孩。
told-werewolf-pack = 你的狼同伴是 { $players }。
told-wild-child-turned = 你的榜样死了，你变成了狼人，从下一次狼人睁眼起与他们一起行动。
told-witch-turned = 女巫把你变成了狼人，从下一次狼人睁眼起与他们一起行动。
told-witch-victim = 今晚 { $players }遭到狼人袭击。
told-wolf-brothers-sibling = 你的狼兄弟是 { $players }。
