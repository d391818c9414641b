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
    #: Once it is right: 3 at the first try, 2 later, 1 with help; else 0.
    stars: int
    #: How many decisions were made, over all tries.
    tries: int
    #: Where goals decide: the name of the message for the one that was missed, and the clauses it is about.
    message: str
    clauses: list[str]
    #: What the learner has not been told of yet: the view says nothing of it, and nobody shows a `partner`.
    untaught: list[str]
    #: Where one act is to be found: what it is about, and the caution against the one that was tried.
    theme: str
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
