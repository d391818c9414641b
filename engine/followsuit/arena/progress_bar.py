"""Progress bar: how far an arena is, as a bar on a terminal, otherwise as a line now and then."""

from __future__ import annotations

from time import monotonic
from typing import Final, TextIO

#: Seconds between two lines where there is no terminal.
LINE_EVERY: Final = 60.0

#: Letters of the bar.
WIDTH: Final = 30


class Pace:
    """Limits how often something is done: at most once in so many seconds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._last = monotonic()

    def is_due(self) -> bool:
        """Whether it is time again."""
        now = monotonic()
        if now - self._last < self._seconds:
            return False
        self._last = now
        return True


class ProgressLog:
    """Says on a stream how many pairs are done."""

    def __init__(self, out: TextIO, pairs: int) -> None:
        self._out = out
        self._pairs = pairs
        self._is_terminal = out.isatty()
        self._pace = Pace(LINE_EVERY)

    def show(self, done: int, mean: float) -> None:
        """Show the progress: ``done`` pairs played, and the ``mean`` of the first figure so far."""
        if self._is_terminal:
            full = int(WIDTH * done / self._pairs)
            bar = "#" * full + "." * (WIDTH - full)
            self._write(f"\r[{bar}] {done}/{self._pairs} {mean:+.2f}")
            return
        if self._pace.is_due() or done == self._pairs:
            self._write(f"{done} of {self._pairs} pairs, {mean:+.2f} so far\n")

    def end(self) -> None:
        """Leave a terminal's line empty."""
        if self._is_terminal:
            self._write("\r\x1b[K")

    def _write(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()
