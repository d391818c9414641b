"""How often two equal players are said to differ: `ArenaResult.is_better` over many comparisons of nothing.

``python tests/bench/null_rate.py [COMPARISONS]``: deals of casual bots among themselves are drawn two by two, once for the one and once for
the other, as pairs of an arena in which both are equally good. The aim is at most 5 % of 2,000 comparisons, however many pairs each has.
"""

from __future__ import annotations

import sys
from random import Random

from reference import per_second  # noqa: F401 - it puts the engine on the path

import followsuit
from followsuit.arena.report import report
from followsuit.arena.result import ArenaResult

DEALS = 300
COUNTS = (2, 5, 9, 10, 12, 20, 50, 100)
QUIET = {"ms": [], "searched": 0, "overrides": 0, "illegal": []}


def results(game: str) -> list[float]:
    """By how much S and N did better than the others, deal by deal."""
    found = []
    for number in range(DEALS):
        match = followsuit.match(game, level="casual", seed=number)
        match.run(deals=1)
        score = match.position.score
        assert score is not None, "the deal is over"
        found.append(score["NS"] - score["EW"])
    return found


def is_better(values: list[float], figure: str = "of deals") -> bool:
    """Whether pairs of these figures are said to show that A is better."""
    told = report([{"figures": {figure: value}, "a": QUIET, "b": QUIET} for value in values])
    mean, half = told["figures"][figure]["mean"], told["figures"][figure]["plus_minus"]
    return ArenaResult(figure, mean, half, len(values), (0, 0), told, "").is_better()


def main(comparisons: int) -> None:
    """Print the share of comparisons in which one of two equal players is said to be better."""
    rng = Random(7)
    print(f"{'':12}", *(f"{count:>6}" for count in COUNTS), "pairs")
    for game in ("two_hundred", "rangvaar", "court_piece"):
        pool = results(game)
        shares = []
        for count in COUNTS:
            said = sum(
                is_better([(rng.choice(pool) - rng.choice(pool)) / 2 for _ in range(count)])
                for _ in range(comparisons)
            )
            shares.append(said / comparisons)
        print(f"{game:12}", *(f"{100 * share:5.1f}%" for share in shares))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2_000)
