# 法官當眾說的話。

game-began = 本局共有 { $size } 名玩家。
game-began-deck = 場上的身份牌有：{ $cards }。
game-began-look = 請各自查看身份牌，不要讓別人看到。
deck-card = { $count } 張{ $role }

night-fell = 天黑請閉眼。
day-broke = 天亮了，請睜眼。
day-began = { $number ->
    [0] 遊戲從白天開始。
   *[other] 第 { $number } 天。
  }

# 天亮時的死訊，以及接著一連串的死亡。
dawn-peaceful = 昨晚是平安夜。
dawn-died = 昨晚，{ $players }死亡。
died = { $players }死亡。
died-then = { $players }隨之死亡。
died-voted = { $players }出局。
died-cause = { $player }{ $cause }。

returned = { $player }活了過來，身份是{ $cards }。
revealed = { $player }的身份是{ $cards }。

# 發言。
speech = 請 { $seat }發言。
speech-free = 請自由討論。
speech-defence = 請 { $seat }為自己辯護。
speech-last-words = 請 { $seat }留遺言。
speech-sheriff-speech = 請 { $seat }發表競選發言。
speech-sheriff-defence = 請 { $seat }再次發表競選發言。

# 投票。
ballot = 現在開始投票。
ballot-vote = 發言到此為止，現在投票放逐。
ballot-vote-runoff = 平票，請再投一次。
ballot-vote-second = 現在進行第二次放逐投票。
ballot-vote-verdict = 請表決：放逐，還是不放逐？
ballot-sheriff-vote = 現在投票選舉警長。
ballot-sheriff-runoff = 平票，請再投一次選出警長。
ballot-voters = 由 { $players }投票。
ballot-candidates = 只能投給 { $players }。
ballot-nobody = 沒有人可以投票。
voted = { $seat }投給 { $target }。
voted-word = { $seat }：{ $word }。
abstained = { $seat }棄票。
counted-votes = { $player }得 { $votes } 票：{ $seats }。
counted-mark = { $player }得 { $votes } 票。
counted-one-each = 各得 1 票：{ $votes }。
voters-of-one = { $seat }（{ $voter }投）
counted-extra = { $player }得 { $votes } 票（其中 { $extra } 票是另加的）：{ $seats }。
voters-sheriff = { $seats }，警長 { $sheriff }（算 { $weight } 票）
voters-sheriff-alone = 警長 { $sheriff }（算 { $weight } 票）
counted-word = { $word } { $votes } 票：{ $seats }。
counted-abstained = 棄票：{ $seats }。
counted-friends = 信任 { $player }的是 { $seats }。
counted-leader = { $players }票數最高。
counted-tied = { $players }平票。
counted-nobody = 沒有人得票。
condemned = 投票結果：放逐 { $player }。
condemned-nobody = 今天沒有人被放逐。

# 警長。
candidates = 競選警長的是 { $players }。
candidates-left = 仍在競選的是 { $players }。
candidates-nobody = 沒有人競選警長。
badged = { $player }當選警長。
badged-heir = 警徽移交給 { $player }。
exploded = { $player }自爆。

# 法官宣布的其他事情。
announced-actor-cards = 變臉者可以使用的牌：{ $roles }。
announced-actor-took = 變臉者拿走了{ $role }。
announced-away-nobody = 沒有人離開村子。
announced-badge-lost = 警徽流失，本局不再有警長。
announced-box = { $word ->
    [A] 盒子落地：解藥。
    [B] 盒子落地：解藥，被指定的人變成普通村民。
    [C] 盒子落地：解藥，被指定的人變成狼人。
   *[D] 盒子落地：毒藥。
  }
announced-church-nobody = 教堂裡沒有人，大家都在旅店。
announced-day-cut = 白天到此結束，今天不再投票。
announced-duel = { $player }亮出身份牌，要與 { $players }決鬥。
announced-sheriff-run = 現在競選警長，想上警的玩家請舉手。
announced-sheriff-withdraw = 要退水的玩家，請放下手。
announced-shot = { $player }發動技能，開槍帶走 { $players }。
announced-votes-moved = { $player }改票：票數最高者的兩票轉給 { $players }。
announced-elder-fault = 長老已死，村裡的能力從此失效。
announced-growl = 熊咆哮了。
announced-idiot-spared = { $player }是白痴，免於放逐，從此不能投票。
announced-infection = 昨晚有一名玩家被感染，變成了狼人。
announced-second-vote = 口吃法官做出了暗號：立即再投一次票，中間不發言。
announced-servant = { $player }收下被放逐者的身份牌，從此以這個身份繼續遊戲。
announced-sectarian-group = 其中一組：{ $players }。
announced-stupefied = { $player }中了迷魂藥，從此不能發言，也不能投票。
announced-voters-named = 臨終指定：下一個白天，只有 { $players }可以投票。
announced-wild-child-turned = 野孩子失去了榜樣，變成了狼人。

# 結局。
ended = 遊戲結束。
ended-winners = 獲勝的玩家：{ $seats }。
ended-cards = 身份公布：{ $cards }。
ended-card = { $seat }是{ $cards }
won = { $camp }獲勝。
won-angel = 天使獲勝。
won-lovers = 情侶獲勝。
won-nobody = 本局無人獲勝。
won-piper = 吹笛者獲勝。
won-sectarian = 可惡的宗教老爺爺獲勝。
won-village = 好人陣營獲勝。
won-werewolves = 狼人陣營獲勝。
won-white-werewolf = 白狼獲勝。
because-all-charmed = 其他活著的玩家全部被迷惑。
because-all-hypnotised = 沒有被催眠的好人最多只剩一名。
because-angel-granted = 天使在期限之內死去，如願以償。
because-black-death = 黑死病奪走了所有人的性命。
because-day-limit = 天數已到上限。
because-half-minus-one = 放逐之後，狼人只比活著的半數少一人。
because-hopeless = 只剩一狼一人，勝負已無法改變。
because-last-survivor = 黑死病過後，只有一人倖存。
because-no-villager-lives = 活著的只剩狼人一方。
because-no-werewolf-lives = 狼人已全部出局。
because-nobody-lives = 所有玩家都已死亡。
because-only-lovers-live = 活著的只剩情侶。
because-other-group-dead = 另一組的玩家已全部死亡。
because-parity = 狼人已佔活著玩家的半數。
because-power-roles-wiped = 神職已全部出局。
because-villagers-wiped = 平民已全部出局。
because-white-werewolf-alone = 白狼活到了最後。
