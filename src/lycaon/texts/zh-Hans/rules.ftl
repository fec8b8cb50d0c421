# 规则：每一项的名字、一句说明、各个选择的短标签。是与否共用 yes 和 no。

section-base-roles = 基本角色
section-characters-roles = 人物扩展的角色
section-deaths-and-reveal = 死亡与亮牌
section-events = 事件牌
section-fan-roles = 第四、第五扩展的角色
section-lovers = 情侣
section-new-moon-roles = 新月扩展的角色
section-night-and-pack = 夜晚与狼人
section-sheriff-and-day = 警长与白天
section-technical = 流程
section-the-village-roles = 村庄扩展的角色
section-two-cards = 双身份
section-variants = 变体
section-victory = 胜负
section-votes = 投票

preset-default-name = 默认
preset-default = 适合大多数玩家的规则。
preset-modern-cn-name = 现代玩法
preset-modern-cn = 上警竞选、屠边、自爆、同守同救必死、死后不亮牌。
preset-official-name = 官方新版
preset-official = 猎人必须开枪，平票由警长裁定，感染者保留能力。
preset-seed000-name = 经典基本版
preset-seed000 = 女巫不能自救，猎人怎样死都能开枪，平票无人出局。
preset-seed001-booklet-name = 扩展版说明书
preset-seed001-booklet = 女巫不能自救，猎人只有被狼人杀害或被放逐才能开枪，平票无人出局。
preset-seed001-intro-name = 扩展版简介
preset-seed001-intro = 同扩展版说明书，但女巫可以自救，误杀长老使所有人失去能力。
preset-seed001-last-name = 扩展版补充
preset-seed001-last = 同扩展版说明书，但女巫可以自救，每晚都知道谁遭到袭击。
preset-seed001-table-name = 扩展版聚会
preset-seed001-table = 同扩展版说明书，但死者可留一句遗言，公布死因，狼人接近半数即获胜。
preset-seed002-table-name = 轮流表决
preset-seed002-table = 预言家只看好人或狼人，投票先轮流提名，再辩护、表决，过半数才放逐。
preset-seed003-name = 屠边自爆
preset-seed003 = 经典基本版加上屠边、自刀和自爆。
preset-seed004-name = 双身份
preset-seed004 = 适合每人两张身份牌：上警竞选，猎人必须开枪，丘比特与情侣同一阵营。

# 夜晚与狼人

rule-first-phase-name = 开局
rule-first-phase = 游戏从夜晚开始，还是先过一个白天；有天使时总从白天开始。
rule-first-phase-night = 从夜晚开始
rule-first-phase-day = 从白天开始

rule-pack-agreement-name = 狼人意见不一
rule-pack-agreement = 狼人选的人不一样时怎么办。
rule-pack-agreement-unanimous-after-3-prompts = 提示三次，仍不统一则无人遇袭
rule-pack-agreement-plurality-tie-none = 多数决，并列则无人遇袭
rule-pack-agreement-unanimous = 只问一次，不统一则无人遇袭

rule-pack-may-target-wolf-name = 自刀
rule-pack-may-target-wolf = 狼人能否袭击同伴或自己。

rule-pack-may-skip-name = 空刀
rule-pack-may-skip = 狼人能否一个人都不袭击。

# 基本角色

rule-seer-result-name = 查验结果
rule-seer-result = 预言家查验时得知什么。
rule-seer-result-card = 身份牌
rule-seer-result-side = 好人或狼人
rule-seer-result-both-cards = 两张身份牌

rule-thief-one-wolf-must-take-name = 盗贼见狼必换
rule-thief-one-wolf-must-take = 中央只有一张狼人时，盗贼是否也必须拿走；两张都是狼人时总要拿。

rule-hunter-shoots-on-name = 猎人何时开枪
rule-hunter-shoots-on = 猎人怎样死去才能开枪。
rule-hunter-shoots-on-wolves-or-vote = 被狼人杀害或被放逐
rule-hunter-shoots-on-any-death = 任何死法

rule-hunter-shot-name = 猎人开枪
rule-hunter-shot = 猎人能开枪时，可以不开，还是必须开。
rule-hunter-shot-may = 可以不开
rule-hunter-shot-must = 必须开

