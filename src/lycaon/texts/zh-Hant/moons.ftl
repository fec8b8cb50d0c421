# 新月事件牌：名字、一句話、完整規則、給新手的提示、翻開時法官唸的話；然後是這些牌用到的問題、私下告知、宣布、死因和理由。
# 翻牌時 { $player } 是最後死去的玩家；{ $seat } 為 none 時，還沒有人死去。

# 圓月：翻開當天立即發生。

moon-all-fools-day-name = 愚人節
moon-all-fools-day-brief = 到下一個天亮為止，幾種角色互換能力，情侶反目。
moon-all-fools-day-rule = 從現在起到下一個天亮，女巫與預言家、獵人與小女孩、守衛與長老互換能力。換的只是能力：身份牌和陣營不變，用掉的藥還是用掉了；夜裡照原來的名稱叫人，睜眼的是換到這種能力的玩家。一對當中只有一方在場，他這段時間沒有能力。情侶反目：能投對方就必須投對方，一人死去，另一人不會殉情。之後一切恢復原樣，已經死去的情侶不再連累對方。
moon-all-fools-day-hint = 叫到你現在的能力才睜眼；叫到你自己的名字，反而不要睜眼。
announced-all-fools-day = 事件牌「愚人節」：到下一個天亮為止，女巫與預言家、獵人與小女孩、守衛與長老互換能力。情侶必須投給對方，也不會殉情。

moon-bleak-monday-name = 陰鬱星期一
moon-bleak-monday-brief = 平常的一天；啟用變體時，今天用「反正一定不是他」的方式投票。
moon-bleak-monday-rule = 預設沒有任何效果。規則啟用變體事件牌時，今天的放逐投票改為「反正一定不是他」：所有人站著，輪流點名讓人坐下，最後站著的人被放逐。
moon-bleak-monday-hint = 用這個方式投票時，記住誰讓誰坐下：誰保了誰，比一票更說明問題。
announced-bleak-monday =
    { $variants ->
        [yes] 事件牌「陰鬱星期一」：今天用「反正一定不是他」的方式投票。
        [no] 事件牌「陰鬱星期一」：沒有效果，照常進行。
       *[none] 事件牌「陰鬱星期一」：本局若啟用變體，今天用「反正一定不是他」的方式投票；否則照常進行。
    }

moon-eclipse-name = 日蝕
moon-eclipse-brief = 今天背對著圈子發言，回頭看的人失去投票權。
moon-eclipse-rule = 今天發言時，所有人轉身背對圈子，不能看別人。誰回頭看，由法官指出，今天不能投票。投票時大家再轉回來。
moon-eclipse-hint = 看不到表情，就聽聲音：今天誰的話忽然變了？
announced-eclipse = 事件牌「日蝕」：請所有人轉身，背對圈子發言。誰回頭看，今天就不能投票。投票時再轉回來。

moon-end-of-the-harvest-name = 收成結束
moon-end-of-the-harvest-brief = 平常的一天；啟用變體時，接下來一輪依「豐收節」進行。
moon-end-of-the-harvest-rule = 預設沒有任何效果。規則啟用變體事件牌時，從現在起到明天天黑，依「豐收節」變體進行：狼人、獵人、守衛、預言家、警長的規則照變體改變，女巫擲盒子，替罪羊替鄰座死，吹笛者一夜只迷惑一人，小女孩偷看女巫。盜賊和丘比特已經行動過，不受影響。本局本來就玩豐收節，這張牌沒有效果。
moon-end-of-the-harvest-hint = 啟用變體時，先看看自己兩邊坐著誰：狼人今晚只搆得到他們的鄰座。
announced-end-of-the-harvest =
    { $variants ->
        [yes] 事件牌「收成結束」：從現在起到明天天黑，依「豐收節」進行。
        [no] 事件牌「收成結束」：沒有效果，照常進行。
       *[none] 事件牌「收成結束」：本局若啟用變體，從現在起到明天天黑依「豐收節」進行；否則照常進行。
    }

