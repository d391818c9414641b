"""Turn: what a deal waits for, and that a seat which is free to act is asked once, if it still may when its time comes."""

from random import Random
from types import SimpleNamespace

from followsuit.base.seats import Seat
from followsuit.base.turns import TableAct, Turn, next_turn
from followsuit.card_games.registry import game_named

S, W, N, E = Seat


def game(*, may_act=(), to_act=None, table_act="card", is_over=False):
    return SimpleNamespace(
        needs_deal=lambda state: False,
        is_over=lambda state: is_over,
        to_act=lambda state: to_act,
        may_act=lambda state: may_act,
        table_act=lambda state: table_act,
    )


def test_free_seats_have_their_turns_in_order_and_then_the_table_acts():
    dealing = game(may_act=(S, E, N, W))
    assert next_turn(dealing, None, ()) == Turn(S, must=False)
    assert next_turn(dealing, None, {S, E}) == Turn(N, must=False)
    assert next_turn(dealing, None, set(Seat)) == TableAct("card")


def test_a_seat_that_may_no_longer_act_when_its_time_comes_is_not_asked():
    assert next_turn(game(may_act=(W,)), None, {S}) == Turn(W, must=False)
    assert next_turn(game(may_act=()), None, {S}) == TableAct("card")


def test_a_seat_that_has_to_act_comes_before_those_that_may():
    assert next_turn(game(to_act=N, may_act=(S,)), None, ()) == Turn(N, must=True)


def test_nothing_comes_next_once_the_deal_is_over():
    assert next_turn(game(is_over=True, may_act=(S,)), None, ()) is None
    assert next_turn(game(table_act=None), None, ()) is None


def test_a_match_that_has_not_been_dealt_waits_for_nobody():
    tractor = game_named("tractor")
    match = tractor.new_match(tractor.rules("reference"), Random("t"))
    assert next_turn(tractor, match, ()) is None
    dealt = tractor.deal(match, Random("t")).state
    assert {next_turn(tractor, dealt, set(Seat) - {seat}) for seat in Seat} == {
        Turn(seat, must=False) for seat in Seat
    }
