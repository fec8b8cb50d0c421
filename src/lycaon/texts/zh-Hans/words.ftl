# 座位、名单和到处都用的字眼。

# 一个座位，几个座位；有名字时把名字写在括号里。
seat = { $number } 号
seat-named = { $number } 号（{ $name }）
seats = { $numbers } 号
player = { $number } 号玩家
player-named = { $number } 号玩家（{ $name }）
players = { $numbers } 号玩家
players-named = { $seats }
# 单独写在按钮或名单上的座位。
label-named = { $number } 号 { $name }

# 名单：前面的连上下一个；最后一个另有一句。
list-next = { $list }、{ $next }
list-last = { $list }、{ $next }
# 一句话里的几个分句。
clause-next = { $list }，{ $next }
# 几句话连起来。
sentence-next = { $list }{ $next }

# 阶段。
phase-setup = 准备
phase-night = 第 { $number } 夜
phase-dawn = 第 { $number } 天天亮
phase-day = 第 { $number } 天
phase-over = 游戏结束

yes = 是
no = 否
pass = 放弃
nobody = 无人
# What somebody is called who plays by itself.

# 可选的字眼。
word-caught = 被发现
word-done = 说完了
word-keep = 不换
word-left = 左边
word-no = 否
word-right = 右边
word-tear = 撕掉警徽
word-unseen = 没被发现
word-yes = 是