moon-flood-name = 洪水
moon-flood-brief = 女玩家躲進教堂，男玩家躲進旅館；今天不投票，夜裡狼人只能在自己那裡殺人。
moon-flood-rule = 活著的玩家至少有六人才有效。女玩家躲進教堂，其他人躲進旅館，今天不投票。接下來的夜裡，每個狼人只能襲擊同一屋簷下的人：兩處的狼人各自選擇，所以可能有兩名死者；沒有狼人的那一處沒有人遭襲。能單獨殺人的狼人也只能在自己那裡下手。守護和其他能力不受影響。天亮後洪水退去。
moon-flood-hint = 記住誰和你在同一處：那裡有人遇害，狼人就在那裡。
announced-flood = 事件牌「洪水」：請女玩家躲進教堂，其他人躲進旅館。今天不投票；今晚，狼人只能襲擊與自己在同一處的人。

moon-gone-hunting-name = 打獵
moon-gone-hunting-brief = 所有男玩家外出，天亮才回來。
moon-gone-hunting-rule = 所有男玩家離開村子，到下一個天亮才回來。今天他們不能發言、不能投票，別人也不能投他們。今晚他們不睜眼；其中的狼人不能襲擊，也沒有狼人能襲擊他們。在家的狼人照常殺人；狼人都去打獵了，當晚就沒有人遭襲。其他能力仍然可以用在他們身上。
moon-gone-hunting-hint = 今晚若沒有人死，狼人多半就在外出的人當中。
announced-gone-hunting = 事件牌「打獵」：所有男玩家外出打獵，天亮才回來。其間他們不發言、不投票，不能投他們，狼人也襲擊不了他們。

moon-good-manners-name = 禮貌
moon-good-manners-brief = 今天依序發言，誰插嘴，誰就失去投票權。
moon-good-manners-rule = 今天依法官的安排依序發言，誰都不能打斷別人。插嘴的人由法官指出，今天不能投票。
moon-good-manners-hint = 有話等輪到自己再說：為插一句嘴丟掉一票，不值得。
announced-good-manners = 事件牌「禮貌」：今天請依序發言，不要打斷別人。誰插嘴，今天就不能投票。

moon-great-distrust-name = 強烈的懷疑
moon-great-distrust-brief = 今天不投票：每人同時指出自己信任的人，沒有人指的全部出局。
moon-great-distrust-rule = 代替今天的放逐投票。聽到口令，每人同時用雙手指出兩名自己最信任的玩家，兩人不能相同，也不能指自己，而且必須指；規則可以改為三名。沒有被任何人指到的玩家全部出局，一同死去。警長的票、烏鴉的誹謗、情侶不能互投的限制都不算。預設這樣出局算是被放逐，白痴可以亮牌免死；規則可以改為不算。
moon-great-distrust-hint = 只有別人指你，才救得了你：討論的時候，先給自己找好朋友。
announced-great-distrust = 事件牌「強烈的懷疑」：今天不投票。討論之後，聽我口令，各自指出最信任的朋友；沒有人指的玩家全部出局。

moon-heads-or-tails-name = 擲硬幣
moon-heads-or-tails-brief = 今天被放逐的人，由硬幣決定去留。
moon-heads-or-tails-rule = 今天投票決出放逐誰以後，法官擲硬幣：正面，他留下；反面，他出局。替罪羊因平票替死也要擲。先擲硬幣，再輪到白痴亮牌：被硬幣赦免的白痴不用亮牌。被赦免的人當作沒有被放逐，由放逐引起的能力都不發動。今天沒有人被放逐，就不擲。
moon-heads-or-tails-hint = 別指望硬幣替你改錯：被放逐的人還是有一半會走。
announced-heads-or-tails = 事件牌「擲硬幣」：今天投票之後，我來擲硬幣。正面，被放逐的人留下；反面，他就得走。

moon-luncheon-for-seniors-name = 長者午宴
moon-luncheon-for-seniors-brief = 年長的一半玩家赴宴，天黑才回來。
moon-luncheon-for-seniors-rule = 活著的玩家當中，年長的一半去赴宴，人數是單數就少去一人；同歲的，座位號小的先去。天黑之前他們不能發言、不能投票，別人也不能投他們。夜裡一切照常。
moon-luncheon-for-seniors-hint = 少了一半人，每一票都更重。先數清楚還有誰能投。
announced-luncheon-for-seniors = 事件牌「長者午宴」：年長的一半玩家去赴宴，天黑才回來。其間他們不發言、不投票，也不能投他們。

