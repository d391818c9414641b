"""Rate puzzles: ``python build/tools/rate_puzzles.py GAME [NODES]`` asks the bots of every level each puzzle.

A puzzle is as difficult as few of our levels find it. Each level is asked once, with a random seed that
follows from the puzzle's key, and thinks by counted work (400 nodes by default), so that every machine gets
the same answers. The levels that find it are written into the puzzle in `web/games/<game>/puzzles.txt`:
``found expert master``; ``found none`` where none does. Run it again after `make_puzzles.py`, or once the
bots play otherwise.
"""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine")]

from followsuit.bots import Budget, bot_for  # noqa: E402 - the path is set above
from followsuit.lessons import Task, each_puzzle, read_puzzle, write_puzzle  # noqa: E402
from followsuit.table import levels_of  # noqa: E402

NODES: Final = 400


def rated(text: str, nodes: int) -> str:
    """The puzzle's text with the levels that find it."""
    puzzle = read_puzzle(text)
    decision = Task(puzzle)
    game = decision.table.game
    found = [
        level
        for level in levels_of(game)
        if bot_for(game, level).act(
            decision.observation, Random(f"{decision.key}/{level}"), Budget(nodes=nodes)
        )
        in decision.best
    ]
    return write_puzzle(replace(puzzle, found=tuple(found))).rstrip()


def main(name: str, nodes: int) -> None:
    """Rate every puzzle of a game, and say how many each number of levels finds."""
    path = ROOT / "web" / "games" / name / "puzzles.txt"
    kept = path.read_text()
    texts = []
    for number, text in enumerate(each_puzzle(kept), start=1):
        texts.append(rated(text, nodes))
        print(f"\r{name}: {number}", end="", flush=True)
    path.write_text("\n\n".join([kept.split("\n", 1)[0], *texts]) + "\n")
    counts = [
        len(re.findall(r"^found (.*)$", text, re.MULTILINE)[0].replace("none", "").split()) for text in texts
    ]
    print(f"\r{name}: " + ", ".join(f"{counts.count(many)} found by {many}" for many in sorted(set(counts))))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else NODES)
