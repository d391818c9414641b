"""Club events for tests: three deals of a game, played by ten people, who are bots of two levels."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from followsuit.bots import levels_of, run_to_end
from followsuit.clubs import (
    ClubEvent,
    ResultHeap,
    event_of_deals,
    linked_result,
    made_event,
    record_of,
    result_link,
)
from followsuit.clubs.club_event import head_lines
from followsuit.clubs.event_link import lines_in, packed_link
from followsuit.clubs.result import EventResult
from followsuit.contest import dealt_table
from followsuit.game import seats_of
from followsuit.making import blank_setup, made_record
from followsuit.record import Player, Record
from followsuit.registry import game_named, game_names

GAMES = sorted(game_names())
PEOPLE = 10


@cache
def an_event(game: str, deals: int = 3, **fields: Any) -> ClubEvent:
    return made_event(game, None, deals, "thursday", "Thursday", level="beginner", **fields)


#: A contract that some deal of each game can begin at.
CONTRACTS = {
    "two_hundred": {"declarer": "N", "bid": "60", "trump": "H"},
    "rangvaar": {"declarer": "N", "bid": "9", "trump": "H"},
    "tractor": {"declarer": "E", "trump": "H"},
}


def made_deal(game: str, seed: int, *, rules: Any = None, contract: bool = False) -> Record:
    """A deal that somebody made: the cards by chance, and if wanted at a contract."""
    its_rules = game_named(game).rules(rules)
    people = {seat: Player() for seat in seats_of(game_named(game), its_rules)}
    setup = blank_setup(game, its_rules).filled(Random(seed))
    return made_record(setup, people, "", CONTRACTS[game] if contract else None)


@cache
def a_made_event(game: str, deals: int = 3, *, contract: bool = False, **fields: Any) -> ClubEvent:
    """An event of made deals; the second begins at a contract if wanted, where the game has such deals."""
    made = [made_deal(game, 7 + n, contract=contract and n == 1 and game in CONTRACTS) for n in range(deals)]
    return event_of_deals(made, "Made", level="beginner", **fields)


@cache
def played(game: str, person: int, number: int, deals: int = 3) -> Record:
    """The record of a deal as a person plays it: a bot of one of the levels sits in the person's place."""
    return played_of(an_event(game, deals), person, number)


def played_of(event: ClubEvent, person: int, number: int) -> Record:
    """The record of a deal of any event as a person plays it."""
    record = record_of(event, number)
    level = levels_of(game_named(event.game))[person % 2]
    seated = {**record.players, event.you: Player(level)}
    return run_out(replace(record, players=seated, seed=record.seed.numbered(person)))


def run_out(record: Record) -> Record:
    """The record of a deal whose bots have played it to its end."""
    table, _ = dealt_table(record)
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


def result_of(event: ClubEvent, person: int) -> str:
    """The link of what a person makes of any event."""
    records = {n: played_of(event, person, n) for n in range(1, event.deals + 1)}
    return result_link(event, f"Person {person}", records)


def named_link(link: str, name: str) -> str:
    """The link of the same result under another name."""
    return _renamed(linked_result(link), name)


def _renamed(result: EventResult, name: str) -> str:
    lines = [f"deal {number}\n" + "\n".join(acts) for number, acts in result.lines.items()]
    head = head_lines(result.event)
    return relinked(result.event.game, ["result", *head, str(result.version), name, *lines])


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
