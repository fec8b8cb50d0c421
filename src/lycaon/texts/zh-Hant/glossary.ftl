# 玩家的行話，依詞彙表的次序：詞和意思。

glossary-who = 身份

term-vanilla-name = 平民、蛋
term-vanilla-means = 普通村民，沒有能力。
term-closed-eye-player-name = 閉眼玩家
term-closed-eye-player-means = 夜裡從不睜眼的人，也就是普通村民。
term-villager-or-lower-name = 民及民以下
term-villager-or-lower-means = 不是平民就是狼人，總之不會是神。
term-strong-and-weak-name = 強神、弱神
term-strong-and-weak-means = 神的強弱：獵人算強神，白痴算弱神。
term-high-standing-name = 身份高
term-high-standing-means = 比別人可信，例如真預言家發的金水。
term-fisherman-name = 漁民
term-fisherman-means = 「愚民」的諧音：不動腦筋、跟著別人走的好人。
term-deep-wolf-name = 深水狼
term-deep-wolf-means = 藏得很深、不容易被看出來的狼人。
term-shallow-wolf-name = 潛水狼
term-shallow-wolf-means = 藏得不深、容易被看出來的狼人；也有人用來指一直不出頭的狼人。
term-hook-wolf-name = 倒鉤狼
term-hook-wolf-means = 站在好人一邊、甚至出賣同伴來換取信任的狼人。
term-wolf-pit-name = 狼坑
term-wolf-pit-means = 推斷出來的狼人所在的那幾個位置。

glossary-known = 資訊

term-check-name = 摸
term-check-means = 預言家查驗一名玩家。
term-gold-water-name = 金水
term-gold-water-means = 預言家查驗為好人的玩家。
term-silver-water-name = 銀水
term-silver-water-means = 女巫用解藥救過的玩家。
term-kill-check-name = 查殺
term-kill-check-means = 預言家查驗為狼人的玩家。
term-badge-plan-name = 警徽流
term-badge-plan-means = 預言家預先報出接下來要驗誰、死後警徽怎麼給，好讓大家知道查驗結果。
term-reading-roles-name = 抿身份
term-reading-roles-means = 從邏輯和發言裡推斷一個人的身份，也寫作「敏身份」。
term-wolf-read-name = 水包
term-wolf-read-means = 懷疑一個人是狼人。
term-good-and-bad-read-name = 做好、做壞
term-good-and-bad-read-means = 把一個人的身份往好裡認或往壞裡認。

glossary-claimed = 跳身份與上警

term-claim-name = 跳
term-claim-means = 公開說自己是什麼身份。
term-brazen-claim-name = 悍跳
term-brazen-claim-means = 狼人冒充預言家。
term-counter-claim-name = 對跳
term-counter-claim-means = 兩個人都說自己是同一個身份。
term-bluff-check-name = 詐身份
term-bluff-check-means = 故意報一個假身份，看別人的反應。
term-turning-name = 反水
term-turning-means = 拿了預言家的金水，卻反過來懷疑他。
term-badge-against-the-seer-name = 反水立警
term-badge-against-the-seer-means = 被發金水的人站出來說自己才是預言家，並拿下警徽；這樣的反水比原來的跳更可信。
term-taking-the-knife-name = 擋刀
term-taking-the-knife-means = 平民冒充神，引狼人來殺自己，替真正的神擋一刀。
term-in-the-race-name = 警上、警下
term-in-the-race-means = 參加警長競選的人，和只投票的人；舉手參選叫做上警。
term-withdraw-name = 退水
term-withdraw-means = 競選警長的人在投票之前退出。

glossary-said = 發言

term-accuse-name = 踩
term-accuse-means = 說一個人可疑。
term-defend-name = 撈
term-defend-means = 替被懷疑的人說話。
term-siding-name = 站邊
term-siding-means = 幾個人對跳預言家時，選擇相信其中一個。
term-showing-oneself-name = 表水
term-showing-oneself-means = 把自己的想法和理由講清楚，讓大家相信自己是好人。
term-coasting-name = 滑水
term-coasting-means = 發言沒有內容，混過去。
term-early-and-late-seats-name = 前置位、後置位
term-early-and-late-seats-means = 發言在前的位置和發言在後的位置。
term-face-pressing-name = 貼臉
term-face-pressing-means = 拿遊戲以外的事情賭咒發誓來證明自己，屬於犯規。
term-outside-information-name = 場外
term-outside-information-means = 聲音、動作等不屬於遊戲的資訊，不能拿來用。

glossary-vote = 投票

term-push-out-name = 票、推
term-push-out-means = 把票投給一個人，或帶大家放逐他。
term-vote-call-name = 歸票
term-vote-call-means = 最後發言的人呼籲大家把票集中投給一個人。
term-following-name = 跟票
term-following-means = 看別人投誰就跟著投誰。
term-vote-splitting-name = 分票
term-vote-splitting-means = 再抬出一個嫌疑人，把票分散。
term-vote-rush-name = 衝票
term-vote-rush-means = 帶著幾個人一起衝一個人的票。
term-bloc-voting-name = 綁票
term-bloc-voting-means = 幾個人把票綁在一起投，多半是狼人。
term-scapegoat-push-name = 抗推
term-scapegoat-push-means = 找不到更可疑的人，只好把他放逐，多半是好人。
term-runoff-name = PK
term-runoff-means = 平票的人再發言一輪，由其他人在他們之中重新投票。
term-tearing-the-badge-name = 撕警徽
term-tearing-the-badge-means = 警長死時不移交，把警徽撕掉；有的牌桌也指把疑似狼人的警長放逐。

glossary-end = 夜晚與結局

term-peaceful-night-name = 平安夜
term-peaceful-night-means = 當晚沒有人死亡。
term-empty-knife-name = 空刀
term-empty-knife-means = 狼人故意不殺人。
term-self-knife-name = 自刀
term-self-knife-means = 狼人殺自己的同伴。
term-baiting-the-potion-name = 騙藥
term-baiting-the-potion-means = 用自刀騙女巫把解藥用在狼人身上。
term-blind-poison-name = 盲毒
term-blind-poison-means = 沒有任何資訊就毒人。
term-over-heal-name = 同守同救、奶穿
term-over-heal-means = 守衛和女巫救了同一個人，很多牌桌上他反而會死。
term-heartbreak-name = 殉情
term-heartbreak-means = 情侶一方死去，另一方隨之死去。
term-self-explosion-name = 爆、自爆
term-self-explosion-means = 狼人亮明身份死去，白天立即結束。
term-wiping-the-town-name = 屠城
term-wiping-the-town-means = 好人全部死去，狼人才獲勝。
term-wiping-a-side-name = 屠邊
term-wiping-a-side-means = 神或平民有一邊全部死去，狼人就獲勝。
