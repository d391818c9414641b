# Le recueil d’exercices : son titre et ses chapitres, et ce qui se dit à chaque exercice.

title = Deux Cents : dix exercices
chapter-bet = Miser et nommer l’atout
chapter-leading = Tirer les atouts
chapter-points = Des points sur la levée
chapter-trumps = Quand couper

hundred-title = La règle des cent
hundred-task = Les deux équipes ont 100. Ouest a misé 50, Nord et Est ont passé, et vous parlez en dernier. Que dites-vous ?
hundred-hint = À partir de 100, les points d’une équipe ne comptent que si l’un de ses deux joueurs a misé dans la donne.
hundred-praise = Les points de votre équipe comptent de nouveau. Et 55 suffit : personne ne parle après vous, le contrat est donc à vous.
hundred-otherwise = Vous parlez en dernier : 55 suffit pour avoir le contrat. Tout ce que vous promettez de plus, il faudra le prendre aussi.
hundred-silent = Nord a passé aussi. Sans une mise de votre équipe, aucun des points que vous prenez dans cette donne ne compterait.
hundred-high = Personne ne parle après vous, et 55 suffit pour avoir le contrat. Pourquoi promettre cinq points de plus ?

high-cards-title = Des hautes cartes, rien de long
high-cards-task = Vous avez 75, les autres 25. Ouest a misé 50, Nord et Est ont passé, et vous parlez en dernier. Que dites-vous ?
high-cards-hint = Combien d’atouts auriez-vous ? Et que devient le contrat d’Ouest si vos hautes cartes prennent leurs levées contre lui ?
high-cards-praise = Bien. Aucune de vos couleurs n’a plus de trois cartes. Les as et les rois prennent tout autant contre le contrat d’Ouest, et s’il chute, cette équipe perd 50.
high-cards-otherwise = C’est beaucoup promettre pour une main sans longue couleur. Passez, et vos hautes cartes travailleront contre le contrat d’Ouest.
high-cards-bet = Quoi que vous nommiez, vous avez trois atouts au plus. Vos hautes cartes prennent aussi leurs levées contre Ouest, et là vous ne risquez pas 55.

naming-title = Long ou haut
naming-task = Le contrat est à vous pour 55. Nommez l’atout.
naming-hint = Lesquelles de vos cartes prennent une levée sans être atout ?
naming-praise = Cinq trèfles, bien que la dame soit le plus haut : les petits atouts gagnent quand les autres n’en ont plus. Vos as n’ont pas besoin d’aide.
naming-ace = L’as prend sa levée sans être atout. Avec deux atouts, vous n’en auriez bientôt plus, et les autres en ont huit.
naming-queen = Un seul atout est parti au premier tour. Nommez la couleur dont vous avez le plus.

small-title = Tirer les atouts avec un petit
small-task = L’atout est pique, et votre contrat est 60. Votre as de pique a fait tomber le huit et la dame ; Nord n’a pas d’atout. Qu’entamez-vous maintenant ?
small-hint = Le roi, le valet et le cinq de pique ne sont pas tombés. À qui sont-ils ?
small-praise = Un petit atout fait tomber les leurs. Vous cédez une levée et gardez le dix jusqu’à ce que rien ne puisse le battre.
small-otherwise = Trois atouts restent contre vous, et n’importe quelle autre carte peut être coupée. Tirez d’abord les atouts.
small-ten = Le roi et le valet ne sont pas tombés, et l’un comme l’autre prend votre dix : dix points pour les autres.
small-ace = L’as de trèfle peut attendre, et il peut être coupé tant qu’Ouest ou Est a un atout. Tirez-les d’abord.
small-heart = Vous laissez l’entame aux autres alors que trois atouts restent contre vous. Tirez-les d’abord.

