# 玩家的行话，按词汇表的次序：词和意思。

glossary-who = 身份

term-vanilla-name = 平民、蛋
term-vanilla-means = 普通村民，没有能力。
term-closed-eye-player-name = 闭眼玩家
term-closed-eye-player-means = 夜里从不睁眼的人，也就是普通村民。
term-villager-or-lower-name = 民及民以下
term-villager-or-lower-means = 不是平民就是狼人，总之不会是神。
term-strong-and-weak-name = 强神、弱神
term-strong-and-weak-means = 神的强弱：猎人算强神，白痴算弱神。
term-high-standing-name = 身份高
term-high-standing-means = 比别人可信，例如真预言家发的金水。
term-fisherman-name = 渔民
term-fisherman-means = “愚民”的谐音：不动脑筋、跟着别人走的好人。
term-deep-wolf-name = 深水狼
term-deep-wolf-means = 藏得很深、不容易被看出来的狼人。
term-shallow-wolf-name = 潜水狼
term-shallow-wolf-means = 藏得不深、容易被看出来的狼人；也有人用来指一直不出头的狼人。
term-hook-wolf-name = 倒钩狼
term-hook-wolf-means = 站在好人一边、甚至出卖同伴来换取信任的狼人。
term-wolf-pit-name = 狼坑
term-wolf-pit-means = 推断出来的狼人所在的那几个位置。

glossary-known = 信息

term-check-name = 摸
term-check-means = 预言家查验一名玩家。
term-gold-water-name = 金水
term-gold-water-means = 预言家查验为好人的玩家。
term-silver-water-name = 银水
term-silver-water-means = 女巫用解药救过的玩家。
term-kill-check-name = 查杀
term-kill-check-means = 预言家查验为狼人的玩家。
term-badge-plan-name = 警徽流
term-badge-plan-means = 预言家预先报出接下来要验谁、死后警徽怎么给，好让大家知道查验结果。
term-reading-roles-name = 抿身份
term-reading-roles-means = 从逻辑和发言里推断一个人的身份，也写作“敏身份”。
term-wolf-read-name = 水包
term-wolf-read-means = 怀疑一个人是狼人。
term-good-and-bad-read-name = 做好、做坏
term-good-and-bad-read-means = 把一个人的身份往好里认或往坏里认。

glossary-claimed = 跳身份与上警

term-claim-name = 跳
term-claim-means = 公开说自己是什么身份。
term-brazen-claim-name = 悍跳
term-brazen-claim-means = 狼人冒充预言家。
term-counter-claim-name = 对跳
term-counter-claim-means = 两个人都说自己是同一个身份。
term-bluff-check-name = 诈身份
term-bluff-check-means = 故意报一个假身份，看别人的反应。
term-turning-name = 反水
term-turning-means = 拿了预言家的金水，却反过来怀疑他。
term-badge-against-the-seer-name = 反水立警
term-badge-against-the-seer-means = 被发金水的人站出来说自己才是预言家，并拿下警徽；这样的反水比原来的跳更可信。
term-taking-the-knife-name = 挡刀
term-taking-the-knife-means = 平民冒充神，引狼人来杀自己，替真正的神挡一刀。
term-in-the-race-name = 警上、警下
term-in-the-race-means = 参加警长竞选的人，和只投票的人；举手参选叫作上警。
term-withdraw-name = 退水
term-withdraw-means = 竞选警长的人在投票之前退出。

glossary-said = 发言

term-accuse-name = 踩
term-accuse-means = 说一个人可疑。
term-defend-name = 捞
term-defend-means = 替被怀疑的人说话。
term-siding-name = 站边
term-siding-means = 几个人对跳预言家时，选择相信其中一个。
term-showing-oneself-name = 表水
term-showing-oneself-means = 把自己的想法和理由讲清楚，让大家相信自己是好人。
term-coasting-name = 滑水
term-coasting-means = 发言没有内容，混过去。
term-early-and-late-seats-name = 前置位、后置位
term-early-and-late-seats-means = 发言在前的位置和发言在后的位置。
term-face-pressing-name = 贴脸
term-face-pressing-means = 拿游戏以外的事情赌咒发誓来证明自己，属于犯规。
term-outside-information-name = 场外
term-outside-information-means = 声音、动作等不属于游戏的信息，不能拿来用。

glossary-vote = 投票

term-push-out-name = 票、推
term-push-out-means = 把票投给一个人，或带大家放逐他。
term-vote-call-name = 归票
term-vote-call-means = 最后发言的人号召大家把票集中投给一个人。
term-following-name = 跟票
term-following-means = 看别人投谁就跟着投谁。
term-vote-splitting-name = 分票
term-vote-splitting-means = 再抬出一个嫌疑人，把票分散。
term-vote-rush-name = 冲票
term-vote-rush-means = 带着几个人一起冲一个人的票。
term-bloc-voting-name = 绑票
term-bloc-voting-means = 几个人把票绑在一起投，多半是狼人。
term-scapegoat-push-name = 抗推
term-scapegoat-push-means = 找不到更可疑的人，只好把他放逐，多半是好人。
term-runoff-name = PK
term-runoff-means = 平票的人再发言一轮，由其他人在他们之中重新投票。
term-tearing-the-badge-name = 撕警徽
term-tearing-the-badge-means = 警长死时不移交，把警徽撕掉；有的地方也指把疑似狼人的警长放逐。

glossary-end = 夜晚与结局

term-peaceful-night-name = 平安夜
term-peaceful-night-means = 当晚没有人死亡。
term-empty-knife-name = 空刀
term-empty-knife-means = 狼人故意不杀人。
term-self-knife-name = 自刀
term-self-knife-means = 狼人杀自己的同伴。
term-baiting-the-potion-name = 骗药
term-baiting-the-potion-means = 用自刀骗女巫把解药用在狼人身上。
term-blind-poison-name = 盲毒
term-blind-poison-means = 没有任何信息就毒人。
term-over-heal-name = 同守同救、奶穿
term-over-heal-means = 守卫和女巫救了同一个人，很多地方他反而会死。
term-heartbreak-name = 殉情
term-heartbreak-means = 情侣一方死去，另一方随之死去。
term-self-explosion-name = 爆、自爆
term-self-explosion-means = 狼人亮明身份死去，白天立即结束。
term-wiping-the-town-name = 屠城
term-wiping-the-town-means = 好人全部死去，狼人才获胜。
term-wiping-a-side-name = 屠边
term-wiping-a-side-means = 神或平民有一边全部死去，狼人就获胜。
