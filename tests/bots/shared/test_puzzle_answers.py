"""The answers of the puzzles that are shipped: each is found again in fresh worlds of a fixed seed."""

import os
from math import copysign, inf, sqrt
from pathlib import Path
from random import Random

import pytest

from followsuit.lessons import Task, each_puzzle, read_puzzle

GAMES = Path(__file__).parents[3] / "web" / "games"
FILES = {path.parent.name: each_puzzle(path.read_text()) for path in sorted(GAMES.glob("*/puzzles.txt"))}

#: Worlds in which every act is looked at, and the acts that are then held against the answer.
FIRST, OTHERS = 24, 3
#: Fresh worlds that the answer is found again in; fewer where they are solved to their end.
WORLDS, SOLVED = 160, 40


def utilities(problem, places, worlds, rng):
    """The results of these acts, all in the same worlds."""
    found: dict[int, list[float]] = {place: [] for place in places}
    for _ in range(worlds):
        world = problem.world(rng)
        for place, outcome in zip(places, problem.outcomes(world, places, rng), strict=True):
            found[place].append(outcome.utility)
    return found


def errors_between(ones, others):
    """By how many standard errors one act leads another."""
    gains = [one - other for one, other in zip(ones, others, strict=True)]
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
    return mean / error if error else copysign(inf, mean) if mean else 0.0


def lead_of(text):
    """By how many standard errors the answer leads the best other act that there is, in worlds nobody chose it by."""
    decision = Task(read_puzzle(text))
    problem, rng = decision.problem(), Random(f"proof/{decision.key}")
    answer = problem.index_of(decision.best[0])
    seen = utilities(problem, range(len(problem.candidates)), FIRST, rng)
    others = sorted(seen.keys() - {answer}, key=lambda place: -sum(seen[place]))[:OTHERS]
    fresh = utilities(problem, [answer, *others], SOLVED if problem.is_exact else WORLDS, rng)
    return min(errors_between(fresh[answer], fresh[other]) for other in others)


@pytest.mark.parametrize("game", FILES)
def test_the_answers_of_a_sample_are_found_again(game):
    assert all(lead_of(text) > 1.0 for text in FILES[game][::25])


@pytest.mark.full("weighs twice as many; FOLLOWSUIT_PUZZLES=1 weighs every answer")
@pytest.mark.parametrize("game", FILES)
def test_the_answers_of_every_twelfth_puzzle_are_found_again(game):
    step = int(os.environ.get("FOLLOWSUIT_PUZZLES", "12"))
    leads = {read_puzzle(text).key: lead_of(text) for text in FILES[game][::step]}
    assert {key: lead for key, lead in leads.items() if lead <= 1.0} == {}
