# 法官不接受時說的話。

refusal-unknown-ask = 沒有問過你這個問題。
refusal-closed = 這個問題已經結束了。
refusal-held = 請稍等，有人正在發動能力。
refusal-illegal = 不能這樣回答。
refusal-illegal-choices = 不能這樣回答。可以選：{ $choices }。
refusal-illegal-seats = 不能這樣回答。請選 { $least } 到 { $most } 名玩家：{ $choices }。
refusal-illegal-text = 這段話不能這樣記錄。
refusal-game-over = 遊戲已經結束。
refusal-not-now = { $seat }現在不能在這裡發言。
refusal-not-now-ask = 這個問題要等人回答，不能靠時間結束。
refusal-unknown-seat = 沒有 { $seat }，或他已經不在場上。

refusal-bad-setup = 這樣不能開局：{ $what } 不能是 { $value }。
refusal-bad-setup-attributes = 每名玩家都要填資料，不然就都不填：需要 { $most } 份，現在有 { $value } 份。
refusal-bad-setup-cards-each = 每人只能發 { $least } 張或 { $most } 張身份牌，不能發 { $value } 張。
refusal-bad-setup-event = 沒有叫「{ $value }」的事件牌。
refusal-bad-setup-events = 沒有載入事件牌，不能使用：{ $value }。
refusal-bad-setup-events-in-force = 「{ $value }」不能從開局就生效，只有一直生效到結束的事件牌可以。
refusal-bad-setup-seats = 人數要在 { $least } 到 { $most } 之間，不能是 { $value }。
refusal-bad-setup-sheriff = 警長要在 { $least } 號到 { $most } 號之間，沒有 { $value } 號。
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
problem-contradiction = 規則「{ $rule }」（{ $option }）不能是 { $value }，因為它與另一項規則衝突。可以改為：{ $choices }。
