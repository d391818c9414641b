# The lessons of Rangvaar: a title, what is to be done, what came of it, and each way to miss it.

rangvaar-trick-title = A trick
rangvaar-trick-open = Each player puts down one card. That is a trick. The highest card of the suit led takes it. The order is A K Q J 10 9 and so on down to 2. You lead: take this trick.
rangvaar-trick-won = Nothing beats the ace. Whoever takes a trick leads to the next.
rangvaar-trick-low = A higher diamond took it.

rangvaar-seven-title = Seven of thirteen
rangvaar-seven-open = A deal has thirteen tricks; each counts one. You and your partner promised seven and have six. Two tricks are left: take one.
rangvaar-seven-won = Seven tricks: the promise is kept.
rangvaar-seven-late = You saved the king, and the ace caught it. Take the trick you can have.

rangvaar-trump-title = Trump
rangvaar-trump-open = Spades are trump: they beat every other suit. Clubs were led, and East trumped with the seven. You have no club either: take this trick.
rangvaar-trump-won = The jack is a higher trump than the seven.
rangvaar-trump-weak = Your trump was lower than the seven. Among trumps the highest wins.

rangvaar-void-title = Without the suit
rangvaar-void-open = You must follow suit if you can. West leads the king of diamonds, and you have none: you may play anything. Spades are trump.
rangvaar-void-won = The smallest trump beat the king.
rangvaar-void-threw = You threw a card away, and the king kept the trick. You had a trump.

rangvaar-five-title = The first five cards
rangvaar-five-open = At first you see only five cards of your thirteen. You open, and must bid how many tricks your side will take: 7 to 13.
rangvaar-five-won = Five strong cards, and a careful bid. Eight more cards will come.
rangvaar-five-high = Each missing trick counts against you. Nobody can know that much from five cards.

rangvaar-auction-title = The auction
rangvaar-auction-open = West bid 7 and East 8. Bid more, or pass: a pass is final.
rangvaar-auction-won = Right. With five small cards, let them try.
rangvaar-auction-high = You have no high card. A bid that fails costs as many points as tricks are missing.

rangvaar-failing-title = A bid that fails
rangvaar-failing-open = East bid 9 and has 8. If East gets no more, the missing trick is taken off their score. Two tricks are left: take both.
rangvaar-failing-won = They took 8 and missed 9 by one: they score 7, not 8.
rangvaar-failing-made = That was East’s ninth trick, and the bid is made. Your ace would have stopped it.

rangvaar-packet-title = The second packet
rangvaar-packet-open = You won the auction. Name trump now, on five cards: the other eight come afterwards.
rangvaar-packet-won = Four hearts already, and the next eight cards may bring more.
rangvaar-packet-short = One card is a thin start. Name the suit you have most of.

rangvaar-partner-title = Your partner
rangvaar-partner-open = North sits opposite and plays with you. North’s ace is winning. Take both tricks together.
rangvaar-partner-won = You let the ace win, and your king took the next one.
rangvaar-partner-waste = You put the king under your partner’s ace. Now the queen wins the next trick.

rangvaar-court-title = A court
rangvaar-court-open = Your side has won every trick so far. All thirteen are a court: a badge, no points. Take the last two.
rangvaar-court-won = A court! It is a badge and no more: chips, if you play for them, go to the side with the higher total over the match.
rangvaar-court-early = The king took your queen. Lead the ace first: the king falls under it.

rangvaar-last-title = The last tricks
rangvaar-last-open = The match stands 15 to 15. You bid 8 and have 7. There are no trumps left, and you lead: take one more trick.
rangvaar-last-won = Eight of eight: your side wins the match. Take sure tricks before you give up the lead.
rangvaar-last-kept = You gave up the lead and had to throw the ace away. Play it while you lead.
