"""Slowness: a slow network and a slow processor, as on a cheap phone."""

import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from published.serve import Handler, Server

CHUNK = 16_384
TURN_S = 0.02


class Line:
    """A line of so many bits a second, with so many seconds before each answer; counts what it carried."""

    def __init__(self, bits: float = 10_000_000, latency_s: float = 0.06) -> None:
        self.seconds_a_byte = 8 / bits
        self.latency_s = latency_s
        self._free = threading.Lock()
        self.carried = 0

    def carry(self, data: bytes) -> None:
        """Wait until the line is free, and as long as it takes."""
        with self._free:
            time.sleep(len(data) * self.seconds_a_byte)
            self.carried += len(data)

    def put_before(self, server: Server) -> None:
        """Put a server at its end."""

        def late(handler: Handler) -> bool:
            time.sleep(self.latency_s)
            if not isinstance(handler.wfile, Throttle):
                handler.wfile = Throttle(handler.wfile, self)  # type: ignore[assignment]
            return False

        server.faults["*"] = late


class Throttle:
    """A file to write to at the end of a line; over all connections no more is let through than it carries."""

    def __init__(self, file: object, line: Line) -> None:
        self.file = file
        self._line = line

    def write(self, data: bytes) -> None:
        """Write in pieces, each when the line is free."""
        piece_size = min(CHUNK, max(1_000, int(0.1 / self._line.seconds_a_byte)))
        for start in range(0, len(data), piece_size):
            piece = data[start : start + piece_size]
            self._line.carry(piece)
            self.file.write(piece)  # type: ignore[attr-defined]

    def __getattr__(self, name: str) -> object:
        return getattr(self.file, name)


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
