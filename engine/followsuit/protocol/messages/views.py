"""Views: what a seat may know of the table, and what happened there."""

from typing import Annotated, NotRequired, TypedDict

from followsuit.protocol.messages.prompts import Prompt
from followsuit.protocol.messages.summaries import LevelBreakdown, ScoreBreakdown, Summary, Tally
from followsuit.protocol.messages.table import (
    Call,
    CardOrder,
    ContractView,
    CourtPieceOwn,
    Said,
    ScoreRow,
    Tile,
    TractorOwn,
    TrickView,
    Zone,
)
from followsuit.protocol.messages.tasks import TaskView
from followsuit.protocol.messages.words import Rules, Seat, Side, WaitsFor


class Stake(TypedDict):
    """What is played for, in whole cents."""

    stake: int
    pot: int
    #: What is kept back of each stake, where that is so whoever wins.
    kept: NotRequired[int]


class SeatView(TypedDict):
    """A seat as everybody sees it."""

    name: str
    level: str | None
    cards: int
    side: Side
    #: What it is in this deal: `declarer`, `caller`, `dealer` where the deal begins with it, or its game's;
    #: of a person `handed_over` where a bot plays on for it, `stand_in` where one acted for it while away.
    roles: list[str]


class PassAndPlayView(TypedDict):
    """How the hands of people who share the device are covered."""

    #: The seat whose cards are shown.
    uncovered: Seat | None
    #: The person whose turn it is.
    next: Seat | None
    may_look: list[Seat]
    #: Who takes back.
    takes_back: Seat | None
    #: The people of the other side, one of whom has to agree.
    asks: list[Seat]


class MultiplayerView(TypedDict):
    """A match of people with a device each."""

    #: The seat this is the view of; null for what everybody may see.
    seat: Seat | None
    people: list[Seat]
    #: The people of the other side, one of whom has to agree when the seat takes back.
    asks: list[Seat]
    #: Whether all may act at once who have yet to answer in a round in which few can do anything.
    is_chance: bool
    #: Whether a person may act, though it is a bot's turn: its partner, who speaks for the pair.
    is_open: bool
    #: Whether the turn is that of a bot that searches, which takes it a while.
    is_search: bool
    #: Set by the page that has no engine of its own.
    guest: NotRequired[bool]


class ChallengeInPlay(TypedDict):
    """A challenge, which is over with its one deal."""

    #: The date of a day's deal, else empty.
    day: str
    #: The margin once it is over.
    margin: int | None


class MatchView(TypedDict):
    """The deals of a match that has a number of them, thrown-in ones not counted."""

    deals: int
    counted: int
    current: int


class TableView(TypedDict):
    """What one seat may know of the table, told alike in every game."""

    rules: Rules
    turn: int
    you: Seat
    waits_for: WaitsFor
    phase: str
    rotation: list[Seat]
    deal: int
    dealer: Seat
    first: Seat
    seats: dict[Seat, SeatView]
    to_act: Seat | None
    hand: list[str]
    #: The hand with the suits mixed, highest rank first.
    by_rank: list[str]
    #: The trumps among the hand.
    trumps: list[str]
    #: The suits in the order in which the hand is sorted, `trump` first, where cards are dealt one by one.
    suits: NotRequired[list[str]]
    #: What else lies on the table.
    zones: list[Zone]
    #: What was bid or declared, in order.
    calls: list[Call]
    contract: ContractView | None
    trump: str | None
    trick: TrickView | None
    tricks: list[TrickView]
    #: A trick before the first one, which decides who leads that.
    starter_trick: NotRequired[TrickView | None]
    score: list[ScoreRow]
    #: What stands beside the score, in this order.
    tiles: list[Tile]
    #: The points of each card of the pack that counts.
    worth: dict[str, int]
    #: Which card beats which in this deal, as everybody knows it; null where that is open, or a game says
    #: nothing of it.
    order: CardOrder | None
    #: What else is said of the table when it is read out.
    says: list[Said]
    prompt: Prompt | None
    summary: Summary | Tally | None
    #: How the score of the deal comes about; null where a game does not say so.
    score_breakdown: dict[Side, ScoreBreakdown] | LevelBreakdown | None
    #: How many cards will be dealt, where they are dealt one by one.
    deal_size: NotRequired[int]
    match: NotRequired[MatchView]
    chips: NotRequired[Stake | None]
    #: Of a challenge.
    challenge: NotRequired[ChallengeInPlay]
    #: What the bots have agreed on, as chosen for the next deal; of a match alone.
    agreements: NotRequired[str]
    #: Whether the person was helped in this deal.
    assisted: NotRequired[bool]
    #: By what, `hint`, `coach`, `taken_back` or `handed_over`; empty where that is not known.
    helps: NotRequired[list[str]]
    #: The task that is tried, and how it stands.
    task: NotRequired[TaskView]
    #: Whether there is a decision of the person's in this deal to go back to.
    can_undo: NotRequired[bool]
    #: Whether the person can have a bot play on.
    can_hand_over: NotRequired[bool]
    #: Whether a bot plays on for the person, who can take over again.
    handed_over: NotRequired[bool]
    #: Absent where one person plays, and where each person has a device.
    pass_and_play: NotRequired[PassAndPlayView]
    #: Where each person has a device.
    multiplayer: NotRequired[MultiplayerView]


class View(TableView):
    """The view of a seat: the table, its game, and what that alone says."""

    game: str
    #: Null where the game says nothing. Only the page's folder of the game reads it.
    own: Annotated[object, CourtPieceOwn | TractorOwn | None]


class GameEvent(TypedDict):
    """Something that happened at the table; the other facts go by its kind."""

    kind: str
    seat: NotRequired[Seat]
