# A few words for the command line.

cli-error = Error: { $text }
cli-question = question
cli-answer = answer
cli-again = Please try again.
cli-bye = Goodbye.
