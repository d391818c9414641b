"""The processes of an arena end on request, and leave nothing behind that others wait for."""

import signal
import time
from multiprocessing import get_context
from typing import Any

import pytest

from followsuit.arena import jobs
from followsuit.arena.pairs import Plan

pytestmark = pytest.mark.host


def hold(lock: Any, is_held: Any, ignores: Any) -> None:
    """Begin as a process of an arena does, and stay within a lock."""
    jobs._begin(Plan("rangvaar", "beginner", "beginner", "reference", "x"), None, (None, None))
    with lock:
        ignores.value = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        is_held.set()
        time.sleep(60)


def test_a_process_that_is_ended_lets_go_of_the_lock_that_all_share() -> None:
    context = get_context("spawn")
    lock, is_held, ignores = context.Lock(), context.Event(), context.Value("b", False)
    process = context.Process(target=hold, args=(lock, is_held, ignores))
    process.start()
    try:
        assert is_held.wait(60)
        process.terminate()
        assert lock.acquire(timeout=30)
        process.join(30)
        assert process.exitcode == 128 + signal.SIGTERM
        assert ignores.value, "Ctrl-C is for the process that started it"
    finally:
        process.kill()
