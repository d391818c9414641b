"""The bot of Two Hundred: honest, legal, sensible."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import Suit, parse_card, parse_cards
from followsuit.base.errors import RequestError
from followsuit.base.seats import Seat, Side
from followsuit.bots import Budget, bot_for
from followsuit.bots.plain.layout import spread_hand
from followsuit.bots.two_hundred.worth import best_trump, expected_points
from followsuit.card_games.trick.auction import Auction
from followsuit.card_games.trick.cardplay import Cardplay, TakenTrick
from followsuit.card_games.trick.hand import mask_of
from followsuit.card_games.trick.notation import packets
from followsuit.card_games.trick.trick import Trick, card_points
from followsuit.card_games.two_hundred.game import GAME
from followsuit.card_games.two_hundred.observation import observe
from followsuit.card_games.two_hundred.rules import PRESETS, WORTH
from followsuit.card_games.two_hundred.scoring import Contract
from followsuit.card_games.two_hundred.state import Betting, Naming, Playing, TwoHundredStanding
from followsuit.card_games.two_hundred.transitions import TRANSITIONS
from tests.shared.plain_positions import after, before_the_end, permuted

S, W, N, E = Seat.S, Seat.W, Seat.N, Seat.E
RULES = PRESETS["reference"]


def decide(state, seat, level="casual"):
    return bot_for(GAME, level).act(observe(state, seat), Random(0), Budget(nodes=100))


def dealt(seed, rules=RULES, totals=(0, 0)):
    rng = Random(seed)
    standing = TwoHundredStanding(rules, 1, Seat(rng.randrange(4)), dict(zip(Side, totals, strict=True)))
    return TRANSITIONS.begin(standing, packets(rules.pack.shuffled(rng), rules.hand_size)).state


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), acts=st.integers(0, 45), shuffle=st.integers(0, 2**32))
def test_hidden_cards_change_nothing_of_the_observation(seed, acts, shuffle):
    state = before_the_end(GAME, dealt(seed), acts)
    for seat in Seat:
        assert observe(permuted(state, seat, Random(shuffle)), seat) == observe(state, seat)


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    preset=st.sampled_from(sorted(PRESETS)),
    totals=st.tuples(*[st.integers(-50, 195)] * 2),
)
def test_every_act_is_legal_and_the_deal_ends(seed, preset, totals):
    state = after(GAME, dealt(seed, PRESETS[preset], totals), 60)
    assert TRANSITIONS.to_act(state) is None


def test_an_unknown_level_is_refused():
    with pytest.raises(RequestError) as caught:
        bot_for(GAME, "champion")
    assert caught.value.code == "unknown_level"


# Betting ---------------------------------------------------------------------------------------------------
STRONG = "AS TS KS QS JS 9S AH AD KD 5C"
WEAK = "9S 7S 8H 6H 7D 6D 8D 9C 7C 6C"


def betting(hand, seat=S, totals=(0, 0), bids=()):
    """A betting state with the seat to speak, the dealer just before the first speaker."""
    auction = Auction(RULES.auction, S)
    for call in bids:
        auction = auction.with_call(call)
    masks = [mask_of(())] * 4
    masks[seat] = mask_of(parse_cards(hand))
    return Betting(
        TwoHundredStanding(RULES, 1, E, dict(zip(Side, totals, strict=True))), tuple(masks), auction
    )


def test_a_strong_hand_bets_and_a_weak_one_passes():
    assert isinstance(decide(betting(STRONG), S), Bid)
    assert decide(betting(WEAK), S) == Pass(S)


def test_a_strong_hand_bets_no_more_than_it_has_to():
    assert decide(betting(STRONG), S) == Bid(S, 50)
    assert decide(betting(STRONG, W, bids=[Bid(S, 60)]), W) == Bid(W, 65)


def test_a_side_at_a_hundred_makes_a_token_bet_with_a_middling_hand():
    middling = "KS 9S 7S KH 8H TD 7D 6D QC 6C"
    assert decide(betting(middling, N, bids=[Pass(S), Pass(W)]), N) == Pass(N)
    assert decide(betting(middling, N, totals=(120, 0), bids=[Pass(S), Pass(W)]), N) == Bid(N, 50)


def test_a_side_whose_partner_has_bet_needs_no_token_bet():
    calls = [Bid(S, 50), Pass(W)]
    assert decide(betting(WEAK, N, totals=(120, 0), bids=calls), N) == Pass(N)


def test_it_does_not_overbid_its_partner_without_a_hand_for_it():
    fair = "AS JS 9S 7S AH 8H TD 7D QC 6C"
    assert decide(betting(fair, N, bids=[Bid(S, 60), Pass(W)]), N) == Pass(N)


def test_two_partners_who_are_alone_in_the_auction_do_not_bid_each_other_up():
    fair = "AS JS 9S 7S AH 8H TD 7D QC 6C"
    calls = [Bid(S, 50), Bid(W, 55), Pass(N), Bid(E, 70), Pass(S)]
    state = betting(fair, W, bids=calls)
    problem = bot_for(GAME, "master").problem_of(GAME.observe(state, W))
    assert problem.candidates == [Pass(W)]
    assert decide(state, W, "master") == Pass(W)


def test_it_names_its_longest_and_strongest_suit():
    state = betting(STRONG)
    naming = Naming(state.standing, state.dealt, state.auction.with_call(Bid(S, 100)), Contract(S, 100))
    assert decide(naming, S) == NameTrump(S, Suit.SPADES)
    assert best_trump(spread_hand(mask_of(parse_cards("AH KH TH QH 5H 6S 7S 8D 9D 7C"))))[0] is Suit.HEARTS
    assert expected_points(spread_hand(mask_of(parse_cards(STRONG))))[Suit.SPADES] > 70


# Playing: positions with the play a good partner makes -----------------------------------------------------
def position(hand, trick, trump=Suit.DIAMONDS, seat=N, declarer=S, taken=()):
    """A playing state: ``trick`` is what lies on the table, led so that ``seat`` is to play."""
    texts = trick.split()
    leader = Seat((seat - len(texts)) % 4)
    plays = tuple(Play(Seat((leader + at) % 4), (parse_card(text),)) for at, text in enumerate(texts))
    masks = [mask_of(())] * 4
    masks[seat] = mask_of(parse_cards(hand))
    past = []
    for text in taken:
        cards = parse_cards(text)
        done = Trick(S, tuple(Play(Seat((S + at) % 4), (card,)) for at, card in enumerate(cards)))
        past.append(TakenTrick(done, done.winner(trump), card_points(cards, WORTH)))
    cardplay = Cardplay(tuple(masks), trump, Trick(leader, plays), tuple(past))
    standing = TwoHundredStanding(RULES, 1, E, {Side.NS: 0, Side.EW: 0})
    return Playing(standing, tuple(masks), Auction(RULES.auction, S), Contract(declarer, 50), cardplay)


def card(state, seat=N):
    return decide(state, seat).cards[0].text


def test_it_does_not_trump_its_partners_winning_ace():
    assert card(position("KD 9D 7H 8C", "AS 7S")) in ("7H", "8C")


def test_it_feeds_its_partners_winning_card_when_last_to_play():
    assert card(position("TS 7S 9C", "8S AS 9S", seat=N, declarer=S)) == "TS"


def test_it_feeds_points_to_an_ace_that_nobody_can_beat():
    assert card(position("5S 7S KH", "AS 6S")) == "5S"


def test_it_gives_no_points_to_a_trick_that_the_opponents_hold():
    assert card(position("TS 7S 9C", "8S AS")) == "7S"


def test_it_wins_cheaply_when_last_to_play():
    assert card(position("KS QS 7S", "8S 9S JS")) == "QS"


def test_it_takes_its_own_points_home_when_last_to_play():
    assert card(position("TS QS 7S", "8S 6S 9S")) == "TS"


def test_it_ruffs_points_with_a_small_trump():
    assert card(position("6D KD AD 7H", "8S TS AS")) == "6D"


def test_it_keeps_its_trumps_when_a_worthless_trick_goes_by():
    assert card(position("6D KD 7H", "7S 9S 8S")) == "7H"


def test_it_leads_a_side_ace_early():
    assert card(position("AS 9S 7H 8C", "", declarer=W)) == "AS"


def test_the_declaring_side_draws_trumps_that_nobody_can_beat():
    assert card(position("AD KD 8D 7D 7H 8C", "", declarer=N)) in ("AD", "KD")


def test_it_draws_no_trumps_when_the_opponents_have_none():
    # All four seats played trumps until only the opponents had shown out.
    taken = ["5D 6H 6D 8H", "9D 9H JD JH"]
    assert card(position("AD 8D 7H 8C", "", declarer=N, taken=taken)) in ("7H", "8C")
