### Puzzles: what is said once it is opened.

decision-try-title = Trouvez le meilleur coup
puzzle-title = Problème : { $theme }
puzzle-playing = { $moment ->
    [yes] Vous voilà avant cette décision, avec ce que vous saviez alors.
   *[no] Quel est le meilleur coup ici, selon ce que cette place peut savoir ?
  }
puzzle-replying = Voyons la réponse…
puzzle-right = { $tries ->
    [1] Juste : pour autant que cette place puisse savoir, rien n’est meilleur.
   *[other] Juste, à l’essai { $tries } : pour autant que cette place puisse savoir, rien n’est meilleur.
  }
puzzles-line = Une décision par problème, au milieu d’une donne. Ce qui vaut le meilleur coup est juste aussi.
puzzles-next = Problème suivant
puzzles-daily = Problème du jour
puzzles-daily-next = Le prochain problème du jour arrive { $span }.
puzzles-count = Trouvés : { $found } sur { $all }.
puzzles-due = { $due ->
    [1] Un problème est à refaire aujourd’hui.
   *[other] { $due } problèmes sont à refaire aujourd’hui.
  }
puzzles-themes = Thème
puzzle-theme-all = Tous
puzzles-evenly = Le problème suivant est du thème que vous avez le moins essayé. Les nombres disent combien il y en a : de certains thèmes, il y en a peu.
puzzles-grades = Difficulté
puzzles-measured = La difficulté est mesurée : moins de nos { $levels } niveaux trouvent un problème, plus il est difficile.
puzzle-grade = { $grade ->
    [all] Toutes
    [easy] Facile
    [middling] Moyenne
    [hard] Difficile
   *[hardest] Très difficile
  }
puzzle-theme-follow = Fournir
puzzle-theme-lead = Entamer
puzzle-theme-throw = Lancers
puzzle-theme-bury = Enterrer
puzzle-theme-points = Donner des points
puzzle-theme-trumps = Faire tomber les atouts
puzzle-theme-endgame = Fins de donne
puzzle-theme-bet = Miser
puzzle-theme-name = Nommer l’atout
