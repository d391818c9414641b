"""Paired bench: the referee and the casual bot of two engines, in turns, by processor time.

    python tests/bench/paired.py OTHER/engine engine [--rounds 15]

Each round runs a child for either engine, the first one first and then the other way round. Printed are the
median of the ratios of second to first, and the interval that holds the middle half of them.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

CASES = Path(__file__).parents[1] / "cases"

REFEREE = """
import json, sys, time
from followsuit.referee import answer_line
lines = open(sys.argv[1], encoding="utf-8").read().splitlines()
keep = ("id", "game", "rules", "ask", "trump", "hand", "lead", "play")
texts = [json.dumps({k: v for k, v in json.loads(line).items() if k in keep}) for line in lines]
for text in texts: answer_line(text)
began = time.process_time()
for _ in range(6):
    for text in texts: answer_line(text)
print(time.process_time() - began)
"""

CASUAL = """
import time
from followsuit.bots import Budget
from followsuit.arena.pairs import Pairing, Plan
pairing = Pairing(Plan("tractor", "casual", "casual", "standard", "paired", under_way=True))
pairing.play(1)
began = time.process_time()
for number in range(2, 8): pairing.play(number)
print(time.process_time() - began)
"""


def measured(code: str, engine: str) -> float:
    """The processor seconds that a child with this engine tells."""
    told = subprocess.run(
        [sys.executable, "-c", code, str(CASES / "tractor_follow.jsonl")],
        env={**os.environ, "PYTHONPATH": engine},
        check=True,
        capture_output=True,
        text=True,
    )
    return float(told.stdout)


def main() -> None:
    """Print a row for each of both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--rounds", type=int, default=15)
    asked = parser.parse_args()
    engines = [str(Path(one).resolve()) for one in (asked.first, asked.second)]
    for name, code in (("referee", REFEREE), ("casual", CASUAL)):
        ratios = []
        for number in range(asked.rounds):
            order = engines if number % 2 else engines[::-1]
            seconds = {engine: measured(code, engine) for engine in order}
            ratios.append(seconds[engines[1]] / seconds[engines[0]])
        low, middle, high = statistics.quantiles(ratios, n=4)
        print(f"{name}: {middle:.3f} ({low:.3f}–{high:.3f}), {asked.rounds} rounds", flush=True)


if __name__ == "__main__":
    main()
