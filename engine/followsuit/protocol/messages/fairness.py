"""Fairness: whether a record is that of its seed, and its bots chose as ours do."""

from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.records import RecordRequest
from followsuit.protocol.messages.words import Seat


class DealCheck(TypedDict):
    """Whether a deal is that of the record's seed; `why` says why that is unknown."""

    number: int
    found: Literal["same", "other", "unknown"]
    why: str


class ActPlace(TypedDict):
    """An act of a deal."""

    deal: int
    act: int


class BotCheck(TypedDict):
    """Whether a bot chose its acts itself."""

    seat: Seat
    level: str
    searches: bool
    same: int
    claimed: int
    others: list[ActPlace]
    why: str


class Drawing(TypedDict):
    """A drawing of the seed: its number at that table, and the seats that were left out."""

    number: int
    without: list[str]


class VerificationAnswer(TypedDict):
    """Whether the deals of a record are those of its seed, and its bots' acts their own."""

    game: str
    seed: str
    contradicted: bool
    deals: list[DealCheck]
    bots: list[BotCheck]
    people: list[Seat]
    #: Whether the seed is that of the numbers the people's devices drew; null where one device drew it.
    drawn: bool | None
    numbers: list[str]
    #: Which of the drawings of that table it was.
    draw: Drawing


class ExchangeChoice(TypedDict):
    """A choice that was asked for again, with other cards where the bot could not see them."""

    act: int
    seat: Seat
    moved: int
    knows_same: bool
    chooses_same: bool


class ExchangeAnswer(TypedDict):
    """The choices of a deal's bots that were asked for again."""

    deal: int
    asked: list[ExchangeChoice]


class ExchangeRequest(RecordRequest):
    """A deal of a record; without one the last."""

    deal: NotRequired[int | None]
