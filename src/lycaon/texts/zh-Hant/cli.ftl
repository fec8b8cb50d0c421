# 命令列裡的通用字眼。

cli-error = 錯誤：{ $text }
cli-question = 問
cli-answer = 答
cli-again = 請再來一次。
cli-bye = 再見。
