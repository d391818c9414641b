# The example pack of exercises: its title and chapters, and what is said at each exercise.

title = Two Hundred: ten exercises
chapter-bet = Betting and naming trump
chapter-leading = Drawing trumps
chapter-points = Points on the trick
chapter-trumps = When to trump

hundred-title = The hundred rule
hundred-task = Both sides have 100. West bet 50, North and East passed, and you are the last to speak. What do you say?
hundred-hint = From 100 on, a side’s points count only if one of its two players has bet in the deal.
hundred-praise = Now your side’s points count again. And 55 is enough: nobody speaks after you, so the contract is yours.
hundred-otherwise = You are the last to speak, so 55 already buys the contract. Whatever you promise above it has to be taken as well.
hundred-silent = North has passed too. Without a bet from your side, none of the points you take in this deal would count.
hundred-high = Nobody speaks after you, and 55 already buys the contract. Why promise five points more?

high-cards-title = High cards, no length
high-cards-task = You have 75, the others 25. West bet 50, North and East passed, and you are the last to speak. What do you say?
high-cards-hint = How many trumps would you have? And what becomes of West’s contract if your high cards win their tricks against it?
high-cards-praise = Right. No suit of yours is longer than three cards. Aces and kings win just as well against West’s contract, and if it fails, that side loses 50.
high-cards-otherwise = That is a high promise for a hand without a long suit. Pass, and your high cards work against West’s contract.
high-cards-bet = Whatever you name, you have three trumps at most. Your high cards take their tricks against West too, and there you do not risk 55.

naming-title = Long or high
naming-task = The contract is yours for 55. Name trump.
naming-hint = Which of your cards win a trick without being trump?
naming-praise = Five clubs, though the queen is the highest of them: small trumps win once the others have none left. Your aces need no help.
naming-ace = The ace wins its trick without being trump. With two trumps you would soon have none, and the others hold eight.
naming-queen = A single trump is gone after one round. Name the suit you have most of.

small-title = Draw trumps with a small one
small-task = Spades are trump, and your contract is 60. Your ace of spades brought the eight and the queen; North has no trump. What do you lead now?
small-hint = The king, the jack and the five of spades are still out. Whose are they?
small-praise = A small trump draws theirs. You give up a trick, and keep the ten until nothing can beat it.
small-otherwise = Three trumps are still out against you, and any side card can be trumped. Draw the trumps first.
small-ten = The king and the jack are still out, and either of them takes your ten: ten points for the others.
small-ace = The ace of clubs can wait, and it can be trumped as long as West or East has a trump. Draw them first.
small-heart = That gives the lead away while three trumps are out against you. Draw them first.

last-trump-title = The last trump
last-trump-task = Spades are trump, and your contract is 55. Count the spades that have been played. What do you lead?
last-trump-hint = Seven of the ten have been played, and you hold two. Which one is left, and which of yours beats it?
last-trump-praise = Only the ten was out, and the jack catches it: ten points, and no trump is left against you.
last-trump-low = Only the ten is out, and it beats the nine: a trick and ten points for the others.
last-trump-club = Clubs can wait. As long as the ten of spades is out, the others can trump with it and bring its ten points home.

ten-title = Is the trick safe?
ten-task = Spades are trump. North leads the king of clubs, East throws a diamond away, and West is still to play. Which club do you give?
ten-hint = Where is the ace of clubs? And what did West play on your first spade?
ten-praise = The ace of clubs has gone, and West had no trump from the first round on. Nobody can take the trick from North, so the ten is safe.
ten-eight = Nobody can beat North’s king: the ace has gone, and West has no trump. Later the ten could fall to the queen or the jack.

five-title = Five or ten?
five-task = Clubs are trump. North draws them with the king and now with the ace; East played the jack and then the queen. Which club do you give?
five-hint = Which club will be the highest once this trick is over?
five-praise = Ace, king, queen and jack have gone: your ten is now the highest trump and wins a trick of its own. The five needed North’s ace.
five-ten = The ten is safe here, but it is safe later too: with ace, king, queen and jack gone it is the highest trump. Give the five, which wins nothing by itself.

safe-ten-title = Last to play
safe-ten-task = Spades are trump, and East’s contract is 60. West led the king of clubs. You have only trumps left, and you are the last to play. Which one?
safe-ten-hint = Any of them wins this trick. Which one could lose a later one?
safe-ten-praise = Nobody plays after you, so the ten is safe and brings its ten points. King and queen are the highest trumps now and win anyway.
safe-ten-dear = It wins, but the ten stays behind, and the jack of spades is still out to catch it. Whoever plays last can bring a ten to safety.

patience-title = A trump that can wait
patience-task = Spades are trump, and West’s contract is 60. West leads the king of diamonds. You have no diamond, and you are the last to play. What do you play?
patience-hint = How many points are in this trick? And which spade is the highest, now that the ace has gone?
patience-praise = There is no point in this trick. Your king of spades is the highest trump and wins one whenever you like: keep it for a trick that pays.
patience-ruffed = You win a trick without a single point. With the ace gone, the king of spades is the highest trump: it can wait for an ace or a ten.
patience-ten = The trick is West’s, and now your ten points are too. Throw away a card that counts nothing.

last-two-title = The last two tricks
last-two-task = Clubs are trump, and East’s contract is 55. Two tricks are left. West led the nine of hearts, North threw a spade away, East trumped with the eight. What now?
last-two-hint = Besides the cards on the table three are still out. Which are they, and how many points do they have?
last-two-praise = You gave up five points and kept the nine. It beats the five of clubs, the last trump out, and takes the ace and the ten of spades with it: 25 points.
last-two-won = You win a trick without points and then have to lead the five of diamonds. The five of clubs trumps it, and all 30 points go to the others.
