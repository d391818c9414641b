"""Play: the table as it stands, and acts at it."""

from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.views import GameEvent, View
from followsuit.protocol.messages.words import Refusal, Seat


class Viewed(TypedDict):
    """The view of the table."""

    view: View


class Looked(Viewed):
    """The view of the table; where each person has a device, with what its seat was not told yet."""

    events: NotRequired[list[GameEvent]]


class Acted(Viewed):
    """What happened, as far as the seat may see it, and the view after it."""

    events: list[GameEvent]
    #: The seats of others whose views have changed, where each person has a device.
    changed: NotRequired[list[Seat]]


class Held(TypedDict):
    """An act that would end the deal is not made yet."""

    held: Literal[True]


class Completed(TypedDict):
    """The cards chosen once another is tapped."""

    cards: list[str]
    #: Why the cards chosen may not be played, buried or declared with.
    refusal: Refusal | None


class AskView(TypedDict):
    """The seat whose view it is, where each person has a device; null for what everybody may see."""

    seat: NotRequired[str | None]


class AskSeat(TypedDict):
    """A seat."""

    seat: str


class AskTurn(TypedDict):
    """The turn of the table that is meant, that of the view; and the seat, where each person has a device."""

    turn: int
    seat: NotRequired[str | None]


class AskStep(AskTurn):
    """How far the table is to go."""

    hold_end: NotRequired[bool]
    until: NotRequired[Literal["asked"] | None]


class AskAct(AskTurn):
    """An act."""

    action: object


class AskComplete(AskTurn):
    """The cards that are chosen, the one that is tapped, and what they are for."""

    chosen: NotRequired[list[str]]
    card: NotRequired[str]
    kind: NotRequired[Literal["play", "bury", "declare"]]


class AskUndo(AskTurn):
    """Who of the other side agrees; on a shared device `seat` is whose decision is undone."""

    agreed: NotRequired[str | None]


class AskSit(AskSeat):
    """A seat, and the name of the person who sits down there."""

    name: NotRequired[str | None]
