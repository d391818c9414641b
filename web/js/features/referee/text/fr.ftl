### The referee: its questions and rulings: what is said once it is opened.

referee-line = Tranchez une discussion : indiquez ce qui est sur la table, et l’arbitre du moteur décide.
referee-waiting = L’arbitre arrive dès que le moteur est prêt.
referee-nothing = Il n’y a pas encore de questions pour ce jeu.
referee-game = Jeu
referee-rules = Règles
referee-ask = La question
referee-fill = La décision paraît ici dès que tout est rempli.
referee-leader = Qui entame
referee-rank = Rang d’atout
referee-declaring = Équipe déclarante
referee-opposing = Équipe adverse
referee-typing = AS KD 10H
referee-aim = Cartes pour : { $place }
referee-cards = Les cartes
referee-pack = Le paquet
referee-untap = Retirer { $card }
referee-copy = Copier un lien vers cette question
referee-clear = Recommencer
ask-follow = Que peut-on jouer ?
ask-lead = Cette entame est-elle permise ?
ask-declare = Peut-on déclarer cela ?
ask-winner = Qui prend la levée ?
ask-points = Combien de points cela fait-il ?
ask-score = Que vaut la donne ?
ask-levels = À quels niveaux mènent ces points ?
ask-kitty = Que vaut le talon ?
ask-field-trump = Atout
ask-field-lead = L’entame
ask-field-hand = La main
ask-field-play = Ce qu’on veut jouer
ask-field-plays = La levée
ask-field-declarer = Déclarant
ask-field-contract = Contrat
ask-field-bettors = Qui a misé
ask-field-card_points = Points pris
ask-field-totals = Totaux avant la donne
ask-field-tricks = Levées prises
ask-field-points = Points de l’équipe adverse
ask-field-levels = Niveaux avant la donne
ask-field-kitty = Le talon
ask-field-won_by = Qui prend la dernière levée
ruling-yes = Oui, c’est permis.
ruling-no = Non, ce n’est pas permis.
ruling-options = { $count ->
    [one] Seule cette carte peut être jouée :
   *[other] On peut jouer n’importe laquelle de celles-ci :
  }
ruling-winner = { seat } prend la levée.
ruling-winner-named = { $name } prend la levée.
ruling-points = { $count ->
    [one] Cela vaut { $count } point.
   *[other] Cela vaut { $count } points.
  }
ruling-made = { $made ->
    [yes] Le contrat est réussi.
   *[no] Le contrat est chuté.
  }
ruling-change = Nord et Sud { $NS }, Est et Ouest { $EW }.
ruling-totals = Totaux après la donne : Nord et Sud { $NS }, Est et Ouest { $EW }.
ruling-levels = Après la donne, l’équipe déclarante est au niveau { $declaring }, l’autre au niveau { $opposing }.
ruling-declares-next = { $side ->
    [declaring] La même équipe défend à la donne suivante.
   *[opposing] L’autre équipe défend à la donne suivante.
  }
ruling-multiplier = Les points du talon comptent { $count } fois.
ruling-bonus = { $count ->
    [0] L’équipe adverse n’en tire rien.
    [one] L’équipe adverse en tire { $count } point.
   *[other] L’équipe adverse en tire { $count } points.
  }
ruling-won = { $side ->
    [NS] Nord et Sud gagnent la partie.
    [EW] Est et Ouest gagnent la partie.
    [declaring] L’équipe déclarante gagne la partie.
   *[opposing] L’autre équipe gagne la partie.
  }
ask-field-seen = Déjà joué
ask-field-voids = N’ont plus de
ask-field-attempt = Lancé
ask-field-others = Les autres mains
ask-field-cards = Cartes
ask-field-rank = Rang d’atout
ask-field-seat = Qui
ask-field-standing = Déjà déclaré
ask-field-dealer = Donneur
ask-field-first = Première carte
ask-field-bids = Annonces
ask-field-deal = Donne
ask-field-stake = Mise
ask-field-results = Donnes jouées
ask-field-bid = Enchère
ask-field-took = Pris
ask-field-declaring = Équipe déclarante
ask-field-last = Dernière levée
ask-field-last_winner = A pris la dernière levée
ask-field-suit = Atout
ask-field-won_by-rangvaar = Qui a gagné la partie
ruling-speaks = C’est à { seat } de parler.
ruling-redealt = On redonne.
ruling-plays-for = C’est dit : { seat } joue pour { $value }.
ruling-side-plays-for = C’est dit : { side } jouent pour { $value }.
ruling-shape-yes = C’est un tracteur.
ruling-shape-no = Ce n’est pas un tracteur.
ruling-leads = { seat } entame.
ruling-starter = { seat } prend le talon et entame.
ruling-bidding = Les équipes enchérissent dans cette donne.
ruling-no-bidding = Personne n’enchérit dans cette donne.
ruling-first-level = Les deux équipes commencent au niveau { $level }.
ruling-commission = Retenu sur le pot : { $amount }.
ruling-trump = { $suit ->
    [NT] Il n’y a pas de couleur d’atout.
   *[other] L’atout est { suit-title }.
  }
ruling-throw-stands = Le lancer tient : personne n’en bat une partie.
ruling-throw-fails = Le lancer échoue. Seul ceci est joué :
ruling-throw-back = Le lancer échoue. Toutes ses cartes reviennent en main.
ruling-penalty = Cela coûte { $count } points.
ruling-goes-on = La partie continue.
ask-field-taken_back = Le lancer est revenu
ask-field-forced = Les 50 étaient imposés
referee-yes = Oui
referee-last-cards = Les cartes qui l’ont prise
