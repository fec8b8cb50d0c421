# The app's own words: as few as they can be. What the judge says stands in the other files.

# -- The front door --
app-name = 狼人殺法官
app-motto = 天黑請閉眼，法官已就位。
app-home = 回到首頁
app-close = 關閉
app-more = 更多
app-language = 語言
app-join-code = 房間代碼
app-join = 加入
app-code-wrong = 房間代碼由四位英文字母和數字組成，例如 { $code }。
app-open = 開新房間
app-open-now = 開房
app-practise = 單人練習（和電腦玩）
app-back-to = 回到房間 { $code }
app-your-name = 你的名字
app-you = 我
app-way = 怎麼玩？
app-way-table = 面殺
app-way-table-means = 大家坐在一起，手機只用來看牌、行動和投票。
app-way-remote = 網殺
app-way-remote-means = 各在各處，用手機打字發言。
app-way-judge = 真人法官
app-way-judge-means = 你來當法官，應用程式提示台詞、結算規則。
app-spoken = 法官的語言
app-rules = 規則書
app-me = 我的
app-credits = 致謝
app-offline = 連不上法官，請檢查網路。
app-connecting = 請稍候……
app-reconnecting = 正在重新連線……

# -- Coming in --
app-room = 房間
app-people-here = { $count ->
    [0] 還沒有人。
   *[other] 已有 { $count } 人。
  }
app-playing-now = 遊戲正在進行。
app-locked = 房主已鎖房，不能再進入。
app-password = 密碼
app-come-in = 入座
app-come-wait = 進房，等下一局
app-watch = 只觀戰
app-bye-elsewhere = 你已在另一台裝置上繼續。
app-bye-kicked = 你已離開這個房間。
app-bye-closed = 房間已關閉。
app-take-back = 在這裡繼續

# -- The lobby --
app-lobby = 等待入座
app-circle = 座位
app-seated = { $count ->
   *[other] 位玩家
  }
app-qr = 房間行動條碼
app-share = 分享連結
app-copied = 已複製
app-join-at = 加入：{ $address }，房間代碼 { $code }
app-look-on = 旁觀：
app-add-bot = 加電腦玩家
app-add-name = 沒有手機的玩家
app-add = 加入
app-bots = 阿明|小雨|老周|阿傑|小北|大壯|阿寧|小滿|老吳|阿青|小夏|阿川|小鹿|老秦|阿布|小七|阿月|大山
app-stand = 離座
app-sit = 入座
app-move-back = 前移一位
app-move-on = 後移一位
app-hand-over = 交給他當房主
app-kick = 請出房間
app-send-away = 移除
app-settings = 本局設定
app-cards = 板子
app-not-yet = 還不能開局
app-not-yet-long = 人數和牌還對不上，點「開始」會說明原因。
app-deck-usual = 這個人數的預設板子
app-deck-own = 自己配板子
app-deck-count = { $seats } 人，{ $count } 張牌
app-fewer = 減一張{ $card }
app-more-of = 加一張{ $card }
app-house-rules = 房規
app-rules-changed = { $count ->
    [0] 預設
   *[other] 改了 { $count } 條
  }
app-preset = 規則組合
app-preset-usual = 跟隨板子
app-search = 搜尋
app-pace = 節奏與人員
app-speed = 時間
app-speed-off = 不限時
app-speed-1 = 標準
app-speed-1-5 = 一倍半時間
app-speed-2 = 兩倍時間
app-holds = 夜裡每個環節
app-holds-fixed = 固定時間
app-holds-answered = 做完就繼續
app-missing = 長時間斷線的人
app-missing-wait = 等他回來
app-missing-skip = 跳過他
app-missing-bot = 由電腦代打
app-missing-remove = 退出遊戲
app-words = 髒話
app-words-any = 不處理
app-words-moderate = 遮住嚴重的
app-words-strict = 全部遮住
app-seconds = 各環節秒數
app-seconds-night = 夜間行動
app-seconds-hold = 夜間環節
app-seconds-speech = 發言
app-seconds-last-words = 遺言
app-seconds-vote = 投票
app-seconds-power = 白天技能
app-seconds-reveal = 亮牌
app-watchers = 允許觀戰
app-lock = 鎖房，不再讓人進
app-password-set = 要求新人輸入
app-password-none = 取消密碼
app-start = 開始遊戲
app-not-ready = 還有 { $count } 人沒準備好。
app-ready = 我準備好了
app-ready-yes = 已準備，等房主開始
app-wait-start = 等房主開始。
app-table-screen = 桌面大螢幕

