sheet-waiting = La marque arrive dès que le moteur est prêt.
sheet-full = Cet appareil n’a plus de place. Ce que vous saisissez n’est gardé que tant que la page est ouverte : enregistrez la feuille dans un fichier.
sheet-refused = Ce navigateur ne garde rien pour cette page : enregistrez la feuille dans un fichier avant de la fermer.
sheet-elsewhere = Cette feuille a continué dans un autre onglet. La voici telle qu’elle y est.
sheet-gone = Cette feuille a été supprimée dans un autre onglet. Tout est encore ici, mais rien n’est plus gardé.
sheet-keep-again = La garder de nouveau

# The list
sheet-none-line = Vous jouez avec de vraies cartes, la page tient la marque : elle sait ce que vaut une donne, qui donne et quand la partie est finie.
sheet-new = Nouvelle feuille
sheet-all = Toutes les feuilles
sheet-open-file = Ouvrir un fichier
sheet-figures = Qui a gagné
sheet-figures-line = Ce que les feuilles de cet appareil disent de chaque nom. Les parties contre l’ordinateur ne comptent pas ici.
sheet-name = Nom
sheet-won = Gagnées
sheet-matches = Parties
sheet-dealt = Donnes
sheet-remove = Jeter
sheet-remove-sure = Jeter pour de bon
sheet-keep = La garder
sheet-deals = { $count ->
    [0] Aucune donne encore
    [one] { $count } donne
   *[other] { $count } donnes
  }

# A new sheet
sheet-not-kept = { $game } (sans feuille de marque)
sheet-table = Table
sheet-who-sits = Qui est assis où
sheet-who-deals = Qui donne en premier
sheet-date = Date
sheet-note = Note
sheet-stake = Mise de chacun dans le pot (vide : rien)
sheet-begin = Commencer

# The score
sheet-roles = { $role ->
    [starter] { $dealer } donne, { $other } est preneur
    [opens] { $dealer } donne, { $other } parle en premier
    [caller] { $dealer } donne, { $other } choisit l’atout
   *[open] { $dealer } donne
  }
sheet-left = { $count ->
    [one] La dernière donne
   *[other] Encore { $count } donnes
  }
sheet-over = { $names } ont gagné
sheet-tie = Égalité
sheet-declares = En défense
sheet-figure-level = Niveau
sheet-figure-total = Total
sheet-figure-courts = Kots
sheet-figure-points = Points
sheet-figure-row = De suite
sheet-note-must_defend = { $side } ne peuvent pas dépasser { $level } sans y avoir défendu.
sheet-note-hundred_rule = { $side } ont { $total } : leurs points ne comptent plus que dans les donnes où ils misent.
sheet-not-due = { $count ->
    [one] Une donne est marquée.
   *[other] { $count } donnes sont marquées.
  }
sheet-settle = Nous avons joué ce qui était dû
sheet-enter = Saisir la donne
sheet-undo = Annuler
sheet-redo = Rétablir
sheet-turn = Retourner
sheet-referee = Arbitre
sheet-out = Partager, imprimer…
sheet-linked = Une feuille qu’on vous a envoyée. Ce que vous y changez va dans une copie à vous.
sheet-go-on = Continuer à partir d’elle
sheet-back = Retour à la feuille

# An entry
sheet-deal = Donne { $number }
sheet-yes = Oui
sheet-no = Non
sheet-skip = Ne pas noter
sheet-ok = OK
sheet-rub = Effacer le dernier chiffre
sheet-correct = Touchez ci-dessus ce qu’il faut changer.
sheet-write = Noter la donne
sheet-drop = Abandonner
sheet-settle-one = Elle a été jouée comme il se devait
sheet-insert = Il manque une donne avant
sheet-take-out = Jamais jouée
sheet-take-out-sure = Retirer la donne { $number }
sheet-twice = Vous venez de saisir la même donne. En est-ce une autre ?
sheet-twice-not = Non, une seule fois
sheet-twice-yes = Oui, une autre donne
sheet-field-thrown_in = Donne annulée
sheet-field-bid = Qu’ont annoncé { $declaring ->
    [none] les déclarants
   *[other] { $declaring }
  } ?
sheet-field-declaring = Quelle équipe déclare ?
sheet-field-starter = Qui est preneur ?
sheet-field-trump = Atout
sheet-field-way = Façon de saisir
sheet-field-points = Points de { $declaring ->
    [none] l’équipe déclarante
   *[other] { $declaring }
  }
sheet-field-points-tractor = Points pris en levées par { $other ->
    [none] l’attaque
   *[other] { $other }
  }
sheet-field-penalty = Pénalité de lancers
sheet-field-last = La dernière levée est-elle à { $other ->
    [none] l’attaque
   *[other] { $other }
  } ?
sheet-field-kitty = Points du talon
sheet-field-lead = Qu’a-t-on entamé à la dernière levée ?
sheet-field-largest = Le plus grand élément de ce lancer
sheet-field-width = Combien de cartes identiques côte à côte ?
sheet-field-length = Quelle longueur avait le tracteur ?
sheet-field-cards = Combien de cartes entamées à la dernière levée ?
sheet-field-jacks = La dernière levée est-elle prise avec des valets ?
sheet-field-total = Points de { $other ->
    [none] l’attaque
   *[other] { $other }
  }, tout compris
sheet-field-declarer = Qui est déclarant ?
sheet-field-bet = La mise
sheet-field-other_bet = { $other ->
    [none] L’autre équipe a-t-elle
   *[other] { $other } ont-ils
  } misé ?
