# The app's own words: as few as they can be. What the judge says stands in the other files.

# -- The front door --
app-name = 狼人杀法官
app-motto = 天黑请闭眼，法官已就位。
app-home = 回到首页
app-close = 关闭
app-more = 更多
app-language = 语言
app-join-code = 房间号
app-join = 加入
app-code-wrong = 房间号由四位字母和数字组成，例如 { $code }。
app-open = 开新房间
app-open-now = 开房
app-practise = 单人练习（和机器人玩）
app-back-to = 回到房间 { $code }
app-your-name = 你的名字
app-you = 我
app-way = 怎么玩？
app-way-table = 面杀
app-way-table-means = 大家坐在一起，手机只用来看牌、行动和投票。
app-way-remote = 网杀
app-way-remote-means = 各在各处，用手机打字发言。
app-way-judge = 真人法官
app-way-judge-means = 你来当法官，应用提示台词、结算规则。
app-spoken = 法官的语言
app-rules = 规则书
app-me = 我的
app-credits = 致谢
app-offline = 连不上法官，请检查网络。
app-connecting = 请稍候……
app-reconnecting = 正在重新连接……

# -- Coming in --
app-room = 房间
app-people-here = { $count ->
    [0] 还没有人。
   *[other] 已有 { $count } 人。
  }
app-playing-now = 游戏正在进行。
app-locked = 房主已锁房，不能再进入。
app-password = 密码
app-come-in = 入座
app-come-wait = 进房，等下一局
app-watch = 只观战
app-bye-elsewhere = 你已在另一台设备上继续。
app-bye-kicked = 你已离开这个房间。
app-bye-closed = 房间已关闭。
app-take-back = 在这里继续

# -- The lobby --
app-lobby = 等待入座
app-circle = 座位
app-seated = { $count ->
   *[other] 位玩家
  }
app-qr = 房间二维码
app-share = 分享链接
app-copied = 已复制
app-join-at = 加入：{ $address }，房间号 { $code }
app-look-on = 旁观：
app-add-bot = 加机器人
app-add-name = 没有手机的玩家
app-add = 加入
app-bots = 阿明|小雨|老周|阿杰|小北|大壮|阿宁|小满|老吴|阿青|小夏|阿川|小鹿|老秦|阿布|小七|阿月|大山
app-stand = 离座
app-sit = 入座
app-move-back = 前移一位
app-move-on = 后移一位
app-hand-over = 交给他当房主
app-kick = 请出房间
app-send-away = 移除
app-settings = 本局设置
app-cards = 板子
app-not-yet = 还不能开局
app-not-yet-long = 人数和牌还对不上，点“开始”会说明原因。
app-deck-usual = 这个人数的默认板子
app-deck-own = 自己配板子
app-deck-count = { $seats } 人，{ $count } 张牌
app-fewer = 减一张{ $card }
app-more-of = 加一张{ $card }
app-house-rules = 房规
app-rules-changed = { $count ->
    [0] 默认
   *[other] 改了 { $count } 条
  }
app-preset = 规则组合
app-preset-usual = 跟随板子
app-search = 搜索
app-pace = 节奏与人员
app-speed = 时间
app-speed-off = 不限时
app-speed-1 = 标准
app-speed-1-5 = 一倍半时长
app-speed-2 = 两倍时长
app-holds = 夜里每个环节
app-holds-fixed = 固定时长
app-holds-answered = 做完就继续
app-missing = 长时间掉线的人
app-missing-wait = 等他回来
app-missing-skip = 跳过他
app-missing-bot = 由机器人代打
app-missing-remove = 退出游戏
app-words = 脏话
app-words-any = 不处理
app-words-moderate = 遮住严重的
app-words-strict = 全部遮住
app-seconds = 各环节秒数
app-seconds-night = 夜间行动
app-seconds-hold = 夜间环节
app-seconds-speech = 发言
app-seconds-last-words = 遗言
app-seconds-vote = 投票
app-seconds-power = 白天技能
app-seconds-reveal = 亮牌
app-watchers = 允许观战
app-lock = 锁房，不再让人进
app-password-set = 要求新人输入
app-password-none = 取消密码
app-start = 开始游戏
app-not-ready = 还有 { $count } 人没准备好。
app-ready = 我准备好了
app-ready-yes = 已准备，等房主开始
app-wait-start = 等房主开始。
app-table-screen = 桌面大屏

