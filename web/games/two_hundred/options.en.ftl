### The options of Two Hundred’s rules: the names of each and of its values, and what the rules say where it holds.

option-bets = The betting goes round
option-bets-line = Whether one may bet again after having been overbet.
option-bets-single = Once
option-bets-continuous = Until three pass
rule-bets-single = Everybody speaks once.
rule-bets-continuous = Betting goes round and round until three have passed. Whoever has passed stays out.

option-bets_must_rise = Bets
option-bets_must_rise-line = Whether a bet must be higher than all before it, or only another one.
option-bets_must_rise-true = Must rise
option-bets_must_rise-false = Must differ
rule-bets_must_rise-true = Each bet must be higher than all before it.
rule-bets_must_rise-false = You may bet any value that nobody has bet yet; the last bet made wins.

option-nobody_bets = Nobody bets
option-nobody_bets-line = What happens when the three others have passed.
option-nobody_bets-dealer_bets = The dealer plays
option-nobody_bets-redeal = Deal again
rule-nobody_bets-dealer_bets = When the three others pass, the dealer plays for 50.
rule-nobody_bets-redeal = When everybody passes, nothing is scored and the cards are dealt again.

option-both_reach = Both sides reach the target
option-both_reach-line = Who wins when both are there after the same deal.
option-both_reach-declarers = The declarers
option-both_reach-higher_total = The higher total
rule-both_reach-declarers = If both sides get there in one deal, the declaring side wins.
rule-both_reach-higher_total = If both sides get there in one deal, the higher total wins; equal totals play on.

option-minus_200_loses = Down at −200
option-minus_200_loses-line = Whether a side that falls to −200 has lost the match.
option-minus_200_loses-false = Plays on
option-minus_200_loses-true = Has lost
rule-minus_200_loses-false = There is no floor: a side plays on however far down it is.
rule-minus_200_loses-true = A side that stands at −200 or lower after a deal loses the match if the other stands at 0 or more. While both are below 0, play goes on.

option-target = Target
option-target-line = The total that wins the match.
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
rule-target-200 = The match goes to 200 points.
rule-target-300 = The match goes to 300 points.
rule-target-500 = The match goes to 500 points.

option-deck = Cards
option-deck-line = Forty cards with the fives as lowest, or thirty-six, without the sixes.
option-deck-40 = 40
option-deck-36 = 36
rule-deck-40 = Forty cards, ten tricks.
rule-deck-36 = Thirty-six cards: the sixes are out too. Nine cards each, nine tricks.

option-hundred_rule = The hundred rule
option-hundred_rule-line = Whether a side with many points has to bet before its points count.
option-hundred_rule-true = Holds
option-hundred_rule-false = Does not hold
rule-hundred_rule-true = The hundred rule holds.
rule-hundred_rule-false = There is no hundred rule: the other side always adds the points it took.

option-hundred_at = It holds from
option-hundred_at-line = From which total on a side has to bet.
option-hundred_at-fixed = 100
option-hundred_at-half = Half the target
rule-hundred_at-fixed = It holds from 100 points on, whatever the target is.
rule-hundred_at-half = It holds from half the target on, that is from 100, 150 or 250 points.

option-forced_bet_counts = The forced 50
option-forced_bet_counts-line = Whether the 50 that the dealer is left with is a bet for the hundred rule.
option-forced_bet_counts-true = Counts
option-forced_bet_counts-false = Does not count
rule-forced_bet_counts-true = The dealer’s forced 50 counts as a bet.
rule-forced_bet_counts-false = The dealer’s forced 50 is nobody’s bet: if it is made, a side that the hundred rule holds for adds nothing. If it fails, 50 are lost all the same.
