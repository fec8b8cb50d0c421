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

# 一条裁定是一句话；有单独写法的死因或首个理由，用单独的写法。
ruled-death = { $player }死亡：{ $reasons }。
ruled-death-plain = { $player }{ $cause }。
ruled-death-duel = { $player }在决斗中死去：{ $reasons }。
ruled-death-explosion = { $player }自爆身亡。
ruled-death-fascination = { $player }一同死去：{ $reasons }。
ruled-death-heartbreak = { $player }殉情：{ $reasons }。
ruled-death-idiocy = { $player }是亮过牌的白痴，一同死去：{ $reasons }。
ruled-death-left = { $player }中途离开了游戏。
ruled-death-specter = { $player }死亡：鬼怪带走一名老狼人。
ruled-death-tie = { $player }因平票替死：{ $reasons }。
ruled-death-vote = { $player }被放逐：{ $reasons }。
ruled-survival = { $player }活了下来：{ $reasons }。
ruled-survival-miracle = { $player }复活：{ $reasons }。
ruled-spared = { $player }免于放逐：{ $reasons }。
ruled-loss = { $player }不能使用能力：{ $reasons }。
ruled-loss-elder-fault = 好人失去能力：{ $reasons }。
ruled-loss-fire-wolf = { $player }永远失去能力：{ $reasons }。
ruled-loss-no-shot = { $player }不能开枪：{ $reasons }。
ruled-turn = { $player }成为狼人：{ $reasons }。
ruled-turn-avenger-chose = { $player }属于狼人阵营：{ $reasons }。
ruled-turn-dog-wolf-chose = { $player }属于狼人阵营：{ $reasons }。
ruled-turn-double-agent = { $player }站到狼人一边：{ $reasons }。
ruled-turn-took-card = { $player }换了身份：{ $reasons }。
ruled-turn-turned = { $player }变成了狼人。
ruled-bond = { $player }坠入爱河：{ $reasons }。
ruled-bond-mixed-pair = { $player }归入情侣阵营：{ $reasons }。
ruled-void = { $player }的选择落空：{ $reasons }。

# 句子里的一串理由。
reason-next = { $list }，{ $next }

# 理由后面注明所依据的规则。
reason-by-rule = { $reason }（规则：{ $rule }）

# 理由。{ $seat } 为 none 时，不知道或不必说是谁。跟在别的理由后面时说法不同的，另有一行 -then。
reason-already-werewolf = { $seat }已经是狼人
reason-assassin = 被刺客 { $seat }刺杀
reason-assassin-then = 又被刺客 { $seat }刺杀
reason-avenger = 被复仇者 { $seat }指认，确实是狼人
reason-avenger-then = 又被复仇者 { $seat }指认，确实是狼人
reason-avenger-chose = 复仇者选择了狼人阵营
reason-big-bad = 被大野狼 { $seat }袭击
reason-big-bad-then = 又被大野狼 { $seat }袭击
reason-bottle-full = 女巫 { $seat }的解药还没用
reason-chance-broke-tie = 平票，由运气决定
reason-died-before = { $seat }在此之前已经死去
reason-disease = 被锈剑骑士 { $seat }的剑划伤
reason-disease-then = 又被锈剑骑士 { $seat }的剑划伤
reason-dog-wolf-chose = 狼狗选择了狼人阵营
reason-double-cause = 死因以先说的为准
reason-duel = 骑士 { $seat }提出决斗
reason-elder-fault = { $seat ->
    [none] 长老不该这样死去
   *[other] 长老 { $seat }不该这样死去
  }
reason-elder-life = 失去长老的第一条命
reason-elder-life-then = 只失去长老的第一条命
reason-exploded = 狼人自爆
reason-fire = { $seat ->
    [none] 火烧到了最近的狼人
   *[other] 被纵火者 { $seat }放的火烧死
  }
reason-fire-then = { $seat ->
    [none] 火又烧到了最近的狼人
   *[other] 又被纵火者 { $seat }放的火烧死
  }
