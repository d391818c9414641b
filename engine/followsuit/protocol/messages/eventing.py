"""Eventing: a club's event, its results and table, and pairs with real cards."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.fairness import ActPlace
from followsuit.protocol.messages.records import Figures
from followsuit.protocol.messages.table import Trick
from followsuit.protocol.messages.views import GameEvent, View
from followsuit.protocol.messages.words import Refusal, Rules, Scoring, Seat


class ClubEventData(TypedDict):
    """A club's event."""

    game: str
    rules: Rules
    level: str
    you: Seat
    deals: int
    name: str
    line: str
    scoring: Scoring
    help: bool
    sealed: bool
    #: Whether somebody made its deals; else they come from a seed.
    made: bool
    #: Whether its cards are known: a sealed event has not begun, and made deals are in its own link alone.
    open: bool
    #: The version of the bots it was made with, and whether ours are that.
    bots: int
    same_bots: bool
    #: What tells it from other events; empty before it is open.
    key: str


class EventRow(TypedDict):
    """A row of an event's table: what somebody made of each deal."""

    #: Empty for our levels.
    name: str
    level: str
    #: The place from 1, shared where equal; null for who misses a deal.
    place: int | None
    #: As it is shown: a percentage by places, a sum by margins.
    score: str
    margins: list[int | None]
    #: The numbers of the deals with help.
    helped: list[int]
    #: Whether it was played against another version of the bots.
    other_bots: bool
    #: The link of the result; empty where there is none.
    result: str


class EventProblem(TypedDict):
    """A link in a heap that has no row of its own, and why; links are counted from 1."""

    at: int
    name: str
    refusal: Refusal


class EventRead(TypedDict):
    """An event with its link; a sealed one that is made has the first link, too. Or a table, or a result.

    `link` is empty where made deals are not known: a table or a result does not have them.
    """

    event: ClubEventData
    link: str
    #: Whether it is short enough to be sent as a link.
    fits: bool
    seal: NotRequired[str]
    #: Of the link of a result: whose it is.
    result: NotRequired[str]
    rows: NotRequired[list[EventRow]]


class EventMadeDeal(TypedDict):
    """A deal that somebody made: its record, the hands, sorted, and what everybody sees where it begins."""

    record: str
    #: Whether it begins at a contract.
    begun: bool
    hands: Mapping[Seat, list[str]]
    view: View


class EventDeals(TypedDict):
    """Deals that somebody made, by their game and rules."""

    game: str
    rules: Rules
    seats: list[Seat]
    deals: list[EventMadeDeal]


class EventDeal(TypedDict):
    """The link of the challenge."""

    challenge: str


class Standings(TypedDict):
    """The table, what is wrong with the rest, and the table as text."""

    rows: list[EventRow]
    problems: list[EventProblem]
    #: How many links there were.
    links: int
    table: str
    fits: bool
    csv: str


class EventPlay(TypedDict):
    """The record of one deal, and its margin."""

    record: str
    margin: int


class CallBeside(TypedDict):
    """An act that is no card to a trick: who made it, null for the table, and what everybody saw of it.

    `cards` are those of the act that no event has: what was buried.
    """

    seat: Seat | None
    events: list[GameEvent]
    cards: list[str]


class PassageBeside(TypedDict):
    """Part of a play, from its act `first` to its act `last`: what was called, and a trick."""

    first: int
    last: int
    calls: list[CallBeside]
    trick: Trick | None


class RowBeside(TypedDict):
    """The same part of two plays; null where one has none.

    `shared`: both plays are alike to its end; `differs`: the first act that differs is in it.
    """

    one: PassageBeside | None
    other: PassageBeside | None
    shared: bool
    differs: bool


class PlayBeside(TypedDict):
    """A play of a deal as it ended."""

    name: str
    margin: int
    figures: Figures
    view: View
    #: What happened in the first act that differs, and the cards of it that no event has.
    parted: CallBeside | None


class EventBeside(TypedDict):
    """Two plays of one deal beside each other."""

    #: How many acts both begin with.
    same: int
    plays: list[PlayBeside]
    rows: list[RowBeside]


class EventField(TypedDict):
    """What the level came to."""

    level: str
    deal: int
    margin: int


class EventBots(TypedDict):
    """How many acts of bots are as ours choose, and the deals and acts that are not."""

    same: int
    others: list[ActPlace]


class EventMeeting(TypedDict):
    """A table in a round."""

    table: int
    ns: int
    ew: int
    deals: int


class EventPair(TypedDict):
    """A pair in order; the share is a percentage."""

    pair: int
    place: int
    share: str
    deals: int


class PairsAnswer(TypedDict):
    """A plan, or an order; and of two teams of four what the first was better by, in all and by deal."""

    rounds: NotRequired[list[list[EventMeeting]]]
    pairs: NotRequired[int]
    sets: NotRequired[int]
    shared: NotRequired[bool]
    order: NotRequired[list[EventPair]]
    teams: NotRequired[Mapping[str, int]]


class AskEvent(TypedDict):
    """The link of an event; or what a new one is to be."""

    link: NotRequired[str]
    game: NotRequired[str]
    rules: NotRequired[Rules | None]
    seed: NotRequired[str]
    name: NotRequired[str]
    level: NotRequired[str]
    #: Where everybody sits; `S` without it.
    seat: NotRequired[Seat]
    deals: NotRequired[int]
    #: In place of game, rules, seed and deals: records or links of deals that somebody made.
    made: NotRequired[list[str]]
    scoring: NotRequired[Scoring]
    line: NotRequired[str]
    help: NotRequired[bool]
    sealed: NotRequired[bool]
    #: Of a link: the link that went out before the start, to be compared with it.
    seal: NotRequired[str]


class AskEventDeals(TypedDict):
    """Records or links of deals that somebody made."""

    made: list[str]


class AskEventDeal(TypedDict):
    """An event's link, and the number of one of its deals."""

    link: str
    deal: int


class AskEventResult(TypedDict):
    """An event's link, the person's name, and the record of each deal by its number as text."""

    link: str
    name: str
    records: Mapping[str, str]


class AskStanding(TypedDict):
    """An event's link, and texts with links of results somewhere in them; or rows that are known already.

    `levels`: what our levels made of each deal, from `event_field`.
    """

    link: str
    texts: NotRequired[list[str]]
    levels: NotRequired[Mapping[str, list[int]]]


class AskEventPlay(AskEventDeal):
    """And the link of the result that the play is in."""

    result: str


class AskEventBeside(AskEventDeal):
    """And the links of the two results whose plays are compared."""

    results: list[str]


class AskEventField(AskEventDeal):
    """And the level that plays the deal."""

    level: str


class AskEventBots(TypedDict):
    """An event's link, and that of a result."""

    link: str
    result: str


class AskPairs(TypedDict):
    """What is wanted of an evening with real cards: a plan for tables, or the order of typed travellers."""

    tables: NotRequired[int]
    movement: NotRequired[Literal["howell", "mitchell"]]
    travellers: NotRequired[str]
    #: By which game and rules the deals in the travellers are scored.
    game: NotRequired[str]
    rules: NotRequired[Rules | None]
