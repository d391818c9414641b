"""Task: a position at a table of its own, what is right there, and how it stands: a lesson, a puzzle, or a
moment of one's own deal that is tried again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping
from typing import Any, Final, Literal

from followsuit.base.errors import IllegalActError, RequestError
from followsuit.base.events import Event
from followsuit.base.seats import AnySeat
from followsuit.bots import PlayWarning
from followsuit.table import BotDecision, Progress, Table

#: ``replying`` while bots go on after a wrong act.
Status = Literal["playing", "replying", "right", "wrong"]
DECIDED: Final = ("right", "wrong")


class Task(ABC):
    """A task at its table, played by the game's own rules.

    ``kind`` is ``lesson``, ``puzzle`` or ``moment``; ``key`` names the words for it, empty for a moment;
    ``you`` is the seat of whoever is to find what is right.
    """

    kind: str
    key: str
    table: Table
    you: AnySeat
    #: Where acts are weighed: what the seat knew, and what is wrong with the act that was tried.
    observation: Any = None
    warning: PlayWarning | None = None
    #: Whether the hidden cards were dealt again, so that a wrong act fails.
    is_punished = False
    refused = 0

    @property
    @abstractmethod
    def status(self) -> Status:
        """How it stands."""

    @abstractmethod
    def hint(self) -> BotDecision:
        """What is right now. Raises `RequestError` (``no_hint_now``) where that is not known any more."""

    @abstractmethod
    def again(self) -> Task:
        """The task from its beginning; what has been tried counts."""

    @abstractmethod
    def _is_wrong(self, action: Any) -> Generator[Progress, None, bool]:
        """Judge a legal act before it is made, in slices."""

    @abstractmethod
    def _punish(self, wrong: Any) -> None:
        """Deal the hidden cards again where a wrong act would get away with it."""

    @abstractmethod
    def _told(self) -> Mapping[str, Any]:
        """What a front end is told besides: see `TaskView` of the messages."""

    def trying(self, action: Any) -> Generator[Progress, None, tuple[Event, ...]]:
        """Judge an act, in slices, and make it.

        Raises `IllegalActError`, and then nothing has changed; `RequestError` (``task_decided``).
        """
        refusal = self.table.check(action)
        if refusal is not None:
            self.refused += 1
            raise IllegalActError(refusal, action, self.table.position)
        if self.status != "playing":
            raise RequestError("task_decided", "it is decided: try again")
        if (yield from self._is_wrong(action)):
            self._punish(action)
        return self.table.act(action)

    def shown(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """The seat's view with the task: without what belongs to matches; once decided without a prompt."""
        told = {"theme": "", "message": "", "clauses": [], "stars": 0, "tries": 0, **self._told()}
        task = {
            "kind": self.kind,
            "key": self.key,
            "status": self.status,
            "punished": self.is_punished,
            **told,
        }
        shown = {**view, "task": task, "summary": None, "can_undo": False}
        if self.status in DECIDED:
            shown |= {"prompt": None, "waits_for": "task", "to_act": None}
        elif shown["prompt"] and shown["prompt"].get("claim"):
            shown["prompt"] = {**shown["prompt"], "claim": None}
        return shown


def is_same(one: Any, other: Any) -> bool:
    """Whether two acts are the same, whatever order their cards are listed in."""
    cards = getattr(one, "cards", None)
    if cards is None or type(one) is not type(other):
        return bool(one == other)
    return sorted(cards) == sorted(other.cards)
