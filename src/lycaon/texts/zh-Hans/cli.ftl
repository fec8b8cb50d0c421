# 命令行。

cli-error = 错误：{ $text }
cli-bye = 再见。

# -- 帮助 --

cli-about = Lycaon，狼人杀法官：发牌、叫夜、守密、计票、判胜负。
cli-about-play = 在终端里和简单的机器人玩一局。
cli-about-demo = 看机器人打完一整局。
cli-about-judge = 你来当法官，它提示你该说什么、叫谁、结果如何。
cli-about-replay = 从任何一方的角度重看一局记录。
cli-about-check = 运行规则的例子，指出哪些结果不同。
cli-about-roles = 列出所有角色，或说明其中一个。
cli-about-rules = 列出所有规则与组合，或说明其中一项。
cli-about-decks = 列出所有板子，或某个人数的板子。
cli-usage-line = 用法：lycaon 命令 [选项]
cli-usage-line-play = 用法：lycaon play [选项]
cli-usage-line-demo = 用法：lycaon demo [选项]
cli-usage-line-judge = 用法：lycaon judge [选项]
cli-usage-line-replay = 用法：lycaon replay 文件 [选项]
cli-usage-line-check = 用法：lycaon check 文件... [选项]
cli-usage-line-roles = 用法：lycaon roles [角色] [选项]
cli-usage-line-rules = 用法：lycaon rules [规则] [选项]
cli-usage-line-decks = 用法：lycaon decks [人数] [选项]
cli-group-commands = 命令
cli-group-options = 选项
cli-group-arguments = 参数
cli-option-help = 显示这份帮助。
cli-option-version = 显示版本。
cli-option-seats = 玩家人数，机器人和你都算在内。
cli-option-seat = 你坐几号；不写就随机。
cli-option-seed = 一个数字；同样的数字就是同样的一局。
cli-option-preset = 一组规则，见“lycaon rules”；不写就用板子自带的那组。
cli-option-rules = 自定规则，如 tie_rule=random；多项用逗号隔开。
cli-option-deck = “lycaon decks”里的板子，或写明牌，如 werewolf*2,seer,villager*5。
cli-option-variant = 要玩的变体，如 harvest_festival；双身份的变体自带板子。
cli-option-events = “新月”的事件牌：all 是整副洗好的牌，或按从上到下的顺序写代号。
cli-option-lang = 语言：zh-Hans、zh-Hant 或 en。
cli-option-json = 以 JSON 输出，供程序使用。
cli-option-file = 把这一局存到哪个文件。
cli-option-resume = 接着打这个文件里的一局。
cli-option-as = 从谁的角度看：judge（法官）、public（众人）或座位号。
cli-option-names = 玩家的名字，按座位顺序，用逗号隔开。
cli-option-real-cards = 你们发的是实体牌，由法官认人。
cli-option-record = 一局的记录，JSON Lines 或文本都可以。
cli-option-upto = 到第几个决定为止。
cli-option-why = 同时说明法官的理由；会透露秘密。
cli-option-cases = 规则例子的文件（YAML）。
cli-option-known = 跳过用到尚不存在的角色、步骤或规则的例子。
cli-option-role = 角色的代号或名字。
cli-option-rule = 规则或组合的代号。
cli-option-size = 玩家人数。

# -- 出了什么错，一行说清 --

