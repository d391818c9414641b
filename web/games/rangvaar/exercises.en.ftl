# The example pack of exercises: its title and chapters, and what is said at each exercise.

title = Rangvaar: ten exercises
chapter-auction = The auction
chapter-leading = Leading
chapter-following = Following suit
chapter-trumping = Trumping

partner-title = Over your own partner?
partner-task = Five cards are dealt. West bid 7, your partner North 8, and East passed. Do you bid more?
partner-hint = Your side has the bid already. What would you gain by promising nine?
partner-praise = Your side has the bid already. A higher one earns nothing: the tricks you take count in any case, and only those that are missing would be taken off.
partner-otherwise = Your side has the bid already. Whatever you promise above 8 you have to take, and each missing trick is taken off.
partner-nine = At 8 the bid is your side’s already. With nine you promise a trick more and get nothing for it: the tricks you take count in any case.

forced-title = You had to open
forced-task = You had to open, and bid 7. West bid 8, North and East passed. Do you go on?
forced-hint = Whoever opens has to bid. How many tricks do you see in your five cards?
forced-praise = Your 7 was owed, and nothing binds you to go on. With an ace and no suit longer than two cards, let West try for eight: what is missing then is taken off their score.
forced-otherwise = An ace and no suit longer than two cards are not enough for so many tricks. Let West try for eight.
forced-nine = You hold an ace and no suit longer than two cards. Nine tricks are much to promise on that, and each missing one is taken off.

naming-title = Name the longer suit
naming-task = You bid 7, and the others passed. Name trump on these five cards; eight more will come.
naming-hint = Which card wins a trick even if its suit is not trump?
naming-praise = King and queen are a start, and the next eight cards may bring more diamonds. The ace of spades wins its trick without being trump.
naming-ace = The ace of spades wins its trick in any case. As a trump suit one card is a thin start, and you hold two diamonds.
naming-single = One card is a thin start. You hold two diamonds, the king and the queen.

trumps-title = Trumps first
trumps-task = Diamonds are trump, your bid is 7, and you lead to the first trick. Which card?
trumps-hint = Only the ace is above your five trumps. And what can happen to your hearts as long as the others have trumps?
trumps-praise = One of your five drives out the ace, the others draw what is left. After that nobody can trump your hearts.
trumps-otherwise = Draw the trumps first: you hold five of them side by side, and as long as the others have some they can trump your other suits.
trumps-hearts = Ace and king are the highest hearts, but somebody may soon be out of hearts and trump one. Draw the trumps first.
trumps-king = The ace of spades is still out and takes the king. Draw the trumps first.

eighth-title = The eighth trick
eighth-task = Hearts are trump. West bid 8, and that side has 7 tricks. Three are left, you lead, and you want all of them. Which card comes first?
eighth-hint = One trump is still out. Which one is it, and what can it do to your king?
eighth-praise = The jack draws the ten, the last trump. Now the king is the highest club, and nobody can trump it.
eighth-king = The ten of hearts is still out and can trump the king. Draw it first, with the jack.
eighth-seven = Higher clubs are out, and the ten of hearts too. Draw the ten with the jack, and then lead the king.

second-title = Second to play
second-task = Spades are trump, and your bid is 8. East leads the five of clubs, and you are second to play. Which club?
second-hint = North plays last. What does your ace catch now, and what could it catch later?
second-praise = North plays last and may win this trick. Your ace waits for the king or the queen.
second-ace = The ace catches only small cards here, while king and queen are still out. North could have won this trick.

third-title = Third to play
third-task = Clubs are trump, and North’s bid is 7. North leads the five of diamonds, East plays the three, and only West comes after you. The king or the two?
third-hint = With what could West win if you play the two?
third-praise = Third to play, play high: the king wins, or West has to spend the ace to beat it.
third-two = The two lets West win with anything above the five. The king would win, or make West spend the ace.

cheapest-title = As cheap as can be
cheapest-task = Spades are trump, and East’s bid is 7. West led the five of clubs, North played the three, East the six, and you play last. Which club?
cheapest-hint = East’s six is winning. What is the lowest club that beats it?
cheapest-praise = It wins just as well as the ace, and the ace takes another trick later.
cheapest-ace = You win, but the eight would have been enough. Kept, the ace could win another trick.
cheapest-four = The four leaves the trick to East’s six. You hold higher clubs.

small-title = Trump with a small one
small-task = Hearts are trump, and West’s bid is 8. North led the three of diamonds, East played the six, and you have no diamond. What do you play?
small-hint = Only West comes after you. Which of your hearts wins a trick later in any case?
small-praise = A small trump takes the trick, and the ace of hearts still wins another.
small-otherwise = East’s six is winning, and you gave the trick away. Take it with a small heart.
small-ace = The ace of hearts wins a trick in any case. Here a small heart does, unless West can beat it with a trump.

winning-title = Your partner has it
winning-task = Diamonds are trump, and East’s bid is 8. North leads the ace of hearts, East plays the eight, and you have no heart. What do you play?
winning-hint = Who is winning this trick?
winning-praise = North’s ace is winning. You gave a small club and kept your trump and the king of spades for other tricks.
winning-trumped = North’s ace was winning. You trump your own partner, and the trump is gone.
winning-king = The ace of spades has gone, so your king was the highest spade, and you threw it away. North’s ace needed no help.
