### The options of Court Piece’s rules: the names of each and of its values, and what the rules say where it holds.

option-first_caller = The first caller
option-first_caller-line = How the caller of the first deal is found.
option-first_caller-random = By lot
option-first_caller-first_ace = First ace
rule-first_caller-random = The caller of the first deal is drawn by lot.
rule-first_caller-first_ace = Cards are turned up one by one; whoever gets the first ace calls.

option-redeal = A new deal
option-redeal-line = Whether a caller with five poor cards may ask for a new deal, once.
option-redeal-off = Never
option-redeal-no_court_card = No K, Q, J
option-redeal-no_honour = No A, K, Q, J
rule-redeal-off = The caller plays with the five cards it is dealt.
rule-redeal-no_court_card = A caller without a king, queen or jack may ask for a new deal, not twice running.
rule-redeal-no_honour = A caller without an ace, king, queen or jack may ask for a new deal, not twice running.

option-sar = Taking tricks
option-sar-line = Whether each trick is taken at once, or two have to be won running.
option-sar-single = At once
option-sar-double = Two running
rule-sar-single = Every trick is taken at once by the side that wins it.
rule-sar-double = Tricks stay on a pile in the middle. Whoever wins two running takes the pile.

option-taken_by = Two running by
option-taken_by-line = Whether one player has to win both tricks, or either partner may.
option-taken_by-player = One player
option-taken_by-side = One side
rule-taken_by-player = One player has to win both tricks.
rule-taken_by-side = It counts as well if the partners win one trick each.

option-first_taking = First pile from trick
option-first_taking-line = No pile is taken before this trick.
option-first_taking-2 = 2
option-first_taking-3 = 3
option-first_taking-5 = 5
rule-first_taking-2 = The second trick may already take the pile.
rule-first_taking-3 = No pile is taken before trick 3.
rule-first_taking-5 = No pile is taken before trick 5.

option-twelfth_takes = The twelfth trick
option-twelfth_takes-line = Whether the twelfth trick may take the pile.
option-twelfth_takes-false = Takes nothing
option-twelfth_takes-true = Takes as any
rule-twelfth_takes-false = The twelfth trick takes nothing: what lies there goes with the thirteenth.
rule-twelfth_takes-true = The twelfth trick takes the pile like any other.

option-ace_rule = Tricks won with aces
option-ace_rule-line = Whether tricks won with an ace may take the pile.
option-ace_rule-off = As any
option-ace_rule-two_aces = Not two running
option-ace_rule-any_ace = Never
rule-ace_rule-off = A trick won with an ace counts like any other.
rule-ace_rule-two_aces = The second of two aces running by one player does not count: it takes nothing, and the run goes on without it.
rule-ace_rule-any_ace = A trick won with an ace never takes the pile, though it may be the first of the two.

option-court_at = A court needs
option-court_at-line = When a side that has taken everything has made a court.
option-court_at-seven = Seven tricks
option-court_at-thirteen = All thirteen
rule-court_at-seven = Seven tricks to nothing are a court, and the deal is over.
rule-court_at-thirteen = At seven to nothing play goes on: all thirteen are a court; once the others take a trick, the deal is won without one.

option-goon_court = A court against the caller
option-goon_court-line = What a court against the side that named trump counts: a goon court.
option-goon_court-three = Three
option-goon_court-plain = As any court
rule-goon_court-three = A court against the caller’s side counts three.
rule-goon_court-plain = A court against the caller’s side counts as any court.

option-bavney = Playing for all thirteen
option-bavney-line = Whether the leader at seven to nothing may stake the court on all thirteen tricks.
option-bavney-off = No
option-bavney-go_on = Yes
rule-bavney-off = At seven to nothing the deal is over.
rule-bavney-go_on = Whoever leads at seven to nothing may go on: all thirteen are a bavney and win the match; the first trick lost ends the deal, won without a court.

option-scoring = Counted in
option-scoring-line = Whether courts decide the match, or points for every deal.
option-scoring-courts = Courts
option-scoring-points = Points
rule-scoring-courts = A won deal adds one to the side’s row, and the other side’s row falls to nothing. Only courts are counted.
rule-scoring-points = A won deal scores one point, a court two, a court against the caller three. There are no rows.

option-row_court = A row that is a court
option-row_court-line = How many deals won one after the other are a court.
option-row_court-7 = 7
option-row_court-5 = 5
option-row_court-0 = None
rule-row_court-7 = Seven deals won in a row are a court.
rule-row_court-5 = Five deals won in a row are a court.
rule-row_court-0 = A row is no court, however long.

option-target-1 = 1
option-target-3 = 3
option-target-5 = 5
option-target-7 = 7
option-target-10 = 10
rule-target-1 = The first to score wins the match.
rule-target-3 = The match goes to 3.
rule-target-5 = The match goes to 5.
rule-target-7 = The match goes to 7.
rule-target-10 = The match goes to 10.

option-after_court = After a court
option-after_court-line = Who calls after the calling side has made a court.
option-after_court-partner = The partner
option-after_court-same = The same
rule-after_court-partner = After a court of the calling side the caller’s partner calls.
rule-after_court-same = The caller calls as long as its side wins.

option-hidden = Trump is
option-hidden-line = Whether the caller says trump aloud, or lays a card of it face down.
option-hidden-false = Named
option-hidden-true = Hidden
rule-hidden-false = Trump is named aloud.
rule-hidden-true = The caller lays a card face down; its suit is trump once somebody who cannot follow suit asks for it.