cli-fault = 这是程序的错，不是你的：{ $text }。设 { $variable }=1 可以看到更多。
cli-unknown-language = 没有“{ $language }”这种语言。可以选 zh-Hans、zh-Hant 或 en。
cli-unknown-command = 没有“{ $command }”这个命令。用“lycaon --help”查看有哪些。
cli-unknown-option = 这里没有 { $option } 这个选项。
cli-unused = “{ $text }”是多余的。
cli-bad-value = { $option } 不能是“{ $value }”。
cli-missing-value = 缺少 { $option }。
cli-needs-value = { $option } 后面要写一个值。
cli-repeated = { $option } 写了不止一次。
cli-usage = 看不懂这行命令：{ $text }
cli-bad-seats = 人数要在 { $least } 到 { $most } 之间，不能是 { $value }。
cli-bad-seat = 没有 { $value } 号座位；座位是 1 到 { $seats } 号。
cli-bad-seed = 种子是从 0 开始、最多 38 位的整数，不能是 { $value }。
cli-bad-viewer = 没有“{ $value }”这一方。可以选 judge、public 或 1 到 { $seats } 号。
cli-bad-names = 需要 { $seats } 个名字，每个座位一个；现在有 { $value } 个。
cli-bad-rule = “{ $text }”不是规则：要写成 tie_rule=random 这样。
cli-bad-copies = 看不懂“{ $text }”：牌要写成 werewolf*2,seer,villager*5 这样。
cli-unknown-role = 没有“{ $role }”这个角色。用“lycaon roles”查看有哪些。
cli-unknown-role-nearest = 没有“{ $role }”这个角色。你要找的是“{ $nearest }”吗？
cli-unknown-variant = 没有叫“{ $given }”的变体。可以选：{ $known }。
cli-unknown-variant-nearest = 没有叫“{ $given }”的变体。你要找的是“{ $nearest }”吗？
cli-one-variant = 一局只能玩一种变体：“{ $first }”和“{ $second }”不能一起用。
cli-unknown-event = 没有叫“{ $given }”的事件牌。可以选：{ $known }。
cli-unknown-event-nearest = 没有叫“{ $given }”的事件牌。你要找的是“{ $nearest }”吗？
cli-real-two-cards = 用实体牌时每人只有一张身份牌；双身份的变体要由 Lycaon 发牌。
cli-unknown-rule = 没有叫“{ $rule }”的规则或组合。用“lycaon rules”查看有哪些。
cli-unknown-rule-nearest = 没有叫“{ $rule }”的规则或组合。你要找的是“{ $nearest }”吗？
cli-bad-upto = 记录里有 { $most } 个决定，不能停在第 { $value } 个。
cli-no-files = 请至少写一个例子文件。
cli-not-a-play = { $file } 里的一局不是用“lycaon play”开始的。要接着当法官，请用“lycaon judge --resume”。
cli-file-missing = 没有 { $file } 这个文件。
cli-file-forbidden = 没有权限使用 { $file }。
cli-file-folder = { $file } 是文件夹，不是文件。
cli-file-exists = 已经有 { $file } 这个文件。请换一个名字，或用 --resume 接着打。
cli-file-full = 磁盘已满，写不了 { $file }。
cli-file-name = “{ $file }”不能用作文件名。
cli-file-other = { $file } 无法使用：{ $reason }。
cli-diverged = 记录和规则在第 { $number } 个决定（{ $ask }）对不上：它出自另一版规则，或被人改动过。
cli-diverged-setup = 记录里的这桌，按现在的规则不能开局。
cli-record-line = { $text }（第 { $line } 行）
cli-record-no-header = 这不是一局的记录。
cli-record-unknown-format = 这份记录出自更新的版本。
cli-record-torn = 记录在一行的中间断了。中断的一局可以用 --resume 接着打。
cli-record-too-long = 记录太长。
cli-record-malformed = 记录读不出来。
cli-record-wrong-value = 记录里有不该有的内容。
cli-record-out-of-order = 记录的顺序不对。
cli-record-missing-digest = 记录里有些决定缺少校验。
cli-record-bad-setup = 记录里的设置自相矛盾。
cli-record-not-text = 记录里有不是文字的内容。
cli-record-other-game = 文件里是另外一局。
cli-cases = { $file }，例子 { $case }：{ $text }
cli-cases-file = { $file }：{ $text }
cli-cases-unreadable = 读不了（{ $value }）
cli-cases-too-large = 太大（{ $value } 字节）
cli-cases-not-text = 不是 UTF-8 文字（{ $value }）
cli-cases-not-yaml = 不是可用的 YAML（{ $value }）
cli-cases-not-a-list = { $value } 应该是列表
cli-cases-not-a-mapping = { $value } 应该是键值对
cli-cases-not-a-number = { $value } 应该是数字
cli-cases-not-a-seat = { $value } 应该是座位
cli-cases-not-a-telling = { $value } 不是消息
cli-cases-not-a-text = { $value } 应该是文字
cli-cases-not-a-value = { $value } 不能用
cli-cases-not-a-key = { $value } 不能作键
cli-cases-id-twice = 编号重复
cli-cases-empty = { $value } 是空的
cli-cases-missing-key = 缺少 { $value }
cli-cases-unknown-key = 没有 { $value } 这一项
cli-cases-neither-night-nor-day = 每个阶段要么是夜晚，要么是白天
cli-cases-other = { $value }

# -- 讲述 --

