"""Sampling: the part of a scan that a gate looks at, the same each time; `FOLLOWSUIT_FULL=1` looks at all of it.

Another part is drawn with `FOLLOWSUIT_SAMPLE=anything`.
"""

import os
import random
from collections.abc import Iterable
from typing import TypeVar

Item = TypeVar("Item")
SEED = os.environ.get("FOLLOWSUIT_SAMPLE", "the same each time")


def sample(items: Iterable[Item], most: int, of: str = "") -> list[Item]:
    """Return so many of the items, in their order; `of` tells samples of the same items apart."""
    every = list(items)
    if os.environ.get("FOLLOWSUIT_FULL") or most >= len(every):
        return every
    drawn = random.Random(f"{SEED} {of}").sample(range(len(every)), most)
    return [every[number] for number in sorted(drawn)]
