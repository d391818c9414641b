"""Score sheets: the score of a match with real cards."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.words import Link, RefusalData, Rules, Seat, Side

#: What is entered in a field of a deal: a seat, side or word; a number; yes or no.
SheetValue = str | int | bool


class SheetField(TypedDict):
    """A field of a deal that is asked now, and what is entered in it so far."""

    #: A code; a front end has its words.
    name: str
    kind: Literal["seat", "side", "suit", "choice", "number", "flag"]
    #: The seats, sides, suits (`NT` for no trump) or words; empty of a number and a flag.
    choices: list[str]
    #: Of a number the smallest, the largest, and what two neighbours differ by.
    least: int | None
    most: int | None
    step: int
    #: It may be left empty.
    optional: bool
    #: What is offered in place of the choices, if anything: values of this field, and of those that follow.
    answers: list[dict[str, SheetValue]]
    #: The clause that the field rests on.
    clause: str
    value: SheetValue | None


class SheetStep(TypedDict):
    """A step of how a deal's score came about: a code, its clause, and what fills the sentence."""

    code: str
    clause: str
    facts: dict[str, object]


class SheetFigure(TypedDict):
    """A number or level of each side. The first of a standing's figures is the one that counts."""

    name: Literal["level", "total", "courts", "points", "row"]
    by_side: dict[Side, str]


class SheetStanding(TypedDict):
    """How a match stands before a deal, or at its end."""

    figures: list[SheetFigure]
    #: Who deals, who speaks or calls first, who is the starter, by the role's code; null while it is open.
    roles: dict[str, Seat | None]
    #: The side that declares or calls, where that is known before the deal.
    declaring: Side | None
    #: How many deals are left, the next one included; null where their number does not end the match.
    left: int | None
    #: What each side has to mind: levels to be defended, a bet to be made.
    notes: list[SheetStep]


class SheetEnd(TypedDict):
    """The end of a match: who won it, null for a tie; with stakes what each seat got and won, in cents."""

    winner: Side | None
    clause: str
    #: What each seat is paid from the pot, and what that is less its stake.
    pay: dict[Seat, int] | None
    change: dict[Seat, int] | None
    commission: int | None


class SheetDeal(TypedDict):
    """A deal of a sheet, from 1, as it was entered and as it counts."""

    number: int
    #: When it was entered, `YYYY-MM-DD HH:MM`; empty where that is not known.
    at: str
    values: dict[str, SheetValue]
    thrown_in: bool
    #: The standing before and after it.
    before: SheetStanding
    after: SheetStanding
    #: What it added to the figure that counts, by side.
    change: dict[Side, int]
    steps: list[SheetStep]
    #: What is impossible about it since an earlier deal was changed, or as the text has it. A deal with a
    #: mark of `counts` false changed nothing.
    marks: list[RefusalData]
    counts: bool


class SheetHead(TypedDict):
    """What stands at the head of a sheet."""

    game: str
    rules: Rules
    #: By seat; of seats without a name nothing.
    names: Mapping[Seat, str]
    #: Who deals the first deal.
    dealer: Seat
    date: str
    note: str
    #: What each seat stakes, in cents; 0 for nothing.
    stake: int


class Sheet(TypedDict):
    """A sheet: its head, its table, its deals, how it stands, and what the next deal asks."""

    head: SheetHead
    #: The seats in order of play from S, and those of each side in that order.
    order: list[Seat]
    sides: dict[Side, list[Seat]]
    deals: list[SheetDeal]
    standing: SheetStanding
    #: Null while the match goes on.
    over: SheetEnd | None
    #: The fields of the next deal as they are before anything is entered; empty when the match is over.
    fields: list[SheetField]
    #: What a referee's question can be filled in with: its fields by name.
    referee: dict[str, object]


class SheetDraft(TypedDict):
    """An entry in the making: its fields, what is missing or wrong, and what it comes to."""

    #: The deal that is entered anew, or null for the next.
    deal: int | None
    #: The fields asked, given the values so far.
    fields: list[SheetField]
    #: Fields that are still empty and have to be filled in.
    missing: list[str]
    #: What is wrong with the values so far; null where nothing is.
    refusal: RefusalData | None
    #: What the deal comes to, once nothing is missing or wrong.
    result: SheetDeal | None
    #: As that of a sheet, with what is entered so far.
    referee: dict[str, object]


class ScoreSheetAnswer(Link):
    """A sheet as text, as a link and as data; what was asked for besides."""

    text: str
    sheet: Sheet
    draft: NotRequired[SheetDraft]
    csv: NotRequired[str]


class SheetEntry(TypedDict):
    """The values of a deal."""

    values: Mapping[str, SheetValue]
    #: When it is entered, `YYYY-MM-DD HH:MM`.
    at: NotRequired[str]
    #: It is meant, though it is that of a minute ago again.
    again: NotRequired[bool]


class SheetChange(TypedDict):
    """A deal by its number, and its values."""

    deal: int
    values: Mapping[str, SheetValue]
    at: NotRequired[str]


class SheetTry(TypedDict):
    """The values so far of a deal, null for the next one."""

    deal: NotRequired[int | None]
    values: NotRequired[Mapping[str, SheetValue]]


class SheetHeading(TypedDict):
    """What stands at the head of a sheet; of one that exists, what is to be changed."""

    game: NotRequired[str]
    rules: NotRequired[Rules | None]
    names: NotRequired[Mapping[str, str]]
    dealer: NotRequired[str]
    date: NotRequired[str]
    note: NotRequired[str]
    #: In cents; a text is refused.
    stake: NotRequired[int | str]


class ScoreSheetRequest(TypedDict):
    """A sheet, or the head of a new one; and one thing to be done to it."""

    #: A sheet as text, a link of one, or a record, of which it makes a sheet.
    text: NotRequired[str]
    #: Without `text`: a new sheet. With it: what is to change.
    head: NotRequired[SheetHeading]
    enter: NotRequired[SheetEntry]
    change: NotRequired[SheetChange]
    #: A deal that was forgotten, which becomes the one of this number.
    insert: NotRequired[SheetChange]
    #: The number of a deal that was never played.
    drop: NotRequired[int]
    #: The numbers of deals that were played with what is due now, whatever the sheet said then.
    settle: NotRequired[list[int]]
    #: Nothing is changed: what this entry would ask, refuse and come to.
    draft: NotRequired[SheetTry]
    #: Words for the first line of the table, by the code of the column; it is answered as `csv`.
    csv: NotRequired[Mapping[str, str]]
