# 問玩家的話。…-pass 是放棄的意思；word-… 是這一問裡的選項。
# { $least } 和 { $most } 是最少和最多可選的人數。

# 沒有單獨寫的問題，按種類問。
ask-kind-seat = { $role }：請選擇一名玩家。
ask-kind-seats = { $role }：請選擇 { $least } 到 { $most } 名玩家。
ask-kind-option = { $role }：請選擇。
ask-kind-speech = { $role }：請發言。
ask-kind-deal = { $role }：請按順序填寫。
ask-kind-hold = 現在是{ $role }的時間。

# 首夜之前。
ask-look = 請查看自己的身份牌。
word-look-seen = 看好了

# 眾人都看得到的停頓。
ask-hold-wave = 現在幾個角色同時行動。
ask-hold-defence = 現在是辯護的時間。
ask-hold-speeches = 現在是討論的時間。
ask-hold-condemned = 請稍候片刻。
ask-hold-dies = 請稍候片刻。
ask-hold-recounts = 請稍候片刻。
ask-hold-voted = 請稍候片刻。

ask-thief = 你要用哪張牌換掉自己的牌？
ask-thief-seat = 你要與誰交換身份牌？
word-thief-keep = 不換
ask-cupid = 你要讓哪兩名玩家成為情侶？
ask-lovers = 你們可以私下交談，但不能亮牌。
ask-defender = 今晚你要守護誰？
ask-defender-pass = 空守
ask-seer = 今晚你要查驗誰？
word-seer-good = 好人
ask-werewolf = 今晚你們要襲擊誰？
ask-werewolf-again = 意見不一致，請再選一次：今晚要襲擊誰？
ask-werewolf-pass = 空刀
ask-werewolf-little-girl = 你們發現了小女孩。要改為殺她嗎？
ask-werewolf-little-girl-pass = 放過她
word-werewolf-little-girl-yes = 改殺小女孩
word-werewolf-little-girl-no = 放過她
ask-little-girl = 要偷看狼人嗎？
ask-little-girl-pass = 不看
word-little-girl-yes = 偷看
ask-witch-heal = 你要用解藥救誰？
ask-witch-heal-pass = 不用解藥
ask-witch-poison = 你要用毒藥毒誰？
ask-witch-poison-pass = 不用毒藥
ask-piper = { $most ->
    [1] 今晚你要迷惑誰？
   *[other] { $least ->
        [1] 今晚你要迷惑誰？最多 { $most } 人。
       *[other] 今晚你要迷惑哪 { $most } 名玩家？
      }
  }
ask-piper-pass = 不迷惑任何人
ask-hunter = 你要開槍帶走誰？
ask-hunter-pass = 不開槍
ask-scapegoat = 下一個白天，你讓哪些玩家投票？
ask-scapegoat-pass = 不限制

ask-white-werewolf = 你要單獨殺誰？
ask-white-werewolf-pass = 不殺
ask-raven = 今晚你要誹謗誰？
ask-raven-pass = 不誹謗
ask-pyromaniac = 你要燒誰的家？
ask-pyromaniac-pass = 不縱火
ask-dog-wolf = 你要做狼，還是做狗？
word-dog-wolf-village = 做狗（好人陣營）
word-dog-wolf-werewolves = 做狼（狼人陣營）
ask-big-bad-wolf = 你要再殺誰？
ask-big-bad-wolf-pass = 不殺
ask-accursed-wolf-father = 要把今晚的目標感染成狼人嗎？
ask-accursed-wolf-father-pass = 不感染
word-accursed-wolf-father-yes = 感染
ask-wild-child = 你要認誰做榜樣？
ask-two-sisters = 明天你們一起投給誰？
ask-two-sisters-pass = 不約定
ask-two-sisters-confer = 你們可以無聲商量。
ask-three-brothers = 明天你們一起投給誰？
ask-three-brothers-pass = 不約定
ask-three-brothers-confer = 你們可以無聲商量。
ask-fox = 今晚你要查誰？他兩邊的鄰座一起查。
ask-fox-pass = 不查
ask-stuttering-judge = 要做出暗號，讓大家再投一次票嗎？
ask-stuttering-judge-pass = 不用暗號
word-stuttering-judge-yes = 再投一次
ask-gypsy = 今晚你要召靈嗎？
ask-gypsy-pass = 不召靈
word-gypsy-yes = 天亮時發生新月事件
ask-devoted-servant = 要收下被放逐者的身份牌嗎？
ask-devoted-servant-pass = 不收
word-devoted-servant-yes = 收下
ask-actor = 今晚你要用哪張牌？
ask-actor-pass = 今晚不用

