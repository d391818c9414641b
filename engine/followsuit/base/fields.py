"""Field: a value that a person is asked for, so that a front end can ask for it without knowing the game.

Fields are the options of a game's rules, what a form says to the referee, what a score sheet asks about a
deal, and what a person sets in the deal editor. They are tuples: a dataclass would take longer to load.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple, Protocol, runtime_checkable

#: What is entered in a field.
Value = str | int | bool
#: What is entered in fields, by their names.
Values = Mapping[str, Value]


class FieldKind(StrEnum):
    """What a field takes, and how its value is written."""

    #: One of the choices, as written there.
    CHOICE = "choice"
    #: Any number of the choices, as a list.
    SEVERAL = "several"
    #: Yes or no; no where it is left out.
    FLAG = "flag"
    #: A whole number.
    NUMBER = "number"
    #: A seat or a side, as its name.
    SEAT = "seat"
    SIDE = "side"
    #: A trump suit, as its letter.
    SUIT = "suit"
    #: A trump rank and suit: ``{"rank": "2", "suit": "H"}``, the suit null for no trump.
    TRUMP = "trump"
    #: A card as text; or cards in one text.
    CARD = "card"
    CARDS = "cards"
    #: A trick of one card a seat, as pairs of a seat and a card; or of several cards a seat, as their texts.
    TRICK = "trick"
    PLAYS = "plays"
    #: A whole number for each side: ``{"NS": 60, "EW": 40}``.
    SIDES = "sides"
    #: Any number of the choices for each seat: ``{"W": ["S", "trump"]}``; a seat with none is left out.
    BY_SEAT = "by_seat"
    #: A trick as far as its winner goes: ``{"cards": "JS JS", "suit": "H", "won_by": "opposing"}``, the suit
    #: null for no trump, ``won_by`` one of the choices.
    LAST_TRICK = "last_trick"
    #: Cards and the seat that showed them: ``{"seat": "E", "cards": "2C 2C"}``.
    SHOWN = "shown"
    #: One of the choices for those who declare and those who oppose: ``{"declaring": "2", "opposing": "3"}``.
    ROLES = "roles"


class Field(NamedTuple):
    """A field by its name: what it takes, the clause it rests on, and its value until another is chosen.

    ``least``, ``most`` and ``step`` limit a number; ``total`` is what the numbers of both sides sum to. With
    ``parts`` it takes a value for each of them (``NS 20 EW 0``). ``is_optional``: it may be left out.
    ``answers`` are what a front end offers in place of the choices where that saves questions: values of this
    field, some with those of fields that follow. ``value`` is what is entered so far.
    """

    name: str
    kind: FieldKind = FieldKind.CHOICE
    choices: tuple[Any, ...] = ()
    clause: str = ""
    default: Any = None
    least: int | None = None
    most: int | None = None
    step: int = 1
    total: int | None = None
    parts: tuple[str, ...] = ()
    is_optional: bool = False
    answers: tuple[Values, ...] = ()
    value: Value | None = None

    @property
    def many(self) -> bool:
        """Whether it takes any number of the choices."""
        return self.kind is FieldKind.SEVERAL


@dataclass(frozen=True, slots=True)
class RefereeForm:
    """A question by its name, the fields to be filled in, and the clauses that every answer rests on."""

    ask: str
    clauses: tuple[str, ...]
    fields: tuple[Field, ...]


@runtime_checkable
class RefereeFormGame(Protocol):
    """A game that a person may ask the referee about by filling in forms."""

    def forms(self, rules: Any) -> Sequence[RefereeForm]:
        """Return the questions of these rules, the commonest first."""
