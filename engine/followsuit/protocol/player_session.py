"""Player session: what the player of a front end sits at, and what is open beside it."""

from __future__ import annotations

from collections.abc import Callable

from followsuit.base.errors import RequestError
from followsuit.protocol.answers import Answer, Slices
from followsuit.protocol.message import Message
from followsuit.protocol.record_lines import RecordLines
from followsuit.protocol.replay_state import Replay
from followsuit.protocol.sitting import Sitting, not_offered
from followsuit.table import Budget


class PlayerSession:
    """One player's sitting, or none yet, and the one to come back to."""

    def __init__(self) -> None:
        #: What is played; None before there is anything.
        self.sitting: Sitting | None = None
        #: The match; a task is left for it, and it stays as it is meanwhile.
        self.match: Sitting | None = None
        #: The record opened for viewing, beside what is played: others may play on at devices of their own.
        self.replay = Replay()
        self.record_lines = RecordLines()
        #: How much bots may think, None for as much as their level does.
        self.budget: Budget | None = None
        #: Number of `cancel_thinking` messages so far; work in progress compares it.
        self.cancel_count = 0
        #: The part of a review that is done, from 0 to 1; None while there is no review.
        self.review_part: float | None = None

    def begin_match(self, match: Sitting) -> None:
        """Play a match from now on, and leave the old one."""
        self.match = match
        self._sit_at(match)

    def begin_task(self, task: Sitting) -> None:
        """Play a task from now on, to come back to the match."""
        self._sit_at(task)

    def _sit_at(self, sitting: Sitting) -> None:
        if self.budget is not None:
            sitting.set_pace(self.budget)
        self.sitting = sitting

    def leave_task(self) -> None:
        """Come back to the match. Raises `RequestError`: ``not_offered`` at it, ``no_match`` without one."""
        if self.find_sitting() is self.match:
            raise not_offered("leave_task")
        self.sitting = self.match
        self.find_sitting()

    def find_sitting(self) -> Sitting:
        """What is played. Raises `RequestError` (``no_match``)."""
        if self.sitting is None:
            raise RequestError("no_match", "no match has begun")
        return self.sitting


#: Answers one kind of message, at once or in slices. If it raises `FollowSuitError`, nothing has changed.
Handler = Callable[[PlayerSession, Message], Answer | Slices[Answer]]
