"""Shared thinking: a bot's thinking that several callers may advance, done only once."""

from __future__ import annotations

from followsuit.bots.interface import Thinking
from followsuit.bots.search.decision import BotDecision


class SharedDecision:
    """A bot's thinking that one caller may begin ahead of time and another finish."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._decision: BotDecision | None = None
        self._error: Exception | None = None

    def advance(self) -> Thinking:
        """Go on thinking, a slice at a time, and return the thought. A caller may stop at any slice.

        Raises what the thinking raised, for every caller.
        """
        while self._decision is None:
            if self._error is not None:
                raise self._error
            try:
                progress = next(self._thinking)
            except StopIteration as done:
                self._decision = done.value
                break
            except Exception as error:
                self._error = error
                raise
            yield progress
        assert self._decision is not None, "a thinking ends with a thought"
        return self._decision
