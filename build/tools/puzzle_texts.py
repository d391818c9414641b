"""Texts of puzzles: a decision cut out of its deal, tidied, and written as the page reads it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from followsuit.base.actions import action_data
from followsuit.base.cards import Card, cards_text, parse_cards
from followsuit.base.errors import FollowSuitError
from followsuit.base.jsonable import kind_of
from followsuit.base.seeds import Seed
from followsuit.lessons import TaskText, write_puzzle
from followsuit.record import Player, Record, read_and_play, write_record
from followsuit.table import Table
from tools.puzzle_weighing import Found

#: Cards of a suit in a hand, so that puzzles are alike and small.
ORDER: Final = "23456789TJQKA"


def text_of(record: Record, key: str, theme: str, found: Found) -> str:
    """The puzzle as text."""
    best, second = action_data(found.best), action_data(found.second)
    assert best is not None and second is not None, "acts were made"
    return write_puzzle(TaskText(key, write_record(record), best=(best,), theme=theme, next=second)).rstrip()


def cut(table: Table, acts: int, seat: Any) -> Record:
    """The record of the deal up to a decision, its hands sorted where that changes nothing.

    All puzzles have the same players and the same seed, which the page then loads once.
    """
    record = table.record()
    deal = record.deals[-1]
    players = {one: Player("expert") for one in record.players}
    deal = replace(deal, actions=deal.actions[:acts])
    plain = replace(record, players=players, seed=Seed("puzzle"), deals=(deal,))
    opening = {
        name: cards_text(in_order(parse_cards(value), shown_by(name, deal.actions)))
        if name.startswith(("hand ", "rest ", "kitty"))
        else value
        for name, value in deal.opening.items()
    }
    tidy = replace(plain, deals=(replace(deal, opening=opening),))
    try:
        read_and_play(write_record(tidy))
        observation = Table.resume(write_record(tidy)).observe(seat)
    except FollowSuitError:
        return plain
    held = (sorted(table.game.view(one)["hand"]) for one in (observation, table.observe(seat)))
    return tidy if next(held) == next(held) else plain


def shown_by(line: str, actions: Any) -> list[Card]:
    """The cards that a hand's seat declares with: they were dealt before it declared, and stay in front."""
    return [
        card
        for act in actions
        if kind_of(act) == "declare" and line == f"hand {act.seat.name}"
        for card in act.cards
    ]


def in_order(cards: Any, first: list[Card]) -> list[Card]:
    """Cards by suit and rank, some of them first."""
    ahead: list[Card] = []
    left = sorted(cards, key=lambda card: (card.text[1:], ORDER.find(card.text[0])))
    for card in first:
        if ahead.count(card) < first.count(card) and card in left:
            ahead.append(card)
            left.remove(card)
    return ahead + left
