"""Punishing: hidden cards chosen so that a wrong play fails, for lessons and puzzles only.

The hidden cards are dealt again at random until everything public still holds, the wrong play fails and the
right one does not. The rules check that the new cards are consistent, by replaying the record. No
other room imports this module (pyproject.toml).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from followsuit.cards import Card, cards_text, parse_cards
from followsuit.errors import FollowSuitError
from followsuit.game import AnyGame
from followsuit.record import read_and_play, write_record
from followsuit.table import Table

#: Deals that are tried before the cards stay as they are.
MOST: Final = 60
_HAND: Final = re.compile(r"hand (\w+)")


def punishing_table(
    table: Table, learner: Any, rng: Random, serves: Callable[[str], bool], *, most: int = MOST
) -> Table | None:
    """Return the table with other hidden cards for which ``serves`` is true; None if none were found.

    ``serves`` takes the text of the record with these cards; ``most`` bounds the deals that are tried.
    """
    record = table.record()
    deal = record.deals[-1]
    hidden = {name: hand for name, hand in _held(table, learner).items() if hand and name != learner.name}
    for _ in range(most):
        pool = [card for hand in hidden.values() for card in hand]
        rng.shuffle(pool)
        opening = dict(deal.opening)
        for name, hand in hidden.items():
            given, pool = pool[: len(hand)], pool[len(hand) :]
            opening = _exchanged(opening, name, hand, given)
        text = write_record(record.with_deals([*record.deals[:-1], replace(deal, opening=opening)]))
        try:
            read_and_play(text)
        except FollowSuitError:
            continue
        if serves(text):
            return Table.resume(text)
    return None


def _held(table: Table, learner: Any) -> dict[str, list[Card]]:
    """What each seat still holds: the cards it was dealt less those it has played or buried."""
    opening = table.record().deals[-1].opening
    held: dict[str, list[Card]] = {}
    for field, value in opening.items():
        if field.startswith(("hand ", "rest ")):
            held.setdefault(field.split(" ")[1], []).extend(parse_cards(value))
    for act in table.record().deals[-1].actions:
        cards: Sequence[Card] = getattr(act, "cards", ())
        seat = getattr(act, "seat", None)
        if seat is None or type(act).__name__ not in ("Play", "Bury"):
            continue
        for card in cards:
            if card in held[seat.name]:
                held[seat.name].remove(card)
    return held


def _exchanged(
    opening: dict[str, str], name: str, out: Sequence[Card], given: Sequence[Card]
) -> dict[str, str]:
    """Return the opening with other cards in the places of those that each seat still holds."""
    leaving, coming = list(out), list(given)
    changed = dict(opening)
    for field in reversed([field for field in opening if field in (f"hand {name}", f"rest {name}")]):
        dealt = list(parse_cards(opening[field]))
        for at in reversed(range(len(dealt))):
            if dealt[at] in leaving:
                leaving.remove(dealt[at])
                dealt[at] = coming.pop()
        changed[field] = cards_text(dealt)
    return changed


def hidden_hands(game: AnyGame, table: Table, learner: Any) -> dict[str, list[Card]]:
    """The cards that each seat but the learner still holds, for tests."""
    return {name: hand for name, hand in _held(table, learner).items() if name != learner.name}
