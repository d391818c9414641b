"""Messages: what each message asks and is answered, and the parts of these, as types.

`Asks` and `Answers` name them all. The tests compare every message and answer of a session with them, mypy
the handlers, and `build/tools/make_messages.py` writes them to `web/js/messages/messages.d.ts` for the page
and to the table of PROTOCOL.md.

A comment ``#:`` belongs to the field below it. A ``dict`` by seat or side has all of the table's, a
``Mapping`` some of them. Of an ``Annotated`` field the first type is how a front end reads it, the second
what it is. The module is not a part of the page, so it is imported for type checking only.
"""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NotRequired, TypedDict

# Words -----------------------------------------------------------------------------------------------------
#: Six sit at `S SE NE N NW SW`, eight at all of them.
Seat = Literal["S", "SW", "W", "NW", "N", "NE", "E", "SE"]
#: `A` and `B` at a table of six or eight.
Side = Literal["NS", "EW", "A", "B"]
PerSide = dict[Side, int]
Mark = Literal["!", "?", "!?"]
#: Of a trick: whether it was won, or was worth nothing.
Outcome = Literal["won", "lost", "empty"]
#: How the results of an event are compared.
Scoring = Literal["places", "margins"]
#: What the end of a deal is measured in.
Unit = Literal["own_points", "own_tricks", "opposing_points"]
#: Who or what the table waits for; `lesson`: the lesson is decided.
WaitsFor = Literal["you", "person", "bot", "table", "deal", "over", "lesson"]
#: A value of a field of a game's rules.
RuleValue = str | int | bool | list[str]
#: A preset's name, or the preset with the fields that differ.
Rules = str | dict[str, object]


class Refusal(TypedDict):
    """Why something is not done: a code, the clause it rests on, and what fills the sentence."""

    code: str
    clause: NotRequired[str | None]
    facts: NotRequired[dict[str, object]]
    message: NotRequired[str]
    #: Of an error of the engine's own: the record of the match.
    record: NotRequired[str | None]


# The cards on the table ------------------------------------------------------------------------------------
class Play(TypedDict):
    """What a seat played to a trick."""

    seat: Seat
    cards: list[str]


class Trick(TypedDict):
    """A trick, complete or in progress."""

    leader: Seat
    plays: list[Play]
    winner: Seat | None
    points: int
    #: The suit led, of the trick in progress: a letter, or "trump" where all trumps are one suit.
    led: NotRequired[str | None]
    #: The play before which trump was turned up, 0 if it was known, null if it was not (Court Piece).
    turned_at: NotRequired[int | None]
    #: How many tricks it took: 0 where it stays on the pile (Court Piece).
    takes: NotRequired[int]


class Call(TypedDict):
    """A bid; a pass if it is null."""

    seat: Seat
    bid: int | None
    forced: bool


class Contract(TypedDict):
    """What the declarer's side has to take."""

    declarer: Seat
    side: Side
    value: int
    forced: bool


class Offered(TypedDict):
    """A declaration that can be made (Tractor)."""

    cards: list[str]
    suit: str


class Declaration(Offered):
    """Cards shown to name trump (Tractor)."""

    seat: Seat
    dealt: int


class FailedThrow(TypedDict):
    """A throw that went back to the hand but for one unit, or all of it: `down` is empty then (Tractor)."""

    trick: int
    seat: Seat
    attempt: list[str]
    down: list[str]
    beaten_by: Seat
    penalty: int


# Prompts ---------------------------------------------------------------------------------------------------
class BareAction(TypedDict):
    """An act without more to it (Court Piece)."""

    kind: Literal["ask_redeal", "ask_trump", "stop", "go_on"]


class LayAction(TypedDict):
    """A card is laid face down (Court Piece)."""

    kind: Literal["lay_indicator"]
    card: str


OfferedAction = BareAction | LayAction


class BidPrompt(TypedDict):
    """Asks for a bid."""

    kind: Literal["bid"]
    can_pass: bool
    #: Why the seat may not pass; null where it may.
    no_pass: Refusal | None
    values: list[int]


class NamePrompt(TypedDict):
    """Asks for trump."""

    kind: Literal["name_trump"]
    suits: list[str]
    #: What may be done besides.
    offers: NotRequired[list[OfferedAction]]


class PlayPrompt(TypedDict):
    """Asks for a play."""

    kind: Literal["play"]
    playable: list[str]
    refused: dict[str, Refusal]
    #: How many cards are due, null for a lead; absent where it is always one.
    count: NotRequired[int | None]
    #: The only legal play, if there is one.
    only: list[str] | None
    #: The number of tricks left, if the person is certain to win them all.
    claim: int | None
    #: Only after a throw of the person's that went back whole: one unit has to be led (Tractor).
    must_lead_unit: NotRequired[bool]
    #: What may be done besides.
    offers: NotRequired[list[OfferedAction]]


class DeclarePrompt(TypedDict):
    """Asks for a declaration (Tractor)."""

    kind: Literal["declare"]
    can_pass: bool
    declarations: list[Offered]


class BuryPrompt(TypedDict):
    """Asks for the cards to be buried (Tractor)."""

    kind: Literal["bury"]
    count: int
    worth: dict[str, int]


class OffersPrompt(TypedDict):
    """Asks for one of the acts it offers. Each that has a card is done with that card of the hand."""

    kind: Literal["lay_indicator", "go_on"]
    offers: list[OfferedAction]


Prompt = BidPrompt | NamePrompt | PlayPrompt | DeclarePrompt | BuryPrompt | OffersPrompt


# Summaries -------------------------------------------------------------------------------------------------
class Payout(TypedDict):
    """What a match played for chips paid, in whole cents."""

    stake: int
    pot: int
    commission: int
    pay: dict[Seat, int]
    change: dict[Seat, int]


class Court(TypedDict):
    """A badge for all the tricks, or the first seven of them (Rangvaar); what is counted in Court Piece."""

    side: Side
    #: The last four: Court Piece.
    kind: Literal["all_tricks", "first_seven", "court", "goon", "row", "bavney"]


class Indicator(TypedDict):
    """The card that a caller lays as trump, and whether it lies face down (Court Piece)."""

    face_down: bool
    #: Null where the seat may not know it.
    card: str | None


class Pile(TypedDict):
    """The tricks that lie in the middle, and who has won so many of them running (Court Piece)."""

    count: int
    winner: Seat | None
    run: int


class TurnedUp(TypedDict):
    """The cards turned up to find the caller, the first of them to the seat `first` (Court Piece)."""

    first: Seat
    cards: list[str]


