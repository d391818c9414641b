"""Printing: sheets to be printed, and deals as PBN."""

from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.words import Rules


class Printed(TypedDict):
    """A sheet as a file of HTML that needs nothing else, and how many pages it has."""

    html: str
    pages: int
    #: The level of a rules card, and those it may be of, lowest first; null and none for other sheets.
    level: str | None
    levels: list[str]


class Boards(TypedDict):
    """Deals in PBN's import format."""

    pbn: str


class AskPrint(TypedDict):
    """A sheet: of a record's deals, of a game's rules, or of exercises; `size` is `a4` where left out.

    `text` is a score sheet that is printed filled, as `scores`. In place of a `record` there may be the
    link of an event, whose deals are printed.
    """

    sheet: Literal["hands", "dealing", "slips", "traveller", "scores", "rules", "exercises"]
    size: NotRequired[Literal["a4", "letter"]]
    language: NotRequired[str]
    record: NotRequired[str]
    deals: NotRequired[list[int] | None]
    results: NotRequired[bool]
    tricks: NotRequired[bool]
    game: NotRequired[str]
    rules: NotRequired[Rules]
    level: NotRequired[str | None]
    trump: NotRequired[str]
    text: NotRequired[str]
    exercises: NotRequired[list[str]]
    tasks: NotRequired[list[str]]


class AskBoards(TypedDict):
    """A record or the link of an event, and the numbers of the deals that are meant; all where left out."""

    record: str
    deals: NotRequired[list[int] | None]
