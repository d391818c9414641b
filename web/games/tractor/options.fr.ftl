### The options of Tractor’s rules: the names of each and of its values, and what the rules say where it holds.

option-finding = Trouver qui défend
option-finding-line = Comment se trouvent l’atout et l’équipe déclarante de la première donne.
option-finding-declare = Déclaration
option-finding-auction = Enchères
rule-finding-declare = L’atout se trouve par déclaration pendant qu’on donne les cartes.
rule-finding-auction = À la première donne, les équipes annoncent des points ; ensuite, le preneur nomme l’atout. Personne ne déclare.

option-no_declaration = Personne ne déclare
option-no_declaration-line = Quel est l’atout quand personne n’a déclaré.
option-no_declaration-no_trump = Sans atout
option-no_declaration-kitty = Retourner le talon
option-no_declaration-redeal = On redonne
rule-no_declaration-no_trump = Si personne ne déclare, aucune couleur n’est atout.
rule-no_declaration-kitty = Si personne ne déclare, on retourne le talon carte par carte : la couleur de la première carte du rang d’atout est l’atout ; s’il n’y en a pas, celle de la plus haute carte, la première venue en cas d’égalité. S’il n’y a que des jokers, il n’y a pas de couleur d’atout.
rule-no_declaration-redeal = Si personne ne déclare, on redonne les cartes.

option-no_trump_ranks = Rang d’atout sans couleur
option-no_trump_ranks-line = Les cartes du rang d’atout sont-elles des atouts quand aucune couleur ne l’est ?
option-no_trump_ranks-trump = Atouts
option-no_trump_ranks-plain = Ordinaires
rule-no_trump_ranks-trump = Quand aucune couleur n’est atout, les jokers et les cartes du rang d’atout sont les atouts.
rule-no_trump_ranks-plain = Quand aucune couleur n’est atout, seuls les jokers sont des atouts. Les cartes du rang d’atout restent dans leur couleur, à leur place habituelle.

option-throw = Lancers
option-throw-line = Peut-on entamer à la fois plusieurs cartes seules, paires ou tracteurs d’une même couleur ?
option-throw-off = Non
option-throw-proven = Si imbattables
option-throw-attempt = Même risqués
rule-throw-off = Les lancers ne sont pas permis. Entamez une carte seule, une paire ou un tracteur à la fois.
rule-throw-proven = Un lancer n’est permis que s’il est sûr.
rule-throw-attempt = On peut risquer un lancer.

option-throw_in_trump = Lancers d’atouts
option-throw_in_trump-line = Peut-on lancer aussi des atouts ?
option-throw_in_trump-false = Non
option-throw_in_trump-true = Oui
rule-throw_in_trump-false = On ne peut pas lancer d’atouts.
rule-throw_in_trump-true = On peut aussi lancer des atouts.

option-failed_throw = Reste d’un lancer raté
option-failed_throw-line = L’élément qui reste quand quelqu’un peut battre un lancer.
option-failed_throw-lowest_beaten = Le plus bas battu
option-failed_throw-lowest_any = Le plus bas
option-failed_throw-all_back = Rien
rule-failed_throw-lowest_beaten = Quand un lancer rate, le plus bas des éléments que quelqu’un peut battre reste sur la table.
rule-failed_throw-lowest_any = Quand un lancer rate, son élément le plus bas reste sur la table, qu’il puisse être battu ou non.
rule-failed_throw-all_back = Quand un lancer rate, toutes ses cartes reviennent en main, et le même joueur entame un seul élément.

option-failed_throw_penalty = Prix d’un lancer raté
option-failed_throw_penalty-line = Les points qu’un lancer raté donne à l’autre équipe.
option-failed_throw_penalty-0 = Aucun
option-failed_throw_penalty-10 = 10
rule-failed_throw_penalty-0 = Un lancer raté ne coûte aucun point.
rule-failed_throw_penalty-10 = Un lancer raté donne 10 points à l’autre équipe.

option-throw_follow = Répondre à un lancer
option-throw_follow-line = Les tracteurs d’un lancer appellent-ils des tracteurs, ou seulement des paires ?
option-throw_follow-structure = Tracteurs
option-throw_follow-pairs = Paires seulement
rule-throw_follow-structure = Un tracteur dans un lancer appelle un tracteur, comme s’il était entamé seul.
rule-throw_follow-pairs = Dans un lancer, seul compte le nombre de paires ; on n’a pas à répondre aux tracteurs par des tracteurs.

