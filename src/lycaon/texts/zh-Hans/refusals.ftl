# 法官不接受时说的话。

refusal-unknown-ask = 没有问过你这个问题。
refusal-closed = 这个问题已经结束了。
refusal-held = 先等一等，有人正在发动能力。
refusal-illegal = 不能这样回答。
refusal-illegal-choices = 不能这样回答。可以选：{ $choices }。
refusal-illegal-seats = 不能这样回答。请选 { $least } 到 { $most } 名玩家：{ $choices }。
refusal-illegal-text = 这段话不能这样记录。
refusal-game-over = 游戏已经结束。
refusal-not-now = { $seat }现在不能在这里发言。
refusal-not-now-ask = 这个问题要等人回答，不能靠时间结束。
refusal-unknown-seat = 没有 { $seat }，或他已经不在场上。

refusal-bad-setup = 这样不能开局：{ $what } 不能是 { $value }。
refusal-bad-setup-attributes = 要么每名玩家都填资料，要么都不填：需要 { $most } 份，现在有 { $value } 份。
refusal-bad-setup-cards-each = 每人只能发 { $least } 张或 { $most } 张身份牌，不能发 { $value } 张。
refusal-bad-setup-event = 没有叫“{ $value }”的事件牌。
refusal-bad-setup-events = 没有载入事件牌，不能使用：{ $value }。
refusal-bad-setup-events-in-force = “{ $value }”不能从开局就生效，只有一直生效到结束的事件牌可以。
refusal-bad-setup-seats = 人数要在 { $least } 到 { $most } 之间，不能是 { $value }。
refusal-bad-setup-sheriff = 警长要在 { $least } 号到 { $most } 号之间，没有 { $value } 号。
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
problem-contradiction = 规则“{ $rule }”（{ $option }）不能是 { $value }，因为它与另一项规则冲突。可以改为：{ $choices }。
