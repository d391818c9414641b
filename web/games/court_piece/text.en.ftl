### Court Piece’s own sentences.

## The game and its rules

game-court_piece = Court Piece
game-court_piece-line = One player names trump from five cards. Seven tricks win the deal; to nothing, they are a court.
game-court_piece-also = Rang, Coat Piece or Hokm
rules-reference-court_piece = Single sar
rules-double = Double sar
rules-double_ace = Double sar, aces
rules-hokm = Hokm
rules-hidden = Hidden trump
rules-court_piece-reference = Every trick is taken at once. The first court wins: seven tricks to nothing, or seven deals in a row.
rules-court_piece-double = Tricks lie in the middle until one player wins two running. A court is all thirteen; five courts win.
rules-court_piece-double_ace = Double sar in which two aces running by one player do not take the pile.
rules-court_piece-hokm = As in Iran: a deal counts one point, a court two, one against the caller three; seven points win.
rules-court_piece-hidden = Trump lies face down until somebody who cannot follow suit asks for it.
rules-court_piece-house = Your own rules, chosen one by one.

## Lengths and groups

group-tricks = Taking the tricks
length-points_5 = To 5 points
length-points_5-line = A won deal is a point, a court two, a court against the caller three.
length-points_7 = To 7 points
length-court = A court
length-court-line = Until a side takes everything, or wins a whole row of deals.
length-evening-court_piece = A long evening
length-evening-line-court_piece = Several courts, or ten points.

## What is done, and what was done

do-lay_indicator = Lay the { $cards } face down
do-ask_trump = Ask for trump
do-ask_redeal = Ask for a new deal
do-stop = Stop at seven
do-go_on = Go on for all thirteen
did-lay_indicator = { $name } laid the { $cards } face down
did-ask_trump = { $name } asked for trump
did-ask_redeal = { $name } asked for a new deal
did-stop = { $name } stopped at seven
did-go_on = { $name } went on for all thirteen

## Refusals

refusal-no_redeal = There is no new deal in these rules.
refusal-redeal_used = A new deal was asked for just now; not twice running.
refusal-holds_court_card = These cards are good enough to keep: { $cards }.
refusal-lay_a_card = Trump is hidden here: lay one of your five cards face down.
refusal-no_hidden_trump = Trump is named aloud in these rules.
refusal-must_trump = You asked for trump and hold { $count ->
    [one] one: it has to be played
   *[other] { $count }: one of them has to be played
  }.
refusal-no_indicator = There is no card face down to ask for.
refusal-nothing_led = Only somebody who cannot follow suit may ask for trump, and you lead.
refusal-can_follow = You can follow suit, so you may not ask for trump.
refusal-deal_over = The deal is over.
refusal-bad_turned = The cards turned up do not lead to this caller.

## What happens, said aloud

news-caller_found = { $cards }: the first ace finds the caller.
news-redeal_asked = { $you ->
    [yes] You ask
   *[no] { $name } asks
  } for a new deal.
news-indicator_laid = { $you ->
    [yes] You lay
   *[no] { $name } lays
  } a card face down: trump is hidden.
news-indicator_turned = { $you ->
    [yes] You ask
   *[no] { $name } asks
  } for trump.
news-pile_taken = { $you ->
    [yes] You take
   *[no] { $name } takes
  } the pile: { $count ->
    [one] one trick
   *[other] { $count } tricks
  }.
news-stopped = { $you ->
    [yes] You stop
   *[no] { $name } stops
  } at seven: a court.
news-went_on = { $you ->
    [yes] You go on
   *[no] { $name } goes on
  } for all thirteen.
news-court_made = A court is made.

## At the table

bot-name-W-court_piece = Sana
bot-name-N-court_piece = Imran
bot-name-E-court_piece = Kaveh
seat-caller = Caller
called = { $you ->
    [yes] You named
   *[no] { $name } named
  } { suit } trump
ledger-taken-court_piece = Tricks
ledger-total-court_piece = { $unit ->
    [courts] Courts
   *[points] Points
  }
stacks = { $goal } win
stacks-label = Tricks taken: we { $us }, they { $them }; { $goal } win the deal
stacks-label-shared = Tricks taken: { $usNames } { $us }, { $themNames } { $them }; { $goal } win the deal
row-label = { $row ->
    [one] One deal won in a row
   *[other] { $row } deals won in a row
  }, { $of } are a court
courts-label = { $courts ->
    [one] One court
   *[other] { $courts } courts
  }
pile-empty = No tricks lie in the middle
turned-up = The { $cards } finds the caller
indicator-own = Trump lies face down; it is the { $card }, and only you know it
indicator-up = Trump is turned up: the { $card }
trump-label-court_piece = { $suit ->
    [none] Trump is not known yet
   *[other] Trump is { suit }
  }
prompt-name_trump-court_piece = You call. Name trump from five cards
prompt-wait-naming-court_piece = { $name } looks at five cards and names trump
prompt-wait-staking = { $name } may stop at seven or go on
prompt-wait-trick-court_piece = { $you ->
    [yes] You win the trick
   *[no] { $name } wins the trick
  }
