# A club's event: made, played, and its results put together.

events-line = Tout le monde joue les mêmes donnes contre les mêmes robots, où que ce soit ; puis on réunit les résultats et on compare. Tout passe par des liens : rien n’est téléversé.
events-waiting = Le tournoi s’ouvre dès que le moteur est prêt.
events-make = Créer un tournoi
events-made-make = Créer un tournoi avec vos donnes
events-made-go-on = Reprendre votre tournoi de donnes composées
events-pairs = Paires avec de vraies cartes
events-kept = Tournois sur cet appareil
events-sealed-yet = encore scellé
events-forget = Oublier
events-forget-which = Oublier « { $name } »
events-open = Lien d’un tournoi, d’un résultat ou d’un classement
events-open-go = Ouvrir
events-open-file = Ouvrir un fichier
events-name = Nom du tournoi
events-level = Robots
events-sit = Tout le monde est assis
events-count = Donnes
events-scoring = Comparaison par
events-by-places = rangs
events-by-margins = écarts
events-by-places-line = À chaque donne, deux points par résultat moins bon, un par résultat égal ; le score est la part de ce qui était possible.
events-by-margins-line = À chaque donne, votre résultat est comparé au résultat médian ; le score est la somme des différences.
events-text = Un mot pour tout le monde (facultatif)
events-help = Conseils et retours en arrière permis
events-help-line = Une donne jouée avec aide est signalée au classement.
events-sealed = Scellé : deux liens
events-sealed-line = Le premier lien annonce le tournoi sans montrer de carte ; le second l’ouvre. Personne ne peut avoir joué avant que vous envoyiez le second.
events-make-it = Créer le tournoi
events-made-line = Tout le monde joue des donnes choisies par vous : d’une à seize, toutes du même jeu et aux mêmes règles. Une donne composée pour commencer à un contrat commence là.
events-made-add = Ajouter une donne : son lien ou le texte de son fichier
events-made-add-go = Ajouter
events-made-next = Composer la donne suivante
events-made-open = Les cartes sont lisibles dans le lien de ce tournoi, qui ne peut donc pas être scellé : qui décortique le lien les voit avant de jouer.
events-made-discard = Jeter ce brouillon
events-made-wrong = Donne { $deal } : { $why }
events-made-elsewhere = Les cartes de ce tournoi ne sont pas dans ce lien mais dans celui du tournoi lui-même. Collez-le ici, ou demandez-le à qui a créé le tournoi.
events-seat = tout le monde en { $seat }
events-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  }
events-helped = Conseils et retours en arrière sont permis ; leur usage est signalé.
events-other-bots = Ce tournoi a été créé avec une autre version de Follow Suit. Les cartes sont les mêmes, mais les robots peuvent jouer autrement.
events-not-begun = Ce tournoi est scellé et n’a pas commencé. Ses cartes viennent avec un second lien, envoyé au début. Cet appareil retient le premier et les comparera.
events-invite = Inviter
events-two-links = Envoyez le premier lien maintenant, le second au début.
events-link-seal = Le premier lien, sans les cartes
events-link-start = Le second lien, pour le début
events-link = Le lien du tournoi
events-results = Réunir les résultats
events-all = Tous les tournois
events-seal-same = C’est bien le tournoi scellé : il correspond au premier lien.
events-seal-other = Attention : ce n’est pas le tournoi qui avait été scellé. Il ne correspond pas au premier lien.
events-seal-unknown = Ce tournoi avait été scellé. Si vous avez le premier lien, collez-le ici pour comparer les deux.
events-seal-paste = Le premier lien
events-seal-compare = Comparer
events-your-deals = Vos donnes
events-played = jouée
events-go-on = Continuer
events-play = Jouer
events-mine = Votre résultat
events-mine-line = { $left ->
    [0] Vous avez joué les { $of } donnes. Envoyez votre résultat à la personne qui tient le classement.
   *[other] Vous avez joué { $played } donnes sur { $of }. Seuls les résultats complets ont un rang au classement.
  }
events-your-name = Votre nom au classement
events-name-first = Indiquez votre nom ; vous pourrez ensuite envoyer le résultat.
events-mine-link = Votre résultat en lien
events-working-results = Les résultats sont rejoués…
events-working-levels = Nos robots jouent les donnes…
events-working-bots = On interroge à nouveau les robots…
events-home = Retour au tournoi
events-heap = Les résultats reçus
events-heap-line = Collez tout tel quel, une conversation entière s’il le faut : les liens y sont trouvés. Vous pouvez aussi déposer des fichiers ici.
events-drop = Retirer
events-drop-which = Retirer { $name }
events-check = Établir le classement
events-files = Ajouter des fichiers
events-no-links = Ce texte ne contient aucun lien de résultat.
events-found = { $links ->
    [one] Un lien trouvé
   *[other] { $links } liens trouvés
  }{ $wrong ->
    [0] { "." }
    [one] { " ; un ne compte pas :" }
   *[other] { " ; " }{ $wrong } ne comptent pas :
  }
