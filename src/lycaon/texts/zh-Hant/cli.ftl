# 命令列。

cli-error = 錯誤：{ $text }
cli-bye = 再見。

# -- 說明 --

cli-about = Lycaon，狼人殺法官：發牌、叫夜、守密、計票、判勝負。
cli-about-play = 在終端機裡和簡單的機器人玩一局。
cli-about-demo = 看機器人打完一整局。
cli-about-judge = 你來當法官，它提示你該說什麼、叫誰、結果如何。
cli-about-replay = 從任何一方的角度重看一局紀錄。
cli-about-check = 執行規則的例子，指出哪些結果不同。
cli-about-roles = 列出所有角色，或說明其中一個。
cli-about-rules = 列出所有規則與組合，或說明其中一項。
cli-about-decks = 列出所有板子，或某個人數的板子。
cli-usage-line = 用法：lycaon 命令 [選項]
cli-usage-line-play = 用法：lycaon play [選項]
cli-usage-line-demo = 用法：lycaon demo [選項]
cli-usage-line-judge = 用法：lycaon judge [選項]
cli-usage-line-replay = 用法：lycaon replay 檔案 [選項]
cli-usage-line-check = 用法：lycaon check 檔案... [選項]
cli-usage-line-roles = 用法：lycaon roles [角色] [選項]
cli-usage-line-rules = 用法：lycaon rules [規則] [選項]
cli-usage-line-decks = 用法：lycaon decks [人數] [選項]
cli-group-commands = 命令
cli-group-options = 選項
cli-group-arguments = 參數
cli-option-help = 顯示這份說明。
cli-option-version = 顯示版本。
cli-option-seats = 玩家人數，機器人和你都算在內。
cli-option-seat = 你坐幾號；不寫就隨機。
cli-option-seed = 一個數字；同樣的數字就是同樣的一局。
cli-option-preset = 一組規則，見「lycaon rules」；不寫就用板子自帶的那組。
cli-option-rules = 自訂規則，如 tie_rule=random；多項用逗號隔開。
cli-option-deck = 「lycaon decks」裡的板子，或寫明牌，如 werewolf*2,seer,villager*5。
cli-option-variant = 要玩的變體，如 harvest_festival；雙身分的變體自帶板子。
cli-option-events = 「新月」的事件牌：all 是整副洗好的牌，或按由上到下的順序寫代號。
cli-option-lang = 語言：zh-Hans、zh-Hant 或 en。
cli-option-json = 以 JSON 輸出，供程式使用。
cli-option-file = 把這一局存到哪個檔案。
cli-option-resume = 接著打這個檔案裡的一局。
cli-option-as = 從誰的角度看：judge（法官）、public（眾人）或座位號。
cli-option-names = 玩家的名字，按座位順序，用逗號隔開。
cli-option-real-cards = 你們發的是實體牌，由法官認人。
cli-option-record = 一局的紀錄，JSON Lines 或文字檔都可以。
cli-option-upto = 到第幾個決定為止。
cli-option-why = 同時說明法官的理由；會透露祕密。
cli-option-cases = 規則例子的檔案（YAML）。
cli-option-known = 跳過用到尚不存在的角色、步驟或規則的例子。
cli-option-role = 角色的代號或名字。
cli-option-rule = 規則或組合的代號。
cli-option-size = 玩家人數。

# -- 出了什麼錯，一行說清 --

