"""Progress: what a person waits for: one line that is rewritten on a terminal, plain lines in a log.

Runs on any Python from 3.11 with nothing installed.
"""

from __future__ import annotations

import io
import shutil
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

OFTEN_S = 0.1
"""The line of a terminal is not rewritten more often than this, but for a step that begins or ends."""
SHORT_S = 0.2
"""A log has no line of a step that took less: it had been done before."""
CLEARED = "\r\x1b[K"


class Step:
    """A step that is being done: its name, and how far it is."""

    def __init__(self, name: str, progress: Progress) -> None:
        self.name = name
        self.said = ""
        self._progress = progress

    def say(self, said: str) -> None:
        """Say how far it is: `12 of 80`."""
        self.said = said
        self._progress.show(soon=False)

    def __str__(self) -> str:
        """Return it as it is shown."""
        return f"{self.name} {self.said}".rstrip()


class Progress:
    """Steps that are done, several at a time; where it is known beforehand, how many there are.

    `announces`: a log has a line for the beginning of a step too, for steps that take long.
    """

    def __init__(self, steps: int = 0, *, announces: bool = False, out: TextIO | None = None) -> None:
        self.steps = steps
        self.done = 0
        self._announces = announces
        self._out = out or sys.stdout
        self._running: list[Step] = []
        self._lock = threading.RLock()
        self._shown = 0.0

    @contextmanager
    def step(self, name: str) -> Iterator[Step]:
        """Show a step while it is done."""
        step, began = Step(name, self), time.monotonic()
        with self._lock:
            self._running.append(step)
            self._log(f"{step} …" if self._announces else "")
            self.show()
        try:
            yield step
        except BaseException:
            with self._lock:
                self._running.remove(step)
                self.show()
            raise
        with self._lock:
            self._running.remove(step)
            self.done += 1
            took = time.monotonic() - began
            self._log(f"{self._count()}{step}: {took:.1f} s" if took >= SHORT_S else "")
            self.show()

    def show(self, *, soon: bool = True) -> None:
        """Rewrite the line of a terminal."""
        with self._lock:
            now = time.monotonic()
            if not self._out.isatty() or not (soon or now - self._shown > OFTEN_S):
                return
            self._shown = now
            steps = " · ".join(map(str, self._running))
            line = f"  {self._count()}{steps}" if steps else ""
            self._out.write(CLEARED + line[: shutil.get_terminal_size().columns - 1])
            self._out.flush()

    def _log(self, line: str) -> None:
        if line and not self._out.isatty():
            print(f"  {line}", file=self._out, flush=True)

    def _count(self) -> str:
        return f"{self.done}/{self.steps} " if self.steps else ""


def unseen() -> Progress:
    """Return a progress that nobody watches."""
    return Progress(out=io.StringIO())
