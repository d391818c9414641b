### Lessons: what is said once it is opened.

lessons-line = { $game } : apprenez en vingt minutes, par de courts exercices à la table, une idée à la fois.
lessons-read = Ou lisez tout en deux minutes
lessons-begin = Commencer ici
lessons-number = { $number }. { $title }
lessons-next = Leçon suivante
lessons-stars = { $count ->
    [one] { $count } étoile sur trois
   *[other] { $count } étoiles sur trois
  }
puzzles-open = Problèmes
