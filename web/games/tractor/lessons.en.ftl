# The lessons of Tractor: a title, what is to be done, what came of it, and each way to miss it.

tractor-trick-title = A trick
tractor-trick-open = Each player puts down a card. The highest card of the suit led takes all four. The order is A K Q J 10 9 and so on down. You lead: take this trick.
tractor-trick-won = The ace is the highest club. There are two packs, so every card is there twice.
tractor-trick-low = A higher club took it.

tractor-points-title = Fives, tens and kings
tractor-points-open = A five counts 5, a ten 10, a king 10. One side collects points; here it is yours. A king and a ten lie on the table: take them.
tractor-points-won = Twenty of the 200 points in a deal. Your side needs 80.
tractor-points-left = The king won, and you got nothing. Your ace is higher.

tractor-trump-title = Trump beats
tractor-trump-open = Hearts are trump. If you have none of the suit led, a trump takes the trick. Spades were led: take this trick.
tractor-trump-won = The four of hearts beat the ace of spades.
tractor-trump-weak = A card of another suit never wins. You had a trump.

tractor-order-title = The order of trumps
tractor-order-open = Hearts are trump, and so are all twos: the level is 2. From the top: big joker, small joker, the two of hearts, the other twos, then hearts from the ace. Beat West’s two of clubs, and keep the joker.
tractor-order-won = The two of the trump suit beats the other twos.
tractor-order-low = The ace of hearts is lower than any two here.
tractor-order-equal = The twos outside the trump suit are equal, and of equals the first one played wins.
tractor-order-dear = The big joker wins, but you will miss it later. The two of hearts was enough.

tractor-pairs-title = Pairs
tractor-pairs-open = Two identical cards are a pair. East leads a pair: only a higher pair beats it, and a pair must be played if you have one of that suit.
tractor-pairs-won = Nines beat sevens.
tractor-pairs-low = A pair, as you must, but sixes are lower than sevens.

tractor-tractors-title = Tractors
tractor-tractors-open = Pairs of neighbouring ranks in one suit are a tractor. It can be led all at once. Lead one.
tractor-tractors-won = Four cards in one go. Only a higher tractor beats it, and nobody had one. At the table one tap takes up the whole tractor; a second one lets a card go.
tractor-tractors-pair = You have two pairs side by side: 8 8 and 9 9. Lead all four cards together.

tractor-owed-title = What you owe
tractor-owed-open = East leads a tractor. You have none, so you owe a pair of spades if you hold one, then any spades. East will win: give no points.
tractor-owed-won = The pair, and two spades without points.
tractor-owed-gave = The king is worth ten, and East takes it. The queen and the jack are worth nothing.

tractor-giving-title = Points for your partner
tractor-giving-open = North sits opposite and plays with you. North’s ace cannot be beaten. Put points on it.
tractor-giving-won = Ten points for your side.
tractor-giving-kept = The trick was safe, and you gave it nothing. The ten would have counted.

tractor-ruff-title = Trumping a pair
tractor-ruff-open = East leads both kings of diamonds: 20 points. You have no diamonds. A pair is beaten only by a pair.
tractor-ruff-won = Two small trumps that match beat both kings.
tractor-ruff-single = Your two cards do not match. A pair is only beaten by a pair of trumps.

tractor-throw-title = Throws
tractor-throw-open = Cards of one suit that nobody can beat may be led together: a throw. You hold both aces of clubs. Throw as many cards as you can.
tractor-throw-won = Both aces and the king: nothing outside beats any of them. The others had to find three cards at once.
tractor-throw-slow = That works, but the king is safe too. Lead all three cards together.

tractor-declare-title = Declaring
tractor-declare-open = The level is 2: whoever shows a two makes its suit trump. You hold the two of hearts and the two of clubs. Choose a suit, or pass.
tractor-declare-won = Nine hearts become trumps, and you are the starter.
tractor-declare-short = Hearts are your long suit. The more trumps you have, the better for you.

tractor-bury-title = Burying
tractor-bury-open = You are the starter: you took eight cards from the table and put eight back. They lie hidden to the end. Bury no points and no trumps.
tractor-bury-won = Nothing to lose down there, and your trumps are still in your hand.
tractor-bury-points = Those points are in danger: whoever wins the last trick against you is paid for them at least twice.
tractor-bury-trumps = Trumps win tricks. Keep them.

tractor-kitty-title = The last trick
tractor-kitty-open = Points are buried. Your side gets them doubled if it wins the last trick. You have two cards left, one of them a high trump.
tractor-kitty-won = The trump won the last trick, and the buried points count twice.
tractor-kitty-spent = You used the trump on a trick without points. The last trick is the one that pays.

tractor-levels-title = Levels
tractor-levels-open = Your side has 75 points. From 80 on it takes over and plays for its own level. Take this trick.
tractor-levels-won = You take over, and the next deal is for your level. Whoever holds the others below 80 rises a level; at the ace that wins the match.
tractor-levels-short = Still 75: they hold the deal and rise a level.
