# Le recueil d’exercices : son titre et ses chapitres, et ce qui se dit à chaque exercice.

title = Tracteur : dix exercices
chapter-leading = Enterrer et entamer
chapter-points = Les points
chapter-last = La dernière levée

clear-title = Vider une couleur
clear-task = Niveau 4, l’atout est trèfle, et votre équipe défend. Vous avez pris le talon et tenez treize atouts. Enterrez huit cartes.
clear-hint = Quand vous n’avez plus d’une couleur, vous pouvez la couper. Laquelle peut disparaître tout entière ?
clear-praise = Sans pique, vous pouvez couper dès qu’on en entame. Et avec treize atouts, vous ne perdrez guère la dernière levée : un dix au fond est un petit risque.
clear-otherwise = Il vous reste des perdantes dans plusieurs couleurs. Vos piques n’ont ni as ni roi : enterrez-les tous, et vous pourrez couper le premier qu’on entame.

gap-title = Voisins
gap-task = Niveau 5, l’atout est cœur ; Est a montré les deux cinq de cœur. C’est vous le preneur, et vous défendez. Qu’entamez-vous ?
gap-hint = Au niveau 5, les cinq sont au-dessus de l’as d’atout. Qui est alors le voisin du six ?
gap-praise = Les cinq manquent dans la suite : le six et le quatre sont voisins, et 6 6 4 4 est un tracteur. Seul un tracteur d’atout plus haut le bat, et il demande quatre atouts à chacun.
gap-otherwise = Vous tenez seize atouts. Faites tomber ceux des autres, autant à la fois que possible : n’y a-t-il pas un tracteur parmi les vôtres ?
gap-pair = Une paire seule tire deux atouts. Les cinq manquent dans la suite : 6 6 et 4 4 se touchent. Entamez les quatre cartes ensemble.
gap-ace = L’as prend une levée au mieux. Tirez d’abord les atouts : ensuite, personne ne pourra couper vos carreaux.
gap-kings = Est a montré les deux cinq de cœur. Ils battent vos rois, et 20 points vont à l’attaque.

draw-title = Tirer les atouts par paires
draw-task = Niveau 2, l’atout est cœur. C’est vous le preneur, vous défendez et tenez treize atouts. Qu’entamez-vous ?
draw-hint = Une paire demande deux atouts à chacun d’un seul coup. Quelles paires ne vous coûtent rien si quelqu’un les bat ?
draw-praise = Une petite paire demande deux atouts à chacun, et si on la bat, aucun point n’est perdu. Bientôt vous seul aurez des atouts, et vos piques seront sûrs.
draw-otherwise = Les atouts d’abord. Avec treize à vous, vous pouvez faire tomber ceux des autres, et le mieux est une petite paire.
draw-aces = Les as ne s’envolent pas. Vous tenez huit piques : quelqu’un pourrait bientôt n’en plus avoir et les couper. Tirez d’abord les atouts.
draw-tens = Une paire d’atouts plus haute prend vos dix, et 20 points vont à l’attaque. Les trois ou les sept tirent tout autant d’atouts.
draw-single = Une carte seule tire un atout à chacun, une paire en tire deux.

throw-title = Plus personne n’en a
throw-task = Niveau 2, l’atout est cœur, et votre équipe défend. Comptez les carreaux tombés. Qu’entamez-vous ?
throw-hint = Sans les deux, il y a 24 carreaux. Combien peuvent encore se trouver hors de votre main ?
throw-praise = Tous les autres carreaux sont partis ; vous en avez enterré un vous-même. Les vôtres peuvent donc s’entamer ensemble, et pour les battre il faut autant d’atouts d’un coup.
throw-otherwise = Plus personne d’autre n’a de carreau. Profitez-en mieux : vous pouvez maintenant en entamer plusieurs ensemble.
throw-one = Un carreau seul tombe sous un seul atout. Personne d’autre n’a de carreau : entamez-en plusieurs ensemble, et il faudra autant d’atouts pour les battre.
throw-joker = Le joker tire un atout à chacun, et il vous servira à la fin. Vos carreaux, eux, peuvent s’entamer ensemble maintenant.

