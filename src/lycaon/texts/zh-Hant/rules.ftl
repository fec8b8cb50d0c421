# 規則：每一項的名字、一句說明、各個選擇的短標籤。是與否共用 yes 和 no。

section-base-roles = 基本角色
section-characters-roles = 人物擴充包的角色
section-deaths-and-reveal = 死亡與亮牌
section-events = 事件牌
section-fan-roles = 第四、第五擴充包的角色
section-lovers = 情侶
section-new-moon-roles = 新月擴充包的角色
section-night-and-pack = 夜晚與狼人
section-sheriff-and-day = 警長與白天
section-technical = 流程
section-the-village-roles = 村莊擴充包的角色
section-two-cards = 雙身份
section-variants = 變體
section-victory = 勝負
section-votes = 投票

preset-default-name = 預設
preset-default = 適合大多數玩家的規則。
preset-modern-cn-name = 現代玩法
preset-modern-cn = 上警競選、屠邊、自爆、同守同救必死、死後不亮牌。
preset-official-name = 官方新版
preset-official = 獵人必須開槍，平票由警長裁定，感染者保留能力。
preset-seed000-name = 經典基本版
preset-seed000 = 女巫不能自救，獵人怎麼死都能開槍，平票無人出局。
preset-seed001-booklet-name = 擴充包說明書
preset-seed001-booklet = 女巫不能自救，獵人只有被狼人殺害或被放逐才能開槍，平票無人出局。
preset-seed001-intro-name = 擴充包簡介
preset-seed001-intro = 同擴充包說明書，但女巫可以自救，誤殺長老使所有人失去能力。
preset-seed001-last-name = 擴充包補充
preset-seed001-last = 同擴充包說明書，但女巫可以自救，每晚都知道誰遭到襲擊。
preset-seed001-table-name = 擴充包聚會
preset-seed001-table = 同擴充包說明書，但死者可留一句遺言，公布死因，狼人接近半數即獲勝。
preset-seed002-table-name = 輪流表決
preset-seed002-table = 預言家只看好人或狼人，投票先輪流提名，再辯護、表決，過半數才放逐。
preset-seed003-name = 屠邊自爆
preset-seed003 = 經典基本版加上屠邊、自刀和自爆。
preset-seed004-name = 雙身份
preset-seed004 = 適合每人兩張身份牌：上警競選，獵人必須開槍，丘比特與情侶同一陣營。

# 夜晚與狼人

rule-first-phase-name = 開局
rule-first-phase = 遊戲從夜晚開始，還是先過一個白天；有天使時總從白天開始。
rule-first-phase-night = 從夜晚開始
rule-first-phase-day = 從白天開始

rule-pack-agreement-name = 狼人意見不一
rule-pack-agreement = 狼人選的人不一樣時怎麼辦。
rule-pack-agreement-unanimous-after-3-prompts = 提示三次，仍不一致則無人遇襲
rule-pack-agreement-plurality-tie-none = 多數決，並列則無人遇襲
rule-pack-agreement-unanimous = 只問一次，不一致則無人遇襲

rule-pack-may-target-wolf-name = 自刀
rule-pack-may-target-wolf = 狼人能否襲擊同伴或自己。

rule-pack-may-skip-name = 空刀
rule-pack-may-skip = 狼人能否一個人都不襲擊。

# 基本角色

rule-seer-result-name = 查驗結果
rule-seer-result = 預言家查驗時得知什麼。
rule-seer-result-card = 身份牌
rule-seer-result-side = 好人或狼人
rule-seer-result-both-cards = 兩張身份牌

rule-thief-one-wolf-must-take-name = 盜賊見狼必換
rule-thief-one-wolf-must-take = 中央只有一張狼人時，盜賊是否也必須拿走；兩張都是狼人時總要拿。

rule-hunter-shoots-on-name = 獵人何時開槍
rule-hunter-shoots-on = 獵人怎麼死去才能開槍。
rule-hunter-shoots-on-wolves-or-vote = 被狼人殺害或被放逐
rule-hunter-shoots-on-any-death = 任何死法

rule-hunter-shot-name = 獵人開槍
rule-hunter-shot = 獵人能開槍時，可以不開，還是必須開。
rule-hunter-shot-may = 可以不開
rule-hunter-shot-must = 必須開