option-throw_beat = Battre un lancer
option-throw_beat-line = Ce qui départage deux coups d’atouts qui battent un lancer.
option-throw_beat-largest_unit = Plus grand élément
option-throw_beat-all_units = Tous les éléments
option-throw_beat-highest_card = Carte la plus haute
option-throw_beat-highest_type = Type du coup
rule-throw_beat-largest_unit = Quand deux coups d’atouts battent un lancer, le sommet du plus grand élément décide : le tracteur, sinon la paire, sinon la plus haute carte seule.
rule-throw_beat-all_units = Un coup d’atouts n’en bat un autre que s’il bat chacun de ses éléments.
rule-throw_beat-highest_card = Quand deux coups d’atouts battent un lancer, la carte la plus haute décide.
rule-throw_beat-highest_type = Quand deux coups d’atouts battent un lancer, celui dont le plus grand élément est le plus grand l’emporte : un tracteur plus long, sinon une paire, sinon une carte seule ; puis le plus haut sommet.

option-shorter_tractor = Tracteurs plus courts
option-shorter_tractor-line = Faut-il répondre à un long tracteur par un plus court avant de jouer des paires séparées ?
option-shorter_tractor-false = Non
option-shorter_tractor-true = Oui
rule-shorter_tractor-false = Si vous n’avez pas de tracteur aussi long que celui qui est entamé, n’importe quelles paires suffisent.
rule-shorter_tractor-true = Si vous n’avez pas de tracteur aussi long que celui qui est entamé, un plus court passe avant des paires séparées.

option-rank_gap = Par-dessus le rang d’atout
option-rank_gap-line = Les rangs des deux côtés du rang d’atout se touchent-ils ?
option-rank_gap-false = Non
option-rank_gap-true = Oui
rule-rank_gap-false = Le rang d’atout laisse un trou : ses voisins ne se touchent pas. Avec le 7 comme rang d’atout, 6‑6 8‑8 n’est pas un tracteur.
rule-rank_gap-true = Le rang d’atout ne laisse pas de trou : ses voisins se touchent. Avec le 7 comme rang d’atout, 6‑6 8‑8 est un tracteur.

option-ace_offrank = As et rang d’atout
option-ace_offrank-line = Les as d’atout touchent-ils une paire du rang d’atout d’une autre couleur ?
option-ace_offrank-false = Non
option-ace_offrank-true = Oui
rule-ace_offrank-false = Les as d’atout ne touchent pas une paire du rang d’atout d’une autre couleur.
rule-ace_offrank-true = Les as d’atout touchent une paire du rang d’atout d’une autre couleur.

option-offrank_rank = Deux paires du rang d’atout
option-offrank_rank-line = Une paire du rang d’atout d’une autre couleur touche-t-elle celle de la couleur d’atout ?
option-offrank_rank-false = Non
option-offrank_rank-true = Oui
rule-offrank_rank-false = Une paire du rang d’atout d’une autre couleur ne touche pas celle de la couleur d’atout.
rule-offrank_rank-true = Une paire du rang d’atout d’une autre couleur touche celle de la couleur d’atout.

option-rank_small_joker = Rang d’atout et petit joker
option-rank_small_joker-line = La paire du rang d’atout touche-t-elle les petits jokers ?
option-rank_small_joker-false = Non
option-rank_small_joker-true = Oui
rule-rank_small_joker-false = La paire du rang d’atout ne touche pas les petits jokers.
rule-rank_small_joker-true = La paire du rang d’atout dans la couleur d’atout touche les petits jokers ; sans couleur d’atout, toute paire du rang d’atout les touche.

option-joker_joker = Petits et grands jokers
option-joker_joker-line = Les deux paires de jokers forment-elles un tracteur ?
option-joker_joker-false = Non
option-joker_joker-true = Oui
rule-joker_joker-false = Les petits jokers ne touchent pas les grands.
rule-joker_joker-true = Les petits jokers touchent les grands : les quatre forment un tracteur.

