"""Referee form: a question to the referee by its fields, for a front end that does not know the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from followsuit.base.fields import Field


@dataclass(frozen=True, slots=True)
class Form:
    """A question by its name, the fields to be filled in, and the clauses that every answer rests on."""

    ask: str
    clauses: tuple[str, ...]
    fields: tuple[Field, ...]


@runtime_checkable
class RefereeFormGame(Protocol):
    """A game that a person may ask the referee about by filling in forms."""

    def forms(self, rules: Any) -> Sequence[Form]:
        """Return the questions of these rules, the commonest first."""