moon-miracle-name = 奇蹟
moon-miracle-brief = 狼人最近殺死的人其實只是昏倒，以普通村民的身份回來。
moon-miracle-rule = 昨晚被狼人襲擊而死的玩家立即活過來；昨晚沒有，就是在此之前最近被狼人殺死的那一名。他變成普通村民，屬於好人陣營，原來的角色和能力都沒有了。他的死已經引起的事不能挽回：獵人開過的槍、殉情的情侶、移交的警徽都算數，他與情侶的關係也到此為止。狼人還沒有殺死過人，這張牌無效。
moon-miracle-hint = 回來的人不論原來是什麼，現在都是好人，他的話可以信。
announced-miracle = 事件牌「奇蹟」：狼人最近的受害者只是昏了過去，現在醒來，從此是普通村民。

moon-nightmare-name = 夢魘
moon-nightmare-brief = 不發言，立即依序指控；被指控最多的人全部出局。
moon-nightmare-rule = 代替今天的放逐投票，之前不許說話。從最後死去的玩家左邊開始，依順時針方向，能投票的玩家每人當眾指控一名其他玩家，不能棄權。每次指控都只算一票，警長也一樣。被指控最多的玩家出局；有幾人並列，預設全部出局，規則可以改為依平票處理。還沒有人死去，這張牌無效。
moon-nightmare-hint = 越後面的人越能左右結果。看他們放過了誰。
announced-nightmare = 事件牌「夢魘」：誰都不要說話。從{ $seat ->
    [none] 最後死去的玩家
   *[other] { " " }{ $player }
  }左邊開始，依序指控一名玩家；被指控最多的出局。

moon-not-me-nor-wolf-name = 不言我不言狼
moon-not-me-nor-wolf-brief = 投票之前誰都不能說「我」和「狼」，說了就失去投票權。
moon-not-me-nor-wolf-rule = 從現在起到今天投票，誰都不能說「我」和「狼」這兩個字。誰說了，由法官指出，今天不能投票。
moon-not-me-nor-wolf-hint = 說慢一點，開口之前先想好換成什麼詞。
announced-not-me-nor-wolf = 事件牌「不言我不言狼」：今天投票之前，誰都不能說「我」和「狼」這兩個字。說了的人，今天不能投票。

moon-pact-with-the-devil-name = 魔鬼契約
moon-pact-with-the-devil-brief = 今天被放逐的人可以與魔鬼立約，留在場上；要是輸了，下一局不能參加。
moon-pact-with-the-devil-rule = 今天被放逐的玩家可以接受契約：他不出局，但本局結束時他若在失敗的一方，下一局就不能參加。拒絕，就照常出局。已經被硬幣或白痴的身份赦免的人，不必再問。只問一次，立約的事會當眾宣布。
moon-pact-with-the-devil-hint = 覺得自己這邊能贏，就接受：贏了，不用付任何代價。
announced-pact-with-the-devil = 事件牌「魔鬼契約」：今天被放逐的人可以與魔鬼立約，留在場上。可是他要是輸了，下一局就沒有他的份。

moon-punishment-name = 懲罰
moon-punishment-brief = 最後死去的玩家指定一人；沒有至少兩人擔保，他就出局。
moon-punishment-rule = 最後死去的玩家指定一名活著的玩家。其他活著的玩家可以為他擔保，本人也可以求情。擔保的不足兩人，他立即出局。這不是放逐：白痴不能亮牌免死，長老這樣死去，好人也不會失去能力。今天的投票照常進行。還沒有人死去，這張牌無效。
moon-punishment-hint = 擔保是當眾的：只為你真正相信的人擔保。
announced-punishment = 事件牌「懲罰」：請{ $seat ->
    [none] 最後死去的玩家
   *[other] { " " }{ $player }
  }指定一名玩家。沒有至少兩人擔保，他就出局。

