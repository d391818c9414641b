"""Action values: what is called as good as the best goes by the same worlds, not by how far each result spreads."""

from random import Random
from types import SimpleNamespace
from typing import Any

from followsuit.bots.action_values import ActionValues
from followsuit.bots.search.problem import WorldOutcome

ACTIONS = ["ahead", "one behind in every world", "now ahead, now behind"]


class Luck:
    """A problem in which the deal's luck is worth ten times what is decided."""

    candidates = ACTIONS
    is_exact = False

    def index_of(self, action: str) -> int:
        return ACTIONS.index(action)

    def world(self, rng: Random) -> float:
        return rng.uniform(0, 40)

    def outcomes(self, world: float, alive: list[int], rng: Random) -> list[WorldOutcome]:
        results = [world + 4, world + 3, world + 3.5 + rng.uniform(-20, 20)]
        return [WorldOutcome(results[place], results[place], 0) for place in alive]


def test_a_play_that_is_worse_in_every_world_is_no_tie_however_far_results_spread() -> None:
    bot: Any = SimpleNamespace(problem_of=lambda observation: Luck())
    weighing = ActionValues(bot, None, ACTIONS, "weighed")
    for _ in weighing.more(100):
        pass
    values = {value.action: value for value in weighing.values()}
    ahead, behind, uncertain = (values[action] for action in ACTIONS)
    assert weighing.values()[0] == ahead
    assert ahead.result is not None
    assert behind.result is not None
    assert behind.error is not None
    assert ahead.result - behind.result < behind.error
    assert not ahead.is_tie
    assert not behind.is_tie
    assert uncertain.is_tie
