"""Play: the table as it stands, and acts at it."""

from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.views import GameEvent, View
from followsuit.protocol.messages.words import RefusalData, Seat


class TableAnswer(TypedDict):
    """The view of the table."""

    view: View


class CaughtUp(TypedDict):
    """What a seat was not told yet, where each person has a device."""

    events: NotRequired[list[GameEvent]]


class ViewAnswer(CaughtUp):
    """The view of the table."""

    view: View


class Told(TypedDict):
    """What happened, as far as the seat may see it."""

    events: list[GameEvent]
    #: The seats of others whose views have changed, where each person has a device.
    changed: NotRequired[list[Seat]]


class ActAnswer(Told):
    """What happened, and the view after it."""

    view: View


class HeldAnswer(TypedDict):
    """An act is thought about and not made yet."""

    held: Literal[True]


class SelectionAnswer(TypedDict):
    """The cards chosen once another is tapped."""

    cards: list[str]
    #: Why the cards chosen may not be played, buried or declared with.
    refusal: RefusalData | None


class ViewRequest(TypedDict):
    """The seat whose view it is, where each person has a device; null for what everybody may see."""

    seat: NotRequired[str | None]


class SeatRequest(TypedDict):
    """A seat."""

    seat: str


class TurnRequest(TypedDict):
    """The turn of the table that is meant, that of the view; and the seat, where each person has a device."""

    turn: int
    seat: NotRequired[str | None]


class StepRequest(TurnRequest):
    """How far the table is to go."""

    hold_end: NotRequired[bool]
    #: A bot only thinks.
    hold: NotRequired[bool]
    until: NotRequired[Literal["asked"] | None]
    #: With `until`, how many acts it makes at most.
    most: NotRequired[int]


class ActRequest(TurnRequest):
    """An act."""

    action: object


class SelectionRequest(TurnRequest):
    """The cards that are chosen, the one that is tapped, and what they are for."""

    chosen: NotRequired[list[str]]
    card: NotRequired[str]
    kind: NotRequired[Literal["play", "bury", "declare"]]


class UndoRequest(TurnRequest):
    """Who of the other side agrees; on a shared device `seat` is whose decision is undone."""

    agreed: NotRequired[str | None]


class SeatingRequest(SeatRequest):
    """A seat, and the name of the person who sits down there."""

    name: NotRequired[str | None]
