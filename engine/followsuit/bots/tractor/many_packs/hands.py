"""Hands: all hands of a deal as layers of masks, changed in place while a deal is played out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from followsuit.base.cards import Card
from followsuit.bots.tractor.many_packs.board import ManyPacksBoard, ManyPacksPart
from followsuit.card_games.shengji.cards.ladder import SHIFT
from followsuit.card_games.shengji.cards.layers import Holding

#: By pack, then at 5 × seat + suit: the kinds held at least once, at least twice …
ManyPacksHands = list[list[int]]


def many_packs_hands(board: ManyPacksBoard, hands: Sequence[Iterable[Card]]) -> ManyPacksHands:
    """The hands, by seat."""
    layers: ManyPacksHands = [[0] * (5 * len(hands)) for _ in range(board.packs)]
    place = board.place
    for seat, hand in enumerate(hands):
        base = 5 * seat
        for card in hand:
            suit, bit = place[card]
            at = base + suit
            for layer in layers:
                if not layer[at] & bit:
                    layer[at] |= bit
                    break
    return layers


def take_cards(hands: ManyPacksHands, seat: int, parts: Iterable[ManyPacksPart]) -> None:
    """Take cards out of a hand, which holds them."""
    base, packs = 5 * seat, len(hands)
    for suit, of in parts:
        at = base + suit
        for kinds in of:
            if not kinds:
                break
            # One card of each of these kinds: it leaves the highest layer that has it.
            for number in range(packs - 1, -1, -1):
                if not kinds:
                    break
                layer = hands[number]
                here = layer[at] & kinds
                if here:
                    layer[at] ^= here
                    kinds ^= here


def holding_of(board: ManyPacksBoard, hands: ManyPacksHands, seat: int) -> Holding:
    """A seat's hand as a holding, for the law."""
    base = 5 * seat
    return Holding(
        board.ladder,
        tuple([sum([layer[base + suit] << SHIFT[suit] for suit in range(5)]) for layer in hands]),
    )
