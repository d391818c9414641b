"""Table: the cards on the table, and what is won and shown there."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.words import Seat, Side


class TrickPlay(TypedDict):
    """What a seat played to a trick."""

    seat: Seat
    cards: list[str]


class TrickView(TypedDict):
    """A trick, complete or in progress."""

    leader: Seat
    plays: list[TrickPlay]
    winner: Seat | None
    points: int
    #: The suit led, of the trick in progress: a letter, or "trump" where all trumps are one suit.
    led: NotRequired[str | None]
    #: The play before which trump was turned up, 0 if it was known, null if it was not (Court Piece).
    turned_at: NotRequired[int | None]
    #: How many tricks it took: 0 where it stays on the pile (Court Piece).
    takes: NotRequired[int]


class ScoreRow(TypedDict):
    """A row of the score: what a side or both have, and what is played for."""

    #: What it is called; the words are the front end's.
    label: str
    #: What each side has: a number, a level, or a word's key. A side without a value is left out.
    values: Mapping[Side, int | str]
    #: What the values count: `points`, `tricks`, `courts`.
    unit: NotRequired[str]
    #: What a side needs.
    goal: NotRequired[int]
    #: What one side needs: its contract or bid.
    goals: NotRequired[Mapping[Side, int]]
    #: Where it stands: in a column where it is left out, in a tile of its own, or as a mark beside the side.
    place: NotRequired[Literal["tile", "mark"]]


class BidCall(TypedDict):
    """A bid; a pass if it is null."""

    seat: Seat
    bid: int | None
    forced: bool


class ContractView(TypedDict):
    """What the declarer's side has to take."""

    declarer: Seat
    side: Side
    value: int
    forced: bool


class DeclarationOffer(TypedDict):
    """A declaration that can be made."""

    cards: list[str]
    suit: str


class DeclarationView(DeclarationOffer):
    """Cards shown to name trump, and how many had been dealt by then."""

    seat: Seat
    dealt: int


Call = BidCall | DeclarationView


class FailedThrowView(TypedDict):
    """A throw that went back to the hand but for one unit, or all of it: `down` is empty then (Tractor)."""

    trick: int
    seat: Seat
    attempt: list[str]
    down: list[str]
    beaten_by: Seat
    penalty: int


class Court(TypedDict):
    """A badge for all the tricks, or the first seven of them (Rangvaar); what is counted in Court Piece."""

    side: Side
    #: The last four: Court Piece.
    kind: Literal["all_tricks", "first_seven", "court", "goon", "row", "bavney"]


class Zone(TypedDict):
    """Cards that lie together, besides the seat's hand and the tricks.

    A front end draws the kinds it knows: `packet` is what each seat will still be dealt, `first_packet` what
    it has been dealt before; `picked` is the kitty among a hand, `buried` the same put away, `turned` its
    cards face up; `taken` counts for a side; `indicator` lies as trump; `pile` are tricks of nobody yet.
    """

    kind: str
    #: The seat or the side whose it is; left out where it is nobody's, or each seat has one.
    owner: NotRequired[Seat | Side]
    #: Its cards; left out where this seat may not know them.
    cards: NotRequired[list[str]]
    #: How many cards or tricks lie there; left out where the cards are told.
    count: NotRequired[int]
    #: Whether nobody but this seat may know the cards.
    secret: NotRequired[Literal[True]]


class Tile(TypedDict):
    """What stands beside the score: a sentence by its code, and the facts it is filled with, which are drawn.

    A front end draws a suit, a rank, a value and a seat.
    """

    kind: str
    code: str
    facts: dict[str, object]
    #: Whether it may change yet.
    open: NotRequired[Literal[True]]


class CallerCards(TypedDict):
    """The cards turned up to find the caller, the first of them to the seat `first` (Court Piece)."""

    first: Seat
    cards: list[str]


class Said(TypedDict):
    """A sentence about the table, beside those of the score: its code, and what fills it."""

    code: str
    facts: dict[str, object]


class CardOrder(TypedDict):
    """Which card beats which, the highest first, and what counts."""

    #: The trumps, as far as everybody knows them; those that are equally high stand together.
    trumps: list[list[str]]
    #: The ranks of each other suit.
    plain: list[str]
    #: The points of each rank that counts.
    points: dict[str, int]


class CourtPieceOwn(TypedDict):
    """What Court Piece alone says of a deal, besides."""

    tricks_to_win: int
    #: How many tricks running the owner of the zone `pile` has won.
    pile_run: int
    turned_up: CallerCards | None
    #: The cards left in each hand once the deal is over.
    cards_left: Mapping[Seat, list[str]] | None


class TractorOwn(TypedDict):
    """What Tractor alone says of a deal, besides."""

    #: The rank that is trump in every suit; null while that is not known.
    trump_rank: str | None
    failed_throws: list[FailedThrowView]
