# 法官不接受时说的话。

refusal-unknown-ask = 没有问过你这个问题。
refusal-closed = 这个问题已经结束了。
refusal-held = 先等一等，有人正在发动能力。
refusal-illegal = 不能这样回答。
refusal-illegal-choices = 不能这样回答。可以选：{ $choices }。
refusal-illegal-choices-why = 不能这样回答：{ $why }。可以选：{ $choices }。
refusal-illegal-seats = 不能这样回答。请选 { $least } 到 { $most } 名玩家：{ $choices }。
refusal-illegal-seats-why = 不能这样回答：{ $why }。请选 { $least } 到 { $most } 名玩家：{ $choices }。
refusal-illegal-text = 这段话不能这样记录。
refusal-game-over = 游戏已经结束。
refusal-not-now = { $seat }现在不能在这里发言。
refusal-not-now-ask = 这个问题要等人回答，不能靠时间结束。
refusal-unknown-seat = 没有 { $seat }，或他已经不在场上。

# 各次选择背后的规则；选了不能选的，就接着说这一句。
limit-assassin = 只能选另一名活着的玩家。
limit-avenger-revenge = 只能选活着的玩家。
limit-big-bad-wolf = 只能选活着的、不是同伴的玩家。
limit-cupid = 要选两名不同的、活着的玩家。
limit-defender = 只能守活着的玩家，不能连续两晚守同一人。
limit-cupid-affair = 只能选一名情侣和另一名活着的玩家。
limit-duke = 两票从得票最多的人移给另一名可以被投的玩家。
limit-enchantress = 只能选另一名活着的玩家，不能连续两晚选同一人。
limit-fire-wolf = 只能选另一名活着的玩家。
limit-fox = 只能选活着的玩家。
limit-hunter = 只能选活着的玩家；与你同时死去的人已经死了。
limit-knight = 只能选另一名活着的玩家。
limit-medium = 只能选今晚被狼人杀害的其他玩家。
limit-moon-girl = 只能选另一名活着的玩家，不能连续两晚选同一人。
limit-pharmacist-stupefy = 只能选活着的玩家。
limit-piper = 只能选还没有被迷惑的、活着的玩家，不能选自己。
limit-pyromaniac = 只能选活着的玩家。
limit-raven = 只能选另一名活着的玩家，默认不能连续两晚选同一人。
limit-scapegoat = 只能选活着的玩家。
limit-seer = 只能选另一名活着的玩家。
limit-shadow = 只能选另一名活着的玩家。
limit-sheriff-tie = 只能选平票的玩家。
limit-sheriff-vote = 只能投给参选的玩家。
limit-sheriff-runoff = 现在只能投给平票的玩家。
limit-sheriff-successor = 只能选活着的玩家。
limit-vote = 只能投活着的玩家；情侣不能互投，约好目标的兄弟姐妹只能投那个人。
limit-vote-runoff = 现在只能投给平票的玩家。
limit-werewolf = 只能选活着的玩家；规则允许时，才能选自己的同伴。
limit-white-werewolf = 只能选另一名活着的玩家；有的规则只能选狼人。
limit-wild-child = 只能选另一名活着的玩家。
limit-witch = 只能选活着的玩家。
limit-witch-heal = 只能救今晚被狼人袭击的玩家；能不能自救，看本局的规则。
limit-witch-poison = 只能选活着的玩家。
limit-younger-wolf-brother = 只能选另一名活着的玩家。

# 不能选某人的理由，用在拒绝的话里；{ $player } 是选了的那个人。
barred-away = { $player }现在不在村里
barred-card-known = 已经知道 { $player }的身份牌了
barred-charmed = { $player }已经被迷惑了
barred-dead = { $player }已经死亡
barred-dying = { $player }已被放逐
barred-gives-himself-up = 要自爆只能是自己
barred-gives-up-badge = 交出警徽的人不能再留着它
barred-heals-herself = 今晚女巫不能自救
barred-hypnotised = { $player }已经被催眠了
barred-lover = 情侣不能互投
barred-must-hate = 今天情侣必须互投
barred-named-last-night = 昨晚已经选过 { $player }
barred-no-candidate = 这次投票不能投 { $player }
barred-no-double-agent = 双面间谍不能是狼人
barred-no-neighbour = { $player }坐得太远，只能选邻座
barred-no-neighbour-of-pack = { $player }旁边没有狼人同伴
barred-no-such-seat = 没有 { $player }
barred-no-victim = { $player }不在狼人今晚的目标之中
barred-no-vote = { $player }没有投票权
barred-not-awake = { $player }没有和狼人一起睁眼
barred-not-of-pack = { $player }不是已知的同伴
barred-not-running = { $player }没有参选
barred-not-tied = { $player }不在平票的玩家之中
barred-of-the-pack = { $player }是同伴
barred-oneself = 这里不能选自己
barred-other-building = { $player }在另一处避难
barred-protected-last-night = 昨晚已经守过 { $player }
barred-sibling = { $player }是自己的兄弟姐妹
barred-siblings-agreed = 兄弟姐妹已经约好投别人
barred-sits = { $player }已经坐下
barred-votes-come-from = 票正是从 { $player }那里移走的

