"""Reference: the fixed piece of work that benches of the engine hold theirs to, and how a piece of work is timed.

A ratio to it says how many units of a thing are done in the time of one loop of 100,000 turns of plain integer work:
it compares machines and runs where absolute figures cannot. Importing this puts the engine on the path.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path

#: The repository; inside Pyodide it is mounted.
HERE = Path("/repository") if Path("/repository/engine").is_dir() else Path(__file__).parents[2]
sys.path.insert(0, str(HERE / "engine"))


def reference_loop() -> int:
    """The work itself."""
    mask = 0
    for turn in range(100_000):
        mask = (mask ^ (turn * 2_654_435_761)) & 0xFFFF_FFFF
    return mask


def timed(
    work: Callable[[], object], seconds: float = 1.0, clock: Callable[[], float] = time.perf_counter
) -> float:
    """Seconds for one call, the best of several within so many seconds of the clock."""
    best, until = float("inf"), clock() + seconds
    while clock() < until:
        start = clock()
        work()
        best = min(best, clock() - start)
    return best


def per_second(work: Callable[[], object], seconds: float) -> float:
    """How often a piece of work is done in a second, measured for that long."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        work()
        done += 1
    return done / spent
