# 法官当众说的话。

game-began = 本局共有 { $size } 名玩家。
game-began-deck = 场上的身份牌有：{ $cards }。
game-began-look = 请各自查看身份牌，不要让别人看到。
deck-card = { $count } 张{ $role }

night-fell = 天黑请闭眼。
day-broke = 天亮了，请睁眼。
day-began = { $number ->
    [0] 游戏从白天开始。
   *[other] 第 { $number } 天。
  }

# 天亮时的死讯，以及随后一连串的死亡。
dawn-peaceful = 昨晚是平安夜。
dawn-died = 昨晚，{ $players }死亡。
died = { $players }死亡。
died-then = { $players }随之死亡。
died-voted = { $players }出局。
died-cause = { $player }{ $cause }。

returned = { $player }活了过来，身份是{ $cards }。
revealed = { $player }的身份是{ $cards }。

# 发言。
speech = 请 { $seat }发言。
speech-free = 请自由讨论。
speech-defence = 请 { $seat }为自己辩护。
speech-last-words = 请 { $seat }留遗言。
speech-sheriff-speech = 请 { $seat }发表竞选发言。
speech-sheriff-defence = 请 { $seat }再次发表竞选发言。

# 投票。
ballot = 现在开始投票。
ballot-vote = 发言到此为止，现在投票放逐。
ballot-vote-runoff = 平票，请再投一次。
ballot-vote-second = 现在进行第二次放逐投票。
ballot-vote-verdict = 请表决：放逐，还是不放逐？
ballot-sheriff-vote = 现在投票选举警长。
ballot-sheriff-runoff = 平票，请再投一次选出警长。
ballot-voters = 由 { $players }投票。
ballot-candidates = 只能投给 { $players }。
ballot-nobody = 没有人可以投票。
voted = { $seat }投给 { $target }。
voted-word = { $seat }：{ $word }。
abstained = { $seat }弃票。
counted-votes = { $player }得 { $votes } 票：{ $seats }。
counted-mark = { $player }得 { $votes } 票。
counted-one-each = 各得 1 票：{ $votes }。
voters-of-one = { $seat }（{ $voter }投）
counted-extra = { $player }得 { $votes } 票（其中 { $extra } 票是另加的）：{ $seats }。
voters-sheriff = { $seats }，警长 { $sheriff }（算 { $weight } 票）
voters-sheriff-alone = 警长 { $sheriff }（算 { $weight } 票）
counted-word = { $word } { $votes } 票：{ $seats }。
counted-abstained = 弃票：{ $seats }。
counted-friends = 信任 { $player }的是 { $seats }。
counted-leader = { $players }票数最高。
counted-tied = { $players }平票。
counted-nobody = 没有人得票。
condemned = 投票结果：放逐 { $player }。
condemned-nobody = 今天没有人被放逐。

# 警长。
candidates = 竞选警长的是 { $players }。
candidates-left = 仍在竞选的是 { $players }。
candidates-nobody = 没有人竞选警长。
badged = { $player }当选警长。
badged-heir = 警徽移交给 { $player }。
exploded = { $player }自爆。

# 法官宣布的其他事情。
announced-actor-cards = 变脸者可以使用的牌：{ $roles }。
announced-actor-took = 变脸者拿走了{ $role }。
announced-away-nobody = 没有人离开村子。
announced-badge-lost = 警徽流失，本局不再有警长。
announced-box = { $word ->
    [A] 盒子落地：解药。
    [B] 盒子落地：解药，被指定的人变成普通村民。
    [C] 盒子落地：解药，被指定的人变成狼人。
   *[D] 盒子落地：毒药。
  }
announced-church-nobody = 教堂里没有人，大家都在旅店。
announced-day-cut = 白天到此结束，今天不再投票。
announced-duel = { $player }亮出身份牌，要与 { $players }决斗。
announced-sheriff-run = 现在竞选警长，想上警的玩家请举手。
announced-sheriff-withdraw = 要退水的玩家，请放下手。
announced-shot = { $player }发动技能，开枪带走 { $players }。
announced-votes-moved = { $player }改票：票数最高者的两票转给 { $players }。
announced-elder-fault = 长老已死，村里的能力从此失效。
announced-growl = 熊咆哮了。
announced-idiot-spared = { $player }是白痴，免于放逐，从此不能投票。
announced-infection = 昨晚有一名玩家被感染，变成了狼人。
announced-second-vote = 口吃法官做出了暗号：立即再投一次票，中间不发言。
announced-servant = { $player }收下被放逐者的身份牌，从此以这个身份继续游戏。
announced-sectarian-group = 其中一组：{ $players }。
announced-stupefied = { $player }中了迷魂药，从此不能发言，也不能投票。
announced-voters-named = 临终指定：下一个白天，只有 { $players }可以投票。
announced-wild-child-turned = 野孩子失去了榜样，变成了狼人。

# 结局。
ended = 游戏结束。
ended-winners = 获胜的玩家：{ $seats }。
ended-cards = 身份公布：{ $cards }。
ended-card = { $seat }是{ $cards }
won = { $camp }获胜。
won-angel = 天使获胜。
won-lovers = 情侣获胜。
won-nobody = 本局无人获胜。
won-piper = 吹笛者获胜。
won-sectarian = 可恶的宗教老爷爷获胜。
won-village = 好人阵营获胜。
won-werewolves = 狼人阵营获胜。
won-white-werewolf = 白狼获胜。
because-all-charmed = 其他活着的玩家全部被迷惑。
because-all-hypnotised = 没有被催眠的好人最多只剩一名。
because-angel-granted = 天使在期限之内死去，如愿以偿。
because-black-death = 黑死病夺走了所有人的性命。
because-day-limit = 天数已到上限。
because-half-minus-one = 放逐之后，狼人只比活着的半数少一人。
because-hopeless = 只剩一狼一人，胜负已无法改变。
because-last-survivor = 黑死病过后，只有一人幸存。
because-no-villager-lives = 活着的只剩狼人一方。
because-no-werewolf-lives = 狼人已全部出局。
because-nobody-lives = 所有玩家都已死亡。
because-only-lovers-live = 活着的只剩情侣。
because-other-group-dead = 另一组的玩家已全部死亡。
because-parity = 狼人已占活着玩家的半数。
because-power-roles-wiped = 神职已全部出局。
because-villagers-wiped = 平民已全部出局。
because-white-werewolf-alone = 白狼活到了最后。
