# 问玩家的话。…-pass 是放弃的意思；word-… 是这一问里的选项。
# { $least } 和 { $most } 是最少和最多可选的人数。

# 没有单独写的问题，按种类问。
ask-kind-seat = { $role }：请选择一名玩家。
ask-kind-seats = { $role }：请选择 { $least } 到 { $most } 名玩家。
ask-kind-option = { $role }：请选择。
ask-kind-speech = { $role }：请发言。
ask-kind-deal = { $role }：请按顺序填写。
ask-kind-hold = 现在是{ $role }的时间。

# 首夜之前。
ask-look = 请查看自己的身份牌。
word-look-seen = 看好了

# 众人都看得到的停顿。
ask-hold-wave = 现在几个角色同时行动。
ask-hold-defence = 现在是辩护的时间。
ask-hold-speeches = 现在是讨论的时间。
ask-hold-condemned = 请稍等片刻。
ask-hold-dies = 请稍等片刻。
ask-hold-recounts = 请稍等片刻。
ask-hold-voted = 请稍等片刻。

ask-thief = 你要用哪张牌换掉自己的牌？
ask-thief-seat = 你要与谁交换身份牌？
word-thief-keep = 不换
ask-cupid = 你要让哪两名玩家成为情侣？
ask-lovers = 你们可以私下交谈，但不能亮牌。
ask-defender = 今晚你要守护谁？
ask-defender-pass = 空守
ask-seer = 今晚你要查验谁？
word-seer-good = 好人
ask-werewolf = 今晚你们要袭击谁？
ask-werewolf-again = 意见不统一，请再选一次：今晚要袭击谁？
ask-werewolf-pass = 空刀
ask-werewolf-little-girl = 你们发现了小女孩。要改为杀她吗？
ask-werewolf-little-girl-pass = 放过她
word-werewolf-little-girl-yes = 改杀小女孩
word-werewolf-little-girl-no = 放过她
ask-little-girl = 要偷看狼人吗？
ask-little-girl-pass = 不看
word-little-girl-yes = 偷看
ask-witch-heal = 你要用解药救谁？
ask-witch-heal-pass = 不用解药
ask-witch-poison = 你要用毒药毒谁？
ask-witch-poison-pass = 不用毒药
ask-piper = { $most ->
    [1] 今晚你要迷惑谁？
   *[other] { $least ->
        [1] 今晚你要迷惑谁？最多 { $most } 人。
       *[other] 今晚你要迷惑哪 { $most } 名玩家？
      }
  }
ask-piper-pass = 不迷惑任何人
ask-hunter = 你要开枪带走谁？
ask-hunter-pass = 不开枪
ask-scapegoat = 下一个白天，你让哪些玩家投票？
ask-scapegoat-pass = 不限制

ask-white-werewolf = 你要单独杀谁？
ask-white-werewolf-pass = 不杀
ask-raven = 今晚你要诽谤谁？
ask-raven-pass = 不诽谤
ask-pyromaniac = 你要烧谁的家？
ask-pyromaniac-pass = 不纵火
ask-dog-wolf = 你要做狼，还是做狗？
word-dog-wolf-village = 做狗（好人阵营）
word-dog-wolf-werewolves = 做狼（狼人阵营）
ask-big-bad-wolf = 你要再杀谁？
ask-big-bad-wolf-pass = 不杀
ask-accursed-wolf-father = 要把今晚的目标感染成狼人吗？
ask-accursed-wolf-father-pass = 不感染
word-accursed-wolf-father-yes = 感染
ask-wild-child = 你要认谁做榜样？
ask-two-sisters = 明天你们一起投给谁？
ask-two-sisters-pass = 不约定
ask-two-sisters-confer = 你们可以无声商量。
ask-three-brothers = 明天你们一起投给谁？
ask-three-brothers-pass = 不约定
ask-three-brothers-confer = 你们可以无声商量。
ask-fox = 今晚你要查谁？他两边的邻座一起查。
ask-fox-pass = 不查
ask-stuttering-judge = 要做出暗号，让大家再投一次票吗？
ask-stuttering-judge-pass = 不用暗号
word-stuttering-judge-yes = 再投一次
ask-gypsy = 今晚你要召灵吗？
ask-gypsy-pass = 不召灵
word-gypsy-yes = 天亮时发生新月事件
ask-devoted-servant = 要收下被放逐者的身份牌吗？
ask-devoted-servant-pass = 不收
word-devoted-servant-yes = 收下
ask-actor = 今晚你要用哪张牌？
ask-actor-pass = 今晚不用

