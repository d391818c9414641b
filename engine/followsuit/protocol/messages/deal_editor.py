"""Deal editor: a deal that a person makes."""

from typing import NotRequired, TypedDict

from followsuit.protocol.messages.words import RefusalData, Rules, RulesRequest, Seat


class PackFace(TypedDict):
    """A face of the pack: how many of its cards are not placed, of how many."""

    card: str
    left: int
    of: int


class MakingPlace(TypedDict):
    """Where cards of a deal lie: its name, the seat that is dealt them, how many; those placed, sorted."""

    name: str
    seat: Seat | None
    size: int
    cards: list[str]


class SetupField(TypedDict):
    """A field of the standing or the contract.

    With `choices` a value is one of them, without a whole number. `values` are by part, under an empty name
    where there are none.
    """

    name: str
    parts: list[str]
    choices: list[str]
    least: int
    most: int
    step: int
    values: dict[str, str]


class DealEditorAnswer(TypedDict):
    """A deal that is being made."""

    #: The whole of it as text, to be sent with the next change.
    setup: str
    game: str
    rules: Rules
    #: In order of play, from S.
    seats: list[Seat]
    #: The pack: a row for each suit.
    rows: list[list[PackFace]]
    places: list[MakingPlace]
    #: How many cards are not placed.
    missing: int
    standing: list[SetupField]
    #: What is to be known of a deal that begins with its play; empty where none can.
    contract: list[SetupField]
    #: Of a deal without a card missing: what the rules refuse, or would have dealt again.
    problems: list[RefusalData]
    #: Whether the text could be read; else all before this is of an empty table.
    is_read: bool
    #: Why it could not, or what of it was left over, each with its place.
    unread: list[RefusalData]
    #: Whether the text that was read has bids, plays or more deals, which were not taken.
    has_more: bool


class FinishedDeal(TypedDict):
    """The record of a deal that was made, and its link."""

    record: str
    deal: int
    link: str
    fits: bool


class CardAtPlace(TypedDict):
    """A card, and the name of a place of the deal."""

    card: str
    place: str


class EditDealRequest(RulesRequest):
    """A setup, or a text of any form that has one, none for a new one; one change; a seed for its chance."""

    setup: NotRequired[str | None]
    seed: NotRequired[str]
    lay: NotRequired[CardAtPlace]
    take: NotRequired[CardAtPlace]
    #: The name of a place; all where it is empty.
    clear: NotRequired[str]
    set: NotRequired[dict[str, str]]
    fill: NotRequired[bool]


class FinishDealRequest(RulesRequest):
    """A whole setup, who plays it, and from which contract, if not from the beginning."""

    setup: NotRequired[str | None]
    seed: NotRequired[str]
    you: NotRequired[str]
    level: NotRequired[str]
    name: NotRequired[str | None]
    contract: NotRequired[dict[str, str] | None]
    #: Whether a person who plays it has seen its cards.
    assisted: NotRequired[bool]
