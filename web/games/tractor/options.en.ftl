### The options of Tractor’s rules: the names of each and of its values, and what the rules say where it holds.

option-finding = Finding the declarers
option-finding-line = How trump and the declaring side of the first deal are found.
option-finding-declare = Declare
option-finding-auction = Auction
rule-finding-declare = Trump is found by declaring while the cards are dealt.
rule-finding-auction = In the first deal the pairs bid for points; afterwards the starter names trump. Nobody declares.

option-no_declaration = Nobody declares
option-no_declaration-line = What is trump when nobody has declared.
option-no_declaration-no_trump = No trump
option-no_declaration-kitty = Turn the kitty
option-no_declaration-redeal = Deal again
rule-no_declaration-no_trump = If nobody declares, no suit is trump.
rule-no_declaration-kitty = If nobody declares, the kitty is turned card by card: the suit of the first trump-rank card is trump; if there is none, the suit of the highest card, the earliest of equals. With jokers only there is no trump suit.
rule-no_declaration-redeal = If nobody declares, the cards are dealt again.

option-no_trump_ranks = Trump rank without a suit
option-no_trump_ranks-line = Whether cards of the trump rank are trumps when no suit is.
option-no_trump_ranks-trump = Trumps
option-no_trump_ranks-plain = Plain cards
rule-no_trump_ranks-trump = When no suit is trump, jokers and trump-rank cards are the trumps.
rule-no_trump_ranks-plain = When no suit is trump, only jokers are trumps. Cards of the trump rank stand in their own suits at their usual place.

option-throw = Throws
option-throw-line = Whether several singles, pairs or tractors of a suit may be led at once.
option-throw-off = No
option-throw-proven = If unbeatable
option-throw-attempt = At a risk
rule-throw-off = Throws are not allowed. Lead one single, one pair or one tractor at a time.
rule-throw-proven = A throw is allowed only if it is sure.
rule-throw-attempt = A throw may be tried at a risk.

option-throw_in_trump = Throws of trumps
option-throw_in_trump-line = Whether trumps may be thrown too.
option-throw_in_trump-false = No
option-throw_in_trump-true = Yes
rule-throw_in_trump-false = Trumps may not be thrown.
rule-throw_in_trump-true = Trumps may be thrown too.

option-failed_throw = What stays of a failed throw
option-failed_throw-line = Which part goes down when somebody can beat a throw.
option-failed_throw-lowest_beaten = Lowest beaten
option-failed_throw-lowest_any = Lowest
option-failed_throw-all_back = Nothing
rule-failed_throw-lowest_beaten = When a throw fails, the lowest unit that somebody can beat stays on the table.
rule-failed_throw-lowest_any = When a throw fails, its lowest unit stays on the table, whether or not it is the one that can be beaten.
rule-failed_throw-all_back = When a throw fails, all its cards go back to the hand, and the same player leads one unit.

option-failed_throw_penalty = Price of a failed throw
option-failed_throw_penalty-line = Points that a failed throw gives to the other side.
option-failed_throw_penalty-0 = None
option-failed_throw_penalty-10 = 10
rule-failed_throw_penalty-0 = A failed throw costs no points.
rule-failed_throw_penalty-10 = A failed throw gives 10 points to the other side.

option-throw_follow = Following a throw
option-throw_follow-line = Whether tractors in a throw call for tractors, or only for pairs.
option-throw_follow-structure = Tractors
option-throw_follow-pairs = Pairs only
rule-throw_follow-structure = A tractor in a throw calls for a tractor, just as one that is led by itself.
rule-throw_follow-pairs = In a throw only the number of pairs counts; tractors need not be answered with tractors.

option-throw_beat = Beating a throw
option-throw_beat-line = What decides between two plays of trumps that both beat a throw.
option-throw_beat-largest_unit = Largest part
option-throw_beat-all_units = Every part
option-throw_beat-highest_card = Highest card
option-throw_beat-highest_type = Type of play
rule-throw_beat-largest_unit = When two plays of trumps beat a throw, the top of the largest unit decides: the tractor, else the pair, else the highest single.
rule-throw_beat-all_units = A play of trumps beats another only if it beats each of its units.
rule-throw_beat-highest_card = When two plays of trumps beat a throw, the highest card decides.
rule-throw_beat-highest_type = When two plays of trumps beat a throw, the one whose own largest unit is larger wins: a longer tractor, else a pair, else a single; then the higher top.

