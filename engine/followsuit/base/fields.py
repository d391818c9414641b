"""Form: the fields of a question to the referee, so that a front end can ask it without knowing the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol, runtime_checkable


class FieldKind(Enum):
    """What a field of a question takes, and how its value is written."""

    #: One of the choices, as written there.
    CHOICE = "choice"
    #: Any number of the choices, as a list.
    SEVERAL = "several"
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
    #: A whole number.
    NUMBER = "number"
    #: A whole number for each side: ``{"NS": 60, "EW": 40}``.
    SIDES = "sides"
    #: Yes or no; no where it is left out.
    FLAG = "flag"
    #: Any number of the choices for each seat: ``{"W": ["S", "trump"]}``; a seat with none is left out.
    BY_SEAT = "by_seat"
    #: A trick as far as its winner goes: ``{"cards": "JS JS", "suit": "H", "won_by": "opposing"}``, the suit
    #: null for no trump, ``won_by`` one of the choices.
    LAST_TRICK = "last_trick"
    #: One of the choices for those who declare and those who oppose: ``{"declaring": "2", "opposing": "3"}``.
    ROLES = "roles"


@dataclass(frozen=True, slots=True)
class FormField:
    """A field by its name: its kind, the choices there are, and what the numbers of both sides sum to.

    ``is_optional``: the question makes sense without it.
    """

    name: str
    kind: FieldKind
    choices: tuple[str | int, ...] = ()
    total: int | None = None
    is_optional: bool = False


@dataclass(frozen=True, slots=True)
class Form:
    """A question by its name, the fields to be filled in, and the clauses that every answer rests on."""

    ask: str
    clauses: tuple[str, ...]
    fields: tuple[FormField, ...]


@runtime_checkable
class RefereeFormGame(Protocol):
    """A game that a person may ask the referee about by filling in forms."""

    def forms(self, rules: Any) -> Sequence[Form]:
        """Return the questions of these rules, the commonest first."""
