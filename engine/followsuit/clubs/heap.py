"""Heap: texts with links of results in them, read one by one; what is wrong with one stops no other."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from followsuit.clubs.club_event import ClubEvent, head_lines
from followsuit.clubs.ranking import Row
from followsuit.clubs.result import EventResult, checked_play, linked_result
from followsuit.errors import FollowSuitError, QuestionError

#: The most characters of all texts together, and the most people of one table.
LONGEST_HEAP: Final = 200_000
MOST_PEOPLE: Final = 60
#: The most links that are looked at: some are cut, or came twice.
_MOST_LINKS: Final = 4 * MOST_PEOPLE

_LINK: Final = re.compile(r"(?<![A-Za-z0-9_.-])([a-z][0-9]{1,3}\.[A-Za-z0-9_-]+)")


@dataclass(frozen=True, slots=True)
class Found:
    """A link in a heap: its row, or why it has none.

    ``name`` is the person's, empty where the link could not be read so far; ``at`` counts the links from 1.
    """

    at: int
    link: str
    name: str
    row: Row | None
    code: str = ""
    clause: str = ""
    facts: dict[str, Any] = field(default_factory=dict)


class ResultHeap:
    """The links in some texts. `checking` replays them one deal at a time.

    Raises `QuestionError`: ``too_much_text`` beyond `LONGEST_HEAP` characters.
    """

    def __init__(self, event: ClubEvent, texts: Sequence[str]) -> None:
        if sum(map(len, texts)) > LONGEST_HEAP:
            message = f"one sheet takes {LONGEST_HEAP} characters"
            raise QuestionError("too_much_text", message, facts={"most": LONGEST_HEAP})
        self._event = event
        self.links = tuple(link for text in texts for link in _LINK.findall(text) if _is_looked_at(link))
        if len(self.links) > _MOST_LINKS:
            raise _too_many()
        self.found: list[Found] = []

    def checking(self) -> Iterator[float]:
        """Read and replay every link; yields the part that is done after every deal. Fills `found`.

        Raises `QuestionError` (``too_many_people``) where more than `MOST_PEOPLE` have a result.
        """
        names: dict[str, str] = {}
        seen: set[str] = set()
        for at, link in enumerate(self.links, start=1):
            if link in seen:
                self.found.append(Found(at, link, "", None, "link_twice"))
                continue
            seen.add(link)
            one = yield from self._one(at, link)
            if one.row is not None:
                first = names.setdefault(one.name.casefold(), one.name)
                if sum(row.name.casefold() == first.casefold() for row in self.rows()):
                    one = Found(at, link, one.name, one.row, "name_twice", facts={"first": first})
                if len(names) > MOST_PEOPLE:
                    raise _too_many()
            self.found.append(one)
            yield at / len(self.links)

    def rows(self) -> list[Row]:
        """The rows that count: the first of each name."""
        return [one.row for one in self.found if one.row is not None and not one.code]

    def _one(self, at: int, link: str) -> Generator[float, None, Found]:
        name = ""
        margins: list[int | None] = []
        helped: list[int] = []
        try:
            result = linked_result(link)
            name = result.name
            check_same(self._event, result.event)
            for number in range(1, self._event.deals + 1):
                if number not in result.lines:
                    margins.append(None)
                    continue
                play = checked_play(self._event, result, number)
                margins.append(play.margin)
                helped += [number] if play.is_assisted else []
                yield (at - 1 + number / self._event.deals) / len(self.links)
        except FollowSuitError as error:
            return Found(at, link, name, None, error.code, error.clause, error.facts)
        if all(margin is None for margin in margins):
            return Found(at, link, name, None, "no_deals")
        row = Row(name, tuple(margins), tuple(helped), has_other_bots=_other_bots(self._event, result))
        return Found(at, link, name, row)


def check_same(event: ClubEvent, other: ClubEvent) -> None:
    """Raise `QuestionError` unless both are one event: ``other_rules``, or ``other_event`` with its name.

    Other made deals are another event.
    """
    if event.key == other.key:
        return
    if event.seed == other.seed and event.game == other.game:
        names = ("rules", "level", "deals", "seed", "name")
        pairs = zip(names, head_lines(event), head_lines(other), strict=True)
        fields = [name for name, ours, theirs in pairs if ours != theirs]
        raise QuestionError("other_rules", "the result is by other rules", facts={"fields": fields})
    raise QuestionError("other_event", "the result is of another event", facts={"event": other.name})


def _other_bots(event: ClubEvent, result: EventResult) -> bool:
    return result.version != event.version


def _is_looked_at(link: str) -> bool:
    """Whether something that looks like a link may be one: not the name of a file, as ``v1.txt``."""
    return link[0] == "e" or len(link) > 40


def _too_many() -> QuestionError:
    message = f"one sheet takes {MOST_PEOPLE} people"
    return QuestionError("too_many_people", message, facts={"most": MOST_PEOPLE})
