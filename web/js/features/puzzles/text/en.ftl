### Puzzles: what is said once it is opened.

decision-try-title = Find the better play
puzzle-title = Puzzle: { $theme }
puzzle-playing = { $moment ->
    [yes] You are back before this decision, with what you knew then.
   *[no] What is best here, by what this seat can know?
  }
puzzle-replying = Let us see the reply…
puzzle-right = { $tries ->
    [1] Right: as far as this seat can know, nothing is better.
   *[other] Right, at try { $tries }: as far as this seat can know, nothing is better.
  }
puzzles-line = One decision each, in the middle of a deal. What is as good as the best is right too.
puzzles-next = Next puzzle
puzzles-daily = Puzzle of the day
puzzles-daily-next = The next puzzle of the day comes { $span }.
puzzles-count = { $found } of { $all } found.
puzzles-due = { $due ->
    [one] One is to be repeated today.
   *[other] { $due } are to be repeated today.
  }
puzzles-themes = Theme
puzzle-theme-all = All
puzzles-evenly = The next puzzle is of the theme you have tried least. The numbers say how many there are of each: of some there are few.
puzzles-grades = Difficulty
puzzles-measured = Difficulty is measured: the fewer of our { $levels } levels find a puzzle, the harder it is.
puzzle-grade = { $grade ->
    [all] All
    [easy] Easy
    [middling] Middling
    [hard] Hard
   *[hardest] Very hard
  }
puzzle-theme-follow = Following
puzzle-theme-lead = Leading
puzzle-theme-throw = Throws
puzzle-theme-bury = Burying
puzzle-theme-points = Giving points
puzzle-theme-trumps = Drawing trumps
puzzle-theme-endgame = Endings
puzzle-theme-bet = Bidding
puzzle-theme-name = Naming trump
