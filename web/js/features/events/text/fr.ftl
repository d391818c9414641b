# Why something of a club event is refused.

refusal-no_name = Indiquez un nom.
refusal-long_name = Ce nom est trop long : { $most } caractères au plus.
refusal-not_sealed_so = Ce n’est pas le tournoi qui avait été scellé : il ne correspond pas au premier lien.
refusal-too_much_text = C’est trop de texte pour une seule feuille : { $most } au plus.
refusal-too_many_people = C’est trop de résultats pour une seule feuille : { $most } personnes au plus.
refusal-other_event = Ce résultat est d’un autre tournoi : « { $event } ».
refusal-other_rules = Ce résultat porte sur les mêmes cartes, mais selon d’autres règles.
refusal-deal_missing = La donne { $deal } manque dans ce résultat.
refusal-broken_rule = Donne { $deal } : les règles ne permettent pas « { $act } ».
refusal-not_a_result = Ce lien ne contient pas de résultat.
refusal-not_a_table = Ce lien ne contient pas de classement.
refusal-not_a_seal = Le premier lien n’est pas celui d’un tournoi scellé.
refusal-event_sealed = Le tournoi n’a pas commencé : ses cartes sont encore scellées.
refusal-bad_traveller = La ligne { $line } n’est pas faite d’une donne, de deux paires et d’un résultat.
refusal-pair_twice = Ligne { $line } : la paire { $pair } a déjà la donne { $deal }.
refusal-other_cards = Les cartes de la donne { $deal } ne sont pas celles du tournoi.
refusal-link_twice = Le même lien figure déjà plus haut.
refusal-name_twice = Ce nom figure déjà au classement ; le premier résultat compte.
refusal-no_deals = Ce résultat ne contient aucune donne.
refusal-play_unfinished = Dans ce résultat, la donne { $deal } s’arrête trop tôt.
