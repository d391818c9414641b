"""Consideration: the judgement of one play, which several messages may ask for."""

from __future__ import annotations

from collections.abc import Generator

from followsuit.table import PlayWarning, Progress


class Consideration:
    """The judgement of one play, which several messages may ask for; ``key`` identifies the play."""

    def __init__(self, key: object, work: Generator[Progress, None, PlayWarning | None]) -> None:
        self.key = key
        self._work = work
        self._is_done = False
        self._found: PlayWarning | None = None

    def advance(self) -> Generator[Progress, None, PlayWarning | None]:
        """Go on thinking, a slice at a time, and return what was found."""
        while not self._is_done:
            try:
                progress = next(self._work)
            except StopIteration as done:
                self._found, self._is_done = done.value, True
                break
            yield progress
        return self._found
