"""Exchange: a deal with the cards elsewhere that one seat has not seen, in which everybody acts as before."""

from random import Random

import pytest

from followsuit.base.seats import parse_any_seat
from followsuit.card_games.registry import game_named
from followsuit.record import DealRecord, Opening, Record
from followsuit.table.secrecy_check import _buried_anew, _free_slots, _played

FOUR, SIX = ["S", "W", "N", "E"], ["S", "SW", "NW", "N", "NE", "SE"]
EIGHT = ["S", "SW", "W", "NW", "N", "NE", "E", "SE"]


def exchanged(record: Record, deal: DealRecord, seat: str, rng: Random) -> DealRecord:
    """The deal with cards exchanged that the seat has not seen, some of every other hand; its acts are the same to the seat."""
    game, person = game_named(record.game), parse_any_seat(seat, len(record.players))
    free = _free_slots(deal, deal.actions, person)
    original = _played(game, record, deal, deal.opening, deal.actions, person)
    assert original is not None
    others = {other.name for other in record.players} - {seat}
    for most in (*(24,) * 100, *(16,) * 100, *(12,) * 100, *(8,) * 200):
        places = rng.sample(free, min(most, len(free)))
        cards = [place.card for place in places]
        rng.shuffle(cards)
        moved = {place: card for place, card in zip(places, cards, strict=True) if place.card != card}
        acts = _buried_anew(deal, deal.actions, person, moved)
        if acts is None or not others <= {place.owner for place in moved}:
            continue
        opening = Opening(deal.opening).with_cards(moved).fields
        found = _played(game, record, deal, opening, acts, person, original[1])
        if found is not None and found[1] == original[1]:
            return DealRecord(deal.number, opening, tuple(acts))
    pytest.fail("nothing can be exchanged")