moon-radiant-sunday-name = 燦爛星期日
moon-radiant-sunday-brief = 平常的一天；啟用變體時，今晚狼人不殺人，而是催眠。
moon-radiant-sunday-rule = 預設沒有任何效果。規則啟用變體事件牌時，從現在起到明天天黑，依「催眠」變體進行：今晚狼人催眠目標，不殺他；明天有被催眠的人被放逐，所有被催眠的人一同死去。明天天黑時預設催眠解除、能力恢復，規則可以讓催眠一直持續。本局本來就玩催眠，這張牌沒有效果。
moon-radiant-sunday-hint = 啟用變體時，今晚狼人不殺人，可是明天放逐誰，要格外小心。
announced-radiant-sunday =
    { $variants ->
        [yes] 事件牌「燦爛星期日」：從現在起到明天天黑，依「催眠」進行。
        [no] 事件牌「燦爛星期日」：沒有效果，照常進行。
       *[none] 事件牌「燦爛星期日」：本局若啟用變體，從現在起到明天天黑依「催眠」進行；否則照常進行。
    }

moon-saint-philip-name = 虔誠的菲利浦
moon-saint-philip-brief = 現任警長卸任，全村重新選舉警長。
moon-saint-philip-rule = 現任警長交出警徽，全村立即選舉新警長，人人可以投票，剛卸任的也可以再當選。警徽以前流失了，也由這次選舉找回來。
moon-saint-philip-hint = 對警長起了疑心，正好趁現在把警徽換到別人手裡。
announced-saint-philip = 事件牌「虔誠的菲利浦」：警長卸任，現在重新選舉警長。

moon-saturday-evening-ball-name = 週六舞會
moon-saturday-evening-ball-brief = 年輕的一半玩家去跳舞，天亮才回來。
moon-saturday-evening-ball-rule = 活著的玩家當中，年輕的一半去跳舞，到下一個天亮才回來；人數是單數就少去一人，同歲的，座位號小的先去。今天他們不能發言、不能投票，別人也不能投他們。今晚他們不睜眼；其中的狼人不能襲擊，也沒有狼人能襲擊他們。狼人都去跳舞了，當晚就沒有人遭襲。
moon-saturday-evening-ball-hint = 今晚若沒有人死，狼人多半就在去跳舞的人當中。
announced-saturday-evening-ball = 事件牌「週六舞會」：年輕的一半玩家去跳舞，天亮才回來。其間他們不發言、不投票，不能投他們，狼人也襲擊不了他們。

moon-spiritualism-name = 招魂術
moon-spiritualism-brief = 靈媒從牌上的四個問題中選一個，死者如實回答是或否。
moon-spiritualism-rule = 共有五張，每張四個問題。最後死去的玩家左邊第一個活著的人做靈媒，從這張牌上選一個問題，有的還要指出一兩名玩家；第一個被狼人殺死的玩家的亡靈如實回答是或否。問題裡的「我」就是靈媒，「狼人」是活著的狼人一方，雙面間諜不算，鄰座只算活著的人。沒有人能如實回答的問題不能選；整張牌都不能問，就跳過。狼人還沒有殺死過人，這張牌無效。
moon-spiritualism-hint = 挑一個能把嫌疑人分成兩半的問題：猜得到答案的，等於白問。
announced-spiritualism = 事件牌「招魂術」：請大家手拉手。{ $seat ->
    [none] 最後死去的玩家
   *[other] { $player }
  }左邊第一個活著的人是靈媒，可以向亡靈問一個問題。

moon-woodland-gathering-name = 森林採集
moon-woodland-gathering-brief = 所有女玩家外出採集，天黑才回來；女巫多得一瓶藥。
moon-woodland-gathering-rule = 所有女玩家離開村子，到天黑才回來。其間她們不能發言、不能投票，別人也不能投她們。天黑之前，女巫多得一瓶藥，由她選解藥或毒藥，原來的還沒用掉也可以再加一瓶。不論女巫是男是女、去沒去採集，都能得到。
moon-woodland-gathering-hint = 你是女巫，就拿已經用掉的那一種；快到決勝的時候，毒藥更有用。
announced-woodland-gathering = 事件牌「森林採集」：所有女玩家到森林裡採集，天黑才回來。其間她們不發言、不投票，也不能投她們。女巫會多得一瓶藥。

# 彎月：等到下一次投票或下一個夜晚才發生。

