"""Answer: what a session says to a message, as plain data. The parts that more than one message shares."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from followsuit.errors import QuestionError
from followsuit.record import Player
from followsuit.seats import Seat

if TYPE_CHECKING:
    from followsuit.protocol.sitting import Sitting

VERSION: Final = 1

Message = Mapping[str, Any]
Answer = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Slice:
    """A piece of work on the way to an answer; ``part`` of the whole is done, from 0 to 1, None: unknown."""

    part: float | None = None


#: An answer that takes its time: it pauses after every slice, and whoever asked may do something else then.
Slices = Generator[Slice, None, Answer]

#: What answers a message, at once or in slices. Raises `FollowSuitError`, and then nothing has changed.
Handler = Callable[["Sitting", Message], Answer | Slices]


def bad_field(field: str, message: str) -> QuestionError:
    """The refusal of a message whose field makes no sense."""
    return QuestionError("bad_field", message, facts={"field": field})


def seated(view: Answer, players: Mapping[Seat, Player]) -> Answer:
    """A game's view with who sits there: ``held`` becomes ``seats``, each a name, a level, a count."""
    shown = dict(view)
    held = shown.pop("held")
    seats = {
        seat.name: {"name": player.name, "level": player.level, "cards": held[seat.name]}
        for seat, player in players.items()
    }
    return {**shown, "seats": seats}


def asking_nothing(view: Answer, turn: int) -> Answer:
    """A view that is looked at and not played on: the act before which it stands, and no prompt."""
    return {**view, "turn": turn, "waits_for": "table", "prompt": None}


def error_answer(code: str, message: str, clause: str = "", facts: Mapping[str, Any] | None = None) -> Answer:
    """The answer that refuses."""
    told = {"code": code, "clause": clause, "facts": dict(facts or {}), "message": message}
    return {"ok": False, "error": told}


def written(asked: Any, answer: Answer) -> str:
    """The answer to the message with this id, as text."""
    return json.dumps({"v": VERSION, "id": asked, **answer}, ensure_ascii=False)
