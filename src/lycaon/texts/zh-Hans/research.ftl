# 研究：大量对局的报告。

# 机器人的水平。
level-random = 随机
level-simple = 简单

research-title = 大量对局的结果
research-table = { $name } 桌
research-games = 局数
research-seed = 种子
research-cards = 板子
research-house = 规则
research-variant = 变体
research-events = 事件牌
research-bots = 机器人
research-deck = { $deck }：{ $cards }
research-rule = { $rule }：{ $choice }
research-rules = { $preset }，但{ $changes }
research-intervals = 括号里的数和条形上的须线是 95% 的置信区间，只说明这些机器人打出来的结果；真人打法不同。
research-share = { $share }%（{ $low }–{ $high }）
research-difference = { $difference } 个百分点（{ $low } 到 { $high }）
research-figures = 具体数字
research-compared = { $other } 桌对比 { $one } 桌
research-paired = 两桌打的是同样的牌局：发牌相同，同样的环节运气也相同。
research-camp = 阵营
research-b-minus-a = { $other } 桌胜率高出
research-differs = 不只是运气
research-luck = 可能是运气
research-nights-more = { $other } 桌每局比 { $one } 桌多几夜：{ $nights }（{ $low } 到 { $high }）
research-wins = 胜率
research-length = 一局打几夜
research-length-mean = 平均 { $nights } 夜（{ $low }–{ $high }）。
research-night = 第 { $number } 夜
research-day = 第 { $number } 天
research-survival = 存活率
research-survival-how = 每 100 个拿到这张牌的人里，过了这一夜和接下来的白天还活着的有多少；终局还活着的算一直活着。
research-card = 底牌
research-deaths = 各角色的死因
research-lived = 活到最后
research-votes = 好人的票投中狼的比例
research-votes-how = 当天不是狼的人投出的票里，有多少投给了狼。
research-by-card = 各底牌的胜率
research-because = 终局原因
research-why = 条件
research-of-games = 占比

# 文字牌桌。
research-you = 你是 { $player }。
research-said = { $player }：“{ $text }”
research-choices = 可以回答：{ $choices }。
research-choices-several = 可以回答其中 { $least } 到 { $most } 个，用空格隔开：{ $choices }。
research-mate = { $player }的选择：{ $answer }。
