# 夜里叫人：睁眼、要做的事、闭眼。没有单独写的角色，用开头几句。

call-open = { $role }请睁眼。
call-act = 请行动。
call-close = { $role }请闭眼。

# 几个角色同时行动。
wave-open = { $roles }，请睁眼。
wave-act = 请各自行动。
wave-close = { $roles }，请闭眼。

call-thief-act = 请看中央的两张牌。你要交换吗？
call-cupid-act = 请选择两名玩家成为情侣。

call-lovers-name = 情侣
call-lovers-act = 请互相确认。

call-defender-act = 请选择你要守护的玩家。
call-seer-act = 请选择你要查验的玩家。

call-werewolf-name = 狼人
call-werewolf-act = 请互相确认同伴，统一意见，选择你们要袭击的玩家。

call-witch-act = 你要使用解药吗？你要使用毒药吗？

call-piper-act = 请选择你要迷惑的玩家。

call-charmed-name = 被迷惑的玩家
call-charmed-act = 请互相确认。

# 第一夜只为让法官认人。
call-hunter-act = 请让法官确认你的身份。
call-village-idiot-act = 请让法官确认你的身份。
call-elder-act = 请让法官确认你的身份。
call-scapegoat-act = 请让法官确认你的身份。
