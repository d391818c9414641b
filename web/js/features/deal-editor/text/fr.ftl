deal-editor-line = Touchez une carte, puis sa place. Ou touchez d’abord une main, puis ses cartes. Au clavier, tapez la carte comme dans un fichier de partie : A S est l’as de pique.
deal-editor-pack = Le paquet
deal-editor-card = { $left ->
    [0] { $card }, plus aucune
    [one] { $card }, encore { $left }
   *[other] { $card }, encore { $left }
  }
deal-editor-packet = { $number ->
    [1] Les { $size } premières
   *[other] Puis { $size }
  }
deal-editor-kitty = Talon
deal-editor-pile = { $name }, { $count } sur { $size }
deal-editor-take = Reprendre : { $card }
deal-editor-fill = Distribuer le reste
deal-editor-clear = Vider toutes les mains
deal-editor-missing = { $count ->
    [0] Toutes les cartes sont placées.
    [one] { $count } carte à placer.
   *[other] { $count } cartes à placer.
  }
deal-editor-standing = Avant la donne
deal-editor-field-counted = Donnes déjà comptées
deal-editor-field-rows = Donnes gagnées de suite
deal-editor-field-last_winner = Gagnant de la dernière levée d’avant
deal-editor-roles-open = pas encore décidé
deal-editor-choose = choisir…
deal-editor-begin = La donne commence
deal-editor-begin-deal = au début
deal-editor-begin-play = à un contrat
deal-editor-contract-line = La donne commence une fois cela fixé ; au Tractor, par l’écart du talon.
deal-editor-text = En texte
deal-editor-text-line = Accepte les lignes d’un fichier .deal, comme « hand S AS KS 7H », ou un lien vers une donne. Enchères et cartes jouées ne sont pas reprises.
deal-editor-read = Prendre ces mains
deal-editor-copy = Copier le texte
deal-editor-more = Le texte contient aussi des enchères, des cartes jouées ou d’autres donnes. Elles n’ont pas été reprises.
deal-editor-short = { $name } : { $count } cartes sur { $size }.
deal-editor-uses = Qu’en faire
deal-editor-you = Votre place
deal-editor-play = La jouer
deal-editor-view = La parcourir
deal-editor-challenge = Défier quelqu’un
deal-editor-link = Copier le lien
deal-editor-save = Enregistrer en fichier
refusal-may_be_dealt_again = Avec ces cinq cartes, celui qui appelle peut demander une nouvelle donne.
refusal-is_dealt_again = Personne ne peut déclarer dans cette donne : elle serait redonnée.
refusal-no_such_contract = Les règles ne mènent pas à ce contrat avec ces cartes.
