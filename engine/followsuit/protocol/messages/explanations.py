"""Explanations: hints, cautions, and what was thought in the deal that is over."""

from typing import NotRequired, TypedDict

from followsuit.protocol.messages.play import AskAct, AskTurn, Viewed
from followsuit.protocol.messages.reasons import Act, Caution, Hint, Review, Why
from followsuit.protocol.messages.views import View


class Hinted(Viewed):
    """A hint, and the view, in which the deal is assisted now."""

    hint: Hint


class Coached(TypedDict):
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


class ActSeen(Act):
    """An act, and the table as the person saw it before."""

    view: View


class MomentShown(TypedDict):
    """A moment of the deal that is over."""

    moment: ActSeen


class Part(TypedDict):
    """How far a review is, from 0 to 1; null without one."""

    part: float | None


class AskCoach(AskAct):
    """An act to be judged."""

    ahead: NotRequired[bool]


class AskAt(AskTurn):
    """The number of an act of the deal."""

    at: int


class AskHint(AskTurn):
    """The level that gives the hint."""

    level: NotRequired[str]