sheet-field-forced = Le donneur y était-il obligé ?
sheet-field-tricks = Levées de { $declaring ->
    [none] l’équipe déclarante
   *[other] { $declaring }
  }
sheet-field-winner = Qui a gagné la donne ?
sheet-field-all = Les treize levées étaient-elles misées, et prises ?
sheet-choice-total = J’ai le total
sheet-choice-tricks = Compter pour moi
sheet-choice-single = Carte seule
sheet-choice-pair = Paire
sheet-choice-triple = Brelan
sheet-choice-quad = Carré
sheet-choice-tractor = Tracteur
sheet-choice-tractor-length = Tracteur de { $value }
sheet-choice-tractor-other = Tracteur plus long
sheet-choice-throw = Lancer
sheet-choice-throw-largest = Lancer : { $value }
sheet-choice-none = Non
sheet-choice-jacks = Oui
sheet-choice-half = Oui, la moitié
sheet-choice-trump_jack = Le valet d’atout
sheet-choice-other_jacks = Un autre valet

# How a score came about
sheet-step-thrown_in = Donne annulée.
sheet-step-kitty = Talon { $points } × { $multiplier } = { $bonus }.
sheet-step-penalty = Pénalité { $points }.
sheet-step-total = { $points } points.
sheet-step-band = { $side ->
    [none] Personne ne monte.
   *[other] { $side } : { $gain ->
        [0] aucun niveau
        [one] { $gain } niveau
       *[other] { $gain } niveaux
      }.
  }
sheet-step-bid_failed = { $side } : { $bid } annoncés, { $took } pris.
sheet-step-hooked = { $side } tombent de { $from } à { $to }.
sheet-step-stopped = { $side } s’arrêtent à { $level }.
sheet-step-declares = { $side } défendent ensuite.
sheet-step-made = { $side } : mise de { $bet }, { $points } pris : { $change }.
sheet-step-failed = { $side } : mise de { $bet }, { $points } pris seulement : { $change }.
sheet-step-took = { $side } : { $points } pris : { $change }.
sheet-step-no_bet = { $side } n’ont pas misé : { $points } points ne comptent pas.
sheet-step-forced = { $side } : mise d’office, { $points } points ne comptent pas.
sheet-step-made-rangvaar = { $side } : annonce de { $bid }, { $tricks } prises : { $change }.
sheet-step-shortfall = { $side } : annonce de { $bid }, { $tricks } prises, il en manque { $missing } : { $change }.
sheet-step-minus_bid = { $side } : annonce de { $bid }, { $tricks } prises : { $change }.
sheet-step-floor_zero = { $side } : annonce de { $bid }, { $tricks } prises seulement : rien.
sheet-step-took-rangvaar = { $side } : { $tricks } prises : { $change }.
sheet-step-court = Un kot pour { $side }.
sheet-step-deal = Gagnée par { $side }.
sheet-step-row = { $side } : { $row } de suite, un kot.
sheet-step-goon = Un goon court pour { $side }.
sheet-step-bavney = { $side } : les treize misées et prises.
sheet-step-point = Gagnée par { $side }, { $tricks } à { $other } : +{ $gain }.
sheet-step-row_lost = La série de { $side } s’arrête à { $row }.

# Out
sheet-save = Enregistrer dans un fichier
sheet-copy-text = Copier en texte
sheet-csv = Enregistrer en tableau
sheet-print = Imprimer
sheet-head = Noms, date et note
sheet-column-deal = Donne
sheet-column-dealer = Donneur
sheet-column-what = Ce qui s’est passé
sheet-column-at = Saisie
sheet-column-starter = Preneur
sheet-column-opens = Ouvre
sheet-column-caller = Choisit l’atout
sheet-column-trump = Atout
sheet-column-points = Points
sheet-column-last = Dernière levée à l’attaque
sheet-column-kitty = Talon
sheet-column-lead = Entame
sheet-column-total = Tous les points
sheet-column-declarer = Déclarant
sheet-column-bet = Mise
sheet-column-other_bet = L’autre équipe a misé
sheet-column-bid = Annonce
sheet-column-tricks = Levées
sheet-column-winner = Gagnée par
sheet-column-thrown_in = Annulée
sheet-column-change = Changement
sheet-column-marks = Impossible

# Why an entry cannot be
sheet-refused-missing_value = Encore ouvert : { $field }
sheet-refused-bad_entry = { $most ->
    [none] Ce n’est pas une réponse à « { $field } ».
   *[other] { $step ->
        [1] { $value } est impossible : de { $least } à { $most }.
       *[other] { $value } est impossible : de { $least } à { $most }, de { $step } en { $step }.
      }
  }
sheet-refused-bid_too_low = { $bid } est trop bas : de { $lowest } à { $highest }.
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
refusal-not_a_sheet = Ce n’est pas une feuille de marque.
refusal-sheet_version = Cette feuille vient d’une version plus récente. Rechargez la page.
refusal-sheet_too_long = C’est trop long pour une feuille de marque.
refusal-sheet_line = La ligne { $line } est illisible : { $text }
refusal-no_sheet = Ce jeu n’a pas de feuille de marque.
refusal-name_too_long = Un nom compte 60 caractères au plus, une note 500.
refusal-record_begins_later = La partie enregistrée commence en cours de route, à la donne { $deal } : son score ne peut pas être compté.
refusal-no_such_lead = { $cards } cartes ne font pas une seule combinaison, et les lancers ne sont pas permis.
