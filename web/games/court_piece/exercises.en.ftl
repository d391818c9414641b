# The example pack of exercises: its title and chapters, and what is said at each exercise.

title = Court Piece: ten exercises
chapter-court = Trump and court
chapter-double = Double sar

length-title = Length before height
length-task = You are the caller and see these five cards. Name trump; eight more will come.
length-hint = Which card wins a trick even if its suit is not trump?
length-praise = Three hearts are the start of a long suit, though the ten is the highest of them. The ace of spades wins its trick without being trump.
length-ace = The ace of spades wins its trick in any case. One trump is a thin start, and you hold three hearts.
length-king = One trump is a thin start, even if it is a king. You hold three hearts.
length-none = You have no club so far. Name the suit you have most of.

guard-title = Against a court
guard-task = Clubs are trump. The others have six tricks and you none: a seventh makes it a court. West leads the six of spades. Which spade?
guard-hint = The ace of spades has gone. Is there anything to wait for?
guard-praise = The king is the highest spade left. With one trick of yours it can be no court any more.
guard-nine = Ten, jack and queen beat the nine, and the next trick of theirs is a court. The king is the highest spade left: play it now.

seventh-title = The seventh trick
seventh-task = Spades are trump. You have six tricks and the others none: a seventh makes it a court. North leads the five of clubs, West plays the three, and you have no club. What do you play?
seventh-hint = East is still to play. What beats every club that East may hold?
seventh-praise = The small trump beats every club: seven to nothing, and a court.
seventh-otherwise = Any higher club of East’s wins now, and then there is no court. Your trump was worth most in this trick.
seventh-ace = The ace of another suit wins nothing here. East needs only a higher club, and then there is no court: trump the trick.

trump-title = The highest trump first
trump-task = Hearts are trump. The others have six tricks and you two, so you need all five that are left. What do you lead?
trump-hint = Which is the highest trump left? And what can the small ones do to your other high cards?
trump-praise = The queen is the highest trump left and draws those of the others. After her come the king of spades and the queen of clubs, the highest of their suits.
trump-otherwise = A higher card of that suit is still out, and one more trick ends the deal for you. Begin with the queen of trumps.
trump-master = It is the highest card of its suit, but small trumps are still out, and one of them can take it. Draw them with the queen of hearts.

run-title = Ending a run
run-task = Hearts are trump. Three tricks lie on the pile, West won the last one and leads the five of hearts. The ace or the three?
run-hint = What happens to the pile if West wins this trick too?
run-praise = Nothing beats the ace: West’s run is over, and you lead. Win the next trick as well, and the pile is yours.
run-three = If nobody beats the five, West has won two running and takes the whole pile. The ace ends that for certain.

other-title = Another player’s trick
other-task = Clubs are trump. Three tricks lie on the pile, and East won the last one. East leads the seven of spades, North plays the nine, West trumps with the two. You have no spade. What do you play?
other-hint = Who wins this trick if you let it go, and was it the same player who won the last?
other-praise = West wins, not East: East’s run is over, and nobody takes the pile. You keep three trumps for the last three tricks, and the very last takes everything.
other-trumped = You win, but take nothing: a run has to be two tricks. West had ended East’s run already, and your trump will be missing in the last tricks.

leave-title = Your partner’s run
leave-task = Clubs are trump. North has won the first trick and leads the ace of spades; West follows. You have no spade. What do you play?
leave-hint = What does North take by winning again? And which suit could you get rid of?
leave-praise = North wins two running and takes both tricks. And without a diamond you can trump the next one that is led.
leave-otherwise = Leave the trick to North, who takes the pile with it, and throw the card you need least: your only diamond.
leave-heart = North takes the pile, that is right. But throw the diamond: without it you can trump diamonds.

take-title = Two in one hand
take-task = Diamonds are trump. Five tricks lie on the pile, and East won the last one. East leads the four of hearts, North’s jack is winning, and you play last. Which heart?
take-hint = North would win one trick. Who can win this one and the next?
take-praise = You win this trick and still hold the highest heart. If that wins too, you have won two running, and all seven tricks are yours.
take-eight = North wins this one, but may not win the next. You hold ace and king: win now, and again with the next trick, and the pile is yours.

thirteenth-title = The thirteenth trick
thirteenth-task = Spades are trump. Two tricks are left, eight lie on the pile, and East won the last one. East leads the eight of spades; North and West play lower. The nine or the queen?
thirteenth-hint = The last trick takes everything. Which of your two cards would win it?
thirteenth-praise = The nine is enough here, and it ends East’s run. The queen wins the thirteenth trick, and with it the whole pile.
thirteenth-queen = You win, but only one running. The jack and the ten are still out, and one of them beats your nine in the thirteenth trick, which takes the whole pile.

aces-title = Ace, then king
aces-task = Here two aces running take nothing. Clubs are trump. You have just won with the ace of clubs; two tricks lie on the pile. What do you lead?
aces-hint = Which of your cards is the highest of its suit, and no ace?
aces-praise = The ace of spades has gone, so the king is the highest. Ace, then king: with the king you take the pile.
aces-otherwise = Somebody else may win that, and your run is over. The king of spades is the highest left, and it is no ace.
aces-ace = A second ace running does not count, and takes nothing. The king of spades is the highest left: it would have taken the pile.
