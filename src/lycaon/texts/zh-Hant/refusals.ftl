# 法官不接受時說的話。

refusal-unknown-ask = 沒有問過你這個問題。
refusal-closed = 這個問題已經結束了。
refusal-held = 請稍等，有人正在發動能力。
refusal-illegal = 不能這樣回答。
refusal-illegal-choices = 不能這樣回答。可以選：{ $choices }。
refusal-illegal-choices-why = 不能這樣回答：{ $why }。可以選：{ $choices }。
refusal-illegal-seats = 不能這樣回答。請選 { $least } 到 { $most } 名玩家：{ $choices }。
refusal-illegal-seats-why = 不能這樣回答：{ $why }。請選 { $least } 到 { $most } 名玩家：{ $choices }。
refusal-illegal-text = 這段話不能這樣記錄。
refusal-game-over = 遊戲已經結束。
refusal-not-now = { $seat }現在不能在這裡發言。
refusal-not-now-ask = 這個問題要等人回答，不能靠時間結束。
refusal-unknown-seat = 沒有 { $seat }，或他已經不在場上。

# 各次選擇背後的規則；選了不能選的，就接著說這一句。
limit-assassin = 只能選另一名活著的玩家。
limit-avenger-revenge = 只能選活著的玩家。
limit-big-bad-wolf = 只能選活著的、不是同伴的玩家。
limit-cupid = 要選兩名不同的、活著的玩家。
limit-defender = 只能守活著的玩家，不能連續兩晚守同一人。
limit-cupid-affair = 只能選一名情侶和另一名活著的玩家。
limit-duke = 兩票從得票最多的人移給另一名可以被投的玩家。
limit-enchantress = 只能選另一名活著的玩家，不能連續兩晚選同一人。
limit-fire-wolf = 只能選另一名活著的玩家。
limit-fox = 只能選活著的玩家。
limit-hunter = 只能選活著的玩家；與你同時死去的人已經死了。
limit-knight = 只能選另一名活著的玩家。
limit-medium = 只能選今晚被狼人殺害的其他玩家。
limit-moon-girl = 只能選另一名活著的玩家，不能連續兩晚選同一人。
limit-pharmacist-stupefy = 只能選活著的玩家。
limit-piper = 只能選還沒有被迷惑的、活著的玩家，不能選自己。
limit-pyromaniac = 只能選活著的玩家。
limit-raven = 只能選另一名活著的玩家，預設不能連續兩晚選同一人。
limit-scapegoat = 只能選活著的玩家。
limit-seer = 只能選另一名活著的玩家。
limit-shadow = 只能選另一名活著的玩家。
limit-sheriff-tie = 只能選平票的玩家。
limit-sheriff-vote = 只能投給參選的玩家。
limit-sheriff-runoff = 現在只能投給平票的玩家。
limit-sheriff-successor = 只能選活著的玩家。
limit-vote = 只能投活著的玩家；情侶不能互投，約好目標的兄弟姐妹只能投那個人。
limit-vote-runoff = 現在只能投給平票的玩家。
limit-werewolf = 只能選活著的玩家；規則允許時，才能選自己的同伴。
limit-white-werewolf = 只能選另一名活著的玩家；有的規則只能選狼人。
limit-wild-child = 只能選另一名活著的玩家。
limit-witch = 只能選活著的玩家。
limit-witch-heal = 只能救今晚被狼人襲擊的玩家；能不能自救，看本局的規則。
limit-witch-poison = 只能選活著的玩家。
limit-younger-wolf-brother = 只能選另一名活著的玩家。

# 不能選某人的理由，用在拒絕的話裡；{ $player } 是選了的那個人。
barred-away = { $player }現在不在村裡
barred-card-known = 已經知道 { $player }的身份牌了
barred-charmed = { $player }已經被迷惑了
barred-dead = { $player }已經死亡
barred-dying = { $player }已被放逐
barred-gives-himself-up = 要自爆只能是自己
barred-gives-up-badge = 交出警徽的人不能再留著它
barred-heals-herself = 今晚女巫不能自救
barred-hypnotised = { $player }已經被催眠了
barred-lover = 情侶不能互投
barred-must-hate = 今天情侶必須互投
barred-named-last-night = 昨晚已經選過 { $player }
barred-no-candidate = 這次投票不能投 { $player }
barred-no-double-agent = 雙面間諜不能是狼人
barred-no-neighbour = { $player }坐得太遠，只能選鄰座
barred-no-neighbour-of-pack = { $player }旁邊沒有狼人同伴
barred-no-such-seat = 沒有 { $player }
barred-no-victim = { $player }不在狼人今晚的目標之中
barred-no-vote = { $player }沒有投票權
barred-not-awake = { $player }沒有和狼人一起睜眼
barred-not-of-pack = { $player }不是已知的同伴
barred-not-running = { $player }沒有參選
barred-not-tied = { $player }不在平票的玩家之中
barred-of-the-pack = { $player }是同伴
barred-oneself = 這裡不能選自己
barred-other-building = { $player }在另一處避難
barred-protected-last-night = 昨晚已經守過 { $player }
barred-sibling = { $player }是自己的兄弟姐妹
barred-siblings-agreed = 兄弟姐妹已經約好投別人
barred-sits = { $player }已經坐下
barred-votes-come-from = 票正是從 { $player }那裡移走的

