"""The auction preset at Tractor's table: T40 to T44."""

import pytest

from followsuit.base.actions import Bid
from followsuit.base.cards import NO_TRUMP, Suit
from followsuit.base.seats import Seat, Side
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.interface.options import options
from followsuit.card_games.tractor.interface.view import view
from followsuit.card_games.tractor.phases import transitions
from followsuit.card_games.tractor.phases.hands import hand_of
from followsuit.card_games.tractor.phases.state import (
    Burying,
    NamingTrump,
    StarterTrick,
    TractorBidding,
    TractorPlaying,
    TractorThrownIn,
)
from tests.shared.front_ends import score_of
from tests.shared.tractor.tractor_tables import deal, endgame, go, kinds, refusal, told


def auction(**more):
    return deal("auction", **more)


# T40: the pairs bid ----------------------------------------------------------------------------------------
def test_t40_there_is_no_declaring():
    state = auction(E="2H 2H")
    assert refusal(state, "declare 20 E 2H") == "wrong_phase "
    assert transitions.may_act(state) == ()
    assert isinstance(go(state, "dealt 100"), TractorBidding)


def test_t40_the_dealers_pair_speaks_first_and_either_partner_for_it():
    state = go(auction(first="W"), "dealt 100")
    assert transitions.to_act(state) is Seat.W
    assert transitions.may_act(state) == (Seat.E,)
    assert refusal(state, "bid S 60") == "out_of_turn T40"
    assert refusal(state, "bid W 60") is None
    assert refusal(state, "bid E 60") is None


def test_t40_the_pairs_speak_in_turn():
    state = go(auction(), "bid N 60")
    assert transitions.to_act(state).side is Side.EW
    assert refusal(state, "bid S 70") == "out_of_turn T40"
    assert transitions.to_act(go(state, "bid E 65")).side is Side.NS


@pytest.mark.parametrize(
    ("value", "ruling"),
    [(0, "no_such_bid T40"), (5, None), (62, "no_such_bid T40"), (200, None), (205, "no_such_bid T40")],
)
def test_t40_a_bid_is_a_multiple_of_five_from_5_to_200(value, ruling):
    assert refusal(auction(), f"bid S {value}") == ruling


def test_t40_each_bid_is_higher_than_the_last():
    state = go(auction(), "bid S 60")
    assert refusal(state, "bid E 60") == "bid_too_low T40"
    assert refusal(state, "bid E 65") is None


def test_t40_a_pass_ends_it_and_the_higher_bidder_declares():
    state, events = told(auction(), "bid S 60, E 65", "pass N")
    assert isinstance(state, StarterTrick)
    assert kinds(events)[-1] == "AuctionWon"
    assert observe(state, Seat.S).declaring_side is Side.EW
    assert view(observe(state, Seat.S))["contract"] == {
        "declarer": "E",
        "side": "EW",
        "value": 65,
        "forced": False,
    }


def test_t40_where_the_first_pair_passes_at_once_the_other_may_bid():
    state = go(auction(), "pass S")
    assert isinstance(state, TractorBidding)
    state = go(state, "bid W 5")
    assert isinstance(state, TractorBidding)
    assert isinstance(go(state, "pass N"), StarterTrick)


def test_t40_where_both_pass_the_cards_are_dealt_again():
    state, events = told(auction(), "pass S, E")
    assert isinstance(state, TractorThrownIn)
    assert kinds(events)[-1] == "PassedOut"
    assert transitions.next_standing(state).declaring_side is None


def test_t40_nobody_can_bid_more_than_200():
    assert isinstance(go(auction(), "bid S 200"), StarterTrick)


def test_t40_the_bids_that_can_be_made_are_offered():
    state = go(auction(), "bid S 190")
    assert [option.value for option in options(observe(state, Seat.W)) if isinstance(option, Bid)] == [
        195,
        200,
    ]
    assert options(observe(state, Seat.N)) == ()


# T41: the starter trick ------------------------------------------------------------------------------------
def starter_trick(**hands):
    return go(auction(**hands), "bid S 60", "pass E")


CARDS = {"S": "AS 3S", "E": "2C 3S", "N": "AH 4S", "W": "SJ SJ KD"}


def test_t41_each_seat_puts_one_card_beginning_with_the_dealer():
    state = starter_trick(**CARDS)
    assert refusal(state, "starter E 2C") == "out_of_turn T41"
    assert refusal(state, "starter S AS 3S") == "wrong_count T41"
    assert refusal(state, "starter S SJ") == "not_in_hand T41"
    assert transitions.to_act(go(state, "starter S AS")) is Seat.E


def test_t41_suits_do_not_matter():
    assert refusal(go(starter_trick(**CARDS), "starter S AS"), "starter E 2C") is None


def test_t41_the_higher_card_of_the_declaring_side_starts_the_first_among_equals():
    state = go(starter_trick(**CARDS), "starter S AS, E 2C, N AH, W SJ")
    assert isinstance(state, NamingTrump)
    assert state.starter is Seat.S
    state = go(starter_trick(**CARDS), "starter S 3S, E 2C, N AH, W SJ")
    assert state.starter is Seat.N