cli-fault = 這是程式的錯，不是你的：{ $text }。設 { $variable }=1 可以看到更多。
cli-unknown-language = 沒有「{ $language }」這種語言。可以選 zh-Hans、zh-Hant 或 en。
cli-unknown-command = 沒有「{ $command }」這個命令。用「lycaon --help」查看有哪些。
cli-unknown-option = 這裡沒有 { $option } 這個選項。
cli-unused = 「{ $text }」是多餘的。
cli-bad-value = { $option } 不能是「{ $value }」。
cli-missing-value = 缺少 { $option }。
cli-needs-value = { $option } 後面要寫一個值。
cli-repeated = { $option } 寫了不只一次。
cli-usage = 看不懂這行命令：{ $text }
cli-bad-seats = 人數要在 { $least } 到 { $most } 之間，不能是 { $value }。
cli-bad-seat = 沒有 { $value } 號座位；座位是 1 到 { $seats } 號。
cli-bad-seed = 種子是從 0 開始、最多 38 位的整數，不能是 { $value }。
cli-bad-viewer = 沒有「{ $value }」這一方。可以選 judge、public 或 1 到 { $seats } 號。
cli-bad-names = 需要 { $seats } 個名字，每個座位一個；現在有 { $value } 個。
cli-bad-rule = 「{ $text }」不是規則：要寫成 tie_rule=random 這樣。
cli-bad-copies = 看不懂「{ $text }」：牌要寫成 werewolf*2,seer,villager*5 這樣。
cli-unknown-role = 沒有「{ $role }」這個角色。用「lycaon roles」查看有哪些。
cli-unknown-role-nearest = 沒有「{ $role }」這個角色。你要找的是「{ $nearest }」嗎？
cli-unknown-variant = 沒有叫「{ $given }」的變體。可以選：{ $known }。
cli-unknown-variant-nearest = 沒有叫「{ $given }」的變體。你要找的是「{ $nearest }」嗎？
cli-one-variant = 一局只能玩一種變體：「{ $first }」和「{ $second }」不能一起用。
cli-unknown-event = 沒有叫「{ $given }」的事件牌。可以選：{ $known }。
cli-unknown-event-nearest = 沒有叫「{ $given }」的事件牌。你要找的是「{ $nearest }」嗎？
cli-real-two-cards = 用實體牌時每人只有一張身分牌；雙身分的變體要由 Lycaon 發牌。
cli-unknown-rule = 沒有叫「{ $rule }」的規則或組合。用「lycaon rules」查看有哪些。
cli-unknown-rule-nearest = 沒有叫「{ $rule }」的規則或組合。你要找的是「{ $nearest }」嗎？
cli-bad-upto = 紀錄裡有 { $most } 個決定，不能停在第 { $value } 個。
cli-no-files = 請至少寫一個例子檔案。
cli-not-a-play = { $file } 裡的一局不是用「lycaon play」開始的。要接著當法官，請用「lycaon judge --resume」。
cli-file-missing = 沒有 { $file } 這個檔案。
cli-file-forbidden = 沒有權限使用 { $file }。
cli-file-folder = { $file } 是資料夾，不是檔案。
cli-file-exists = 已經有 { $file } 這個檔案。請換一個名字，或用 --resume 接著打。
cli-file-full = 磁碟已滿，寫不了 { $file }。
cli-file-name = 「{ $file }」不能用作檔名。
cli-file-other = { $file } 無法使用：{ $reason }。
cli-diverged = 紀錄和規則在第 { $number } 個決定（{ $ask }）對不上：它出自另一版規則，或被人改動過。
cli-diverged-setup = 紀錄裡的這桌，按現在的規則不能開局。
cli-record-line = { $text }（第 { $line } 行）
cli-record-no-header = 這不是一局的紀錄。
cli-record-unknown-format = 這份紀錄出自更新的版本。
cli-record-torn = 紀錄在一行的中間斷了。中斷的一局可以用 --resume 接著打。
cli-record-too-long = 紀錄太長。
cli-record-malformed = 紀錄讀不出來。
cli-record-wrong-value = 紀錄裡有不該有的內容。
cli-record-out-of-order = 紀錄的順序不對。
cli-record-missing-digest = 紀錄裡有些決定缺少校驗。
cli-record-bad-setup = 紀錄裡的設定自相矛盾。
cli-record-not-text = 紀錄裡有不是文字的內容。
cli-record-other-game = 檔案裡是另外一局。
cli-cases = { $file }，例子 { $case }：{ $text }
cli-cases-file = { $file }：{ $text }
cli-cases-unreadable = 讀不了（{ $value }）
cli-cases-too-large = 太大（{ $value } 位元組）
cli-cases-not-text = 不是 UTF-8 文字（{ $value }）
cli-cases-not-yaml = 不是可用的 YAML（{ $value }）
cli-cases-not-a-list = { $value } 應該是清單
cli-cases-not-a-mapping = { $value } 應該是鍵值對
cli-cases-not-a-number = { $value } 應該是數字
cli-cases-not-a-seat = { $value } 應該是座位
cli-cases-not-a-telling = { $value } 不是訊息
cli-cases-not-a-text = { $value } 應該是文字
cli-cases-not-a-value = { $value } 不能用
cli-cases-not-a-key = { $value } 不能作鍵
cli-cases-id-twice = 編號重複
cli-cases-empty = { $value } 是空的
cli-cases-missing-key = 缺少 { $value }
cli-cases-unknown-key = 沒有 { $value } 這一項
cli-cases-neither-night-nor-day = 每個階段要麼是夜晚，要麼是白天
cli-cases-other = { $value }

# -- 講述 --

