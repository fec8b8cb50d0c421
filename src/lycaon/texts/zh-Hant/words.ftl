# 座位、名單和到處都用的字眼。

# 一個座位，幾個座位；有名字時把名字寫在括號裡。
seat = { $number } 號
seat-named = { $number } 號（{ $name }）
seats = { $numbers } 號
player = { $number } 號玩家
player-named = { $number } 號玩家（{ $name }）
players = { $numbers } 號玩家
players-named = { $seats }
# 單獨寫在按鈕或名單上的座位。
label-named = { $number } 號 { $name }

# 名單：前面的連上下一個；最後一個另有一句。
list-next = { $list }、{ $next }
list-last = { $list }、{ $next }
# 一句話裡的幾個分句。
clause-next = { $list }，{ $next }
# 幾句話連起來。
sentence-next = { $list }{ $next }

# 階段。
phase-setup = 準備
phase-night = 第 { $number } 夜
phase-dawn = 第 { $number } 天天亮
phase-day = 第 { $number } 天
phase-over = 遊戲結束

yes = 是
no = 否
pass = 放棄
nobody = 無人
# What somebody is called who plays by itself.

# 可選的字眼。
word-caught = 被發現
word-done = 說完了
word-keep = 不換
word-left = 左邊
word-no = 否
word-right = 右邊
word-tear = 撕掉警徽
word-unseen = 沒被發現
word-yes = 是
