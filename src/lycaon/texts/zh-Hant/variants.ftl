# 變體：名字、一句話、完整規則、給新手的提示。

variant-black-death-name = 黑死病
variant-black-death-brief = 牌裡沒有狼人，只有法官知道；每晚由上一名死者選出下一名。
variant-black-death-rule = 牌裡一張狼人也沒有，玩家不知道。法官每晚照樣叫狼人：第一夜的受害者由運氣決定，以後每晚由上一名夜裡這樣死去的玩家選擇，當晚的目標若被救活，下一夜還是由同一人選。死者不能把秘密告訴活人。白天照常發言、投票，各角色的能力照常，只是永遠查不到狼人。好人陣營不會獲勝；全部死去時遊戲結束，沒有人獲勝。規則可以讓最後活著的一人獲勝。
variant-black-death-hint = 這一條只給法官看。叫狼人時，語氣要和平常一樣，別讓人聽出破綻。

variant-double-you-great-name = 雙重自我（大變化）
variant-double-you-great-brief = 每人兩張暗牌，兩張牌的能力都能用；有一張狼人，就是狼人。
variant-double-you-great-rule = 每人發兩張牌，都不給別人看，兩張牌的能力都能使用。兩張當中有一張狼人，就屬於狼人陣營，仍可使用另一張牌的能力；兩張都是狼人，也只是普通的狼人。預言家看到兩張牌。長老的兩條命保護整個人。白痴被放逐時，失去另一張牌的能力，留在場上；白痴同時又是長老，直接出局。不用盜賊和小女孩。其餘照本局的規則。
variant-double-you-great-hint = 第一夜之前看清楚兩張牌，記住叫到哪幾個角色你要睜眼。

variant-double-you-small-name = 雙重自我（小變化）
variant-double-you-small-brief = 每人一張明牌、一張暗牌：明牌是能力，暗牌是陣營。
variant-double-you-small-rule = 每人發兩張牌。明牌擺在面前，決定能力；暗牌不給別人看，只有狼人和村民，決定陣營。暗牌是狼人的，夜裡與狼人一起睜眼，也照常使用明牌的能力，為狼人效力。預言家查驗看到的是暗牌。死去的人翻開暗牌。情侶的暗牌不同，就自成一方。適合七到九人：明牌是預言家、獵人、女巫、丘比特、守衛、長老、替罪羊，其餘是村民；暗牌有兩張狼人。不用盜賊、小女孩、白痴和吹笛者。
variant-double-you-small-hint = 明牌只證明能力，不證明陣營：預言家也可能是狼人。

variant-fascination-name = 催眠
variant-fascination-brief = 狼人不殺人，而是催眠；一個被催眠的人被放逐，所有被催眠的人一同死去。
variant-fascination-rule = 狼人每晚選擇一名玩家催眠，不殺他。他由法官告知，立即失去所有能力，當晚還沒輪到的也不能再用，從此夜裡不再睜眼；發言、投票和警徽都保留。已經被催眠的人不能再選。大野狼、白狼單獨的襲擊也變成催眠，種狼的感染照舊。守衛能擋住催眠，長老能擋住第一次，解藥沒有用。有被催眠的人被投票放逐，其餘被催眠的人全部一同死去；因別的原因死去的不算。沒有被催眠的好人最多只剩一名時，狼人獲勝；狼人全部死去，好人獲勝。
variant-fascination-hint = 投票之前先想一想，他會不會已經被催眠：放逐了他，其餘被催眠的人也會一同死去。
variant-fascination-call-werewolf-act = 請互相確認同伴，一起選出你們要催眠的玩家。
variant-fascination-ask-werewolf = 今晚你們要催眠誰？