ask-pharmacist-stupefy = 你要对谁使用迷魂药？
ask-pharmacist-stupefy-pass = 不用迷魂药
ask-pharmacist-restore = 要用回复药让女巫得到一瓶解药吗？
ask-pharmacist-restore-pass = 不用回复药
word-pharmacist-restore-yes = 使用回复药
ask-assassin = 你要刺杀谁？
ask-assassin-pass = 不刺杀
ask-enchantress = 今晚由谁替你挡灾？
ask-moon-girl = 今晚让谁失去能力？
ask-knight = 你可以亮牌决斗。要挑战谁？
ask-knight-pass = 不决斗
ask-younger-wolf-brother = 狼兄死了。你要杀谁？
ask-fire-wolf = 你要让谁永远失去能力？
ask-fire-wolf-pass = 不发动
ask-avenger = 你选择哪个阵营？
word-avenger-village = 好人阵营
word-avenger-werewolves = 狼人阵营
ask-avenger-revenge = 你死后要对谁出手？
ask-avenger-revenge-pass = 不出手
ask-shadow = 你要做谁的影子？

ask-medium = 你要变成谁的角色？
ask-medium-pass = 不变
ask-duke = 要把票数最高者的两票转给谁？
ask-duke-pass = 不改票

ask-two-brothers = 明天你们一起投给谁？
ask-two-brothers-pass = 不约定
ask-two-brothers-confer = 你们可以无声商量。
ask-three-sisters = 明天你们一起投给谁？
ask-three-sisters-pass = 不约定
ask-three-sisters-confer = 你们可以无声商量。

# 变体。
ask-black-death = 今晚黑死病夺走谁的性命？
ask-cupid-affair = 哪一名情侣另有情人？情人是谁？
ask-witch = 你要对谁掷盒子？
ask-witch-pass = 今晚不掷

ask-reveal = 你要亮出身份牌吗？
ask-reveal-pass = 不亮
word-reveal-yes = 亮出
word-reveal-no = 不亮

ask-explode = 你可以自爆，立即结束白天。
ask-explode-pass = 不自爆
ask-explode-label = 自爆

ask-vote = 你要投给谁？
ask-vote-pass = 弃票
ask-vote-runoff = 平票。你要投给谁？
ask-vote-runoff-pass = 弃票
ask-vote-second = 第二次投票。你要投给谁？
ask-vote-verdict = 要放逐他吗？
ask-vote-verdict-pass = 弃票
word-vote-verdict-yes = 放逐
word-vote-verdict-no = 不放逐

ask-sheriff-run = 你要竞选警长吗？
ask-sheriff-run-pass = 不上警
word-sheriff-run-yes = 上警
ask-sheriff-withdraw = 你要退水吗？
ask-sheriff-withdraw-pass = 继续竞选
word-sheriff-withdraw-yes = 退水
ask-sheriff-vote = 你选谁当警长？
ask-sheriff-vote-pass = 弃票
ask-sheriff-runoff = 平票。你选谁当警长？
ask-sheriff-runoff-pass = 弃票
ask-sheriff-successor = 你要把警徽移交给谁？
word-sheriff-successor-tear = 撕掉警徽
ask-sheriff-tie = 平票，由警长裁定。你要放逐谁？
ask-sheriff-direction = 从哪一边开始发言？
word-sheriff-direction-left = 警左（顺时针）
word-sheriff-direction-right = 警右（逆时针）

ask-speech = 轮到你发言。
ask-defence = 轮到你为自己辩护。
ask-last-words = 请留遗言。
ask-sheriff-speech = 轮到你发表竞选发言。
ask-sheriff-defence = 平票，请再次发表竞选发言。

# 由人代替运气时，问法官的话。
ask-deal = 请按座位顺序填写发出的牌，中央的牌放在最后。
ask-tie = 平票，由运气决定。放逐谁？
ask-box = 盒子和盖子怎样落地？
word-box-A = 盖子背面、盒子正面：解药
word-box-B = 都是背面：解药，变成村民
word-box-C = 都是正面：解药，变成狼人
word-box-D = 盖子正面、盒子背面：毒药
ask-speech-option = 看时钟：从哪一边开始发言？
word-speech-left = 顺时针
word-speech-right = 逆时针
ask-little-girl-seen = 小女孩看到了哪匹狼？
ask-little-girl-caught = 小女孩被狼人发现了吗？

# 用实体牌时，请法官认人认牌。
ask-who = { $most ->
    [1] 谁是{ $role }？
   *[other] 哪几位是{ $role }？
  }
ask-card = { $seat }的身份牌是什么？
ask-centre = 中央第 { $place } 张牌是什么？
