"""Eventing in the terminal: a club's event made, its results read into a table, two plays compared."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from typing import Any

from followsuit.clubs import (
    ResultHeap,
    ResultTable,
    event_link,
    event_of_deals,
    linked_event,
    made_event,
    read_deals,
    seal_link,
    table_link,
)
from followsuit.clubs.club_event import SCORINGS, ClubEvent, EventTerms, made_not_sealed
from followsuit.clubs.event_cards import MOST_DEALS, DealtCards, bad_field
from followsuit.clubs.event_link import Sealed
from followsuit.clubs.heap import Found
from followsuit.clubs.ranking import ranked
from followsuit.clubs.table_link import csv_text, html_text, score_text
from followsuit.errors import QuestionError
from followsuit.links import LONGEST_SHARED
from followsuit.registry import game_named
from followsuit.terminal.besides import beside_lines
from followsuit.terminal.files import is_file, record_file_text
from followsuit.terminal.screen import Screen

_USUAL_RULES = "reference"


def add_event(command: argparse.ArgumentParser, games: Any) -> None:
    """Add what the command ``event`` takes; ``games`` adds the argument that names a game."""
    kinds = command.add_subparsers(dest="doing", required=True, metavar="DO", title="what to do")
    make = kinds.add_parser("make", help="print the link of a new event")
    games(make, "the game")
    make.add_argument("name", metavar="NAME", help="what the event is called")
    make.add_argument("--deals", type=int, help=f"{DealtCards.fewest} to {MOST_DEALS} (default: 8)")
    make.add_argument(
        "--made",
        metavar="DEAL",
        nargs="+",
        help=f"files or links of 1 to {MOST_DEALS} deals that you made, in place of a seed",
    )
    make.add_argument("--rules", default=_USUAL_RULES, help="a preset, or one with fields that differ")
    make.add_argument(
        "--level", default="", help="how well the others play (default: the game's usual level)"
    )
    make.add_argument("--seat", default="S", help="where everybody sits (default: %(default)s)")
    make.add_argument("--scoring", choices=SCORINGS, default="places", help="(default: %(default)s)")
    make.add_argument("--line", default="", metavar="TEXT", help="a line that whoever opens it reads")
    make.add_argument("--help-allowed", action="store_true", help="hints and taking back, which are marked")
    make.add_argument("--sealed", action="store_true", help="print a link to send before the start, too")
    make.add_argument("--seed", help="what the cards come from (default: drawn anew)")
    results = kinds.add_parser("results", help="read results, and print their table")
    results.add_argument("link", metavar="LINK", help="the link of the event, or a file with it")
    results.add_argument(
        "files", metavar="FILE", nargs="+", help="texts with links of results; - reads the input"
    )
    results.add_argument("--csv", metavar="FILE", help="write the table for a spreadsheet")
    results.add_argument("--html", metavar="FILE", help="write the table as a page")
    compare = kinds.add_parser("compare", help="print how two people played a deal, beside each other")
    compare.add_argument("link", metavar="LINK", help="the link of the event, or a file with it")
    compare.add_argument(
        "files", metavar="FILE", nargs="+", help="texts with links of results; - reads the input"
    )
    compare.add_argument(
        "--deal", type=int, default=1, metavar="N", help="the number of the deal (default: 1)"
    )
    compare.add_argument("--who", metavar="NAME", help="whose play (default: the best of the deal)")
    compare.add_argument("--beside", metavar="NAME", help="beside whose (default: the best of the others)")
    for one in (make, results):
        one.add_argument("--site", default="", metavar="ADDRESS", help="the address that links begin with")


def run_event(screen: Screen, options: argparse.Namespace, rules: Any) -> list[str]:
    """Run the command; return a line for each result not taken. Raises `FollowSuitError`, `OSError`."""
    if options.doing == "make":
        _make(screen, options, rules)
        return []
    event = linked_event(_text_of(options.link))
    if isinstance(event, Sealed):
        raise QuestionError("event_sealed", "the event has not begun: its seed is not known yet")
    texts = [sys.stdin.read() if one == "-" else record_file_text(one) for one in options.files]
    heap = ResultHeap(event, texts)
    for _ in heap.checking():
        pass
    if options.doing == "compare":
        for line in beside_lines(event, heap, options.deal, options.who, options.beside):
            screen.say(line)
    else:
        _results(screen, options, event, heap)
    return [problem_line(one) for one in heap.found if one.code]


def _make(screen: Screen, options: argparse.Namespace, rules: Any) -> None:
    made = _of_deals(options, rules) if options.made else _of_seed(options, rules)
    if made.is_sealed:
        screen.say(_address(options.site, seal_link(made)))
    screen.say(_address(options.site, event_link(made)))


def _of_seed(options: argparse.Namespace, rules: Any) -> ClubEvent:
    return made_event(
        options.game,
        rules,
        8 if options.deals is None else options.deals,
        options.seed or secrets.token_hex(16 if options.sealed else 8),
        options.name,
        is_sealed=options.sealed,
        **_terms(options),
    )


def _terms(options: argparse.Namespace) -> EventTerms:
    return {
        "level": options.level,
        "seat": options.seat,
        "line": options.line,
        "scoring": options.scoring,
        "has_help": options.help_allowed,
    }


def _of_deals(options: argparse.Namespace, rules: Any) -> ClubEvent:
    """The event of the deals that are named. Raises `FollowSuitError`, `OSError`."""
    if options.sealed:
        raise made_not_sealed()
    if options.seed or options.deals is not None:
        field = "seed" if options.seed else "deals"
        raise bad_field(field, f"made deals take no --{field}: the cards are those of the deals")
    deals = read_deals([_text_of(source) for source in options.made])
    held = game_named(options.game).rules(rules) if options.rules != _USUAL_RULES else deals[0].rules
    if (deals[0].game, deals[0].rules) != (options.game, held):
        code = "deal_of_other_rules" if deals[0].game == options.game else "deal_of_other_game"
        raise QuestionError(code, f"deal 1: it is of {deals[0].game}, not as was asked", facts={"deal": 1})
    return event_of_deals(deals, options.name, **_terms(options))


def _text_of(source: str) -> str:
    """The text of a file, or a link as it is."""
    return record_file_text(source) if is_file(source) else source


def _address(site: str, link: str) -> str:
    return f"{site.partition('#')[0]}#{link}"


def _results(screen: Screen, options: argparse.Namespace, event: ClubEvent, heap: ResultHeap) -> None:
    table = ResultTable(event, tuple(heap.rows()))
    for line in table_lines(event, table):
        screen.say(line)
    link = table_link(event, table.rows)
    if table.rows and len(link) <= LONGEST_SHARED:
        screen.say(_address(options.site, link))
    if options.csv:
        Path(options.csv).write_text(csv_text(table), encoding="utf-8", newline="")
    if options.html:
        Path(options.html).write_text(html_text(table), encoding="utf-8")


def table_lines(event: ClubEvent, table: ResultTable) -> list[str]:
    """The table as lines of text: place, name, score, the margin of each deal."""
    lines = [f"{event.name}: {event.game}, {event.deals} deals"]
    for one in ranked(table.rows, event.scoring):
        margins = " ".join(f"{'.' if margin is None else margin:>5}" for margin in one.row.margins)
        marks = [f"help in {', '.join(map(str, one.row.helped))}"] if one.row.helped else []
        marks += ["other bots"] if one.row.has_other_bots else []
        score = score_text(one.score, event.scoring) or f"{one.row.played} of {event.deals}"
        line = f"{one.place or '-':>3} {one.row.name:<24} {score:>8} {margins}"
        lines.append(f"{line}  ({'; '.join(marks)})" if marks else line)
    return lines


def problem_line(found: Found) -> str:
    """Why a link was not taken, as a line."""
    facts = ", ".join(f"{name} {value}" for name, value in found.facts.items())
    name = f" ({found.name})" if found.name else ""
    return f"link {found.at}{name}: {found.code.replace('_', ' ')}{f': {facts}' if facts else ''}"