rule-witch-self-heal-name = 女巫自救
rule-witch-self-heal = 女巫自己遭到襲擊時，能否用解藥救自己。
rule-witch-self-heal-always = 可以
rule-witch-self-heal-never = 不可以
rule-witch-self-heal-first-night = 僅第一夜可以

rule-witch-two-potions-one-night-name = 同晚雙藥
rule-witch-two-potions-one-night = 女巫能否在同一晚用掉兩瓶藥。

rule-witch-told-victim-name = 女巫知情
rule-witch-told-victim = 女巫什麼時候得知誰遭到襲擊；從不得知時，救錯人也會用掉解藥。
rule-witch-told-victim-until-heal-used = 解藥用掉之前
rule-witch-told-victim-always = 每晚
rule-witch-told-victim-never = 從不

rule-little-girl-model-name = 小女孩偷看
rule-little-girl-model = 偷看是否被發現，由誰決定。
rule-little-girl-model-risk = 由運氣決定
rule-little-girl-model-moderator = 由真人法官判斷

rule-little-girl-catch-p-name = 偷看被發現的機會
rule-little-girl-catch-p = 由運氣決定時，每次偷看被狼人發現的機會，0 是從不，1 是必定。

# 新月擴充包的角色

rule-elder-fault-name = 誤殺長老
rule-elder-fault = 長老怎麼死去，會讓大家失去能力。
rule-elder-fault-vote-shot-poison = 被放逐、槍殺或毒死
rule-elder-fault-any-death = 任何死法

rule-elder-loss-scope-name = 誰失去能力
rule-elder-loss-scope = 誤殺長老之後，誰失去能力。
rule-elder-loss-scope-village-roles = 好人陣營的角色
rule-elder-loss-scope-everyone = 所有人，狼人共同的襲擊除外
rule-elder-loss-scope-all-power-cards = 狼人以外的所有角色

rule-elder-loss-starts-name = 何時失去能力
rule-elder-loss-starts = 誤殺長老之後，能力從什麼時候開始失效。
rule-elder-loss-starts-batch-end = 與長老同時的死亡之後
rule-elder-loss-starts-cascade-end = 這一連串死亡結束之後

rule-revealed-idiot-dies-with-elder-name = 白痴隨長老死去
rule-revealed-idiot-dies-with-elder = 誤殺長老時，已經亮牌的白痴是否一同死去。

rule-defender-may-skip-name = 空守
rule-defender-may-skip = 守衛能否一晚不守任何人。

rule-guard-and-heal-name = 同守同救
rule-guard-and-heal = 同一晚既被守護又被解藥救的人會怎樣。
rule-guard-and-heal-survives-potion-wasted = 活，解藥浪費
rule-guard-and-heal-survives = 活，兩者都有效
rule-guard-and-heal-dies = 死

rule-piper-count-name = 迷惑人數
rule-piper-count = 吹笛者每晚迷惑幾名玩家。
rule-piper-count-2 = 兩名
rule-piper-count-0-2 = 零到兩名
rule-piper-count-1 = 一名

rule-piper-team-name = 吹笛者的陣營
rule-piper-team = 吹笛者自成一方，還是在戀愛之前屬於好人陣營。
rule-piper-team-solo = 自成一方
rule-piper-team-village-until-in-love = 戀愛之前是好人

# 村莊擴充包的角色

rule-white-target-name = 白狼的目標
rule-white-target = 白狼單獨行動時可以殺誰。
rule-white-target-anyone = 任何人
rule-white-target-werewolf-only = 只能殺狼人

rule-white-win-name = 白狼獲勝
rule-white-win = 場上剩下幾人時白狼獲勝。
rule-white-win-last-alive = 只剩他自己
rule-white-win-last-two = 最多還剩另一人

rule-raven-votes-name = 烏鴉的票
rule-raven-votes = 被烏鴉誹謗的玩家多得幾票。
rule-raven-votes-1 = 一票
rule-raven-votes-2 = 兩票

rule-raven-no-repeat-name = 烏鴉不能連續
rule-raven-no-repeat = 烏鴉是否不能連續兩晚誹謗同一人。