option-kitty_multiplier = Le talon compte
option-kitty_multiplier-line = Combien de fois comptent les points du talon quand l’attaque prend la dernière levée.
option-kitty_multiplier-none = Pas du tout
option-kitty_multiplier-two_four = 2 fois, 4 pour les paires
option-kitty_multiplier-twice_longest_unit = 2 fois le plus grand élément
option-kitty_multiplier-power = Doublé par carte
option-kitty_multiplier-twice_all_cards = 2 fois les cartes entamées
option-kitty_multiplier-power_pairs = 2, doublé par paire
rule-kitty_multiplier-none = Le talon ne compte pour personne.
rule-kitty_multiplier-two_four = Le talon compte deux fois si l’entame était une carte seule, quatre fois si c’était une paire ou un tracteur ; d’un lancer, le plus grand élément décide.
rule-kitty_multiplier-twice_longest_unit = Le talon est multiplié par deux fois le nombre de cartes du plus grand élément entamé : 2 pour une carte seule, 4 pour une paire, 8 pour un tracteur de deux paires.
rule-kitty_multiplier-twice_all_cards = Le talon est multiplié par deux fois le nombre de toutes les cartes entamées à la dernière levée, celles d’un lancer comprises : 2 pour une carte seule, 4 pour une paire.
rule-kitty_multiplier-power_pairs = Le talon compte deux fois, et double encore pour chaque paire du plus grand élément entamé : 2 pour une carte seule, 4 pour une paire, 8 pour un tracteur de deux paires.
rule-kitty_multiplier-power = Le talon double une fois pour chaque carte du plus grand élément entamé : 2 pour une carte seule, 4 pour une paire, 16 pour un tracteur de deux paires.

option-level_table = Niveaux gagnés
option-level_table-line = Combien de niveaux valent les points de l’attaque.
option-level_table-two_two = Au plus 2
option-level_table-three_two = 3 pour zéro
option-level_table-open = Sans limite
rule-level_table-two_two = Attaque de 0 à 35 : la défense monte de deux niveaux. De 40 à 75 : d’un. De 80 à 115, personne ne monte. De 120 à 155, l’attaque monte d’un niveau ; à 160 ou plus, de deux.
rule-level_table-three_two = Attaque à 0 : la défense monte de trois niveaux. De 5 à 35 : de deux. De 40 à 75 : d’un. De 80 à 115, personne ne monte. De 120 à 155, l’attaque monte d’un niveau ; à 160 ou plus, de deux.
rule-level_table-open = Attaque à 0 : la défense monte de trois niveaux. De 5 à 35 : de deux. De 40 à 75 : d’un. De 80 à 115, personne ne monte. De 120 à 155, l’attaque monte d’un niveau, de 160 à 195 de deux, de 200 à 235 de trois, et d’un de plus par tranche de 40.

option-game_end = On gagne la partie
option-game_end-line = Ce qu’une équipe doit faire pour gagner.
option-game_end-reach_ace = En atteignant l’as
option-game_end-defend_ace = En défendant à l’as
rule-game_end-reach_ace = Une équipe gagne dès que son niveau atteint l’as.
rule-game_end-defend_ace = Les niveaux s’arrêtent à l’as. Une équipe gagne en défendant à l’as et en tenant la donne.

option-must_defend = Niveaux à défendre
option-must_defend-line = Les niveaux qu’on ne peut dépasser sans les avoir défendus.
rule-must_defend-none = Tout niveau peut être dépassé.

option-draw_policy = Ce qu’une entame fait sortir
option-draw_policy-line = Une paire, un brelan ou un tracteur entamé appelle-t-il des cartes que vous préféreriez garder ensemble ?
option-draw_policy-no_protections = Tout ce qui répond
option-draw_policy-only_draw_tractor_on_tractor = Tracteur contre tracteur
option-draw_policy-longer_tuples_protected = Sans rien défaire
option-draw_policy-no_format_based_draw = Couleur et nombre
rule-draw_policy-no_protections = Tout ce qui peut répondre est dû, même s’il faut défaire un brelan ou un carré.
rule-draw_policy-only_draw_tractor_on_tractor = Tout ce qui peut répondre est dû, mais un brelan ou un carré entamé n’appelle jamais de tracteur. À deux ou trois paquets, cela ne change rien.
rule-draw_policy-longer_tuples_protected = Les cartes que vous tenez en plus d’exemplaires qu’on n’en a entamé ne sont pas dues : un brelan n’a pas à être défait pour une paire, et ne peut pas en tenir lieu.
rule-draw_policy-no_format_based_draw = Seuls la couleur et le nombre sont dus : ni paires, ni brelans, ni tracteurs.

