"""Beside in the terminal: two people's plays of a deal of an event, next to each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from followsuit.clubs import ResultHeap, linked_result
from followsuit.clubs.club_event import ClubEvent
from followsuit.clubs.heap import Found
from followsuit.clubs.result import checked_play
from followsuit.contest.beside import Beside, Passage, beside
from followsuit.errors import QuestionError


def beside_lines(
    event: ClubEvent, heap: ResultHeap, deal: int, who: str | None, other: str | None
) -> Iterator[str]:
    """The plays of a deal by two people as lines: by these names, else by the best that are left.

    Raises `QuestionError`: ``deal_missing`` for a name that has none, or where nobody is left.
    """
    one = _result(heap, deal, who)
    two = _result(heap, deal, other, besides=one)
    plays = [checked_play(event, linked_result(found.link), deal) for found in (one, two)]
    found = beside(plays[0].record, plays[1].record, event.you)
    yield f"{event.name}, deal {deal}: {one.name} {plays[0].margin:+d}, {two.name} {plays[1].margin:+d}"
    yield _parted_line(found, one.name, two.name)
    rows = [(_passage_lines(mine), _passage_lines(theirs)) for mine, theirs in found.rows]
    width = max(len(line) for left, _ in rows for line in left)
    for at, (mine, theirs) in enumerate(found.rows):
        number = at + 1 - len(found.one.calls or found.other.calls)
        mark = "=" if found.is_shared(mine) and found.is_shared(theirs) else " "
        if found.differs_in(mine) or found.differs_in(theirs):
            mark = ">"
        left, right = rows[at]
        for row, (first, second) in enumerate(zip_longest(left, [] if mark == "=" else right, fillvalue="")):
            head = f"{number or '':>2} {mark}" if not row else "    "
            yield f"{head} {first:<{width}}  {second}".rstrip()


def _result(heap: ResultHeap, deal: int, name: str | None, besides: Found | None = None) -> Found:
    """The result of that name with the deal; the best of the deal where no name is given."""
    rows = [
        (margin, one)
        for one in heap.found
        if one.row and not one.code and one is not besides
        for margin in one.row.margins[deal - 1 : deal]
        if margin is not None
    ]
    named = [row for row in rows if name is None or row[1].name.casefold() == name.casefold()]
    if not named:
        message = f"nobody{f' called {name}' if name else ''} has a result of deal {deal} to be compared"
        raise QuestionError("deal_missing", message, facts={"deal": deal})
    return max(named, key=lambda row: row[0])[1]


def _parted_line(found: Beside, one: str, other: str) -> str:
    if found.is_same:
        return "Both played alike to the end."
    said = [
        f"{name}: {call.action if call else 'nothing'}"
        for name, call in zip((one, other), found.parted, strict=True)
    ]
    return f"They part at act {found.same + 1}. {'; '.join(said)}."


def _passage_lines(passage: Passage | None) -> list[str]:
    """A passage as lines: what was called, then the trick with who won it."""
    if passage is None:
        return ["-"]
    lines = [str(call.action) for call in passage.calls if call.seat]
    if passage.trick:
        trick = passage.trick
        plays = ", ".join(f"{seat.name} {' '.join(map(str, cards))}" for seat, cards in trick.plays)
        points = f" ({trick.points})" if trick.points else ""
        won = f" -> {trick.winner.name}{points}" if trick.winner else ""
        lines.append(plays + won)
    return lines