cli-side-judge = 法官
cli-side-public = 众人
cli-side-seat = { $seat }玩家
cli-demo-intro = { $seats } 个机器人对局，种子 { $seed }，以{ $side }的视角。
cli-replay-intro = 重看一局，以{ $side }的视角，共 { $decisions } 个决定。
cli-replay-open = 记录到此为止，这一局还没有结束。
cli-decided = { $call }：{ $seat } → { $answer }
cli-decided-own = { $call }：你选了 { $answer }。
cli-said = { $seat }：“{ $text }”
cli-silent = { $seats }没有发言。
cli-call-sheriff = 警长
cli-call-vote = 投票
cli-call-reveal = 亮牌
cli-call-explode = 自爆
cli-call-speech = 发言
cli-call-defence = 辩护
cli-call-last-words = 遗言
cli-call-other = 提问

# -- 各种表态，每种三个说法 --

cli-claim-i-am-1 = 我是{ $role }。
cli-claim-i-am-2 = 我的底牌是{ $role }。
cli-claim-i-am-3 = 不藏了，我就是{ $role }。
cli-claim-wolf-1 = { $seat }查杀。
cli-claim-wolf-2 = 我验了 { $seat }，是狼。
cli-claim-wolf-3 = { $seat }是我的查杀，铁狼。
cli-claim-good-1 = { $seat }金水。
cli-claim-good-2 = 我验了 { $seat }，是好人。
cli-claim-good-3 = { $seat }是我发的金水。
cli-claim-vote-1 = 今天归 { $seat }。
cli-claim-vote-2 = 大家把票投给 { $seat }。
cli-claim-vote-3 = 我会投 { $seat }，都跟上。
cli-claim-side-with-1 = 我站边 { $seat }。
cli-claim-side-with-2 = 对跳的里面我信 { $seat }。
cli-claim-side-with-3 = 我认为 { $seat }是真的。
# 人可以怎样说：放在座位号前面或后面，用逗号隔开。
cli-hear-i-am = 我是, 我就是, 我的身份是, 我的底牌是, 我跳, 跳
cli-hear-wolf = 查杀, 是查杀, 是狼, 是狼人, 是铁狼, 铁狼, 我验了狼
cli-hear-good = 金水, 是金水, 是好人, 是我的金水, 我发金水, 银水, 是银水
cli-hear-vote = 归票, 归, 投, 今天归, 今天投, 大家投, 全票, 全票出, 出, 今天出, 推
cli-hear-side-with = 站边, 我站边, 我信, 信, 我站, 是真预言家

# -- 玩 --

cli-you = 你
cli-play-intro = { $seats } 人局，你坐 { $seat } 号。任何时候都可以输入“/帮助”。
cli-help-hint = 输入“帮助”，看看还能做什么。
cli-play-help = 用座位号或选项前的数字回答；可以放弃时，0 表示放弃。此外：
cli-your-answer = >
cli-your-speech = 发言：
cli-your-offer = （回车：{ $nothing }；{ $choices }）
cli-your-offer-only = （回车：{ $nothing }；“{ $yes }”：{ $choice }）
cli-offer-now = 插一句：{ $question }
cli-choose-of = 可选：{ $seats }
cli-not-read = 不能这样回答。
cli-mate-answers = { $seat }的意思：{ $answer }。
cli-mate-points = { $seat }指向 { $answer }。
cli-how-to-speak = 随便说；机器人听得懂“我是预言家”“7查杀”“4金水”“归3”“站边2”。直接回车就是说完了；要看命令，输入“/帮助”。
cli-understood = （大家听到的是：{ $text }）
cli-your-card = 你的身份：{ $cards }。
cli-no-card = 还没有人知道这张牌。
cli-noted = 记下了。
cli-no-notes = 你还没有记过什么。
cli-own-rules = 自定规则
cli-house-rules = 规则：{ $name }。
cli-house-rules-changed = 规则：{ $name }，另有改动（{ $count } 项）。
cli-deck-rules = 规则：{ $name }，是板子 { $deck } 自带的；用 --preset 可以换。
cli-variant = 变体：{ $name }。{ $brief }
cli-events = 事件牌：{ $count } 张，每天天亮时翻一张。
cli-not-kept = 这一局存不进文件，但可以照常玩。
cli-go-on = 这一局已经存好。接着打：lycaon play --resume { $file }
cli-look-back = 复盘：lycaon replay { $file } --as judge --why
cli-you-won = 你赢了。
cli-you-lost = 你没有赢。
cli-state-alive = 在场
cli-state-dead = 出局
cli-state-sheriff = （警长）
cli-column-seat = 座位
cli-column-state = 状态
cli-column-card = 身份
cli-column-claims = 最近说过

