"""What a copy of a match and taking back an act cost, beside the ways of before in the same run.

``python tests/bench/positions.py [SECONDS]``: a whole match of Rangvaar, and one of Tractor after 27 deals. Aims: a copy in
0.05 ms, an act taken back and made again in 0.2 ms.
"""

from __future__ import annotations

import sys
from copy import deepcopy
from typing import Any

from reference import per_second  # it puts the engine on the path, too

import followsuit

ROUNDS = 5


def at_end(game: str, deals: int) -> followsuit.Match[Any]:
    """A match after so many deals."""
    match = followsuit.match(game, level="beginner", seed="bench")
    match.run(deals=deals)
    return match


def main(seconds: float) -> None:
    """Measure in turn, and print the median of the rounds in milliseconds."""
    for name, match in (
        ("rangvaar, 3 deals", at_end("rangvaar", 3)),
        ("tractor, 27 deals", at_end("tractor", 27)),
    ):
        act = match.acts()[-1]

        def back_and_forth(match: Any = match, act: Any = act) -> None:
            match.undo()
            match.push(act)

        works = {
            "copy": match.copy,
            "deepcopy": lambda match=match: deepcopy(match),
            "undo and push": back_and_forth,
            "record and resume": lambda match=match: followsuit.resume(match.record()),
        }
        rounds = [[per_second(work, seconds) for work in works.values()] for _ in range(ROUNDS)]
        costs = [1000 / sorted(column)[ROUNDS // 2] for column in zip(*rounds, strict=True)]
        told = ", ".join(f"{work} {cost:.3f} ms" for work, cost in zip(works, costs, strict=True))
        print(f"{name:20} {told}; {costs[1] / costs[0]:.0f} and {costs[3] / costs[2]:.0f} times as quick")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
