# Les leçons du Deux Cents : un titre, ce qu’il faut faire, ce qui en est sorti, et chaque façon de manquer.

two_hundred-trick-title = Une levée
two_hundred-trick-open = Chaque personne pose une carte. C’est une levée. La plus haute carte de la couleur demandée la prend. L’ordre est A K Q J 10 9 8 7 6 5. Vous entamez : prenez cette levée.
two_hundred-trick-won = Personne ne pouvait battre l’as. Vous avez pris la levée, et qui prend une levée entame la suivante.
two_hundred-trick-low = Une carte plus haute de la même couleur l’a prise.

two_hundred-points-title = As, dix et cinq
two_hundred-points-open = Trois sortes de cartes seulement comptent : un as 10, un dix 10, un cinq 5. Ouest entame le roi, et Est ajoute un dix. Prenez ces points.
two_hundred-points-won = Votre as et leur dix : 20 points pour votre équipe. Une donne en a 100.
two_hundred-points-left = Le roi a gardé la levée, et le dix est allé à l’autre équipe. Votre as l’aurait prise.

two_hundred-trump-title = L’atout
two_hundred-trump-open = L’atout de cette donne est cœur. N’importe quel atout bat toute autre couleur. Trèfle est demandé, et vous n’en avez pas : prenez la levée.
two_hundred-trump-won = Un petit cœur a battu l’as de trèfle et rapporté 20 points à votre équipe.
two_hundred-trump-weak = Un roi d’une autre couleur ne peut pas gagner ici. Seul un atout le peut.

two_hundred-follow-title = Fournir
two_hundred-follow-open = Vous devez jouer la couleur demandée si vous en avez. Ce n’est que sans elle que vous pouvez couper. Carreau est demandé : prenez cette levée.
two_hundred-follow-won = Vous avez fourni, et votre as est le plus haut carreau.
two_hundred-follow-low = Vous avez fourni, mais trop bas : le roi a pris votre cinq et le dix de votre partenaire.

two_hundred-bet-title = Ce que promet une mise
two_hundred-bet-open = Une mise promet que vous et votre partenaire prendrez tant des 100 points. Vous avez de longs piques et deux as, et vous pourrez nommer l’atout. Misez.
two_hundred-bet-won = C’est ce que vaut cette main. Si personne ne mise davantage, vous nommez l’atout et entamez.
two_hundred-bet-shy = Vous pouvez mieux. Cinq hauts piques comme atouts prennent beaucoup de points.
two_hundred-bet-high = Trop. Un seul dix perdu, et toute la mise serait enlevée de votre total.

two_hundred-dealer-title = Le devoir du donneur
two_hundred-dealer-open = Les trois autres ont passé. Le donneur doit alors miser 50, et c’est vous. Nommez l’atout : la couleur dont vous avez le plus.
two_hundred-dealer-won = Cinq carreaux : probablement plus que n’importe qui d’autre.
two_hundred-dealer-short = Vous avez peu de cette couleur. Les autres auraient plus d’atouts que vous.

two_hundred-making-title = Réussir la mise
two_hundred-making-open = Votre équipe a misé 70 et en a 40. Il vous en faut 30 de plus. Il ne reste plus d’atouts. Quelle carte vient en premier ?
two_hundred-making-won = L’as a fait tomber le roi, puis votre dix était le plus haut cœur. Vous avez réussi : vos points comptent.
two_hundred-making-early = Le roi a pris votre dix. Entamez d’abord l’as : le roi tombe, et le dix est sûr.

two_hundred-failing-title = Quand une mise chute
two_hundred-failing-open = Est a misé 60 et a 45. Si Est reste sous 60, la mise est enlevée de son total. Arrêtez Est.
two_hundred-failing-won = Est a eu 45 au lieu de 60 : 60 de moins au total de son équipe, et ses points ne comptent pas.
two_hundred-failing-made = Cette levée a donné à Est les points qui manquaient. Prenez-la avec l’as.

two_hundred-hundred-title = La règle des cent
two_hundred-hundred-open = Votre équipe a 120. À partir de 100, vos points ne comptent que si vous ou votre partenaire avez misé dans la donne. Votre partenaire a passé, Ouest a misé 55.
two_hundred-hundred-won = Maintenant, vos points comptent. Vos trèfles peuvent faire 60.
two_hundred-hundred-silent = Votre équipe n’a pas misé : aucun des points qu’elle prend maintenant ne compte.
two_hundred-hundred-high = 100, c’est tous les points de la donne. Une mise plus basse suffit.

two_hundred-naming-title = Nommer l’atout
two_hundred-naming-open = Vous avez le contrat à 60. Nommez l’atout. Mieux vaut long que haut.
two_hundred-naming-won = Cinq piques sont maintenant des atouts. Votre as de cœur est bon de toute façon.
two_hundred-naming-short = Vous n’avez que peu de cette couleur. Les as prennent sans être atouts : nommez votre couleur la plus longue.

two_hundred-counting-title = Compter les atouts
two_hundred-counting-open = L’atout est pique. Huit sont partis, vous tenez la dame : seul le six est encore chez les autres. Il vous faut les trois levées. Qu’entamez-vous d’abord ?
two_hundred-counting-won = Le six est tombé sous votre dame. Après cela, rien ne pouvait battre vos as.
two_hundred-counting-ruffed = Quelqu’un n’avait pas de cette couleur et a coupé votre as avec le six. Faites d’abord tomber le dernier atout.

two_hundred-last-title = Tout près de 200
two_hundred-last-open = Votre équipe a 180 sur 200. Les points ne comptent qu’avec une mise. Faites la plus petite mise qui suffit.
two_hundred-last-won = 50 suffit : si vous réussissez, ces points vous mènent au-delà de 200, et la partie est gagnée.
two_hundred-last-silent = Si votre équipe ne mise pas, ses points ne comptent pas : son total reste où il est.
two_hundred-last-high = C’est plus qu’il ne vous faut. Si vous chutez, vous tombez loin sous 180.
