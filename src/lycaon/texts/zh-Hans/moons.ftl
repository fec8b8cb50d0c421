# 新月事件牌：名字、一句话、完整规则、给新手的提示、翻开时法官念的话；然后是这些牌用到的问题、私下告知、宣布、死因和理由。
# 翻牌时 { $player } 是最后死去的玩家；{ $seat } 为 none 时，还没有人死去。

# 圆月：翻开当天立即发生。

moon-all-fools-day-name = 愚人节
moon-all-fools-day-brief = 到下一个天亮为止，几种角色互换能力，情侣反目。
moon-all-fools-day-rule = 从现在起到下一个天亮，女巫与预言家、猎人与小女孩、守卫与长老互换能力。换的只是能力：身份牌和阵营不变，用掉的药还是用掉了；夜里照原来的名称叫人，睁眼的是换到这种能力的玩家。一对当中只有一方在场，他这段时间没有能力。情侣反目：能投对方就必须投对方，一人死去，另一人不会殉情。之后一切恢复原样，已经死去的情侣不再连累对方。
moon-all-fools-day-hint = 叫到你现在的能力才睁眼；叫到你自己的名字，反而不要睁眼。
announced-all-fools-day = 事件牌“愚人节”：到下一个天亮为止，女巫与预言家、猎人与小女孩、守卫与长老互换能力。情侣必须投给对方，也不会殉情。

moon-bleak-monday-name = 阴郁星期一
moon-bleak-monday-brief = 平常的一天；启用变体时，今天用“反正肯定不是他”的方式投票。
moon-bleak-monday-rule = 默认没有任何效果。规则启用变体事件牌时，今天的放逐投票改为“反正肯定不是他”：所有人站着，轮流点名让人坐下，最后站着的人被放逐。
moon-bleak-monday-hint = 用这个方式投票时，记住谁让谁坐下：谁保了谁，比一票更说明问题。
announced-bleak-monday =
    { $variants ->
        [yes] 事件牌“阴郁星期一”：今天用“反正肯定不是他”的方式投票。
        [no] 事件牌“阴郁星期一”：没有效果，照常进行。
       *[none] 事件牌“阴郁星期一”：本局若启用变体，今天用“反正肯定不是他”的方式投票；否则照常进行。
    }

moon-eclipse-name = 日蚀
moon-eclipse-brief = 今天背对着圈子发言，回头看的人失去投票权。
moon-eclipse-rule = 今天发言时，所有人转身背对圈子，不能看别人。谁回头看，由法官指出，今天不能投票。投票时大家再转回来。
moon-eclipse-hint = 看不到表情，就听声音：今天谁的话忽然变了？
announced-eclipse = 事件牌“日蚀”：请所有人转身，背对圈子发言。谁回头看，今天就不能投票。投票时再转回来。

moon-end-of-the-harvest-name = 收获结束
moon-end-of-the-harvest-brief = 平常的一天；启用变体时，接下来一轮按“丰收节”进行。
moon-end-of-the-harvest-rule = 默认没有任何效果。规则启用变体事件牌时，从现在起到明天天黑，按“丰收节”变体进行：狼人、猎人、守卫、预言家、警长的规则照变体改变，女巫掷盒子，替罪羊替邻座死，吹笛者一夜只迷惑一人，小女孩偷看女巫。盗贼和丘比特已经行动过，不受影响。本局本来就玩丰收节，这张牌没有效果。
moon-end-of-the-harvest-hint = 启用变体时，先看看自己两边坐着谁：狼人今晚只够得到他们的邻座。
announced-end-of-the-harvest =
    { $variants ->
        [yes] 事件牌“收获结束”：从现在起到明天天黑，按“丰收节”进行。
        [no] 事件牌“收获结束”：没有效果，照常进行。
       *[none] 事件牌“收获结束”：本局若启用变体，从现在起到明天天黑按“丰收节”进行；否则照常进行。
    }

