# The example pack of exercises: its title and chapters, and what is said at each exercise.

title = Tractor: ten exercises
chapter-leading = Burying and leading
chapter-points = Points
chapter-last = The last trick

clear-title = Clear a suit
clear-task = Level 4, clubs are trump, and your side defends. You have taken the kitty and hold thirteen trumps. Bury eight cards.
clear-hint = Once you have none of a suit, you can trump it. Which side suit can disappear as a whole?
clear-praise = Without spades you can trump the first time they are led. And with thirteen trumps you will hardly lose the last trick, so a ten at the bottom is a small risk.
clear-otherwise = That leaves you losers in several suits. Your spades have neither ace nor king: bury them all, and you can trump the first one that is led.

gap-title = Neighbours
gap-task = Level 5, hearts are trump; East showed both fives of hearts. You start for the defending side. What do you lead?
gap-hint = At level 5 the fives stand above the ace of trumps. What is next to the six, then?
gap-praise = The fives are missing from the row, so six and four are neighbours: 6 6 4 4 is a tractor. Only a higher tractor of trumps beats it, and it calls for four trumps from everybody.
gap-otherwise = You hold sixteen trumps. Draw those of the others, as many at a time as you can: is there a tractor among yours?
gap-pair = One pair draws two trumps. The fives are missing from the row, so 6 6 and 4 4 touch: lead all four cards together.
gap-ace = The ace wins one trick at best. Draw trumps first: then nobody can trump your diamonds.
gap-kings = East showed both fives of hearts. They beat your kings, and 20 points go to the attackers.

draw-title = Drawing trumps in pairs
draw-task = Level 2, hearts are trump, and you start for the defending side with thirteen trumps. What do you lead?
draw-hint = A pair calls for two trumps from everybody at once. Which pairs cost you nothing if somebody beats them?
draw-praise = A small pair calls for two trumps from everybody, and if it is beaten, no point is lost. Soon only you will have trumps, and then your spades are safe.
draw-otherwise = Trumps first. With thirteen of your own you can draw those of the others, best of all with a small pair.
draw-aces = The aces do not run away. You hold eight spades, so somebody may soon have none left and trump them. Draw trumps first.
draw-tens = A higher pair of trumps takes your tens, and 20 points go to the attackers. The threes or the sevens draw just as many trumps.
draw-single = A single draws one trump from everybody, a pair draws two.

throw-title = Nobody has any left
throw-task = Level 2, hearts are trump, and your side defends. Count the diamonds that have gone. What do you lead?
throw-hint = Apart from the twos there are 24 diamonds. How many can still be outside your hand?
throw-praise = All other diamonds have gone; one you buried yourself. So yours may be led together, and to beat them somebody needs as many trumps at once.
throw-otherwise = Nobody else has a diamond left. Make more of that: several of yours can be led together now.
throw-one = A single diamond falls to a single trump. Nobody else has diamonds, so you may lead several together: then it takes as many trumps to beat them.
throw-joker = The joker draws one trump from everybody, and you will want it at the end. Your diamonds can be led together now.

ten-title = Ten or ace?
ten-task = No trump, level 2, and your side defends. North leads the ace of spades. Which spade do you give?
ten-hint = Where is the other ace of spades? And who is not to get the points of your ten?
ten-praise = You hold the other ace, so no spade beats North’s. The ten is safe from the attackers, and your own ace can still win a trick.
ten-six = North’s ace is safe, and you gave it nothing. The points of your ten are in danger as long as it is in your hand.
ten-ace = Two aces on one trick: yours could have won one by itself. And the ten is still in danger.

jacks-title = Rank and points
jacks-task = Level 2, clubs are trump, and you attack. West leads both tens of diamonds. You must play a pair: the jacks or the fives?
jacks-hint = What a card is worth says nothing about how high it is.
jacks-praise = The jack counts nothing and yet is higher than the ten. Your pair beats both tens, and 20 points are yours.
jacks-fives = The fives are lower than the tens: West keeps the trick and gets your ten points too. The jacks beat the tens.

no-pair-title = Two cards are no pair
no-pair-task = Level 2, diamonds are trump, and you attack. West leads both queens of hearts. You have no pair of hearts. Which two do you give?
no-pair-hint = What would beat a pair of queens?
no-pair-praise = Only a higher pair beats a pair. You have none, so you gave small cards and kept the ace and the king.
no-pair-otherwise = Only a higher pair beats a pair. No two of your hearts can win here, so give two small ones.
no-pair-king = The king does not beat a pair; you only put ten points on the others’ trick. Two small hearts are enough.
no-pair-ace = Ace and king are no pair. They lose here, and ten points with them, while the ace could have won a trick by itself.

last-player-title = Last to play
last-player-task = Level 2, hearts are trump, and your side defends. East led the five of diamonds, North gave the other five, West played the ace. You have no diamond and play last. Which card?
last-player-hint = Ten points lie here already, and any trump wins. Which trump would you like to bring home?
last-player-praise = Nobody plays after you, so any trump wins. A ten or a king is safe here from the attackers, and that is not so everywhere.
last-player-otherwise = You win, but whoever plays last can use a trump that counts: the ten or the king is safe here, and later it may not be.
last-player-kept = West’s ace wins, and the attackers get 15 points. You have no diamond: trump it.
last-player-small = It wins, but the ten and the king stay in your hand, where a higher trump may catch them. Here they are safe.
last-player-dear = It wins, but so does any trump. Keep the high ones, and bring the ten or the king home.

joker-title = The joker waits
joker-task = Level 3, hearts are trump, your side defends, and the attackers have 55 points. North led the eight of hearts, West beat it with the three of diamonds. What do you play?
joker-hint = How many points lie here? And which card will win the last trick, where the kitty is paid?
joker-praise = No points lie here. Your big joker is the highest card left. Kept for the last trick, it keeps the kitty closed.
joker-joker = It wins a trick without points. The big joker is the highest card left: keep it for the last trick, where the attackers would get the kitty’s points as well.

pair-title = A pair at the end
pair-task = Level 4, spades are trump, and you attack. Two cards are left to you: both fours of spades. How do you lead them?
pair-hint = Three jokers have been played, and one big joker is still out. What does it beat?
pair-praise = One joker does not beat a pair. You win all that is left, and when the last trick is led as a pair, the kitty counts four times.
pair-single = The big joker that is still out beats a single four. And if the last trick is led as a single, the kitty counts only twice.
