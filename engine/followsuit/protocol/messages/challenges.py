"""Challenges: a deal that several play, and the field of our levels."""

from collections.abc import Mapping
from typing import NotRequired, TypedDict

from followsuit.protocol.messages.records import DealRequest
from followsuit.protocol.messages.words import Outcome, RefusalData, Rules, Seat


class Claim(TypedDict):
    """The deal as somebody says it was played; the engine has replayed it."""

    name: str
    margin: int
    assisted: bool
    #: What became of each trick, in the order of play.
    tricks: list[Outcome]
    record: str


class ChallengeOffer(TypedDict):
    """A challenge to play a deal."""

    game: str
    rules: Rules
    deal: int
    you: Seat
    levels: Mapping[Seat, str]
    #: The date of a day's deal, else empty.
    day: str
    #: The version of its maker's bots.
    bots: int
    same_bots: bool
    claim: Claim | None
    refused: RefusalData | None


class BotResultAnswer(TypedDict):
    """One run of the field: a level, the margin it came to, and that of the deal as it was played."""

    level: str
    lot: int
    margin: int
    played: int | None


class MissedTricksAnswer(TypedDict):
    """The tricks, from 0, in which a decision of the person cost something."""

    missed: list[int]


class ChallengeRequest(DealRequest):
    """What the challenge is to carry; or the game and the date of a day's deal."""

    #: Everybody begins after the acts that the record has, as of a deal made up to its contract.
    begun: NotRequired[bool]
    claims: NotRequired[bool]
    name: NotRequired[str | None]
    challenge: NotRequired[str | None]
    game: NotRequired[str]
    day: NotRequired[str]


class BotResultRequest(DealRequest):
    """The level that plays, and which of its runs."""

    level: str
    lot: NotRequired[int]