moon-flood-name = 洪水
moon-flood-brief = 女玩家躲进教堂，男玩家躲进旅店；今天不投票，夜里狼人只能在自己那里杀人。
moon-flood-rule = 活着的玩家至少有六人才有效。女玩家躲进教堂，其他人躲进旅店，今天不投票。接下来的夜里，每个狼人只能袭击同一屋檐下的人：两处的狼人各自选择，所以可能有两名死者；没有狼人的那一处没有人遭袭。能单独杀人的狼人也只能在自己那里下手。守护和其他能力不受影响。天亮后洪水退去。
moon-flood-hint = 记住谁和你在同一处：那里有人遇害，狼人就在那里。
announced-flood = 事件牌“洪水”：请女玩家躲进教堂，其他人躲进旅店。今天不投票；今晚，狼人只能袭击与自己在同一处的人。

moon-gone-hunting-name = 打猎
moon-gone-hunting-brief = 所有男玩家外出，天亮才回来。
moon-gone-hunting-rule = 所有男玩家离开村子，到下一个天亮才回来。今天他们不能发言、不能投票，别人也不能投他们。今晚他们不睁眼；其中的狼人不能袭击，也没有狼人能袭击他们。在家的狼人照常杀人；狼人都去打猎了，当晚就没有人遭袭。其他能力仍然可以用在他们身上。
moon-gone-hunting-hint = 今晚若没有人死，狼人多半就在外出的人当中。
announced-gone-hunting = 事件牌“打猎”：所有男玩家外出打猎，天亮才回来。其间他们不发言、不投票，不能投他们，狼人也袭击不了他们。

moon-good-manners-name = 礼貌
moon-good-manners-brief = 今天依次发言，谁插嘴，谁就失去投票权。
moon-good-manners-rule = 今天按法官的安排依次发言，谁都不能打断别人。插嘴的人由法官指出，今天不能投票。
moon-good-manners-hint = 有话等轮到自己再说：为插一句嘴丢掉一票，不值得。
announced-good-manners = 事件牌“礼貌”：今天请依次发言，不要打断别人。谁插嘴，今天就不能投票。

moon-great-distrust-name = 强烈的怀疑
moon-great-distrust-brief = 今天不投票：每人同时指出自己信任的人，没有人指的全部出局。
moon-great-distrust-rule = 代替今天的放逐投票。听到口令，每人同时用双手指出两名自己最信任的玩家，两人不能相同，也不能指自己，而且必须指；规则可以改为三名。没有被任何人指到的玩家全部出局，一同死去。警长的票、乌鸦的诽谤、情侣不能互投的限制都不算。默认这样出局算是被放逐，白痴可以亮牌免死；规则可以改为不算。
moon-great-distrust-hint = 只有别人指你，才救得了你：讨论的时候，先给自己找好朋友。
announced-great-distrust = 事件牌“强烈的怀疑”：今天不投票。讨论之后，听我口令，各自指出最信任的朋友；没有人指的玩家全部出局。

moon-heads-or-tails-name = 掷硬币
moon-heads-or-tails-brief = 今天被放逐的人，由硬币决定去留。
moon-heads-or-tails-rule = 今天投票决出放逐谁以后，法官掷硬币：正面，他留下；反面，他出局。替罪羊因平票替死也要掷。先掷硬币，再轮到白痴亮牌：被硬币赦免的白痴不用亮牌。被赦免的人当作没有被放逐，由放逐引起的能力都不发动。今天没有人被放逐，就不掷。
moon-heads-or-tails-hint = 别指望硬币替你改错：被放逐的人还是有一半会走。
announced-heads-or-tails = 事件牌“掷硬币”：今天投票之后，我来掷硬币。正面，被放逐的人留下；反面，他就得走。

moon-luncheon-for-seniors-name = 长者午宴
moon-luncheon-for-seniors-brief = 年长的一半玩家赴宴，天黑才回来。
moon-luncheon-for-seniors-rule = 活着的玩家当中，年长的一半去赴宴，人数是单数就少去一人；同岁的，座位号小的先去。天黑之前他们不能发言、不能投票，别人也不能投他们。夜里一切照常。
moon-luncheon-for-seniors-hint = 少了一半人，每一票都更重。先数清楚还有谁能投。
announced-luncheon-for-seniors = 事件牌“长者午宴”：年长的一半玩家去赴宴，天黑才回来。其间他们不发言、不投票，也不能投他们。

