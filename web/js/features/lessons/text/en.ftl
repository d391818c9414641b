### Lessons: what is said once it is opened.

lessons-line = Learn { $game } in twenty minutes: short tasks at the table, one idea each.
lessons-read = Or read it in two minutes
lessons-begin = Begin here
lessons-number = { $number }. { $title }
lessons-next = Next lesson
lessons-stars = { $count ->
    [one] One star of three
   *[other] { $count } stars of three
  }
puzzles-open = Puzzles
