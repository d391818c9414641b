"""Model of a task as its text says it, a lesson's or a puzzle's; see LESSONS.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from followsuit.base.seats import Seat
from followsuit.lessons.goals import Predicate

#: An act of the learner's, as a message has it.
ActData = Mapping[str, Any]

#: The seat of whoever learns from a lesson of ours.
LEARNER: Final = Seat.S

#: The themes of puzzles; a front end has a name for each.
THEMES: Final = ("follow", "lead", "throw", "bury", "points", "trumps", "endgame", "bet", "name")


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

    acts: tuple[ActData, ...]
    message: str
    clause: str = ""


@dataclass(frozen=True, slots=True)
class TaskText:
    """A position, and what is right there: ``goals``, or one of the acts in ``best``.

    ``record`` is a ``.deal`` text that ends where the task begins, or ``at`` so many acts of its last deal.
    ``key`` names the words for the task; a moment of a match has none, and a puzzle has a ``theme``.

    ``solution`` is a line of acts that meets the goals. ``script`` gives for a seat the cards it prefers to
    play, first the one it likes best; a seat without one is played by the bot of its level. ``last_trick`` is
    the trick, counted from the beginning, after which a goal not met is missed; None: the deal goes to its
    end. ``decisions`` is how many acts three stars allow. With ``is_punishing`` the hidden cards are dealt
    again after a wrong play. ``untaught`` is what the learner has not been told of yet, and is not shown:
    tiles and rows of the score by their names, ``roles``, ``partner``, and ``tricks``, those before the task.

    For authors, tests and lists: ``failing`` lines, the ``next`` best act, and the levels of ours by which it
    was ``found``; None if they were not asked.
    """

    key: str
    record: str
    goals: tuple[Goal, ...] = ()
    solution: tuple[ActData, ...] = ()
    best: tuple[ActData, ...] = ()
    at: int | None = None
    theme: str = ""
    clauses: tuple[str, ...] = ()
    decisions: int = 1
    script: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    last_trick: int | None = None
    is_punishing: bool = False
    untaught: tuple[str, ...] = ()
    failing: tuple[Failing, ...] = ()
    next: ActData | None = None
    found: tuple[str, ...] | None = None

    @property
    def kind(self) -> str:
        """``lesson``, ``puzzle``, or ``moment`` of one's own deal, tried again."""
        return "lesson" if self.goals else "puzzle" if self.key else "moment"
