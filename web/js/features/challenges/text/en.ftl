### One deal played by several: what is said once it is opened.

challenge-waiting = The challenge is being opened…
challenge-against = against { $level } bots
challenge-day = the deal of { $day }
challenge-seats = { $count } players
challenge-you = You
challenge-friend = Your friend
challenge-open = These cards have been dealt for you. Play them, then see how you compare.
challenge-beat = You get the same cards, the same seat and the same bots. Can you do better?
challenge-other-bots = This challenge comes from another version of Follow Suit. The cards are the same, but the bots may play otherwise.
challenge-refused = The result in this link is not shown. { $why }
challenge-refused-act = The result in this link is not shown, because the rules do not allow this line of it: { $act }
challenge-match-stays = The match on your table is kept; you can continue it later.
challenge-play = Play these cards
challenge-share = Challenge a friend
challenge-back = Back
challenge-to-deal = Back to the deal
challenge-assisted = You had help in this deal.
challenge-unfinished = This deal was not played to its end, so there is no result of yours.
challenge-counts = Counted in points of the score: your side’s less the other’s.
challenge-counts-court_piece = Counted in tricks: your side’s less the other’s.
challenge-counts-tractor = Counted in points: how far the attackers are above what they need, or the defenders keep them below it.
challenge-verdict = { $better ->
    [you] You did better by { $by }.
    [them] { $name } did better by { $by }.
   *[none] You did equally well.
}
bot-results-begins = The bots are taking your seat…
bot-results-said = { $own }: better than { $better } of { $of }{ $even ->
    [0] {""}
   *[other] , even with { $even }
}. { $level }’s middle result is { $middle }.
bot-results-middle = { $level }’s middle result of { $of } is { $middle }.
bot-results-progress = How many have played
bot-results-stop = Stop
bot-results-how = { $count } times a bot took this seat with the same cards against the same opponents. The figure is what your side scored less what the other side did.
bot-results-how-court_piece = { $count } times a bot took this seat with the same cards against the same opponents. The figure is your side’s tricks less the other side’s.
bot-results-how-tractor = { $count } times a bot took this seat with the same cards against the same opponents. The figure is how many points above the goal your side took, or, as the declaring side, how far it kept the others below it.
daily-squares = Trick by trick
daily-squares-line = One square for each trick. Nobody learns a card from it.
daily-squares-missed = Yellow: another play was better there, by what you could know.
square-won = Trick { $number }: yours{ $points ->
    [no] {""}
   *[yes] , with points
  }
square-empty = Trick { $number }: no points in it
square-lost = Trick { $number }: lost{ $points ->
    [no] {""}
   *[yes] , with points
  }
square-missed = Trick { $number }: here another play was better
daily-better = better than { $better } of { $of }{ $even ->
    [0] {""}
   *[other] , even with { $even }
}
daily-copy = Copy result
daily-send = Share…
result-copied = Copied.
result-refused = This browser does not let the page copy. Save the picture instead.
daily-picture-hidden = This browser hides pictures from pages, so none can be saved. Copy the words instead.
daily-field-damaged = The file with the bots’ results of this month is damaged, so they play here now.

# The deal of the day
daily-today = Today:
daily-line = Everybody gets the same cards, against the same bots.
daily-next = The next deal comes { $span }.
daily-clock = This device’s clock says { $day }, which cannot be right: no deal is today’s. Set it, or choose one of the days there are.
daily-open = You have not played this deal yet.
daily-standing = You have begun this deal.
daily-came = Your result
daily-play = Play this deal
daily-resume = Continue this deal
daily-result = Compare results
daily-streak = Days in a row
daily-best = Longest run
daily-played = Deals played
daily-calendar = Calendar
daily-month-back = The month before
daily-month-on = The next month
daily-day = { $day }, { $state ->
    [played] { $result }
    [standing] begun
   *[open] not played
}
daily-forgotten = This browser keeps nothing here: your days are forgotten when the page is closed.
