# The players' words, in the order of the glossary: the word, and what it means.

glossary-who = Who somebody is

term-vanilla-name = vanilla
term-vanilla-means = A plain villager.
term-closed-eye-player-name = closed-eye player
term-closed-eye-player-means = Somebody who never wakes at night: a plain villager.
term-villager-or-lower-name = villager or lower
term-villager-or-lower-means = A villager or a werewolf, but surely no power role.
term-strong-and-weak-name = strong and weak power roles
term-strong-and-weak-means = How much a power can still change: a hunter is strong, a village idiot is weak.
term-high-standing-name = of high standing
term-high-standing-means = Trusted more than others, as one whom the real seer has called good.
term-fisherman-name = fisherman
term-fisherman-means = A villager who does not think for himself; in Chinese a pun on “simple folk”.
term-deep-wolf-name = deep wolf
term-deep-wolf-means = A werewolf who hides well.
term-shallow-wolf-name = shallow wolf
term-shallow-wolf-means = A werewolf who hides badly. Some tables use the Chinese word for the opposite, a wolf who lies low.
term-hook-wolf-name = hook wolf
term-hook-wolf-means = A werewolf who plays along with the village, even against the own pack.
term-wolf-pit-name = wolf pit
term-wolf-pit-means = The seats among which the werewolves must be.

glossary-known = What is known

term-check-name = check
term-check-means = The seer's look at somebody.
term-gold-water-name = gold water
term-gold-water-means = Somebody whom a seer has called good.
term-silver-water-name = silver water
term-silver-water-means = Somebody whom the witch has saved.
term-kill-check-name = kill check
term-kill-check-means = Somebody whom a seer has called a werewolf.
term-badge-plan-name = badge plan
term-badge-plan-means = A seer's announcement of whom he will look at next, and how the badge will tell the result if he dies.
term-reading-roles-name = reading roles
term-reading-roles-means = Working out a role from what somebody says and how.
term-wolf-read-name = wolf read
term-wolf-read-means = A suspicion that somebody is a werewolf.
term-good-and-bad-read-name = read as good, read as bad
term-good-and-bad-read-means = To say on which side one believes somebody to be.

glossary-claimed = What is claimed

term-claim-name = claim
term-claim-means = To say openly which role one has.
term-brazen-claim-name = brazen claim
term-brazen-claim-means = A werewolf's claim to be the seer.
term-counter-claim-name = counter-claim
term-counter-claim-means = Two players claim the same role.
term-bluff-check-name = bluff check
term-bluff-check-means = A false claim, made to see how others react.
term-turning-name = turning on one's seer
term-turning-means = To be called good by a seer, and to doubt him all the same.
term-badge-against-the-seer-name = taking the badge from one's seer
term-badge-against-the-seer-means = To be called good by a seer, to say that one is the seer oneself, and to take the badge. Such a denial counts for more than the claim.
term-taking-the-knife-name = taking the knife
term-taking-the-knife-means = A villager pretends to have a power, so that the werewolves kill him instead of somebody who has one.
term-in-the-race-name = in the race, below it
term-in-the-race-means = Those who run for sheriff, and those who only vote.
term-withdraw-name = withdraw
term-withdraw-means = To leave the race for sheriff before the vote.

glossary-said = What is said of others

term-accuse-name = accuse
term-accuse-means = To call somebody suspicious.
term-defend-name = defend
term-defend-means = To speak for somebody who is suspected.
term-siding-name = siding
term-siding-means = To believe one of two who claim to be the seer, and not the other.
term-showing-oneself-name = showing oneself
term-showing-oneself-means = To lay open what one thinks and why, so that the others believe one is good.
term-coasting-name = coasting
term-coasting-means = To talk without saying anything.
term-early-and-late-seats-name = early and late seats
term-early-and-late-seats-means = Those who speak before others, and those who speak after them.
term-face-pressing-name = face-pressing
term-face-pressing-means = To swear by things outside the game. Not allowed.
term-outside-information-name = outside information
term-outside-information-means = Noises and other things that are not part of the game. Not allowed.

glossary-vote = The vote

term-push-out-name = push out
term-push-out-means = To vote against somebody, or to get others to.
term-vote-call-name = vote call
term-vote-call-means = The closing speech that asks everybody to vote for one player.
term-following-name = following
term-following-means = To vote as somebody else does.
term-vote-splitting-name = vote splitting
term-vote-splitting-means = To bring up a second suspect so that the votes spread.
term-vote-rush-name = vote rush
term-vote-rush-means = To lead a group into a vote.
term-bloc-voting-name = bloc voting
term-bloc-voting-means = Several players, often the werewolves, vote as one.
term-scapegoat-push-name = scapegoat push
term-scapegoat-push-means = Somebody is voted out for want of a better suspect, mostly a villager.
term-runoff-name = run-off
term-runoff-means = Those who are tied speak once more, and the others vote between them.
term-tearing-the-badge-name = tearing the badge
term-tearing-the-badge-means = A dying sheriff destroys the badge. At some tables: to vote out a sheriff who seems to be a werewolf.

glossary-end = The night and the end

term-peaceful-night-name = peaceful night
term-peaceful-night-means = A night in which nobody died.
term-empty-knife-name = empty knife
term-empty-knife-means = The pack kills nobody on purpose.
term-self-knife-name = self-knife
term-self-knife-means = The pack kills one of its own.
term-baiting-the-potion-name = baiting the potion
term-baiting-the-potion-means = A self-knife made so that the witch heals a werewolf.
term-blind-poison-name = blind poison
term-blind-poison-means = To poison somebody without knowing anything.
term-over-heal-name = over-heal
term-over-heal-means = Defender and witch save the same victim; at many tables that victim dies.
term-heartbreak-name = heartbreak
term-heartbreak-means = A lover's death after the other's.
term-self-explosion-name = self-explosion
term-self-explosion-means = A werewolf shows himself, dies, and so ends the day.
term-wiping-the-town-name = wiping the town
term-wiping-the-town-means = The werewolves win when all of the good are dead.
term-wiping-a-side-name = wiping a side
term-wiping-a-side-means = The werewolves win when all power roles, or all plain villagers, are dead.