# 覆盤時寫在座位後面的理由，一人或多人都一樣。
left-out-away = 現在不在村裡
left-out-charmed = 已經被迷惑
left-out-dying = 已被放逐
left-out-gives-up-badge = 要交出警徽
left-out-heals-herself = 今晚女巫不能自救
left-out-hypnotised = 已經被催眠
left-out-lover = 情侶不能互投
left-out-must-hate = 今天情侶必須互投
left-out-named-last-night = 昨晚選過
left-out-no-candidate = 這次不能投
left-out-no-double-agent = 雙面間諜不能是狼人
left-out-no-neighbour = 不是鄰座
left-out-no-neighbour-of-pack = 旁邊沒有同伴
left-out-no-victim = 不是狼人今晚的目標
left-out-no-vote = 沒有投票權
left-out-not-awake = 沒有和狼人一起睜眼
left-out-not-of-pack = 不是已知的同伴
left-out-not-running = 沒有參選
left-out-not-tied = 沒有平票
left-out-of-the-pack = 同伴
left-out-other-building = 在另一處避難
left-out-protected-last-night = 昨晚守過
left-out-siblings-agreed = 兄弟姐妹已經約好投別人
left-out-votes-come-from = 票從那裡移走

refusal-bad-setup = 這樣不能開局：{ $what } 不能是 { $value }。
refusal-bad-setup-attributes = 每名玩家都要填資料，不然就都不填：需要 { $most } 份，現在有 { $value } 份。
refusal-bad-setup-cards-each = 每人只能發 { $least } 張或 { $most } 張身份牌，不能發 { $value } 張。
refusal-bad-setup-event = 沒有叫「{ $value }」的事件牌。
refusal-bad-setup-events = 沒有載入事件牌，不能使用：{ $value }。
refusal-bad-setup-events-in-force = 「{ $value }」不能從開局就生效，只有一直生效到結束的事件牌可以。
refusal-bad-setup-seats = 人數要在 { $least } 到 { $most } 之間，不能是 { $value }。
refusal-bad-setup-sheriff = 警長要在 { $least } 號到 { $most } 號之間，沒有 { $value } 號。
refusal-bad-setup-type = 這桌的設定有誤：{ $value }。
refusal-bad-setup-variant = 沒有叫「{ $value }」的變體。

refusal-bad-deck = 這副牌不能用：{ $what }（{ $value }）。
refusal-bad-deck-copies = { $role }不能有 { $found } 張，要有 { $need } 張。
refusal-bad-deck-count = 牌數不對：需要 { $need } 張，現在有 { $value } 張。
refusal-bad-deck-decided = { $value } 名狼人對 { $need } 名其他玩家，還沒開始就分出勝負了。
refusal-bad-deck-no-village = 牌裡沒有好人。
refusal-bad-deck-no-werewolf = 牌裡沒有狼人。
refusal-bad-deck-unknown-role = 沒有「{ $value }」這個角色。
refusal-bad-deck-werewolf-in-it = 這個變體不用狼人牌，現在有 { $value } 張。

# 能用，但有點奇怪的牌。
advice-few-wolves = 人多狼少，狼人會很難贏。
advice-many-wolves = 狼人偏多，好人會很難贏。
advice-no-seer = 沒有預言家，好人很難得到線索。
advice-no-villager = 沒有普通村民，人人都有能力。

# 規則的問題。{ $rule } 是規則的名字，{ $option } 是它的代號，{ $value } 是填寫的值。
problem-unknown-option = 沒有叫「{ $option }」的規則。
problem-unknown-option-nearest = 沒有叫「{ $option }」的規則。你要找的是「{ $nearest }」嗎？
problem-unknown-preset = 沒有叫 { $value } 的規則組合。可以選：{ $choices }。
problem-unknown-preset-nearest = 沒有叫 { $value } 的規則組合。你要找的是「{ $nearest }」嗎？
problem-unknown-value = 規則「{ $rule }」（{ $option }）不能是 { $value }。可以選：{ $choices }。
problem-unknown-value-nearest = 規則「{ $rule }」（{ $option }）不能是 { $value }。你要填的是「{ $nearest }」嗎？
problem-out-of-range = 規則「{ $rule }」（{ $option }）不能是 { $value }，要在 { $choices } 之間。
number-range = { $least } 到 { $most }
problem-contradiction = 規則「{ $rule }」（{ $option }）不能是 { $value }，因為它與另一項規則衝突。可以改為：{ $choices }。

