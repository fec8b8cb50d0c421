# 死因（接在玩家後面）、法官的裁定和每一步的理由。

cause-assassin = 被刺客刺殺
cause-big-bad-wolf = 被大野狼殺害
cause-disease = 因鏽劍的傷口染病而死
cause-duel = 在決鬥中死去
cause-explosion = 自爆身亡
cause-fascination = 因同受催眠而死
cause-fire = 被燒死
cause-heartbreak = 殉情
cause-idiocy = 隨長老一同死去
cause-left = 離開了遊戲
cause-peeping = 偷看時被狼人殺害
cause-poison = 被毒死
cause-revenge = 死於復仇者之手
cause-shot = 被槍殺
cause-substitute = 代替蠱惑師死去
cause-tie = 因平票替死
cause-vote = 被放逐
cause-werewolves = 被狼人殺害
cause-white-werewolf = 被白狼殺害
cause-wolf-brother = 被狼弟殺害

# 法官的筆記。
note-dealt = { $player }拿到的牌：{ $cards }。
note-centre = 中央的牌：{ $cards }。
note-told = 告知 { $players }：{ $text }
note-revealed = 亮給 { $players }看：{ $text }

# 一條裁定是一句話；有單獨寫法的死因或首個理由，用單獨的寫法。
ruled-death = { $player }死亡：{ $reasons }。
ruled-death-plain = { $player }{ $cause }。
ruled-death-duel = { $player }在決鬥中死去：{ $reasons }。
ruled-death-explosion = { $player }自爆身亡。
ruled-death-fascination = { $player }一同死去：{ $reasons }。
ruled-death-heartbreak = { $player }殉情：{ $reasons }。
ruled-death-idiocy = { $player }是亮過牌的白痴，一同死去：{ $reasons }。
ruled-death-left = { $player }中途離開了遊戲。
ruled-death-specter = { $player }死亡：鬼怪帶走一名老狼人。
ruled-death-tie = { $player }因平票替死：{ $reasons }。
ruled-death-vote = { $player }被放逐：{ $reasons }。
ruled-survival = { $player }活了下來：{ $reasons }。
ruled-survival-miracle = { $player }復活：{ $reasons }。
ruled-spared = { $player }免於放逐：{ $reasons }。
ruled-loss = { $player }不能使用能力：{ $reasons }。
ruled-loss-elder-fault = 好人失去能力：{ $reasons }。
ruled-loss-fire-wolf = { $player }永遠失去能力：{ $reasons }。
ruled-loss-no-shot = { $player }不能開槍：{ $reasons }。
ruled-turn = { $player }成為狼人：{ $reasons }。
ruled-turn-avenger-chose = { $player }屬於狼人陣營：{ $reasons }。
ruled-turn-dog-wolf-chose = { $player }屬於狼人陣營：{ $reasons }。
ruled-turn-double-agent = { $player }站到狼人一邊：{ $reasons }。
ruled-turn-took-card = { $player }換了身份：{ $reasons }。
ruled-turn-turned = { $player }變成了狼人。
ruled-bond = { $player }墜入愛河：{ $reasons }。
ruled-bond-mixed-pair = { $player }歸入情侶陣營：{ $reasons }。
ruled-void = { $player }的選擇落空：{ $reasons }。

# 句子裡的一串理由。
reason-next = { $list }，{ $next }

# 理由後面註明所依據的規則。
reason-by-rule = { $reason }（規則：{ $rule }）

# 理由。{ $seat } 為 none 時，不知道或不必說是誰。跟在別的理由後面時說法不同的，另有一行 -then。
reason-already-werewolf = { $seat }已經是狼人
reason-assassin = 被刺客 { $seat }刺殺
reason-assassin-then = 又被刺客 { $seat }刺殺
reason-avenger = 被復仇者 { $seat }指認，確實是狼人
reason-avenger-then = 又被復仇者 { $seat }指認，確實是狼人
reason-avenger-chose = 復仇者選擇了狼人陣營
reason-big-bad = 被大野狼 { $seat }襲擊
reason-big-bad-then = 又被大野狼 { $seat }襲擊
reason-bottle-full = 女巫 { $seat }的解藥還沒用
reason-chance-broke-tie = 平票，由運氣決定
reason-died-before = { $seat }在此之前已經死去
reason-disease = 被鏽劍騎士 { $seat }的劍劃傷
reason-disease-then = 又被鏽劍騎士 { $seat }的劍劃傷
reason-dog-wolf-chose = 狼狗選擇了狼人陣營
reason-double-cause = 死因以先說的為準
reason-duel = 騎士 { $seat }提出決鬥
reason-elder-fault = { $seat ->
    [none] 長老不該這樣死去
   *[other] 長老 { $seat }不該這樣死去
  }