moon-backfire-name = 逆火
moon-backfire-brief = 今晚狼人襲擊普通村民，他變成狼人；襲擊別人，他左邊的第一個狼人死去。
moon-backfire-rule = 只在接下來的一夜有效。狼人選中普通村民，他不會死，立即變成狼人，換成狼人牌，由法官私下告訴他。選中其他任何人，他安然無恙，他左邊（順時針）第一個活著的狼人死去，守護、解藥都救不了。目標有沒有守護都一樣，長老也不會少一條命，種狼當晚不能感染。狼人意見不一致，就沒有人死。只算狼人共同的襲擊，大野狼和白狼單獨的襲擊照常。
moon-backfire-hint = 你是狼人，今晚下刀有風險；大家意見不一致，誰也不會死。
announced-backfire = 事件牌「逆火」：今晚狼人若襲擊普通村民，他就變成狼人；若襲擊別人，死的是他左邊的第一個狼人。

moon-dissatisfaction-name = 不滿
moon-dissatisfaction-brief = 下一個被放逐的若不是狼人，立即再投一次票。
moon-dissatisfaction-rule = 看下一個被投票放逐而死的玩家。他不是狼人一方，全村就不經討論立即再投一次票，放逐第二個人；他是狼人，這張牌就作廢。第二次投票不會再引出一次投票。因「夢魘」或「強烈的懷疑」出局的不算，這張牌繼續等待。「狂熱」也在等待時，下一個被放逐的人只引發其中一張，另一張繼續等待。
moon-dissatisfaction-hint = 投票之前先想好第二個人：再投的時候沒有時間討論。
announced-dissatisfaction = 事件牌「不滿」：下一個被放逐的若不是狼人，立即再投一次票，中間不發言。

moon-enthusiasm-name = 狂熱
moon-enthusiasm-brief = 下一個被放逐的若是狼人，立即再投一次票。
moon-enthusiasm-rule = 看下一個被投票放逐而死的玩家。他是狼人一方，全村就不經討論立即再投一次票，放逐第二個人；他不是狼人，這張牌就作廢。第二次投票不會再引出一次投票。因「夢魘」或「強烈的懷疑」出局的不算，這張牌繼續等待。「不滿」也在等待時，下一個被放逐的人只引發其中一張，另一張繼續等待。
moon-enthusiasm-hint = 有把握放逐狼人，就先商量好下一個投誰：中間不能再說話。
announced-enthusiasm = 事件牌「狂熱」：下一個被放逐的若是狼人，立即再投一次票，中間不發言。

moon-full-moon-rising-name = 滿月升起
moon-full-moon-rising-brief = 今晚每個狼人各查驗一人，獵人、女巫、預言家一起殺一人。
moon-full-moon-rising-rule = 只在接下來的一夜有效。叫預言家時，每個狼人單獨睜眼，像預言家一樣查驗一名玩家；沒有預言家的局，在叫狼人時進行。叫狼人時，獵人、女巫、預言家一起睜眼，共同選擇一名玩家襲擊；三人都不在，就沒有人遭襲。當晚女巫不用藥，預言家不查驗，大野狼、白狼、種狼不單獨行動。這三人當晚被狐狸之類查到算狼人，但不影響勝負。天亮後一切恢復；獵人當晚死了，天亮照常開槍。
moon-full-moon-rising-hint = 獵人、女巫、預言家今晚會彼此認識，往後就知道該信誰。
announced-full-moon-rising = 事件牌「滿月升起」：今晚叫預言家時，由狼人各自睜眼查驗；叫狼人時，由獵人、女巫、預言家睜眼，一起選擇一名玩家襲擊。

moon-influences-name = 影響
moon-influences-brief = 下一次投票輪流進行，由最後死去的玩家指定誰先投。
moon-influences-rule = 下一次放逐投票輪流進行：最後死去的玩家指定第一個投票的人，他當眾投票，然後依順時針方向依序投，每一票大家都看得到。計票和平票的規則不變。今天若由別的事件代替投票，就等到下一次投票。翻開時還沒有人死去，這張牌無效。
moon-influences-hint = 越後投的人看得越多。讓那個總愛跟票的人先投。
announced-influences = 事件牌「影響」：下一次投票輪流進行，由{ $seat ->
    [none] 最後死去的玩家
   *[other] { " " }{ $player }
  }指定誰先投。