# 复盘时写在座位后面的理由，一人或多人都一样。
left-out-away = 现在不在村里
left-out-charmed = 已经被迷惑
left-out-dying = 已被放逐
left-out-gives-up-badge = 要交出警徽
left-out-heals-herself = 今晚女巫不能自救
left-out-hypnotised = 已经被催眠
left-out-lover = 情侣不能互投
left-out-must-hate = 今天情侣必须互投
left-out-named-last-night = 昨晚选过
left-out-no-candidate = 这次不能投
left-out-no-double-agent = 双面间谍不能是狼人
left-out-no-neighbour = 不是邻座
left-out-no-neighbour-of-pack = 旁边没有同伴
left-out-no-victim = 不是狼人今晚的目标
left-out-no-vote = 没有投票权
left-out-not-awake = 没有和狼人一起睁眼
left-out-not-of-pack = 不是已知的同伴
left-out-not-running = 没有参选
left-out-not-tied = 没有平票
left-out-of-the-pack = 同伴
left-out-other-building = 在另一处避难
left-out-protected-last-night = 昨晚守过
left-out-siblings-agreed = 兄弟姐妹已经约好投别人
left-out-votes-come-from = 票从那里移走

refusal-bad-setup = 这样不能开局：{ $what } 不能是 { $value }。
refusal-bad-setup-attributes = 要么每名玩家都填资料，要么都不填：需要 { $most } 份，现在有 { $value } 份。
refusal-bad-setup-cards-each = 每人只能发 { $least } 张或 { $most } 张身份牌，不能发 { $value } 张。
refusal-bad-setup-event = 没有叫“{ $value }”的事件牌。
refusal-bad-setup-events = 没有载入事件牌，不能使用：{ $value }。
refusal-bad-setup-events-in-force = “{ $value }”不能从开局就生效，只有一直生效到结束的事件牌可以。
refusal-bad-setup-seats = 人数要在 { $least } 到 { $most } 之间，不能是 { $value }。
refusal-bad-setup-sheriff = 警长要在 { $least } 号到 { $most } 号之间，没有 { $value } 号。
refusal-bad-setup-type = 这桌的设置有误：{ $value }。
refusal-bad-setup-variant = 没有叫“{ $value }”的变体。

refusal-bad-deck = 这副牌不能用：{ $what }（{ $value }）。
refusal-bad-deck-copies = { $role }不能有 { $found } 张，要有 { $need } 张。
refusal-bad-deck-count = 牌数不对：需要 { $need } 张，现在有 { $value } 张。
refusal-bad-deck-decided = { $value } 名狼人对 { $need } 名其他玩家，还没开始就分出了胜负。
refusal-bad-deck-no-village = 牌里没有好人。
refusal-bad-deck-no-werewolf = 牌里没有狼人。
refusal-bad-deck-unknown-role = 没有“{ $value }”这个角色。
refusal-bad-deck-werewolf-in-it = 这个变体不用狼人牌，现在有 { $value } 张。

# 能用，但有点奇怪的牌。
advice-few-wolves = 人多狼少，狼人会很难赢。
advice-many-wolves = 狼人偏多，好人会很难赢。
advice-no-seer = 没有预言家，好人很难得到线索。
advice-no-villager = 没有普通村民，人人都有能力。

