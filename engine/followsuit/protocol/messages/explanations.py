"""Explanations: hints, cautions, and what was thought in the deal that is over."""

from typing import NotRequired, TypedDict

from followsuit.protocol.messages.play import ActRequest, TableAnswer, TurnRequest
from followsuit.protocol.messages.reasons import Act, Caution, Hint, Review, Why
from followsuit.protocol.messages.views import View


class HintAnswer(TableAnswer):
    """A hint, and the view, in which the deal is assisted now."""

    hint: Hint


class CoachAnswer(TypedDict):
    """The caution against a play, and with it the view; null if nothing is proven."""

    coach: Caution | None
    view: NotRequired[View]


class ActListAnswer(TypedDict):
    """The acts of the deal that is over."""

    acts: list[Act]


class ExplanationAnswer(TypedDict):
    """Why a bot acted."""

    why: Why


class ReviewAnswer(TypedDict):
    """The review of a deal."""

    review: Review


class ActMoment(Act):
    """An act, and the table as the person saw it before."""

    view: View


class MomentAnswer(TypedDict):
    """A moment of the deal that is over."""

    moment: ActMoment


class ProgressAnswer(TypedDict):
    """How far a review is, from 0 to 1; null without one."""

    part: float | None


class CoachRequest(ActRequest):
    """An act to be judged."""

    ahead: NotRequired[bool]


class ActNumberRequest(TurnRequest):
    """The number of an act of the deal."""

    at: int


class HintRequest(TurnRequest):
    """The level that gives the hint."""

    level: NotRequired[str]


class StandInRequest(HintRequest):
    """The level that acts, and whether it only thinks."""

    hold: NotRequired[bool]
