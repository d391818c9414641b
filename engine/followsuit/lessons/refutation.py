"""Refutation: hidden cards chosen so that a wrong play fails, for lessons and puzzles only.

The hidden cards are dealt again at random until everything public still holds, the wrong play fails and the
right one does not. The rules check that the new cards are consistent, by replaying the record. No
other room imports this module (pyproject.toml).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from followsuit.base.cards import Card
from followsuit.base.errors import FollowSuitError
from followsuit.base.seats import AnySeat
from followsuit.record import DealRecord, Opening, Slot, read_and_play, write_record
from followsuit.table import Table

#: Deals that are tried before the cards stay as they are.
MOST: Final = 100


def punishing_table(
    table: Table, learner: AnySeat, rng: Random, serves: Callable[[str], bool]
) -> Table | None:
    """Return the table with other hidden cards for which ``serves`` is true; None if none were found.

    What the learner knows stays as it is. ``serves`` takes the text of the record with these cards.
    """
    record, hidden = table.record(), hidden_hands(table, learner)
    known = table.observe(learner)
    deal = record.deals[-1]
    opening = Opening(deal.opening)
    for _ in range(MOST):
        pool = [card for hand in hidden.values() for card in hand]
        rng.shuffle(pool)
        places: dict[Slot, Card] = {}
        for name, hand in hidden.items():
            given, pool = pool[: len(hand)], pool[len(hand) :]
            places |= _in_places_of([slot for slot in opening.slots() if slot.owner == name], hand, given)
        other = replace(deal, opening=opening.with_cards(places).fields)
        text = write_record(record.with_deals([*record.deals[:-1], other]))
        try:
            state = read_and_play(text).last_deal[-1].state
        except FollowSuitError:
            continue
        if table.game.observe(state, learner) == known and serves(text):
            return Table.resume(text)
    return None


def _held(deal: DealRecord) -> dict[str, list[Card]]:
    """What each seat still holds, by its name: the cards it was dealt less those it has played or buried."""
    opening = Opening(deal.opening)
    held = {name: list(opening.cards_of(name)) for name in opening.seats}
    for act in deal.actions:
        if type(act).__name__ not in ("Play", "Bury"):
            continue
        for card in act.cards:
            if card in held[act.seat.name]:
                held[act.seat.name].remove(card)
    return held


def _in_places_of(slots: Sequence[Slot], held: Sequence[Card], given: Sequence[Card]) -> dict[Slot, Card]:
    """The given cards in the places of those that a seat still holds, the last of equal ones."""
    leaving, coming, places = list(held), list(given), {}
    for slot in reversed(slots):
        if slot.card in leaving:
            leaving.remove(slot.card)
            places[slot] = coming.pop()
    return places


def hidden_hands(table: Table, learner: AnySeat) -> dict[str, list[Card]]:
    """The cards that each seat but the learner still holds, by its name."""
    held = _held(table.record().deals[-1])
    return {name: hand for name, hand in held.items() if hand and name != learner.name}
