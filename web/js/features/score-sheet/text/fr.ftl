score-sheet-waiting = La marque arrive dès que le moteur est prêt.
score-sheet-full = Cet appareil n’a plus de place. Ce que vous saisissez n’est gardé que tant que la page est ouverte : enregistrez la feuille dans un fichier.
score-sheet-lost = Le navigateur n’atteint plus son stockage. Ce que vous saisissez n’est gardé que tant que la page est ouverte : enregistrez la feuille dans un fichier.
score-sheet-refused = Ce navigateur ne garde rien pour cette page : enregistrez la feuille dans un fichier avant de la fermer.
score-sheet-elsewhere = Cette feuille a continué dans un autre onglet. La voici telle qu’elle y est.
score-sheet-gone = Cette feuille a été supprimée dans un autre onglet. Tout est encore ici, mais rien n’est plus gardé.
score-sheet-keep-again = La garder de nouveau

# The list
score-sheet-none-line = Vous jouez avec de vraies cartes, la page tient la marque : elle sait ce que vaut une donne, qui donne et quand la partie est finie.
score-sheet-new = Nouvelle feuille
score-sheet-all = Toutes les feuilles
score-sheet-open-file = Ouvrir un fichier
score-sheet-figures = Qui a gagné
score-sheet-figures-line = Ce que les feuilles de cet appareil disent de chaque nom. Les parties contre l’ordinateur ne comptent pas ici.
score-sheet-name = Nom
score-sheet-won = Gagnées
score-sheet-matches = Parties
score-sheet-dealt = Donnes
score-sheet-remove = Jeter
score-sheet-remove-sure = Jeter pour de bon
score-sheet-keep = La garder
score-sheet-deals = { $count ->
    [0] Aucune donne encore
    [one] { $count } donne
   *[other] { $count } donnes
  }

# A new sheet
score-sheet-not-kept = { $game } (sans feuille de marque)
score-sheet-table = Table
score-sheet-who-sits = Qui est assis où
score-sheet-who-deals = Qui donne en premier
score-sheet-date = Date
score-sheet-note = Note
score-sheet-stake = Mise de chacun dans le pot (vide : rien)
score-sheet-begin = Commencer

# The score
score-sheet-roles = { $role ->
    [starter] { $dealer } donne, { $other } est preneur
    [opens] { $dealer } donne, { $other } parle en premier
    [caller] { $dealer } donne, { $other } choisit l’atout
   *[open] { $dealer } donne
  }
score-sheet-left = { $count ->
    [one] La dernière donne
   *[other] Encore { $count } donnes
  }
score-sheet-over = { $names } ont gagné
score-sheet-tie = Égalité
score-sheet-declares = En défense
score-sheet-figure-level = Niveau
score-sheet-figure-total = Total
score-sheet-figure-courts = Kots
score-sheet-figure-points = Points
score-sheet-figure-row = De suite
score-sheet-note-must_defend = { $side } ne peuvent pas dépasser { $level } sans y avoir défendu.
score-sheet-note-hundred_rule = { $side } ont { $total } : leurs points ne comptent plus que dans les donnes où ils misent.
score-sheet-not-due = { $count ->
    [one] Une donne est marquée.
   *[other] { $count } donnes sont marquées.
  }
score-sheet-settle = Nous avons joué ce qui était dû
score-sheet-enter = Saisir la donne
score-sheet-undo = Annuler
score-sheet-redo = Rétablir
score-sheet-turn = Retourner
score-sheet-referee = Arbitre
score-sheet-out = Partager, imprimer…
score-sheet-linked = Une feuille qu’on vous a envoyée. Ce que vous y changez va dans une copie à vous.
score-sheet-go-on = Continuer à partir d’elle
score-sheet-back = Retour à la feuille

# An entry
score-sheet-deal = Donne { $number }
score-sheet-yes = Oui
score-sheet-no = Non
score-sheet-skip = Ne pas noter
score-sheet-ok = OK
score-sheet-rub = Effacer le dernier chiffre
score-sheet-correct = Touchez ci-dessus ce qu’il faut changer.
score-sheet-write = Noter la donne
score-sheet-drop = Abandonner
score-sheet-settle-one = Elle a été jouée comme il se devait
score-sheet-insert = Il manque une donne avant
score-sheet-take-out = Jamais jouée
score-sheet-take-out-sure = Retirer la donne { $number }
score-sheet-twice = Vous venez de saisir la même donne. En est-ce une autre ?
score-sheet-twice-not = Non, une seule fois
score-sheet-twice-yes = Oui, une autre donne
score-sheet-field-thrown_in = Donne annulée
score-sheet-field-bid = Qu’ont annoncé { $declaring ->
    [none] les déclarants
   *[other] { $declaring }
  } ?
