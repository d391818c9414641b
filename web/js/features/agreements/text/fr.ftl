### Agreements: what is said once their list is opened, or a hint is asked for.

agreements-line = Ce que des partenaires sont convenus de se dire par leurs cartes ; toute la table peut le savoir. Les robots respectent une convention quand elle coûte peu, et la lisent dans les cartes des autres. Libre à vous de la suivre ou non.
agreements-next = Ce que vous changez vaut à partir de la donne suivante.
agreements-of-challenge = Un défi se joue avec les conventions de qui l’a lancé.
agreements-of-host = Elles se choisissent sur l’appareil qui distribue.
agreements-waiting = Le moteur n’est pas encore arrivé.
agreements-example = Exemple
agreements-trick = Levée { $number }
agreements-holds = { $seat ->
    [S] Vous avez
   *[other] Votre partenaire a
  }
agreements-agreed = Comme convenu
agreements-kept = En vigueur à cette table
agreements-not-kept = Pas en vigueur à cette table
agreement-return_suit = Rejouez la couleur que j’ai jouée
agreement-return_suit-line = Quand vous avez la main, rejouez la couleur que votre partenaire a ouverte.
agreement-high_low = Haut, puis bas : continuez
agreement-high_low-line = Sur la couleur ouverte par le partenaire, une carte plus haute puis une plus basse demande de continuer. Bas, puis haut ne le demande pas.
agreement-first_discard = Ma première défausse : une couleur qui me plaît
agreement-first_discard-line = La première fois que vous ne pouvez pas fournir, défaussez une petite carte d’une couleur que vous aimeriez voir jouée.
agreement-weak_discards = Ma première défausse : une couleur qui ne me plaît pas
agreement-weak_discards-line = La première fois que vous ne pouvez pas fournir, défaussez une carte d’une couleur que vous n’aimeriez pas voir jouée.
agreements-mirror = La couleur de ma première défausse
agreements-mirror-first_discard = Elle me plaît
agreements-mirror-weak_discards = Elle ne me plaît pas
agreement-low_trump = Petit atout : faites-les tomber
agreement-low_trump-line = Dès que votre partenaire a ouvert d’un petit atout, jouez atout à votre tour tant que les autres en ont.
agreement-points = Des points sur une levée qui est sûrement à nous
agreement-points-line = Sur une levée que votre partenaire gagne à coup sûr, jouez la carte qui compte le plus.
agreement-last_trick = La dernière levée est à qui garde la carte maîtresse
agreement-last_trick-line = De vos deux dernières cartes, gardez celle qui fait à coup sûr la dernière levée.

## What a hint has read in the partner’s cards, and what the card that it advises keeps.

agreement-read-return_suit = { $of ->
    [you] Votre partenaire
   *[other] { $name }
  } a ouvert { suit } et aimerait qu’on y revienne.
agreement-read-high_low = { $of ->
    [you] Votre partenaire
   *[other] { $name }
  } a joué haut, puis bas à { suit }, et demande de continuer.
agreement-read-first_discard = La première défausse de { $of ->
    [you] votre partenaire
   *[other] { $name }
  } dit : j’aime { suit }.
agreement-read-weak_discards = La première défausse de { $of ->
    [you] votre partenaire
   *[other] { $name }
  } dit : je n’aime pas { suit }.
agreement-read-low_trump = { $of ->
    [you] Votre partenaire
   *[other] { $name }
  } a ouvert d’un petit atout : faites tomber les atouts.
agreement-keeps-return_suit = Comme convenu, cela revient à { suit }.
agreement-keeps-high_low = { $leads ->
    [yes] Comme convenu, cela continue à { suit }.
   *[no] Comme convenu, cela dit s’il faut continuer à { suit }.
  }
agreement-keeps-first_discard = { $leads ->
    [yes] Comme convenu, on joue { suit }, que le partenaire aime.
   *[no] Comme convenu, cela dit : j’aime { suit }.
  }
agreement-keeps-weak_discards = { $leads ->
    [yes] Comme convenu, on joue { suit } : c’est une autre couleur qui ne plaît pas au partenaire.
   *[no] Comme convenu, cela dit : je n’aime pas { suit }.
  }
agreement-keeps-low_trump = Comme convenu, cela fait tomber les atouts.
agreement-keeps-points = Comme convenu, les points vont sur une levée qui est sûrement à nous.
agreement-keeps-last_trick = Comme convenu, la carte maîtresse est gardée pour la dernière levée.
