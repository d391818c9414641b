"""Tasks: lessons, puzzles, and moments of one's own deal."""

from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.reasons import Caution


class TaskView(TypedDict):
    """A task, and how it stands."""

    kind: Literal["lesson", "puzzle", "moment"]
    #: Names the words for it; empty for a moment of the match.
    key: str
    #: `replying` while bots go on after a wrong act.
    status: Literal["playing", "replying", "right", "wrong"]
    #: Whether the hidden cards were dealt again, so that a wrong act fails.
    punished: bool
    #: Of a lesson: the name of the message for the goal that was missed, the clauses it is about, its stars.
    message: str
    clauses: list[str]
    stars: int
    #: Of a decision: what it is about, how often it was tried, and the caution against the last try.
    theme: str
    tries: int
    against: Caution | None


class TaskRequest(TypedDict):
    """The text of a lesson or puzzle, a finding of the review at its turn, or the same task again."""

    text: NotRequired[str]
    turn: NotRequired[int]
    at: NotRequired[int]
    names: NotRequired[dict[str, str]]
    #: That of whoever tries it.
    name: NotRequired[str | None]
    again: NotRequired[bool]