score-sheet-field-declaring = Quelle équipe déclare ?
score-sheet-field-starter = Qui est preneur ?
score-sheet-field-trump = Atout
score-sheet-field-way = Façon de saisir
score-sheet-field-points = Points de { $declaring ->
    [none] l’équipe déclarante
   *[other] { $declaring }
  }
score-sheet-field-points-tractor = Points pris en levées par { $other ->
    [none] l’attaque
   *[other] { $other }
  }
score-sheet-field-penalty = Pénalité de lancers
score-sheet-field-last = La dernière levée est-elle à { $other ->
    [none] l’attaque
   *[other] { $other }
  } ?
score-sheet-field-kitty = Points du talon
score-sheet-field-lead = Qu’a-t-on entamé à la dernière levée ?
score-sheet-field-largest = Le plus grand élément de ce lancer
score-sheet-field-width = Combien de cartes identiques côte à côte ?
score-sheet-field-length = Quelle longueur avait le tracteur ?
score-sheet-field-cards = Combien de cartes entamées à la dernière levée ?
score-sheet-field-jacks = La dernière levée est-elle prise avec des valets ?
score-sheet-field-total = Points de { $other ->
    [none] l’attaque
   *[other] { $other }
  }, tout compris
score-sheet-field-declarer = Qui est déclarant ?
score-sheet-field-bet = La mise
score-sheet-field-other_bet = { $other ->
    [none] L’autre équipe a-t-elle
   *[other] { $other } ont-ils
  } misé ?
score-sheet-field-forced = Le donneur y était-il obligé ?
score-sheet-field-tricks = Levées de { $declaring ->
    [none] l’équipe déclarante
   *[other] { $declaring }
  }
score-sheet-field-winner = Qui a gagné la donne ?
score-sheet-field-all = Les treize levées étaient-elles misées, et prises ?
score-sheet-choice-total = J’ai le total
score-sheet-choice-tricks = Compter pour moi
score-sheet-choice-single = Carte seule
score-sheet-choice-pair = Paire
score-sheet-choice-triple = Brelan
score-sheet-choice-quad = Carré
score-sheet-choice-tractor = Tracteur
score-sheet-choice-tractor-length = Tracteur de { $value }
score-sheet-choice-tractor-other = Tracteur plus long
score-sheet-choice-throw = Lancer
score-sheet-choice-throw-largest = Lancer : { $value }
score-sheet-choice-none = Non
score-sheet-choice-jacks = Oui
score-sheet-choice-half = Oui, la moitié
score-sheet-choice-trump_jack = Le valet d’atout
score-sheet-choice-other_jacks = Un autre valet

# How a score came about
score-sheet-step-thrown_in = Donne annulée.
score-sheet-step-kitty = Talon { $points } × { $multiplier } = { $bonus }.
score-sheet-step-penalty = Pénalité { $points }.
score-sheet-step-total = { $points } points.
score-sheet-step-held_at_ace = { $side } tiennent à l’as, et cela gagne la partie.
score-sheet-step-band = { $side ->
    [none] Personne ne monte.
   *[other] { $side } : { $gain ->
        [0] aucun niveau
        [one] { $gain } niveau
       *[other] { $gain } niveaux
      }.
  }