# 房間的拒絕。
refusal-bad-name = 名字要有 1 到 { $longest } 個字，而且看得見。
refusal-bad-text = 這段話送不出去：超過了 { $longest } 個字。
refusal-bad-text-claims = 這段話送不出去：快捷發言一次最多 { $most } 條，每條不超過 { $longest } 個字。
refusal-bad-text-empty = 內容是空的，送不出去。
refusal-bad-command = 看不懂這個請求：缺了內容，或者格式不對。
refusal-bad-command-game = 沒有「{ $value }」這一局。房間裡的局從 1 數起。
refusal-bad-command-viewer = 沒有「{ $value }」這個視角。可以是 { $known }，或者座位號。
refusal-bad-command-form = 紀錄沒有「{ $value }」這種格式。可以是 { $known }。
refusal-bad-command-query = 這個網址不接受參數「{ $value }」，或者參數寫了兩次。
refusal-bad-settings = { $what }不能是 { $value }。
refusal-unknown-room = 沒有 { $room } 這個房間。請再看一次房號，或者自己開一間。
refusal-unknown-person = 房間裡沒有這個人。
refusal-not-host = 只有房主可以這樣做。
refusal-not-judge = 只有法官可以這樣做。
refusal-not-seated = 你不在這局遊戲裡。
refusal-room-full = 房間滿了。
refusal-room-locked = 房主已經鎖門，不再讓人進來。
refusal-no-watchers = 這個房間不開放旁觀。
refusal-barred = 你已被請出這個房間。
refusal-wrong-password = 房間密碼不對。
refusal-game-running = 遊戲正在進行，要等這局結束。
refusal-no-game = 現在沒有進行中的遊戲。
refusal-no-game-finished = 找不到這局遊戲的紀錄。
refusal-too-few = 至少要 { $least } 人才能開局，現在只有 { $found } 人。
refusal-nothing-to-undo = 沒有可以撤銷的。
refusal-nothing-to-redo = 沒有可以重做的。
refusal-paused = 遊戲暫停了，請等房主繼續。
refusal-too-many = 操作太頻繁了，請稍等一下。
refusal-worn-out = 這裡的操作紀錄已滿。請重新開一局，或另開一間房。
refusal-used-up = 你在這裡操作的次數太多了，下一局開始前不能再這樣做。
refusal-used-up-signs = 你這局說得太多了，下一局開始前不能再發言。
refusal-used-up-turns = 你這局發言或改答案的次數太多了，下一局開始前不能再這樣做。你最後的選擇有效；新的提問還能回答一次。
refusal-busy = 房間太忙了，請再試一次。
refusal-no-stand-in = 這個座位本局沒有由電腦接手。
refusal-has-seat = 這個人本局已經有座位了。
refusal-muted = 你被房主禁言了。

# 房間存放的地方。
refusal-bad-database = 「{ $found }」不是 Lycaon 能用的資料庫：請寫 postgresql://… 或 sqlite:///檔案。
refusal-database-unreachable = 打不開資料庫 { $where }：{ $why }。
refusal-database-taken = { $where } 已被另一個程序打開。一個檔案同時只能由一個程序使用；多個程序請共用 PostgreSQL。
refusal-database-too-old = { $found } 版本太舊，需要 { $needed }。
refusal-database-too-new = { $where } 是由更新版本的 Lycaon 建立的。請安裝那個版本，或者換一個地方。
refusal-unreadable-room = 房間 { $room } 由另一個版本的 Lycaon 儲存，無法讀取。

# 伺服器的拒絕，還輪不到房間。
refusal-not-found = 這裡什麼也沒有。
refusal-wrong-method = 這裡不能這樣操作。
refusal-not-json = 內容讀不出來：格式不對，或者沒有註明類型。
refusal-too-large = 內容太大了，最多 { $most } 位元組。
refusal-unknown-host = 這台伺服器不叫這個名字。
refusal-forbidden = 這裡的內容不對外開放。
refusal-no-model = 這台伺服器沒有接大語言模型，請給機器人換一個水準。
refusal-fault = 伺服器出了點問題，請再試一次。