class Summary(TypedDict):
    """The result of a deal of every game but Tractor."""

    passed_out: NotRequired[bool]
    declarer: NotRequired[Seat]
    side: NotRequired[Side]
    contract: NotRequired[int | None]
    forced: NotRequired[bool]
    made: NotRequired[bool]
    points: NotRequired[PerSide]
    tricks: NotRequired[PerSide]
    change: NotRequired[PerSide]
    before: NotRequired[PerSide]
    totals: NotRequired[PerSide]
    clauses: NotRequired[dict[Side, list[str]]]
    #: The badge, as in the view.
    court: NotRequired[Court | None]
    won_by: NotRequired[Literal["NS", "EW", "A", "B", "tie"] | None]
    payout: NotRequired[Payout | None]
    #: From here: Court Piece.
    caller: NotRequired[Seat]
    deal_won_by: NotRequired[Side]
    rows_before: NotRequired[PerSide]
    rows: NotRequired[PerSide]
    #: Who deals next.
    dealer: NotRequired[Seat]


ReckonedKind = (
    Literal["made", "lost", "took", "no_bet", "shortfall", "minus_bid", "floor_zero"]
    | Literal["court", "goon", "row", "bavney", "deal", "point", "row_lost", "nothing"]
)


class Reckoned(TypedDict):
    """How a side's score of a deal with an auction comes about."""

    kind: ReckonedKind
    #: What the side had bid; null for the other one.
    contract: int | None
    took: int
    #: What it fell short by.
    missing: int
    change: int
    #: The side's row of deals won, and that before the deal (Court Piece).
    row: NotRequired[int]
    row_before: NotRequired[int]


class ReckonedLevels(TypedDict):
    """The row of the level table that the attackers' points fall into (Tractor)."""

    kind: Literal["declaring", "opposing", "nobody", "bid"]
    points: int
    goal: int
    fewest: int
    #: Null where the row has no end.
    most: int | None
    gain: int
    #: Whether the level rose by less.
    stopped: bool


class TrickPoints(TypedDict):
    """Who won a trick, and the points in it."""

    winner: Seat
    points: int


class Kitty(TypedDict):
    """The kitty, where it was won in the last trick."""

    cards: list[str]
    points: int
    multiplier: int
    bonus: int


class Tally(TypedDict):
    """The result of a deal of Tractor."""

    passed_out: NotRequired[bool]
    starter: Seat
    declaring_side: Side
    trump_rank: str
    trump: str
    #: Each trick, in the order of play.
    by_trick: list[TrickPoints]
    tricks: int
    penalty: int
    kitty: Kitty | None
    #: The cards of the kitty, shown even if it does not count.
    buried: list[str]
    points: int
    bid: int | None
    declarers_took: int | None
    gainer: Side | None
    gain: int
    before: dict[Side, str]
    levels: dict[Side, str]
    declares_next: Side
    next_starter: Seat
    won_by: Side | None
    clauses: list[str]


# The view --------------------------------------------------------------------------------------------------
class SeatView(TypedDict):
    """A seat as everybody sees it."""

    name: str
    level: str | None
    cards: int
    side: Side
    #: Whether it is a partner of the person's.
    partner: bool


class LessonView(TypedDict):
    """The status of a lesson; `message` names the message for a missed goal."""

    key: str
    status: Literal["playing", "won", "failed"]
    message: str
    clauses: list[str]
    #: Whether the hidden cards were dealt again, so that a wrong play fails.
    punished: bool
    stars: int


class CoverView(TypedDict):
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


class ApartView(TypedDict):
    """A match of people with a device each."""

    #: The seat this is the view of; null for what everybody may see.
    seat: Seat | None
    people: list[Seat]
    #: The people of the other side, one of whom has to agree when the seat takes back.
    asks: list[Seat]
    #: Set by the page that has no engine of its own.
    guest: NotRequired[bool]


class ContestView(TypedDict):
    """A challenge, which is over with its one deal."""

    #: The date of a day's deal, else empty.
    day: str
    #: The margin once it is over.
    margin: int | None
    #: Only where it is played without hints and taking back.
    unaided: NotRequired[bool]


class MatchView(TypedDict):
    """The deals of a match that has a number of them, thrown-in ones not counted."""

    deals: int
    counted: int
    current: int


class Packet(TypedDict):
    """The cards each seat has been dealt, and will still be."""

    dealt: int
    to_come: int
    #: Whether the seat has not looked at its cards yet (Court Piece).
    face_down: NotRequired[bool]


class Stake(TypedDict):
    """What is played for, in whole cents."""

    stake: int
    pot: int


# Actions, and what was thought of them ---------------------------------------------------------------------
class BidAction(TypedDict):
    """A bid."""

    kind: Literal["bid"]
    value: int


class PassAction(TypedDict):
    """A pass."""

    kind: Literal["pass"]


class NameAction(TypedDict):
    """Trump is named."""

    kind: Literal["name_trump"]
    suit: str


class CardsAction(TypedDict):
    """Cards are played, buried or declared."""

    kind: Literal["play", "bury", "declare"]
    cards: list[str]
    #: Names an explained play of several cards: "pair", "tractor", "throw" …
    shape: NotRequired[str | None]


Action = BidAction | PassAction | NameAction | CardsAction | OfferedAction


class Ends(TypedDict):
    """How a deal ends on average."""

    of: Unit
    value: float


class Chance(TypedDict):
    """In how many imagined deals the own side makes its contract, or the other side's fails."""

    own: bool
    count: int
    worlds: int


class Weighed(TypedDict):
    """An action that was weighed in imagined deals, and its average results; null is not to act."""

    action: Action | None
    worlds: int
    #: How often the own side wins the trick, from 0 to 1; null outside a trick.
    trick: float | None
    #: How often the contract is made, from 0 to 1; null where there is none.
    made: float | None
    #: How the contract comes out as the seat wishes; null where there is none.
    contract: Chance | None
    ends: Ends


#: What one action does better than another.
Difference = Literal["contract_fails", "contract_let", "buried", "trick_lost", "trick_dear", "later"]


class Duel(TypedDict):
    """In how many of the same deals an action did better and worse than the next best."""

    worlds: int
    better: int
    worse: int


class NextBest(Weighed):
    """The next best action, and by how much it is worse on average."""

    worse: float
    duel: Duel


class Hinge(TypedDict):
    """What a difference depends on: in so many worlds a seat has a card, or at most so many of a suit."""

    seat: Seat
    card: str | None
    suit: str
    most: int
    worlds: int
    count: int
    gain: float


class Reasons(TypedDict):
    """What a bot thought of its action."""

    #: The code of a reason that is true of the action; empty where none is.
    reason: str
    #: The heuristic's action, if the search found a better one.
    rule: Action | None
    worlds: int
    exact: bool
    chosen: Weighed | None
    next_best: NextBest | None
    tie: bool
    #: What the action does better than the next best one; null where they are as good.
    decided: Difference | None
    #: What the difference depends on; null if nothing is known.
    hinge: Hinge | None


class Thought(Reasons):
    """A bot's thought, its own or in the person's place."""

    action: Action | None


class Hint(Thought):
    """What a bot would do in the person's place."""

    #: The bot's level; null for the solution of a lesson or a puzzle.
    level: str | None