score-sheet-step-bid_failed = { $side } : { $bid } annoncés, { $took } pris.
score-sheet-step-hooked = { $side } tombent de { $from } à { $to }.
score-sheet-step-stopped = { $side } s’arrêtent à { $level }.
score-sheet-step-declares = { $side } défendent ensuite.
score-sheet-step-made = { $side } : mise de { $bet }, { $points } pris : { $change }.
score-sheet-step-failed = { $side } : mise de { $bet }, { $points } pris seulement : { $change }.
score-sheet-step-took = { $side } : { $points } pris : { $change }.
score-sheet-step-no_bet = { $side } n’ont pas misé : { $points } points ne comptent pas.
score-sheet-step-forced = { $side } : mise d’office, { $points } points ne comptent pas.
score-sheet-step-made-rangvaar = { $side } : annonce de { $bid }, { $tricks } prises : { $change }.
score-sheet-step-shortfall = { $side } : annonce de { $bid }, { $tricks } prises, il en manque { $missing } : { $change }.
score-sheet-step-minus_bid = { $side } : annonce de { $bid }, { $tricks } prises : { $change }.
score-sheet-step-floor_zero = { $side } : annonce de { $bid }, { $tricks } prises seulement : rien.
score-sheet-step-took-rangvaar = { $side } : { $tricks } prises : { $change }.
score-sheet-step-court = Un kot pour { $side }.
score-sheet-step-deal = Gagnée par { $side }.
score-sheet-step-row = { $side } : { $row } de suite, un kot.
score-sheet-step-goon = Un goon court pour { $side }.
score-sheet-step-bavney = { $side } : les treize misées et prises.
score-sheet-step-point = Gagnée par { $side }, { $tricks } à { $other } : +{ $gain }.
score-sheet-step-row_lost = La série de { $side } s’arrête à { $row }.

# Out
score-sheet-save = Enregistrer dans un fichier
score-sheet-copy-text = Copier en texte
score-sheet-csv = Enregistrer en tableau
score-sheet-print = Imprimer
score-sheet-head = Noms, date et note
score-sheet-column-deal = Donne
score-sheet-column-dealer = Donneur
score-sheet-column-what = Ce qui s’est passé
score-sheet-column-at = Saisie
score-sheet-column-starter = Preneur
score-sheet-column-opens = Ouvre
score-sheet-column-caller = Choisit l’atout
score-sheet-column-trump = Atout
score-sheet-column-points = Points
score-sheet-column-last = Dernière levée à l’attaque
score-sheet-column-kitty = Talon
score-sheet-column-lead = Entame
score-sheet-column-total = Tous les points
score-sheet-column-declarer = Déclarant
score-sheet-column-bet = Mise
score-sheet-column-other_bet = L’autre équipe a misé
score-sheet-column-bid = Annonce
score-sheet-column-tricks = Levées
score-sheet-column-winner = Gagnée par
score-sheet-column-thrown_in = Annulée
score-sheet-column-change = Changement
score-sheet-column-marks = Impossible

# Why an entry cannot be
score-sheet-refused-missing_value = Encore ouvert : { $field }
score-sheet-refused-bad_entry = { $most ->
    [none] Ce n’est pas une réponse à « { $field } ».
   *[other] { $step ->
        [1] { $value } est impossible : de { $least } à { $most }.
       *[other] { $value } est impossible : de { $least } à { $most }, de { $step } en { $step }.
      }
  }
score-sheet-refused-bid_too_low = { $bid } est trop bas : de { $lowest } à { $highest }.
refusal-missing_value = Il manque encore quelque chose à cette donne.
refusal-too_many_points = { $points } dans les levées et { $kitty } au talon font plus que les { $all } de toutes les cartes.
refusal-no_lower_bet = L’autre équipe n’a pas pu miser : il n’y a pas de mise plus basse.
refusal-cannot_end_so = { $tricks ->
    [one] Aucune donne ne finit avec { $tricks } levée pour les perdants.
   *[other] Aucune donne ne finit avec { $tricks } levées pour les perdants.
  }
refusal-not_thrown_in = Avec ces règles, aucune donne n’est annulée ainsi.
refusal-match_over = La partie était finie avant cette donne.
refusal-entered_twice = La donne { $deal } vient d’être saisie avec les mêmes nombres.
refusal-no_such_deal = Il n’y a pas de donne { $deal }.
refusal-too_many_deals = Une feuille contient { $most } donnes au plus.
refusal-other_table = Ces règles sont pour un autre nombre de joueurs.
refusal-bad_entry = Cela ne peut pas être saisi.
refusal-bad_date = Ce n’est pas une date.
refusal-not_due = { $name ->
    [level] On a joué le niveau { $played }, mais c’était au niveau { $due }.
    [dealer] { $played } a donné, mais c’était à { $due }.
    [starter] { $played } était preneur, mais c’était à { $due }.
    [caller] { $played } a choisi l’atout, mais c’était à { $due }.
   *[other] { $played } a commencé, mais c’était à { $due }.
  }
refusal-no_sheet = Ce jeu n’a pas de feuille de marque.
refusal-record_begins_later = La partie enregistrée commence en cours de route, à la donne { $deal } : son score ne peut pas être compté.
refusal-no_such_lead = { $cards } cartes ne font pas une seule combinaison, et les lancers ne sont pas permis.
