"""The bot of Rangvaar: honest, legal, sensible."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit.base.actions import Bid, NameTrump, Pass
from followsuit.base.cards import Suit, parse_cards
from followsuit.base.decks import FIFTY_TWO
from followsuit.base.seats import Seat, Side
from followsuit.bots import Budget, bot_for
from followsuit.bots.plain.five_cards import best_trump, expected_tricks
from followsuit.bots.plain.layout import spread_hand as laid_out
from followsuit.card_games.rangvaar.game import GAME
from followsuit.card_games.rangvaar.rules import PRESETS
from followsuit.card_games.rangvaar.state import RangvaarStanding, dealt_in_packets
from followsuit.card_games.rangvaar.transitions import TRANSITIONS
from followsuit.card_games.trick.auction import Auction, Contract
from followsuit.card_games.trick.hand import NO_CARDS, cards_of, mask_of
from followsuit.card_games.trick.packets import Packets
from followsuit.card_games.trick.phases import Bidding, DealOver, Naming, Playing
from tests.shared.plain_positions import after, before_the_end, permuted

S, W, N, E = Seat.S, Seat.W, Seat.N, Seat.E
RULES = PRESETS["reference"]
NONE = (NO_CARDS,) * 4


def decide(state, seat):
    return bot_for(GAME, "casual").act(GAME.observe(state, seat), Random(0), Budget(nodes=100))


def dealt(seed, rules=RULES):
    rng = Random(seed)
    standing = RangvaarStanding(rules, 1, 0, Seat(int(rng.random() * 4)), dict.fromkeys(Side, 0))
    return TRANSITIONS.begin(standing, dealt_in_packets(FIFTY_TWO.shuffled(rng))).state


# Honesty (R2) ----------------------------------------------------------------------------------------------
@settings(max_examples=80, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    acts=st.one_of(st.integers(0, 8), st.integers(0, 58)),
    shuffle=st.integers(0, 2**32),
)
def test_hidden_cards_change_neither_the_observation_nor_the_view(seed, acts, shuffle):
    state = before_the_end(GAME, dealt(seed), acts)
    for seat in Seat:
        other = permuted(state, seat, Random(shuffle))
        assert GAME.observe(other, seat) == GAME.observe(state, seat)
        assert GAME.view(GAME.observe(other, seat)) == GAME.view(GAME.observe(state, seat))


def test_r2_the_permutation_moves_the_seats_own_second_eight_before_trump_is_named():
    state = dealt(1)
    other = permuted(state, S, Random(2))
    assert other.dealt.before[S] == state.dealt.before[S]
    assert other.dealt.after[S] != state.dealt.after[S]
    whole = [card for hand in other.dealt.whole for card in cards_of(hand)]
    assert sorted(whole) == sorted(FIFTY_TWO.cards)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), single=st.booleans(), may_pass=st.booleans(), bidder=st.booleans())
def test_every_act_is_legal_and_the_deal_ends(seed, single, may_pass, bidder):
    options = {
        "auction": "single" if single else "rounds",
        "opener_may_pass": may_pass,
        "first_lead": "bidder" if bidder else "first_card",
    }
    assert TRANSITIONS.to_act(after(GAME, dealt(seed, GAME.rules(options)), 100)) is None


def test_it_takes_more_tricks_than_random_cards_do():
    rng, tricks = Random(4), 0
    for number in range(60):
        state = dealt(number)
        while (seat := TRANSITIONS.to_act(state)) is not None:
            ours = seat.side is Side.NS
            chosen = GAME.options(GAME.observe(state, seat))
            action = (
                decide(state, seat)
                if ours or not isinstance(state, Playing)
                else chosen[int(rng.random() * len(chosen))]
            )
            state = TRANSITIONS.apply(state, action).state
        assert isinstance(state, DealOver)
        tricks += state.score.tricks[Side.NS]
    assert tricks > 60 * 7.5


# Bidding ---------------------------------------------------------------------------------------------------
STRONG = "AS KS QS JS AH"
FAIR = "KS 9S QH 5D 3C"
WEAK = "9S 7H 5H 4D 3C"


def bidding(hand, seat=S, bids=()):
    """A bidding state with the seat to speak, South first."""
    auction = Auction(RULES.auction_rules, S)
    for call in bids:
        auction = auction.with_call(call)
    hands = list(NONE)
    hands[seat] = mask_of(parse_cards(hand))
    return Bidding(
        RangvaarStanding(RULES, 1, 0, S, dict.fromkeys(Side, 0)), Packets(tuple(hands), NONE), auction
    )


def test_an_opener_who_must_bid_bids_seven_whatever_it_holds():
    assert decide(bidding(WEAK), S) == Bid(S, 7)
    assert decide(bidding(STRONG), S) == Bid(S, 7)


def test_a_strong_hand_overbids_an_opponent_by_one_and_a_weak_one_passes():
    assert decide(bidding(STRONG, W, [Bid(S, 7)]), W) == Bid(W, 8)
    assert decide(bidding(WEAK, W, [Bid(S, 7)]), W) == Pass(W)


def test_it_does_not_overbid_its_partner_without_a_hand_for_it():
    assert decide(bidding(FAIR, N, [Bid(S, 7), Pass(W)]), N) == Pass(N)
    assert decide(bidding(STRONG, N, [Bid(S, 7), Pass(W)]), N) == Bid(N, 8)


def test_nobody_bids_thirteen_on_hope():
    assert decide(bidding(STRONG, W, [Bid(S, 12)]), W) == Pass(W)


def test_it_names_its_longest_and_strongest_suit():
    state = bidding(STRONG)
    contract = Contract(S, 13)
    naming = Naming(state.standing, state.dealt, state.auction.with_call(Bid(S, 13)), contract)
    assert decide(naming, S) == NameTrump(S, Suit.SPADES)
    assert best_trump(laid_out(mask_of(parse_cards("AH KH QH 2S 3S"))))[0] is Suit.HEARTS
    assert best_trump(laid_out(mask_of(parse_cards("2D 3D 4D 5D AS"))))[0] is Suit.DIAMONDS


def test_more_honours_are_more_tricks():
    better, worse = (laid_out(mask_of(parse_cards(hand))) for hand in (STRONG, WEAK))
    assert expected_tricks(better)[Suit.SPADES] > 8 > max(expected_tricks(worse))