moon-miracle-name = 奇迹
moon-miracle-brief = 狼人最近杀死的人其实只是昏倒，以普通村民的身份回来。
moon-miracle-rule = 昨晚被狼人袭击而死的玩家立即活过来；昨晚没有，就是在此之前最近被狼人杀死的那一名。他变成普通村民，属于好人阵营，原来的角色和能力都没有了。他的死已经引起的事不能挽回：猎人开过的枪、殉情的情侣、移交的警徽都算数，他与情侣的关系也到此为止。狼人还没有杀死过人，这张牌无效。
moon-miracle-hint = 回来的人不论原来是什么，现在都是好人，他的话可以信。
announced-miracle = 事件牌“奇迹”：狼人最近的受害者只是昏了过去，现在醒来，从此是普通村民。

moon-nightmare-name = 梦魇
moon-nightmare-brief = 不发言，立即依次指控；被指控最多的人全部出局。
moon-nightmare-rule = 代替今天的放逐投票，之前不许说话。从最后死去的玩家左边开始，按顺时针方向，能投票的玩家每人当众指控一名其他玩家，不能弃权。每次指控都只算一票，警长也一样。被指控最多的玩家出局；有几人并列，默认全部出局，规则可以改为按平票处理。还没有人死去，这张牌无效。
moon-nightmare-hint = 越后面的人越能左右结果。看他们放过了谁。
announced-nightmare = 事件牌“梦魇”：谁都不要说话。从{ $seat ->
    [none] 最后死去的玩家
   *[other] { " " }{ $player }
  }左边开始，依次指控一名玩家；被指控最多的出局。

moon-not-me-nor-wolf-name = 不言我不言狼
moon-not-me-nor-wolf-brief = 投票之前谁都不能说“我”和“狼”，说了就失去投票权。
moon-not-me-nor-wolf-rule = 从现在起到今天投票，谁都不能说“我”和“狼”这两个字。谁说了，由法官指出，今天不能投票。
moon-not-me-nor-wolf-hint = 说慢一点，开口之前先想好换成什么词。
announced-not-me-nor-wolf = 事件牌“不言我不言狼”：今天投票之前，谁都不能说“我”和“狼”这两个字。说了的人，今天不能投票。

moon-pact-with-the-devil-name = 魔鬼契约
moon-pact-with-the-devil-brief = 今天被放逐的人可以与魔鬼立约，留在场上；要是输了，下一局不能参加。
moon-pact-with-the-devil-rule = 今天被放逐的玩家可以接受契约：他不出局，但本局结束时他若在失败的一方，下一局就不能参加。拒绝，就照常出局。已经被硬币或白痴的身份赦免的人，不必再问。只问一次，立约的事会当众宣布。
moon-pact-with-the-devil-hint = 觉得自己这边能赢，就接受：赢了，不用付任何代价。
announced-pact-with-the-devil = 事件牌“魔鬼契约”：今天被放逐的人可以与魔鬼立约，留在场上。可是他要是输了，下一局就没有他的份。

moon-punishment-name = 惩罚
moon-punishment-brief = 最后死去的玩家指定一人；没有至少两人担保，他就出局。
moon-punishment-rule = 最后死去的玩家指定一名活着的玩家。其他活着的玩家可以为他担保，本人也可以求情。担保的不足两人，他立即出局。这不是放逐：白痴不能亮牌免死，长老这样死去，好人也不会失去能力。今天的投票照常进行。还没有人死去，这张牌无效。
moon-punishment-hint = 担保是当众的：只为你真正相信的人担保。
announced-punishment = 事件牌“惩罚”：请{ $seat ->
    [none] 最后死去的玩家
   *[other] { " " }{ $player }
  }指定一名玩家。没有至少两人担保，他就出局。

