sheet-waiting = The score keeper comes as soon as the engine is there.
sheet-full = This device has no room left. What you enter now is kept only while the page is open: save the sheet as a file.
sheet-refused = This browser keeps nothing for this page: save the sheet as a file before you close it.
sheet-elsewhere = This sheet has gone on in another tab. Here it is as it stands there.
sheet-gone = This sheet was deleted in another tab. What stands here is still yours, but it is no longer kept.
sheet-keep-again = Keep it again

# The list
sheet-none-line = You play with real cards, the page keeps the score: it knows what a deal is worth, who deals, and when the match is over.
sheet-new = New sheet
sheet-all = All sheets
sheet-open-file = Open a file
sheet-figures = Who has won
sheet-figures-line = What the sheets on this device say of each name. Matches against computer players are not counted here.
sheet-name = Name
sheet-won = Won
sheet-matches = Matches
sheet-dealt = Deals
sheet-remove = Throw away
sheet-remove-sure = Throw away for good
sheet-keep = Keep it
sheet-deals = { $count ->
    [0] No deal yet
    [one] 1 deal
   *[other] { $count } deals
  }

# A new sheet
sheet-not-kept = { $game } (no score sheet)
sheet-table = Table
sheet-who-sits = Who sits where
sheet-who-deals = Who deals first
sheet-date = Date
sheet-note = Note
sheet-stake = What each puts into the pot (empty: nothing)
sheet-begin = Begin

# The score
sheet-roles = { $role ->
    [starter] { $dealer } deals, { $other } is the starter
    [opens] { $dealer } deals, { $other } opens
    [caller] { $dealer } deals, { $other } calls trump
   *[open] { $dealer } deals
  }
sheet-left = { $count ->
    [one] The last deal
   *[other] { $count } deals to go
  }
sheet-over = { $names } have won
sheet-tie = A tie
sheet-declares = Declaring
sheet-figure-level = Level
sheet-figure-total = Total
sheet-figure-courts = Courts
sheet-figure-points = Points
sheet-figure-row = In a row
sheet-note-must_defend = { $side } cannot pass { $level } without defending it.
sheet-note-hundred_rule = { $side } stand at { $total }: from now on they add points only in deals in which they bet.
sheet-not-due = { $count ->
    [one] One deal is marked.
   *[other] { $count } deals are marked.
  }
sheet-settle = We played what was due
sheet-enter = Enter the deal
sheet-undo = Undo
sheet-redo = Redo
sheet-turn = Turn round
sheet-referee = Referee
sheet-out = Share, print…
sheet-linked = A sheet that somebody sent you. What you change goes into a copy of your own.
sheet-go-on = Go on from it
sheet-back = Back to the sheet

# An entry
sheet-deal = Deal { $number }
sheet-yes = Yes
sheet-no = No
sheet-skip = Leave out
sheet-ok = OK
sheet-rub = Delete the last digit
sheet-correct = Tap above what is to be changed.
sheet-write = Write it down
sheet-drop = Cancel
sheet-settle-one = It was played as was due
sheet-insert = A deal before it is missing
sheet-take-out = Never played
sheet-take-out-sure = Take deal { $number } out
sheet-twice = You entered the same deal a moment ago. Is this another one?
sheet-twice-not = No, only once
sheet-twice-yes = Yes, another deal
sheet-field-thrown_in = Thrown in
sheet-field-bid = What did { $declaring ->
    [none] they
   *[other] { $declaring }
  } bid?
sheet-field-declaring = Which side declares?
sheet-field-starter = Who is the starter?
sheet-field-trump = Trump
sheet-field-way = How it is entered
sheet-field-points = Points of { $declaring ->
    [none] the declaring side
   *[other] { $declaring }
  }
sheet-field-points-tractor = Points taken in tricks by { $other ->
    [none] the attackers
   *[other] { $other }
  }
sheet-field-penalty = Penalty for throws
sheet-field-last = Did { $other ->
    [none] the attackers
   *[other] { $other }
  } take the last trick?
sheet-field-kitty = Points in the kitty
sheet-field-lead = What was led to the last trick?
sheet-field-largest = The largest part of that throw
sheet-field-width = How many equal cards side by side?
sheet-field-length = How long was the tractor?
sheet-field-cards = How many cards were led to the last trick?
sheet-field-jacks = Was the last trick won with jacks?
sheet-field-total = Points of { $other ->
    [none] the attackers
   *[other] { $other }
  }, all told
sheet-field-declarer = Who declares?
sheet-field-bet = The bet
sheet-field-other_bet = Did anybody of { $other ->
    [none] the other side
   *[other] { $other }
  } bet?
sheet-field-forced = Was the dealer left with it?
sheet-field-tricks = Tricks of { $declaring ->
    [none] the declaring side
   *[other] { $declaring }
  }