option-counter_declare = Déclarer talon enterré
option-counter_declare-line = Les autres peuvent-ils battre la déclaration une fois le talon enterré ?
option-counter_declare-off = Non
option-counter_declare-after_burial = Oui
rule-counter_declare-off = Une fois le talon enterré, personne ne déclare.
rule-counter_declare-after_burial = Une fois le talon enterré, les autres peuvent encore battre la déclaration qui tient.

option-void_plays = Sans la couleur demandée
option-void_plays-line = Qui n’a aucune carte de la couleur demandée doit-il couper ?
option-void_plays-any = Au choix
option-void_plays-must_trump = Atout obligé
rule-void_plays-any = Qui n’a aucune carte de la couleur demandée joue ce qu’il veut.
rule-void_plays-must_trump = Qui n’a aucune carte de la couleur demandée joue des atouts, autant qu’on en a entamé ou tous les siens ; n’importe lesquels.

option-throw_proof = Preuve d’un lancer
option-throw_proof-line = Ce qui rend un lancer sûr là où seuls les lancers sûrs sont permis.
option-throw_proof-either = L’une ou l’autre
option-throw_proof-voids = Couleur épuisée
option-throw_proof-unbeatable = Imbattable
rule-throw_proof-either = Un lancer est sûr si aucun élément ne peut être battu, ou si les autres ont montré qu’ils n’ont plus de la couleur.
rule-throw_proof-voids = Un lancer n’est sûr que si les autres ont montré qu’ils n’ont plus de la couleur.
rule-throw_proof-unbeatable = Un lancer n’est sûr que si aucun de ses éléments ne peut être battu par les cartes encore dehors.

option-throw_voids = Qui doit être à sec
option-throw_voids-line = Qui doit avoir montré qu’il n’a plus de la couleur pour qu’un lancer soit sûr.
option-throw_voids-others = Tous les autres
option-throw_voids-opponents = Les adversaires
rule-throw_voids-others = Tous les autres doivent ne plus avoir de la couleur, votre partenaire aussi.
rule-throw_voids-opponents = Seuls vos adversaires doivent ne plus avoir de la couleur.

option-declare_least = Déclaration minimale
option-declare_least-line = Une seule carte du rang d’atout suffit-elle pour déclarer ?
option-declare_least-single = Une carte
option-declare_least-pair = Une paire
rule-declare_least-single = Une seule carte du rang d’atout suffit pour déclarer.
rule-declare_least-pair = Il faut au moins une paire pour déclarer ; une seule carte du rang d’atout ne suffit pas.

option-self_override = Battre sa déclaration
option-self_override-line = Ce que vous pouvez montrer par-dessus votre propre déclaration.
option-self_override-same_suit = Même couleur
option-self_override-any = Toute couleur
rule-self_override-same_suit = Tant que votre déclaration tient, vous ne pouvez que la renforcer dans sa couleur.
rule-self_override-any = Tant que votre déclaration tient, vous pouvez la battre comme n’importe qui, dans toute couleur ou avec des jokers, avec plus fort.

option-jack_hook = Valets à la fin
option-jack_hook-line = Jusqu’où la défense retombe du niveau J si l’attaque prend la dernière levée avec des valets.
option-jack_hook-off = Pas du tout
option-jack_hook-to_two = Au 2
option-jack_hook-half = Au 2 ou au 6
rule-jack_hook-off = Les cartes qui prennent la dernière levée ne changent rien aux niveaux.
rule-jack_hook-to_two = Si la défense est au niveau J et que l’attaque prend la dernière levée avec rien que des valets, la défense retombe au 2 et ne gagne rien.
rule-jack_hook-half = Si la défense est au niveau J et que l’attaque prend la dernière levée avec rien que des valets, la défense retombe au 2 si le valet d’atout en est ou s’il n’y a pas de couleur d’atout, sinon au 6. Elle ne gagne rien.

