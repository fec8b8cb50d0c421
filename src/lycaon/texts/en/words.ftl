# Seats, lists and words that are used everywhere.

# One seat and several; a name, where there is one, stands in brackets.
seat = { $number }
seat-named = { $number } ({ $name })
seats = { $numbers }
player = player { $number }
player-named = player { $number } ({ $name })
players = players { $numbers }
players-named = players { $seats }
# A seat alone on a button or in a list.
label-named = { $number } { $name }

# Lists: what there is and the next; the last one has its own line.
list-next = { $list }, { $next }
list-last = { $list } and { $next }
# Clauses of one sentence.
clause-next = { $list }; { $next }
# Sentences, one after the other.
sentence-next = { $list } { $next }

# The phases.
phase-setup = Setup
phase-night = Night { $number }
phase-dawn = Dawn of day { $number }
phase-day = Day { $number }
phase-over = The game is over

yes = yes
no = no
pass = pass
nobody = nobody
# What somebody is called who plays by itself.

# Words to choose from.
word-caught = caught
word-done = done
word-keep = keep it
word-left = left
word-no = no
word-right = right
word-tear = tear it up
word-unseen = unseen
word-yes = yes