class Act(TypedDict):
    """What a seat did in the deal that is over."""

    at: int
    seat: Seat
    level: str | None
    action: Action
    in_trick: int | None


class Remembered(Act, Reasons):
    """An act with what its bot thought."""

    forgotten: Literal[False]


class Forgotten(Act):
    """An act whose bot's thought is not known."""

    forgotten: Literal[True]


Why = Remembered | Forgotten


class Judged(TypedDict):
    """What a decision cost, in imagined deals."""

    made: Weighed
    better: Weighed
    #: The difference of the two figures; null if they do not show it.
    cost: float | None
    #: The code of the reason.
    reason: str
    #: The code of why the better action makes sense; empty where there is none.
    why: str
    exact: bool


class Finding(Act, Judged):
    """A decision that cost something."""

    #: Whether it can be tried again at the table.
    can_try: bool


class Review(TypedDict):
    """The decisions of the person that cost most, of so many that were judged."""

    judged: int
    findings: list[Finding]


class Caution(TypedDict):
    """The caution against a play before it is made."""

    #: The code of the reason.
    reason: str
    cost: float | None
    made: Weighed
    better: Weighed
    #: The code of why the better play makes sense; empty where there is none.
    why: str
    exact: bool


class PuzzleView(TypedDict):
    """A decision that is tried."""

    #: Empty for a moment of the match.
    key: str
    theme: str
    status: Literal["playing", "replying", "right", "wrong"]
    tries: int
    #: Whether the hidden cards were dealt again, so that a wrong play fails.
    punished: bool
    #: The caution against the last try.
    against: Caution | None


class View(TypedDict):
    """The view of a seat: what one seat may know of the table."""

    game: str
    rules: Rules
    turn: int
    you: Seat
    waits_for: WaitsFor
    #: Of a challenge.
    contest: NotRequired[ContestView]
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
    contract: NotRequired[Contract | None]
    trump: NotRequired[str | None]
    trick: NotRequired[Trick | None]
    tricks: NotRequired[list[Trick]]
    points: NotRequired[PerSide]
    tricks_won: NotRequired[PerSide]
    totals: NotRequired[PerSide]
    target: NotRequired[int]
    match: NotRequired[MatchView]
    packet: NotRequired[Packet]
    #: The winner of the last trick of the deal before, where it leads.
    last_winner: NotRequired[Seat]
    court: NotRequired[Court | None]
    chips: NotRequired[Stake | None]
    #: The points of each card of the pack that counts.
    worth: NotRequired[dict[str, int]]
    #: From here to the next comment: Court Piece.
    caller: NotRequired[Seat]
    indicator: NotRequired[Indicator | None]
    pile: NotRequired[Pile | None]
    goal: NotRequired[int]
    rows: NotRequired[PerSide]
    row_court: NotRequired[int]
    scoring: NotRequired[Literal["courts", "points"]]
    turned_up: NotRequired[TurnedUp | None]
    left: NotRequired[dict[Seat, list[str]] | None]
    #: From here to the prompt: Tractor.
    levels: NotRequired[dict[Side, str]]
    #: None while the pairs bid and stand at different levels.
    trump_rank: NotRequired[str | None]
    dealt: NotRequired[int]
    declarations: NotRequired[list[Declaration]]
    turned: NotRequired[list[str]]
    starter_trick: NotRequired[Trick | None]
    declaring_side: NotRequired[Side | None]
    starter: NotRequired[Seat | None]
    #: The kitty's cards in the hand, while one buries.
    picked: NotRequired[list[str]]
    buried: NotRequired[list[str]]
    failed_throws: NotRequired[list[FailedThrow]]
    opposing_points: NotRequired[int | None]
    #: The points with which the opposing side declares next.
    takes_over: NotRequired[int]
    prompt: Prompt | None
    summary: Annotated[Summary | None, Summary | Tally | None]
    #: How the score of the deal comes about; absent where a game does not say so.
    reckoning: NotRequired[dict[Side, Reckoned] | ReckonedLevels | None]
    #: The lesson that is played, and how it stands.
    lesson: NotRequired[LessonView]
    #: The decision that is tried, and how it stands.
    puzzle: NotRequired[PuzzleView]
    #: Whether there is a decision of the person's in this deal to go back to.
    can_undo: NotRequired[bool]
    #: Absent where one person plays, and where each person has a device.
    cover: NotRequired[CoverView]
    #: Where each person has a device.
    apart: NotRequired[ApartView]


class GameEvent(TypedDict):
    """Something that happened at the table; the other facts go by its kind."""

    kind: str
    seat: NotRequired[Seat]


# Games and rules -------------------------------------------------------------------------------------------
class Meaning(TypedDict):
    """Every field of a game's rules, and those without effect, each with the one that switches it off."""

    rules: dict[str, RuleValue]
    idle: dict[str, str]


class MatchLength(TypedDict):
    """How long a match is, by a name: the fields of the rules to add, or that it is one deal."""

    name: str
    rules: dict[str, RuleValue]
    is_one_deal: bool


class Preset(Meaning):
    """Rules by their name, and the lengths of a match by them; a length without `rules` is their own."""

    name: str
    lengths: list[MatchLength]


class GameOption(TypedDict):
    """A field of a game's rules that can be chosen."""

    name: str
    clause: str
    choices: list[str | int | bool]
    default: RuleValue
    #: Whether any number of the choices may be taken.
    many: bool
    #: The fields it is shown with, by the name of their group; empty for none.
    group: str


class GameTable(TypedDict):
    """How many can sit at a game's table, and what is dealt there."""

    seats: int
    rotation: list[Seat]
    #: The fields to add to a preset's.
    rules: dict[str, int]
    presets: list[str]
    packs: int
    #: Cards of a seat, and of the kitty.
    hand: int
    kitty: int
    points: int
    takes_over: int


class Purse(TypedDict):
    """What a front end has to know of a game's chips."""

    starting_balance: int


class GameOffer(TypedDict):
    """A game: its tables, presets, options and levels."""

    name: str
    clause_letter: str
    rotation: list[Seat]
    #: Empty for a game that only four play.
    tables: list[GameTable]
    presets: list[Preset]
    default_preset: str
    options: list[GameOption]
    #: Names of options that a front end asks for besides the preset.
    asked_options: list[str]
    chips: Purse | None
    levels: list[str]
    default_level: str


class Pay(TypedDict):
    """What an outcome pays, in whole cents."""

    commission: int
    pay: int


class Quote(TypedDict):
    """What a stake would be played for."""

    stake: int
    pot: int
    won: Pay
    tied: Pay
    balance: int


# The referee -----------------------------------------------------------------------------------------------
class FormField(TypedDict):
    """A field of a question: engine/followsuit/forms.py."""

    name: str
    kind: Literal[
        "choice",
        "several",
        "suit",
        "trump",
        "card",
        "cards",
        "trick",
        "plays",
        "number",
        "flag",
        "by_seat",
        "last_trick",
        "sides",
        "roles",
    ]
    choices: list[str | int]
    #: What the numbers of both sides sum to.
    total: int | None
    is_optional: bool


