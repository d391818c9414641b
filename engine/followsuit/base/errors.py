"""Refusal: why the rules do not allow an action; and the errors the engine raises.

A *refusal* is an ordinary answer: a stable code, the clause it rests on, and the facts a sentence needs.
An *error* is raised: for a card that does not exist, a record that cannot be read, rules that contradict
each other, or an action that is applied although the rules refuse it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, Self

#: Facts of a refusal or error: plain JSON values (cards as text, seats as letters).
Facts = Mapping[str, Any]

NO_FACTS: Final[Facts] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed.

    ``code`` is stable and in snake case (``must_follow``), ``clause`` is the rule's number (``"H8"``, or
    ``""`` if no clause of a game applies), ``facts`` fill the sentence that the front end shows.
    """

    code: str
    clause: str = ""
    facts: Facts = field(default_factory=lambda: NO_FACTS, hash=False)

    def __str__(self) -> str:
        facts = ", ".join(f"{key} {value}" for key, value in self.facts.items())
        words = self.code.replace("_", " ")
        return f"{words}{f' ({self.clause})' if self.clause else ''}{f': {facts}' if facts else ''}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.clause, dict(self.facts))

    def as_data(self) -> dict[str, Any]:
        """The refusal as plain data for a view."""
        return {"code": self.code, "clause": self.clause, "facts": dict(self.facts)}


class FollowSuitError(Exception):
    """The base of every error the engine raises on purpose.

    ``code`` is stable, ``facts`` are plain JSON values, ``clause`` is a rule's number or empty. ``position``
    says in words where the match stood, ``remedy`` what to do instead; both may be empty. An error can be
    copied and pickled, so it comes whole out of another process.
    """

    position: str = ""
    remedy: str = ""

    def __init__(self, code: str, message: str, *, clause: str = "", facts: Facts = NO_FACTS) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.clause = clause
        self.facts: dict[str, Any] = dict(facts)

    def __reduce__(self) -> tuple[Any, ...]:
        # Python would call the type with the message alone.
        return _made_again, (type(self), self.args), self.__dict__

    def advised(self, remedy: str, position: str = "") -> Self:
        """Add what to do instead and where the match stood to this error, and return it."""
        self.remedy = remedy
        self.position = position or self.position
        return self

    def __str__(self) -> str:
        position = "" if self.position in self.message else self.position
        return "; ".join(part for part in (self.message, position, self.remedy) if part)


def _made_again(kind: type[FollowSuitError], words: tuple[Any, ...]) -> FollowSuitError:
    return kind.__new__(kind, *words)


class CardError(FollowSuitError):
    """A text that names no card, or a card held more often than the pack has it."""


class RulesError(FollowSuitError):
    """An unknown game, preset or field, a value outside its choices, or fields that contradict each other."""


class DealError(FollowSuitError):
    """Hands that are not a deal of the pack: wrong number of cards, a card twice, a card missing."""


class IllegalActError(FollowSuitError):
    """An action was applied that the rules refuse. Carries the refusal and the position in words."""

    def __init__(self, refusal: Refusal, act: object, position: str) -> None:
        super().__init__(
            refusal.code, f"{act}: {refusal}; {position}", clause=refusal.clause, facts=refusal.facts
        )
        self.refusal = refusal
        self.act = act
        self.position = position


class DocumentError(FollowSuitError):
    """A text or a link that cannot be read: a record, house rules, a lesson.

    ``line`` counts from 1; 0 means the whole text. Facts of an error within a line are ``line``, ``at``, the
    character it begins at, from 1, and ``text``, what stands there.
    """

    def __init__(
        self, code: str, line: int, message: str, *, clause: str = "", facts: Facts = NO_FACTS
    ) -> None:
        super().__init__(
            code, f"line {line}: {message}" if line else message, clause=clause, facts={"line": line, **facts}
        )
        self.line = line


class LinkError(FollowSuitError):
    """A link that cannot be read, or a text that is too long for one."""


class RequestError(FollowSuitError):
    """An invalid referee question or protocol message."""