rule-witch-self-heal-name = 女巫自救
rule-witch-self-heal = 女巫自己遭到袭击时，能否用解药救自己。
rule-witch-self-heal-always = 可以
rule-witch-self-heal-never = 不可以
rule-witch-self-heal-first-night = 仅第一夜可以

rule-witch-two-potions-one-night-name = 同晚双药
rule-witch-two-potions-one-night = 女巫能否在同一晚用掉两瓶药。

rule-witch-told-victim-name = 女巫知情
rule-witch-told-victim = 女巫什么时候得知谁遭到袭击；从不得知时，救错人也会用掉解药。
rule-witch-told-victim-until-heal-used = 解药用掉之前
rule-witch-told-victim-always = 每晚
rule-witch-told-victim-never = 从不

rule-little-girl-model-name = 小女孩偷看
rule-little-girl-model = 偷看是否被发现，由谁决定。
rule-little-girl-model-risk = 由运气决定
rule-little-girl-model-moderator = 由真人法官判断

rule-little-girl-catch-p-name = 偷看被发现的机会
rule-little-girl-catch-p = 由运气决定时，每次偷看被狼人发现的机会，0 是从不，1 是必定。

# 新月扩展的角色

rule-elder-fault-name = 误杀长老
rule-elder-fault = 长老怎样死去，会让大家失去能力。
rule-elder-fault-vote-shot-poison = 被放逐、枪杀或毒死
rule-elder-fault-any-death = 任何死法

rule-elder-loss-scope-name = 谁失去能力
rule-elder-loss-scope = 误杀长老之后，谁失去能力。
rule-elder-loss-scope-village-roles = 好人方角色
rule-elder-loss-scope-everyone = 所有人，狼人共同的袭击除外
rule-elder-loss-scope-all-power-cards = 狼人以外的所有角色

rule-elder-loss-starts-name = 何时失去能力
rule-elder-loss-starts = 误杀长老之后，能力从什么时候开始失效。
rule-elder-loss-starts-batch-end = 与长老同时的死亡之后
rule-elder-loss-starts-cascade-end = 这一连串死亡结束之后

rule-revealed-idiot-dies-with-elder-name = 白痴随长老死去
rule-revealed-idiot-dies-with-elder = 误杀长老时，已经亮牌的白痴是否一同死去。

rule-defender-may-skip-name = 空守
rule-defender-may-skip = 守卫能否一晚不守任何人。

rule-guard-and-heal-name = 同守同救
rule-guard-and-heal = 同一晚既被守护又被解药救的人会怎样。
rule-guard-and-heal-survives-potion-wasted = 活，解药浪费
rule-guard-and-heal-survives = 活，两者都有效
rule-guard-and-heal-dies = 死

rule-piper-count-name = 迷惑人数
rule-piper-count = 吹笛者每晚迷惑几名玩家。
rule-piper-count-2 = 两名
rule-piper-count-0-2 = 零到两名
rule-piper-count-1 = 一名

rule-piper-team-name = 吹笛者的阵营
rule-piper-team = 吹笛者自成一方，还是在恋爱之前属于好人阵营。
rule-piper-team-solo = 自成一方
rule-piper-team-village-until-in-love = 恋爱之前是好人

# 村庄扩展的角色

rule-white-target-name = 白狼的目标
rule-white-target = 白狼单独行动时可以杀谁。
rule-white-target-anyone = 任何人
rule-white-target-werewolf-only = 只能杀狼人

rule-white-win-name = 白狼获胜
rule-white-win = 场上剩下几人时白狼获胜。
rule-white-win-last-alive = 只剩他自己
rule-white-win-last-two = 最多还剩另一人

rule-raven-votes-name = 乌鸦的票
rule-raven-votes = 被乌鸦诽谤的玩家多得几票。
rule-raven-votes-1 = 一票
rule-raven-votes-2 = 两票

rule-raven-no-repeat-name = 乌鸦不能连续
rule-raven-no-repeat = 乌鸦是否不能连续两晚诽谤同一人。