reason-elder-life = 失去長老的第一條命
reason-elder-life-then = 只失去長老的第一條命
reason-exploded = 狼人自爆
reason-fire = { $seat ->
    [none] 火燒到了最近的狼人
   *[other] 被縱火者 { $seat }放的火燒死
  }
reason-fire-then = { $seat ->
    [none] 火又燒到了最近的狼人
   *[other] 又被縱火者 { $seat }放的火燒死
  }
reason-fire-turned = 但火轉而燒向狼人
reason-fire-wolf = 被火狼 { $seat }奪走
reason-guard-and-heal-undone = 但守護與解藥互相抵消
reason-guarded = 但有守衛 { $seat }守護
reason-healed = { $seat ->
    [none] 女巫的解藥也起了作用
   *[other] 女巫 { $seat }用解藥救了他
  }
reason-heartbroken = 情侶 { $seat }死了
reason-house-burned = 但縱火者 { $seat }燒了他的家，撲了個空
reason-hypnotised = 被狼人催眠
reason-hypnotised-then = 因而被催眠
reason-idiot-spared = 白痴亮出了身份
reason-immune = 這種能力對影子 { $seat }無效
reason-infected = 被種狼感染
reason-infected-then = 但種狼選擇了感染
reason-last-standing = 最後只剩他站著
reason-left = 中途離席
reason-mixed-pair = 兩名情侶分屬不同陣營
reason-moon-girl = 今晚被操縱月亮的女孩 { $seat }指定
reason-more-than-half = 過半數贊成
reason-no-shot = 這種死法不發動獵人的技能
reason-no-werewolf = { $seat }不是狼人
reason-no-witch = 沒有女巫可以得到它
reason-not-agreed = 狼人沒有達成一致
reason-not-attacked = { $seat }沒有遇襲
reason-pack = 被狼人襲擊
reason-pack-then = 又被狼人襲擊
reason-paired = 丘比特讓他與 { $seat }成為情侶
reason-peeping = 偷看時被狼人發現，遭到殺害
reason-peeping-then = 又在偷看時被狼人發現
reason-poison = 被女巫 { $seat }毒殺
reason-poison-then = 又被女巫 { $seat }毒殺
reason-potion-too = 女巫的解藥也用在他身上
reason-potion-wasted = 女巫的解藥浪費了
reason-runoff = 平票後再次投票決出
reason-scapegoat = 替罪羊代人受過
reason-sheriff-broke-tie = 平票，由警長 { $seat }裁定
reason-shot = 被獵人 { $seat }開槍帶走
reason-spell = 同樣被催眠的 { $seat }被放逐
reason-stands-in = 替罪羊代替 { $seat }死去
reason-stands-in-then = 由替罪羊代替 { $seat }死去
reason-substitute = 替蠱惑師 { $seat }擋災
reason-substitute-then = 又要替蠱惑師 { $seat }擋災
reason-substituted = 但由 { $seat }替死
reason-tied = { $seat }平票
reason-took-card = 得到 { $seat }的身份牌
reason-travelling = 但旅者第一夜遇襲不死
reason-turned = 變成了狼人
reason-unguarded = 守護對他無效

# 不用說：死因已經說了。
reason-voted-out = { "" }
reason-white = 被白狼 { $seat }襲擊
reason-white-then = 又被白狼 { $seat }襲擊
reason-younger-brother = 被狼弟 { $seat }襲擊
reason-younger-brother-then = 又被狼弟 { $seat }襲擊

# 一句話說明遊戲為什麼結束。{ $players } 是剛剛死去的人。
ruled-end = 結束的理由：{ $reasons }。
why-after = { $players }死後，{ $why }
why-all-charmed = 其他活著的人都被吹笛者迷惑
why-all-hypnotised = 沒有被催眠的好人最多只剩一名
why-angel-granted = 天使在規定的時間內死去
why-black-death = 黑死病帶走了所有人
why-day-limit = 最後一個白天已經過完
why-half-minus-one = 狼人最多只比活著的一半少一人
why-hopeless = 一狼對一人，結局已經不能改變
why-last-survivor = 黑死病之後只剩一人活著
why-no-villager-lives = 活著的只剩狼人一方
why-no-werewolf-lives = 狼人已全部死去
why-nobody-lives = 沒有人活著
why-only-lovers-live = 活著的只剩情侶一方
why-other-group-dead = 宗教老爺爺活著，另一組的人已全部死去
why-parity = 活著的人當中，狼人已佔一半
why-power-roles-wiped = 神已全部死去
why-villagers-wiped = 平民已全部死去
why-white-werewolf-alone = 白狼活到了最後
