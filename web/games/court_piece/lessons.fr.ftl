# Les leçons du Court Piece : un titre, ce qu’il faut faire, ce qui en est sorti, et chaque façon de manquer.

court_piece-trick-title = Une levée
court_piece-trick-open = Chaque personne pose une carte. C’est une levée. La plus haute carte de la couleur demandée la prend. L’ordre est A K Q J 10 9, et ainsi de suite jusqu’au 2. Vous entamez : prenez cette levée.
court_piece-trick-won = Rien ne bat l’as. Qui prend une levée entame la suivante.
court_piece-trick-low = Un carreau plus haut l’a prise.

court_piece-five-title = L’atout sur cinq cartes
court_piece-five-open = Vous êtes le déclarant : vous seul voyez cinq cartes, et personne d’autre n’en voit. Nommez l’atout maintenant : cette couleur bat toutes les autres. Huit autres cartes viendront après.
court_piece-five-won = Quatre carreaux avec le roi : la couleur la plus longue rapporte le plus de levées. L’as de pique gagne la sienne de toute façon.
court_piece-five-short = Vous avez peu de cartes de cette couleur, peut-être une seule. Les autres auront plus d’atouts que vous. Nommez la couleur dont vous avez le plus.

court_piece-lead-title = Qui entame
court_piece-lead-open = Le déclarant entame la première levée, et qui gagne une levée entame la suivante. L’entame est à vous : gagnez deux levées de suite.
court_piece-lead-won = L’as a gagné, vous avez donc entamé encore, et le roi était alors le plus haut trèfle.
court_piece-lead-lost = Les autres ont gagné cette levée et entament maintenant. Commencez par les cartes qui gagnent à coup sûr.

court_piece-trump-title = Fournir et couper
court_piece-trump-open = Est entame à carreau, et l’atout est pique. Fournissez tant que vous le pouvez. La levée d’après doit être à vous.
court_piece-trump-won = Vous avez fourni tant que vous pouviez. Sans trèfle, votre plus petit atout a battu l’as.
court_piece-trump-threw = Vous avez jeté une carte, et l’as de trèfle a gagné. Vous n’aviez pas de trèfle : votre atout l’aurait battu.

court_piece-guard-title = Contre un kot
court_piece-guard-open = Ils ont pris six levées et vous aucune. Une septième en fait un kot. Est entame le roi de cœur : que faire ?
court_piece-guard-won = Une levée suffit : ils peuvent encore gagner la donne, mais il n’y aura pas de kot.
court_piece-guard-waited = Sept à zéro : un kot, et la donne est finie. L’as gardé pour plus tard n’a jamais été joué.

court_piece-one-title = Jouer pour un kot
court_piece-one-open = Votre équipe a six levées et les autres aucune. Vous entamez : la septième en fait un kot. L’as de carreau n’est pas encore tombé.
court_piece-one-won = Sept à zéro : un kot ! Rien ne pouvait battre l’as de trèfle.
court_piece-one-lost = Ils ont pris une levée : il ne peut plus y avoir de kot. Entamez la carte que personne ne peut battre.

court_piece-double-title = Sar double
court_piece-double-open = Trois levées sont au milieu. Qui en gagne deux de suite prend tout. Vous avez gagné la dernière et vous entamez : prenez le tas. L’as de carreau est déjà tombé.
court_piece-double-won = Le roi a gagné, votre deuxième levée de suite, et vous prenez les quatre. Un nouveau tas commence.
court_piece-double-lost = Il faut que ce soit deux fois la même personne. Si quelqu’un d’autre gagne, même votre partenaire, le tas reste et votre suite est finie.

court_piece-aces-title = La règle des as
court_piece-aces-open = Ici, deux as de suite d’un même joueur ne prennent pas le tas. Vous venez de gagner avec l’as de trèfle, et vous entamez. Prenez maintenant les trois levées.
court_piece-aces-won = Le roi de trèfle était le plus haut qui restait. As, puis roi : le roi prend le tas.
court_piece-aces-aces = Rien n’est pris. Un second as de suite ne compte pas, et une levée gagnée par quelqu’un d’autre finit votre suite. Le roi de trèfle aurait pris le tas.

court_piece-last-title = La treizième levée
court_piece-last-open = Il reste deux levées. La dernière prend tout ce qui est encore au milieu. L’atout est pique : laquelle de vos cartes gardez-vous pour elle ?
court_piece-last-won = Votre atout a gagné la treizième levée, et tout le tas avec elle.
court_piece-last-early = Vous avez gagné la douzième levée, mais une seule de suite : le tas est resté, et la dernière levée vous l’a pris.

court_piece-ask-title = Demander l’atout
court_piece-ask-open = Est a posé une carte face cachée ; sa couleur sera l’atout. Est entame l’as de cœur, et vous n’avez pas de cœur. Demander l’atout, ou jeter une carte ?
court_piece-ask-won = Carreau est atout à partir de votre carte, et même votre deux bat l’as. Qui demande doit jouer un atout s’il en a un en main.
court_piece-ask-threw = Tant que l’atout est caché, il n’y en a pas : l’as de cœur a gagné. Personne n’est obligé de demander, mais ici cela payait.

court_piece-indicator-title = L’indicateur
court_piece-indicator-open = L’atout est caché dans ce jeu. Posez une de vos cinq cartes face cachée : sa couleur sera l’atout. Tant que personne ne demande, cette carte n’est plus dans votre main.
court_piece-indicator-won = Une petite carte de votre plus longue couleur. L’as et le roi restent en main et peuvent gagner des levées entre-temps.
court_piece-indicator-short = Vous n’avez qu’un trèfle. Choisissez une carte de la couleur dont vous avez le plus.
court_piece-indicator-high = La couleur est bonne, mais une haute carte face cachée ne peut rien gagner. Posez-en une petite.

court_piece-rows-title = Séries et kots
court_piece-rows-open = Vous avez gagné six donnes de suite ; une septième fait de la série un kot. Six levées sont à vous et cinq à eux. Ouest entame, et l’atout est pique.
court_piece-rows-won = Sept levées gagnent la donne, et sept donnes de suite font un kot. Les séries repartent de zéro.
court_piece-rows-late = Ouest a ensuite tiré votre dernier atout. Ils ont gagné la donne, et votre série retombe à zéro. Un petit atout se joue tant qu’il gagne.
