making-line = Touchez une carte, puis sa place. Ou touchez d’abord une main, puis ses cartes. Au clavier, tapez la carte comme dans un fichier de partie : A S est l’as de pique.
making-pack = Le paquet
making-card = { $left ->
    [0] { $card }, plus aucune
    [one] { $card }, encore { $left }
   *[other] { $card }, encore { $left }
  }
making-packet = { $number ->
    [1] Les { $size } premières
   *[other] Puis { $size }
  }
making-kitty = Talon
making-pile = { $name }, { $count } sur { $size }
making-take = Reprendre : { $card }
making-fill = Distribuer le reste
making-clear = Vider toutes les mains
making-missing = { $count ->
    [0] Toutes les cartes sont placées.
    [one] { $count } carte à placer.
   *[other] { $count } cartes à placer.
  }
making-standing = Avant la donne
making-field-counted = Donnes déjà comptées
making-field-rows = Donnes gagnées de suite
making-field-last_winner = Gagnant de la dernière levée d’avant
making-roles-open = pas encore décidé
making-choose = choisir…
making-begin = La donne commence
making-begin-deal = au début
making-begin-play = à un contrat
making-contract-line = La donne commence une fois cela fixé ; au Tractor, par l’écart du talon.
making-text = En texte
making-text-line = Accepte les lignes d’un fichier .deal, comme « hand S AS KS 7H », ou un lien vers une donne. Enchères et cartes jouées ne sont pas reprises.
making-read = Prendre ces mains
making-copy = Copier le texte
making-more = Le texte contient aussi des enchères, des cartes jouées ou d’autres donnes. Elles n’ont pas été reprises.
making-place = Ligne { $line }, caractère { $at } ({ $text }) : { $why }
making-place-bare = Ligne { $line }, caractère { $at } : { $why }
making-short = { $name } : { $count } cartes sur { $size }.
making-uses = Qu’en faire
making-you = Votre place
making-play = La jouer
making-view = La parcourir
making-challenge = Défier quelqu’un
making-link = Copier le lien
making-save = Enregistrer en fichier
refusal-may_be_dealt_again = Avec ces cinq cartes, celui qui appelle peut demander une nouvelle donne.
refusal-is_dealt_again = Personne ne peut déclarer dans cette donne : elle serait redonnée.
refusal-no_such_contract = Les règles ne mènent pas à ce contrat avec ces cartes.
refusal-unknown_line = Cette ligne est illisible.
refusal-no_hands = Il n’y a pas de mains dans ce texte.
refusal-text_too_long = Le texte est trop long : on peut lire { $most } caractères.
