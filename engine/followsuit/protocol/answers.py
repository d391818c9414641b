"""Answers: a session's answers to messages, as plain data; the parts that several messages share."""

from __future__ import annotations

import json
from collections.abc import Collection, Generator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar, cast, overload

from followsuit.base.actions import action_data
from followsuit.base.errors import FollowSuitError, Refusal
from followsuit.base.events import Event, event_data
from followsuit.base.seats import AnySeat
from followsuit.record import Player

if TYPE_CHECKING:
    from followsuit.protocol import messages

VERSION: Final = 1

#: An answer, but for what every answer has (`messages.Envelope`); `messages.Answers` has the type of each.
Answer = Mapping[str, object]

AnswerT = TypeVar("AnswerT")

#: What a view has where its game tells nothing of it.
NOTHING_TOLD: Final[Mapping[str, object]] = {
    **dict.fromkeys(("trumps", "zones", "calls", "tricks", "score", "tiles", "says"), ()),
    **dict.fromkeys(("contract", "trump", "trick", "order", "summary", "score_breakdown")),
    "worth": {},
    "own": None,
}


@dataclass(frozen=True, slots=True)
class Slice:
    """A pause on the way to an answer, with the part of the work done, from 0 to 1; None: unknown."""

    part: float | None = None


#: An answer that takes time: a generator that pauses after every slice of work and returns the answer.
Slices = Generator[Slice, None, AnswerT]


@overload
def seat_name(seat: AnySeat) -> messages.Seat: ...


@overload
def seat_name(seat: AnySeat | None) -> messages.Seat | None: ...


def seat_name(seat: AnySeat | None) -> messages.Seat | None:
    """The name of a seat; None for none."""
    return None if seat is None else cast("messages.Seat", seat.name)


def side_name(seat: AnySeat) -> messages.Side:
    """The name of a seat's side."""
    return cast("messages.Side", seat.side.name)


@overload
def describe_action(action: None) -> None: ...


@overload
def describe_action(action: object) -> messages.Action: ...


def describe_action(action: object) -> messages.Action | None:
    """An action of a game as a message has it; None for none."""
    return cast("messages.Action | None", action_data(action))


def describe_events(events: tuple[Event, ...]) -> list[messages.GameEvent]:
    """Events as a message has them."""
    return [cast("messages.GameEvent", event_data(event)) for event in events]


def add_players(
    view: Answer,
    players: Mapping[AnySeat, Player],
    turn: int,
    waits_for: messages.WaitsFor,
    names: Mapping[AnySeat, str] | None = None,
) -> messages.View:
    """A game's view with the players: ``held`` and ``roles`` become ``seats``.

    Each has a name, a level, a count of cards, its side, and its roles in this deal. ``turn`` is the number
    of the next act, ``names`` replace empty names.
    """
    usual = names or {}
    shown = {**NOTHING_TOLD, "by_rank": view["hand"], **view}
    held = cast("Mapping[str, int]", shown.pop("held"))
    roles = cast("Mapping[str, list[str]]", shown.pop("roles"))
    seats: dict[messages.Seat, messages.SeatView] = {
        seat_name(seat): {
            "name": player.name or usual.get(seat, ""),
            "level": player.level,
            "cards": held[seat.name],
            "side": side_name(seat),
            "roles": roles.get(seat.name, []),
        }
        for seat, player in players.items()
    }
    return cast("messages.View", {**shown, "seats": seats, "turn": turn, "waits_for": waits_for})


def add_role(view: messages.View, seats: Collection[AnySeat], role: str) -> messages.View:
    """A view in which these seats have one more role."""
    names = {seat.name for seat in seats}
    shown = {
        name: {**seat, "roles": [*seat["roles"], role]} if name in names else seat
        for name, seat in view["seats"].items()
    }
    return cast("messages.View", {**view, "seats": shown})


def drop_prompt(view: messages.View) -> messages.View:
    """Return the view without a prompt, for a table that is only shown."""
    return {**view, "prompt": None}


def describe_refusal(
    code: str, message: str, clause: str = "", facts: Mapping[str, object] | None = None
) -> messages.RefusalData:
    """Why something is refused, as a message has it."""
    return {"code": code, "clause": clause, "facts": dict(facts or {}), "message": message}


def describe_problem(problem: Refusal | FollowSuitError) -> messages.RefusalData:
    """The same of a refusal or an error of the engine's own."""
    said = problem.message if isinstance(problem, FollowSuitError) else str(problem)
    return describe_refusal(problem.code, said, problem.clause, problem.facts)


def refuse(refusal: messages.RefusalData) -> Answer:
    """The answer that refuses a message."""
    return {"ok": False, "error": refusal}


def write_answer(asked: object, answer: Answer) -> str:
    """The answer as text; ``asked`` is the message's ``id``."""
    return json.dumps({"v": VERSION, "id": asked, **answer}, ensure_ascii=False)
