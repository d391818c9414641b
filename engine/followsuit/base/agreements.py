"""Agreements: what the partners at a table have agreed that cards say, as a card of clauses.

They are no rule of a game: whoever does not keep them plays as legally. Their text is the words of their
clauses, in any order, as in a record.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from followsuit.base.errors import RequestError


class Clause(Enum):
    """What partners agree on.

    A suit that one leads is returned. High, then low asks to go on. The first discard is of a suit that its
    seat likes. A low trump asks to draw them. Points go to a trick that is surely ours. Who has the highest
    card that is left keeps it for the last trick.
    """

    RETURN_SUIT = "return_suit"
    HIGH_LOW = "high_low"
    FIRST_DISCARD = "first_discard"
    LOW_TRUMP = "low_trump"
    POINTS = "points"
    LAST_TRICK = "last_trick"


#: The word for the mirror of `Clause.FIRST_DISCARD`.
WEAK_DISCARDS: Final = "weak_discards"
#: The word that alone is a card without a clause, where a line has to say so.
NONE: Final = "none"


@dataclass(frozen=True, slots=True)
class Agreements:
    """The clauses that are kept and read.

    ``discards_weak``: the mirror of `Clause.FIRST_DISCARD`: the suit of the first discard is one that its
    seat does not like. ``past``: how often each seat has openly kept and broken them in the deals before,
    empty where that is not known; it is no part of the text.
    """

    clauses: frozenset[Clause] = frozenset()
    discards_weak: bool = False
    past: tuple[tuple[int, int], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.clauses)

    def among(self, clauses: Iterable[Clause]) -> Agreements:
        """The same card without the clauses that are not among these."""
        return Agreements(self.clauses & frozenset(clauses), self.discards_weak, self.past)

    def after(self, past: tuple[tuple[int, int], ...]) -> Agreements:
        """The same card where the seats have kept and broken it so often."""
        return Agreements(self.clauses, self.discards_weak, past)

    @property
    def text(self) -> str:
        """The card in words, empty where nothing is agreed on.

        >>> ALL_AGREEMENTS.text
        'return_suit high_low first_discard low_trump points last_trick'
        """
        mirror = [WEAK_DISCARDS] if self.discards_weak and Clause.FIRST_DISCARD in self.clauses else []
        return " ".join([clause.value for clause in Clause if clause in self.clauses] + mirror)

    @staticmethod
    def chosen(text: object, clauses: Iterable[Clause]) -> Agreements:
        """The card of a text in a game that has these clauses; ``all`` for all of them.

        Raises what `of` does. Unlike in a record, ``all`` is whatever this version knows.
        """
        if not isinstance(text, str):
            message = f"agreements are a text of their words, or 'all', not {text!r}"
            raise RequestError("bad_field", message, facts={"field": "agreements"})
        return (ALL_AGREEMENTS if text == "all" else Agreements.of(text)).among(clauses)

    @staticmethod
    def of(text: str) -> Agreements:
        """The card of a text. Raises `RequestError` (``bad_field``) for a word that is no clause.

        A later version may know more of them; what its bots played could not be played again here.

        >>> Agreements.of("points first_discard weak_discards").text
        'first_discard points weak_discards'
        """
        words = set() if text == NONE else set(text.split())
        known = {clause.value: clause for clause in Clause}
        unknown = sorted(words - known.keys() - {WEAK_DISCARDS})
        if unknown:
            message = (
                f"{unknown[0][:40]!r} is no agreement that this version knows; there are {', '.join(known)}"
            )
            raise RequestError("bad_field", message, facts={"field": "agreements"})
        clauses = frozenset(known[word] for word in words if word in known)
        return Agreements(clauses, WEAK_DISCARDS in words and Clause.FIRST_DISCARD in clauses)


NO_AGREEMENTS: Final = Agreements()
ALL_AGREEMENTS: Final = Agreements(frozenset(Clause))


def words_of(clauses: Iterable[Clause]) -> tuple[str, ...]:
    """The words by which a card of these clauses can be written, the mirror behind its clause."""
    mirror = {Clause.FIRST_DISCARD: (WEAK_DISCARDS,)}
    return tuple(word for clause in clauses for word in (clause.value, *mirror.get(clause, ())))


def clauses_for(*, has_points: bool, has_trump: bool = True) -> tuple[Clause, ...]:
    """The clauses of a game by what it has: cards that count, a trump suit."""
    left_out = {Clause.POINTS: has_points, Clause.LOW_TRUMP: has_trump}
    return tuple(clause for clause in Clause if left_out.get(clause, True))
