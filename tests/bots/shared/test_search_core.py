"""The search core: shared worlds, the gate, budgets and slices, on a problem with known answers."""

from random import Random

import pytest

from followsuit.bots import Budget
from followsuit.bots.interface import run_to_end
from followsuit.bots.search import Settings, WorldOutcome, run_search
from followsuit.bots.search.bot import SearchingBot


class Urn:
    """Candidates that are worth their own mean, plus noise that the world shares or not."""

    is_exact = False

    def __init__(self, means, own_noise=0.0, shared_noise=0.0):
        self.means, self.own, self.shared = means, own_noise, shared_noise
        self.candidates = [f"c{at}" for at in range(len(means))]
        self.worlds = 0

    def reason_of(self, action):
        return f"why {action}"

    def index_of(self, action):
        return self.candidates.index(action) if action in self.candidates else None

    def world(self, rng):
        self.worlds += 1
        return rng.gauss(0, self.shared) if self.shared else 0.0

    def outcomes(self, world, indices, rng):
        return [
            WorldOutcome(
                self.means[at] + world + (rng.gauss(0, self.own) if self.own else 0.0), self.means[at], 1.0
            )
            for at in indices
        ]


HUNDRED = Settings(100)


def search(urn, settings=HUNDRED, seed=1, **budget):
    return run_to_end(run_search(urn, settings, Random(seed), **budget))


def test_the_best_candidate_is_found_among_many():
    assert search(Urn([0, 1, 2, 9, 3, 4, 5, 6, 7, 8], own_noise=3)).action == "c3"


def test_a_clear_gain_overrides_the_heuristic_and_says_so():
    found = search(Urn([0, 5], own_noise=1))
    assert found.action == "c1"
    assert found.heuristic == "c0"
    assert found.is_override
    assert found.gain == pytest.approx(5, abs=1)
    assert found.next_best == "c0"
    assert found.reason == "why c1", "the reason is that of the move, not of the one it replaced"


def test_equal_candidates_leave_the_heuristic_alone():
    chosen = [search(Urn([0, 0, 0], own_noise=5), Settings(60), seed).action for seed in range(60)]
    assert chosen.count("c0") >= 40
    assert all(action == "c0" for action in [search(Urn([3, 3, 3])).action])


def test_noise_that_all_candidates_share_hides_no_gain():
    assert search(Urn([0, 1], own_noise=0.5, shared_noise=100)).action == "c1"


def test_a_confirmation_in_fresh_worlds_stops_what_was_luck():
    settings = Settings(40, gate=0.0), Settings(40, confirm=200, gate=0.0, confirm_gate=1.5)
    free, confirmed = (
        sum(search(Urn([0] * 8, own_noise=5), one, seed).is_override for seed in range(60))
        for one in settings
    )
    assert free > 3 * confirmed


def test_a_single_candidate_is_played_without_a_world():
    urn = Urn([0])
    assert search(urn).action == "c0"
    assert urn.worlds == 0


@pytest.mark.parametrize("nodes", [16, 50, 120, 400])
def test_nodes_cap_the_rollouts_and_the_same_seed_and_nodes_give_the_same_thought(nodes):
    settings = Settings(200, confirm=100, gate=0.5)
    first = search(Urn([0, 1, 1, 2, 1], own_noise=4), settings, 3, nodes=nodes)
    assert first.nodes <= nodes + 5
    assert first == search(Urn([0, 1, 1, 2, 1], own_noise=4), settings, 3, nodes=nodes)


def test_seconds_end_a_search_at_the_next_slice():
    ticks = iter(range(10_000))
    found = search(Urn([0, 1, 2], own_noise=1), Settings(5000), seconds=30, clock=lambda: float(next(ticks)))
    assert found.worlds <= 32
    assert found.action == "c2"


def test_seconds_without_a_clock_make_no_budget():
    with pytest.raises(ValueError, match="clock"):
        Budget(seconds=1.0)


def test_thinking_pauses_after_every_world_and_can_be_left():
    urn = Urn([0, 1], own_noise=1)
    thinking = SearchingBot(lambda _: (urn, Settings(50))).think(None, Random(1), Budget())
    steps = [next(thinking) for _ in range(10)]
    assert urn.worlds == 10
    assert [step.worlds for step in steps] == list(range(1, 11))
    assert steps[-1].action in urn.candidates
    thinking.close()
    assert urn.worlds == 10


def test_the_figures_are_those_of_the_worlds_seen():
    found = search(Urn([1, 4, 2]), Settings(32))
    assert found.chosen.result == 4
    assert found.chosen.trick == 1
    assert found.gain == pytest.approx(2)
    assert found.next_best == "c2"
    assert [stats.action for stats in found.candidates] == ["c0", "c1", "c2"]
