"""Lessons, and decisions to be found."""

from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.reasons import Caution


class LessonView(TypedDict):
    """The status of a lesson; `message` names the message for a missed goal."""

    key: str
    status: Literal["playing", "won", "failed"]
    message: str
    clauses: list[str]
    #: Whether the hidden cards were dealt again, so that a wrong play fails.
    punished: bool
    stars: int


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


class PracticeRequest(TypedDict):
    """A decision: a finding of the review, a puzzle, or the same one again."""

    turn: NotRequired[int]
    at: NotRequired[int]
    puzzle: NotRequired[str]
    names: NotRequired[dict[str, str]]
    name: NotRequired[str | None]
    again: NotRequired[bool]


class LessonRequest(TypedDict):
    """A lesson's text, or the same one again."""

    lesson: NotRequired[str]
    again: NotRequired[bool]
    names: NotRequired[dict[str, str]]
