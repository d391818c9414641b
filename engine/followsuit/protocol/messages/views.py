"""Views: what a seat may know of the table, and what happened there."""

from typing import Annotated, Literal, NotRequired, TypedDict

from followsuit.protocol.messages.prompts import Prompt
from followsuit.protocol.messages.summaries import LevelBreakdown, ScoreBreakdown, Summary, Tally
from followsuit.protocol.messages.table import (
    Call,
    ContractView,
    Court,
    CourtPieceOwn,
    DeclarationView,
    FailedThrowView,
    Indicator,
    Packet,
    Said,
    ScoreRow,
    TrickView,
)
from followsuit.protocol.messages.tasks import TaskView
from followsuit.protocol.messages.words import Role, Rules, Seat, Side, WaitsFor


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
    #: What it is in this deal.
    roles: list[Role]
    #: Whether it is a partner of the person's.
    partner: bool


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


class View(TypedDict):
    """The view of a seat: what one seat may know of the table."""

    game: str
    rules: Rules
    turn: int
    you: Seat
    waits_for: WaitsFor
    #: Of a challenge.
    challenge: NotRequired[ChallengeInPlay]
    #: Whether the person was helped in this deal.
    assisted: NotRequired[bool]
    #: By what, `hint`, `coach` or `taken_back`; empty where that is not known.
    helps: NotRequired[list[str]]
    phase: str
    rotation: list[Seat]
    deal: int
    dealer: Seat
    first: Seat
    seats: dict[Seat, SeatView]
    to_act: Seat | None
    hand: list[str]
    #: The hand with the suits mixed, highest rank first.
    by_rank: NotRequired[list[str]]
    #: The trumps among the hand.
    trumps: NotRequired[list[str]]
    calls: NotRequired[list[Call]]
    contract: NotRequired[ContractView | None]
    trump: NotRequired[str | None]
    #: The rank that is trump in every suit; null while that is not known. Left out where a game has none.
    trump_rank: NotRequired[str | None]
    #: The suit that is trump if nobody names another.
    trump_so_far: NotRequired[str | None]
    trick: NotRequired[TrickView | None]
    tricks: NotRequired[list[TrickView]]
    score: list[ScoreRow]
    #: What stands beside the score, in this order.
    tiles: list[Literal["trump", "contract"]]
    match: NotRequired[MatchView]
    packet: NotRequired[Packet]
    #: The winner of the last trick of the deal before, where it leads.
    last_winner: NotRequired[Seat]
    court: NotRequired[Court | None]
    chips: NotRequired[Stake | None]
    #: The points of each card of the pack that counts.
    worth: NotRequired[dict[str, int]]
    #: What else is said of the table when it is read out.
    says: NotRequired[list[Said]]
    #: What the game alone says. Only what the page keeps in the game's folder reads it.
    own: NotRequired[Annotated[object, CourtPieceOwn]]
    #: From here to the next comment: Court Piece.
    indicator: NotRequired[Indicator | None]
    #: From here to the prompt: Tractor.
    dealt: NotRequired[int]
    declarations: NotRequired[list[DeclarationView]]
    turned: NotRequired[list[str]]
    starter_trick: NotRequired[TrickView | None]
    #: The kitty's cards in the hand, while one buries.
    picked: NotRequired[list[str]]
    buried: NotRequired[list[str]]
    failed_throws: NotRequired[list[FailedThrowView]]
    prompt: Prompt | None
    summary: Summary | Tally | None
    #: How the score of the deal comes about; absent where a game does not say so.
    score_breakdown: NotRequired[dict[Side, ScoreBreakdown] | LevelBreakdown | None]
    #: The task that is tried, and how it stands.
    task: NotRequired[TaskView]
    #: Whether there is a decision of the person's in this deal to go back to.
    can_undo: NotRequired[bool]
    #: Absent where one person plays, and where each person has a device.
    pass_and_play: NotRequired[PassAndPlayView]
    #: Where each person has a device.
    multiplayer: NotRequired[MultiplayerView]


class GameEvent(TypedDict):
    """Something that happened at the table; the other facts go by its kind."""

    kind: str
    seat: NotRequired[Seat]