option-always_trump = Toujours atout
option-always_trump-line = Tous les 2 sont-ils atouts à chaque donne ?
option-always_trump-none = Rien de plus
option-always_trump-twos = Les 2
rule-always_trump-none = Les atouts sont les jokers, le rang d’atout et la couleur d’atout.
rule-always_trump-twos = Tous les 2 sont atouts à chaque donne, juste sous le rang d’atout : le 2 de la couleur d’atout au-dessus des autres.

option-first_level = Les deux équipes commencent à
option-first_level-line = Le niveau des deux équipes à la première donne. Plus il est haut, plus la partie est courte.
option-first_level-2 = 2
option-first_level-3 = 3
option-first_level-4 = 4
option-first_level-5 = 5
option-first_level-6 = 6
option-first_level-7 = 7
option-first_level-8 = 8
option-first_level-9 = 9
option-first_level-T = 10
option-first_level-J = J
option-first_level-Q = Q
option-first_level-K = K
option-first_level-A = A
rule-first_level-2 = Les deux équipes commencent à 2.

option-most_deals = La partie s’arrête après
option-most_deals-line = Après tant de donnes, l’équipe au niveau le plus haut gagne, si personne n’a gagné avant.
option-most_deals-0 = Sans limite
option-most_deals-3 = 3 donnes
option-most_deals-6 = 6 donnes
option-most_deals-12 = 12 donnes
rule-most_deals-0 = La partie dure jusqu’à ce qu’une équipe l’ait gagnée.
rule-most_deals-3 = La partie s’arrête au plus tard après trois donnes. L’équipe au niveau le plus haut a alors gagné ; à niveaux égaux, celle qui défendrait ensuite.
rule-most_deals-6 = La partie s’arrête au plus tard après six donnes. L’équipe au niveau le plus haut a alors gagné ; à niveaux égaux, celle qui défendrait ensuite.
rule-most_deals-12 = La partie s’arrête au plus tard après douze donnes. L’équipe au niveau le plus haut a alors gagné ; à niveaux égaux, celle qui défendrait ensuite.

option-auction_deals = Enchères pour
option-auction_deals-line = Les enchères désignent-elles l’équipe déclarante à chaque donne, ou à la première seulement ?
option-auction_deals-first = La première donne
option-auction_deals-every = Chaque donne
rule-auction_deals-first = Il n’y a d’enchères qu’à la première donne.
rule-auction_deals-every = Il y a des enchères et une levée de départ à chaque donne. Le rang d’atout est le niveau de l’équipe qui annonce le plus.

option-auction_rounds = Chaque équipe parle
option-auction_rounds-line = Une équipe peut-elle annoncer de nouveau après une annonce plus haute ?
option-auction_rounds-rising = Jusqu’à une passe
option-auction_rounds-single = Une fois
rule-auction_rounds-rising = Les annonces montent jusqu’à ce qu’une équipe passe.
rule-auction_rounds-single = Chaque équipe parle une fois, celle du donneur d’abord. L’autre annonce plus ou passe.

option-auction_starter = Preneur par la plus haute carte
option-auction_starter-line = Quelle carte de la levée de départ décide qui nomme l’atout et ramasse le talon.
option-auction_starter-declaring = Des déclarants
option-auction_starter-any = Des quatre
rule-auction_starter-declaring = Des deux déclarants, celui qui a mis la plus haute carte est le preneur.
rule-auction_starter-any = Qui a mis la plus haute des quatre cartes est le preneur, quelle que soit son équipe, nomme l’atout, ramasse le talon et entame.

option-bid_binds = L’annonce engage
option-bid_binds-line = Une équipe déclarante qui a pris moins qu’annoncé perd-elle la donne ?
option-bid_binds-true = Oui
option-bid_binds-false = Non
rule-bid_binds-true = Une équipe déclarante qui prend moins qu’annoncé ne gagne aucun niveau, et l’autre défend ensuite.
rule-bid_binds-false = L’annonce désigne l’équipe déclarante et n’a pas d’autre effet.

option-packs = Paquets

option-seats = Joueurs