cli-side-judge = 法官
cli-side-public = 眾人
cli-side-seat = { $seat }玩家
cli-demo-intro = { $seats } 個機器人對局，種子 { $seed }，以{ $side }的視角。
cli-replay-intro = 重看一局，以{ $side }的視角，共 { $decisions } 個決定。
cli-replay-open = 紀錄到此為止，這一局還沒有結束。
cli-decided = { $call }：{ $seat } → { $answer }
cli-decided-own = { $call }：你選了 { $answer }。
cli-said = { $seat }：「{ $text }」
cli-silent = { $seats }沒有發言。
cli-call-sheriff = 警長
cli-call-vote = 投票
cli-call-reveal = 亮牌
cli-call-explode = 自爆
cli-call-speech = 發言
cli-call-defence = 辯護
cli-call-last-words = 遺言
cli-call-other = 提問

# -- 各種表態，每種三個說法 --

cli-claim-i-am-1 = 我是{ $role }。
cli-claim-i-am-2 = 我的底牌是{ $role }。
cli-claim-i-am-3 = 不藏了，我就是{ $role }。
cli-claim-wolf-1 = { $seat }查殺。
cli-claim-wolf-2 = 我驗了 { $seat }，是狼。
cli-claim-wolf-3 = { $seat }是我的查殺，鐵狼。
cli-claim-good-1 = { $seat }金水。
cli-claim-good-2 = 我驗了 { $seat }，是好人。
cli-claim-good-3 = { $seat }是我發的金水。
cli-claim-vote-1 = 今天歸 { $seat }。
cli-claim-vote-2 = 大家把票投給 { $seat }。
cli-claim-vote-3 = 我會投 { $seat }，都跟上。
cli-claim-side-with-1 = 我站邊 { $seat }。
cli-claim-side-with-2 = 對跳的裡面我信 { $seat }。
cli-claim-side-with-3 = 我認為 { $seat }是真的。
# 人可以怎樣說：放在座位號前面或後面，用逗號隔開。
cli-hear-i-am = 我是, 我就是, 我的身分是, 我的底牌是, 我跳, 跳
cli-hear-wolf = 查殺, 是查殺, 是狼, 是狼人, 是鐵狼, 鐵狼, 我驗了狼
cli-hear-good = 金水, 是金水, 是好人, 是我的金水, 我發金水, 銀水, 是銀水
cli-hear-vote = 歸票, 歸, 投, 今天歸, 今天投, 大家投, 全票, 全票出, 出, 今天出, 推
cli-hear-side-with = 站邊, 我站邊, 我信, 信, 我站, 是真預言家

# -- 玩 --

cli-you = 你
cli-play-intro = { $seats } 人局，你坐 { $seat } 號。任何時候都可以輸入「/說明」。
cli-help-hint = 輸入「說明」，看看還能做什麼。
cli-play-help = 用座位號或選項前的數字回答；可以放棄時，0 表示放棄。此外：
cli-your-answer = >
cli-your-speech = 發言：
cli-your-offer = （按 Enter：{ $nothing }；{ $choices }）
cli-your-offer-only = （按 Enter：{ $nothing }；「{ $yes }」：{ $choice }）
cli-offer-now = 插一句：{ $question }
cli-choose-of = 可選：{ $seats }
cli-not-read = 不能這樣回答。
cli-mate-answers = { $seat }的意思：{ $answer }。
cli-mate-points = { $seat }指向 { $answer }。
cli-how-to-speak = 隨便說；機器人聽得懂「我是預言家」「7查殺」「4金水」「歸3」「站邊2」。直接按 Enter 就是說完了；要看指令，輸入「/幫助」。
cli-understood = （大家聽到的是：{ $text }）
cli-your-card = 你的身分：{ $cards }。
cli-no-card = 還沒有人知道這張牌。
cli-noted = 記下了。
cli-no-notes = 你還沒有記過什麼。
cli-own-rules = 自訂規則
cli-house-rules = 規則：{ $name }。
cli-house-rules-changed = 規則：{ $name }，另有更動（{ $count } 項）。
cli-deck-rules = 規則：{ $name }，是板子 { $deck } 自帶的；用 --preset 可以換。
cli-variant = 變體：{ $name }。{ $brief }
cli-events = 事件牌：{ $count } 張，每天天亮時翻一張。
cli-not-kept = 這一局存不進檔案，但可以照常玩。
cli-go-on = 這一局已經存好。接著打：lycaon play --resume { $file }
cli-look-back = 複盤：lycaon replay { $file } --as judge --why
cli-you-won = 你贏了。
cli-you-lost = 你沒有贏。
cli-state-alive = 在場
cli-state-dead = 出局
cli-state-sheriff = （警長）
cli-column-seat = 座位
cli-column-state = 狀態
cli-column-card = 身分
cli-column-claims = 最近說過