option-shorter_tractor = Shorter tractors
option-shorter_tractor-line = Whether a shorter tractor must follow a longer one before loose pairs.
option-shorter_tractor-false = No
option-shorter_tractor-true = Yes
rule-shorter_tractor-false = If you have no tractor as long as the one led, any pairs will do.
rule-shorter_tractor-true = If you have no tractor as long as the one led, a shorter one goes before loose pairs.

option-rank_gap = Over the trump rank
option-rank_gap-line = Whether the ranks on both sides of the trump rank touch.
option-rank_gap-false = No
option-rank_gap-true = Yes
rule-rank_gap-false = The trump rank leaves a gap: its neighbours do not touch. With 7 as trump rank 6‑6 8‑8 is no tractor.
rule-rank_gap-true = The trump rank leaves no gap: its neighbours touch. With 7 as trump rank 6‑6 8‑8 is a tractor.

option-ace_offrank = Ace and trump rank
option-ace_offrank-line = Whether a pair of trump aces touches a pair of the trump rank in another suit.
option-ace_offrank-false = No
option-ace_offrank-true = Yes
rule-ace_offrank-false = A pair of trump aces does not touch a trump-rank pair of another suit.
rule-ace_offrank-true = A pair of trump aces touches a trump-rank pair of another suit.

option-offrank_rank = Two trump ranks
option-offrank_rank-line = Whether a trump-rank pair of another suit touches that of the trump suit.
option-offrank_rank-false = No
option-offrank_rank-true = Yes
rule-offrank_rank-false = A trump-rank pair of another suit does not touch that of the trump suit.
rule-offrank_rank-true = A trump-rank pair of another suit touches that of the trump suit.

option-rank_small_joker = Trump rank and small joker
option-rank_small_joker-line = Whether the trump-rank pair touches the small jokers.
option-rank_small_joker-false = No
option-rank_small_joker-true = Yes
rule-rank_small_joker-false = The trump-rank pair does not touch the small jokers.
rule-rank_small_joker-true = The trump-rank pair of the trump suit touches the small jokers; without a trump suit any trump-rank pair does.

option-joker_joker = Small and big jokers
option-joker_joker-line = Whether the two pairs of jokers make a tractor.
option-joker_joker-false = No
option-joker_joker-true = Yes
rule-joker_joker-false = The small jokers do not touch the big ones.
rule-joker_joker-true = The small jokers touch the big ones: all four are a tractor.

option-kitty_multiplier = The kitty counts
option-kitty_multiplier-line = How often the kitty’s points count when the attackers take the last trick.
option-kitty_multiplier-none = Not at all
option-kitty_multiplier-two_four = Twice, or 4 times for pairs
option-kitty_multiplier-twice_longest_unit = Twice the largest part
option-kitty_multiplier-power = Doubled per card
option-kitty_multiplier-twice_all_cards = Twice all cards led
option-kitty_multiplier-power_pairs = 2, doubled for each pair
rule-kitty_multiplier-none = The kitty counts for nobody.
rule-kitty_multiplier-two_four = The kitty counts twice if a single was led, four times if a pair or a tractor was; of a throw the largest unit decides.
rule-kitty_multiplier-twice_longest_unit = The kitty counts twice the number of cards in the largest unit led: 2 for a single, 4 for a pair, 8 for a tractor of two pairs.
rule-kitty_multiplier-twice_all_cards = The kitty counts twice the number of all cards led to the last trick, those of a throw included: 2 for a single, 4 for a pair.
rule-kitty_multiplier-power_pairs = The kitty counts twice, doubled once more for each pair in the largest unit led: 2 for a single, 4 for a pair, 8 for a tractor of two pairs.
rule-kitty_multiplier-power = The kitty is doubled once for each card in the largest unit led: 2 for a single, 4 for a pair, 16 for a tractor of two pairs.