rule-pyro-mode-name = 纵火
rule-pyro-mode = 没有遭到狼人袭击的人被纵火会怎样。
rule-pyro-mode-burn-player = 被烧死
rule-pyro-mode-burn-building = 只失去房屋

rule-pyro-side-name = 火烧向哪边
rule-pyro-side = 被纵火的人同晚遭到袭击时，哪一边的第一个狼人被烧死。
rule-pyro-side-left = 左边
rule-pyro-side-right = 右边

# 人物扩展的角色

rule-bbw-off-when-name = 大野狼收手
rule-bbw-off-when = 谁死去以后，大野狼不再单独杀人。
rule-bbw-off-when-a-wolf-died = 狼人方任何一人
rule-bbw-off-when-wolf-or-wildchild-or-dogwolf-died = 狼牌、变狼的野孩子或选狼的狼狗
rule-bbw-off-when-wolf-bbw-or-white-died = 狼人、大野狼或白狼

rule-infected-keeps-power-name = 感染后保留能力
rule-infected-keeps-power = 被种狼感染的人，能否继续使用原来的能力。

rule-infection-announced-name = 宣布感染
rule-infection-announced = 天亮时是否宣布有人被感染，不说是谁。

rule-wild-child-change-announced-name = 宣布野孩子变狼
rule-wild-child-change-announced = 榜样死去、野孩子变成狼人时，是否宣布，不说是谁。

rule-siblings-mode-name = 姊妹与兄弟
rule-siblings-mode = 两姊妹、三兄弟互相确认之后怎样行动。
rule-siblings-mode-confer = 每隔一晚无声商量，投票自由
rule-siblings-mode-bound-vote = 每晚约定，次日只能投给他
rule-siblings-mode-recognise-only = 只在第一夜互相确认

rule-judge-window-name = 口吃法官的时机
rule-judge-window = 口吃法官什么时候可以要求再投一次票。
rule-judge-window-result-until-night = 公布结果之后，入夜之前
rule-judge-window-after-execution = 被放逐的人死去之后
rule-judge-window-while-voting = 投票结束之前

rule-gypsy-mode-name = 吉普赛娘
rule-gypsy-mode = 吉普赛娘决定是否发生事件，还是使用招魂牌。
rule-gypsy-mode-by-deck = 有事件牌决定事件，没有则招魂
rule-gypsy-mode-toggle-event = 决定是否发生事件
rule-gypsy-mode-spiritualism = 使用五张招魂牌

rule-rusty-side-name = 锈剑指向哪边
rule-rusty-side = 锈剑骑士死后，哪一边的第一个狼人染病。
rule-rusty-side-left = 左边
rule-rusty-side-right = 右边

rule-angel-window-name = 天使的期限
rule-angel-window = 天使在什么时候死去才算获胜。
rule-angel-window-first-vote-or-first-night = 第一次投票或第一夜
rule-angel-window-also-second-night = 第二夜被袭击也算

rule-actor-cards-faceup-name = 变脸者的牌公开
rule-actor-cards-faceup = 变脸者的三张牌是否摊开给所有人看。

# 第四、第五扩展的角色

rule-assassin-reset-name = 刺客计票
rule-assassin-reset = 投给刺客的票怎样累计。
rule-assassin-reset-window = 每两天重新计
rule-assassin-reset-after-kill = 累计到杀人为止

rule-knight-sees-dormant-name = 骑士识破狼弟
rule-knight-sees-dormant = 骑士挑战还没醒来的狼弟时，是否算他挑中了狼人。

rule-duke-uses-name = 公爵的次数
rule-duke-uses = 公爵可以转移几次票。
rule-duke-uses-1 = 整局一次
rule-duke-uses-unlimited = 每次投票

rule-traveller-trigger-name = 旅者
rule-traveller-trigger = 旅者的能力因什么而发动。
rule-traveller-trigger-traveller-attacked = 首夜旅者遭到袭击
rule-traveller-trigger-duke-killed = 首夜公爵被狼人杀害

# 情侣

rule-cupid-joins-lovers-name = 丘比特加入情侣
rule-cupid-joins-lovers = 丘比特是否与情侣同一阵营。

rule-lovers-may-talk-name = 情侣夜谈
rule-lovers-may-talk = 情侣每晚能否私下交谈；无论如何不能亮牌。

