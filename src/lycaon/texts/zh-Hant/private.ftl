# 單獨告訴玩家的事。

dealt = 你的身份是{ $cards }。
revealed-to-you = 只有你看到：{ $player }的身份是{ $cards }。

# 按「叫誰-什麼事」寫；沒有單獨寫的，用這幾句。
told = 關於 { $players }，你得知：{ $fact }。
told-card = { $players }的身份是{ $role }。
told-cards = { $players }的身份是{ $cards }。

told-accursed-wolf-father-infected = 你被種狼感染了，從此屬於狼人陣營，下一夜起與狼人一起睜眼。
told-actor-cards = 你可以使用的牌是{ $cards }。
told-avenger-turned = 復仇者把你變成了狼人，從今晚起與狼人一起睜眼。
told-charmed-charmed = 你被迷惑了。同樣被迷惑的還有 { $players }。
told-charmed-charmed-alone = 你被迷惑了。目前還沒有別人被迷惑。
told-cupid-affair-lover = 你的情人是 { $players }。
told-fascination-hypnotised = 你被狼人催眠了，失去所有能力，從此夜裡不再睜眼。
told-fox-no = { $players }和兩邊的鄰座都不是狼人。你從此失去能力。
told-fox-yes = { $players }和兩邊的鄰座當中有狼人。
told-knight-no = { $players }不是狼人，你輸了這場決鬥。
told-knight-yes = { $players }是狼人，你贏了這場決鬥。
told-little-girl-named = 你看到女巫指定了 { $players }。
told-little-girl-werewolf = 你看到了：{ $players }是狼人。
told-lovers-lover = 你成為情侶，對方是 { $players }。
told-medium-turned = 你變成了他的角色，也站到了他選定的一邊：你現在屬於狼人陣營。
told-medium-victims = 今晚將死於狼人之手的是{ $players }。
told-pharmacist-restored = 藥劑師給了你一瓶解藥。
told-pharmacist-stupefied = 你中了迷魂藥：從現在起不能發言，也不能投票。
told-seer-card = { $players }的身份是{ $role }。
told-seer-cards = { $count ->
    [2] { $players }的兩張身份牌是{ $cards }。
   *[other] { $players }和兩邊鄰座的身份是{ $cards }，不分先後。
  }
told-seer-good = { $players }是好人。
told-seer-werewolf = { $players }是狼人。
told-shadow-turned = 你指定的玩家死了，你變成了他的角色，也站到了他選定的一邊：你現在屬於狼人陣營。
told-thief-cards = 中央的兩張牌是{ $cards }。
told-three-brothers-sibling = 你的兄弟是 { $players }。
told-three-sisters-sibling = 你的姐妹是 { $players }。
told-traveller-werewolf = 離你最近的狼人是 { $players }。
told-two-brothers-sibling = 你的兄弟是 { $players }。
told-two-sisters-sibling = 你的姊妹是 { $players }。
told-werewolf-little-girl = 你們發現 { $players }在偷看，她就是小女孩。
told-werewolf-pack = 你的狼同伴是 { $players }。
told-wild-child-turned = 你的榜樣死了，你變成了狼人，從下一次狼人睜眼起與他們一起行動。
told-witch-turned = 女巫把你變成了狼人，從下一次狼人睜眼起與他們一起行動。
told-witch-victim = 今晚 { $players }遭到狼人襲擊。
told-wolf-brothers-sibling = 你的狼兄弟是 { $players }。
