"""Pairs on Dask: an arena spread over the workers of a scheduler, on this machine or on many.

A pair depends only on its number and the plan, so its result is the same on every worker. A pair whose worker
is lost is played again by another. Needs ``followsuit[dask]``.
"""

from __future__ import annotations

import atexit
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from hashlib import sha256
from typing import Any, Final

from followsuit.arena.pairs import Pairing, Plan
from followsuit.base.errors import RequestError

#: How often a pair is retried when its workers are lost; after that the pair itself is suspect.
TRIES: Final = 10

#: The players of a worker process by the plan they were made for.
_mine: dict[str, Pairing] = {}


def played_on(plan: Plan, numbers: Sequence[int], scheduler: str) -> Iterator[dict[str, Any]]:
    """The pairs as they are finished, in any order. ``scheduler`` is the address of a Dask scheduler.

    Raises `RequestError` (``bad_field``) where Dask is not installed or no scheduler answers.
    """
    try:
        from distributed import Client, KilledWorker, as_completed
    except ImportError as error:
        message = "an arena on a scheduler needs Dask: in a clone, pip install '.[dask]'"
        raise RequestError("bad_field", message, facts={"field": "scheduler"}) from error
    try:
        client = Client(scheduler, timeout=20)
    except (OSError, ValueError) as error:
        message = f"no scheduler answers at {scheduler}: {error}"
        raise RequestError("bad_field", message, facts={"field": "scheduler"}) from error
    name = _name(plan)

    def submit(number: int, tries: int) -> Any:
        # The key holds the attempt's number: Dask would otherwise return the cached failure.
        return client.submit(play_pair, plan, number, key=f"{name}-{number}-{tries}")

    with client:
        playing = {submit(number, 1): (number, 1) for number in numbers}
        finished = as_completed(playing)
        for future in finished:
            number, tries = playing.pop(future)
            try:
                yield future.result()
            except KilledWorker:
                if tries == TRIES:
                    raise
                again = submit(number, tries + 1)
                playing[again] = (number, tries + 1)
                finished.add(again)
            future.release()


def play_pair(plan: Plan, number: int) -> dict[str, Any]:
    """Pair ``number``, played by this process; its players are made once."""
    name = _name(plan)
    if name not in _mine:
        _mine[name] = Pairing(plan)
        atexit.register(_mine[name].close)
    return _mine[name].play(number)


def _name(plan: Plan) -> str:
    return f"followsuit-{sha256(json.dumps(asdict(plan), sort_keys=True).encode()).hexdigest()[:16]}"
