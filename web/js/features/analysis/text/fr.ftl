### Trying other acts in a past deal: what is said once it is opened.

analysis-close = Retour à la donne telle que jouée
analysis-plays = Ce qu’on peut faire, et ce que cela vaut
analysis-turn = C’est à { $name ->
    [Vous] vous
   *[other] { $name }
} de jouer.
analysis-over = La donne finit ici.
analysis-table = La table continue à donner : faites jouer un robot.
analysis-worlds = Moyenne sur { $worlds } donnes imaginées selon ce que { $name ->
    [Vous] vous pouviez savoir
   *[other] pouvait savoir { $name }
} : { $of ->
    [own_tricks] levées pour { $name ->
        [Vous] votre
       *[other] son
      } équipe
    [opposing_points] points pour l’attaque
   *[own_points] points pour { $name ->
        [Vous] votre
       *[other] son
      } équipe
}.
analysis-exact = Meilleur jeu de toutes les mains dans { $worlds } donnes imaginées selon ce que { $name ->
    [Vous] vous pouviez savoir
   *[other] pouvait savoir { $name }
} : { $of ->
    [own_tricks] levées pour { $name ->
        [Vous] votre
       *[other] son
      } équipe
    [opposing_points] points pour l’attaque
   *[own_points] points pour { $name ->
        [Vous] votre
       *[other] son
      } équipe
}.
analysis-best = meilleur jusqu’ici
analysis-tie = aussi bon, pour autant qu’on puisse en juger
analysis-bids = La meilleure annonce se juge à ce que la donne rapportera, pas à ce seul chiffre.
analysis-ties = ★ est le meilleur jusqu’ici. ≈ ne s’en distingue pas encore : dans les mêmes donnes imaginées, aucun n’est nettement meilleur.
analysis-worlds-you = Moyenne sur { $worlds } donnes imaginées selon ce que vous pouviez savoir : { $of ->
    [own_tricks] levées pour votre équipe
    [opposing_points] points pour l’attaque
   *[own_points] points pour votre équipe
}.
analysis-exact-you = Meilleur jeu de toutes les mains dans { $worlds } donnes imaginées selon ce que vous pouviez savoir : { $of ->
    [own_tricks] levées pour votre équipe
    [opposing_points] points pour l’attaque
   *[own_points] points pour votre équipe
}.
analysis-back = Annuler le coup
analysis-bot = Faire jouer un robot
analysis-keep = Garder comme branche
analysis-kept = Gardé comme branche
analysis-from-here = Jouer à partir d’ici
analysis-hands = Toutes les mains visibles
analysis-branches = Les branches
analysis-drop = Supprimer cette branche
analysis-remark = Note sur ce coup
analysis-remark-deal = Note sur la donne
analysis-mark = Votre avis
analysis-mark-name = { $mark ->
    [good] Bon
    [bad] Mauvais
    [unclear] À revoir
   *[none] Sans avis
}
analysis-note = Note
analysis-played = Telle que jouée
analysis-branch = Coup { $act } : { $line }{ $count ->
    [1] {""}
    [2] {""}
    [3] {""}
    [4] {""}
   *[other] {" "}… ({ $count } coups)
}
