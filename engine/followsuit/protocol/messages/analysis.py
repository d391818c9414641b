"""Analysis: acts that are tried in a deal of the open record."""

from typing import NotRequired, TypedDict

from followsuit.protocol.messages.actions import Action
from followsuit.protocol.messages.records import ShowStepRequest, StepAnswer
from followsuit.protocol.messages.words import Seat, Unit


class LegalAct(TypedDict):
    """An act that can be made, and its record line."""

    action: Action
    text: str


class PositionAnswer(StepAnswer):
    """A position of a deal in which acts are tried."""

    to_act: Seat | None
    legal: list[LegalAct]
    over: bool


class ActValue(TypedDict):
    """An act, and what it is worth; null if it could not be weighed."""

    text: str
    action: Action
    value: float | None
    error: float | None
    #: Whether the best is not clearly better.
    tie: bool


class WeighingAnswer(TypedDict):
    """What the legal acts of a position are worth, the best first."""

    to_act: Seat | None
    of: Unit
    worlds: int
    exact: bool
    done: bool
    values: list[ActValue]


class ExtensionAnswer(TypedDict):
    """A line of acts, with the next one."""

    line: list[str]


class PositionRequest(ShowStepRequest):
    """A position: a step, and record lines of one act each that are tried after it."""

    line: NotRequired[list[str]]


class WeighingRequest(PositionRequest):
    """In how many more worlds to weigh."""

    worlds: NotRequired[int]


class ExtensionRequest(PositionRequest):
    """The level of the bots."""

    level: NotRequired[str]
