# 命令行里的通用字眼。

cli-error = 错误：{ $text }
cli-question = 问
cli-answer = 答
cli-again = 请再来一次。
cli-bye = 再见。
