"""Staking: who has the first seven tricks and may go on for all thirteen (C23) weighs the court against the cards."""

from random import Random

import pytest

from followsuit.base.actions import NameTrump
from followsuit.base.cards import Suit
from followsuit.bots import Budget, bot_for, run_to_end
from followsuit.bots.interface import think_with
from followsuit.bots.search.problem import WorldOutcome
from followsuit.card_games.court_piece.actions import GoOn, Stop
from tests.shared.court_piece_rulings import GAME, S, acted, played, suited


def staking(target):
    """What South knows with seven tricks and the six spades that are left, in a match for so many courts."""
    state = acted(suited({"bavney": "go_on", "target": target}), NameTrump(S, Suit.SPADES))
    for rank in "AKQJT98":
        state = played(state, f"{rank}S", f"{rank}D", f"{rank}C", f"{rank}H")
    return GAME.observe(state, S)


@pytest.mark.parametrize("level", ["beginner", "casual", "expert", "master"])
@pytest.mark.parametrize(("target", "act"), [(1, Stop(S)), (10, GoOn(S))], ids=["won by a court", "long"])
def test_a_seat_with_the_highest_trumps_goes_on_unless_the_court_alone_wins_the_match(level, target, act):
    decision = run_to_end(think_with(bot_for(GAME, level), staking(target), Random(1), Budget(nodes=16)))
    assert decision.action == act


def test_the_search_weighs_the_court_that_is_held_against_all_thirteen_tricks():
    problem = bot_for(GAME, "expert").problem_of(staking(10))
    assert problem.candidates == [GoOn(S), Stop(S)]
    assert [problem.index_of(act) for act in (Stop(S), GoOn(S), NameTrump(S, Suit.CLUBS))] == [1, 0, None]
    assert problem.reason_of(GoOn(S)) == ""
    world = problem.world(Random(2))
    for order in ([0, 1], [1, 0]):
        found = dict(zip(order, problem.outcomes(world, order, Random(2)), strict=True))
        assert found == {
            0: WorldOutcome(utility=pytest.approx(23.1), result=13.0, trick=0.0, made=1.0),
            1: WorldOutcome(utility=pytest.approx(5.1), result=7.0, trick=0.0, made=1.0),
        }