ten-title = Le dix ou l’as ?
ten-task = Sans atout, niveau 2, et votre équipe défend. Nord entame l’as de pique. Quel pique donnez-vous ?
ten-hint = Où est l’autre as de pique ? Et qui ne doit pas avoir les points de votre dix ?
ten-praise = L’autre as est chez vous : aucun pique ne bat celui de Nord. Le dix est à l’abri de l’attaque, et votre as peut encore prendre une levée.
ten-six = L’as de Nord est sûr, et vous ne lui avez rien donné. Les points de votre dix sont en danger tant qu’il est dans votre main.
ten-ace = Deux as sur une levée : le vôtre pouvait en prendre une à lui seul. Et le dix est toujours en danger.

jacks-title = Le rang et les points
jacks-task = Niveau 2, l’atout est trèfle, et vous attaquez. Ouest entame les deux dix de carreau. Vous devez une paire : les valets ou les cinq ?
jacks-hint = Ce que vaut une carte ne dit rien de sa hauteur.
jacks-praise = Le valet ne compte pas, et pourtant il est plus haut que le dix. Votre paire bat les deux dix, et les 20 points sont à vous.
jacks-fives = Les cinq sont plus bas que les dix : Ouest garde la levée et prend aussi vos dix points. Les valets battent les dix.

no-pair-title = Deux cartes ne font pas une paire
no-pair-task = Niveau 2, l’atout est carreau, et vous attaquez. Ouest entame les deux dames de cœur. Vous n’avez pas de paire à cœur. Quelles deux cartes donnez-vous ?
no-pair-hint = Qu’est-ce qui battrait une paire de dames ?
no-pair-praise = Seule une paire plus haute bat une paire. Vous n’en avez pas : vous avez donné de petites cartes et gardé l’as et le roi.
no-pair-otherwise = Seule une paire plus haute bat une paire. Aucun de vos cœurs ne gagne ici : donnez-en deux petits.
no-pair-king = Le roi ne bat pas une paire ; vous mettez seulement dix points sur la levée des autres. Deux petits cœurs suffisent.
no-pair-ace = L’as et le roi ne font pas une paire. Ils perdent ici, dix points avec eux, alors que l’as pouvait prendre une levée à lui seul.

last-player-title = Jouer en dernier
last-player-task = Niveau 2, l’atout est cœur, et votre équipe défend. Est a entamé le cinq de carreau, Nord a donné l’autre cinq, Ouest a joué l’as. Vous n’avez pas de carreau et jouez en dernier. Quelle carte ?
last-player-hint = Dix points sont déjà là, et n’importe quel atout gagne. Lequel voudriez-vous mettre à l’abri ?
last-player-praise = Personne ne joue après vous : n’importe quel atout gagne. Un dix ou un roi est ici à l’abri de l’attaque, ce qui n’est pas vrai partout.
last-player-otherwise = Vous gagnez, mais qui joue en dernier peut mettre un atout qui compte : le dix ou le roi est sûr ici, et plus tard peut-être pas.
last-player-kept = L’as d’Ouest gagne, et l’attaque prend 15 points. Vous n’avez pas de carreau : coupez.
last-player-small = Il gagne, mais le dix et le roi restent dans votre main, où un atout plus haut peut les attraper. Ici, ils sont sûrs.
last-player-dear = Il gagne, mais n’importe quel atout gagne. Gardez les hauts, et mettez le dix ou le roi à l’abri.

joker-title = Le joker attend
joker-task = Niveau 3, l’atout est cœur, votre équipe défend, et l’attaque a 55 points. Nord a entamé le huit de cœur, Ouest l’a battu avec le trois de carreau. Que jouez-vous ?
joker-hint = Combien de points y a-t-il ici ? Et quelle carte prendra la dernière levée, celle qui paie le talon ?
joker-praise = Il n’y a pas de points ici. Votre grand joker est la plus haute carte qui reste. Gardé pour la dernière levée, il tient le talon fermé.
joker-joker = Il prend une levée sans points. Le grand joker est la plus haute carte qui reste : gardez-le pour la dernière levée, où l’attaque aurait aussi les points du talon.

pair-title = Une paire pour finir
pair-task = Niveau 4, l’atout est pique, et vous attaquez. Il vous reste deux cartes : les deux quatre de pique. Comment les entamez-vous ?
pair-hint = Trois jokers sont tombés, et un grand joker est encore quelque part. Que bat-il ?
pair-praise = Un joker seul ne bat pas une paire. Vous prenez tout ce qui reste, et quand la dernière levée s’entame par une paire, le talon compte quatre fois.
pair-single = Le grand joker qui reste bat un quatre seul. Et si la dernière levée s’entame par une carte seule, le talon ne compte que deux fois.
