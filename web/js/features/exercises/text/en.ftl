# Exercises: a teacher's decisions, tried and answered by links.

exercises-line = Decisions that a teacher chose, with the teacher’s own words about each. Open the link or the file you were given; nothing is uploaded.
exercises-waiting = The exercises come as soon as the engine is there.
exercises-paste = Link or text of exercises
exercises-open = Open
exercises-file = Open a file
exercises-count = { $count ->
    [one] One exercise.
   *[other] { $count } exercises.
  }
exercises-to-pass = { $passes ->
    [one] To pass, solve one.
   *[other] To pass, solve { $passes }.
  }
exercises-passed = Passed.
exercises-solved = { $solved } of { $of } solved.
exercises-number = Exercise { $number }
exercises-title = { $number } of { $of }: { $title }
exercises-solved-in = { $count ->
    [one] solved at the first try
   *[other] solved in { $count } tries
  }
exercises-tried = { $count ->
    [one] one try so far
   *[other] { $count } tries so far
  }
exercises-begin = Begin
exercises-go-on = Go on
exercises-save = Save as a file
exercises-all = Other exercises
exercises-send = Send my answers
exercises-send-line = The link has your name and every try. Send it to your teacher; it goes nowhere by itself.
exercises-your-name = Your name
exercises-name-first = Enter your name first; then the answers can be sent.
exercises-answers-link = Your answers as a link
exercises-hint = Hint
exercises-right = Right.
exercises-wrong = Not this.
exercises-otherwise = Not this.
exercises-again = Try again
exercises-skip = Leave it
exercises-next = Next exercise
exercises-to-result = Result
exercises-back = Back to the exercises
exercises-punished = The hidden cards were dealt again, so that this play does not get away with it.
exercises-weigh = What each play is worth
exercises-weighing = Weighing every play…
exercises-unweighed = There is nothing to weigh here.
exercises-at-line = Line { $line }: { $why }

# Why something of exercises is refused.

refusal-not_there = That cannot be done here.
refusal-long_pack = This is too long: a pack of exercises has at most 200,000 characters.
refusal-not_a_pack = These are no exercises.
refusal-pack_version = These exercises were written for a newer version of Follow Suit. Reload the page and open them again.
refusal-bad_pack = These exercises cannot be read.
refusal-bad_exercise = This exercise cannot be read.
refusal-long_words = This text is too long.
refusal-too_many_linked = A link carries at most { $most } exercises.
refusal-right_not_legal = What is called right cannot be played there.
refusal-other_exercises = These are answers to other exercises.
refusal-broken_try = In exercise { $exercise } the rules do not allow “{ $act }”.