moon-little-rascal-name = 小淘氣
moon-little-rascal-brief = 最年輕的玩家離開到下一個天亮，回來以後一票算三票。
moon-little-rascal-rule = 活著的玩家當中最年輕的一人立即離開，到下一個天亮才回來；同歲的，座位號小的去。其間他不能發言、不能投票，別人不能投他，夜裡不叫他，任何能力都用不到他身上，他的情侶死了他仍會殉情。他不在而又沒有被迷惑時，吹笛者還不算獲勝。回來以後他的一票永遠算三票；如果還是警長，取兩者中大的，不再相乘。
moon-little-rascal-hint = 他回來以後一人抵三票，先弄清楚他站在哪一邊。
announced-little-rascal = 事件牌「小淘氣」：最年輕的玩家馬上離開，天亮再回來，誰也碰不到他。回來以後，他的一票算三票。

moon-specter-name = 鬼怪
moon-specter-brief = 狼人選中的下一名玩家變成狼人，並指定一名老狼人替他死。
moon-specter-rule = 狼人下一次選中的玩家，由法官輕碰，在狼人面前睜眼。他變成狼人，並指定原來的一名狼人，那名狼人立即死去，兩人換牌：死者面前留下的是受害者的牌，但他仍算狼人陣營。當晚狼人沒有別的受害者，守護擋不住。長老還有兩條命時，只失去一條，這張牌繼續等待。只剩一個狼人時，死的就是他，遊戲繼續。這張牌一直等到狼人選中人為止。
moon-specter-hint = 選中的若是你，把玩得最好的那個狼人留下：他現在是你的同伴。
announced-specter = 事件牌「鬼怪」：狼人下一次選中的玩家會變成狼人，並指定一名老狼人死去。

# 無月：從翻開起一直有效。

moon-burial-name = 埋葬
moon-burial-brief = 從此被狼人殺死的人，身份牌不給任何人看。
moon-burial-rule = 從現在起，被狼人殺死的玩家不亮牌，只有法官知道他的身份；狼人共同殺的、大野狼和白狼單獨殺的都算。死者的能力照常發動，獵人開槍就會暴露自己。其他死法照原來的規則亮牌。
moon-burial-hint = 被殺的人不再亮牌：想讓大家知道的事，活著的時候就要說。
announced-burial = 事件牌「埋葬」：從現在起，被狼人殺死的玩家不再亮牌，直接下葬。

moon-double-agent-name = 雙面間諜
moon-double-agent-brief = 第一個死去的玩家暗中指定一名雙面間諜，他認識所有狼人，與狼人一同獲勝。
moon-double-agent-rule = 所有人閉眼，第一個死去的玩家睜眼，指定一名活著的、不是狼人的玩家。他就是雙面間諜：法官把所有狼人指給他看，從此他與狼人陣營一同獲勝，不再屬於好人陣營。他的角色和能力不變，不與狼人一起睜眼，狼人也不知道他是誰；預言家、狐狸、熊都當他不是狼人，計算狼人何時獲勝時，他也不算好人。自成一方的人，例如不同陣營的情侶，仍在原來那一方，只是知道了誰是狼人。還沒有人死去，這張牌無效。
moon-double-agent-hint = 從現在起，好人當中有一個在幫狼人。誰忽然替可疑的人說話，就要小心。
announced-double-agent = 事件牌「雙面間諜」：請所有人閉眼。第一個死去的玩家請睜眼，指定一名活著的玩家；他會認識狼人，與他們一同獲勝。

moon-executioner-name = 劊子手
moon-executioner-brief = 全村選出一名劊子手；從此被放逐者的身份牌只有他看到。
moon-executioner-rule = 全村立即投票選舉劊子手，平票就再投一次，仍平票由運氣決定。從此被投票放逐的人不亮牌，只把牌給劊子手看；他怎麼說都可以。劊子手死去時指定接任者；他自己被放逐，就先指定，由接任者看他的牌。順從的女僕仍在劊子手看牌之前收牌。規則不亮牌的局裡，劊子手照樣能看。同時有「埋葬」也一樣；死者的能力照常發動，例如獵人開槍。他中途離開遊戲，這張牌就失效。
moon-executioner-hint = 選一個信得過的人：往後誰是什麼身份，只能聽他一個人說。
announced-executioner = 事件牌「劊子手」：現在選舉劊子手。從此被放逐者的身份牌，只有他能看到。

