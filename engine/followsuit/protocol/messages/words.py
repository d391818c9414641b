"""Words: the values that many messages have, why something is not done, and a link."""

from typing import Literal, NotRequired, TypedDict

#: Six sit at `S SE NE N NW SW`, eight at all of them.
Seat = Literal["S", "SW", "W", "NW", "N", "NE", "E", "SE"]
#: `A` and `B` at a table of six or eight.
Side = Literal["NS", "EW", "A", "B"]
PerSide = dict[Side, int]
Mark = Literal["!", "?", "!?"]
#: Of a trick: whether it was won, or was worth nothing.
Outcome = Literal["won", "lost", "empty"]
#: What the end of a deal is measured in.
Unit = Literal["own_points", "own_tricks", "opposing_points"]
#: Who or what the table waits for; `lesson`: the lesson is decided.
WaitsFor = Literal["you", "person", "bot", "table", "deal", "over", "task"]
#: A value of a field of a game's rules.
RuleValue = str | int | bool | list[str]
#: A preset's name, or the preset with the fields that differ.
Rules = str | dict[str, object]


class RefusalData(TypedDict):
    """Why something is not done: a code, the clause it rests on, and what fills the sentence."""

    code: str
    clause: NotRequired[str | None]
    facts: NotRequired[dict[str, object]]
    message: NotRequired[str]
    #: Of an error of the engine's own: the record of the match.
    record: NotRequired[str | None]


class Nothing(TypedDict):
    """Nothing more than that it is done."""


class Link(TypedDict):
    """What stands after `#` in an address."""

    link: str
    #: Whether it is short enough to be sent as a link.
    fits: bool


class RulesRequest(TypedDict):
    """A game, and its rules by a preset's name or field by field."""

    game: str
    rules: NotRequired[Rules | None]