# -- Seats, in words --
app-is-you = 你
app-is-bot = 机器人
app-is-host = 房主
app-is-ready = 已准备
app-is-away = 离线
app-is-dead = 已出局
app-is-sheriff = 警长
app-is-candidate = 警上
app-is-speaking = 正在发言
app-has-votes = { $votes } 票
app-is-named-by = 被 { $seats } 号指着

# -- The game --
app-panel = 你的操作
app-my-card = 我的身份牌：按住查看
app-hold-card = 按住看牌
app-hold = 长按确认
app-hold-again = 再按一次确认
app-clock = 剩余时间
app-left = 还剩 { $seconds } 秒
app-time-up = 时间到
app-choose = 请选择
app-choose-seat = 点一个灯笼。
app-choose-several = 点灯笼，选 { $least } 到 { $most } 个，已选 { $chosen } 个。
app-confirm = 确认：{ $answer }
app-answered = 你的选择：{ $answer }
app-change = 改一下
app-held = 请稍等，有人发动了技能。
app-not-now = 现在不用
app-speech-done = 发言完毕
app-asleep = 你在睡觉。
app-dream = 也点一个灯笼再确认，和别人一样。不会有任何影响。
app-dreamt = 很好，天亮之前手别停。
app-powers = 我现在能发动技能吗？
app-no-powers = 不能。谁都可以点开看，所以点开也不会暴露什么。
app-night-tells = 夜里得知的消息写在你的身份牌上。
app-watching = 你在观战。
app-dead = 你已出局。静静看，别向活人透露。
app-listen = { $player }正在发言，请听。
app-wait = 请稍候。
app-waiting-for = 还差 { $count } 人。
app-paused = 已暂停
app-speaks = { $name } 发言
app-tab-log = 记录
app-tab-talk = 发言
app-tab-cards = 板子
app-tab-host = 更多
app-nothing-yet = 还没有发生什么。
app-nothing-said = 还没有人发言。
app-silent = 现在不能在这里发言。
app-channel-village = 全场
app-channel-pack = 狼队
app-channel-lovers = 情侣
app-channel-siblings = 兄弟姐妹
app-channel-dead = 亡者
app-say = 说点什么
app-send = 发送
app-claims = 快捷发言
app-take-away = 去掉
app-claim-i-am = 我是{ $role }。
app-claim-good = { $seat } 号金水。
app-claim-wolf = { $seat } 号查杀。
app-claim-vote = 归 { $seat } 号。
app-claim-side-with = 我站边 { $seat } 号。
app-claim-i-am-short = 我是…
app-claim-good-short = 金水
app-claim-wolf-short = 查杀
app-claim-vote-short = 归票
app-claim-side-with-short = 站边

# -- Host's tools --
app-people = 人员
app-pause = 暂停
app-resume = 继续
app-extend = 加 30 秒
app-skip = 不等了
app-mute = 禁言
app-unmute = 解除禁言
app-stop-game = 结束本局

# -- The end --
app-over = 游戏结束。
app-stopped-host = 房主结束了本局。
app-stopped-error = 程序出错，本局只能结束。
app-stopped-rules-changed = 规则版本已更新，本局只能结束。
app-you-won = 你赢了！
app-you-lost = 你输了。
app-winner = 胜
app-again = 再来一局
app-wait-again = 等房主再开一局。
app-to-lobby = 回到房间
app-story = 复盘

# -- The judge's console and the table's screen --
app-script = 台词
app-read-aloud = 请念出来
app-whom = 替谁作答？
app-luck = 运气
app-offers = 可以随时发动的技能
app-undo = 撤销
app-redo = 重做
app-centre = 底牌
app-by-luck = 随机
app-deal = 发牌
app-voice-on = 在这里播报
app-voice-off = 停止播报
app-repeat = 再播一遍
app-test-voice = 我是今晚的法官。大家听得见吗？

# -- Rule book, me, credits --
app-kind-role = 角色
app-kind-office = 职务
app-kind-event = 事件牌
app-kind-variant = 玩法变体
app-glossary = 行话
app-theme = 明暗
app-theme-auto = 跟随系统
app-theme-light = 浅色
app-theme-dark = 深色
app-size = 字号
app-size-normal = 标准
app-size-large = 大
app-size-largest = 特大
app-motion = 动画
app-motion-auto = 跟随系统
app-motion-less = 减少
app-sounds = 声音
app-data = 保存了什么
app-data-means = 没有账号。你的名字和发言只留在你待过的房间里，随房间一起删除；这台设备只保存回到房间的凭证。
app-forget = 忘记我
app-forgotten = 已忘记。
app-credits-icons = 剪影图标来自 { $source } 及其作者，按 { $licence } 许可原样使用。
