# Les leçons du Tracteur : un titre, ce qu’il faut faire, ce qui en est sorti, et chaque façon de manquer.

tractor-trick-title = Une levée
tractor-trick-open = Chaque personne pose une carte. La plus haute carte de la couleur demandée prend les quatre. L’ordre est A K Q J 10 9, et ainsi de suite. Vous entamez : prenez cette levée.
tractor-trick-won = L’as est le plus haut trèfle. Il y a deux paquets : chaque carte existe en double.
tractor-trick-low = Un trèfle plus haut l’a prise.

tractor-points-title = Cinq, dix et rois
tractor-points-open = Un cinq compte 5, un dix 10, un roi 10. Une équipe ramasse les points ; ici, c’est la vôtre. Un roi et un dix sont sur la table : prenez-les.
tractor-points-won = Vingt des 200 points de la donne. Il en faut 80 à votre équipe.
tractor-points-left = Le roi a gagné, et vous n’avez rien eu. Votre as est plus haut.

tractor-trump-title = L’atout l’emporte
tractor-trump-open = L’atout est cœur. Si vous n’avez rien dans la couleur demandée, un atout prend la levée. Pique est demandé : prenez cette levée.
tractor-trump-won = Le quatre de cœur a battu l’as de pique.
tractor-trump-weak = Une carte d’une autre couleur ne gagne jamais. Vous aviez un atout.

tractor-order-title = L’ordre des atouts
tractor-order-open = L’atout est cœur, et chaque deux est aussi un atout : on joue le niveau 2. À partir du haut : le grand joker, le petit joker, le deux de cœur, les deux des autres couleurs, puis les cœurs à partir de l’as. Battez le deux de trèfle d’Ouest, et gardez le joker.
tractor-order-won = Le deux de la couleur d’atout bat les autres deux.
tractor-order-low = L’as de cœur est plus bas que n’importe quel deux ici.
tractor-order-equal = Les deux hors de la couleur d’atout sont égaux, et de cartes égales la première jouée l’emporte.
tractor-order-dear = Le grand joker gagne, mais il vous manquera plus tard. Le deux de cœur suffisait.

tractor-pairs-title = Les paires
tractor-pairs-open = Deux cartes identiques sont une paire. Est entame une paire : seule une paire plus haute la bat, et il faut en jouer une si on en a une de la couleur.
tractor-pairs-won = Les neuf battent les sept.
tractor-pairs-low = Une paire, comme il le faut, mais les six sont plus bas que les sept.

tractor-tractors-title = Les tracteurs
tractor-tractors-open = Des paires de rangs voisins d’une même couleur sont un tracteur. On peut l’entamer d’un seul coup. Entamez-en un.
tractor-tractors-won = Quatre cartes d’un coup. Seul un tracteur plus haut les bat, et personne n’en avait. À la table, un toucher prend tout le tracteur ; un second repose une carte.
tractor-tractors-pair = Vous avez deux paires qui se touchent : 8 8 et 9 9. Entamez les quatre cartes ensemble.

tractor-owed-title = Ce que vous devez
tractor-owed-open = Est entame un tracteur. Vous n’en avez pas : vous devez donc une paire de piques si vous en tenez une, puis n’importe quels piques. Est va gagner : ne donnez pas de points.
tractor-owed-won = La paire, et deux piques sans points.
tractor-owed-gave = Le roi vaut dix, et Est le prend. La dame et le valet ne valent rien.

tractor-giving-title = Des points pour votre partenaire
tractor-giving-open = Nord est en face et joue avec vous. L’as de Nord ne peut pas être battu. Mettez-y des points.
tractor-giving-won = Dix points pour votre équipe.
tractor-giving-kept = La levée était sûre, et vous ne lui avez rien donné. Le dix aurait compté.

tractor-ruff-title = Couper une paire
tractor-ruff-open = Est entame les deux rois de carreau : 20 points. Vous n’avez pas de carreau. Une paire n’est battue que par une paire.
tractor-ruff-won = Deux petits atouts pareils ont battu les deux rois.
tractor-ruff-single = Vos deux cartes ne sont pas pareilles. Ici, seule une paire d’atouts bat la paire d’Est.

tractor-throw-title = Les lancers
tractor-throw-open = Des cartes d’une même couleur peuvent s’entamer ensemble si personne ne peut les battre : c’est un lancer. Vous tenez les deux as de trèfle. Lancez autant de cartes que vous le pouvez.
tractor-throw-won = Les deux as et le roi : rien chez les autres ne bat l’un d’eux. Ils ont dû trouver trois cartes d’un coup.
tractor-throw-slow = Cela marche, mais le roi est sûr aussi. Entamez les trois cartes ensemble.

tractor-declare-title = Déclarer
tractor-declare-open = Le niveau est 2 : quand on montre un deux, la couleur de ce deux devient l’atout. Vous tenez le deux de cœur et le deux de trèfle. Choisissez une couleur, ou passez.
tractor-declare-won = Neuf cœurs deviennent des atouts, et c’est vous le preneur.
tractor-declare-short = Cœur est votre longue couleur. Plus vous avez d’atouts, mieux c’est pour vous.

tractor-bury-title = Enterrer
tractor-bury-open = C’est vous le preneur : vous avez pris huit cartes de la table et en remettez huit. Elles restent cachées jusqu’à la fin. N’enterrez ni points ni atouts.
tractor-bury-won = Rien à perdre là-dessous, et vos atouts sont toujours dans votre main.
tractor-bury-points = Ces points sont en danger : qui prend la dernière levée contre vous les touche au moins deux fois.
tractor-bury-trumps = Les atouts prennent des levées. Gardez-les.

tractor-kitty-title = La dernière levée
tractor-kitty-open = Des points sont enterrés. Votre équipe les a en double si elle prend la dernière levée. Il vous reste deux cartes, dont un haut atout.
tractor-kitty-won = L’atout a pris la dernière levée, et les points enterrés comptent deux fois.
tractor-kitty-spent = Vous avez utilisé l’atout sur une levée sans points. C’est la dernière levée qui rapporte.

tractor-levels-title = Les niveaux
tractor-levels-open = Votre équipe a 75 points. À partir de 80, elle passe à la défense et joue pour son propre niveau. Prenez cette levée.
tractor-levels-won = Vous passez à la défense, et la donne qui vient se joue à votre niveau. Qui tient l’autre équipe sous 80 monte d’un niveau ; à l’as, cela gagne la partie.
tractor-levels-short = Toujours 75 : l’autre équipe tient la donne et monte d’un niveau.
