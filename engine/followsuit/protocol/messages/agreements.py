"""Agreements: what partners may agree on that cards say, each with an example."""

from typing import NotRequired, TypedDict

from followsuit.protocol.messages.table import TrickView
from followsuit.protocol.messages.words import Seat


class AgreementExample(TypedDict):
    """A position of a few cards in which a seat keeps an agreement."""

    trump: str
    #: The tricks before, the latest last.
    tricks: list[TrickView]
    #: The trick in progress; null where the seat leads.
    trick: TrickView | None
    #: Who is to play, and what it holds.
    seat: Seat
    hand: list[str]
    #: The cards by which it keeps the agreement.
    keeps: list[str]


class AgreementOffer(TypedDict):
    """An agreement by its word."""

    code: str
    #: The word of which it is the mirror: it stands in a card beside that one only. Null for all others.
    of: str | None
    example: AgreementExample


class AgreementList(TypedDict):
    """The agreements that a game has, in the order to list them."""

    agreements: list[AgreementOffer]


class AgreementChoice(TypedDict):
    """The words of a card, or `all`; empty for none."""

    agreements: str
    seat: NotRequired[str | None]


class AgreementListRequest(TypedDict):
    """A game by its name."""

    game: str
