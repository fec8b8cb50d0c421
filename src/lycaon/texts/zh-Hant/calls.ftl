# 夜裡叫人：睜眼、要做的事、閉眼。沒有單獨寫的角色，用開頭幾句。

call-open = { $role }請睜眼。
call-act = 請行動。
call-close = { $role }請閉眼。

# 幾個角色同時行動。
wave-open = { $roles }，請睜眼。
wave-act = 請各自行動。
wave-close = { $roles }，請閉眼。

call-thief-act = 請看中央的兩張牌。你要交換嗎？
call-cupid-act = 請選擇兩名玩家成為情侶。

call-lovers-name = 情侶
call-lovers-act = 請互相確認。

call-defender-act = 請選擇你要守護的玩家。
call-seer-act = 請選擇你要查驗的玩家。

call-werewolf-name = 狼人
call-werewolf-act = 請互相確認同伴，一起選出你們要襲擊的玩家。

call-witch-act = 你要使用解藥嗎？你要使用毒藥嗎？

call-piper-act = 請選擇你要迷惑的玩家。

call-charmed-name = 被迷惑的玩家
call-charmed-act = 請互相確認。

# 第一夜只為讓法官認人。
call-hunter-act = 請讓法官確認你的身份。
call-village-idiot-act = 請讓法官確認你的身份。
call-elder-act = 請讓法官確認你的身份。
call-scapegoat-act = 請讓法官確認你的身份。