moon-radiant-sunday-name = 灿烂星期日
moon-radiant-sunday-brief = 平常的一天；启用变体时，今晚狼人不杀人，而是催眠。
moon-radiant-sunday-rule = 默认没有任何效果。规则启用变体事件牌时，从现在起到明天天黑，按“催眠”变体进行：今晚狼人催眠目标，不杀他；明天有被催眠的人被放逐，所有被催眠的人一同死去。明天天黑时默认催眠解除、能力恢复，规则可以让催眠一直持续。本局本来就玩催眠，这张牌没有效果。
moon-radiant-sunday-hint = 启用变体时，今晚狼人不杀人，可是明天放逐谁，要格外小心。
announced-radiant-sunday =
    { $variants ->
        [yes] 事件牌“灿烂星期日”：从现在起到明天天黑，按“催眠”进行。
        [no] 事件牌“灿烂星期日”：没有效果，照常进行。
       *[none] 事件牌“灿烂星期日”：本局若启用变体，从现在起到明天天黑按“催眠”进行；否则照常进行。
    }

moon-saint-philip-name = 虔诚的菲利浦
moon-saint-philip-brief = 现任警长卸任，全村重新选举警长。
moon-saint-philip-rule = 现任警长交出警徽，全村立即选举新警长，人人可以投票，刚卸任的也可以再当选。警徽以前流失了，也由这次选举找回来。
moon-saint-philip-hint = 对警长起了疑心，正好趁现在把警徽换到别人手里。
announced-saint-philip = 事件牌“虔诚的菲利浦”：警长卸任，现在重新选举警长。

moon-saturday-evening-ball-name = 周六舞会
moon-saturday-evening-ball-brief = 年轻的一半玩家去跳舞，天亮才回来。
moon-saturday-evening-ball-rule = 活着的玩家当中，年轻的一半去跳舞，到下一个天亮才回来；人数是单数就少去一人，同岁的，座位号小的先去。今天他们不能发言、不能投票，别人也不能投他们。今晚他们不睁眼；其中的狼人不能袭击，也没有狼人能袭击他们。狼人都去跳舞了，当晚就没有人遭袭。
moon-saturday-evening-ball-hint = 今晚若没有人死，狼人多半就在去跳舞的人当中。
announced-saturday-evening-ball = 事件牌“周六舞会”：年轻的一半玩家去跳舞，天亮才回来。其间他们不发言、不投票，不能投他们，狼人也袭击不了他们。

moon-spiritualism-name = 招魂术
moon-spiritualism-brief = 灵媒从牌上的四个问题中选一个，死者如实回答是或否。
moon-spiritualism-rule = 共有五张，每张四个问题。最后死去的玩家左边第一个活着的人做灵媒，从这张牌上选一个问题，有的还要指出一两名玩家；第一个被狼人杀死的玩家的亡灵如实回答是或否。问题里的“我”就是灵媒，“狼人”是活着的狼人一方，双面间谍不算，邻座只算活着的人。没有人能如实回答的问题不能选；整张牌都不能问，就跳过。狼人还没有杀死过人，这张牌无效。
moon-spiritualism-hint = 挑一个能把嫌疑人分成两半的问题：猜得到答案的，等于白问。
announced-spiritualism = 事件牌“招魂术”：请大家手拉手。{ $seat ->
    [none] 最后死去的玩家
   *[other] { $player }
  }左边第一个活着的人是灵媒，可以向亡灵问一个问题。

moon-woodland-gathering-name = 森林采集
moon-woodland-gathering-brief = 所有女玩家外出采集，天黑才回来；女巫多得一瓶药。
moon-woodland-gathering-rule = 所有女玩家离开村子，到天黑才回来。其间她们不能发言、不能投票，别人也不能投她们。天黑之前，女巫多得一瓶药，由她选解药或毒药，原来的还没用掉也可以再加一瓶。不论女巫是男是女、去没去采集，都能得到。
moon-woodland-gathering-hint = 你是女巫，就拿已经用掉的那一种；快到决胜的时候，毒药更有用。
announced-woodland-gathering = 事件牌“森林采集”：所有女玩家到森林里采集，天黑才回来。其间她们不发言、不投票，也不能投她们。女巫会多得一瓶药。

# 弯月：等到下一次投票或下一个夜晚才发生。