sheet-field-winner = Who won the deal?
sheet-field-all = Did they stake on all thirteen, and take them?
sheet-choice-total = I have the total
sheet-choice-tricks = Add it up for me
sheet-choice-single = Single
sheet-choice-pair = Pair
sheet-choice-triple = Triple
sheet-choice-quad = Quad
sheet-choice-tractor = Tractor
sheet-choice-tractor-length = Tractor of { $value }
sheet-choice-tractor-other = Longer tractor
sheet-choice-throw = Throw
sheet-choice-throw-largest = Throw: { $value }
sheet-choice-none = No
sheet-choice-jacks = Yes
sheet-choice-half = Yes, half
sheet-choice-trump_jack = The trump jack
sheet-choice-other_jacks = Another jack

# How a score came about
sheet-step-thrown_in = Thrown in.
sheet-step-kitty = Kitty { $points } × { $multiplier } = { $bonus }.
sheet-step-penalty = Penalty { $points }.
sheet-step-total = { $points } points.
sheet-step-band = { $side ->
    [none] Nobody rises.
   *[other] { $side } rise { $gain ->
        [0] no level
        [one] 1 level
       *[other] { $gain } levels
      }.
  }
sheet-step-bid_failed = { $side } bid { $bid } and took { $took }.
sheet-step-hooked = { $side } fall from { $from } to { $to }.
sheet-step-stopped = { $side } stop at { $level }.
sheet-step-declares = { $side } defend next.
sheet-step-made = { $side } bet { $bet }, took { $points }: { $change }.
sheet-step-failed = { $side } bet { $bet }, took only { $points }: { $change }.
sheet-step-took = { $side } took { $points }: { $change }.
sheet-step-no_bet = { $side } did not bet: { $points } points do not count.
sheet-step-forced = { $side } were left with the bet: { $points } points do not count.
sheet-step-made-rangvaar = { $side } bid { $bid }, took { $tricks }: { $change }.
sheet-step-shortfall = { $side } bid { $bid }, took { $tricks }, { $missing } short: { $change }.
sheet-step-minus_bid = { $side } bid { $bid }, took { $tricks }: { $change }.
sheet-step-floor_zero = { $side } bid { $bid }, took only { $tricks }: nothing.
sheet-step-took-rangvaar = { $side } took { $tricks }: { $change }.
sheet-step-court = A court for { $side }.
sheet-step-deal = Won by { $side }.
sheet-step-row = { $side } won { $row } in a row: a court.
sheet-step-goon = A goon court for { $side }.
sheet-step-bavney = { $side } staked on all thirteen and took them.
sheet-step-point = { $side } won, { $tricks } to { $other }: +{ $gain }.
sheet-step-row_lost = The row of { $side } ends at { $row }.

# Out
sheet-save = Save as a file
sheet-copy-text = Copy as text
sheet-csv = Save as a table
sheet-print = Print
sheet-head = Names, date and note
sheet-column-deal = Deal
sheet-column-dealer = Dealer
sheet-column-what = What happened
sheet-column-at = Entered
sheet-column-starter = Starter
sheet-column-opens = Opens
sheet-column-caller = Caller
sheet-column-trump = Trump
sheet-column-points = Points
sheet-column-last = Last trick to the attackers
sheet-column-kitty = Kitty
sheet-column-lead = Led to it
sheet-column-total = All points
sheet-column-declarer = Declarer
sheet-column-bet = Bet
sheet-column-other_bet = Other side bet
sheet-column-bid = Bid
sheet-column-tricks = Tricks
sheet-column-winner = Won by
sheet-column-thrown_in = Thrown in
sheet-column-change = Change
sheet-column-marks = Impossible

# Why an entry cannot be
sheet-refused-missing_value = Still open: { $field }
sheet-refused-bad_entry = { $most ->
    [none] { $field } cannot be answered so.
   *[other] { $step ->
        [1] { $value } cannot be: from { $least } to { $most }.
       *[other] { $value } cannot be: from { $least } to { $most }, in steps of { $step }.
      }
  }
sheet-refused-bid_too_low = { $bid } is too low: from { $lowest } to { $highest }.
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
refusal-not_a_sheet = This is not a score sheet.
refusal-sheet_version = This sheet is of a newer version. Load the page anew.
refusal-sheet_too_long = This is too long for a score sheet.
refusal-sheet_line = Line { $line } cannot be read: { $text }
refusal-no_sheet = This game has no score sheet.
refusal-name_too_long = A name holds 60 characters, a note 500.
refusal-record_begins_later = The record begins in the middle of its match, at deal { $deal }: its score cannot be counted.
refusal-no_such_lead = No lead of { $cards } cards is a single set: throws are off.