rule-pyro-mode-name = 縱火
rule-pyro-mode = 沒有遭到狼人襲擊的人被縱火會怎樣。
rule-pyro-mode-burn-player = 被燒死
rule-pyro-mode-burn-building = 只失去房屋

rule-pyro-side-name = 火燒向哪邊
rule-pyro-side = 被縱火的人同晚遭到襲擊時，哪一邊的第一個狼人被燒死。
rule-pyro-side-left = 左邊
rule-pyro-side-right = 右邊

# 人物擴充包的角色

rule-bbw-off-when-name = 大野狼收手
rule-bbw-off-when = 誰死去以後，大野狼不再單獨殺人。
rule-bbw-off-when-a-wolf-died = 狼人陣營的任何一人
rule-bbw-off-when-wolf-or-wildchild-or-dogwolf-died = 狼牌、變狼的野孩子或選狼的狼狗
rule-bbw-off-when-wolf-bbw-or-white-died = 狼人、大野狼或白狼

rule-infected-keeps-power-name = 感染後保留能力
rule-infected-keeps-power = 被種狼感染的人，能否繼續使用原來的能力。

rule-infection-announced-name = 宣布感染
rule-infection-announced = 天亮時是否宣布有人被感染，不說是誰。

rule-wild-child-change-announced-name = 宣布野孩子變狼
rule-wild-child-change-announced = 榜樣死去、野孩子變成狼人時，是否宣布，不說是誰。

rule-siblings-mode-name = 姊妹與兄弟
rule-siblings-mode = 兩姊妹、三兄弟互相確認之後如何行動。
rule-siblings-mode-confer = 每隔一晚無聲商量，投票自由
rule-siblings-mode-bound-vote = 每晚約定，隔天只能投給他
rule-siblings-mode-recognise-only = 只在第一夜互相確認

rule-judge-window-name = 口吃法官的時機
rule-judge-window = 口吃法官什麼時候可以要求再投一次票。
rule-judge-window-result-until-night = 公布結果之後，入夜之前
rule-judge-window-after-execution = 被放逐的人死去之後
rule-judge-window-while-voting = 投票結束之前

rule-gypsy-mode-name = 吉普賽娘
rule-gypsy-mode = 吉普賽娘決定是否發生事件，還是使用招魂牌。
rule-gypsy-mode-by-deck = 有事件牌決定事件，沒有則招魂
rule-gypsy-mode-toggle-event = 決定是否發生事件
rule-gypsy-mode-spiritualism = 使用五張招魂牌

rule-rusty-side-name = 鏽劍指向哪邊
rule-rusty-side = 鏽劍騎士死後，哪一邊的第一個狼人染病。
rule-rusty-side-left = 左邊
rule-rusty-side-right = 右邊

rule-angel-window-name = 天使的期限
rule-angel-window = 天使在什麼時候死去才算獲勝。
rule-angel-window-first-vote-or-first-night = 第一次投票或第一夜
rule-angel-window-also-second-night = 第二夜被襲擊也算

rule-actor-cards-faceup-name = 變臉者的牌公開
rule-actor-cards-faceup = 變臉者的三張牌是否攤開給所有人看。

# 第四、第五擴充包的角色

rule-assassin-reset-name = 刺客計票
rule-assassin-reset = 投給刺客的票如何累計。
rule-assassin-reset-window = 每兩天重新計
rule-assassin-reset-after-kill = 累計到殺人為止

rule-knight-sees-dormant-name = 騎士識破狼弟
rule-knight-sees-dormant = 騎士挑戰還沒醒來的狼弟時，是否算他挑中了狼人。

rule-duke-uses-name = 公爵的次數
rule-duke-uses = 公爵可以轉移幾次票。
rule-duke-uses-1 = 整局一次
rule-duke-uses-unlimited = 每次投票

rule-traveller-trigger-name = 旅者
rule-traveller-trigger = 旅者的能力因什麼而發動。
rule-traveller-trigger-traveller-attacked = 首夜旅者遭到襲擊
rule-traveller-trigger-duke-killed = 首夜公爵被狼人殺害

# 情侶

rule-cupid-joins-lovers-name = 丘比特加入情侶
rule-cupid-joins-lovers = 丘比特是否與情侶同一陣營。

