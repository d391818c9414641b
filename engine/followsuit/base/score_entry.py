"""Score entry: what a score sheet asks about a deal played with real cards, and how the deal scores.

A game that can be kept on a sheet has a `ScoreKeeper`, which says with the values here what is asked of a
deal and how it counts. Values are those of JSON; seats, sides, suits and choices are their names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, runtime_checkable

from followsuit.base.cards import NO_TRUMP, Suit
from followsuit.base.errors import Refusal
from followsuit.base.fields import Field, FieldKind, Value, Values
from followsuit.base.seats import AnySeat, TableSeat

#: The field of a deal that was thrown in, which every game has that knows such deals.
THROWN_IN: Final = "thrown_in"

#: The suits that can be named trump, and these with no trump, as a field has them.
SUITS: Final = tuple(suit.letter for suit in Suit)
STRAINS: Final = (*SUITS, NO_TRUMP.value)


@dataclass(slots=True)
class EntryForm:
    """The fields of a deal as they are asked, one after the other, with the values that are given so far.

    Each reader adds a field and returns its value, None where it is empty or cannot be. ``values`` are those
    of the fields asked; ``missing`` the names of the empty ones that have to be filled in; ``refusal`` what
    is wrong first.

    >>> form = EntryForm({"bid": 8, "tricks": 14})
    >>> form.number("bid", "R4", least=7, most=13), form.number("tricks", "R8", least=0, most=13)
    (8, None)
    >>> form.refusal.code, form.refusal.facts["most"]
    ('bad_entry', 13)
    """

    given: Values
    fields: list[Field] = field(default_factory=list)
    values: dict[str, Value] = field(default_factory=dict)
    missing: list[str] = field(default_factory=list)
    refusal: Refusal | None = None

    def choice(
        self,
        name: str,
        clause: str,
        choices: Sequence[str],
        *,
        kind: FieldKind = FieldKind.CHOICE,
        usual: str | None = None,
        is_optional: bool = False,
        answers: Sequence[Values] = (),
    ) -> str | None:
        """One of the choices; ``usual`` is meant where none is given."""
        value = self.given.get(name, usual)
        may_miss = is_optional or usual is not None
        asked = Field(name, kind, tuple(choices), clause, is_optional=may_miss, answers=tuple(answers))
        taken = self._taken(asked, value, isinstance(value, str) and value in choices)
        return taken if isinstance(taken, str) else None

    def seat(self, name: str, clause: str, seats: Sequence[AnySeat]) -> TableSeat | None:
        """One of the seats."""
        chosen = self.choice(name, clause, [seat.name for seat in seats], kind=FieldKind.SEAT)
        return next((seat for seat in seats if seat.name == chosen), None)

    def number(
        self,
        name: str,
        clause: str,
        *,
        least: int,
        most: int,
        step: int = 1,
        is_optional: bool = False,
        offered: Sequence[int] = (),
    ) -> int | None:
        """A number from ``least`` to ``most`` in steps from 0; of these some are ``offered``, or all."""
        value = self.given.get(name)
        asked = Field(
            name,
            FieldKind.NUMBER,
            clause=clause,
            least=least,
            most=most,
            step=step,
            is_optional=is_optional,
            answers=tuple({name: one} for one in offered),
        )
        holds = type(value) is int and least <= value <= most and value % step == 0
        taken = self._taken(asked, value, holds)
        return taken if isinstance(taken, int) else None

    def flag(self, name: str, clause: str, *, is_optional: bool = False) -> bool | None:
        """Yes or no."""
        value = self.given.get(name)
        asked = Field(name, FieldKind.FLAG, clause=clause, is_optional=is_optional)
        taken = self._taken(asked, value, isinstance(value, bool))
        return taken if isinstance(taken, bool) else None

    def trump(self, choices: Sequence[str], clause: str) -> str | None:
        """The suit that was trump: a mark, which may be left out."""
        return self.choice("trump", clause, choices, kind=FieldKind.SUIT, is_optional=True)

    def refuse(self, refusal: Refusal | None) -> None:
        """Say what is wrong with the values; what was said first stays."""
        if self.refusal is None:
            self.refusal = refusal

    def _taken(self, asked: Field, value: Value | None, holds: bool) -> Value | None:
        self.fields.append(asked._replace(value=value))
        if value is None:
            if not asked.is_optional:
                self.missing.append(asked.name)
            return None
        if holds:
            self.values[asked.name] = value
            return value
        facts: dict[str, Any] = {"field": asked.name, "value": str(value)[:20]}
        if asked.kind is FieldKind.NUMBER:
            facts.update(least=asked.least, most=asked.most, step=asked.step)
        self.refuse(Refusal("bad_entry", asked.clause, facts))
        return None


@dataclass(frozen=True, slots=True)
class ScoreStep:
    """A step of how a score comes about, or what a side has to mind: code, clause, facts of the sentence."""

    code: str
    clause: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ScoreFigure:
    """A number or level of each side, by the side's name."""

    name: str
    by_side: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class StandingShown:
    """A match before a deal, as a sheet shows it.

    The first of ``figures`` is the one that counts. ``roles`` are seats by what they do in the next deal,
    None where that is open; ``declaring`` is the side that declares or calls, None where that is not known
    before. ``left`` is how many deals are left with the next one, None where their number ends no match.
    """

    figures: tuple[ScoreFigure, ...]
    roles: Mapping[str, AnySeat | None]
    declaring: str | None = None
    left: int | None = None
    notes: tuple[ScoreStep, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """How a match ended: the side that won, None for a tie; what was paid, in cents, None without stakes."""

    winner: str | None
    clause: str
    pay: Mapping[str, int] | None = None
    change: Mapping[str, int] | None = None
    commission: int | None = None


@dataclass(frozen=True, slots=True)
class EntryResult:
    """The score of a deal: the standing after it, what each side's figure changed by, and why.

    ``end`` is None while the match goes on.
    """

    standing: Any
    change: Mapping[str, int]
    steps: tuple[ScoreStep, ...]
    end: MatchEnd | None = None


class ScoreKeeper(Protocol):
    """How a game is kept on a sheet. Its standings are values of the game's own."""

    def written(self, values: Values) -> Sequence[str]:
        """The values of a deal that was played out as the words of its line."""

    def read(self, words: Sequence[str]) -> Values:
        """The values of a line's words. Raises `ValueError` for words that are none."""

    def first(self, rules: Any, dealer: TableSeat, stake: int) -> Any:
        """The standing before deal 1, which ``dealer`` deals. Raises `RequestError` (``bad_stake``)."""

    def ask(self, standing: Any, form: EntryForm) -> None:
        """Ask for what is needed of the next deal that was played out, and refuse what cannot be."""

    def thrown_in(self, standing: Any) -> Refusal | None:
        """Why the next deal cannot be thrown in; None if it can."""

    def after_thrown_in(self, standing: Any) -> Any:
        """The standing after a deal that was thrown in."""

    def result(self, standing: Any, values: Values) -> EntryResult:
        """The score of a deal with values that `ask` did not refuse."""

    def shown(self, standing: Any) -> StandingShown:
        """The standing as plain values."""

    def due(self, standing: Any) -> Mapping[str, str]:
        """What the next deal is played with that follows from those before: its level, its starter."""

    def referee(self, standing: Any, values: Values) -> Mapping[str, Any]:
        """The fields of a question to the referee as far as they are entered; None for what is not known."""

    def values_of(self, state: Any) -> Values | None:
        """The values of a deal that is over, from its last state at a table; None before its end."""

    def begun(self, state: Any) -> tuple[TableSeat, int] | None:
        """Who deals deal 1 and what is staked, from a state in it; None if the standing is a later one."""


@runtime_checkable
class ScoreSheetGame(Protocol):
    """A game whose matches can be kept on a score sheet."""

    def score_keeper(self) -> ScoreKeeper:
        """Its score keeper; loaded when a sheet is opened."""