option-level_table = Levels gained
option-level_table-line = How many levels the points of the attackers are worth.
option-level_table-two_two = Up to 2
option-level_table-three_two = 3 for none
option-level_table-open = No limit
rule-level_table-two_two = Attackers at 0 to 35: the defenders rise two levels. At 40 to 75: one. At 80 to 115 nobody rises. At 120 to 155 the attackers rise one level, at 160 or more two.
rule-level_table-three_two = Attackers at 0: the defenders rise three levels. At 5 to 35: two. At 40 to 75: one. At 80 to 115 nobody rises. At 120 to 155 the attackers rise one level, at 160 or more two.
rule-level_table-open = Attackers at 0: the defenders rise three levels. At 5 to 35: two. At 40 to 75: one. At 80 to 115 nobody rises. At 120 to 155 the attackers rise one level, at 160 to 195 two, at 200 to 235 three, and one more for each further 40.

option-game_end = The match is won
option-game_end-line = What a side has to do to win.
option-game_end-reach_ace = By reaching ace
option-game_end-defend_ace = By defending at ace
rule-game_end-reach_ace = A side wins as soon as its level reaches the ace.
rule-game_end-defend_ace = Levels stop at the ace. A side wins by defending at ace and holding the deal.

option-must_defend = Levels to be defended
option-must_defend-line = Levels that may not be passed over without having been defended.
rule-must_defend-none = Any level may be passed over.

option-draw_policy = What a lead forces out
option-draw_policy-line = Whether a pair, triple or tractor that is led calls for cards you would rather keep together.
option-draw_policy-no_protections = All that serves
option-draw_policy-only_draw_tractor_on_tractor = Tractors only by tractors
option-draw_policy-longer_tuples_protected = No breaking up of more
option-draw_policy-no_format_based_draw = Suit and number only
rule-draw_policy-no_protections = All that serves is owed, even where it breaks up a triple or a quad.
rule-draw_policy-only_draw_tractor_on_tractor = All that serves is owed, but a triple or quad never calls for a tractor. With two and three packs this changes nothing.
rule-draw_policy-longer_tuples_protected = What you hold more often than was led is not owed: a triple need not be broken for a pair, and cannot serve as one.
rule-draw_policy-no_format_based_draw = Only suit and number are owed, no pairs, triples or tractors.

option-counter_declare = Declaring after the burial
option-counter_declare-line = Whether others may declare over what stands once the kitty is buried.
option-counter_declare-off = No
option-counter_declare-after_burial = Yes
rule-counter_declare-off = Once the kitty is buried nobody declares.
rule-counter_declare-after_burial = Once the kitty is buried the others may still declare over what stands.

option-void_plays = Out of the suit led
option-void_plays-line = Whether somebody without a card of the suit led has to play trumps.
option-void_plays-any = Any cards
option-void_plays-must_trump = Trumps first
rule-void_plays-any = Whoever has no card of the suit led plays any cards.
rule-void_plays-must_trump = Whoever has no card of the suit led plays trumps, as many as were led or all there are; any of them will do.

option-throw_proof = What makes a throw sure
option-throw_proof-line = What proves a throw where only sure throws are allowed.
option-throw_proof-either = Either proof
option-throw_proof-voids = Others out of it
option-throw_proof-unbeatable = Unbeatable
rule-throw_proof-either = A throw is sure if no unit can be beaten, or if the others have shown to be out of the suit.
rule-throw_proof-voids = A throw is sure only if the others have shown to be out of the suit.
rule-throw_proof-unbeatable = A throw is sure only if no unit of it can be beaten by the cards still out.

option-throw_voids = Whose empty suits count
option-throw_voids-line = Who must have shown to be out of the suit for a throw to be sure.
option-throw_voids-others = All others
option-throw_voids-opponents = The opponents
rule-throw_voids-others = All the others have to be out of the suit, your partner too.
rule-throw_voids-opponents = Only your opponents have to be out of the suit.

option-declare_least = Least to declare with
option-declare_least-line = Whether one card of the trump rank is enough to declare.
option-declare_least-single = One card
option-declare_least-pair = A pair
rule-declare_least-single = One card of the trump rank is enough to declare.
rule-declare_least-pair = A declaration takes a pair at least; one card of the trump rank is none.

