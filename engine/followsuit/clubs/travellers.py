"""Travellers: results of pairs with real cards, typed in a line each, and the order they come to.

A line has the deal, the pairs at North–South and East–West, and what North–South came to: ``3 1 5 +40``.
Commas, tabs and several spaces part the numbers as well as one space does. In place of the number there may
be what a score sheet asks of the deal, ``3 1 5 S 60 75``, which is scored then.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from followsuit.clubs.entered import EnteredScore
from followsuit.clubs.ranking import share_of
from followsuit.errors import QuestionError

_MOST_LINES: Final = 1_000
_LINE: Final = re.compile(r"([1-9][0-9]{0,2})[ ,;]+([1-9][0-9]?)[ ,;]+([1-9][0-9]?)[ ,;]+(.{1,80})")
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,5}")


@dataclass(frozen=True, slots=True)
class Crossing:
    """Two pairs over a deal; ``margin`` is North–South's."""

    deal: int
    ns: int
    ew: int
    margin: int


@dataclass(frozen=True, slots=True)
class PairRow:
    """A pair with its place, the mean of its shares (see `ranked`), and how many deals it played."""

    pair: int
    place: int
    share: Fraction
    deals: int


def read_travellers(text: str, score: EnteredScore | None = None) -> tuple[Crossing, ...]:
    """The lines of a traveller; empty lines and those that begin with ``#`` are passed over.

    ``score`` scores the deals of lines that have no number. Raises `QuestionError` with the ``line``:
    ``bad_traveller``, ``bad_entry_line`` for a deal that cannot be, ``pair_twice`` where a pair plays a deal
    twice or against itself, ``too_much_text``.
    """
    lines = text.replace("\t", " ").replace("\u2212", "-").splitlines()
    if len(lines) > _MOST_LINES:
        raise QuestionError("too_much_text", f"{_MOST_LINES} lines at most", facts={"most": _MOST_LINES})
    found: list[Crossing] = []
    seen: set[tuple[int, int]] = set()
    for number, raw in enumerate(lines, start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        fields = _LINE.fullmatch(line)
        if not fields:
            raise _bad_line(number, line)
        deal, ns, ew = map(int, fields.groups()[:3])
        margin = _margin(number, line, fields[4], score)
        for pair in (ns, ew):
            if (deal, pair) in seen or ns == ew:
                facts = {"line": number, "pair": pair, "deal": deal}
                raise QuestionError("pair_twice", f"line {number}: pair {pair} twice", facts=facts)
        seen |= {(deal, ns), (deal, ew)}
        found.append(Crossing(deal, ns, ew, margin))
    return tuple(found)


def _margin(number: int, line: str, said: str, score: EnteredScore | None) -> int:
    """What the rest of a line says that North–South came to."""
    if _NUMBER.fullmatch(said):
        return int(said)
    if score is None:
        raise _bad_line(number, line)
    try:
        return score(re.split(r"[ ,;]+", said))
    except QuestionError as error:
        if error.code != "bad_entry_line":
            raise _bad_line(number, line) from error
        facts = {"line": number, "text": line[:40], "clause": error.clause}
        message = f"line {number}: {error.message}"
        raise QuestionError("bad_entry_line", message, clause=error.clause, facts=facts) from error


def _bad_line(number: int, line: str) -> QuestionError:
    facts = {"line": number, "text": line[:40]}
    return QuestionError("bad_traveller", f"line {number}: a deal, two pairs and a result", facts=facts)


def pairs_ranked(crossings: Sequence[Crossing]) -> tuple[PairRow, ...]:
    """The pairs in order: each deal is compared among those who sat the same way, as by places."""
    of_deal: dict[int, list[int]] = defaultdict(list)
    for one in crossings:
        of_deal[one.deal].append(one.margin)
    shares: dict[int, list[Fraction]] = defaultdict(list)
    for one in crossings:
        share = share_of(one.margin, of_deal[one.deal])
        shares[one.ns].append(share)
        shares[one.ew].append(1 - share)
    means = {pair: sum(all_, Fraction()) / len(all_) for pair, all_ in shares.items()}
    order = sorted(means, key=lambda pair: (-means[pair], pair))
    return tuple(
        PairRow(
            pair, 1 + sum(other > means[pair] for other in means.values()), means[pair], len(shares[pair])
        )
        for pair in order
    )


def teams_difference(crossings: Sequence[Crossing]) -> dict[int, int]:
    """Of two teams of four, what the first was better by on each deal that both tables played.

    Pairs 1 and 2 are the first team, 3 and 4 the other; one pair of a team sits North–South at its table, the
    other East–West at the other. A deal where they do not sit so is left out; with more pairs every deal is.
    """
    first, other = {1, 2}, {3, 4}
    if not {pair for one in crossings for pair in (one.ns, one.ew)} <= first | other:
        return {}
    north = {one.deal: one.margin for one in crossings if one.ns in first and one.ew in other}
    east = {one.deal: one.margin for one in crossings if one.ew in first and one.ns in other}
    return {deal: north[deal] - east[deal] for deal in sorted(north.keys() & east.keys())}