moon-backfire-name = 逆火
moon-backfire-brief = 今晚狼人袭击普通村民，他变成狼人；袭击别人，他左边的第一个狼人死去。
moon-backfire-rule = 只在接下来的一夜有效。狼人选中普通村民，他不会死，立即变成狼人，换成狼人牌，由法官私下告诉他。选中其他任何人，他安然无恙，他左边（顺时针）第一个活着的狼人死去，守护、解药都救不了。目标有没有守护都一样，长老也不会少一条命，种狼当晚不能感染。狼人意见不一致，就没有人死。只算狼人共同的袭击，大野狼和白狼单独的袭击照常。
moon-backfire-hint = 你是狼人，今晚下刀有风险；大家意见不一致，谁也不会死。
announced-backfire = 事件牌“逆火”：今晚狼人若袭击普通村民，他就变成狼人；若袭击别人，死的是他左边的第一个狼人。

moon-dissatisfaction-name = 不满
moon-dissatisfaction-brief = 下一个被放逐的若不是狼人，立即再投一次票。
moon-dissatisfaction-rule = 看下一个被投票放逐而死的玩家。他不是狼人一方，全村就不经讨论立即再投一次票，放逐第二个人；他是狼人，这张牌就作废。第二次投票不会再引出一次投票。因“梦魇”或“强烈的怀疑”出局的不算，这张牌继续等待。“狂热”也在等待时，下一个被放逐的人只引发其中一张，另一张继续等待。
moon-dissatisfaction-hint = 投票之前先想好第二个人：再投的时候没有时间讨论。
announced-dissatisfaction = 事件牌“不满”：下一个被放逐的若不是狼人，立即再投一次票，中间不发言。

moon-enthusiasm-name = 狂热
moon-enthusiasm-brief = 下一个被放逐的若是狼人，立即再投一次票。
moon-enthusiasm-rule = 看下一个被投票放逐而死的玩家。他是狼人一方，全村就不经讨论立即再投一次票，放逐第二个人；他不是狼人，这张牌就作废。第二次投票不会再引出一次投票。因“梦魇”或“强烈的怀疑”出局的不算，这张牌继续等待。“不满”也在等待时，下一个被放逐的人只引发其中一张，另一张继续等待。
moon-enthusiasm-hint = 有把握放逐狼人，就先商量好下一个投谁：中间不能再说话。
announced-enthusiasm = 事件牌“狂热”：下一个被放逐的若是狼人，立即再投一次票，中间不发言。

moon-full-moon-rising-name = 满月升起
moon-full-moon-rising-brief = 今晚每个狼人各查验一人，猎人、女巫、预言家一起杀一人。
moon-full-moon-rising-rule = 只在接下来的一夜有效。叫预言家时，每个狼人单独睁眼，像预言家一样查验一名玩家；没有预言家的局，在叫狼人时进行。叫狼人时，猎人、女巫、预言家一起睁眼，共同选择一名玩家袭击；三人都不在，就没有人遭袭。当晚女巫不用药，预言家不查验，大野狼、白狼、种狼不单独行动。这三人当晚被狐狸之类查到算狼人，但不影响胜负。天亮后一切恢复；猎人当晚死了，天亮照常开枪。
moon-full-moon-rising-hint = 猎人、女巫、预言家今晚会彼此认识，往后就知道该信谁。
announced-full-moon-rising = 事件牌“满月升起”：今晚叫预言家时，由狼人各自睁眼查验；叫狼人时，由猎人、女巫、预言家睁眼，一起选择一名玩家袭击。

moon-influences-name = 影响
moon-influences-brief = 下一次投票轮流进行，由最后死去的玩家指定谁先投。
moon-influences-rule = 下一次放逐投票轮流进行：最后死去的玩家指定第一个投票的人，他当众投票，然后按顺时针方向依次投，每一票大家都看得到。计票和平票的规则不变。今天若由别的事件代替投票，就等到下一次投票。翻开时还没有人死去，这张牌无效。
moon-influences-hint = 越后投的人看得越多。让那个总爱跟票的人先投。
announced-influences = 事件牌“影响”：下一次投票轮流进行，由{ $seat ->
    [none] 最后死去的玩家
   *[other] { " " }{ $player }
  }指定谁先投。