prompt-lay_indicator = Lay a card face down: its suit will be trump
prompt-lay_indicator-button = Lay
prompt-lay_indicator-chosen = Lay the { $card } face down
prompt-go_on = Seven to nothing: a court. Do you go on?
prompt-go_on-hint = All thirteen tricks win the match. With the first trick lost you win the deal without the court.
offer-ask_redeal = Ask for a new deal
offer-ask_trump = Have trump turned up
offer-stop = Stop: a court
offer-go_on = Go on for all thirteen
review-side-court_piece = { $side ->
    [us] We
   *[them] They
  }: { $taken } in this deal, { $total } in all{ $row ->
    [0] .
    [one] , one deal won in a row.
   *[other] , { $row } deals won in a row.
  }
review-side-shared-court_piece = { $side ->
    [us] { $usNames }
   *[them] { $themNames }
  }: { $taken } in this deal, { $total } in all{ $row ->
    [0] .
    [one] , one deal won in a row.
   *[other] , { $row } deals won in a row.
  }
review-last-court_piece = The last trick: { $plays }. { $you ->
    [yes] You won it.
   *[no] { $name } won it.
  }
tricks-patch-court_piece = { $you ->
    [yes] You
   *[no] { $name }
  } with the { $card }
news-deal_began-court_piece = Deal { $number }. { $firstYou ->
    [yes] You call trump from five cards
   *[no] { $firstName } calls trump from five cards
  }.
news-cards_dealt-court_piece = You are dealt { $cards }.
news-trick_won-court_piece = { $you ->
    [yes] You win the trick.
   *[no] { $name } wins the trick.
  }
news-your-turn-lay_indicator = Lay a card face down: its suit will be trump.
news-your-turn-go_on = Seven to nothing. Stop, or go on for all thirteen?

## The end of a deal

deal-headline-court_piece = { $us ->
    [yes] { $made ->
        [yes] You win the deal
       *[no] They win the deal
      }
   *[no] { $made ->
        [yes] They win the deal
       *[no] You win the deal
      }
  }
deal-headline-shared-court_piece = { $us ->
    [yes] { $made ->
        [yes] { $usNames } win the deal
       *[no] { $themNames } win the deal
      }
   *[no] { $made ->
        [yes] { $themNames } win the deal
       *[no] { $usNames } win the deal
      }
  }
deal-made-court_piece = { $you ->
    [yes] You called, and your side took { $taken ->
        [0] no trick
        [one] one trick
       *[other] { $taken } tricks
      }
   *[no] { $name } called, and that side took { $taken ->
        [0] no trick
        [one] one trick
       *[other] { $taken } tricks
      }
  }
deal-passed_out-court_piece = A new deal
deal-passed_out-line-court_piece = The caller asked for other cards. The deal does not count, and the same player calls again.
summary-points-court_piece = Tricks
court-court_piece = { $us ->
    [yes] We have
   *[no] They have
  } { $kind ->
    [goon] a goon court: a court against the caller
    [row] a court by a row of deals
    [bavney] a bavney: all thirteen tricks
   *[court] a court
  }
court-shared-court_piece = { $us ->
    [yes] { $usNames } have
   *[no] { $themNames } have
  } { $kind ->
    [goon] a goon court: a court against the caller
    [row] a court by a row of deals
    [bavney] a bavney: all thirteen tricks
   *[court] a court
  }
breakdown-court = { $took } tricks to none, a court: { $before } + { $gain } = { $total }
breakdown-goon = { $took } tricks to none against the caller, a goon court: { $before } + { $gain } = { $total }
breakdown-row = { $took } tricks, row { $row_before } + 1 = { $row }, which is a court: { $before } + { $gain } = { $total }
breakdown-bavney = all { $took } tricks, a bavney: { $before } + { $gain } = { $total }
breakdown-deal = { $took } tricks win the deal: row { $row_before } + 1 = { $row }
breakdown-point = { $took } tricks win the deal: { $before } + { $gain } = { $total }
breakdown-row_lost = { $took ->
    [0] no trick
    [one] one trick
   *[other] { $took } tricks
  }: the row of { $row_before } is over
breakdown-nothing = { $took ->
    [0] no trick
    [one] one trick
   *[other] { $took } tricks
  }: nothing
cards-left = The cards that were left

## Why something makes sense

reason-for_pile = If it wins, it is the second trick running, and the pile goes with it.
reason-breaks_run = It takes the trick from the player who was about to take the pile.
reason-stops_court = One more trick of theirs is a court: this card goes ahead.
reason-for_court = One more trick makes it a court.
reason-for_deal = One more trick wins the deal.
reason-low_indicator = A low card of the strongest suit: the high ones stay in the hand.
reason-ask_for_trump = The other side is ahead, and a trump may win the trick.
reason-may_be_lost = The partner is ahead, but could still be beaten: a trump may hold the trick.
reason-poor_cards = Five poor cards: others should be better.
reason-court_is_made = The court is made: going on would stake it.
reason-sure_of_all = Nobody can win a trick any more: all thirteen are certain.
score-sheet-field-tricks-court_piece = Tricks of { $other ->
    [none] the other side
   *[other] { $other }
  }
