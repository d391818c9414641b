# The lessons of Two Hundred: a title, what is to be done, what came of it, and each way to miss it.

two_hundred-trick-title = A trick
two_hundred-trick-open = Each player puts down one card. That is a trick. The highest card of the suit led takes it. The order is A K Q J 10 9 8 7 6 5. You lead: take this trick.
two_hundred-trick-won = Nobody could beat the ace. You took the trick, and whoever takes a trick leads to the next.
two_hundred-trick-low = A higher card of the same suit took it.

two_hundred-points-title = Aces, tens and fives
two_hundred-points-open = Only three kinds of cards count: an ace 10, a ten 10, a five 5. West leads the king, and East adds a ten. Take these points.
two_hundred-points-won = Your ace and their ten: 20 points for your side. A deal has 100.
two_hundred-points-left = The king kept the trick, and the ten went to the other side. Your ace would have taken it.

two_hundred-trump-title = Trump
two_hundred-trump-open = Hearts are trump in this deal. Any trump beats any other suit. Clubs were led, and you have none: take the trick.
two_hundred-trump-won = A small heart beat the ace of clubs, and brought your side 20 points.
two_hundred-trump-weak = A king of another suit cannot win here. Only a trump can.

two_hundred-follow-title = Following suit
two_hundred-follow-open = You must play the suit that was led if you have it. Only without it may you trump. Diamonds were led: win this trick.
two_hundred-follow-won = You followed, and your ace is the highest diamond.
two_hundred-follow-low = You followed, but too low: the king took your five and your partner’s ten.

two_hundred-bet-title = What a bet promises
two_hundred-bet-open = A bet promises that you and your partner will take so many of the 100 points. You have long spades and two aces, and you may name trump. Make a bet.
two_hundred-bet-won = That is what this hand is worth. If no one bets more, you name trump and lead.
two_hundred-bet-shy = You can do more. Five high spades as trump take many points.
two_hundred-bet-high = Too much. One lost ten, and the whole bet would be taken from your total.

two_hundred-dealer-title = The dealer’s duty
two_hundred-dealer-open = All three passed. Then the dealer must bet 50, and that is you. Name trump: the suit you have most of.
two_hundred-dealer-won = Five diamonds: more than anyone else is likely to have.
two_hundred-dealer-short = You have few of that suit. The others would have more trumps than you.

two_hundred-making-title = Making the bet
two_hundred-making-open = Your side bet 70 and has 40. You need 30 more. No trumps are left. Which card comes first?
two_hundred-making-won = The ace drew the king, and then your ten was the highest heart left. You made it: your points count.
two_hundred-making-early = The king took your ten. Lead the ace first: the king falls, and the ten is safe.

two_hundred-failing-title = When a bet fails
two_hundred-failing-open = East bet 60 and has 45. If East stays below 60, the bet is taken from their total. Stop East.
two_hundred-failing-won = East got 45 of 60: 60 off their total, and their points count for nothing.
two_hundred-failing-made = That trick gave East the points that were missing. Take it with the ace.

two_hundred-hundred-title = The hundred rule
two_hundred-hundred-open = Your side has 120. From 100 on, your points count only if you or your partner bet in the deal. Your partner passed, West bet 55.
two_hundred-hundred-won = Now your points count. Your clubs can make 60.
two_hundred-hundred-silent = Your side did not bet, so all the points it takes now count for nothing.
two_hundred-hundred-high = 100 means every point there is. A lower bet is enough.

two_hundred-naming-title = Naming trump
two_hundred-naming-open = You won the betting at 60. Name trump. Long is better than high.
two_hundred-naming-won = Five spades are trump now. Your ace of hearts is good in any case.
two_hundred-naming-short = You have only a few of that suit. The aces win without being trump: name your longest suit.

two_hundred-counting-title = Counting trumps
two_hundred-counting-open = Spades are trump. Eight are gone, you hold the queen: only the six is out. You need all three tricks. What do you lead first?
two_hundred-counting-won = The six fell under your queen. After that nothing could beat your aces.
two_hundred-counting-ruffed = Somebody had none of that suit and trumped your ace with the six. Draw the last trump first.

two_hundred-last-title = Close to 200
two_hundred-last-open = Your side has 180 of 200. Points count only with a bet. Make the smallest bet that is enough.
two_hundred-last-won = 50 is enough: if you make it, those points bring you past 200, and the match is won.
two_hundred-last-silent = If your side does not bet, its points do not count: its total stays where it is.
two_hundred-last-high = That is more than you need. If it fails, you fall far below 180.