rule-lovers-recheck-name = 重新判断情侣阵营
rule-lovers-recheck = 情侣后来分属不同阵营时，是否从此自成一方。

# 警长与白天

rule-sheriff-election-name = 选举警长
rule-sheriff-election = 怎样选出警长。
rule-sheriff-election-day1-after-speeches = 第一天发言之后，全体投票
rule-sheriff-election-day1-before-deaths = 公布死讯之前，上警竞选
rule-sheriff-election-off = 不设警长

rule-sheriff-weight-name = 警长的票
rule-sheriff-weight = 警长的一票算几票。
rule-sheriff-weight-2 = 两票
rule-sheriff-weight-1-5 = 一票半

rule-badge-name = 警徽的去向
rule-badge = 警长死去时怎样处理警徽。
rule-badge-must-pass = 必须移交
rule-badge-may-destroy = 可以撕掉

rule-self-explosion-name = 自爆
rule-self-explosion = 狼人能否在发言或竞选时自爆，立即结束白天。

rule-bomb-badge-name = 自爆与警徽
rule-bomb-badge = 选出警长之前有狼人自爆，警徽会怎样。
rule-bomb-badge-single = 自爆一次，警徽流失
rule-bomb-badge-double = 自爆两次，警徽才流失
rule-bomb-badge-none = 只推迟选举

rule-speech-order-name = 发言顺序
rule-speech-order = 白天按什么顺序发言。
rule-speech-order-left-of-victim = 从死者左边起，顺时针
rule-speech-order-free = 自由讨论
rule-speech-order-by-clock = 看时钟单顺双逆；有警长由他定，之后每天换向
rule-speech-order-sheriff-decides = 警长每天决定

rule-no-outside-info-name = 场外信息
rule-no-outside-info = 能否谈论声响、赌咒发誓等与本局无关的事。
rule-no-outside-info-moderator-penalty = 禁止，由法官处罚
rule-no-outside-info-off = 不限制

# 投票

rule-vote-style-name = 投票方式
rule-vote-style = 白天怎样投票。
rule-vote-style-simultaneous = 同时投票
rule-vote-style-nominate-and-verdict = 轮流提名、辩护，再过半表决

rule-abstain-name = 弃票
rule-abstain = 投票时能否弃票。

rule-self-vote-name = 投自己
rule-self-vote = 能否投给自己。

rule-tie-rule-name = 平票
rule-tie-rule = 平票而没有替罪羊时怎么办。
rule-tie-rule-pk-once-then-nobody = 平票者发言，再投一次，再平则无人出局
rule-tie-rule-nobody = 无人出局
rule-tie-rule-revote-between-tied-until-decided = 在平票者中一直投到分出
rule-tie-rule-sheriff-breaks-tie = 警长裁定
rule-tie-rule-random = 由运气决定

# 死亡与亮牌

rule-double-cause-name = 两种死因
rule-double-cause = 一人同晚有两种死因时，算哪一种。
rule-double-cause-first = 次序在前的一种
rule-double-cause-poison = 毒药优先

rule-reveal-on-death-name = 死后亮牌
rule-reveal-on-death = 死去的人是否亮出身份牌。
rule-reveal-on-death-always = 都要亮
rule-reveal-on-death-optional = 被放逐的要亮，其他人自愿
rule-reveal-on-death-only-voted = 只有被放逐的亮
rule-reveal-on-death-never = 不亮

rule-last-words-name = 遗言
rule-last-words = 死去的人能否留遗言；殉情者总是没有。
rule-last-words-none = 没有遗言
rule-last-words-one-sentence = 每人一句
rule-last-words-optional = 每人自愿
rule-last-words-cn = 首夜死者和白天出局者
rule-last-words-executed-only = 只有被放逐者

rule-announce-cause-name = 公布死因
rule-announce-cause = 宣布死讯时是否说明死因。

# 胜负

