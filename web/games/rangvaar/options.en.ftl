### The options of Rangvaar’s rules: the names of each and of its values, and what the rules say where it holds.

option-deals-line = How many deals a match has; one that nobody bids in does not count.
rule-deals-3 = Three deals are played.
rule-deals-5 = Five deals are played.

option-opener_may_pass = Whoever opens the auction
option-opener_may_pass-line = Whether the first to speak may pass like everybody else.
option-opener_may_pass-false = Must bid
option-opener_may_pass-true = May pass
rule-opener_may_pass-false = The player with the first card must bid at least 7.
rule-opener_may_pass-true = The player with the first card may pass. If all four pass, the cards are dealt again from the next seat, and the deal does not count.

option-auction = The auction goes round
option-auction-line = Whether one may bid again after having been outbid.
option-auction-rounds = Until three pass
option-auction-single = Once
rule-auction-rounds = The auction goes round until three have passed.
rule-auction-single = Everybody speaks once.

option-first_lead = The first lead is with
option-first_lead-line = Who leads to the first trick.
option-first_lead-first_card = The first card
option-first_lead-bidder = The bidder
option-first_lead-last_winner = The last winner
rule-first_lead-first_card = The player who was dealt the first card leads to the first trick.
rule-first_lead-bidder = The highest bidder leads to the first trick.
rule-first_lead-last_winner = Whoever won the last trick of the deal before leads to the first trick; in the first deal, the player who was dealt the first card.

option-failed_bid = A bid that fails scores
option-failed_bid-line = What the bidders write down when they take fewer tricks than they bid.
option-failed_bid-shortfall = Less shortfall
option-failed_bid-floor_zero = Not below 0
option-failed_bid-minus_bid = Minus bid
rule-failed_bid-shortfall = A failed bid scores the tricks taken less those that are short. That may be below zero.
rule-failed_bid-minus_bid = A failed bid scores minus the bid.
rule-failed_bid-floor_zero = A failed bid scores the tricks taken less those that are short, but never below zero.

option-commission = 5 % of the pot is kept back
option-commission-line = When a twentieth of the pot is kept back before it is paid out.
option-commission-ties = On a tie
option-commission-always = Always
option-commission-never = Never
rule-commission-ties = The commission is kept back on a tie only.
rule-commission-always = The commission is kept back whoever wins.
rule-commission-never = No commission is kept back, only the odd cents that cannot be shared.

option-direction = Play goes
option-direction-line = Which way dealing and play go round the table.
option-direction-clockwise = Clockwise
option-direction-counter_clockwise = Counter-clockwise
rule-direction-clockwise = Dealing and play go clockwise, to the left.
rule-direction-counter_clockwise = Dealing and play go counter-clockwise, to the right.
