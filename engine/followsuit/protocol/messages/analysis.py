"""Analysis: acts that are tried in a deal of the open record."""

from typing import NotRequired, TypedDict

from followsuit.protocol.messages.actions import Action
from followsuit.protocol.messages.records import AskPlace, StepShown
from followsuit.protocol.messages.words import Seat, Unit


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


class Tried(TypedDict):
    """A line of acts, with the next one."""

    line: list[str]


class AskLine(AskPlace):
    """A position: a step, and record lines of one act each that are tried after it."""

    line: NotRequired[list[str]]


class AskWeighing(AskLine):
    """In how many more worlds to weigh."""

    worlds: NotRequired[int]


class AskAnother(AskLine):
    """The level of the bots."""

    level: NotRequired[str]
