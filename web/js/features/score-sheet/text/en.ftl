score-sheet-waiting = The score keeper comes as soon as the engine is there.
score-sheet-full = This device has no room left. What you enter now is kept only while the page is open: save the sheet as a file.
score-sheet-lost = The browser does not reach its store any more. What you enter now is kept only while the page is open: save the sheet as a file.
score-sheet-refused = This browser keeps nothing for this page: save the sheet as a file before you close it.
score-sheet-elsewhere = This sheet has gone on in another tab. Here it is as it stands there.
score-sheet-gone = This sheet was deleted in another tab. What stands here is still yours, but it is no longer kept.
score-sheet-keep-again = Keep it again

# The list
score-sheet-none-line = You play with real cards, the page keeps the score: it knows what a deal is worth, who deals, and when the match is over.
score-sheet-new = New sheet
score-sheet-all = All sheets
score-sheet-open-file = Open a file
score-sheet-figures = Who has won
score-sheet-figures-line = What the sheets on this device say of each name. Matches against computer players are not counted here.
score-sheet-name = Name
score-sheet-won = Won
score-sheet-matches = Matches
score-sheet-dealt = Deals
score-sheet-remove = Throw away
score-sheet-remove-sure = Throw away for good
score-sheet-keep = Keep it
score-sheet-deals = { $count ->
    [0] No deal yet
    [one] 1 deal
   *[other] { $count } deals
  }

# A new sheet
score-sheet-not-kept = { $game } (no score sheet)
score-sheet-table = Table
score-sheet-who-sits = Who sits where
score-sheet-who-deals = Who deals first
score-sheet-date = Date
score-sheet-note = Note
score-sheet-stake = What each puts into the pot (empty: nothing)
score-sheet-begin = Begin

# The score
score-sheet-roles = { $role ->
    [starter] { $dealer } deals, { $other } is the starter
    [opens] { $dealer } deals, { $other } opens
    [caller] { $dealer } deals, { $other } calls trump
   *[open] { $dealer } deals
  }
score-sheet-left = { $count ->
    [one] The last deal
   *[other] { $count } deals to go
  }
score-sheet-over = { $names } have won
score-sheet-tie = A tie
score-sheet-declares = Declaring
score-sheet-figure-level = Level
score-sheet-figure-total = Total
score-sheet-figure-courts = Courts
score-sheet-figure-points = Points
score-sheet-figure-row = In a row
score-sheet-note-must_defend = { $side } cannot pass { $level } without defending it.
score-sheet-note-hundred_rule = { $side } stand at { $total }: from now on they add points only in deals in which they bet.
score-sheet-not-due = { $count ->
    [one] One deal is marked.
   *[other] { $count } deals are marked.
  }
score-sheet-settle = We played what was due
score-sheet-enter = Enter the deal
score-sheet-undo = Undo
score-sheet-redo = Redo
score-sheet-turn = Turn round
score-sheet-referee = Referee
score-sheet-out = Share, print…
score-sheet-linked = A sheet that somebody sent you. What you change goes into a copy of your own.
score-sheet-go-on = Go on from it
score-sheet-back = Back to the sheet

# An entry
score-sheet-deal = Deal { $number }
score-sheet-yes = Yes
score-sheet-no = No
score-sheet-skip = Leave out
score-sheet-ok = OK
score-sheet-rub = Delete the last digit
score-sheet-correct = Tap above what is to be changed.
score-sheet-write = Write it down
score-sheet-drop = Cancel
score-sheet-settle-one = It was played as was due
score-sheet-insert = A deal before it is missing
score-sheet-take-out = Never played
score-sheet-take-out-sure = Take deal { $number } out
score-sheet-twice = You entered the same deal a moment ago. Is this another one?
score-sheet-twice-not = No, only once
score-sheet-twice-yes = Yes, another deal
score-sheet-field-thrown_in = Thrown in
score-sheet-field-bid = What did { $declaring ->
    [none] they
   *[other] { $declaring }
  } bid?
score-sheet-field-declaring = Which side declares?
score-sheet-field-starter = Who is the starter?
score-sheet-field-trump = Trump
score-sheet-field-way = How it is entered
score-sheet-field-points = Points of { $declaring ->
    [none] the declaring side
   *[other] { $declaring }
  }
score-sheet-field-points-tractor = Points taken in tricks by { $other ->
    [none] the attackers
   *[other] { $other }
  }
score-sheet-field-penalty = Penalty for throws
score-sheet-field-last = Did { $other ->
    [none] the attackers
   *[other] { $other }
  } take the last trick?
score-sheet-field-kitty = Points in the kitty
score-sheet-field-lead = What was led to the last trick?
score-sheet-field-largest = The largest part of that throw
score-sheet-field-width = How many equal cards side by side?
score-sheet-field-length = How long was the tractor?
score-sheet-field-cards = How many cards were led to the last trick?
score-sheet-field-jacks = Was the last trick won with jacks?
score-sheet-field-total = Points of { $other ->
    [none] the attackers
   *[other] { $other }
  }, all told
score-sheet-field-declarer = Who declares?
score-sheet-field-bet = The bet
score-sheet-field-other_bet = Did anybody of { $other ->
    [none] the other side
   *[other] { $other }
  } bet?
score-sheet-field-forced = Was the dealer left with it?
score-sheet-field-tricks = Tricks of { $declaring ->
    [none] the declaring side
   *[other] { $declaring }
  }