variant-harvest-festival-name = 豐收節
variant-harvest-festival-brief = 十一處改動：狼人只能襲擊鄰座，預言家得知三個身份，女巫擲盒子，等等。
variant-harvest-festival-rule = 狼人要比平常多幾個。一，狼人只能襲擊任何一個狼人左右活著的鄰座，大野狼和白狼單獨只能襲擊自己的鄰座。二，預言家得知目標和兩邊鄰座的三個身份，不知道哪個是誰的。三，獵人只能射自己的鄰座。四，小女孩只在叫女巫時偷看，得知誰是女巫、她指定了誰，不會因此被害。五，盜賊第一夜必須與另一名玩家換牌，天亮時生效，中央沒有牌。六，警長先當眾投票，然後別人再投。七，替罪羊不因平票而死，鄰座被放逐時由他替死，死前預設還能指定下一個白天誰可以投票。八，女巫每晚可以指定一人，擲盒子和蓋子，當眾宣布結果：解藥，解藥並變成普通村民，解藥並變成狼人，或毒藥；預設整局兩次，她不會得知誰遭襲。九，情侶互相確認之後，丘比特再指定其中一人與第三人成為情人，這兩人才算一對：三人當中，負心的死了，另兩人都死；第三人死了，只有負心的跟著死；被辜負的死了，誰也不跟著死。這一對不能互投，負心的也不能投被辜負的，被辜負的可以投他。十，守衛只能守自己和鄰座。十一，吹笛者每晚只迷惑一人。鄰座都只算活著的人。
variant-harvest-festival-hint = 先看看自己左右兩邊：這一局裡，幾乎什麼都發生在鄰座之間。
variant-harvest-festival-call-piper-act = 請選擇一名要迷惑的玩家。
variant-harvest-festival-call-thief-act = 請選擇要與你交換身份牌的玩家。
variant-harvest-festival-call-witch-act = 今晚你要擲盒子嗎？為誰而擲？

variant-surely-not-him-name = 反正一定不是他
variant-surely-not-him-brief = 投票時所有人站著，輪流點名讓人坐下；最後站著的人被放逐。
variant-surely-not-him-rule = 代替放逐投票。所有活著的玩家站起來，從最後死去的玩家左邊開始，依順時針方向輪流，不論站著還是坐著，每人點名一名還站著的其他玩家，讓他坐下，不能不點。只剩一人站著時，他被放逐。全程可以說話。還沒有人死去，就從一號座位開始。不能投票的人站著等，但不能點名；沒有人能點名，就沒有人被放逐。警長、烏鴉和小淘氣的票沒有額外作用，情侶不受限制；白痴亮牌、順從的女僕、口吃法官照常。不會平票，替罪羊和公爵用不上。
variant-surely-not-him-hint = 點名是救人，不是指控。看誰救了誰：狼人很少讓同伴一直站著。
variant-surely-not-him-ask-vote = 你讓誰坐下？
variant-surely-not-him-ask-vote-second = 再來一次，你讓誰坐下？
variant-surely-not-him-ballot-vote = 發言到此為止，請全體起立，輪流點名讓一人坐下；最後站著的人被放逐。
variant-surely-not-him-ballot-vote-second = 馬上再來一輪，不再發言：請全體起立，輪流點名讓一人坐下；最後站著的人被放逐。
variant-surely-not-him-voted = { $seat }點名，{ $target }坐下。

variant-two-cards-name = 雙身份
variant-two-cards-brief = 每人兩張暗牌，兩張牌的能力都能用；兩張狼人就是大野狼。
variant-two-cards-rule = 每人發兩張牌，都不給別人看，兩張牌的能力都能使用。有一張白狼，就是白狼；否則有一張狼牌，就屬於狼人陣營；兩張都沒有，就是好人。兩張都是狼人，就成為大野狼。預言家看到兩張牌。白痴被放逐時，失去另一張牌的能力，留在場上；白痴同時又是長老，直接出局。情侶陣營不同，就自成一方。其餘照本局的規則。
variant-two-cards-hint = 一個人證明了自己的一張牌，另一張仍然可能是狼人。