ask-pharmacist-stupefy = 你要對誰使用迷魂藥？
ask-pharmacist-stupefy-pass = 不用迷魂藥
ask-pharmacist-restore = 要用回復藥讓女巫得到一瓶解藥嗎？
ask-pharmacist-restore-pass = 不用回復藥
word-pharmacist-restore-yes = 使用回復藥
ask-assassin = 你要刺殺誰？
ask-assassin-pass = 不刺殺
ask-enchantress = 今晚由誰替你擋災？
ask-moon-girl = 今晚讓誰失去能力？
ask-knight = 你可以亮牌決鬥。要挑戰誰？
ask-knight-pass = 不決鬥
ask-younger-wolf-brother = 狼兄死了。你要殺誰？
ask-fire-wolf = 你要讓誰永遠失去能力？
ask-fire-wolf-pass = 不發動
ask-avenger = 你選擇哪個陣營？
word-avenger-village = 好人陣營
word-avenger-werewolves = 狼人陣營
ask-avenger-revenge = 你死後要對誰出手？
ask-avenger-revenge-pass = 不出手
ask-shadow = 你要做誰的影子？

ask-medium = 你要變成誰的角色？
ask-medium-pass = 不變
ask-duke = 要把票數最高者的兩票轉給誰？
ask-duke-pass = 不改票

ask-two-brothers = 明天你們一起投給誰？
ask-two-brothers-pass = 不約定
ask-two-brothers-confer = 你們可以無聲商量。
ask-three-sisters = 明天你們一起投給誰？
ask-three-sisters-pass = 不約定
ask-three-sisters-confer = 你們可以無聲商量。

# 變體。
ask-black-death = 今晚黑死病奪走誰的性命？
ask-cupid-affair = 哪一名情侶另有情人？情人是誰？
ask-witch = 你要對誰擲盒子？
ask-witch-pass = 今晚不擲

ask-reveal = 你要亮出身份牌嗎？
ask-reveal-pass = 不亮
word-reveal-yes = 亮出
word-reveal-no = 不亮

ask-explode = 你可以自爆，立即結束白天。
ask-explode-pass = 不自爆
ask-explode-label = 自爆

ask-vote = 你要投給誰？
ask-vote-pass = 棄票
ask-vote-runoff = 平票。你要投給誰？
ask-vote-runoff-pass = 棄票
ask-vote-second = 第二次投票。你要投給誰？
ask-vote-verdict = 要放逐他嗎？
ask-vote-verdict-pass = 棄票
word-vote-verdict-yes = 放逐
word-vote-verdict-no = 不放逐

ask-sheriff-run = 你要競選警長嗎？
ask-sheriff-run-pass = 不上警
word-sheriff-run-yes = 上警
ask-sheriff-withdraw = 你要退水嗎？
ask-sheriff-withdraw-pass = 繼續競選
word-sheriff-withdraw-yes = 退水
ask-sheriff-vote = 你選誰當警長？
ask-sheriff-vote-pass = 棄票
ask-sheriff-runoff = 平票。你選誰當警長？
ask-sheriff-runoff-pass = 棄票
ask-sheriff-successor = 你要把警徽移交給誰？
word-sheriff-successor-tear = 撕掉警徽
ask-sheriff-tie = 平票，由警長裁定。你要放逐誰？
ask-sheriff-direction = 從哪一邊開始發言？
word-sheriff-direction-left = 警左（順時針）
word-sheriff-direction-right = 警右（逆時針）

ask-speech = 輪到你發言。
ask-defence = 輪到你為自己辯護。
ask-last-words = 請留遺言。
ask-sheriff-speech = 輪到你發表競選發言。
ask-sheriff-defence = 平票，請再次發表競選發言。

# 由人代替運氣時，問法官的話。
ask-deal = 請按座位順序填寫發出的牌，中央的牌放在最後。
ask-tie = 平票，由運氣決定。放逐誰？
ask-box = 盒子和蓋子如何落地？
word-box-A = 蓋子背面、盒子正面：解藥
word-box-B = 都是背面：解藥，變成村民
word-box-C = 都是正面：解藥，變成狼人
word-box-D = 蓋子正面、盒子背面：毒藥
ask-speech-option = 看時鐘：從哪一邊開始發言？
word-speech-left = 順時針
word-speech-right = 逆時針
ask-little-girl-seen = 小女孩看到了哪匹狼？
ask-little-girl-caught = 小女孩被狼人發現了嗎？

# 用實體牌時，請法官認人認牌。
ask-who = { $most ->
    [1] 誰是{ $role }？
   *[other] 哪幾位是{ $role }？
  }
ask-card = { $seat }的身份牌是什麼？
ask-centre = 中央第 { $place } 張牌是什麼？
