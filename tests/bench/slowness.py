"""Slowness: a slow network and a slow processor, as on a cheap phone."""

import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from published.serve import Handler, Server

BYTES_A_SECOND, LATENCY_S, CHUNK = 10_000_000 / 8, 0.06, 16_384
TURN_S = 0.02


class Throttle:
    """A file to write to that lets through so many bytes a second, over all connections."""

    line = threading.Lock()

    def __init__(self, file: object) -> None:
        self.file = file

    def write(self, data: bytes) -> None:
        """Write in pieces, each when the line is free."""
        for start in range(0, len(data), CHUNK):
            piece = data[start : start + CHUNK]
            with self.line:
                time.sleep(len(piece) / BYTES_A_SECOND)
            self.file.write(piece)  # type: ignore[attr-defined]

    def __getattr__(self, name: str) -> object:
        return getattr(self.file, name)


def slow_line(server: Server) -> None:
    """Put a server at the end of a line of 10 Mbit/s, with 60 ms before each answer."""

    def late(handler: Handler) -> bool:
        time.sleep(LATENCY_S)
        if not isinstance(handler.wfile, Throttle):
            handler.wfile = Throttle(handler.wfile)  # type: ignore[assignment]
        return False

    server.faults["*"] = late


@contextmanager
def slow_processor(factor: int) -> Iterator[None]:
    """Hold back this process's renderers so that they run one part in `factor` of the time.

    The browser's own throttle reaches a page's main thread only, and the engine lives in a worker.
    """
    over = threading.Event()

    def hold() -> None:
        while not over.is_set():
            held = renderers()
            _signal(held, signal.SIGSTOP)
            time.sleep(TURN_S * (factor - 1) / factor)
            _signal(held, signal.SIGCONT)
            time.sleep(TURN_S / factor)

    thread = threading.Thread(target=hold)
    if factor > 1:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if factor > 1:
            thread.join()


_listed: tuple[float, list[int]] = (0.0, [])


def renderers() -> list[int]:
    """Return the process numbers of this process's renderers; a list half a second old will do."""
    global _listed
    if time.monotonic() - _listed[0] > 0.5:
        lines = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,args="], capture_output=True, text=True)
        rows = [line.split(None, 2) for line in lines.stdout.splitlines()]
        ours, grown = {os.getpid()}, 0
        while grown != len(ours):
            grown = len(ours)
            ours |= {int(pid) for pid, parent, *_ in rows if int(parent) in ours}
        found = [int(pid) for pid, _, args in rows if int(pid) in ours and "--type=renderer" in args]
        _listed = (time.monotonic(), found)
    return _listed[1]


def _signal(pids: list[int], number: int) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):  # it may have ended meanwhile
            os.kill(pid, number)