score-sheet-field-winner = Who won the deal?
score-sheet-field-all = Did they stake on all thirteen, and take them?
score-sheet-choice-total = I have the total
score-sheet-choice-tricks = Add it up for me
score-sheet-choice-single = Single
score-sheet-choice-pair = Pair
score-sheet-choice-triple = Triple
score-sheet-choice-quad = Quad
score-sheet-choice-tractor = Tractor
score-sheet-choice-tractor-length = Tractor of { $value }
score-sheet-choice-tractor-other = Longer tractor
score-sheet-choice-throw = Throw
score-sheet-choice-throw-largest = Throw: { $value }
score-sheet-choice-none = No
score-sheet-choice-jacks = Yes
score-sheet-choice-half = Yes, half
score-sheet-choice-trump_jack = The trump jack
score-sheet-choice-other_jacks = Another jack

# How a score came about
score-sheet-step-thrown_in = Thrown in.
score-sheet-step-kitty = Kitty { $points } × { $multiplier } = { $bonus }.
score-sheet-step-penalty = Penalty { $points }.
score-sheet-step-total = { $points } points.
score-sheet-step-held_at_ace = { $side } held at ace, and that wins the match.
score-sheet-step-band = { $side ->
    [none] Nobody rises.
   *[other] { $side } rise { $gain ->
        [0] no level
        [one] 1 level
       *[other] { $gain } levels
      }.
  }
score-sheet-step-bid_failed = { $side } bid { $bid } and took { $took }.
score-sheet-step-hooked = { $side } fall from { $from } to { $to }.
score-sheet-step-stopped = { $side } stop at { $level }.
score-sheet-step-declares = { $side } defend next.
score-sheet-step-made = { $side } bet { $bet }, took { $points }: { $change }.
score-sheet-step-failed = { $side } bet { $bet }, took only { $points }: { $change }.
score-sheet-step-took = { $side } took { $points }: { $change }.
score-sheet-step-no_bet = { $side } did not bet: { $points } points do not count.
score-sheet-step-forced = { $side } were left with the bet: { $points } points do not count.
score-sheet-step-made-rangvaar = { $side } bid { $bid }, took { $tricks }: { $change }.
score-sheet-step-shortfall = { $side } bid { $bid }, took { $tricks }, { $missing } short: { $change }.
score-sheet-step-minus_bid = { $side } bid { $bid }, took { $tricks }: { $change }.
score-sheet-step-floor_zero = { $side } bid { $bid }, took only { $tricks }: nothing.
score-sheet-step-took-rangvaar = { $side } took { $tricks }: { $change }.
score-sheet-step-court = A court for { $side }.
score-sheet-step-deal = Won by { $side }.
score-sheet-step-row = { $side } won { $row } in a row: a court.
score-sheet-step-goon = A goon court for { $side }.
score-sheet-step-bavney = { $side } staked on all thirteen and took them.
score-sheet-step-point = { $side } won, { $tricks } to { $other }: +{ $gain }.
score-sheet-step-row_lost = The row of { $side } ends at { $row }.

# Out
score-sheet-save = Save as a file
score-sheet-copy-text = Copy as text
score-sheet-csv = Save as a table
score-sheet-print = Print
score-sheet-head = Names, date and note
score-sheet-column-deal = Deal
score-sheet-column-dealer = Dealer
score-sheet-column-what = What happened
score-sheet-column-at = Entered
score-sheet-column-starter = Starter
score-sheet-column-opens = Opens
score-sheet-column-caller = Caller
score-sheet-column-trump = Trump
score-sheet-column-points = Points
score-sheet-column-last = Last trick to the attackers
score-sheet-column-kitty = Kitty
score-sheet-column-lead = Led to it
score-sheet-column-total = All points
score-sheet-column-declarer = Declarer
score-sheet-column-bet = Bet
score-sheet-column-other_bet = Other side bet
score-sheet-column-bid = Bid
score-sheet-column-tricks = Tricks
score-sheet-column-winner = Won by
score-sheet-column-thrown_in = Thrown in
score-sheet-column-change = Change
score-sheet-column-marks = Impossible

# Why an entry cannot be
score-sheet-refused-missing_value = Still open: { $field }
score-sheet-refused-bad_entry = { $most ->
    [none] { $field } cannot be answered so.
   *[other] { $step ->
        [1] { $value } cannot be: from { $least } to { $most }.
       *[other] { $value } cannot be: from { $least } to { $most }, in steps of { $step }.
      }
  }
score-sheet-refused-bid_too_low = { $bid } is too low: from { $lowest } to { $highest }.
refusal-missing_value = Something of this deal is still open.
refusal-too_many_points = { $points } in tricks and { $kitty } in the kitty are more than the { $all } of all cards.
refusal-no_lower_bet = The other side cannot have bet: there is no bet below this one.
refusal-cannot_end_so = { $tricks ->
    [one] No deal ends with 1 trick for the losers.
   *[other] No deal ends with { $tricks } tricks for the losers.
  }
refusal-not_thrown_in = By these rules no deal is thrown in so.
refusal-match_over = The match was over before this deal.
refusal-entered_twice = Deal { $deal } was entered a moment ago with the same numbers.
refusal-no_such_deal = There is no deal { $deal }.
refusal-too_many_deals = A sheet holds { $most } deals.
refusal-other_table = These rules are for another number of players.
refusal-bad_entry = That cannot be entered.
refusal-bad_date = That is no date.
refusal-not_due = { $name ->
    [level] Level { $played } was played, but level { $due } was due.
    [dealer] { $played } dealt, but it was { $due }’s turn.
    [starter] { $played } was the starter, but it was { $due }’s turn.
    [caller] { $played } called, but it was { $due }’s turn.
   *[other] { $played } began, but it was { $due }’s turn.
  }
refusal-no_sheet = This game has no score sheet.
refusal-record_begins_later = The record begins in the middle of its match, at deal { $deal }: its score cannot be counted.
refusal-no_such_lead = No lead of { $cards } cards is a single set: throws are off.
