# The lessons of Court Piece: a title, what is to be done, what came of it, and each way to miss it.

court_piece-trick-title = A trick
court_piece-trick-open = Each player puts down one card. That is a trick. The highest card of the suit led takes it. The order is A K Q J 10 9 and so on down to 2. You lead: take this trick.
court_piece-trick-won = Nothing beats the ace. Whoever takes a trick leads to the next.
court_piece-trick-low = A higher diamond took it.

court_piece-five-title = Trump from five cards
court_piece-five-open = You are the caller: you alone see five cards, and nobody else any. Name trump now: that suit beats every other. Eight more cards come afterwards.
court_piece-five-won = Four diamonds with the king: the longest suit brings most tricks. The ace of spades wins its trick anyway.
court_piece-five-short = You hold few cards of that suit, perhaps one. The others will have more trumps than you. Name the suit you have most of.

court_piece-lead-title = Who leads
court_piece-lead-open = The caller leads to the first trick, and whoever wins a trick leads to the next. The lead is yours: win two tricks in a row.
court_piece-lead-won = The ace won, so you led again, and the king was then the highest club.
court_piece-lead-lost = The others won that trick and lead now. Begin with the cards that surely win.

court_piece-trump-title = Following and trumping
court_piece-trump-open = East leads a diamond, and spades are trump. Follow suit while you can. The trick after this one is to be yours.
court_piece-trump-won = You followed while you could. Without a club, your smallest trump beat the ace.
court_piece-trump-threw = You threw a card away, and the ace of clubs won. You had no club, so your trump would have won it.

court_piece-guard-title = Against a court
court_piece-guard-open = They have taken six tricks and you none. A seventh makes it a court. East leads the king of hearts: what now?
court_piece-guard-won = One trick is enough: they may still win the deal, but there is no court.
court_piece-guard-waited = Seven to nothing: a court, and the deal is over. The ace you kept for later was never played.

court_piece-one-title = Playing for a court
court_piece-one-open = Your side has six tricks and they have none. You lead: the seventh makes it a court. The ace of diamonds is still out.
court_piece-one-won = Seven to nothing: a court! The ace of clubs could not be beaten.
court_piece-one-lost = They took a trick, so it can be no court any more. Lead the card that nobody can beat.

court_piece-double-title = Double sar
court_piece-double-open = Three tricks lie in the middle. Whoever wins two running takes them all. You won the last one, and you lead: take the pile. The ace of diamonds is gone.
court_piece-double-won = The king won, your second trick running, and you take all four. A new pile begins.
court_piece-double-lost = It has to be the same player twice. If somebody else wins, even your partner, the pile stays and your run is over.

court_piece-aces-title = The aces’ rule
court_piece-aces-open = Here two aces running by one player do not take the pile. You have just won with the ace of clubs, and you lead. Take the three tricks now.
court_piece-aces-won = The king of clubs was the highest left. Ace, then king: the king takes the pile.
court_piece-aces-aces = Nothing was taken. A second ace running does not count, and a trick of another player ends your run. The king of clubs would have taken it.

court_piece-last-title = The thirteenth trick
court_piece-last-open = Two tricks are left. The last one takes everything that still lies in the middle. Spades are trump: which of your cards do you keep for it?
court_piece-last-won = Your trump won the thirteenth trick, and the whole pile with it.
court_piece-last-early = You won the twelfth trick, but only one running: the pile stayed, and the last trick took it from you.

court_piece-ask-title = Asking for trump
court_piece-ask-open = East laid a card face down; its suit will be trump. East leads the ace of hearts, and you have no heart. Ask for trump, or throw a card away?
court_piece-ask-won = Diamonds are trump from your card on, and even your two beats the ace. Whoever asks has to play a trump, if there is one in the hand.
court_piece-ask-threw = While trump lies face down there is none: the ace of hearts won. Nobody had to ask, but here it would have paid.

court_piece-indicator-title = The indicator
court_piece-indicator-open = Trump is hidden in this game. Lay one of your five cards face down: its suit will be trump. Until somebody asks, that card is out of your hand.
court_piece-indicator-won = A low card of your longest suit. The ace and the king stay in your hand and can win tricks meanwhile.
court_piece-indicator-short = You have one club only. Choose a card of the suit that you have most of.
court_piece-indicator-high = The suit is right, but a high card face down cannot win anything. Lay a low one.

court_piece-rows-title = Rows and courts
court_piece-rows-open = You have won six deals in a row; a seventh makes the row a court. Six tricks are yours and five theirs. West leads, and spades are trump.
court_piece-rows-won = Seven tricks win the deal, and seven deals in a row are a court. Rows begin again at nothing.
court_piece-rows-late = West then drew your last trump. They won the deal, and your row falls to nothing. A small trump is best used while it wins.