rule-lovers-may-talk-name = 情侶夜談
rule-lovers-may-talk = 情侶每晚能否私下交談；無論如何不能亮牌。

rule-lovers-recheck-name = 重新判斷情侶陣營
rule-lovers-recheck = 情侶後來分屬不同陣營時，是否從此自成一方。

# 警長與白天

rule-sheriff-election-name = 選舉警長
rule-sheriff-election = 如何選出警長。
rule-sheriff-election-day1-after-speeches = 第一天發言之後，全體投票
rule-sheriff-election-day1-before-deaths = 公布死訊之前，上警競選
rule-sheriff-election-off = 不設警長

rule-sheriff-weight-name = 警長的票
rule-sheriff-weight = 警長的一票算幾票。
rule-sheriff-weight-2 = 兩票
rule-sheriff-weight-1-5 = 一票半

rule-badge-name = 警徽的去向
rule-badge = 警長死去時如何處理警徽。
rule-badge-must-pass = 必須移交
rule-badge-may-destroy = 可以撕掉

rule-self-explosion-name = 自爆
rule-self-explosion = 狼人能否在發言或競選時自爆，立即結束白天。

rule-bomb-badge-name = 自爆與警徽
rule-bomb-badge = 選出警長之前有狼人自爆，警徽會怎樣。
rule-bomb-badge-single = 自爆一次，警徽流失
rule-bomb-badge-double = 自爆兩次，警徽才流失
rule-bomb-badge-none = 只推遲選舉

rule-speech-order-name = 發言順序
rule-speech-order = 白天按什麼順序發言。
rule-speech-order-left-of-victim = 從死者左邊起，順時針
rule-speech-order-free = 自由討論
rule-speech-order-by-clock = 看時鐘單順雙逆；有警長由他定，之後每天換向
rule-speech-order-sheriff-decides = 警長每天決定

rule-no-outside-info-name = 場外資訊
rule-no-outside-info = 能否談論聲響、發毒誓等與本局無關的事。
rule-no-outside-info-moderator-penalty = 禁止，由法官處罰
rule-no-outside-info-off = 不限制

# 投票

rule-vote-style-name = 投票方式
rule-vote-style = 白天如何投票。
rule-vote-style-simultaneous = 同時投票
rule-vote-style-nominate-and-verdict = 輪流提名、辯護，再過半表決

rule-abstain-name = 棄票
rule-abstain = 投票時能否棄票。

rule-self-vote-name = 投自己
rule-self-vote = 能否投給自己。

rule-tie-rule-name = 平票
rule-tie-rule = 平票而沒有替罪羊時怎麼辦。
rule-tie-rule-pk-once-then-nobody = 平票者發言，再投一次，再平則無人出局
rule-tie-rule-nobody = 無人出局
rule-tie-rule-revote-between-tied-until-decided = 在平票者中一直投到分出
rule-tie-rule-sheriff-breaks-tie = 警長裁定
rule-tie-rule-random = 由運氣決定

# 死亡與亮牌

rule-double-cause-name = 兩種死因
rule-double-cause = 一人同晚有兩種死因時，算哪一種。
rule-double-cause-first = 次序在前的一種
rule-double-cause-poison = 毒藥優先

rule-reveal-on-death-name = 死後亮牌
rule-reveal-on-death = 死去的人是否亮出身份牌。
rule-reveal-on-death-always = 都要亮
rule-reveal-on-death-optional = 被放逐的要亮，其他人自願
rule-reveal-on-death-only-voted = 只有被放逐的亮
rule-reveal-on-death-never = 不亮

rule-last-words-name = 遺言
rule-last-words = 死去的人能否留遺言；殉情者總是沒有。
rule-last-words-none = 沒有遺言
rule-last-words-one-sentence = 每人一句
rule-last-words-optional = 每人自願
rule-last-words-cn = 首夜死者和白天出局者
rule-last-words-executed-only = 只有被放逐者

rule-announce-cause-name = 公布死因
rule-announce-cause = 宣布死訊時是否說明死因。

# 勝負

