"""Documents: what people send and keep, as text and as link, opened and written."""

from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.challenges import ChallengeOffer, ChallengeRequest
from followsuit.protocol.messages.house_rules import House, HouseRulesRequest
from followsuit.protocol.messages.records import DealRequest
from followsuit.protocol.messages.score_sheets import SheetHead
from followsuit.protocol.messages.words import Link, RefusalData, Rules, Seat


class DocumentParts(Link):
    """What every document has: its text, to be kept or saved, and its link, empty where none can hold it."""

    text: str
    #: What a list calls it, in its maker's own words; empty for none.
    title: str
    #: What was not understood or not taken, each with `line`, `at` and `text`; empty of one just written.
    problems: list[RefusalData]


class RecordHead(TypedDict):
    """What a record is of: game, rules, names by seat, and the numbers of its deals."""

    game: str
    rules: Rules
    players: dict[Seat, str]
    deals: list[int]
    #: The act of the last deal that its link shows first; null for the beginning.
    act: int | None


class RecordDocument(DocumentParts):
    """A match, checked by replaying it: look through it with `open_record`."""

    kind: Literal["record"]
    value: RecordHead


class RulesDocument(DocumentParts):
    """House rules."""

    kind: Literal["rules"]
    value: House


class ChallengeDocument(DocumentParts):
    """A challenge: play it with `new`, whose `challenge` is the text or the link."""

    kind: Literal["challenge"]
    value: ChallengeOffer


class QuestionDocument(DocumentParts):
    """A question to the referee."""

    kind: Literal["question"]
    value: dict[str, object]


class SheetDocument(DocumentParts):
    """A score sheet: go on with `edit_score_sheet`, whose `text` is the text."""

    kind: Literal["sheet"]
    value: SheetHead


class SetupHead(TypedDict):
    """What a deal that is being made is of, and how many cards are not placed."""

    game: str
    rules: Rules
    missing: int


class SetupDocument(DocumentParts):
    """A deal that is being made, or hands as text: go on with `edit_deal`, whose `setup` is the text."""

    kind: Literal["setup"]
    value: SetupHead


class TaskHead(TypedDict):
    """Which task it is."""

    key: str


class LessonDocument(DocumentParts):
    """A lesson: begin it with `start_task`."""

    kind: Literal["lesson"]
    value: TaskHead


class PuzzleDocument(DocumentParts):
    """A puzzle: try it with `start_task`."""

    kind: Literal["puzzle"]
    value: TaskHead


OpenedDocument = (
    RecordDocument
    | RulesDocument
    | ChallengeDocument
    | QuestionDocument
    | SheetDocument
    | SetupDocument
    | LessonDocument
    | PuzzleDocument
)


class OpenDocumentRequest(TypedDict):
    """A text or a link in whatever it is wrapped, or a file's bytes; the game and rules of bare hands."""

    text: NotRequired[str]
    #: The bytes in base64.
    data: NotRequired[str]
    game: NotRequired[str]
    rules: NotRequired[Rules | None]


class DocumentText(TypedDict):
    """A document as text."""

    text: str


class WriteDocumentRequest(TypedDict):
    """What is to be written.

    A record or a deal of one; house rules; a challenge; a question; of the other kinds their text.
    """

    kind: Literal["record", "rules", "challenge", "question", "sheet", "setup", "lesson", "puzzle"]
    value: NotRequired[DealRequest | HouseRulesRequest | ChallengeRequest | DocumentText | dict[str, object]]