option-self_override = Overriding yourself
option-self_override-line = What you may show over your own declaration.
option-self_override-same_suit = The same suit
option-self_override-any = Any suit
rule-self_override-same_suit = While your declaration stands you may only strengthen it in its own suit.
rule-self_override-any = While your declaration stands you may override it like anybody else, in any suit or with jokers, with something stronger.

option-jack_hook = Jacks in the last trick
option-jack_hook-line = How far the defenders fall from level J if the attackers win the last trick with jacks.
option-jack_hook-off = Not at all
option-jack_hook-to_two = To 2
option-jack_hook-half = To 2 or 6
rule-jack_hook-off = With which cards the last trick is won makes no difference to the levels.
rule-jack_hook-to_two = If the defenders are at J and the attackers win the last trick with nothing but jacks, the defenders fall to 2 and gain nothing.
rule-jack_hook-half = If the defenders are at J and the attackers win the last trick with nothing but jacks, the defenders fall to 2 with the jack of trumps among them or without a trump suit, and otherwise to 6. They gain nothing.

option-always_trump = Always trump
option-always_trump-line = Whether all twos are trumps in every deal.
option-always_trump-none = No more cards
option-always_trump-twos = The twos
rule-always_trump-none = Trumps are the jokers, the trump rank and the trump suit.
rule-always_trump-twos = All twos are trumps in every deal, just below the trump rank: the two of the trump suit above the others.

option-first_level = Both sides begin at
option-first_level-line = The level of both sides in the first deal. The higher it is, the shorter the match.
option-first_level-2 = 2
option-first_level-3 = 3
option-first_level-4 = 4
option-first_level-5 = 5
option-first_level-6 = 6
option-first_level-7 = 7
option-first_level-8 = 8
option-first_level-9 = 9
option-first_level-T = 10
option-first_level-J = J
option-first_level-Q = Q
option-first_level-K = K
option-first_level-A = A
rule-first_level-2 = Both sides begin at 2.

option-most_deals = The match ends after
option-most_deals-line = After so many deals the side with the higher level wins, if nobody has won before.
option-most_deals-0 = No limit
option-most_deals-3 = 3 deals
option-most_deals-6 = 6 deals
option-most_deals-12 = 12 deals
rule-most_deals-0 = The match goes on until a side has won it.
rule-most_deals-3 = The match ends after three deals at the latest. Then the side with the higher level has won; at equal levels, the side that would defend next.
rule-most_deals-6 = The match ends after six deals at the latest. Then the side with the higher level has won; at equal levels, the side that would defend next.
rule-most_deals-12 = The match ends after twelve deals at the latest. Then the side with the higher level has won; at equal levels, the side that would defend next.

option-auction_deals = The pairs bid for
option-auction_deals-line = Whether the auction finds the declaring side of every deal or only of the first.
option-auction_deals-first = The first deal
option-auction_deals-every = Every deal
rule-auction_deals-first = The pairs bid in the first deal only.
rule-auction_deals-every = The pairs bid in every deal, and each has a starter trick. The trump rank is the level of the side that bid more.

option-auction_rounds = Each pair speaks
option-auction_rounds-line = Whether a pair that was outbid may bid again.
option-auction_rounds-rising = Until one passes
option-auction_rounds-single = Once
rule-auction_rounds-rising = Bids rise until a pair passes.
rule-auction_rounds-single = Each pair speaks once, the dealer’s pair first. The other bids more or passes.

option-auction_starter = Starter by the highest card of
option-auction_starter-line = Whose card in the starter trick decides who names trump and takes the kitty.
option-auction_starter-declaring = The declarers
option-auction_starter-any = All four
rule-auction_starter-declaring = Of the two declarers, the one who put the higher card is the starter.
rule-auction_starter-any = Whoever put the highest card of all four is the starter, on either side, and names trump, takes the kitty and leads.

option-bid_binds = The bid binds
option-bid_binds-line = Whether declarers who took less than they bid lose the deal.
option-bid_binds-true = Yes
option-bid_binds-false = No
rule-bid_binds-true = Declarers who take less than they bid gain no level, and the others defend next.
rule-bid_binds-false = The bid finds the declaring side and has no other effect.

option-packs = Packs

option-seats = Players
