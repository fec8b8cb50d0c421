# 研究：大量對局的報告。

# 機器人的水準。
level-random = 隨機
level-simple = 簡單

research-title = 大量對局的結果
research-table = { $name } 桌
research-games = 局數
research-seed = 種子
research-cards = 板子
research-house = 規則
research-variant = 變體
research-events = 事件牌
research-bots = 機器人
research-deck = { $deck }：{ $cards }
research-rule = { $rule }：{ $choice }
research-rules = { $preset }，但{ $changes }
research-intervals = 括號裡的數字和長條上的鬚線是 95% 的信賴區間，只說明這些機器人打出來的結果；真人打法不同。
research-share = { $share }%（{ $low }–{ $high }）
research-difference = { $difference } 個百分點（{ $low } 到 { $high }）
research-figures = 詳細數字
research-compared = { $other } 桌對比 { $one } 桌
research-paired = 兩桌打的是同樣的牌局：發牌相同，同樣的環節運氣也相同。
research-camp = 陣營
research-b-minus-a = { $other } 桌勝率高出
research-differs = 不只是運氣
research-luck = 可能是運氣
research-nights-more = { $other } 桌每局比 { $one } 桌多幾夜：{ $nights }（{ $low } 到 { $high }）
research-wins = 勝率
research-length = 一局打幾夜
research-length-mean = 平均 { $nights } 夜（{ $low }–{ $high }）。
research-night = 第 { $number } 夜
research-day = 第 { $number } 天
research-survival = 存活率
research-survival-how = 每 100 個拿到這張牌的人裡，過了這一夜和接下來的白天還活著的有多少；終局還活著的算一直活著。
research-card = 底牌
research-deaths = 各角色的死因
research-lived = 活到最後
research-votes = 好人的票投中狼的比例
research-votes-how = 當天不是狼的人投出的票裡，有多少投給了狼。
research-by-card = 各底牌的勝率
research-because = 終局原因
research-why = 條件
research-of-games = 佔比

# 文字牌桌。
research-you = 你是 { $player }。
research-said = { $player }：「{ $text }」
research-choices = 可以回答：{ $choices }。
research-choices-several = 可以回答其中 { $least } 到 { $most } 個，用空格隔開：{ $choices }。
research-mate = { $player }的選擇：{ $answer }。