class Form(TypedDict):
    """A question, and the clauses that every answer rests on."""

    ask: str
    clauses: list[str]
    fields: list[FormField]


class Forms(TypedDict):
    """What can be asked about a game."""

    forms: list[Form]
    cards: list[str]
    seats: list[str]


class Ruling(TypedDict):
    """The referee's answer; the other fields go by the question."""

    rule: NotRequired[str]
    reason: NotRequired[str]
    facts: NotRequired[dict[str, object]]
    legal: NotRequired[bool]
    #: Cards; or of an auction what may be said.
    options: NotRequired[list[str | int]]
    winner: NotRequired[str | int]
    #: Of a trick; of a starter trick by side.
    points: NotRequired[int | PerSide]


class Ruled(TypedDict):
    """The answer of the referee."""

    ruling: Ruling


# Records ---------------------------------------------------------------------------------------------------
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


class RecordLines(TypedDict):
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


class OpenedRecord(TypedDict):
    """A record that is looked through."""

    game: str
    rules: Rules
    seed: str
    you: Seat
    players: dict[Seat, PastPlayer]
    over: bool
    deals: list[PastDeal]
    #: Where the link it was played by was given; null if it is of no day.
    contest: NotRequired[OfDay | None]


class RecordWithText(OpenedRecord):
    """A record that is looked through, and its text: it came by a link, or its remarks have changed."""

    record: str


class StepShown(TypedDict):
    """A step of a deal."""

    view: View
    hands: Mapping[Seat, list[str]]
    events: list[GameEvent]


class LegalAct(TypedDict):
    """An act that can be made, and its record line."""

    action: Action
    text: str


class BoardAnswer(StepShown):
    """A position of a deal in which acts are tried."""

    to_act: Seat | None
    legal: list[LegalAct]
    over: bool


class Valued(TypedDict):
    """An act, and what it is worth; null if it could not be weighed."""

    text: str
    action: Action
    value: float | None
    error: float | None
    #: Whether the best is not clearly better.
    tie: bool


class Weighing(TypedDict):
    """What the legal acts of a position are worth, the best first."""

    to_act: Seat | None
    of: Unit
    worlds: int
    exact: bool
    done: bool
    values: list[Valued]


class DealCheck(TypedDict):
    """Whether a deal is that of the record's seed; `why` says why that is unknown."""

    number: int
    found: Literal["same", "other", "unknown"]
    why: str


class ActPlace(TypedDict):
    """An act of a deal."""

    deal: int
    act: int


class BotCheck(TypedDict):
    """Whether a bot chose its acts itself."""

    seat: Seat
    level: str
    searches: bool
    same: int
    claimed: int
    others: list[ActPlace]
    why: str


class Verified(TypedDict):
    """Whether the deals of a record are those of its seed, and its bots' acts their own."""

    game: str
    seed: str
    contradicted: bool
    deals: list[DealCheck]
    bots: list[BotCheck]
    people: list[Seat]
    #: Whether the seed is that of the numbers the people's devices drew; null where one device drew it.
    drawn: bool | None
    numbers: list[str]


class ChoiceAsked(TypedDict):
    """A choice that was asked for again, with other cards where the bot could not see them."""

    act: int
    seat: Seat
    moved: int
    knows_same: bool
    chooses_same: bool


class Exchanged(TypedDict):
    """The choices of a deal's bots that were asked for again."""

    deal: int
    asked: list[ChoiceAsked]


# Challenges ------------------------------------------------------------------------------------------------
class Claim(TypedDict):
    """The deal as somebody says it was played; the engine has replayed it."""

    name: str
    margin: int
    assisted: bool
    #: What became of each trick, in the order of play.
    tricks: list[Outcome]
    record: str


class Challenge(TypedDict):
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
    refused: Refusal | None


# Answers ---------------------------------------------------------------------------------------------------
class Nothing(TypedDict):
    """Nothing more than that it is done."""


class Hello(TypedDict):
    """The games and the levels there are."""

    engine: str
    games: list[GameOffer]
    levels: list[str]


class Viewed(TypedDict):
    """The view of the table."""

    view: View


class Marked(TypedDict):
    """Whose views have changed besides, where each person has a device."""

    changed: NotRequired[list[Seat]]


class Looked(Viewed):
    """The view of the table; where each person has a device, with what its seat was not told yet."""

    events: NotRequired[list[GameEvent]]


class Acted(Viewed, Marked):
    """What happened, as far as the seat may see it, and the view after it."""

    events: list[GameEvent]


class Begun(Acted):
    """A match that begins or goes on."""

    seed: str
    #: What is left of the balance once the stake is in the pot.
    balance: NotRequired[int]
    #: The link of the challenge that a single deal is played as.
    challenge: NotRequired[str]


class Held(TypedDict):
    """An act that would end the deal is not made yet."""

    held: Literal[True]


class Completed(TypedDict):
    """The cards chosen once another is tapped."""

    cards: list[str]
    #: Why the cards chosen may not be played or buried.
    refusal: Refusal | None


class Written(TypedDict):
    """The record of the match at the table."""

    record: str
    turn: int
    figures: Figures | None


class Hinted(Viewed, Marked):
    """A hint, and the view, in which the deal is assisted now."""

    hint: Hint


class Coached(Marked):
    """The caution against a play, and with it the view; null if nothing is proven."""

    coach: Caution | None
    view: NotRequired[View]


class Listed(TypedDict):
    """The acts of the deal that is over."""

    acts: list[Act]


class Explained(TypedDict):
    """Why a bot acted."""

    why: Why


class Reviewed(TypedDict):
    """The review of a deal."""

    review: Review


class Moment(Act):
    """An act, and the table as the person saw it before."""

    view: View


class Shown(TypedDict):
    """A moment of the deal that is over."""

    moment: Moment


class Part(TypedDict):
    """How far a review is, from 0 to 1; null without one."""

    part: float | None


class Complaint(TypedDict):
    """What an argument about an act needs."""

    game: str
    deal: int
    #: How many acts of the deal had been made.
    act: int
    over: bool
    #: The version of the game's bots, and the engine's.
    bots: int
    version: str
    #: The link to the deal at that act; null while the deal goes on, or where it is too long for a link.
    link: str | None
    #: The link to the question that the table poses to the referee; null where it poses none.
    question: str | None


class Link(TypedDict):
    """What stands after `#` in an address."""

    link: str
    #: Whether it is short enough to be sent as a link.
    fits: bool


class Unread(TypedDict):
    """A field of house rules that was passed over, its value as it was written, and why."""

    field: str
    value: str
    code: str


class House(TypedDict):
    """House rules: a preset and the fields that differ from it, as far as they hold."""

    game: str
    #: Empty for none.
    name: str
    rules: dict[str, RuleValue]
    unread: list[Unread]
    #: The two fields that contradict each other; empty where the rules hold together.
    clash: list[str]