moon-little-rascal-name = 小淘气
moon-little-rascal-brief = 最年轻的玩家离开到下一个天亮，回来以后一票算三票。
moon-little-rascal-rule = 活着的玩家当中最年轻的一人立即离开，到下一个天亮才回来；同岁的，座位号小的去。其间他不能发言、不能投票，别人不能投他，夜里不叫他，任何能力都用不到他身上，他的情侣死了他仍会殉情。他不在而又没有被迷惑时，吹笛者还不算获胜。回来以后他的一票永远算三票；如果还是警长，取两者中大的，不再相乘。
moon-little-rascal-hint = 他回来以后一人顶三票，先弄清楚他站在哪一边。
announced-little-rascal = 事件牌“小淘气”：最年轻的玩家马上离开，天亮再回来，谁也碰不到他。回来以后，他的一票算三票。

moon-specter-name = 鬼怪
moon-specter-brief = 狼人选中的下一名玩家变成狼人，并指定一名老狼人替他死。
moon-specter-rule = 狼人下一次选中的玩家，由法官轻碰，在狼人面前睁眼。他变成狼人，并指定原来的一名狼人，那名狼人立即死去，两人换牌：死者面前留下的是受害者的牌，但他仍算狼人阵营。当晚狼人没有别的受害者，守护挡不住。长老还有两条命时，只失去一条，这张牌继续等待。只剩一个狼人时，死的就是他，游戏继续。这张牌一直等到狼人选中人为止。
moon-specter-hint = 选中的若是你，把玩得最好的那个狼人留下：他现在是你的同伴。
announced-specter = 事件牌“鬼怪”：狼人下一次选中的玩家会变成狼人，并指定一名老狼人死去。

# 无月：从翻开起一直有效。

moon-burial-name = 埋葬
moon-burial-brief = 从此被狼人杀死的人，身份牌不给任何人看。
moon-burial-rule = 从现在起，被狼人杀死的玩家不亮牌，只有法官知道他的身份；狼人共同杀的、大野狼和白狼单独杀的都算。死者的能力照常发动，猎人开枪就会暴露自己。其他死法照原来的规则亮牌。
moon-burial-hint = 被杀的人不再亮牌：想让大家知道的事，活着的时候就要说。
announced-burial = 事件牌“埋葬”：从现在起，被狼人杀死的玩家不再亮牌，直接下葬。

moon-double-agent-name = 双面间谍
moon-double-agent-brief = 第一个死去的玩家暗中指定一名双面间谍，他认识所有狼人，与狼人一同获胜。
moon-double-agent-rule = 所有人闭眼，第一个死去的玩家睁眼，指定一名活着的、不是狼人的玩家。他就是双面间谍：法官把所有狼人指给他看，从此他与狼人阵营一同获胜，不再属于好人阵营。他的角色和能力不变，不与狼人一起睁眼，狼人也不知道他是谁；预言家、狐狸、熊都当他不是狼人，计算狼人何时获胜时，他也不算好人。自成一方的人，例如不同阵营的情侣，仍在原来那一方，只是知道了谁是狼人。还没有人死去，这张牌无效。
moon-double-agent-hint = 从现在起，好人当中有一个在帮狼人。谁忽然替可疑的人说话，就要小心。
announced-double-agent = 事件牌“双面间谍”：请所有人闭眼。第一个死去的玩家请睁眼，指定一名活着的玩家；他会认识狼人，与他们一同获胜。

moon-executioner-name = 刽子手
moon-executioner-brief = 全村选出一名刽子手；从此被放逐者的身份牌只有他看到。
moon-executioner-rule = 全村立即投票选举刽子手，平票就再投一次，仍平票由运气决定。从此被投票放逐的人不亮牌，只把牌给刽子手看；他怎么说都可以。刽子手死去时指定接任者；他自己被放逐，就先指定，由接任者看他的牌。顺从的女仆仍在刽子手看牌之前收牌。规则不亮牌的局里，刽子手照样能看。同时有“埋葬”也一样；死者的能力照常发动，例如猎人开枪。他中途离开游戏，这张牌就失效。
moon-executioner-hint = 选一个信得过的人：往后谁是什么身份，只能听他一个人说。
announced-executioner = 事件牌“刽子手”：现在选举刽子手。从此被放逐者的身份牌，只有他能看到。

