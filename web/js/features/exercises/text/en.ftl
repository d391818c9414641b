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
exercises-examples = Try examples
exercises-own = Exercises on this device
exercises-own-line = To make one, look at any deal and choose “Make an exercise here”.
exercises-draft-on = Go on with the exercise you are making
exercises-forget = Delete
exercises-forget-which = Delete “{ $title }”
exercises-forget-tries = Delete my tries
exercises-forget-sure = Delete for good
exercises-stay = Keep
exercises-keep = Keep on this device
exercises-edit = Change
exercises-edit-which = Change exercise { $number }
exercises-take-out = Take out
exercises-take-out-which = Take out exercise { $number }
exercises-class = For your class
exercises-pack-title = Title
exercises-passes = Solved to pass
exercises-passes-none = not asked
exercises-link = The link of these exercises
exercises-too-long = This is too much for a link, which carries at most eight exercises and 2,000 characters. Save it as a file instead.
exercises-to-deal = Back to the deal
exercises-making = An exercise
exercises-decides = { $seat } decides.
exercises-task = The task
exercises-acts = What is right here?
exercises-acts-line = Mark every play that solves it, and up to { $most } mistakes that get words of their own. The figures are what the engine thinks.
exercises-made = as played
exercises-is-right = Right
exercises-is-right-which = { $act }: right
exercises-is-wrong = Mistake
exercises-is-wrong-which = { $act }: a mistake
exercises-praise = Said to what is right
exercises-said-to = Said to: { $act }
exercises-otherwise-field = Said to anything else
exercises-more = More
exercises-hint-field = A hint
exercises-near = What cannot be told from the right play in imagined deals is right, too
exercises-punish = Deal the hidden cards again where a wrong play would get away with it
exercises-title-field = Title of the exercise
exercises-chapter = Chapter
exercises-into = Into
exercises-into-new = new exercises
exercises-checking = Checking…
exercises-keep-it = Check and keep
exercises-keep-still = Keep it all the same
exercises-drop = Discard
exercises-fault-right_not_legal = Exercise { $exercise }: what is called right cannot be played there.
exercises-fault-wrong_not_legal = Exercise { $exercise }: the mistake “{ $act }” cannot be made there.
exercises-fault-wrong_is_right = Exercise { $exercise }: “{ $act }” solves it, but has the words of a mistake.
exercises-fault-right_loses = Exercise { $exercise }: “{ $act }” is called right, but comes to { $by } less than “{ $better }”.
exercises-fault-bad_exercise = Exercise { $exercise } cannot be read.
exercises-goal = What solves it
exercises-goal-acts = the plays that are marked right
exercises-goal-win_trick = their side wins this trick
exercises-goal-lose_trick = the other side wins this trick
exercises-goal-take = their side takes at least so many { $of ->
    [tricks] tricks
   *[other] points
  }
exercises-goal-hold = the other side takes at most so many { $of ->
    [tricks] tricks
   *[other] points
  }
exercises-goal-deal = their side comes out ahead in the deal
exercises-goal-number = How many
exercises-ends = By when
exercises-ends-act = with this act
exercises-ends-trick = at the end of the trick
exercises-ends-deal = at the end of the deal
exercises-until-trick = Play on to the end of the trick.
exercises-until-deal = Play on to the end of the deal.
exercises-acts-goal-line = Mark up to { $most } first plays that get words of their own; what is marked right is a play that the goal is met with. The others play on as bots.
exercises-cannot-weigh = Our bots cannot weigh this decision: there are no figures, and what you mark as right stands as you say.
exercises-later = Go on later
exercises-unfinished = Not finished yet
exercises-fault-goal_decided = Exercise { $exercise }: the goal is decided before anything is played.
exercises-fault-goal_unmet = Exercise { $exercise }: no play reaches the goal when our bots play on.
exercises-fault-goal_always = Exercise { $exercise }: every play reaches the goal when our bots play on.
exercises-fault-right_misses = Exercise { $exercise }: after “{ $act }” our bots miss the goal.
exercises-answers = Answers of a class
exercises-heap = What your class sent
exercises-heap-line = Paste everything as it is, a whole chat if need be: the links of answers are found in it. Files can be dropped here.
exercises-replaying = Replaying every try…
exercises-stop = Stop
exercises-no-answers = There is no link of answers in this text.
exercises-problems = Not counted:
exercises-table = The class
exercises-column-solved = Solved
exercises-column-passed = Passed
exercises-yes = yes
exercises-no = no
exercises-unsolved = { $count ->
    [one] not solved, one try
   *[other] not solved, { $count } tries
  }
exercises-cells = ✓ and how many tries it took; ✗ tried in vain; – not tried.
exercises-commonest = The commonest mistakes
exercises-mistake = Exercise { $number }: { $act } ({ $people ->
    [one] one person
   *[other] { $people } people
  })

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
refusal-nobody_decides = It is nobody’s turn at this moment; while cards are dealt, anybody may declare. An exercise needs a seat whose turn it is: go a step on or back.
refusal-no_task = Write what the task is.
refusal-no_right = Mark what is right.
refusal-too_many_packs = This device keeps at most { $most } packs. Delete one first; nothing was lost.
refusal-pack_not_kept = This browser keeps nothing here: the exercises stay until the page is closed. Save them as a file.
refusal-no_pack_here = The exercises that these answers are to are not on this device. Open them first, then choose “Answers of a class”.
refusal-tries_not_kept = This browser keeps nothing here: what you tried stays until the page is closed. Send your answers before that.
refusal-draft_not_kept = This browser keeps nothing here: what you write stays until the page is closed.
