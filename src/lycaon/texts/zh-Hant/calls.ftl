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
call-cupid-affair-act = 請選擇一名情侶和另一名玩家，讓他們成為情人。

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
call-little-girl-act = 請讓法官確認你的身份。
call-abominable-sectarian-act = 請讓法官確認你的身份。
call-angel-act = 請讓法官確認你的身份。
call-villager-villager-act = 請讓法官確認你的身份。
call-bear-tamer-act = 請讓法官確認你的身份。
call-rusty-sword-knight-act = 請讓法官確認你的身份。
call-devoted-servant-act = 請讓法官確認你的身份。
call-knight-act = 請讓法官確認你的身份。
call-duke-act = 請讓法官確認你的身份。

# 村莊、人物擴充包。
call-white-werewolf-act = 你要單獨再殺一名玩家嗎？
call-raven-act = 請選擇你要誹謗的玩家。
call-pyromaniac-act = 你要縱火嗎？要燒誰的家？
call-dog-wolf-act = 請選擇：做狼，還是做狗？
call-big-bad-wolf-act = 你要再殺一名玩家嗎？
call-accursed-wolf-father-act = 你要感染今晚的目標嗎？
call-wild-child-act = 請選擇一名玩家做你的榜樣。
call-two-sisters-act = 請互相確認，不要出聲。
call-three-brothers-act = 請互相確認，不要出聲。
call-fox-act = 請選擇一名玩家，查他和他兩邊的鄰座。
call-stuttering-judge-act = 請向法官做出你的暗號。
call-gypsy-act = 今晚你要召靈嗎？請用手勢告訴法官。
call-actor-act = 請選擇今晚要用的牌。

# 第四、第五擴充包。只在某些夜裡能行動的，法官照樣念，好讓別人聽不出來。
call-pharmacist-act = 你要使用迷魂藥嗎？你要使用回復藥嗎？
call-assassin-act = 如果得票已經足夠，你可以刺殺一名玩家。
call-enchantress-act = 請選擇今晚替你擋災的玩家。
call-moon-girl-act = 請選擇今晚失去能力的玩家。

call-wolf-brothers-name = 狼兄弟
call-wolf-brothers-act = 請互相確認。

call-younger-wolf-brother-act = 如果狼兄剛剛死去，請選擇你要殺的玩家。
call-fire-wolf-act = 如果有狼人剛剛死去，你可以讓一名玩家永遠失去能力。
call-avenger-act = 請選擇：狼人陣營，還是好人陣營？

call-avenger-revenge-name = 死去的復仇者
call-avenger-revenge-act = 如果今晚輪到你出手，請選擇一名玩家。

call-shadow-act = 請選擇一名玩家，做他的影子。
call-medium-act = 如果今晚狼人殺了不止一人，你可以選擇變成誰的角色。
call-traveller-act = 如果你的能力發動，請看法官指出的狼人。

# 雙身份。
call-two-brothers-act = 請互相確認，不要出聲。
call-three-sisters-act = 請互相確認，不要出聲。
