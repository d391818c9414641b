# Le recueil d’exercices : son titre et ses chapitres, et ce qui se dit à chaque exercice.

title = Rangvaar : dix exercices
chapter-auction = Les enchères
chapter-leading = Entamer
chapter-following = Fournir
chapter-trumping = Couper

partner-title = Par-dessus votre partenaire ?
partner-task = Cinq cartes sont données. Ouest a annoncé 7, Nord, votre partenaire, 8, et Est a passé. Annoncez-vous plus ?
partner-hint = L’annonce est déjà à votre équipe. Que gagneriez-vous à en promettre neuf ?
partner-praise = L’annonce est déjà à votre équipe. Plus haut ne rapporte rien : les levées prises comptent de toute façon, et seules celles qui manquent seraient enlevées.
partner-otherwise = L’annonce est déjà à votre équipe. Tout ce que vous promettez au-dessus de 8, il faut le prendre, et chaque levée manquante est enlevée.
partner-nine = À 8, l’annonce est déjà à votre équipe. Avec neuf, vous promettez une levée de plus et n’y gagnez rien : les levées prises comptent de toute façon.

forced-title = Vous deviez ouvrir
forced-task = Vous deviez ouvrir et avez annoncé 7. Ouest a annoncé 8, Nord et Est ont passé. Continuez-vous ?
forced-hint = Qui ouvre doit annoncer. Combien de levées voyez-vous dans vos cinq cartes ?
forced-praise = Votre 7 était obligé, et rien ne vous force à continuer. Avec un as et aucune couleur de plus de deux cartes, laissez Ouest en essayer huit : ce qui manque sera enlevé à son équipe.
forced-otherwise = Un as et aucune couleur de plus de deux cartes, ce n’est pas assez pour tant de levées. Laissez Ouest en essayer huit.
forced-nine = Vous avez un as et aucune couleur de plus de deux cartes. C’est peu pour promettre neuf levées, et chacune qui manque est enlevée.

naming-title = Nommez la couleur la plus longue
naming-task = Vous avez annoncé 7, et les autres ont passé. Nommez l’atout sur ces cinq cartes ; huit autres viendront.
naming-hint = Quelle carte prend une levée même si sa couleur n’est pas atout ?
naming-praise = Le roi et la dame sont un début, et les huit cartes qui viennent peuvent amener d’autres carreaux. L’as de pique prend sa levée sans être atout.
naming-ace = L’as de pique prend sa levée de toute façon. Une seule carte fait un maigre atout, et vous tenez deux carreaux.
naming-single = Une seule carte est un maigre début. Vous tenez deux carreaux, le roi et la dame.

trumps-title = D’abord les atouts
trumps-task = L’atout est carreau, votre annonce est 7, et vous entamez la première levée. Quelle carte ?
trumps-hint = Seul l’as est au-dessus de vos cinq atouts. Et que peut-il arriver à vos cœurs tant que les autres ont des atouts ?
trumps-praise = L’un de vos cinq atouts fait sortir l’as, les autres tirent ce qui reste. Après cela, personne ne peut couper vos cœurs.
trumps-otherwise = Tirez d’abord les atouts : vous en avez cinq qui se suivent, et tant que les autres en ont, ils peuvent couper vos autres couleurs.
trumps-hearts = L’as et le roi sont les plus hauts cœurs, mais quelqu’un peut bientôt ne plus en avoir et en couper un. Tirez d’abord les atouts.
trumps-king = L’as de pique n’est pas tombé et prend le roi. Tirez d’abord les atouts.

eighth-title = La huitième levée
eighth-task = L’atout est cœur. Ouest a annoncé 8, et son équipe a 7 levées. Il en reste trois, vous entamez, et il vous les faut toutes. Quelle carte d’abord ?
eighth-hint = Un atout n’est pas encore tombé. Lequel, et que peut-il faire à votre roi ?
eighth-praise = Le valet tire le dix, le dernier atout. Le roi est maintenant le plus haut trèfle, et personne ne peut le couper.
eighth-king = Le dix de cœur n’est pas tombé et peut couper le roi. Tirez-le d’abord, avec le valet.
eighth-seven = Il reste des trèfles plus hauts, et le dix de cœur aussi. Tirez le dix avec le valet, puis entamez le roi.

second-title = Jouer en deuxième
second-task = L’atout est pique, et votre annonce est 8. Est entame le cinq de trèfle, et vous jouez en deuxième. Quel trèfle ?
second-hint = Nord joue en dernier. Qu’attrape votre as maintenant, et que pourrait-il attraper plus tard ?
second-praise = Nord joue en dernier et peut prendre cette levée. Votre as attend le roi ou la dame.
second-ace = L’as n’attrape ici que de petites cartes, alors que le roi et la dame ne sont pas tombés. Nord pouvait prendre cette levée.

third-title = Jouer en troisième
third-task = L’atout est trèfle, et l’annonce de Nord est 7. Nord entame le cinq de carreau, Est joue le trois, et seul Ouest vient après vous. Le roi ou le deux ?
third-hint = Avec quoi Ouest pourrait-il gagner si vous jouez le deux ?
third-praise = En troisième, on joue haut : le roi gagne, ou bien Ouest doit donner l’as pour le battre.
third-two = Le deux laisse gagner Ouest avec n’importe quelle carte au-dessus du cinq. Le roi gagnerait, ou forcerait Ouest à donner l’as.

cheapest-title = Au meilleur prix
cheapest-task = L’atout est pique, et l’annonce d’Est est 7. Ouest a entamé le cinq de trèfle, Nord a joué le trois, Est le six, et vous jouez en dernier. Quel trèfle ?
cheapest-hint = Le six d’Est est en tête. Quel est le plus petit trèfle qui le bat ?
cheapest-praise = Il gagne tout aussi bien que l’as, et l’as prendra une autre levée plus tard.
cheapest-ace = Vous gagnez, mais le huit suffisait. Gardé, l’as pouvait prendre une autre levée.
cheapest-four = Le quatre laisse la levée au six d’Est. Vous avez des trèfles plus hauts.

small-title = Couper avec un petit
small-task = L’atout est cœur, et l’annonce d’Ouest est 8. Nord a entamé le trois de carreau, Est a joué le six, et vous n’avez pas de carreau. Que jouez-vous ?
small-hint = Seul Ouest vient après vous. Lequel de vos cœurs prend de toute façon une levée plus tard ?
small-praise = Un petit atout prend la levée, et l’as de cœur en prend encore une autre.
small-otherwise = Le six d’Est est en tête, et vous avez laissé la levée. Prenez-la avec un petit cœur.
small-ace = L’as de cœur prend une levée de toute façon. Ici, un petit cœur suffit, à moins qu’Ouest ne puisse le battre d’un atout.

winning-title = Votre partenaire la tient
winning-task = L’atout est carreau, et l’annonce d’Est est 8. Nord entame l’as de cœur, Est joue le huit, et vous n’avez pas de cœur. Que jouez-vous ?
winning-hint = À qui est cette levée pour l’instant ?
winning-praise = L’as de Nord est en tête. Vous avez donné un petit trèfle et gardé l’atout et le roi de pique pour d’autres levées.
winning-trumped = L’as de Nord était en tête. Vous coupez votre propre partenaire, et l’atout est parti.
winning-king = L’as de pique est tombé : votre roi était le plus haut pique, et vous l’avez jeté. L’as de Nord n’avait pas besoin d’aide.
