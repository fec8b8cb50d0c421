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

ruled-death = { $player }{ $cause }：{ $reasons }。
ruled-death-plain = { $player }{ $cause }。
ruled-survival = { $player }活了下來：{ $reasons }。
ruled-spared = { $player }免於放逐：{ $reasons }。
ruled-loss = { $player }不能使用能力：{ $reasons }。
ruled-loss-elder-fault = { $player }死後，村裡的能力失效：{ $reasons }。
ruled-loss-fire-wolf = { $player }永遠失去能力：{ $reasons }。
ruled-turn = { $player }改換陣營：{ $reasons }。
ruled-turn-took-card = { $player }換了身份：{ $reasons }。
ruled-bond = { $player }：{ $reasons }。

# 理由後面註明所依據的規則。
reason-by-rule = { $reason }（規則：{ $rule }）

# 理由。{ $seat } 為 none 時，不知道或不必說是誰。
reason-assassin = 刺客 { $seat }刺殺了他
reason-avenger = 復仇者 { $seat }指定了他
reason-avenger-chose = 復仇者選擇了狼人陣營
reason-big-bad = 大野狼 { $seat }襲擊了他
reason-chance-broke-tie = 平票，由運氣決定
reason-disease = 鏽劍騎士 { $seat }的劍劃傷了他
reason-dog-wolf-chose = 狼狗選擇了狼人陣營
reason-double-cause = 兩個死因只計一個
reason-duel = 騎士 { $seat }提出決鬥
reason-elder-fault = 長老這樣死去，全村要付代價
reason-elder-life = 長老失去第一條命
reason-exploded = 狼人自爆
reason-fire = { $seat ->
    [none] 火燒到了最近的狼人
   *[other] 縱火者 { $seat }放了火
  }
reason-fire-turned = 火轉而燒向狼人
reason-fire-wolf = 火狼 { $seat }發動了能力
reason-guard-and-heal-undone = 守護與解藥互相抵消
reason-guarded = 守衛 { $seat }守護了他
reason-healed = { $seat ->
    [none] 女巫的解藥也救了他
   *[other] 女巫 { $seat }的解藥救了他
  }
reason-heartbroken = 情侶 { $seat }死了
reason-house-burned = 縱火者 { $seat }燒了他的家，狼人撲了空
reason-idiot-spared = 白痴亮出了身份
reason-infected = 種狼發動了感染
reason-last-standing = 最後只剩他站著
reason-left = 中途離席
reason-mixed-pair = 情侶分屬不同陣營，自成一方
reason-more-than-half = 過半數贊成
reason-no-shot = 獵人這樣死去不能開槍
reason-pack = 狼人襲擊了他
reason-paired = 與 { $seat }結為情侶
reason-peeping = 小女孩偷看時被發現
reason-poison = 女巫 { $seat }毒了他
reason-potion-too = 女巫的解藥也用在他身上
reason-potion-wasted = 女巫的解藥浪費了
reason-runoff = 平票後再次投票決出
reason-scapegoat = 替罪羊代人受過
reason-sheriff-broke-tie = 平票，由警長 { $seat }裁定
reason-shot = 獵人 { $seat }開槍帶走了他
reason-spell = 同樣被催眠的 { $seat }被放逐
reason-stands-in = 替罪羊代替 { $seat }死去
reason-substitute = 他替蠱惑師 { $seat }擋了災
reason-substituted = 由 { $seat }替死
reason-tied = { $seat }平票
reason-took-card = 得到 { $seat }的身份牌
reason-travelling = 旅者第一夜遇襲不死
reason-turned = 變成了狼人
reason-unguarded = 守護對他無效
reason-voted-out = 投票決定
reason-white = 白狼 { $seat }襲擊了他
reason-younger-brother = 狼弟 { $seat }襲擊了他
