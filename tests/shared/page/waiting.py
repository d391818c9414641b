"""Waiting: for a state, never for a time; the timeout is so long that a busy machine does not reach it."""

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")
PATIENCE_S = 120


def wait_until(
    look: Callable[[], Found], state: str, pause: Callable[[float], None] = lambda ms: time.sleep(ms / 1000)
) -> Found:
    """Return what `look` finds once that is true; `state` says what was waited for in the failure.

    Playwright handles no events while Python sleeps: pass the page's `wait_for_timeout` as `pause`.
    """
    deadline = time.monotonic() + PATIENCE_S
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > deadline:
            raise AssertionError(f"{state}: not so within {PATIENCE_S} seconds")
        pause(30)
