"""Referee: questions to the referee, and its rulings."""

from typing import Literal, NotRequired, TypedDict

from followsuit.protocol.messages.words import PerSide, RefusalData


class FormField(TypedDict):
    """A field of a question: engine/followsuit/base/fields.py."""

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
        "shown",
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


class RulingAnswer(TypedDict):
    """The answer of the referee."""

    ruling: Ruling


class OneRuling(TypedDict):
    """A ruling of the referee, or why there is none."""

    ruling: NotRequired[Ruling]
    refusal: NotRequired[RefusalData]


class Rulings(TypedDict):
    """The rulings on several questions, in order."""

    rulings: list[OneRuling]


class RulingsRequest(TypedDict):
    """Questions to the referee."""

    questions: list[dict[str, object]]


class RulingRequest(TypedDict):
    """A question to the referee."""

    question: dict[str, object]
