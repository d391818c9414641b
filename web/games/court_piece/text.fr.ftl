### Court Piece’s own sentences.

## The game and its rules

game-court_piece = Court Piece
game-court_piece-line = Un joueur nomme l’atout sur cinq cartes. Sept levées gagnent la donne ; à zéro, c’est un kot.
game-court_piece-also = Rang, Coat Piece ou Hokm
rules-reference-court_piece = Sar simple
rules-double = Sar double
rules-double_ace = Sar double, as
rules-hokm = Hokm
rules-hidden = Atout caché
rules-court_piece-reference = Chaque levée se prend aussitôt. Le premier kot gagne : sept levées à zéro, ou sept donnes de suite.
rules-court_piece-double = Les levées restent au milieu jusqu’à ce qu’un joueur en gagne deux de suite. Un kot, ce sont les treize ; cinq kots gagnent.
rules-court_piece-double_ace = Sar double où deux as de suite d’un même joueur ne prennent pas le tas.
rules-court_piece-hokm = Comme en Iran : une donne vaut un point, un kot deux, contre le déclarant trois ; sept points gagnent.
rules-court_piece-hidden = L’atout reste face cachée jusqu’à ce que quelqu’un qui ne peut fournir le demande.
rules-court_piece-house = Vos propres règles, choisies une à une.

## Lengths and groups

group-tricks = La prise des levées
length-points_5 = En 5 points
length-points_5-line = Une donne gagnée vaut un point, un kot deux, un kot contre le déclarant trois.
length-points_7 = En 7 points
length-court = Un kot
length-court-line = Jusqu’à ce qu’une équipe prenne tout, ou gagne toute une série de donnes.
length-evening-court_piece = Une longue soirée
length-evening-line-court_piece = Plusieurs kots, ou dix points.

## What is done, and what was done

do-lay_indicator = Poser { $cards } face cachée
do-ask_trump = Demander l’atout
do-ask_redeal = Demander une nouvelle donne
do-stop = S’arrêter à sept
do-go_on = Continuer pour les treize
did-lay_indicator = { $name } a posé { $cards } face cachée
did-ask_trump = { $name } a demandé l’atout
did-ask_redeal = { $name } a demandé une nouvelle donne
did-stop = { $name } s’est arrêté à sept
did-go_on = { $name } a continué pour les treize

## Refusals

refusal-no_redeal = Ces règles ne connaissent pas de nouvelle donne.
refusal-redeal_used = Une nouvelle donne vient d’être demandée ; pas deux fois de suite.
refusal-holds_court_card = Ces cartes suffisent pour rester : { $cards }.
refusal-lay_a_card = Ici, l’atout est caché : posez une de vos cinq cartes face cachée.
refusal-no_hidden_trump = Dans ces règles, l’atout se nomme à voix haute.
refusal-must_trump = Vous avez demandé l’atout et vous en avez { $count ->
    [one] un : il faut le jouer
   *[other] { $count } : il faut en jouer un
  }.
refusal-no_indicator = Il n’y a pas de carte cachée à demander.
refusal-nothing_led = Seule une personne qui ne peut pas fournir peut demander l’atout, et vous entamez.
refusal-can_follow = Vous pouvez fournir : vous ne pouvez donc pas demander l’atout.
refusal-deal_over = La donne est finie.
refusal-bad_turned = Les cartes retournées ne mènent pas à ce déclarant.

## What happens, said aloud

news-caller_found = { $cards } : le premier as désigne le déclarant.
news-redeal_asked = { $you ->
    [yes] Vous demandez
   *[no] { $name } demande
  } une nouvelle donne.
news-indicator_laid = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
  } une carte face cachée : l’atout est caché.
news-indicator_turned = { $you ->
    [yes] Vous demandez
   *[no] { $name } demande
  } l’atout.
news-pile_taken = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
  } le tas : { $count ->
    [one] { $count } levée
   *[other] { $count } levées
  }.