class Linked(TypedDict):
    """What a link carries: one of these."""

    record: NotRequired[str]
    question: NotRequired[dict[str, object]]
    challenge: NotRequired[Challenge]
    house: NotRequired[House]


class HouseWritten(Link):
    """House rules as a link and as text."""

    text: str
    house: House


class Housed(TypedDict):
    """House rules that were read."""

    house: House


# The score keeper ------------------------------------------------------------------------------------------
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
    marks: list[Refusal]
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
    refusal: Refusal | None
    #: What the deal comes to, once nothing is missing or wrong.
    result: SheetDeal | None
    #: As that of a sheet, with what is entered so far.
    referee: dict[str, object]


class SheetWritten(Link):
    """A sheet as text, as a link and as data; what was asked for besides."""

    text: str
    sheet: Sheet
    draft: NotRequired[SheetDraft]
    csv: NotRequired[str]


class Remedy(TypedDict):
    """A change of one field."""

    field: str
    value: RuleValue


class Remedies(TypedDict):
    """The two fields that contradict each other, and the changes after which they do not."""

    fields: list[str]
    remedies: list[Remedy]


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


class OneRuling(TypedDict):
    """A ruling of the referee, or why there is none."""

    ruling: NotRequired[Ruling]
    refusal: NotRequired[Refusal]


class Rulings(TypedDict):
    """The rulings on several questions, in order."""

    rulings: list[OneRuling]


class Challenged(Link):
    """The link of a challenge."""

    challenge: Challenge


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
    #: Whether the seed is known; without it the event has not begun.
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
    """An event with its link; a sealed one that is made has the first link, too. Or a table, or a result."""

    event: ClubEventData
    link: str
    seal: NotRequired[str]
    #: Of the link of a result: whose it is.
    result: NotRequired[str]
    rows: NotRequired[list[EventRow]]


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


class GivenExerciseData(TypedDict):
    """An exercise as it is put to somebody: what is right there is not in it, but in the pack."""

    title: str
    chapter: str
    task: str
    hint: str
    game: str
    record: str


class ExerciseFaultData(TypedDict):
    """What is wrong with an exercise, counted from 1."""

    exercise: int
    code: str
    facts: dict[str, object]


class ExercisesRead(TypedDict):
    """A pack as text and in parts; no link where a link cannot carry as many."""

    pack: str
    #: What tells its tasks from those of another pack.
    key: str
    title: str
    #: How many have to be solved to pass, if that is asked.
    passes: int | None
    exercises: list[GivenExerciseData]
    faults: list[ExerciseFaultData]
    link: str | None
    fits: bool


class ExerciseTried(TypedDict):
    """What a try is, and what the teacher says to it; of one that is not legal there why not."""

    kind: Literal["right", "wrong", "otherwise", "illegal"]
    words: str
    refusal: Refusal | None


class ExerciseBoard(TypedDict):
    """The table of an exercise as the seat that decides sees it, what happened last, and its legal acts.

    `punished`: hidden cards were dealt again, so that a wrong act does not get away.
    """

    view: View
    events: list[GameEvent]
    legal: list[LegalAct]
    punished: bool


class ExerciseTaken(ExerciseBoard):
    """A position as the record of an exercise, and what was done there, if anything was."""

    record: str
    made: LegalAct | None


class ExerciseWrongData(LegalAct):
    """A particular mistake, and what is said to it."""

    words: str


class ExerciseParts(TypedDict):
    """An exercise with all that its teacher wrote."""

    title: str
    chapter: str
    task: str
    hint: str
    praise: str
    otherwise: str
    right: list[LegalAct]
    wrong: list[ExerciseWrongData]
    near: bool
    punish: bool
    record: str


class ExercisesParted(ExercisesRead):
    """A pack, with what is right in it."""

    parts: list[ExerciseParts]


class ExerciseWeighed(TypedDict):
    """What the legal acts of a decision are worth, the best first; and what is wrong with the exercise."""

    of: Unit
    worlds: int
    exact: bool
    values: list[Valued]
    faults: list[ExerciseFaultData]


class ExercisePupil(TypedDict):
    """Somebody's row: of each exercise the tries, and whether the last one solved it."""

    name: str
    tries: list[int]
    solved: list[bool]
    passed: bool | None


class ExerciseMistake(TypedDict):
    """The commonest wrong act of an exercise, and how many people made it."""

    act: str
    people: int


class ExerciseProblem(TypedDict):
    """A link of answers without a row, counted from 1."""

    at: int
    name: str
    code: str
    facts: dict[str, object]


class ExerciseClass(TypedDict):
    """The rows by name, the commonest mistake of each exercise, and what is wrong with the rest."""

    pupils: list[ExercisePupil]
    commonest: list[ExerciseMistake | None]
    problems: list[ExerciseProblem]
    csv: str


class FieldRun(TypedDict):
    """One run of the field: a level, the margin it came to, and that of the deal as it was played."""

    level: str
    lot: int
    margin: int
    played: int | None


class Missed(TypedDict):
    """The tricks, from 0, in which a decision of the person cost something."""

    missed: list[int]


class Tried(TypedDict):
    """A line of acts, with the next one."""

    line: list[str]


class Recorded(TypedDict):
    """A record as text."""

    record: str


# Making a deal ---------------------------------------------------------------------------------------------
class PackFace(TypedDict):
    """A face of the pack: how many of its cards are not placed, of how many."""

    card: str
    left: int
    of: int


class MakingPlace(TypedDict):
    """Where cards of a deal lie: its name, the seat that is dealt them, how many; those placed, sorted."""

    name: str
    seat: Seat | None
    size: int
    cards: list[str]


class SetupField(TypedDict):
    """A field of the standing or the contract.

    With `choices` a value is one of them, without a whole number. `values` are by part, under an empty name
    where there are none.
    """

    name: str
    parts: list[str]
    choices: list[str]
    least: int
    most: int
    step: int
    values: dict[str, str]


class Making(TypedDict):
    """A deal that is being made."""

    #: The whole of it as text, to be sent with the next change.
    setup: str
    game: str
    rules: Rules
    #: In order of play, from S.
    seats: list[Seat]
    #: The pack: a row for each suit.
    rows: list[list[PackFace]]
    places: list[MakingPlace]
    #: How many cards are not placed.
    missing: int
    standing: list[SetupField]
    #: What is to be known of a deal that begins with its play; empty where none can.
    contract: list[SetupField]
    #: Of a deal without a card missing: what the rules refuse, or would have dealt again.
    problems: list[Refusal]
    #: The hands as text, by the name of the form.
    texts: dict[str, str]
    #: Why a text was not taken, each with its place.
    unread: list[Refusal]
    #: Whether the text that was read has bids, plays or more deals, which were not taken.
    has_more: bool


class MadeDeal(TypedDict):
    """The record of a deal that was made, and its link."""

    record: str
    deal: int
    link: str
    fits: bool


