"""Answers: a session's answers to messages, as plain data; the parts that several messages share."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from followsuit.errors import QuestionError
from followsuit.record import Player
from followsuit.seats import AnySeat

if TYPE_CHECKING:
    from followsuit.protocol.player_session import PlayerSession

VERSION: Final = 1

#: The longest text that is read as a record, in characters: a match of Tractor has some 40,000.
LONGEST_RECORD: Final = 2_000_000

Message = Mapping[str, Any]
Answer = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Slice:
    """A pause on the way to an answer, with the part of the work done, from 0 to 1; None: unknown."""

    part: float | None = None


#: An answer that takes time: a generator that pauses after every slice of work and returns the answer.
Slices = Generator[Slice, None, Answer]

#: Answers one kind of message, at once or in slices. If it raises `FollowSuitError`, nothing has changed.
Handler = Callable[["PlayerSession", Message], Answer | Slices]


def bad_field(field: str, message: str) -> QuestionError:
    """Return the error (``bad_field``) for a message with an invalid field."""
    return QuestionError("bad_field", message, facts={"field": field})


@overload
def record_in(message: Message, *, optional: Literal[False] = False) -> str: ...


@overload
def record_in(message: Message, *, optional: Literal[True]) -> str | None: ...


def record_in(message: Message, *, optional: bool = False) -> str | None:
    """The text of a message's ``record``; None where it is left out, if it is ``optional``.

    Raises `QuestionError` (``bad_field``) for what is not a text, or longer than `LONGEST_RECORD`.
    """
    text = message.get("record")
    if optional and text is None:
        return None
    if not isinstance(text, str):
        raise bad_field("record", "'record' should be text")
    if len(text) > LONGEST_RECORD:
        raise bad_field("record", f"'record' is a text of at most {LONGEST_RECORD} characters")
    return text


def seated(
    view: Answer, players: Mapping[AnySeat, Player], names: Mapping[AnySeat, str] | None = None
) -> Answer:
    """A game's view with the players: ``held`` becomes ``seats``.

    Each has a name, a level, a count of cards, its side, and whether it is a partner of the seat that looks.
    ``names`` replace empty names.
    """
    usual = names or {}
    shown = dict(view)
    held = shown.pop("held")
    partners = {other.name for seat in players if seat.name == view["you"] for other in seat.partners}
    seats = {
        seat.name: {
            "name": player.name or usual.get(seat, ""),
            "level": player.level,
            "cards": held[seat.name],
            "side": seat.side.name,
            "partner": seat.name in partners,
        }
        for seat, player in players.items()
    }
    return {**shown, "seats": seats}


def asking_nothing(view: Answer, turn: int) -> Answer:
    """Return the view without a prompt, for a table that is only shown; ``turn`` is the number of the next
    act.
    """
    return {**view, "turn": turn, "waits_for": "table", "prompt": None}


def error_answer(code: str, message: str, clause: str = "", facts: Mapping[str, Any] | None = None) -> Answer:
    """The answer that refuses a message."""
    error = {"code": code, "clause": clause, "facts": dict(facts or {}), "message": message}
    return {"ok": False, "error": error}


def written(asked: Any, answer: Answer) -> str:
    """The answer as text; ``asked`` is the message's ``id``."""
    return json.dumps({"v": VERSION, "id": asked, **answer}, ensure_ascii=False)