news-stopped = { $you ->
    [yes] Vous vous arrêtez
   *[no] { $name } s’arrête
  } à sept : un kot.
news-went_on = { $you ->
    [yes] Vous continuez
   *[no] { $name } continue
  } pour les treize.
news-court_made = Un kot est fait.

## At the table

bot-name-W-court_piece = Sana
bot-name-N-court_piece = Imran
bot-name-E-court_piece = Kaveh
seat-caller = Déclarant
called = { $you ->
    [yes] Vous avez nommé
   *[no] { $name } a nommé
  } { suit } atout
ledger-taken-court_piece = Levées
ledger-total-court_piece = { $unit ->
    [courts] Kots
   *[points] Points
  }
stacks = { $goal } gagnent
stacks-label = Levées prises : nous { $us }, eux { $them } ; { $goal } gagnent la donne
stacks-label-shared = Levées prises : { $usNames } { $us }, { $themNames } { $them } ; { $goal } gagnent la donne
row-label = { $row ->
    [one] Une donne gagnée de suite
   *[other] { $row } donnes gagnées de suite
  }, { $of } font un kot
courts-label = { $courts ->
    [one] Un kot
   *[other] { $courts } kots
  }
pile-empty = Aucune levée au milieu
turned-up = { $cards } : le déclarant est trouvé
indicator-own = L’atout est face cachée ; c’est { $card }, et vous seul le savez
indicator-up = L’atout est retourné : { $card }
trump-label-court_piece = { $suit ->
    [none] L’atout n’est pas encore connu
   *[other] Atout { suit }
  }
prompt-name_trump-court_piece = À vous de nommer l’atout, sur cinq cartes
prompt-wait-naming-court_piece = { $name } regarde cinq cartes et nomme l’atout
prompt-wait-staking = { $name } peut s’arrêter à sept ou continuer
prompt-wait-trick-court_piece = { $you ->
    [yes] Vous gagnez la levée
   *[no] { $name } gagne la levée
  }
prompt-lay_indicator = Posez une carte face cachée : sa couleur sera l’atout
prompt-lay_indicator-button = Poser
prompt-lay_indicator-chosen = Poser { $card } face cachée
prompt-go_on = Sept à zéro : un kot. Continuez-vous ?
prompt-go_on-hint = Les treize levées gagnent la partie. Au première levée perdue, vous gagnez la donne sans le kot.
offer-ask_redeal = Demander une nouvelle donne
offer-ask_trump = Faire retourner l’atout
offer-stop = S’arrêter : un kot
offer-go_on = Continuer jusqu’à treize
review-side-court_piece = { $side ->
    [us] Nous
   *[them] Eux
  } : { $taken } dans cette donne, { $total } en tout{ $row ->
    [0] .
    [one] , une donne gagnée de suite.
   *[other] , { $row } donnes gagnées de suite.
  }
review-side-shared-court_piece = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  } : { $taken } dans cette donne, { $total } en tout{ $row ->
    [0] .
    [one] , une donne gagnée de suite.
   *[other] , { $row } donnes gagnées de suite.
  }
review-last-court_piece = La dernière levée : { $plays }. { $you ->
    [yes] Vous l’avez gagnée.
   *[no] { $name } l’a gagnée.
  }
tricks-patch-court_piece = { $you ->
    [yes] Vous
   *[no] { $name }
  } avec { $card }
news-deal_began-court_piece = Donne { $number }. { $firstYou ->
    [yes] Vous nommez l’atout sur cinq cartes
   *[no] { $firstName } nomme l’atout sur cinq cartes
  }.
news-cards_dealt-court_piece = Vous recevez { $cards }.
news-trick_won-court_piece = { $you ->
    [yes] Vous gagnez la levée.
   *[no] { $name } gagne la levée.
  }
news-your-turn-lay_indicator = Posez une carte face cachée : sa couleur sera l’atout.
news-your-turn-go_on = Sept à zéro. Vous arrêter, ou continuer jusqu’à treize ?

