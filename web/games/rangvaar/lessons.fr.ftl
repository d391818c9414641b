# Les leçons du Rangvaar : un titre, ce qu’il faut faire, ce qui en est sorti, et chaque façon de manquer.

rangvaar-trick-title = Une levée
rangvaar-trick-open = Chaque personne pose une carte. C’est une levée. La plus haute carte de la couleur demandée la prend. L’ordre est A K Q J 10 9, et ainsi de suite jusqu’au 2. Vous entamez : prenez cette levée.
rangvaar-trick-won = Rien ne bat l’as. Qui prend une levée entame la suivante.
rangvaar-trick-low = Un carreau plus haut l’a prise.

rangvaar-seven-title = Sept sur treize
rangvaar-seven-open = Une donne a treize levées ; chacune vaut un point. Avec votre partenaire, vous en avez promis sept et vous en avez six. Il en reste deux : prenez-en une.
rangvaar-seven-won = Sept levées : promesse tenue.
rangvaar-seven-late = Vous avez gardé le roi, et l’as l’a attrapé. Prenez la levée qui s’offre à vous.

rangvaar-trump-title = L’atout
rangvaar-trump-open = L’atout est pique : il bat toutes les autres couleurs. Trèfle était demandé, et Est a coupé avec le sept. Vous n’avez pas de trèfle non plus : prenez cette levée.
rangvaar-trump-won = Le valet est un atout plus haut que le sept.
rangvaar-trump-weak = Votre atout était plus bas que le sept. Entre atouts, le plus haut gagne.

rangvaar-void-title = Sans la couleur
rangvaar-void-open = Vous devez fournir si vous le pouvez. Ouest entame le roi de carreau, et vous n’avez pas de carreau : vous pouvez jouer n’importe quoi. L’atout est pique.
rangvaar-void-won = Le plus petit atout a battu le roi.
rangvaar-void-threw = Vous avez jeté une carte, et le roi a gardé la levée. Vous aviez un atout.

rangvaar-five-title = Les cinq premières cartes
rangvaar-five-open = Au début, vous ne voyez que cinq de vos treize cartes. Vous ouvrez, et devez annoncer combien de levées votre équipe prendra : de 7 à 13.
rangvaar-five-won = Cinq cartes fortes, et une annonce prudente. Huit autres cartes viendront.
rangvaar-five-high = Chaque levée manquante compte contre vous. Avec cinq cartes, personne ne peut être sûr d’autant de levées.

rangvaar-auction-title = Les enchères
rangvaar-auction-open = Ouest a annoncé 7 et Est 8. Annoncez plus, ou passez : une passe est définitive.
rangvaar-auction-won = Bien. Avec cinq petites cartes, laissez-les essayer.
rangvaar-auction-high = Vous n’avez pas de haute carte. Une annonce chutée coûte autant de points qu’il manque de levées.

rangvaar-failing-title = Une annonce qui chute
rangvaar-failing-open = Est a annoncé 9 et a 8 levées. Si Est n’en prend plus, la levée manquante est enlevée de ce que marque son équipe. Il reste deux levées : prenez les deux.
rangvaar-failing-won = L’autre équipe en a pris 8, une de moins que les 9 annoncées : elle marque 7, et non 8.
rangvaar-failing-made = C’était la neuvième levée d’Est, et l’annonce est réussie. Votre as l’aurait empêchée.

rangvaar-packet-title = Les huit autres cartes
rangvaar-packet-open = Vous avez remporté les enchères. Nommez l’atout maintenant, sur cinq cartes : les huit autres viennent après.
rangvaar-packet-won = Déjà quatre cœurs, et les huit cartes qui viennent peuvent en amener d’autres.
rangvaar-packet-short = Une seule carte, c’est un maigre début. Nommez la couleur dont vous avez le plus.

rangvaar-partner-title = Votre partenaire
rangvaar-partner-open = Nord est en face et joue avec vous. L’as de Nord est en tête. À vous deux, prenez les deux levées.
rangvaar-partner-won = Vous avez laissé l’as gagner, et votre roi a pris la suivante.
rangvaar-partner-waste = Vous avez mis le roi sous l’as de votre partenaire. Maintenant, la dame prend la levée suivante.

rangvaar-court-title = Un kot
rangvaar-court-open = Votre équipe a pris toutes les levées jusqu’ici. Les treize font un kot : un insigne, pas de points. Prenez les deux dernières.
rangvaar-court-won = Un kot ! C’est un insigne, sans plus : si vous jouez pour des jetons, ils vont à l’équipe qui marque le plus dans toute la partie.
rangvaar-court-early = Le roi a pris votre dame. Entamez d’abord l’as : le roi tombe dessous.

rangvaar-last-title = Les dernières levées
rangvaar-last-open = La partie est à 15 contre 15. Vous avez annoncé 8 et vous en avez 7. Il ne reste plus d’atouts, et vous entamez : prenez encore une levée.
rangvaar-last-won = Huit sur huit : votre équipe gagne la partie. Prenez les levées sûres avant de laisser l’entame aux autres.
rangvaar-last-kept = Vous avez laissé l’entame aux autres et avez dû jeter l’as. Jouez-le tant que l’entame est à vous.
