"""Lesson: cards, whose turn it is, a goal, and the messages for when it is met or missed; see LESSONS.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from followsuit.base.seats import Seat
from followsuit.lessons.goals import Predicate

#: The seat of whoever learns from a lesson of ours.
LEARNER: Final = Seat.S


@dataclass(frozen=True, slots=True)
class Goal:
    """A condition to be met at the end, and the name of the message for when it no longer can be."""

    predicate: Predicate
    message: str


@dataclass(frozen=True, slots=True)
class Failing:
    """A line of acts that misses the goal, for the tests, and how it is answered.

    ``message`` is the message of the goal it misses; empty where the last act is refused, by ``clause``.
    """

    acts: tuple[Mapping[str, Any], ...]
    message: str
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson. ``record`` is a ``.deal`` text that ends where the lesson begins.

    ``script`` gives for a seat the cards it prefers to play, first the one it likes best; a seat without one
    is played by the bot of its level. ``last_trick`` is the trick, counted from the lesson's beginning, after
    which a goal not met is missed; None: the deal goes to its end. ``decisions`` is how many acts three
    stars allow. ``acts`` of ``solution`` and ``failing`` are as in a message.
    """

    key: str
    record: str
    goals: tuple[Goal, ...]
    decisions: int
    clauses: tuple[str, ...]
    solution: tuple[Mapping[str, Any], ...]
    failing: tuple[Failing, ...]
    script: Mapping[str, tuple[str, ...]]
    last_trick: int | None = None
    is_punishing: bool = False
