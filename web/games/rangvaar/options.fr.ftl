### The options of Rangvaar’s rules: the names of each and of its values, and what the rules say where it holds.

option-deals-line = Combien de donnes compte une partie ; une donne sans annonce ne compte pas.
rule-deals-3 = On joue trois donnes.
rule-deals-5 = On joue cinq donnes.

option-opener_may_pass = Qui ouvre les enchères
option-opener_may_pass-line = La première personne à parler peut-elle passer comme les autres ?
option-opener_may_pass-false = Doit annoncer
option-opener_may_pass-true = Peut passer
rule-opener_may_pass-false = La personne qui a la première carte doit annoncer au moins 7.
rule-opener_may_pass-true = La personne qui a la première carte peut passer. Si les quatre passent, on redonne à partir de la place suivante, et la donne ne compte pas.

option-auction = Les enchères tournent
option-auction-line = Peut-on annoncer de nouveau après une annonce plus haute ?
option-auction-rounds = Jusqu’à trois passes
option-auction-single = Une fois
rule-auction-rounds = Les enchères tournent jusqu’à ce que trois aient passé.
rule-auction-single = Tout le monde parle une fois.

option-first_lead = La première entame revient
option-first_lead-line = Qui entame la première levée.
option-first_lead-first_card = À la première carte
option-first_lead-bidder = Au déclarant
option-first_lead-last_winner = Au dernier gagnant
rule-first_lead-first_card = La personne qui a reçu la première carte entame la première levée.
rule-first_lead-bidder = La personne qui a fait la plus haute annonce entame la première levée.
rule-first_lead-last_winner = Qui a gagné la dernière levée de la donne précédente entame la première levée ; à la première donne, la personne qui a reçu la première carte.

option-failed_bid = Une annonce chutée marque
option-failed_bid-line = Ce que marque l’équipe qui prend moins de levées qu’annoncé.
option-failed_bid-shortfall = Levées moins manque
option-failed_bid-floor_zero = Jamais sous 0
option-failed_bid-minus_bid = Moins l’annonce
rule-failed_bid-shortfall = Une annonce chutée marque les levées prises, moins celles qui manquent. Cela peut descendre sous zéro.
rule-failed_bid-minus_bid = Une annonce chutée soustrait l’annonce : les levées prises ne comptent pas.
rule-failed_bid-floor_zero = Une annonce chutée marque les levées prises, moins celles qui manquent, mais jamais moins de zéro.

option-commission = Commission de 5 % du pot
option-commission-line = Quand un vingtième du pot est retenu avant le paiement.
option-commission-ties = Si partie nulle
option-commission-always = Toujours
option-commission-never = Jamais
rule-commission-ties = La commission n’est retenue que si la partie est nulle.
rule-commission-always = La commission est retenue, quelle que soit l’issue.
rule-commission-never = Aucune commission n’est retenue, seulement les centièmes qui ne se partagent pas.

option-direction = On tourne
option-direction-line = Dans quel sens vont la donne et le jeu.
option-direction-clockwise = Sens horaire
option-direction-counter_clockwise = Sens antihoraire
rule-direction-clockwise = La donne et le jeu vont dans le sens des aiguilles d’une montre, vers la gauche.
rule-direction-counter_clockwise = La donne et le jeu vont dans le sens inverse des aiguilles d’une montre, vers la droite.