reason-fire-turned = 但火转而烧向狼人
reason-fire-wolf = 被火狼 { $seat }夺走
reason-guard-and-heal-undone = 但守护与解药互相抵消
reason-guarded = 但有守卫 { $seat }守护
reason-healed = { $seat ->
    [none] 女巫的解药也起了作用
   *[other] 女巫 { $seat }用解药救了他
  }
reason-heartbroken = 情侣 { $seat }死了
reason-house-burned = 但纵火者 { $seat }烧了他的家，扑了个空
reason-hypnotised = 被狼人催眠
reason-hypnotised-then = 因而被催眠
reason-idiot-spared = 白痴亮出了身份
reason-immune = 这种能力对影子 { $seat }无效
reason-infected = 被种狼感染
reason-infected-then = 但种狼选择了感染
reason-last-standing = 最后只剩他站着
reason-left = 中途离开
reason-mixed-pair = 两名情侣分属不同阵营
reason-moon-girl = 今晚被操纵月亮的女孩 { $seat }指定
reason-more-than-half = 过半数赞成
reason-no-shot = 这种死法不发动猎人的技能
reason-no-werewolf = { $seat }不是狼人
reason-no-witch = 没有女巫可以得到它
reason-not-agreed = 狼人没有达成一致
reason-not-attacked = { $seat }没有遇袭
reason-pack = 被狼人袭击
reason-pack-then = 又被狼人袭击
reason-paired = 丘比特让他与 { $seat }成为情侣
reason-peeping = 偷看时被狼人发现，遭到杀害
reason-peeping-then = 又在偷看时被狼人发现
reason-poison = 被女巫 { $seat }毒杀
reason-poison-then = 又被女巫 { $seat }毒杀
reason-potion-too = 女巫的解药也用在他身上
reason-potion-wasted = 女巫的解药浪费了
reason-runoff = 平票后再次投票决出
reason-scapegoat = 替罪羊代人受过
reason-sheriff-broke-tie = 平票，由警长 { $seat }裁定
reason-shot = 被猎人 { $seat }开枪带走
reason-spell = 同样被催眠的 { $seat }被放逐
reason-stands-in = 替罪羊代替 { $seat }死去
reason-stands-in-then = 由替罪羊代替 { $seat }死去
reason-substitute = 替蛊惑师 { $seat }挡灾
reason-substitute-then = 又要替蛊惑师 { $seat }挡灾
reason-substituted = 但由 { $seat }替死
reason-tied = { $seat }平票
reason-took-card = 得到 { $seat }的身份牌
reason-travelling = 但旅者第一夜遇袭不死
reason-turned = 变成了狼人
reason-unguarded = 守护对他无效

# 不用说：死因已经说了。
reason-voted-out = { "" }
reason-white = 被白狼 { $seat }袭击
reason-white-then = 又被白狼 { $seat }袭击
reason-younger-brother = 被狼弟 { $seat }袭击
reason-younger-brother-then = 又被狼弟 { $seat }袭击

# 一句话说明游戏为什么结束。{ $players } 是刚刚死去的人。
ruled-end = 结束的理由：{ $reasons }。
why-after = { $players }死后，{ $why }
why-all-charmed = 其他活着的人都被吹笛者迷惑
why-all-hypnotised = 没有被催眠的好人最多只剩一名
why-angel-granted = 天使在规定的时间内死去
why-black-death = 黑死病带走了所有人
why-day-limit = 最后一个白天已经过完
why-half-minus-one = 狼人最多只比活着的一半少一人
why-hopeless = 一狼对一人，结局已经不能改变
why-last-survivor = 黑死病之后只剩一人活着
why-no-villager-lives = 活着的只剩狼人一方
why-no-werewolf-lives = 狼人已全部死去
why-nobody-lives = 没有人活着
why-only-lovers-live = 活着的只剩情侣一方
why-other-group-dead = 宗教老爷爷活着，另一组的人已全部死去
why-parity = 活着的人当中，狼人已占一半
why-power-roles-wiped = 神已全部死去
why-villagers-wiped = 平民已全部死去
why-white-werewolf-alone = 白狼活到了最后
