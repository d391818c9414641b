"""Waiting: for a state, never for a time; the timeout is so long that a busy machine does not reach it."""

import time
from collections.abc import Callable
from typing import TypeVar

from tests.shared.patience import LONG_S

Found = TypeVar("Found")


def wait_until(
    look: Callable[[], Found], state: str, pause: Callable[[float], None] = lambda ms: time.sleep(ms / 1000)
) -> Found:
    """Return what `look` finds once that is true; `state` says what was waited for in the failure.

    Playwright handles no events while Python sleeps: pass the page's `wait_for_timeout` as `pause`.
    """
    deadline = time.monotonic() + LONG_S
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > deadline:
            raise AssertionError(f"{state}: not so within {LONG_S:.0f} seconds")
        pause(30)
