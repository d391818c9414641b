"""The clauses of Rangvaar that no preset plays yet, one sentence each (R13, R14)."""

from dataclasses import replace
from random import Random

import pytest

from followsuit.base.actions import Play
from followsuit.base.cards import Suit, parse_card
from followsuit.base.errors import FollowSuitError
from followsuit.base.events import CardsDealt, DealBegan
from followsuit.base.game import direction_of
from followsuit.base.seats import Rotation, Seat
from followsuit.card_games.rangvaar.game import GAME
from followsuit.card_games.rangvaar.rules import FirstLead
from followsuit.card_games.rangvaar.transitions import TRANSITIONS
from followsuit.record import read_record
from followsuit.referee import rule
from tests.shared.option_matches import comes_back, played_match
from tests.shared.rangvaar_deals import (
    REFERENCE,
    E,
    N,
    S,
    W,
    bidding,
    code,
    named,
    one_suit_each,
    played_out,
    said,
)

TURNED = replace(REFERENCE, direction=Rotation.COUNTER_CLOCKWISE)


LAST_WINNER = replace(REFERENCE, first_lead=FirstLead.LAST_WINNER)


# R13: the first lead ---------------------------------------------------------------------------------------
def next_deal(over):
    """The first state of the deal after one that is over."""
    return GAME.deal(over, Random(5)).state


def test_r13_the_winner_of_the_last_trick_of_the_deal_before_leads():
    over, _ = played_out(named(said(bidding(LAST_WINNER, seed=4), 7, None, None, None)[0]).state)
    won = over.cardplay.taken[-1].winner
    playing = named(said(next_deal(over), 7, None, None, None)[0]).state
    assert playing.cardplay.trick.leader is won
    assert won not in (playing.standing.first, playing.contract.declarer)


def test_r13_in_the_first_deal_that_is_played_the_first_card_seat_leads():
    playing = named(said(bidding(LAST_WINNER, first=N), 7, 8, None, None, None)[0]).state
    assert playing.contract.declarer is E
    assert playing.cardplay.trick.leader is N


def test_r13_a_deal_that_is_thrown_in_is_passed_over():
    rules = replace(LAST_WINNER, opener_may_pass=True)
    over, _ = played_out(named(said(bidding(rules, seed=4), 7, None, None, None)[0]).state)
    thrown_in, _ = said(next_deal(over), None, None, None, None)
    playing = named(said(next_deal(thrown_in), 7, None, None, None)[0]).state
    assert playing.cardplay.trick.leader is over.cardplay.taken[-1].winner
    # Thrown in at once, there is no trick to look back to.
    again = next_deal(said(bidding(rules, first=W), None, None, None, None)[0])
    assert named(said(again, 7, None, None, None)[0]).state.cardplay.trick.leader is N


def test_r13_a_record_says_who_leads_and_one_that_says_otherwise_does_not_follow():
    table = played_match("rangvaar", {"first_lead": "last_winner", "direction": "counter_clockwise"}, "r13")
    text = table.record_text()
    assert text.count("\nlast_winner ") == 2
    assert comes_back(table)
    seat = next(line.split()[1] for line in text.splitlines() if line.startswith("last_winner"))
    other = next(one.name for one in Seat if one.name != seat)
    with pytest.raises(FollowSuitError) as caught:
        read_record(text.replace(f"last_winner {seat}", f"last_winner {other}", 1))
    assert caught.value.code == "does_not_follow"


def test_r13_by_other_rules_nobody_remembers_who_won():
    over, _ = played_out(named(said(bidding(), 13)[0]).state)
    assert TRANSITIONS.next_standing(over).last_winner is None
    assert "last_winner" not in GAME.opening(next_deal(over))


# R14: direction --------------------------------------------------------------------------------------------
def test_r14_the_auction_goes_counter_clockwise_and_so_does_the_first_card():
    # The worked auction: S 7, E pass, N 8, W pass, S pass: N at 8.
    state, _ = said(bidding(TURNED), 7, None, 8, None, None)
    assert [call.seat for call in state.auction.calls] == [S, E, N, W, S]
    assert (state.contract.declarer, state.contract.value) == (N, 8)
    over, _ = played_out(named(state).state)
    assert TRANSITIONS.next_standing(over).first is E


def test_r14_cards_are_played_counter_clockwise():
    playing = named(said(one_suit_each(rules=TURNED), 13)[0], Suit.HEARTS).state
    assert code(playing, Play(W, (parse_card("2H"),))) == ("out_of_turn", "R7")
    over, _ = played_out(playing)
    tricks = [[play.seat for play in won.trick.plays] for won in over.cardplay.taken]
    assert tricks[0] == [S, E, N, W]
    # West holds the trumps and leads from the second trick on.
    assert all(trick == [W, S, E, N] for trick in tricks[1:])


def test_r14_cards_are_dealt_counter_clockwise_by_the_seat_before_the_first():
    dealt = bidding(TURNED, first=N)
    step = TRANSITIONS.begin(dealt.standing, dealt.dealt)
    began = next(event for event in step.events if isinstance(event, DealBegan))
    assert (began.dealer, began.first) == (E, N)
    assert [event.seat for event in step.events if isinstance(event, CardsDealt)] == [N, W, S, E]


def test_r14_clockwise_is_the_default_of_every_preset():
    for preset in GAME.preset_names():
        assert direction_of(GAME, GAME.rules(preset)) is Rotation.CLOCKWISE
    assert GAME.specification(TURNED) == {"preset": "reference", "direction": "counter_clockwise"}


@pytest.mark.parametrize("value", ["left", "COUNTER_CLOCKWISE", -1, True])
def test_r14_no_other_direction_is_offered(value):
    with pytest.raises(Exception) as caught:
        GAME.rules({"direction": value})
    assert (caught.value.code, caught.value.clause) == ("bad_value", "R14")


def test_r14_a_view_lists_the_seats_in_the_order_in_which_they_play():
    view = GAME.view(GAME.observe(bidding(TURNED), E))
    assert view["rotation"] == ["S", "E", "N", "W"]
    assert (view["dealer"], view["first"], view["to_act"]) == ("W", "S", "S")


def test_r14_the_referee_rules_on_an_auction_that_goes_counter_clockwise():
    question = {"id": 1, "game": "rangvaar", "ask": "auction", "rules": {"direction": "counter_clockwise"}}
    ruling = rule({**question, "first": "S", "bids": [["S", 7], ["E", "pass"]]})
    assert (ruling["legal"], ruling["to_act"]) == (True, "N")
    ruling = rule({**question, "first": "S", "bids": [["S", 7], ["W", "pass"]]})
    assert (ruling["legal"], ruling["at"], ruling["reason"]) == (False, 1, "out_of_turn")


def test_r14_the_last_to_follow_is_the_seat_before_the_leader_when_tricks_are_claimed():
    # South leads, so West plays last: whatever it wins is certain, for nobody plays after it.
    state = named(said(one_suit_each(rules=TURNED), 13)[0], Suit.HEARTS).state
    for seat in (S, E, N):
        card = min(GAME.options(GAME.observe(state, seat)), key=lambda play: play.cards[0])
        state = TRANSITIONS.apply(state, card).state
    assert len(GAME.sure_leads(GAME.observe(state, W))) == 13


def test_a_seat_is_found_in_the_direction_of_play():
    order = [seat.name for seat in Rotation("counter_clockwise").order(Seat.S)]
    assert order == ["S", "E", "N", "W"]