rule-werewolves-win-at-name = 狼人獲勝
rule-werewolves-win-at = 狼人怎樣才算獲勝。
rule-werewolves-win-at-all-villagers-dead = 其他人全部死去
rule-werewolves-win-at-parity = 達到活著的半數，立即獲勝
rule-werewolves-win-at-parity-after-day = 白天結束時達到半數
rule-werewolves-win-at-half-minus-one-after-vote = 放逐後只比半數少一人，且獵人、情侶已死
rule-werewolves-win-at-side-wiped = 屠邊：神職或平民全部死去
rule-werewolves-win-at-all-good-dead = 好人全部死去，也沒有第三方

rule-check-between-double-votes-name = 兩次投票之間判勝負
rule-check-between-double-votes = 一天投兩次票時，兩次之間是否判斷勝負。

rule-shared-victory-name = 共同獲勝
rule-shared-victory = 幾方同時達成條件時，是否都算獲勝。

rule-piper-blocks-village-name = 吹笛者阻擋好人
rule-piper-blocks-village = 吹笛者活著時，好人是否還不算獲勝。

rule-fast-forward-name = 提前判定
rule-fast-forward = 入夜時只剩一狼一人，且沒有什麼能改變結果，是否直接判狼人獲勝。

# 事件牌

rule-event-redraw-if-void-name = 無效重抽
rule-event-redraw-if-void = 抽到沒有效果的事件牌，是否再抽一張。

rule-event-missing-attribute-name = 缺少玩家資料
rule-event-missing-attribute = 事件牌要看年齡、性別而沒有資料時怎麼辦。
rule-event-missing-attribute-ask-moderator = 請法官分組
rule-event-missing-attribute-skip = 跳過這張牌

rule-variant-cards-name = 變體事件牌
rule-variant-cards = 燦爛星期日、收成結束、陰鬱星期一是否啟用各自的變體。

rule-touch-reveals-name = 死亡之觸的方向
rule-touch-reveals = 死亡之觸的死者，是否得知碰他的人在哪一邊。

rule-event-elims-count-as-vote-name = 事件出局算放逐
rule-event-elims-count-as-vote = 因「強烈的懷疑」出局的人，是否算被放逐。

rule-great-distrust-votes-name = 強烈的懷疑
rule-great-distrust-votes = 每人要指出幾名信任的玩家。
rule-great-distrust-votes-2 = 兩名
rule-great-distrust-votes-3 = 三名

rule-nightmare-tie-name = 夢魘平票
rule-nightmare-tie = 抽到「夢魘」那天平票時怎麼辦。
rule-nightmare-tie-all = 票數最高的全部出局
rule-nightmare-tie-normal = 按平票的規則

# 變體

rule-hf-scapegoat-bans-name = 豐收節的替罪羊
rule-hf-scapegoat-bans = 豐收節裡，替罪羊死前能否指定誰可以投票。

rule-hf-witch-uses-name = 豐收節的女巫
rule-hf-witch-uses = 豐收節裡，女巫整局可以擲幾次盒子。
rule-hf-witch-uses-2 = 兩次
rule-hf-witch-uses-unlimited = 不限，每晚一次

rule-last-survivor-wins-name = 黑死病的倖存者
rule-last-survivor-wins = 黑死病裡，最後活著的人是否獲勝。

rule-fascination-persist-name = 催眠延續
rule-fascination-persist = 燦爛星期日過後，被催眠的人是否仍受催眠。

# 雙身份

rule-defender-after-seer-name = 守衛在預言家之後
rule-defender-after-seer = 夜裡是否先叫預言家，再叫守衛。

rule-moderator-identification-name = 法官認人
rule-moderator-identification = 第一夜是否叫醒獵人、白痴、長老、替罪羊，讓法官認人。

# 流程

rule-day-limit-name = 天數上限
rule-day-limit = 過了這麼多天還沒有分出勝負，就無人獲勝。

rule-fake-calls-name = 假叫
rule-fake-calls = 沒有盜賊、丘比特時，第一夜是否也照樣叫他們和情侶。不公布板子時可以迷惑玩家；板子公開時沒有這個作用。

rule-night-calls-name = 夜裡叫人
rule-night-calls = 夜裡逐一叫醒角色，還是把互不影響的一起叫醒。
rule-night-calls-one-by-one = 逐一
rule-night-calls-at-once = 同時

rule-night-redo-name = 重選襲擊
rule-night-redo = 真人法官忘了死者是誰時，能否讓狼人重選一次。