moon-somnambulism-name = 夢遊
moon-somnambulism-brief = 從此預言家每次查驗，法官都當眾說出結果，但不說是誰。
moon-somnambulism-rule = 從現在起，預言家每次查驗，法官都當眾說出查到的身份，不說查的是誰。預言家只查好人、狼人的局裡，說的是好人或狼人。預言家死去或失去能力以後，不再有效果。
moon-somnambulism-hint = 每晚唸出的結果都記下來：自稱預言家的人，要說得清那是誰的牌。
announced-somnambulism = 事件牌「夢遊」：預言家開始說夢話。從現在起，她每次查驗，我都會說出查到了什麼，但不說是誰。

moon-touch-of-death-name = 死亡之觸
moon-touch-of-death-brief = 從此要有一個狼人親手碰到目標，他才會死。
moon-touch-of-death-rule = 從現在起，狼人選定目標以後，要從自己當中派一人去碰他；只要有一人提名就算數。沒有人去，當晚就沒有人遭襲。規則可以讓目標得知碰他的人坐在他的左邊還是右邊。洪水之夜，只能派與目標在同一處的狼人去。
moon-touch-of-death-hint = 平安夜不再說明有人被救：也許只是沒有狼人去碰。
announced-touch-of-death = 事件牌「死亡之觸」：從現在起，要有一個狼人親手碰到目標，他才會死。

# 問題。…-who 問法官：沒有玩家的資料時，由他分組。

ask-coin = 硬幣哪一面朝上？
word-coin-heads = 正面：留下
word-coin-tails = 反面：出局
ask-double-agent = 你要讓誰做雙面間諜？
ask-eclipse = 誰回頭看了？
ask-executioner-tie = 又是平票，由運氣決定。誰當劊子手？
ask-flood-who = 女玩家有哪些？她們躲進教堂。
ask-gone-hunting-who = 男玩家有哪些？他們外出打獵。
ask-good-manners = 誰插嘴了？
ask-great-distrust = 你最信任哪 { $most } 名玩家？
ask-gypsy-by = 天亮後由誰提問？
ask-influences = 你要讓誰先投票？
ask-little-rascal-who = 誰最年輕？
ask-luncheon-for-seniors-who = 最年長的 { $most } 名玩家是誰？
ask-nightmare = 你要指控誰？
ask-nightmare-runoff = 平票。你要指控誰？
ask-nightmare-runoff-pass = 棄權
ask-not-me-nor-wolf = 誰說了「我」或「狼」？
ask-pact-with-the-devil = 要與魔鬼立約，留在場上嗎？
ask-pact-with-the-devil-pass = 不立約，出局
word-pact-with-the-devil-yes = 立約
ask-punishment = 你要懲罰誰？
ask-punishment-vouch = 你要為他擔保嗎？
ask-punishment-vouch-pass = 不擔保
word-punishment-vouch-yes = 擔保
ask-saturday-evening-ball-who = 最年輕的 { $most } 名玩家是誰？
ask-specter = 你要讓哪個老狼人死去？
ask-spiritualism = 你要向亡靈問什麼？
ask-spiritualism-card = 翻開的是第幾張招魂牌？
word-spiritualism-card-A = 第一張
word-spiritualism-card-B = 第二張
word-spiritualism-card-C = 第三張
word-spiritualism-card-D = 第四張
word-spiritualism-card-E = 第五張
ask-spiritualism-judge = 靈媒選的問題，真實的答案是什麼？
ask-spiritualism-point = { $most ->
    [1] 你指的是誰？
   *[other] 你指的是哪 { $most } 名玩家？
  }
ask-successor-executioner = 你要讓誰接任劊子手？
ask-touch-of-death = 你們派誰去碰他？
ask-touch-of-death-pass = 沒有人去
ask-vote-executioner = 你選誰當劊子手？
ask-vote-executioner-again = 平票。你選誰當劊子手？
ask-vote-executioner-pass = 棄票
ask-woodland-gathering = 你要多得哪一瓶藥？
word-woodland-gathering-heal = 解藥
word-woodland-gathering-poison = 毒藥
ask-woodland-gathering-who = 女玩家有哪些？她們外出採集。

