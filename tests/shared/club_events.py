"""Club events for tests: three deals of a game, played by ten people, who are bots of two levels."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from followsuit.bots import levels_of, run_to_end
from followsuit.clubs import ClubEvent, ResultHeap, linked_result, made_event, record_of, result_link
from followsuit.clubs.club_event import head_lines
from followsuit.clubs.event_link import lines_in, packed_link
from followsuit.clubs.result import EventResult
from followsuit.contest import dealt_table
from followsuit.record import Player, Record
from followsuit.registry import game_named, game_names

GAMES = sorted(game_names())
PEOPLE = 10


@cache
def an_event(game: str, deals: int = 3, **fields: Any) -> ClubEvent:
    return made_event(game, None, deals, "thursday", "Thursday", level="beginner", **fields)


@cache
def played(game: str, person: int, number: int, deals: int = 3) -> Record:
    """The record of a deal as a person plays it: a bot of one of the levels sits in the person's place."""
    event = an_event(game, deals)
    record = record_of(event, number)
    level = levels_of(game_named(game))[person % 2]
    seated = {**record.players, event.you: Player(level)}
    table, _ = dealt_table(
        type(record)(record.game, record.rules, seated, record.seed.numbered(person), record.deals)
    )
    while not (table.needs_deal or table.is_over):
        run_to_end(table.stepping())
    return table.record()


@cache
def links(game: str) -> tuple[str, ...]:
    event = an_event(game)
    return tuple(
        result_link(
            event, f"Person {person}", {n: played(game, person, n) for n in range(1, event.deals + 1)}
        )
        for person in range(PEOPLE)
    )


def crowd(event: ClubEvent, people: int, players: int = 4) -> list[str]:
    """The links of many people's results: few play, and what each of them sends comes under many names."""
    few = [
        linked_result(
            result_link(
                event,
                "x",
                {n: played(event.game, person, n, event.deals) for n in range(1, event.deals + 1)},
            )
        )
        for person in range(min(players, people))
    ]
    return [_renamed(few[person % len(few)], f"Person {person + 1}") for person in range(people)]


def named_link(link: str, name: str) -> str:
    """The link of the same result under another name."""
    return _renamed(linked_result(link), name)


def _renamed(result: EventResult, name: str) -> str:
    lines = [f"deal {number}\n" + "\n".join(acts) for number, acts in result.lines.items()]
    head = head_lines(result.event)
    return packed_link(result.event.game, ["result", *head, str(result.version), name, *lines])


def read(event: ClubEvent, *texts: str) -> ResultHeap:
    heap = ResultHeap(event, texts)
    assert all(0 < part <= 1 for part in heap.checking())
    return heap


def linked_lines(link: str, changes: Mapping[int, str]) -> list[str]:
    """The lines of a link, some of them changed, by their number from 0."""
    return [changes.get(at, line) for at, line in enumerate(lines_in(link))]


def event_lines(event: ClubEvent) -> list[str]:
    """The lines that say what an event is."""
    return head_lines(event)


def relinked(game: str, lines: Sequence[str]) -> str:
    """These lines as a link."""
    return packed_link(game, lines)