## The end of a deal

deal-headline-court_piece = { $us ->
    [yes] { $made ->
        [yes] Vous gagnez la donne
       *[no] Ils gagnent la donne
      }
   *[no] { $made ->
        [yes] Ils gagnent la donne
       *[no] Vous gagnez la donne
      }
  }
deal-headline-shared-court_piece = { $us ->
    [yes] { $made ->
        [yes] { $usNames } gagnent la donne
       *[no] { $themNames } gagnent la donne
      }
   *[no] { $made ->
        [yes] { $themNames } gagnent la donne
       *[no] { $usNames } gagnent la donne
      }
  }
deal-made-court_piece = { $you ->
    [yes] Vous avez nommé l’atout, et votre camp { $taken ->
        [0] n’a pris aucune levée
        [one] a pris { $taken } levée
       *[other] a pris { $taken } levées
      }
   *[no] { $name } a nommé l’atout, et son camp { $taken ->
        [0] n’a pris aucune levée
        [one] a pris { $taken } levée
       *[other] a pris { $taken } levées
      }
  }
deal-passed_out-court_piece = Nouvelle donne
deal-passed_out-line-court_piece = Le déclarant a demandé d’autres cartes. La donne ne compte pas, et le même joueur nomme encore l’atout.
summary-points-court_piece = Levées
court-court_piece = { $us ->
    [yes] Nous avons
   *[no] Ils ont
  } { $kind ->
    [goon] un goon kot : un kot contre le déclarant
    [row] un kot par une suite de donnes
    [bavney] un bavney : les treize levées
   *[court] un kot
  }
court-shared-court_piece = { $us ->
    [yes] { $usNames } ont
   *[no] { $themNames } ont
  } { $kind ->
    [goon] un goon kot : un kot contre le déclarant
    [row] un kot par une suite de donnes
    [bavney] un bavney : les treize levées
   *[court] un kot
  }
breakdown-court = { $took } levées à zéro, un kot : { $before } + { $gain } = { $total }
breakdown-goon = { $took } levées à zéro contre le déclarant, un goon kot : { $before } + { $gain } = { $total }
breakdown-row = { $took } levées, suite { $row_before } + 1 = { $row }, soit un kot : { $before } + { $gain } = { $total }
breakdown-bavney = les { $took } levées, un bavney : { $before } + { $gain } = { $total }
breakdown-deal = { $took } levées gagnent la donne : suite { $row_before } + 1 = { $row }
breakdown-point = { $took } levées gagnent la donne : { $before } + { $gain } = { $total }
breakdown-row_lost = { $took ->
    [0] aucune levée
    [one] une levée
   *[other] { $took } levées
  } : la suite de { $row_before } s’arrête
breakdown-nothing = { $took ->
    [0] aucune levée
    [one] une levée
   *[other] { $took } levées
  } : rien
cards-left = Les cartes qui restaient

## Why something makes sense

reason-for_pile = Si elle gagne, c’est la deuxième levée de suite, et le tas part avec elle.
reason-breaks_run = Elle prend la levée à la personne qui allait prendre le tas.
reason-stops_court = Une levée de plus pour eux fait un kot : cette carte passe en tête.
reason-for_court = Une levée de plus en fait un kot.
reason-for_deal = Une levée de plus gagne la donne.
reason-low_indicator = Une petite carte de la couleur la plus forte : les hautes restent en main.
reason-ask_for_trump = L’autre équipe est en tête, et un atout peut gagner la levée.
reason-may_be_lost = Le partenaire est en tête, mais peut encore être battu : un atout peut garder la levée.
reason-poor_cards = Cinq cartes faibles : d’autres devraient être meilleures.
reason-court_is_made = Le kot est fait : continuer le mettrait en jeu.
reason-sure_of_all = Plus personne ne peut gagner une levée : les treize sont sûres.
score-sheet-field-tricks-court_piece = Levées de { $other ->
    [none] l’autre équipe
   *[other] { $other }
  }