# 规则的问题。{ $rule } 是规则的名字，{ $option } 是它的代号，{ $value } 是填写的值。
problem-unknown-option = 没有叫“{ $option }”的规则。
problem-unknown-option-nearest = 没有叫“{ $option }”的规则。你要找的是“{ $nearest }”吗？
problem-unknown-preset = 没有叫 { $value } 的规则组合。可以选：{ $choices }。
problem-unknown-preset-nearest = 没有叫 { $value } 的规则组合。你要找的是“{ $nearest }”吗？
problem-unknown-value = 规则“{ $rule }”（{ $option }）不能是 { $value }。可以选：{ $choices }。
problem-unknown-value-nearest = 规则“{ $rule }”（{ $option }）不能是 { $value }。你要填的是“{ $nearest }”吗？
problem-out-of-range = 规则“{ $rule }”（{ $option }）不能是 { $value }，要在 { $choices } 之间。
number-range = { $least } 到 { $most }
problem-contradiction = 规则“{ $rule }”（{ $option }）不能是 { $value }，因为它与另一项规则冲突。可以改为：{ $choices }。

# 房间的拒绝。
refusal-bad-name = 名字要有 1 到 { $longest } 个字，而且看得见。
refusal-bad-text = 这段话发不出去：超过了 { $longest } 个字。
refusal-bad-text-claims = 这段话发不出去：快捷发言一次最多 { $most } 条，每条不超过 { $longest } 个字。
refusal-bad-text-empty = 内容为空，发不出去。
refusal-bad-command = 看不懂这条请求：缺了内容，或者格式不对。
refusal-bad-command-game = 没有“{ $value }”这一局。房间里的局从 1 数起。
refusal-bad-command-viewer = 没有“{ $value }”这个视角。可以是 { $known }，或者座位号。
refusal-bad-command-form = 记录没有“{ $value }”这种格式。可以是 { $known }。
refusal-bad-command-query = 这个地址不接受参数“{ $value }”，或者参数写了两遍。
refusal-bad-settings = { $what }不能是 { $value }。
refusal-unknown-room = 没有 { $room } 这个房间。请核对房间号，或者自己开一间。
refusal-unknown-person = 房间里没有这个人。
refusal-not-host = 只有房主可以这样做。
refusal-not-judge = 只有法官可以这样做。
refusal-not-seated = 你不在这局游戏里。
refusal-room-full = 房间满员了。
refusal-room-locked = 房主已经锁门，不再放人进来。
refusal-no-watchers = 这个房间不开放旁观。
refusal-barred = 你已被请出这个房间。
refusal-wrong-password = 房间密码不对。
refusal-game-running = 游戏正在进行，要等这局结束。
refusal-no-game = 现在没有进行中的游戏。
refusal-no-game-finished = 找不到这局游戏的记录。
refusal-too-few = 至少要 { $least } 人才能开局，现在只有 { $found } 人。
refusal-nothing-to-undo = 没有可以撤销的。
refusal-nothing-to-redo = 没有可以重做的。
refusal-paused = 游戏暂停了，请等房主继续。
refusal-too-many = 操作太频繁了，请稍等一下。
refusal-worn-out = 这里的操作记录已满。请重新开一局，或另开一间房。
refusal-used-up = 你在这里操作的次数太多了，下一局开始前不能再这样做。
refusal-used-up-signs = 你这局说得太多了，下一局开始前不能再发言。
refusal-used-up-turns = 你这局发言或改答案的次数太多了，下一局开始前不能再这样做。你最后的选择有效；新的提问还能回答一次。
refusal-busy = 房间太忙了，请再试一次。
refusal-no-stand-in = 这个座位本局没有由机器人接手。
refusal-has-seat = 这个人本局已经有座位了。
refusal-muted = 你被房主禁言了。

# 房间存放的地方。
refusal-bad-database = “{ $found }”不是 Lycaon 能用的数据库：请写 postgresql://… 或 sqlite:///文件。
refusal-database-unreachable = 打不开数据库 { $where }：{ $why }。
refusal-database-taken = { $where } 已被另一个进程打开。一个文件同时只能由一个进程使用；多个进程请共用 PostgreSQL。
refusal-database-too-old = { $found } 版本太旧，需要 { $needed }。
refusal-database-too-new = { $where } 是由更新版本的 Lycaon 建立的。请安装那个版本，或者换一个地方。
refusal-unreadable-room = 房间 { $room } 由另一个版本的 Lycaon 保存，无法读取。

# 服务器的拒绝，还轮不到房间。
refusal-not-found = 这里什么也没有。
refusal-wrong-method = 这里不能这样操作。
refusal-not-json = 内容读不出来：格式不对，或者没有注明类型。
refusal-too-large = 内容太大了，最多 { $most } 字节。
refusal-unknown-host = 这台服务器不叫这个名字。
refusal-forbidden = 这里的内容不对外开放。
refusal-no-model = 这台服务器没有接大语言模型，请给机器人换一个水平。
refusal-fault = 服务器出了点问题，请再试一次。