# -- Seats, in words --
app-is-you = 你
app-is-bot = 電腦玩家
app-is-host = 房主
app-is-ready = 已準備
app-is-away = 離線
app-is-dead = 已出局
app-is-sheriff = 警長
app-is-candidate = 警上
app-is-speaking = 正在發言
app-has-votes = { $votes } 票
app-is-named-by = 被 { $seats } 號指著

# -- The game --
app-panel = 你的操作
app-my-card = 我的身分牌：按住查看
app-hold-card = 按住看牌
app-hold = 長按確認
app-hold-again = 再按一次確認
app-clock = 剩餘時間
app-left = 還剩 { $seconds } 秒
app-time-up = 時間到
app-choose = 請選擇
app-choose-seat = 點一個燈籠。
app-choose-several = 點燈籠，選 { $least } 到 { $most } 個，已選 { $chosen } 個。
app-confirm = 確認：{ $answer }
app-answered = 你的選擇：{ $answer }
app-change = 改一下
app-held = 請稍等，有人發動了技能。
app-not-now = 現在不用
app-speech-done = 發言完畢
app-asleep = 你在睡覺。
app-dream = 也點一個燈籠再確認，和別人一樣。不會有任何影響。
app-dreamt = 很好，天亮之前手別停。
app-powers = 我現在能發動技能嗎？
app-no-powers = 不能。誰都可以點開看，所以點開也不會暴露什麼。
app-night-tells = 夜裡得知的消息寫在你的身分牌上。
app-watching = 你在觀戰。
app-dead = 你已出局。靜靜看，別向活人透露。
app-listen = { $player }正在發言，請聽。
app-wait = 請稍候。
app-waiting-for = 還差 { $count } 人。
app-paused = 已暫停
app-speaks = { $name } 發言
app-tab-log = 紀錄
app-tab-talk = 發言
app-tab-cards = 板子
app-tab-host = 更多
app-nothing-yet = 還沒有發生什麼。
app-nothing-said = 還沒有人發言。
app-silent = 現在不能在這裡發言。
app-channel-village = 全場
app-channel-pack = 狼隊
app-channel-lovers = 情侶
app-channel-siblings = 兄弟姊妹
app-channel-dead = 亡者
app-say = 說點什麼
app-send = 送出
app-claims = 快捷發言
app-take-away = 去掉
app-claim-i-am = 我是{ $role }。
app-claim-good = { $seat } 號金水。
app-claim-wolf = { $seat } 號查殺。
app-claim-vote = 歸 { $seat } 號。
app-claim-side-with = 我站邊 { $seat } 號。
app-claim-i-am-short = 我是…
app-claim-good-short = 金水
app-claim-wolf-short = 查殺
app-claim-vote-short = 歸票
app-claim-side-with-short = 站邊

# -- Host's tools --
app-people = 人員
app-pause = 暫停
app-resume = 繼續
app-extend = 加 30 秒
app-skip = 不等了
app-mute = 禁言
app-unmute = 解除禁言
app-stop-game = 結束本局

# -- The end --
app-over = 遊戲結束。
app-stopped-host = 房主結束了本局。
app-stopped-error = 程式出錯，本局只能結束。
app-stopped-rules-changed = 規則版本已更新，本局只能結束。
app-you-won = 你贏了！
app-you-lost = 你輸了。
app-winner = 勝
app-again = 再來一局
app-wait-again = 等房主再開一局。
app-to-lobby = 回到房間
app-story = 復盤

# -- The judge's console and the table's screen --
app-script = 台詞
app-read-aloud = 請唸出來
app-whom = 替誰作答？
app-luck = 運氣
app-offers = 可以隨時發動的技能
app-undo = 復原
app-redo = 取消復原
app-centre = 底牌
app-by-luck = 隨機
app-deal = 發牌
app-voice-on = 在這裡播報
app-voice-off = 停止播報
app-repeat = 再播一遍
app-test-voice = 我是今晚的法官。大家聽得見嗎？

# -- Rule book, me, credits --
app-kind-role = 角色
app-kind-office = 職務
app-kind-event = 事件牌
app-kind-variant = 變體玩法
app-glossary = 行話
app-theme = 明暗
app-theme-auto = 跟隨系統
app-theme-light = 淺色
app-theme-dark = 深色
app-size = 字級
app-size-normal = 標準
app-size-large = 大
app-size-largest = 特大
app-motion = 動畫
app-motion-auto = 跟隨系統
app-motion-less = 減少
app-sounds = 聲音
app-data = 保存了什麼
app-data-means = 沒有帳號。你的名字和發言只留在你待過的房間裡，隨房間一起刪除；這台裝置只保存回到房間的憑證。
app-forget = 忘記我
app-forgotten = 已忘記。
app-credits-icons = 剪影圖示來自 { $source } 及其作者，依 { $licence } 授權原樣使用。