last-trump-title = Le dernier atout
last-trump-task = L’atout est pique, et votre contrat est 55. Comptez les piques tombés. Qu’entamez-vous ?
last-trump-hint = Sept des dix sont tombés, et vous en avez deux. Lequel reste, et lequel des vôtres le bat ?
last-trump-praise = Il ne restait que le dix, et le valet l’attrape : dix points, et plus aucun atout contre vous.
last-trump-low = Il ne reste que le dix, et il bat le neuf : une levée et dix points pour les autres.
last-trump-club = Les trèfles peuvent attendre. Tant que le dix de pique n’est pas tombé, les autres peuvent couper avec lui et mettre ses dix points à l’abri.

ten-title = La levée est-elle sûre ?
ten-task = L’atout est pique. Nord entame le roi de trèfle, Est jette un carreau, et Ouest doit encore jouer. Quel trèfle donnez-vous ?
ten-hint = Où est l’as de trèfle ? Et qu’a joué Ouest sur votre premier pique ?
ten-praise = L’as de trèfle est tombé, et Ouest n’avait pas d’atout dès le premier tour. Personne ne peut prendre la levée à Nord : le dix est sûr.
ten-eight = Personne ne peut battre le roi de Nord : l’as est tombé, et Ouest n’a pas d’atout. Plus tard, la dame ou le valet pourrait prendre le dix.

five-title = Le cinq ou le dix ?
five-task = L’atout est trèfle. Nord le tire avec le roi, puis avec l’as ; Est a joué le valet, puis la dame. Quel trèfle donnez-vous ?
five-hint = Quel trèfle sera le plus haut après cette levée ?
five-praise = L’as, le roi, la dame et le valet sont tombés : votre dix est maintenant le plus haut atout et prend une levée à lui seul. Le cinq avait besoin de l’as de Nord.
five-ten = Le dix est sûr ici, mais il l’est aussi plus tard : sans as, roi, dame ni valet, c’est le plus haut atout. Donnez le cinq, qui ne prend rien tout seul.

safe-ten-title = Jouer en dernier
safe-ten-task = L’atout est pique, et le contrat d’Est est 60. Ouest a entamé le roi de trèfle. Vous n’avez plus que des atouts, et vous jouez en dernier. Lequel ?
safe-ten-hint = N’importe lequel prend cette levée. Lequel pourrait en perdre une plus tard ?
safe-ten-praise = Personne ne joue après vous : le dix est sûr et rapporte ses dix points. Le roi et la dame sont maintenant les plus hauts atouts et gagnent de toute façon.
safe-ten-dear = Il gagne, mais le dix reste derrière, et le valet de pique peut encore l’attraper. Qui joue en dernier peut mettre un dix à l’abri.

patience-title = Un atout qui peut attendre
patience-task = L’atout est pique, et le contrat d’Ouest est 60. Ouest entame le roi de carreau. Vous n’avez pas de carreau et jouez en dernier. Que jouez-vous ?
patience-hint = Combien de points y a-t-il dans cette levée ? Et quel pique est le plus haut, maintenant que l’as est tombé ?
patience-praise = Il n’y a pas un point dans cette levée. Votre roi de pique est le plus haut atout et gagne quand vous voulez : gardez-le pour une levée qui rapporte.
patience-ruffed = Vous prenez une levée sans un seul point. L’as tombé, le roi de pique est le plus haut atout : il peut attendre un as ou un dix.
patience-ten = La levée est à Ouest, et maintenant vos dix points aussi. Jetez une carte qui ne compte pas.

last-two-title = Les deux dernières levées
last-two-task = L’atout est trèfle, et le contrat d’Est est 55. Il reste deux levées. Ouest a entamé le neuf de cœur, Nord a jeté un pique, Est a coupé avec le huit. Et maintenant ?
last-two-hint = À part les cartes sur la table, trois ne sont pas encore tombées. Lesquelles, et combien de points font-elles ?
last-two-praise = Vous avez cédé cinq points et gardé le neuf. Il bat le cinq de trèfle, le dernier atout, et prend avec lui l’as et le dix de pique : 25 points.
last-two-won = Vous prenez une levée sans points et devez ensuite entamer le cinq de carreau. Le cinq de trèfle le coupe, et les 30 points vont aux autres.
