### The options of Two Hundred’s rules: the names of each and of its values, and what the rules say where it holds.

option-bets = Les mises tournent
option-bets-line = Peut-on miser de nouveau après une mise plus haute ?
option-bets-single = Une fois
option-bets-continuous = Jusqu’à trois passes
rule-bets-single = Tout le monde parle une fois.
rule-bets-continuous = Les mises tournent jusqu’à ce que trois aient passé. Qui a passé reste dehors.

option-bets_must_rise = Chaque mise
option-bets_must_rise-line = Une mise doit-elle dépasser toutes les autres, ou seulement être différente ?
option-bets_must_rise-true = Doit monter
option-bets_must_rise-false = Doit différer
rule-bets_must_rise-true = Chaque mise doit dépasser toutes celles d’avant.
rule-bets_must_rise-false = Vous pouvez miser toute valeur que personne n’a encore misée ; la dernière mise faite l’emporte.

option-nobody_bets = Personne ne mise
option-nobody_bets-line = Ce qui arrive quand tous ont passé, sauf le donneur.
option-nobody_bets-dealer_bets = Le donneur joue
option-nobody_bets-redeal = On redonne
rule-nobody_bets-dealer_bets = Quand les trois autres passent, le donneur joue pour 50.
rule-nobody_bets-redeal = Quand tout le monde passe, rien n’est marqué et l’on redonne les cartes.

option-both_reach = Deux équipes au but
option-both_reach-line = Qui gagne quand les deux équipes y arrivent à la même donne.
option-both_reach-declarers = L’équipe déclarante
option-both_reach-higher_total = Le plus haut total
rule-both_reach-declarers = Si les deux équipes y arrivent à la même donne, l’équipe déclarante gagne.
rule-both_reach-higher_total = Si les deux équipes y arrivent à la même donne, le plus haut total gagne ; à totaux égaux, on continue.

option-minus_200_loses = Équipe à −200
option-minus_200_loses-line = Une équipe qui tombe à −200 a-t-elle perdu la partie ?
option-minus_200_loses-false = Joue encore
option-minus_200_loses-true = A perdu
rule-minus_200_loses-false = Il n’y a pas de plancher : une équipe continue, si bas qu’elle soit.
rule-minus_200_loses-true = Une équipe qui se trouve à −200 ou plus bas après une donne perd la partie si l’autre est à 0 ou plus. Tant que les deux sont sous 0, on continue.

option-target = But
option-target-line = Le total qui gagne la partie.
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
rule-target-200 = La partie se joue en 200 points.
rule-target-300 = La partie se joue en 300 points.
rule-target-500 = La partie se joue en 500 points.

option-deck = Cartes
option-deck-line = Quarante cartes, du cinq à l’as, ou trente-six, sans les six.
option-deck-40 = 40
option-deck-36 = 36
rule-deck-40 = Quarante cartes, dix levées.
rule-deck-36 = Trente-six cartes : les six sont retirés aussi. Neuf cartes chacun, neuf levées.

option-hundred_rule = La règle des cent
option-hundred_rule-line = Une équipe qui a beaucoup de points doit-elle miser pour que ses points comptent ?
option-hundred_rule-true = S’applique
option-hundred_rule-false = Ne s’applique pas
rule-hundred_rule-true = La règle des cent s’applique.
rule-hundred_rule-false = Il n’y a pas de règle des cent, l’autre équipe ajoute toujours les points qu’elle a pris.

option-hundred_at = Elle s’applique à partir de
option-hundred_at-line = Le total à partir duquel une équipe doit miser.
option-hundred_at-fixed = 100
option-hundred_at-half = La moitié du but
rule-hundred_at-fixed = Elle s’applique à partir de 100 points, quel que soit le but.
rule-hundred_at-half = Elle s’applique à partir de la moitié du but, donc de 100, 150 ou 250 points.

option-forced_bet_counts = Le 50 d’office
option-forced_bet_counts-line = Le 50 qui reste au donneur est-il une mise pour la règle des cent ?
option-forced_bet_counts-true = Compte
option-forced_bet_counts-false = Ne compte pas
rule-forced_bet_counts-true = Le 50 d’office du donneur compte comme une mise.
rule-forced_bet_counts-false = Le 50 d’office du donneur n’est la mise de personne. S’il est réussi, une équipe soumise à la règle des cent n’ajoute rien ; s’il échoue, elle perd 50 quand même.