rule-werewolves-win-at-name = 狼人获胜
rule-werewolves-win-at = 狼人怎样才算获胜。
rule-werewolves-win-at-all-villagers-dead = 其他人全部死去
rule-werewolves-win-at-parity = 达到活着的半数，立即获胜
rule-werewolves-win-at-parity-after-day = 白天结束时达到半数
rule-werewolves-win-at-half-minus-one-after-vote = 放逐后只比半数少一人，且猎人、情侣已死
rule-werewolves-win-at-side-wiped = 屠边：神职或平民全部死去
rule-werewolves-win-at-all-good-dead = 好人全部死去，也没有第三方

rule-check-between-double-votes-name = 两次投票之间判胜负
rule-check-between-double-votes = 一天投两次票时，两次之间是否判断胜负。

rule-shared-victory-name = 共同获胜
rule-shared-victory = 几方同时达成条件时，是否都算获胜。

rule-piper-blocks-village-name = 吹笛者阻挡好人
rule-piper-blocks-village = 吹笛者活着时，好人是否还不算获胜。

rule-fast-forward-name = 提前判定
rule-fast-forward = 入夜时只剩一狼一人，且没有什么能改变结果，是否直接判狼人获胜。

# 事件牌

rule-event-redraw-if-void-name = 无效重抽
rule-event-redraw-if-void = 抽到没有效果的事件牌，是否再抽一张。

rule-event-missing-attribute-name = 缺少玩家资料
rule-event-missing-attribute = 事件牌要看年龄、性别而没有资料时怎么办。
rule-event-missing-attribute-ask-moderator = 请法官分组
rule-event-missing-attribute-skip = 跳过这张牌

rule-variant-cards-name = 变体事件牌
rule-variant-cards = 灿烂星期日、收获结束、阴郁星期一是否启用各自的变体。

rule-touch-reveals-name = 死亡之触的方向
rule-touch-reveals = 死亡之触的死者，是否得知碰他的人在哪一边。

rule-event-elims-count-as-vote-name = 事件出局算放逐
rule-event-elims-count-as-vote = 因“强烈的怀疑”出局的人，是否算被放逐。

rule-great-distrust-votes-name = 强烈的怀疑
rule-great-distrust-votes = 每人要指出几名信任的玩家。
rule-great-distrust-votes-2 = 两名
rule-great-distrust-votes-3 = 三名

rule-nightmare-tie-name = 梦魇平票
rule-nightmare-tie = 抽到“梦魇”那天平票时怎么办。
rule-nightmare-tie-all = 票数最高的全部出局
rule-nightmare-tie-normal = 按平票的规则

# 变体

rule-hf-scapegoat-bans-name = 丰收节的替罪羊
rule-hf-scapegoat-bans = 丰收节里，替罪羊死前能否指定谁可以投票。

rule-hf-witch-uses-name = 丰收节的女巫
rule-hf-witch-uses = 丰收节里，女巫整局可以掷几次盒子。
rule-hf-witch-uses-2 = 两次
rule-hf-witch-uses-unlimited = 不限，每晚一次

rule-last-survivor-wins-name = 黑死病的幸存者
rule-last-survivor-wins = 黑死病里，最后活着的人是否获胜。

rule-fascination-persist-name = 催眠延续
rule-fascination-persist = 灿烂星期日过后，被催眠的人是否仍受催眠。

# 双身份

rule-defender-after-seer-name = 守卫在预言家之后
rule-defender-after-seer = 夜里是否先叫预言家，再叫守卫。

rule-moderator-identification-name = 法官认人
rule-moderator-identification = 第一夜是否叫醒猎人、白痴、长老、替罪羊，让法官认人。

# 流程

rule-day-limit-name = 天数上限
rule-day-limit = 过了这么多天还没有分出胜负，就无人获胜。

rule-fake-calls-name = 假叫
rule-fake-calls = 没有盗贼、丘比特时，第一夜是否也照样叫他们和情侣。不公布板子时可以迷惑玩家；板子公开时没有这个作用。

rule-night-calls-name = 夜里叫人
rule-night-calls = 夜里逐一叫醒角色，还是把互不影响的一起叫醒。
rule-night-calls-one-by-one = 逐一
rule-night-calls-at-once = 同时

rule-night-redo-name = 重选袭击
rule-night-redo = 真人法官忘了死者是谁时，能否让狼人重选一次。
