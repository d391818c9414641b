"""Jobs: pairs spread over processes. Imported on demand only: a browser has no processes."""

from __future__ import annotations

import atexit
import signal
import sys
from collections.abc import Iterator, Sequence
from multiprocessing import Pool
from pathlib import Path
from types import FrameType
from typing import Any

from followsuit.arena.contestants import ArenaPlayer
from followsuit.arena.pairs import Pairing, Plan

#: A and B themselves, where the plan's names do not say who they are.
Own = tuple[ArenaPlayer | None, ArenaPlayer | None]

#: The players of a worker process, made once.
_mine: list[Pairing] = []


def played_in(
    plan: Plan, numbers: Sequence[int], jobs: int, records: Path | None = None, own: Own = (None, None)
) -> Iterator[dict[str, Any]]:
    """The pairs as they are finished, in any order; ``own`` are the players that the plan only names."""
    with Pool(jobs, initializer=_begin, initargs=(plan, records, own)) as pool:
        yield from pool.imap_unordered(_play, numbers)


def _begin(plan: Plan, records: Path | None, own: Own) -> None:
    # Ctrl-C reaches every process of a terminal; the one that started these ends them.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A process that is ended while it holds the shared lock keeps it, and the pool waits for ever.
    signal.signal(signal.SIGTERM, _leave)
    _mine.append(Pairing(plan, *own, records=records))
    atexit.register(_mine[0].close)


def _leave(number: int, frame: FrameType | None) -> None:
    sys.exit(128 + number)


def _play(number: int) -> dict[str, Any]:
    return _mine[0].play(number)
