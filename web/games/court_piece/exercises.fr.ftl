# Le recueil d’exercices : son titre et ses chapitres, et ce qui se dit à chaque exercice.

title = Court Piece : dix exercices
chapter-court = Atout et kot
chapter-double = Sar double

length-title = La longueur avant la hauteur
length-task = Vous êtes le déclarant et voyez ces cinq cartes. Nommez l’atout ; huit autres viendront.
length-hint = Quelle carte prend une levée même si sa couleur n’est pas atout ?
length-praise = Trois cœurs sont le début d’une longue couleur, bien que le dix soit le plus haut. L’as de pique prend sa levée sans être atout.
length-ace = L’as de pique prend sa levée de toute façon. Un seul atout est un maigre début, et vous tenez trois cœurs.
length-king = Un seul atout est un maigre début, même un roi. Vous tenez trois cœurs.
length-none = Vous n’avez pas de trèfle jusqu’ici. Nommez la couleur dont vous avez le plus.

guard-title = Contre un kot
guard-task = L’atout est trèfle. Les autres ont six levées et vous aucune : une septième en fait un kot. Ouest entame le six de pique. Quel pique ?
guard-hint = L’as de pique est tombé. Y a-t-il une raison d’attendre ?
guard-praise = Le roi est le plus haut pique qui reste. Avec une levée à vous, il ne peut plus y avoir de kot.
guard-nine = Le dix, le valet et la dame battent le neuf, et leur prochaine levée est un kot. Le roi est le plus haut pique qui reste : jouez-le maintenant.

seventh-title = La septième levée
seventh-task = L’atout est pique. Vous avez six levées et les autres aucune : une septième en fait un kot. Nord entame le cinq de trèfle, Ouest joue le trois, et vous n’avez pas de trèfle. Que jouez-vous ?
seventh-hint = Est doit encore jouer. Qu’est-ce qui bat tous les trèfles qu’Est peut avoir ?
seventh-praise = Le petit atout bat n’importe quel trèfle : sept à zéro, et un kot.
seventh-otherwise = N’importe quel trèfle plus haut d’Est gagne maintenant, et il n’y a plus de kot. C’est ici que votre atout valait le plus.
seventh-ace = L’as d’une autre couleur ne gagne rien ici. Il suffit à Est d’un trèfle plus haut, et il n’y a plus de kot : coupez.

trump-title = D’abord le plus haut atout
trump-task = L’atout est cœur. Les autres ont six levées et vous deux : il vous faut les cinq qui restent. Qu’entamez-vous ?
trump-hint = Quel est le plus haut atout qui reste ? Et que peuvent faire les petits à vos autres hautes cartes ?
trump-praise = La dame est le plus haut atout qui reste et tire ceux des autres. Après elle viennent le roi de pique et la dame de trèfle, les plus hauts de leur couleur.
trump-otherwise = Une carte plus haute de cette couleur n’est pas tombée, et une levée de plus pour eux finit la donne. Commencez par la dame d’atout.
trump-master = C’est la plus haute de sa couleur, mais de petits atouts ne sont pas tombés, et l’un d’eux peut la prendre. Tirez-les avec la dame de cœur.

run-title = Finir une suite
run-task = L’atout est cœur. Trois levées sont sur le tas, Ouest a gagné la dernière et entame le cinq de cœur. L’as ou le trois ?
run-hint = Que devient le tas si Ouest gagne aussi cette levée ?
run-praise = Rien ne bat l’as : la suite d’Ouest est finie, et l’entame est à vous. Gagnez aussi la suivante, et le tas est à vous.
run-three = Si personne ne bat le cinq, Ouest en a gagné deux de suite et prend tout le tas. L’as l’en empêche à coup sûr.

other-title = La levée de quelqu’un d’autre
other-task = L’atout est trèfle. Trois levées sont sur le tas, et Est a gagné la dernière. Est entame le sept de pique, Nord joue le neuf, Ouest coupe avec le deux. Vous n’avez pas de pique. Que jouez-vous ?
other-hint = Qui gagne cette levée si vous la laissez, et est-ce la même personne qui a gagné la dernière ?
other-praise = Ouest gagne, et non Est : la suite d’Est est finie, et personne ne prend le tas. Vous gardez trois atouts pour les trois dernières levées, et la toute dernière prend tout.
other-trumped = Vous gagnez, mais ne prenez rien : il en faut deux de suite. Ouest avait déjà fini la suite d’Est, et votre atout manquera dans les dernières levées.

leave-title = La suite de votre partenaire
leave-task = L’atout est trèfle. Nord a gagné la première levée et entame l’as de pique ; Ouest fournit. Vous n’avez pas de pique. Que jouez-vous ?
leave-hint = Que prend Nord en gagnant encore ? Et de quelle couleur pourriez-vous vous défaire ?
leave-praise = Nord en gagne deux de suite et prend les deux levées. Et sans carreau, vous pouvez couper le prochain qu’on entame.
leave-otherwise = Laissez la levée à Nord, qui prend ainsi le tas, et jetez la carte dont vous avez le moins besoin : votre seul carreau.
leave-heart = Nord prend le tas, c’est juste. Mais jetez le carreau : sans lui, vous pouvez couper à carreau.

take-title = Deux dans la même main
take-task = L’atout est carreau. Cinq levées sont sur le tas, et Est a gagné la dernière. Est entame le quatre de cœur, le valet de Nord est en tête, et vous jouez en dernier. Quel cœur ?
take-hint = Nord gagnerait une levée. Qui peut gagner celle-ci et la suivante ?
take-praise = Vous gagnez cette levée et tenez encore le plus haut cœur. S’il gagne aussi, cela fait deux de suite, et les sept levées sont à vous.
take-eight = Nord gagne celle-ci, mais peut-être pas la suivante. Vous tenez l’as et le roi : gagnez maintenant, puis encore la suivante, et le tas est à vous.

thirteenth-title = La treizième levée
thirteenth-task = L’atout est pique. Il reste deux levées, huit sont sur le tas, et Est a gagné la dernière. Est entame le huit de pique ; Nord et Ouest jouent plus bas. Le neuf ou la dame ?
thirteenth-hint = La dernière levée prend tout. Laquelle de vos deux cartes la gagnerait ?
thirteenth-praise = Le neuf suffit ici et finit la suite d’Est. La dame gagne la treizième levée, et avec elle tout le tas.
thirteenth-queen = Vous gagnez, mais une seule de suite. Le valet et le dix ne sont pas tombés, et l’un d’eux bat votre neuf à la treizième levée, qui prend tout le tas.

aces-title = As, puis roi
aces-task = Ici, deux as de suite ne prennent rien. L’atout est trèfle. Vous venez de gagner avec l’as de trèfle ; deux levées sont sur le tas. Qu’entamez-vous ?
aces-hint = Laquelle de vos cartes est la plus haute de sa couleur sans être un as ?
aces-praise = L’as de pique est tombé : le roi est le plus haut. As, puis roi : avec le roi, vous prenez le tas.
aces-otherwise = Quelqu’un d’autre peut gagner cette levée, et votre suite est finie. Le roi de pique est le plus haut qui reste, et ce n’est pas un as.
aces-ace = Un second as de suite ne compte pas et ne prend rien. Le roi de pique est le plus haut qui reste : il aurait pris le tas.
