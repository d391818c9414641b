"""Records: a match that is kept, or looked through, and the remarks in it."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.views import GameEvent, View
from followsuit.protocol.messages.words import Mark, Rules, Seat, Side


class Figures(TypedDict):
    """The engine's figures of a deal, for statistics."""

    deal: int
    assisted: bool
    passed_out: bool
    declarer: NotRequired[Seat | None]
    side: NotRequired[Side | None]
    contract: NotRequired[int | None]
    made: NotRequired[bool]
    unit: NotRequired[Literal["points", "tricks"]]
    took: NotRequired[Mapping[Side, int]]
    standing: NotRequired[dict[Side, str]]
    ahead: NotRequired[Side | None]
    won_by: NotRequired[Literal["NS", "EW", "A", "B", "tie"] | None]


class RecordUpdate(TypedDict):
    """What is new in the record of the match at the table."""

    revision: int
    keep: int
    lines: list[str]
    figures: Figures | None


class Remarks(TypedDict):
    """The remarks on the acts of a line, by number, and its branches."""

    notes: dict[str, str]
    marks: dict[str, Mark]
    branches: list["PastBranch"]


class PastBranch(Remarks):
    """Another line, from act number `act` on, in record lines of one act each."""

    act: int
    line: list[str]


class PastDeal(TypedDict):
    """A deal of an opened match."""

    number: int
    steps: int
    stops: list[int]
    figures: Figures | None
    #: Where it has any.
    remarks: NotRequired[Remarks]


class PastPlayer(TypedDict):
    """Who sat at a seat; `level` is null for a person."""

    name: str
    level: str | None
    side: Side


class OfDay(TypedDict):
    """The day's deal that a record is of; its margin where it was played to its end."""

    day: str
    margin: int | None


class RecordOverview(TypedDict):
    """A record that is looked through."""

    game: str
    rules: Rules
    seed: str
    you: Seat
    players: dict[Seat, PastPlayer]
    over: bool
    deals: list[PastDeal]
    #: Where the link it was played by was given; null if it is of no day.
    challenge: NotRequired[OfDay | None]


class RecordWithText(RecordOverview):
    """A record that is looked through, and its text: it came by a link, or its remarks have changed."""

    record: str


class StepAnswer(TypedDict):
    """A step of a deal."""

    view: View
    hands: Mapping[Seat, list[str]]
    events: list[GameEvent]


class RecordAnswer(TypedDict):
    """The record of the match at the table."""

    record: str
    turn: int
    figures: Figures | None


class RecordTextAnswer(TypedDict):
    """A record as text."""

    record: str


class OpenRecordRequest(TypedDict):
    """A record, a person's seat, and the link of the challenge it was played by."""

    record: str
    #: Whose view is shown: the first person's where none sat there.
    seat: NotRequired[object]
    #: As it was kept: what is no link is no challenge.
    challenge: NotRequired[object]


class ShowStepRequest(TypedDict):
    """A step of a deal of the open record."""

    deal: int
    step: int


class BranchRequest(TypedDict):
    """A line of a deal, by the places of the branches that lead to it."""

    deal: int
    way: NotRequired[list[int]]


class RemarkRequest(BranchRequest):
    """The remark on an act of a line; an empty note and mark remove it."""

    act: int
    note: NotRequired[str]
    mark: NotRequired[Mark | None]


class DealRequest(TypedDict):
    """A deal of a record; without them that at the table, and the last one."""

    record: NotRequired[str | None]
    deal: NotRequired[int | None]


class RecordRequest(TypedDict):
    """A record."""

    record: str