cli-word-help = 說明
cli-word-quit = 退出
cli-word-card = 身分, 我的牌
cli-word-table = 座位, 場上
cli-word-log = 回看, 紀錄
cli-word-note = 記
cli-word-notes = 筆記
cli-word-rules = 規則
cli-word-undo = 復原
cli-word-redo = 重做
cli-word-why = 理由
cli-word-leave = 離開
cli-word-time = 時間到
cli-word-show = 看牌
cli-word-take = 發動
cli-words-yes = 是, 確定
cli-does-help = 這份說明
cli-does-quit = 離開，之後可以接著打
cli-does-card = 自己的身分，和法官告訴過你的事
cli-does-table = 誰還在場，最近說過什麼
cli-does-log = 從頭再看一遍
cli-does-note = 記一筆：/記 4號沒說話
cli-does-notes = 看自己的筆記
cli-does-rules = 這一局的牌和規則
cli-does-undo = 收回上一個回答
cli-does-redo = 恢復剛才收回的
cli-does-why = 到目前為止每次裁定的理由
cli-does-leave = 有人中途離開：離開 4
cli-does-time = 這一問的時間到了
cli-does-show = 讓一名玩家看自己的牌：看牌 3
cli-does-take = 有人發動能力：發動 5，或發動 5 3

# -- 當法官 --

cli-ask-seats = 有幾名玩家？（按 Enter：{ $seats } 名）
cli-ask-deck = 用哪副牌？（按 Enter：用通常的那副）
cli-ask-names = { $seats } 名玩家的名字，寫在一行（直接按 Enter：只用號碼）：
cli-judge-kept = 每個回答都會立刻存進 { $file }。
cli-judge-dealt = 牌已發好。讓每個人看自己的牌：看牌 1、看牌 2……
cli-judge-resumed = 從第 { $number } 個決定之後接著打。
cli-judge-go-on = 這一局已經存好。接著打：lycaon judge --resume { $file }
cli-judge-help = 帶 » 的是要大聲唸的話。把玩家的選擇輸進來，0 表示放棄。此外：
cli-judge-asks = 【{ $call }】{ $seats }：{ $question }
cli-everybody = 在場的所有人
cli-judge-narrowed = { $seat }只能選 { $seats }。
cli-judge-group = 所有人一樣：5。各不相同：1=5 2=5 3=0。
cli-judge-missing = 還差 { $seats } >
cli-judge-enter = （按 Enter 繼續）
cli-judge-nobody-wakes = 這一步沒有人行動。照樣唸完，照樣等那麼久。
cli-judge-wakes = 輕拍 { $seats }：現在只有他們睜眼，不用回答什麼。
cli-judge-offer = 從現在起，{ $seats }隨時可以{ $label }。發生時輸入「發動 { $seat }」（寫發動者的號碼）。
cli-judge-offer-target = 從現在起，{ $call }（{ $seats }）隨時可以發動技能。發生時輸入「發動 { $seat } 5」：先寫發動者，再寫目標。
cli-judge-offer-yours = { $question }一旦有人，輸入「發動 5」（寫那名玩家的號碼）。
cli-try-again = （按 Enter 再試一次）
cli-show-to = 現在只給 { $seat }看。按 Enter 亮出身分。
cli-show-done = 按 Enter 收起。
cli-no-rulings = 還沒有任何裁定。
cli-undone = 已收回，現在是第 { $number } 個決定之後。
cli-redone = 已恢復，現在是第 { $number } 個決定之後。
cli-nothing-to-undo = 沒有可以收回的。
cli-nothing-to-redo = 沒有可以恢復的。
cli-leave-sure = { $seats }真的要中途離開嗎？（是/否）
cli-left = { $seat }已離開，下一次結算時出局。
cli-time-sure = 這裡不能放棄：將由運氣替 { $seats }作答。確定嗎？（是/否）
cli-time-drawn = 時間到，運氣替 { $seat }選了：{ $answer }。
cli-time-passed = 時間到：{ $seats }沒有作答。

# -- 查資料 --

cli-check-failed = { $case }（第 { $phase } 階段）：{ $what }：應為 { $expected }，實為 { $found }
cli-check-summary = 通過 { $passed }，失敗 { $failed }
cli-check-unknown = 跳過 { $count } 個：用到了尚不存在的內容
cli-column-id = 代號
cli-column-seats = 人數
cli-column-deck = 牌
cli-column-preset = 規則
cli-role-camp = 陣營：{ $camp }
cli-role-hint = 提示：{ $text }
cli-source = 出處：{ $source }
cli-default = （預設）
cli-default-is = 預設：{ $value }
cli-preset-sets = { $preset }：{ $value }
cli-presets = 規則組合
cli-deck-use = 用 --deck { $deck } 選一副，也可以自己列出牌。