moon-somnambulism-name = 梦游
moon-somnambulism-brief = 从此预言家每次查验，法官都当众说出结果，但不说是谁。
moon-somnambulism-rule = 从现在起，预言家每次查验，法官都当众说出查到的身份，不说查的是谁。预言家只查好人、狼人的局里，说的是好人或狼人。预言家死去或失去能力以后，不再有效果。
moon-somnambulism-hint = 每晚念出的结果都记下来：自称预言家的人，要说得清那是谁的牌。
announced-somnambulism = 事件牌“梦游”：预言家开始说梦话。从现在起，她每次查验，我都会说出查到了什么，但不说是谁。

moon-touch-of-death-name = 死亡之触
moon-touch-of-death-brief = 从此要有一个狼人亲手碰到目标，他才会死。
moon-touch-of-death-rule = 从现在起，狼人选定目标以后，要从自己当中派一人去碰他；只要有一人提名就算数。没有人去，当晚就没有人遭袭。规则可以让目标得知碰他的人坐在他的左边还是右边。洪水之夜，只能派与目标在同一处的狼人去。
moon-touch-of-death-hint = 平安夜不再说明有人被救：也许只是没有狼人去碰。
announced-touch-of-death = 事件牌“死亡之触”：从现在起，要有一个狼人亲手碰到目标，他才会死。

# 问题。…-who 问法官：没有玩家的资料时，由他分组。

ask-coin = 硬币哪一面朝上？
word-coin-heads = 正面：留下
word-coin-tails = 反面：出局
ask-double-agent = 你要让谁做双面间谍？
ask-eclipse = 谁回头看了？
ask-executioner-tie = 又是平票，由运气决定。谁当刽子手？
ask-flood-who = 女玩家有哪些？她们躲进教堂。
ask-gone-hunting-who = 男玩家有哪些？他们外出打猎。
ask-good-manners = 谁插嘴了？
ask-great-distrust = 你最信任哪 { $most } 名玩家？
ask-gypsy-by = 天亮后由谁提问？
ask-influences = 你要让谁先投票？
ask-little-rascal-who = 谁最年轻？
ask-luncheon-for-seniors-who = 最年长的 { $most } 名玩家是谁？
ask-nightmare = 你要指控谁？
ask-nightmare-runoff = 平票。你要指控谁？
ask-nightmare-runoff-pass = 弃权
ask-not-me-nor-wolf = 谁说了“我”或“狼”？
ask-pact-with-the-devil = 要与魔鬼立约，留在场上吗？
ask-pact-with-the-devil-pass = 不立约，出局
word-pact-with-the-devil-yes = 立约
ask-punishment = 你要惩罚谁？
ask-punishment-vouch = 你要为他担保吗？
ask-punishment-vouch-pass = 不担保
word-punishment-vouch-yes = 担保
ask-saturday-evening-ball-who = 最年轻的 { $most } 名玩家是谁？
ask-specter = 你要让哪个老狼人死去？
ask-spiritualism = 你要向亡灵问什么？
ask-spiritualism-card = 翻开的是第几张招魂牌？
word-spiritualism-card-A = 第一张
word-spiritualism-card-B = 第二张
word-spiritualism-card-C = 第三张
word-spiritualism-card-D = 第四张
word-spiritualism-card-E = 第五张
ask-spiritualism-judge = 灵媒选的问题，真实的答案是什么？
ask-spiritualism-point = { $most ->
    [1] 你指的是谁？
   *[other] 你指的是哪 { $most } 名玩家？
  }
ask-successor-executioner = 你要让谁接任刽子手？
ask-touch-of-death = 你们派谁去碰他？
ask-touch-of-death-pass = 没有人去
ask-vote-executioner = 你选谁当刽子手？
ask-vote-executioner-again = 平票。你选谁当刽子手？
ask-vote-executioner-pass = 弃票
ask-woodland-gathering = 你要多得哪一瓶药？
word-woodland-gathering-heal = 解药
word-woodland-gathering-poison = 毒药
ask-woodland-gathering-who = 女玩家有哪些？她们外出采集。