# What is asked ---------------------------------------------------------------------------------------------
class AskRules(TypedDict):
    """A game, and its rules by a preset's name or field by field."""

    game: str
    rules: NotRequired[Rules | None]


class CardAtPlace(TypedDict):
    """A card, and the name of a place of the deal."""

    card: str
    place: str


class AskMaking(AskRules):
    """A setup, none for a new one, and one change of it; chance is drawn from the seed."""

    setup: NotRequired[str | None]
    seed: NotRequired[str]
    lay: NotRequired[CardAtPlace]
    take: NotRequired[CardAtPlace]
    #: The name of a place; all where it is empty.
    clear: NotRequired[str]
    set: NotRequired[dict[str, str]]
    fill: NotRequired[bool]
    read: NotRequired[str]


class AskMade(AskRules):
    """A whole setup, who plays it, and from which contract, if not from the beginning."""

    setup: NotRequired[str | None]
    seed: NotRequired[str]
    you: NotRequired[str]
    level: NotRequired[str]
    name: NotRequired[str | None]
    contract: NotRequired[dict[str, str] | None]
    #: Whether a person who plays it has seen its cards.
    assisted: NotRequired[bool]


class AskHouse(AskRules):
    """Rules, and their name."""

    name: NotRequired[str | None]


class AskRulings(TypedDict):
    """Questions to the referee."""

    questions: list[dict[str, object]]


class AskHoused(TypedDict):
    """A link or a text, and the game of a text that names none."""

    text: str
    game: NotRequired[str]


class AskPrint(TypedDict):
    """A sheet: of a record's deals, of a game's rules, or of exercises; `size` is `a4` where left out.

    `text` is a score sheet that is printed filled, as `scores`.
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
    """A record, and the numbers of the deals that are meant; all where they are left out."""

    record: str
    deals: NotRequired[list[int] | None]


class AskStake(AskRules):
    """A stake, and the balance it is taken from, in whole cents."""

    stake: NotRequired[int | None]
    balance: NotRequired[int]


class AskNew(TypedDict):
    """A match: a game with its rules, who sits where, and what is staked; or one that was played or given."""

    game: NotRequired[str]
    rules: NotRequired[Rules | None]
    seed: NotRequired[str | int]
    you: NotRequired[str]
    people: NotRequired[list[str]]
    level: NotRequired[str]
    levels: NotRequired[dict[str, str]]
    names: NotRequired[dict[str, str]]
    stake: NotRequired[int | None]
    balance: NotRequired[int]
    again: NotRequired[bool]
    challenge: NotRequired[str]
    one_deal: NotRequired[bool]
    apart: NotRequired[bool]
    seat: NotRequired[str | None]
    numbers: NotRequired[list[str]]


class AskResume(TypedDict):
    """A record to go on with."""

    record: str
    you: NotRequired[str]
    names: NotRequired[dict[str, str]]
    challenge: NotRequired[str | None]
    apart: NotRequired[bool]
    seat: NotRequired[str | None]


class AskView(TypedDict):
    """The seat whose view it is, where each person has a device; null for what everybody may see."""

    seat: NotRequired[str | None]


class AskSeat(TypedDict):
    """A seat."""

    seat: str


class AskTurn(TypedDict):
    """The turn of the table that is meant, that of the view; and the seat, where each person has a device."""

    turn: int
    seat: NotRequired[str | None]


class AskStep(AskTurn):
    """How far the table is to go."""

    hold_end: NotRequired[bool]
    until: NotRequired[Literal["asked"] | None]


class AskAct(AskTurn):
    """An act."""

    action: dict[str, object]


class AskCoach(AskAct):
    """An act to be judged."""

    ahead: NotRequired[bool]


class AskComplete(AskTurn):
    """The cards that are chosen, the one that is tapped, and what they are for."""

    chosen: NotRequired[list[str]]
    card: NotRequired[str]
    kind: NotRequired[Literal["play", "bury"]]


class AskUndo(AskTurn):
    """Who of the other side agrees; on a shared device `seat` is whose decision is undone."""

    agreed: NotRequired[str | None]


class AskAt(AskTurn):
    """The number of an act of the deal."""

    at: int


class AskHint(AskTurn):
    """The level that gives the hint."""

    level: NotRequired[str]


class AskSit(AskSeat):
    """A seat, and the name of the person who sits down there."""

    name: NotRequired[str | None]


class AskDecide(TypedDict):
    """A decision: a finding of the review, a puzzle, the same one again, or the way back."""

    turn: NotRequired[int]
    at: NotRequired[int]
    puzzle: NotRequired[str]
    names: NotRequired[dict[str, str]]
    name: NotRequired[str | None]
    again: NotRequired[bool]
    back: NotRequired[bool]


class AskLesson(TypedDict):
    """A lesson's text, or the same one again."""

    lesson: NotRequired[str]
    again: NotRequired[bool]
    names: NotRequired[dict[str, str]]


class AskRuling(TypedDict):
    """A question to the referee."""

    question: dict[str, object]


class AskOpen(TypedDict):
    """A record or the link of one, and the link of the challenge it was played by."""

    record: NotRequired[str]
    link: NotRequired[str | None]
    #: As it was kept: what is no link is no challenge.
    challenge: NotRequired[object]


class AskPlace(TypedDict):
    """A step of a deal of the open record."""

    deal: int
    step: int


class AskLine(AskPlace):
    """A position: a step, and record lines of one act each that are tried after it."""

    line: NotRequired[list[str]]


class AskWeighing(AskLine):
    """In how many more worlds to weigh."""

    worlds: NotRequired[int]


class AskAnother(AskLine):
    """The level of the bots."""

    level: NotRequired[str]


class AskWay(TypedDict):
    """A line of a deal, by the places of the branches that lead to it."""

    deal: int
    way: NotRequired[list[int]]


class AskRemark(AskWay):
    """The remark on an act of a line; an empty note and mark remove it."""

    act: int
    note: NotRequired[str]
    mark: NotRequired[Mark | None]


class AskDeal(TypedDict):
    """A deal of a record; without them that at the table, and the last one."""

    record: NotRequired[str | None]
    deal: NotRequired[int | None]


class AskLink(AskDeal):
    """What the link is to carry; a question to the referee in place of a record."""

    question: NotRequired[dict[str, object] | None]


class AskChallenge(AskDeal):
    """What the challenge is to carry; or the game and the date of a day's deal."""

    claims: NotRequired[bool]
    name: NotRequired[str | None]
    challenge: NotRequired[str | None]
    game: NotRequired[str]
    day: NotRequired[str]


class AskField(AskDeal):
    """The level that plays, and which of its runs."""

    level: str
    lot: NotRequired[int]


class AskComplaint(TypedDict):
    """The act in question: of the match at the table, or of a step of a deal of the open record."""

    turn: NotRequired[int]
    deal: NotRequired[int]
    step: NotRequired[int]


