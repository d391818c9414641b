"""Answers: a session's answers to messages, as plain data; the parts that several messages share."""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from followsuit.record import Player
from followsuit.seats import AnySeat

VERSION: Final = 1

Answer = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Slice:
    """A pause on the way to an answer, with the part of the work done, from 0 to 1; None: unknown."""

    part: float | None = None


#: An answer that takes time: a generator that pauses after every slice of work and returns the answer.
Slices = Generator[Slice, None, Answer]


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
