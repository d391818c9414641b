"""Automatic matches: bots among themselves, with a summary."""

from __future__ import annotations

from collections import Counter
from time import perf_counter
from typing import Any

from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.base.game import seats_of
from followsuit.base.seeds import Seed
from followsuit.card_games.registry import game_named
from followsuit.record import Player
from followsuit.table import Table
from followsuit.terminal.screen import Screen
from followsuit.terminal.words import counted


def auto_matches(
    screen: Screen,
    game: str,
    rules: Any,
    seed: str,
    matches: int,
    level: str,
    agreements: Agreements = NO_AGREEMENTS,
) -> None:
    """Play matches of bots to their end and print a summary of each."""
    playing = game_named(game)
    the_rules = playing.rules(rules)
    won: Counter[str] = Counter()
    deals = acts = 0
    began = perf_counter()
    for number in range(1, matches + 1):
        players = {seat: Player(level) for seat in seats_of(playing, the_rules)}
        table = Table.start(game, the_rules, players, Seed(seed).numbered(number), agreements=agreements)
        summary = _played_out(table)
        of_match = len(table.record().deals)
        deals += of_match
        acts += table.turn
        won[str(summary["won_by"])] += 1
        screen.say(f"match {number}: won by {summary['won_by']} after {counted(of_match, 'deal')}")
    seconds = perf_counter() - began
    said = ", ".join(counted(*one) for one in ((matches, "match", "matches"), (deals, "deal"), (acts, "act")))
    screen.say(f"{said} in {seconds:.1f} s")
    screen.say("won: " + ", ".join(f"{side} {count}" for side, count in sorted(won.items())))


def _played_out(table: Table) -> dict[str, Any]:
    """The summary of the deal that ended the match."""
    while not table.is_over:
        _ = table.deal() if table.needs_deal else table.step()
    summary = table.summary()
    assert summary is not None, "a match that is over ended with a deal"
    return summary