cli-word-help = 帮助
cli-word-quit = 退出
cli-word-card = 身份, 我的牌
cli-word-table = 座位, 场上
cli-word-log = 回看, 记录
cli-word-note = 记
cli-word-notes = 笔记
cli-word-rules = 规则
cli-word-undo = 撤销
cli-word-redo = 重做
cli-word-why = 理由
cli-word-leave = 离开
cli-word-time = 时间到
cli-word-show = 看牌
cli-word-take = 发动
cli-words-yes = 是, 确定
cli-does-help = 这份帮助
cli-does-quit = 离开，之后可以接着打
cli-does-card = 自己的身份，和法官告诉过你的事
cli-does-table = 谁还在场，最近说过什么
cli-does-log = 从头再看一遍
cli-does-note = 记一笔：/记 4号没说话
cli-does-notes = 看自己的笔记
cli-does-rules = 这一局的牌和规则
cli-does-undo = 撤销上一个回答
cli-does-redo = 恢复刚才撤销的
cli-does-why = 到目前为止每次裁定的理由
cli-does-leave = 有人中途离开：离开 4
cli-does-time = 这一问的时间到了
cli-does-show = 让一名玩家看自己的牌：看牌 3
cli-does-take = 有人发动能力：发动 5，或发动 5 3

# -- 当法官 --

cli-ask-seats = 有几名玩家？（回车：{ $seats } 名）
cli-ask-deck = 用哪副牌？（回车：用通常的那副）
cli-ask-names = { $seats } 名玩家的名字，写在一行（直接回车：只用号码）：
cli-judge-kept = 每个回答都会立刻存进 { $file }。
cli-judge-dealt = 牌已发好。让每个人看自己的牌：看牌 1、看牌 2……
cli-judge-resumed = 从第 { $number } 个决定之后接着打。
cli-judge-go-on = 这一局已经存好。接着打：lycaon judge --resume { $file }
cli-judge-help = 带 » 的是要大声念的话。把玩家的选择输进来，0 表示放弃。此外：
cli-judge-asks = 【{ $call }】{ $seats }：{ $question }
cli-everybody = 在场的所有人
cli-judge-narrowed = { $seat }只能选 { $seats }。
cli-judge-group = 所有人一样：5。各不相同：1=5 2=5 3=0。
cli-judge-missing = 还差 { $seats } >
cli-judge-enter = （回车继续）
cli-judge-nobody-wakes = 这一步没有人行动。照样念完，照样等那么久。
cli-judge-wakes = 轻拍 { $seats }：现在只有他们睁眼，不用回答什么。
cli-judge-offer = 从现在起，{ $seats }随时可以{ $label }。发生时输入“发动 { $seat }”（写发动者的号码）。
cli-judge-offer-target = 从现在起，{ $call }（{ $seats }）随时可以发动技能。发生时输入“发动 { $seat } 5”：先写发动者，再写目标。
cli-judge-offer-yours = { $question }一旦有人，输入“发动 5”（写那名玩家的号码）。
cli-try-again = （回车再试一次）
cli-show-to = 现在只给 { $seat }看。回车亮出身份。
cli-show-done = 回车收起。
cli-no-rulings = 还没有任何裁定。
cli-undone = 已撤销，现在是第 { $number } 个决定之后。
cli-redone = 已恢复，现在是第 { $number } 个决定之后。
cli-nothing-to-undo = 没有可以撤销的。
cli-nothing-to-redo = 没有可以恢复的。
cli-leave-sure = { $seats }真的要中途离开吗？（是/否）
cli-left = { $seat }已离开，下一次结算时出局。
cli-time-sure = 这里不能放弃：将由运气替 { $seats }作答。确定吗？（是/否）
cli-time-drawn = 时间到，运气替 { $seat }选了：{ $answer }。
cli-time-passed = 时间到：{ $seats }没有作答。

# -- 查资料 --

cli-check-failed = { $case }（第 { $phase } 阶段）：{ $what }：应为 { $expected }，实为 { $found }
cli-check-summary = 通过 { $passed }，失败 { $failed }
cli-check-unknown = 跳过 { $count } 个：用到了尚不存在的内容
cli-column-id = 代号
cli-column-seats = 人数
cli-column-deck = 牌
cli-column-preset = 规则
cli-role-camp = 阵营：{ $camp }
cli-role-hint = 提示：{ $text }
cli-source = 出处：{ $source }
cli-default = （默认）
cli-default-is = 默认：{ $value }
cli-preset-sets = { $preset }：{ $value }
cli-presets = 规则组合
cli-deck-use = 用 --deck { $deck } 选一副，也可以自己列出牌。