class AskLinked(TypedDict):
    """An address, or what stands after `#` in one."""

    link: str


class AskRecord(TypedDict):
    """A record."""

    record: str


class AskExchange(AskRecord):
    """A deal of a record; without one the last."""

    deal: NotRequired[int | None]


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
    scoring: NotRequired[Scoring]
    line: NotRequired[str]
    help: NotRequired[bool]
    sealed: NotRequired[bool]
    #: Of a link: the link that went out before the start, to be compared with it.
    seal: NotRequired[str]


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


class AskExercises(TypedDict):
    """The text of a pack, or a link that carries one."""

    pack: str


class AskExerciseTry(AskExercises):
    """And which exercise, from 1, with the act that is tried."""

    exercise: int
    action: Mapping[str, object]


class AskExerciseBoard(AskExercises):
    """And which exercise, from 1; with an act, the table after it and the others' replies in its trick."""

    exercise: int
    action: NotRequired[Mapping[str, object]]


class AskExerciseTaken(TypedDict):
    """The record of an exercise, or a position of the record that is open, as for the analysis."""

    record: NotRequired[str]
    deal: NotRequired[int]
    step: NotRequired[int]
    line: NotRequired[list[str]]


class AskExercisePack(TypedDict):
    """A pack, or the parts of one."""

    pack: NotRequired[str]
    title: NotRequired[str]
    passes: NotRequired[int | None]
    exercises: NotRequired[list[Mapping[str, object]]]


class AskExerciseWeighed(TypedDict):
    """An exercise of a pack, from 1; or the record of one of which nothing is known yet."""

    pack: NotRequired[str]
    exercise: NotRequired[int]
    record: NotRequired[str]


class AskExerciseAnswers(AskExercises):
    """And whose answers they are: the acts tried at each exercise, in order."""

    name: str
    tries: list[list[Mapping[str, object]]]


class AskExerciseClass(AskExercises):
    """And texts with links of answers somewhere in them."""

    texts: list[str]


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
    stake: NotRequired[int]


class AskSheet(TypedDict):
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
    #: Nothing is changed: what this entry would ask, refuse and come to.
    draft: NotRequired[SheetTry]
    #: Words for the first line of the table, by the code of the column; it is answered as `csv`.
    csv: NotRequired[Mapping[str, str]]


class Asks(TypedDict):
    """What each message asks, beside `v`, `id`, `op` and `since`, and what it does."""

    #: The engine is ready. Loads no game.
    ping: Nothing
    #: What there is to play: each game as below, and every name of a level, weakest first.
    hello: Nothing
    #: A match begins, its first deal dealt: `seed` is a text or whole number, `you` the person's seat
    #: (`S` where it is left out) or `people` a list of seats, see *People who share a device*; `level` is
    #: that of all bots, or `levels` gives one by seat; `stake` and `balance` are for chips. With `again`,
    #: true, it has the game, rules and players of the match at the table; with `challenge`, see *Challenges*;
    #: with `one_deal`, true, the match is its first deal, played as a challenge whose link is answered;
    #: with `apart`, `seat` and `numbers`, see *People with a device each*.
    new: AskNew
    #: What a stake would win or leave; nothing begins. See *Chips*.
    stake: AskStake
    #: Goes on where a record ends. `names` are shown for seats whose name the record leaves empty; `apart`
    #: and `seat` as in `new`.
    resume: AskResume
    #: The match so far as `.deal` text, and the figures of the deal that is just over, see *The past*.
    record: Nothing
    #: Every field of the rules as it would hold; `idle` are the fields that have no say, each with the one
    #: that switches it off. Refused (`contradiction`, facts `fields`) where they do not hold together.
    rules: AskRules
    #: The view of the table.
    view: AskView
    #: Shows the cards of a person's seat, see *People who share a device*.
    uncover: AskSeat
    #: Covers all cards.
    cover: Nothing
    #: The person acts.
    act: AskAct
    #: The set that is chosen once `card` has been tapped (Tractor: the tractor or pair it is part of for a
    #: lead, the led shape for a follow), or `chosen` where no card is; and why playing or burying it would be
    #: refused. Changes nothing.
    complete: AskComplete
    #: The table makes one act (a bot's, or its own). A front end asks for a bot's act while cards are still
    #: moving on the screen and shows it after its pause; with `hold_end` true an act that would end the deal,
    #: after which nothing can be undone, is not made but answered with `held`: ask again to have it made,
    #: without more thinking. With `until` `asked` the table goes on dealing until a person can declare what
    #: they could not before, or it is somebody's turn.
    step: AskStep
    #: Deals the next deal.
    next: AskTurn
    #: Back to where the person last had a choice in this deal; the deal is marked as assisted. Refused
    #: (`nothing_to_undo`) where there is none and once the deal is scored.
    undo: AskUndo
    #: The person leads out and takes every trick left, where the prompt offers it. Refused (`not_certain`).
    claim: AskTurn
    #: One act of a bot of that level in the place of the seat's person, whose turn it is. The deal is not
    #: assisted: the record does not know who chose. See *People with a device each*.
    stand_in: AskHint
    #: A person sits down at the seat of a bot or of somebody else, before a deal is dealt, for all of the
    #: record. See *People with a device each*.
    sit: AskSit
    #: Cancels all thinking in progress, which is answered with `cancelled`.
    cancel: Nothing
    #: How far a review is.
    progress: Nothing
    #: Opens a record, or that of a link, to be looked through, see *The past*.
    open: AskOpen
    #: One step of one of its deals.
    at: AskPlace
    #: What stands after `#` in an address, [with all of it](../links/LINKS.md): of a record, else of the
    #: match at the table, of one deal or of all (null). `fits`: it is short enough to be sent as a link, not
    #: as a file.
    link: AskLink
    #: What an argument about an act needs. Of a deal that goes on `link` is null, and `question` is made of
    #: what the person sees.
    complaint: AskComplaint
    #: What a link carries: the record, checked by replaying it, the question, the house rules, or the
    #: challenge, see *Challenges*. Refused with `not_a_link`, `link_newer`, `link_cut`, `link_damaged`,
    #: `link_too_long`, or what is wrong with the record.
    linked: AskLinked
    #: A lesson begins: its text ([as the site has it](../lessons/LESSONS.md)), or with `again` the one that
    #: is played. See *Lessons*.
    lesson: AskLesson
    #: Goes to a decision to be found, or back from it, see *Decisions to be found*.
    decide: AskDecide
    #: What a person can ask the referee, with the cards and seats, in order of play, to fill it in with. The
    #: kinds of fields are in `followsuit.forms`; a ruling without a `rule` of its own rests on the form's
    #: `clauses`.
    forms: AskRules
    #: The referee rules.
    rule: AskRuling
    #: The referee rules on several questions, 400 at most.
    rulings: AskRulings
    #: House rules as a link, [with all of them](../links/LINKS.md), and as text.
    house: AskHouse
    #: The house rules of such a link or text, or of a specification as JSON. Fields and values not known here
    #: are named in `unread`; two that contradict each other in `clash`. Refused with `not_house_rules`, or as
    #: `linked`.
    housed: AskHoused
    #: Changes of one field after which rules hold that are refused for a contradiction.
    remedies: AskRules
    #: A sheet to be printed. `hands`, `dealing`, `slips` and `traveller` are of the deals of a `record` that
    #: are over, or of all its deals if nothing was played in it; `results` and `tricks` are for `hands`.
    #: `scores` and `rules` are of a `game` and its `rules`, a card of Tractor of a `level` and `trump` suit.
    #: `exercises` are texts of puzzles or lessons, `tasks` their questions where they have their own.
    print: AskPrint
    #: Deals as PBN without play. Refused (`not_for_bridge`) but for games of thirteen cards a seat.
    boards: AskBoards
    #: The score of a match with real cards: reads a sheet or begins one, does one thing to it, and answers
    #: all of it. See *The score keeper*.
    sheet: AskSheet
    #: What a bot of that level (the game's strongest) would do in the person's place, from what the person
    #: may know; the deal is now `assisted`. See *Explaining*.
    hint: AskHint
    #: The acts of the deal that is over, see *Explaining*.
    acts: AskTurn
    #: What a bot thought when it acted, see *Explaining*.
    why: AskAt
    #: The decisions of the person that cost most, see *Explaining*.
    review: AskTurn
    #: The table as the person saw it before an act, see *Explaining*.
    moment: AskAt
    #: The caution against a play or a burial before it is made, null if nothing is proven; if there is one,
    #: the deal is now `assisted`. With `ahead` the engine only begins to think, and sends and marks nothing.
    #: See *Explaining*.
    coach: AskCoach
    #: The link of a challenge, see *Challenges*.
    challenge: AskChallenge
    #: A club's event, made or read from its link, see *Events*.
    event: AskEvent
    #: The challenge that a deal of an event is played as, see *Events*.
    event_deal: AskEventDeal
    #: The link of what somebody made of an event, see *Events*.
    event_result: AskEventResult
    #: The table of an event from a heap of results, each replayed, see *Events*.
    standing: AskStanding
    #: The record of a deal in a result, as it is looked at, see *Events*.
    event_play: AskEventPlay
    #: What a level makes of a deal of an event, see *Events*.
    event_field: AskEventField
    #: Whether the bots in a result chose as ours do, see *Events*.
    event_bots: AskEventBots
    #: A plan for pairs with real cards, or the order of their travellers, see *Events*.
    pairs: AskPairs
    #: What a pack of exercises says, its link, and what cannot be played in it, see *Exercises*.
    exercises: AskExercises
    #: What an act is at an exercise, see *Exercises*.
    exercise_try: AskExerciseTry
    #: The table of an exercise, or after an act at it, see *Exercises*.
    exercise_board: AskExerciseBoard
    #: The link of somebody's tries, see *Exercises*.
    exercise_answers: AskExerciseAnswers
    #: Who solved what, of texts with links of answers, see *Exercises*.
    exercise_class: AskExerciseClass
    #: A position as an exercise, see *Exercises*.
    exercise_from: AskExerciseTaken
    #: A pack out of its parts, or in them, see *Exercises*.
    exercise_pack: AskExercisePack
    #: What the acts of a decision are worth, see *Exercises*.
    exercise_weigh: AskExerciseWeighed
    #: A bot plays a deal from the person's seat, see *Challenges*.
    field: AskField
    #: The tricks in which the person's decisions cost something, see *Challenges*.
    missed: AskDeal
    #: Deals a record again, and asks its bots again, see *Fairness*.
    verify: AskRecord
    #: Asks bots again with other hidden cards, see *Fairness*.
    exchange: AskExchange
    #: A position in which acts are tried, see *Analysis*.
    board: AskLine
    #: What its legal acts are worth, see *Analysis*.
    weigh: AskWeighing
    #: The line after the next act of a bot, see *Analysis*.
    tried: AskAnother
    #: Keeps the line as a branch of the open record, see *Analysis*.
    branch: AskLine
    #: A record that ends at the position, see *Analysis*.
    from_here: AskAnother
    #: Sets the remark on an act, see *Analysis*.
    remark: AskRemark
    #: Takes a branch away, see *Analysis*.
    unbranch: AskWay
    #: A deal that is being made, after a change: a card is laid or taken, places are cleared, the standing is
    #: set, the rest is dealt by chance, or a text is read. See *Making a deal*.
    make: AskMaking
    #: The record of a match that begins with a deal that was made. See *Making a deal*.
    made: AskMade


