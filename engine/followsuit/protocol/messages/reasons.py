"""Reasons: what a bot thought of an action, its own or the person's."""

from typing import Literal, TypedDict

from followsuit.protocol.messages.actions import Action
from followsuit.protocol.messages.words import Seat, Unit


class Ends(TypedDict):
    """How a deal ends on average."""

    of: Unit
    value: float


class Chance(TypedDict):
    """In how many imagined deals the own side makes its contract, or the other side's fails."""

    own: bool
    count: int
    worlds: int


class ActFigures(TypedDict):
    """An action that was weighed in imagined deals, and its average results; null is not to act."""

    action: Action | None
    worlds: int
    #: Whether so many deals were imagined that they are counted out loud.
    counted: bool
    #: How often the own side wins the trick, from 0 to 1; null outside a trick.
    trick: float | None
    #: How often the contract is made, from 0 to 1; null where there is none.
    made: float | None
    #: How the contract comes out as the seat wishes; null where there is none.
    contract: Chance | None
    ends: Ends


#: What one action does better than another.
Difference = Literal[
    "contract_fails", "contract_let", "buried", "trick_lost", "trick_dear", "later", "outcome"
]


class DifferenceFigures(TypedDict):
    """In how many of so many imagined deals the better action and the worse one do what is told of them."""

    worlds: int
    better: int
    worse: int


class HeadToHeadFigures(TypedDict):
    """In how many of the same deals an action did better and worse than the next best."""

    worlds: int
    better: int
    worse: int


class NextBest(ActFigures):
    """The next best action, and by how much it is worse on average."""

    worse: float
    #: Null if too few deals were imagined to count them out loud.
    head_to_head: HeadToHeadFigures | None


class KeyCardFigures(TypedDict):
    """What a difference depends on: in so many worlds a seat has a card, or at most so many of a suit."""

    seat: Seat
    card: str | None
    suit: str
    most: int
    worlds: int
    count: int
    gain: float


class AgreementRead(TypedDict):
    """What a seat has said by its cards, by the word of an agreement."""

    clause: str
    seat: Seat
    suit: str


class AgreementKept(TypedDict):
    """An agreement that a card keeps, the suit of that card, and whether it is led."""

    clause: str
    suit: str
    leads: bool


class Reasons(TypedDict):
    """What a bot thought of its action."""

    #: The code of a reason that is true of the action; empty where none is.
    reason: str
    #: The heuristic's action, if the search found a better one.
    rule: Action | None
    worlds: int
    exact: bool
    chosen: ActFigures | None
    next_best: NextBest | None
    tie: bool
    #: What the action does better than the next best one; null where they are as good.
    decided: Difference | None
    #: What was counted of it; null if nothing was, or in too few deals.
    counts: DifferenceFigures | None
    #: What the difference depends on; null if nothing is known.
    key_card: KeyCardFigures | None
    #: What the partner has said that can be answered now.
    read: list[AgreementRead]
    #: The agreement that the action keeps; null if it keeps none.
    keeps: AgreementKept | None


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


class ExplainedAct(Act, Reasons):
    """An act with what its bot thought."""

    forgotten: Literal[False]


class UnexplainedAct(Act):
    """An act whose bot's thought is not known."""

    forgotten: Literal[True]


Why = ExplainedAct | UnexplainedAct


class DecisionCost(TypedDict):
    """What a decision cost, in imagined deals."""

    made: ActFigures
    better: ActFigures
    #: The difference of the two figures; null if they do not show it.
    cost: float | None
    #: What the better action does better.
    reason: Difference
    #: What was counted of it; null if nothing was, or in too few deals.
    counts: DifferenceFigures | None
    #: The code of why the better action makes sense; empty where there is none.
    why: str
    exact: bool


class Finding(Act, DecisionCost):
    """A decision that cost something."""

    #: Whether it can be tried again at the table.
    can_try: bool


class Review(TypedDict):
    """The decisions of the person that cost most, of so many that were judged."""

    judged: int
    findings: list[Finding]


class Caution(TypedDict):
    """The caution against a play before it is made."""

    #: What the better play does better.
    reason: Difference
    #: What was counted of it; null if nothing was, or in too few deals.
    counts: DifferenceFigures | None
    cost: float | None
    made: ActFigures
    better: ActFigures
    #: The code of why the better play makes sense; empty where there is none.
    why: str
    exact: bool
