### The options of Court Piece’s rules: the names of each and of its values, and what the rules say where it holds.

option-first_caller = Le premier déclarant
option-first_caller-line = Comment on trouve le déclarant de la première donne.
option-first_caller-random = Au sort
option-first_caller-first_ace = Premier as
rule-first_caller-random = Le déclarant de la première donne est tiré au sort.
rule-first_caller-first_ace = On retourne les cartes une à une ; qui reçoit le premier as déclare.

option-redeal = Nouvelle donne
option-redeal-line = Si un déclarant aux cinq cartes faibles peut demander une nouvelle donne, une fois.
option-redeal-off = Jamais
option-redeal-no_court_card = Sans K, Q, J
option-redeal-no_honour = Sans A, K, Q, J
rule-redeal-off = Le déclarant joue avec les cinq cartes reçues.
rule-redeal-no_court_card = Un déclarant sans roi, dame ni valet peut demander une nouvelle donne, pas deux fois de suite.
rule-redeal-no_honour = Un déclarant sans as, roi, dame ni valet peut demander une nouvelle donne, pas deux fois de suite.

option-sar = Prise des levées
option-sar-line = Si chaque levée se prend aussitôt, ou s’il faut en gagner deux de suite.
option-sar-single = Aussitôt
option-sar-double = Deux de suite
rule-sar-single = Chaque levée est prise aussitôt par l’équipe qui la gagne.
rule-sar-double = Les levées restent sur un tas au milieu. Qui en gagne deux de suite prend le tas.

option-taken_by = Deux de suite par
option-taken_by-line = Si un même joueur doit gagner les deux levées, ou l’un ou l’autre partenaire.
option-taken_by-player = Un joueur
option-taken_by-side = Une équipe
rule-taken_by-player = Un même joueur doit gagner les deux levées.
rule-taken_by-side = Cela compte aussi si chaque partenaire gagne une levée.

option-first_taking = Premier tas dès la levée
option-first_taking-line = Aucun tas n’est pris avant cette levée.
option-first_taking-2 = 2
option-first_taking-3 = 3
option-first_taking-5 = 5
rule-first_taking-2 = La deuxième levée peut déjà prendre le tas.
rule-first_taking-3 = Aucun tas n’est pris avant la levée 3.
rule-first_taking-5 = Aucun tas n’est pris avant la levée 5.

option-twelfth_takes = La douzième levée
option-twelfth_takes-line = Si la douzième levée peut prendre le tas.
option-twelfth_takes-false = Ne prend rien
option-twelfth_takes-true = Prend comme une autre
rule-twelfth_takes-false = La douzième levée ne prend rien : ce qui reste va avec la treizième.
rule-twelfth_takes-true = La douzième levée prend le tas comme une autre.

option-ace_rule = Levées gagnées par un as
option-ace_rule-line = Si les levées gagnées par un as prennent le tas.
option-ace_rule-off = Comme les autres
option-ace_rule-two_aces = Pas deux de suite
option-ace_rule-any_ace = Jamais
rule-ace_rule-off = Une levée gagnée par un as compte comme une autre.
rule-ace_rule-two_aces = Le second de deux as de suite d’un même joueur ne compte pas : il ne prend rien, et la suite continue sans lui.
rule-ace_rule-any_ace = Une levée gagnée par un as ne prend jamais le tas, mais elle peut être la première des deux.

option-court_at = Un kot demande
option-court_at-line = Quand une équipe qui a tout pris a fait un kot.
option-court_at-seven = Sept levées
option-court_at-thirteen = Les treize
rule-court_at-seven = Sept levées à zéro font un kot, et la donne est finie.
rule-court_at-thirteen = À sept à zéro, on continue : les treize font un kot ; dès que les autres prennent une levée, la donne est gagnée sans kot.

option-goon_court = Kot contre le déclarant
option-goon_court-line = Ce que vaut un kot contre l’équipe qui a nommé l’atout : un goon court.
option-goon_court-three = Trois
option-goon_court-plain = Comme un autre
rule-goon_court-three = Un kot contre l’équipe du déclarant compte trois.
rule-goon_court-plain = Un kot contre l’équipe du déclarant compte comme un autre.

option-bavney = Jouer pour les treize
option-bavney-line = Si qui entame à sept à zéro peut miser le kot sur les treize levées.
option-bavney-off = Non
option-bavney-go_on = Oui
rule-bavney-off = À sept à zéro, la donne est finie.
rule-bavney-go_on = Qui entame à sept à zéro peut continuer : les treize font un bavney et gagnent la partie ; la première levée perdue finit la donne, gagnée sans kot.

option-scoring = On compte en
option-scoring-line = Si les kots décident de la partie, ou des points pour chaque donne.
option-scoring-courts = Kots
option-scoring-points = Points
rule-scoring-courts = Une donne gagnée ajoute un à la série de l’équipe, et la série des autres retombe à zéro. Seuls les kots comptent.
rule-scoring-points = Une donne gagnée vaut un point, un kot deux, un kot contre le déclarant trois. Il n’y a pas de séries.

option-row_court = Série qui fait un kot
option-row_court-line = Combien de donnes gagnées de suite font un kot.
option-row_court-7 = 7
option-row_court-5 = 5
option-row_court-0 = Aucune
rule-row_court-7 = Sept donnes gagnées de suite font un kot.
rule-row_court-5 = Cinq donnes gagnées de suite font un kot.
rule-row_court-0 = Une série ne fait pas de kot, si longue soit-elle.

option-target-1 = 1
option-target-3 = 3
option-target-5 = 5
option-target-7 = 7
option-target-10 = 10
rule-target-1 = Qui marque en premier gagne la partie.
rule-target-3 = La partie se joue en 3.
rule-target-5 = La partie se joue en 5.
rule-target-7 = La partie se joue en 7.
rule-target-10 = La partie se joue en 10.

option-after_court = Après un kot
option-after_court-line = Qui déclare après un kot de l’équipe du déclarant.
option-after_court-partner = Le partenaire
option-after_court-same = Le même
rule-after_court-partner = Après un kot de l’équipe du déclarant, son partenaire déclare.
rule-after_court-same = Le déclarant reste le même tant que son équipe gagne.

option-hidden = L’atout est
option-hidden-line = Si le déclarant nomme l’atout à voix haute, ou en pose une carte face cachée.
option-hidden-false = Nommé
option-hidden-true = Caché
rule-hidden-false = L’atout est nommé à voix haute.
rule-hidden-true = Le déclarant pose une carte face cachée ; sa couleur est atout dès que quelqu’un qui ne peut fournir la demande.