# Answers, by the message ------------------------------------------------------------------------------------
class Answers(TypedDict):
    """The answer to each message, beside what `Envelope` says."""

    ping: Nothing
    hello: Hello
    new: Begun
    stake: Quote
    resume: Begun
    record: Written
    rules: Meaning
    view: Looked
    uncover: Viewed
    cover: Viewed
    act: Acted
    complete: Completed
    step: Acted | Held
    next: Acted
    undo: Acted
    claim: Acted
    stand_in: Acted
    sit: Viewed
    cancel: Nothing
    progress: Part
    open: OpenedRecord | RecordWithText
    at: StepShown
    link: Link
    complaint: Complaint
    linked: Linked
    lesson: Acted
    decide: Acted
    forms: Forms
    rule: Ruled
    rulings: Rulings
    house: HouseWritten
    housed: Housed
    remedies: Remedies
    print: Printed
    boards: Boards
    sheet: SheetWritten
    hint: Hinted
    acts: Listed
    why: Explained
    review: Reviewed
    moment: Shown
    coach: Coached
    challenge: Challenged
    event: EventRead
    event_deal: EventDeal
    event_result: Link
    standing: Standings
    event_play: EventPlay
    event_field: EventField
    event_bots: EventBots
    pairs: PairsAnswer
    exercises: ExercisesRead
    exercise_try: ExerciseTried
    exercise_board: ExerciseBoard
    exercise_answers: Link
    exercise_class: ExerciseClass
    exercise_from: ExerciseTaken
    exercise_pack: ExercisesParted
    exercise_weigh: ExerciseWeighed
    field: FieldRun
    missed: Missed
    verify: Verified
    exchange: Exchanged
    board: BoardAnswer
    weigh: Weighing
    tried: Tried
    branch: RecordWithText
    from_here: Recorded
    remark: RecordWithText
    unbranch: RecordWithText
    make: Making
    made: MadeDeal


class Envelope(TypedDict):
    """What every answer has besides."""

    #: The version of the protocol.
    v: int
    #: The message's own.
    id: object
    ok: bool
    #: Why it is refused; then there is nothing else.
    error: NotRequired[Refusal]
    #: What is new in the record, for a message with `since`.
    record_lines: NotRequired[RecordLines]


#: Types that have other fields than those named, by what they are about.
OPEN: Final = (GameEvent, Ruling)