events-link-number = Lien { $number } :
events-whose = { $name } :
events-standings = Classement
events-place = Rang
events-who = Nom
events-score = Score
events-cells = Touchez un résultat pour voir comment il a été joué, à côté d’un autre.
events-csv = Enregistrer pour un tableur
events-print = Imprimer
events-levels = Ajouter nos robots au tableau
events-table-link = Le classement en lien
events-table-long = Le classement est trop long pour un lien. Enregistrez-le ou imprimez-le.
events-mark-bots = joué contre une autre version des robots
events-mark-help = avec aide
events-cell = { $name }, donne { $deal } : { $margin }
beside-whom = { $name }, à côté de
beside-watch = Regarder à partir de là
beside-watch-whose = { beside-watch } : { $name }
beside-alike = Les deux ont joué cette donne de la même façon jusqu’au bout.
beside-parted = Leurs chemins se séparent à la levée { $number } :
beside-parted-before = Leurs chemins se séparent avant la première levée :
beside-nothing = rien
beside-both = pareil des deux côtés
beside-trick = { $name }, levée { $number }
beside-before = { $name }, avant la première levée
beside-rows = Les deux parcours, levée par levée
beside-back = Retour au tableau
events-trust = À quoi se fier
events-trust-line = Chaque résultat a été rejoué ici : les cartes sont celles du tournoi, chaque coup est permis, le score est celui des règles. Sans serveur, on ne peut empêcher personne de regarder les donnes d’abord, ni de les jouer deux fois ; un tournoi scellé garde au moins les cartes inconnues jusqu’au début.
events-bots = Vérifier les robots
events-bots-same = { $others ->
    [0] { $name } : les { $same } coups des robots sont ceux que choisissent les nôtres.
   *[other] { $name } : { $same } coups des robots sont ceux que choisissent les nôtres, { $others } non.
  }
events-pairs-line = Pour une soirée à de vraies tables : un plan où chaque paire joue chaque série de donnes une fois, et le classement qui en résulte.
events-tables = Tables
events-movement = Plan
events-movement-howell = Howell
events-movement-mitchell = Mitchell
events-movement-howell-line = Chaque paire rencontre toutes les autres une fois.
events-movement-mitchell-line = Les paires Nord–Sud restent, les paires Est–Ouest montent d’une table.
events-travellers = Résultats, une ligne par table
events-travellers-line = La donne, la paire Nord–Sud, la paire Est–Ouest, et le résultat de Nord–Sud : 1 1 3 +40
events-typed = Ce que l’on saisit
events-typed-number = le résultat de Nord–Sud
events-typed-line = La donne, les deux paires, puis { $fields } : { $line }. Compté selon vos règles, { $rules }.
events-typed-two_hundred = le déclarant, l’enchère, les points du camp déclarant
events-typed-tractor = qui a commencé, l’atout (NT pour aucun), les points du camp adverse ; s’il a pris la dernière levée « last », les points du talon et l’entame
events-typed-rangvaar = le déclarant, l’annonce, les levées de ce camp
events-typed-court_piece = le camp qui a gagné la donne, les levées de l’autre, l’atout
events-rank = Classer les paires
events-plan = Les tours
events-round = Tour
events-table = Table { $number }
events-sitting = { $ns }–{ $ew }, série { $set }
events-shared = Certaines tables jouent la même série en même temps : préparez ses donnes à chacune.
events-pair = Paire
events-teams = En deux équipes de quatre (paires 1 et 2 contre les autres) : { $by } sur { $deals } donnes.

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
refusal-bad_entry_line = Ligne { $line } : une telle donne est impossible ({ $clause }).
refusal-pair_twice = Ligne { $line } : la paire { $pair } a déjà la donne { $deal }.
refusal-other_cards = Les cartes de la donne { $deal } ne sont pas celles du tournoi.
refusal-link_twice = Le même lien figure déjà plus haut.
refusal-name_twice = Ce nom figure déjà au classement ; le premier résultat compte.
refusal-no_deals = Ce résultat ne contient aucune donne.
refusal-play_unfinished = Dans ce résultat, la donne { $deal } s’arrête trop tôt.
refusal-cards_unseen = Les cartes de ce tournoi ne sont que dans son propre lien. Ouvrez-le d’abord.
refusal-deal_of_other_game = Elle est d’un autre jeu que la première donne.
refusal-deal_of_other_rules = Elle suit d’autres règles que la première donne.
refusal-deal_was_played = On y a déjà joué des cartes, ou elle contient plusieurs donnes.
refusal-deal_twice = C’est encore la donne { $first }.
refusal-deal_too_long = Le texte est trop long pour une donne.
refusal-too_many_made = Un tournoi a { $most } donnes au plus.
refusal-made_not_sealed = Un tournoi de donnes composées ne peut pas être scellé : ses cartes sont lisibles dans le lien.
refusal-not_the_made_deals = Les cartes de ce lien ne sont pas celles dont le tournoi a été fait. Redemandez le lien.
refusal-other_contract = Dans ce résultat, la donne { $deal } ne commence pas au contrat du tournoi.
