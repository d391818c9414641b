"""Burial: which cards to bury (T13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from followsuit.base.cards import CARDS, Card, Rank, Suit
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump, effective_suit
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.interface.options import cheapest

#: What an empty side suit is worth, in points, and a side suit of one card.
VOID: Final = 14.0
SHORT: Final = 4.0

#: A point in the kitty is worth so much less than none: it is lost only with the last trick, but then often.
POINT: Final = 0.9


def choose_burial(observation: TractorObservation) -> tuple[Card, ...]:
    """Return the cards to bury: the best of the cheapest ways to empty no side suit, one, or two."""
    assert observation.trump is not None, "trump is known before the burial"
    hand, trump = observation.hand, observation.trump
    price = prices(hand, trump, observation.rules.packs)
    suits = sorted({card.suit for card in hand if not trump.is_trump(card)})
    plans: list[tuple[Suit, ...]] = [(), *((suit,) for suit in suits), *combinations(suits, 2)]
    count = observation.standing.sizes.kitty
    laid = [cheapest(hand, count, _emptying(price, plan, trump)) for plan in plans]
    lengths = _lengths(hand, trump)
    return min(laid, key=lambda cards: (_loss(lengths, cards, price, trump), cards))


def plain_burial(observation: TractorObservation) -> tuple[Card, ...]:
    """Return the cheapest cards of the hand, without a plan."""
    assert observation.trump is not None, "trump is known before the burial"
    count = observation.standing.sizes.kitty
    return cheapest(
        observation.hand,
        count,
        _emptying(
            prices(observation.hand, observation.trump, observation.rules.packs), (), observation.trump
        ),
    )


def quick_burial(hand: Sequence[Card], trump: Trump, count: int) -> tuple[Card, ...]:
    """Return the ``count`` cheapest cards of a hand that has taken up the kitty; quick, for playouts."""
    price = prices(hand, trump)
    return tuple(sorted(hand, key=lambda card: (price[card], card))[:count])


def choose_burials(observation: TractorObservation) -> list[tuple[Card, ...]]:
    """Return the burials to weigh: first that of the heuristics, then those that empty side suits.

    Up to three side suits are emptied, in every combination.
    """
    assert observation.trump is not None, "trump is known before the burial"
    hand, trump = observation.hand, observation.trump
    price = prices(hand, trump, observation.rules.packs)
    suits = sorted({card.suit for card in hand if not trump.is_trump(card)})
    plans = [plan for number in range(4) for plan in combinations(suits, number)]
    count = observation.standing.sizes.kitty
    laid = dict.fromkeys(cheapest(hand, count, _emptying(price, plan, trump)) for plan in plans)
    first, lengths = choose_burial(observation), _lengths(hand, trump)
    rest = sorted(
        (cards for cards in laid if cards != first), key=lambda c: (_loss(lengths, c, price, trump), c)
    )
    return [first, *rest]


def prices(hand: Sequence[Card], trump: Trump, packs: int = 2) -> list[float]:
    """Return what giving each of the 54 cards away costs, in card points; 0 for a card the hand lacks."""
    held = Counter(hand)
    price = [0.0] * 54
    for card, count in held.items():
        if trump.is_trump(card):
            price[card] = 60.0 + card % 13
            if trump.twos and not card.is_joker and card.rank is Rank.TWO:
                price[card] += 13.0
            continue
        above = [Card.of(rank, card.suit) for rank in Rank if rank > card.rank and rank is not trump.rank]
        out_above = sum(packs - held[higher] for higher in above)
        price[card] = card.rank * 0.15 + POINT * card_points((card,))
        if out_above == 0:
            price[card] += 9.0  # takes a trick as it is
        elif out_above <= 2:
            price[card] += 3.0
        if count >= 2:
            price[card] += 4.0 if out_above > 2 else 8.0
    return price


def _emptying(price: list[float], suits: Sequence[Suit], trump: Trump) -> list[int]:
    """The prices in tenths, with the cards of the suits to empty before all others."""
    cost = [round(10 * one) for one in price]
    for suit in suits:
        for card in CARDS[13 * suit : 13 * suit + 13]:
            if not trump.is_trump(card):
                cost[card] -= 10_000
    return cost


def _lengths(cards: Sequence[Card], trump: Trump) -> list[int]:
    """How many cards there are of each effective suit."""
    lengths = [0] * len(EffectiveSuit)
    for card in cards:
        lengths[effective_suit(card, trump)] += 1
    return lengths


def _loss(held: list[int], cards: Sequence[Card], price: list[float], trump: Trump) -> float:
    """What burying these cards costs a hand with so many cards of each effective suit."""
    left = [before - given for before, given in zip(held, _lengths(cards, trump), strict=True)]
    gain = sum(VOID if left[suit] == 0 else SHORT if left[suit] == 1 else 0.0 for suit in Suit)
    # A void is worth nothing without trumps to ruff with.
    return sum(price[card] for card in cards) - gain * min(1.0, left[EffectiveSuit.TRUMP] / 8)