# 招魂牌上的问题，按牌和次序。
word-A1 = 我是普通村民吗？
word-A2 = 警长是狼人吗？
word-A3 = 有狼人住在我们玩游戏的这个地方吗？
word-A4 = 有狼人抽烟吗？
word-B1 = 有狼人穿牛仔裤吗？
word-B2 = 有狼人穿黑色上衣吗？
word-B3 = 活着的狼人全是男的吗？
word-B4 = 活着的狼人全是女的吗？
word-C1 = 预言家查到过狼人吗？
word-C2 = 有狼人坐在狼人旁边吗？
word-C3 = 有狼人戴着看得见的首饰吗？
word-C4 = 我是狼人吗？
word-D1 = 我指的两个人属于同一阵营吗？
word-D2 = 有狼人戴眼镜吗？
word-D3 = 女巫是男的吗？
word-D4 = 警长是普通村民吗？
word-E1 = 有狼人是男的吗？
word-E2 = 有狼人是女的吗？
word-E3 = 我指的人两边的邻座有狼人吗？
word-E4 = 我指的人是普通村民吗？

# 私下告知。
told-backfire-turned = 逆火：你没有死，而是变成了狼人，从下一次狼人睁眼起与他们一起行动。
told-double-agent-ally = 你是双面间谍，要与狼人一同获胜。狼人是 { $players }，他们不认识你。
told-specter-pack = 狼人选中了你，你将变成狼人。你面前的狼人是 { $players }。
told-specter-turned = 你现在是狼人，从此与他们一起行动。
told-spiritualism-no = 亡灵的回答：否。
told-spiritualism-yes = 亡灵的回答：是。
told-touch-of-death-left = 狼人碰了你。碰你的人坐在你的左边。
told-touch-of-death-right = 狼人碰了你。碰你的人坐在你的右边。

# 宣布。
announced-away = 离开村子的玩家：{ $players }。
announced-church = 躲进教堂的玩家：{ $players }。其他人都在旅店。
announced-coin = { $word ->
    [heads] 硬币是正面：{ $player }得到赦免，留在场上。
   *[tails] 硬币是反面：{ $player }不能留下。
  }
announced-dissatisfaction-vote = 被放逐的不是狼人，全村不满：立即再投一次票，中间不发言。
announced-enthusiasm-vote = 放逐了一个狼人，全村狂热：立即再投一次票，中间不发言。
announced-event-void = 这张牌现在没有效果，弃掉。
announced-executioner-named = 刽子手是 { $player }。
announced-pact-taken = { $player }与魔鬼立了约，留在场上。要是输了，下一局不能参加。
announced-punished = { $player }要受惩罚。谁愿意为他担保？
announced-rascal-back = { $player }回来了，从此一票算三票。
announced-seer-saw = 预言家在梦里说：{ $roles }。
word-seer-saw-good = 好人
announced-spiritualism-card = { $word ->
    [A] 翻开的是第一张招魂牌。
    [B] 翻开的是第二张招魂牌。
    [C] 翻开的是第三张招魂牌。
    [D] 翻开的是第四张招魂牌。
   *[E] 翻开的是第五张招魂牌。
  }
announced-vote-lost = { $player }犯了规，今天不能投票。
announced-vouched = { $player }愿意担保。
ballot-great-distrust = 现在，各自指出最信任的朋友。
ballot-nightmare = 现在依次指控。
ballot-nightmare-runoff = 平票，请再指控一次。
ballot-vote-executioner = 现在投票选举刽子手。

# 死因和理由。
cause-event = 因事件而死
reason-backfire = { $seat ->
    [none] 狼人的袭击因逆火反噬
   *[other] 狼人袭击 { $seat }，逆火反噬
  }
reason-backfire-then = 但袭击因逆火反噬
reason-coin = 硬币是正面
reason-double-agent = { $seat ->
    [none] 成了双面间谍
   *[other] { $seat }指定他做双面间谍
  }
reason-devil-debt = 与魔鬼立了约
reason-friendless = 没有人指他
reason-miracle = 其实只是昏了过去
reason-nightmare = 被指控最多
reason-punishment = { $seat ->
    [none] 受了惩罚，担保的不足两人
   *[other] { $seat }指定他受罚，担保的不足两人
  }
reason-specter = 鬼怪让他换上狼人牌