@pytest.mark.parametrize(
    ("line", "seat"),
    [
        ("starter S AS, E 2C, N AH, W SJ", "W"),
        ("starter S AS, E 2C, N AH, W KD", "E"),
        ("starter S AS, E 3S, N AH, W KD", "S"),
    ],
)
def test_t41_jokers_beat_trump_rank_cards_and_they_beat_aces(line, seat):
    _, events = told(starter_trick(**CARDS), line)
    taken = next(event for event in events if type(event).__name__ == "StarterTrickTaken")
    assert taken.seat is Seat[seat]
    assert taken.points == (10 if "KD" in line else 0)


def test_t41_its_points_go_to_the_side_of_the_highest_card():
    for led, points in (("E 2C", 10), ("E 3S", 0)):
        state = go(starter_trick(**CARDS), f"starter S AS, {led}, N AH, W KD", "trump S H")
        assert score_of(view(observe(state, Seat.S)))["attackers"] == {"EW": points}


# T42: naming, and 24 tricks --------------------------------------------------------------------------------
def named(suit="H"):
    return go(starter_trick(**CARDS), "starter S AS, E 2C, N AH, W KD", f"trump S {suit}")


@pytest.mark.parametrize(("text", "strain"), [("H", Suit.HEARTS), ("NT", NO_TRUMP)])
def test_t42_the_starter_names_a_suit_or_no_trump_and_takes_the_kitty(text, strain):
    state = named(text)
    assert isinstance(state, Burying)
    assert state.terms.trump.suit is strain
    assert len(hand_of(state, Seat.S)) == 24 + 8


def test_t42_nobody_else_names_trump():
    state = go(starter_trick(**CARDS), "starter S AS, E 2C, N AH, W KD")
    assert refusal(state, "trump N H") == "out_of_turn T42"


def test_t42_the_starter_buries_eight_and_leads_to_24_tricks():
    state = named()
    buried = " ".join(card.text for card in hand_of(state, Seat.S)[:8])
    state = go(state, f"bury S {buried}")
    assert isinstance(state, TractorPlaying)
    assert transitions.to_act(state) is Seat.S
    assert [len(hand_of(state, seat)) for seat in Seat] == [24] * 4


# T43: the bid binds ----------------------------------------------------------------------------------------
def bound(lost, bid):
    """A deal South declared at a bid, the opposing side having taken so many points in tricks."""
    state = endgame("2H", rules="auction", lost=lost, bid=bid, S="AC", E="3C", N="4C", W="6C")
    return go(state, "play S AC, E 3C, N 4C, W 6C").score


def test_t43_declarers_who_took_what_they_bid_gain_by_the_table():
    score = bound(40, 160)
    assert (score.declarers_took, score.gainer, score.gain) == (160, Side.NS, 1)
    assert (score.declares_next, score.next_starter) == (Side.NS, Seat.N)


def test_t43_declarers_who_took_less_gain_nothing_and_the_deal_passes():
    score = bound(40, 165)
    assert (score.gainer, score.gain) == (None, 0)
    assert score.before == score.levels
    assert (score.declares_next, score.next_starter) == (Side.EW, Seat.E)
    assert "T43" in score.clauses


def test_t43_from_80_points_the_opposing_side_gains_as_always():
    score = bound(120, 165)
    assert (score.gainer, score.gain, score.declares_next) == (Side.EW, 1, Side.EW)


def test_t43_the_kitty_bonus_is_aside():
    state = endgame("2H", rules="auction", lost=30, bid=170, buried="KS KS", S="3C", E="AC", N="4C", W="6C")
    score = go(state, "play S 3C, E AC, N 4C, W 6C").score
    assert (score.points, score.declarers_took) == (70, 170)
    assert score.gainer is Side.NS


# T44: later deals ------------------------------------------------------------------------------------------
def test_t44_later_deals_have_neither_auction_nor_starter_trick():
    state = go(auction(first="E", declaring="EW", levels="2 6"), "dealt 100")
    assert isinstance(state, NamingTrump)
    assert transitions.to_act(state) is Seat.E
    assert refusal(state, "trump S H") == "out_of_turn T44"


def test_t44_the_starter_names_trump_sees_the_kitty_afterwards_and_25_tricks_follow():
    state = go(auction(first="E", declaring="EW", levels="2 6"), "dealt 100")
    assert len(hand_of(state, Seat.E)) == 25
    state = go(state, "trump E S")
    assert state.terms.trump.rank.letter == "6"
    assert len(hand_of(state, Seat.E)) == 33
    state = go(state, "bury E " + " ".join(card.text for card in hand_of(state, Seat.E)[:8]))
    assert [len(hand_of(state, seat)) for seat in Seat] == [25] * 4


def test_t44_a_later_deal_has_no_bid_to_bind():
    state = go(auction(first="E", declaring="EW", levels="2 6"), "dealt 100")
    assert view(observe(state, Seat.E))["contract"] is None
