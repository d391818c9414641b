"""Pondering: one thinking that whoever is interested may push on, and that is thought only once."""

from __future__ import annotations

from followsuit.bots.interface import Thinking
from followsuit.bots.search.thought import Thought


class SharedThinking:
    """A thinking shared by those who want its thought: begun ahead of time by one, finished by another."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._thought: Thought | None = None
        self._error: Exception | None = None

    def advance(self) -> Thinking:
        """Push it on, a slice at a time, until its thought is there. May be begun and left at will."""
        while self._thought is None:
            if self._error is not None:
                raise self._error
            try:
                progress = next(self._thinking)
            except StopIteration as done:
                self._thought = done.value
                break
            except Exception as error:
                self._error = error
                raise
            yield progress
        assert self._thought is not None, "a thinking ends with a thought"
        return self._thought
