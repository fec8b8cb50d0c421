# 死因（接在玩家后面）、法官的裁定和每一步的理由。

cause-assassin = 被刺客刺杀
cause-big-bad-wolf = 被大野狼杀害
cause-disease = 因锈剑的伤口染病而死
cause-duel = 在决斗中死去
cause-explosion = 自爆身亡
cause-fascination = 因同受催眠而死
cause-fire = 被烧死
cause-heartbreak = 殉情
cause-idiocy = 随长老一同死去
cause-left = 离开了游戏
cause-peeping = 偷看时被狼人杀害
cause-poison = 被毒死
cause-revenge = 死于复仇者之手
cause-shot = 被枪杀
cause-substitute = 代替蛊惑师死去
cause-tie = 因平票替死
cause-vote = 被放逐
cause-werewolves = 被狼人杀害
cause-white-werewolf = 被白狼杀害
cause-wolf-brother = 被狼弟杀害

# 法官的笔记。
note-dealt = { $player }拿到的牌：{ $cards }。
note-centre = 中央的牌：{ $cards }。
note-told = 告知 { $players }：{ $text }
note-revealed = 亮给 { $players }看：{ $text }

ruled-death = { $player }{ $cause }：{ $reasons }。
ruled-death-plain = { $player }{ $cause }。
ruled-survival = { $player }活了下来：{ $reasons }。
ruled-spared = { $player }免于放逐：{ $reasons }。
ruled-loss = { $player }不能使用能力：{ $reasons }。
ruled-loss-elder-fault = { $player }死后，村里的能力失效：{ $reasons }。
ruled-loss-fire-wolf = { $player }永远失去能力：{ $reasons }。
ruled-turn = { $player }改换阵营：{ $reasons }。
ruled-turn-took-card = { $player }换了身份：{ $reasons }。
ruled-bond = { $player }：{ $reasons }。

# 理由后面注明所依据的规则。
reason-by-rule = { $reason }（规则：{ $rule }）

# 理由。{ $seat } 为 none 时，不知道或不必说是谁。
reason-assassin = 刺客 { $seat }刺杀了他
reason-avenger = 复仇者 { $seat }指定了他
reason-avenger-chose = 复仇者选择了狼人阵营
reason-big-bad = 大野狼 { $seat }袭击了他
reason-chance-broke-tie = 平票，由运气决定
reason-disease = 锈剑骑士 { $seat }的剑划伤了他
reason-dog-wolf-chose = 狼狗选择了狼人阵营
reason-double-cause = 两个死因只计一个
reason-duel = 骑士 { $seat }提出决斗
reason-elder-fault = 长老这样死去，全村要付代价
reason-elder-life = 长老失去第一条命
reason-exploded = 狼人自爆
reason-fire = { $seat ->
    [none] 火烧到了最近的狼人
   *[other] 纵火者 { $seat }放了火
  }
reason-fire-turned = 火转而烧向狼人
reason-fire-wolf = 火狼 { $seat }发动了能力
reason-guard-and-heal-undone = 守护与解药互相抵消
reason-guarded = 守卫 { $seat }守护了他
reason-healed = { $seat ->
    [none] 女巫的解药也救了他
   *[other] 女巫 { $seat }的解药救了他
  }
reason-heartbroken = 情侣 { $seat }死了
reason-house-burned = 纵火者 { $seat }烧了他的家，狼人扑了空
reason-idiot-spared = 白痴亮出了身份
reason-infected = 种狼发动了感染
reason-last-standing = 最后只剩他站着
reason-left = 中途离开
reason-mixed-pair = 情侣分属不同阵营，自成一方
reason-more-than-half = 过半数赞成
reason-no-shot = 猎人这样死去不能开枪
reason-pack = 狼人袭击了他
reason-paired = 与 { $seat }结为情侣
reason-peeping = 小女孩偷看时被发现
reason-poison = 女巫 { $seat }毒了他
reason-potion-too = 女巫的解药也用在他身上
reason-potion-wasted = 女巫的解药浪费了
reason-runoff = 平票后再次投票决出
reason-scapegoat = 替罪羊代人受过
reason-sheriff-broke-tie = 平票，由警长 { $seat }裁定
reason-shot = 猎人 { $seat }开枪带走了他
reason-spell = 同样被催眠的 { $seat }被放逐
reason-stands-in = 替罪羊代替 { $seat }死去
reason-substitute = 他替蛊惑师 { $seat }挡了灾
reason-substituted = 由 { $seat }替死
reason-tied = { $seat }平票
reason-took-card = 得到 { $seat }的身份牌
reason-travelling = 旅者第一夜遇袭不死
reason-turned = 变成了狼人
reason-unguarded = 守护对他无效
reason-voted-out = 投票决定
reason-white = 白狼 { $seat }袭击了他
reason-younger-brother = 狼弟 { $seat }袭击了他
