"""Patience: how long a test waits for a state before it fails, scaled by how slow this machine is.

The speed is measured once, when the tests begin; the workers of one run share the measure.
"""

import math
import os
import time
from collections.abc import Callable

VARIABLE = "FOLLOWSUIT_SLOWNESS"
#: What the work below takes on the quiet machine on which the waits were chosen, in seconds.
REFERENCE_S = 0.017
#: Looks at the clock; the middle one counts, since a machine that does other things is interrupted.
LOOKS = 5
#: A machine that seems slower is busy at this moment; a test that is to fail would wait for a quarter of an hour there.
MOST = 4.0


def measure_slowness(clock: Callable[[], float] = time.perf_counter) -> float:
    """Return how many times as long as on a quick, quiet machine a fixed piece of work takes here; 1 to 4."""
    taken = []
    for _ in range(LOOKS):
        begin = clock()
        sum(math.isqrt(number) for number in range(500_000))
        taken.append(clock() - begin)
    return min(MOST, max(1.0, sorted(taken)[LOOKS // 2] / REFERENCE_S))


def measure_once() -> float:
    """Return how slow this machine is; the first process of a run measures, and those that it begins are told."""
    return float(os.environ.setdefault(VARIABLE, f"{measure_slowness():.2f}"))


SLOWNESS = measure_once()


def scale_wait(milliseconds: float) -> int:
    """Return how long to wait on this machine where so much is enough on a quick one, in milliseconds."""
    return math.ceil(milliseconds * SLOWNESS)


#: The timeout of every wait for a state of the page.
USUAL_MS = scale_wait(60_000)
#: That of a wait for several bots, for a newer version of the site, or for a browser that is slow to start.
LONG_MS = scale_wait(120_000)
USUAL_S = USUAL_MS / 1000
LONG_S = LONG_MS / 1000