# 招魂牌上的問題，依牌和次序。
word-A1 = 我是普通村民嗎？
word-A2 = 警長是狼人嗎？
word-A3 = 有狼人住在我們玩遊戲的這個地方嗎？
word-A4 = 有狼人抽菸嗎？
word-B1 = 有狼人穿牛仔褲嗎？
word-B2 = 有狼人穿黑色上衣嗎？
word-B3 = 活著的狼人全是男的嗎？
word-B4 = 活著的狼人全是女的嗎？
word-C1 = 預言家查到過狼人嗎？
word-C2 = 有狼人坐在狼人旁邊嗎？
word-C3 = 有狼人戴著看得見的首飾嗎？
word-C4 = 我是狼人嗎？
word-D1 = 我指的兩個人屬於同一陣營嗎？
word-D2 = 有狼人戴眼鏡嗎？
word-D3 = 女巫是男的嗎？
word-D4 = 警長是普通村民嗎？
word-E1 = 有狼人是男的嗎？
word-E2 = 有狼人是女的嗎？
word-E3 = 我指的人兩邊的鄰座有狼人嗎？
word-E4 = 我指的人是普通村民嗎？

# 私下告知。
told-backfire-turned = 逆火：你沒有死，而是變成了狼人，從下一次狼人睜眼起與他們一起行動。
told-double-agent-ally = 你是雙面間諜，要與狼人一同獲勝。狼人是 { $players }，他們不認識你。
told-specter-pack = 狼人選中了你，你將變成狼人。你面前的狼人是 { $players }。
told-specter-turned = 你現在是狼人，從此與他們一起行動。
told-spiritualism-no = 亡靈的回答：否。
told-spiritualism-yes = 亡靈的回答：是。
told-touch-of-death-left = 狼人碰了你。碰你的人坐在你的左邊。
told-touch-of-death-right = 狼人碰了你。碰你的人坐在你的右邊。

# 宣布。
announced-away = 離開村子的玩家：{ $players }。
announced-church = 躲進教堂的玩家：{ $players }。其他人都在旅館。
announced-coin = { $word ->
    [heads] 硬幣是正面：{ $player }得到赦免，留在場上。
   *[tails] 硬幣是反面：{ $player }不能留下。
  }
announced-dissatisfaction-vote = 被放逐的不是狼人，全村不滿：立即再投一次票，中間不發言。
announced-enthusiasm-vote = 放逐了一個狼人，全村狂熱：立即再投一次票，中間不發言。
announced-event-void = 這張牌現在沒有效果，棄置。
announced-executioner-named = 劊子手是 { $player }。
announced-pact-taken = { $player }與魔鬼立了約，留在場上。要是輸了，下一局不能參加。
announced-punished = { $player }要受懲罰。誰願意為他擔保？
announced-rascal-back = { $player }回來了，從此一票算三票。
announced-seer-saw = 預言家在夢裡說：{ $roles }。
word-seer-saw-good = 好人
announced-spiritualism-card = { $word ->
    [A] 翻開的是第一張招魂牌。
    [B] 翻開的是第二張招魂牌。
    [C] 翻開的是第三張招魂牌。
    [D] 翻開的是第四張招魂牌。
   *[E] 翻開的是第五張招魂牌。
  }
announced-vote-lost = { $player }犯了規，今天不能投票。
announced-vouched = { $player }願意擔保。
ballot-great-distrust = 現在，各自指出最信任的朋友。
ballot-nightmare = 現在依序指控。
ballot-nightmare-runoff = 平票，請再指控一次。
ballot-vote-executioner = 現在投票選舉劊子手。

# 死因和理由。
cause-event = 因事件而死
reason-backfire = { $seat ->
    [none] 狼人的襲擊因逆火反噬
   *[other] 狼人襲擊 { $seat }，逆火反噬
  }
reason-backfire-then = 但襲擊因逆火反噬
reason-coin = 硬幣是正面
reason-double-agent = { $seat ->
    [none] 成了雙面間諜
   *[other] { $seat }指定他做雙面間諜
  }
reason-devil-debt = 與魔鬼立了約
reason-friendless = 沒有人指他
reason-miracle = 其實只是昏了過去
reason-nightmare = 被指控最多
reason-punishment = { $seat ->
    [none] 受了懲罰，擔保的不足兩人
   *[other] { $seat }指定他受罰，擔保的不足兩人
  }
reason-specter = 鬼怪讓他換上狼人牌
