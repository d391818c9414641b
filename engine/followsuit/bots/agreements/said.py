"""Said: what the partner's cards say by what is agreed, and what a card of one's own says or answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from followsuit.base.agreements import WEAK_DISCARDS, Agreements, Clause
from followsuit.base.cards import Card
from followsuit.bots.agreements.duties import asked_of
from followsuit.bots.agreements.sight import Sight


class Signal(NamedTuple):
    """An agreement, by the word for it, that somebody's card keeps in a suit."""

    word: str
    suit: int


def list_said(agreements: Agreements, sight: Sight, cards: Sequence[Card]) -> list[Signal]:
    """Return what the partner has said that a leader can answer by one of these cards, which it may lead."""
    if sight.trick:
        return []
    its = sight.partner
    suits = {
        Clause.LOW_TRUMP: [sight.trump],
        Clause.HIGH_LOW: [suit for suit, played in its.followed.items() if sight.order.asks(played)],
        Clause.FIRST_DISCARD: [] if its.discard is None else [sight.suit[its.discard]],
        Clause.RETURN_SUIT: its.led[-1:],
    }
    return [
        Signal(_word_of(agreements, clause), suit)
        for clause, _ in asked_of(agreements, sight, cards)
        for suit in suits.get(clause, ())
    ]


def find_kept(agreements: Agreements, sight: Sight, cards: Sequence[Card], card: Card) -> Signal | None:
    """Return the agreement that a card keeps, one of those that may be played; None for none."""
    for clause, kept in asked_of(agreements, sight, cards):
        if card in kept:
            return Signal(_word_of(agreements, clause), sight.suit[card])
    return None


def _word_of(agreements: Agreements, clause: Clause) -> str:
    is_mirror = clause is Clause.FIRST_DISCARD and agreements.discards_weak
    return WEAK_DISCARDS if is_mirror else clause.value
