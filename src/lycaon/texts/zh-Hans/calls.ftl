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
call-cupid-affair-act = 请选择一名情侣和另一名玩家，让他们成为情人。

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
call-little-girl-act = 请让法官确认你的身份。
call-abominable-sectarian-act = 请让法官确认你的身份。
call-angel-act = 请让法官确认你的身份。
call-villager-villager-act = 请让法官确认你的身份。
call-bear-tamer-act = 请让法官确认你的身份。
call-rusty-sword-knight-act = 请让法官确认你的身份。
call-devoted-servant-act = 请让法官确认你的身份。
call-knight-act = 请让法官确认你的身份。
call-duke-act = 请让法官确认你的身份。

# 村庄、人物扩展。
call-white-werewolf-act = 你要单独再杀一名玩家吗？
call-raven-act = 请选择你要诽谤的玩家。
call-pyromaniac-act = 你要纵火吗？要烧谁的家？
call-dog-wolf-act = 请选择：做狼，还是做狗？
call-big-bad-wolf-act = 你要再杀一名玩家吗？
call-accursed-wolf-father-act = 你要感染今晚的目标吗？
call-wild-child-act = 请选择一名玩家做你的榜样。
call-two-sisters-act = 请互相确认，不要出声。
call-three-brothers-act = 请互相确认，不要出声。
call-fox-act = 请选择一名玩家，查他和他两边的邻座。
call-stuttering-judge-act = 请向法官做出你的暗号。
call-gypsy-act = 今晚你要召灵吗？请用手势告诉法官。
call-actor-act = 请选择今晚要用的牌。

# 第四、第五扩展。只在某些夜里能行动的，法官照样念，好让别人听不出来。
call-pharmacist-act = 你要使用迷魂药吗？你要使用回复药吗？
call-assassin-act = 如果得票已经足够，你可以刺杀一名玩家。
call-enchantress-act = 请选择今晚替你挡灾的玩家。
call-moon-girl-act = 请选择今晚失去能力的玩家。

call-wolf-brothers-name = 狼兄弟
call-wolf-brothers-act = 请互相确认。

call-younger-wolf-brother-act = 如果狼兄刚刚死去，请选择你要杀的玩家。
call-fire-wolf-act = 如果有狼人刚刚死去，你可以让一名玩家永远失去能力。
call-avenger-act = 请选择：狼人阵营，还是好人阵营？

call-avenger-revenge-name = 死去的复仇者
call-avenger-revenge-act = 如果今晚轮到你出手，请选择一名玩家。

call-shadow-act = 请选择一名玩家，做他的影子。
call-medium-act = 如果今晚狼人杀了不止一人，你可以选择变成谁的角色。
call-traveller-act = 如果你的能力发动，请看法官指出的狼人。

# 双身份。
call-two-brothers-act = 请互相确认，不要出声。
call-three-sisters-act = 请互相确认，不要出声。
