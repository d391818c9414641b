"""Positions of Two Hundred and Rangvaar for tests: one with its hidden cards dealt again."""

from dataclasses import replace

from followsuit.base.seats import Seat
from followsuit.card_games.trick.hand import Mask, cards_of, mask_of
from followsuit.card_games.trick.packets import Packets
from followsuit.card_games.trick.phases import Playing


def redealt(pools, rng):
    """Hands of the same sizes, their cards exchanged at random."""
    cards = [card for pool in pools for card in cards_of(pool)]
    rng.shuffle(cards)
    hands = []
    for pool in pools:
        hands.append(mask_of(cards[: pool.bit_count()]))
        cards = cards[pool.bit_count() :]
    return hands


def permuted(state, seat, rng):
    """The state with every card the seat cannot see dealt again: in Rangvaar before trump, its own eight,
    too.
    """
    others = [other for other in Seat if other is not seat]
    if isinstance(state, Playing):
        hands = list(state.cardplay.hands)
        for other, hand in zip(others, redealt([hands[other] for other in others], rng), strict=True):
            hands[other] = hand
        return replace(state, cardplay=replace(state.cardplay, hands=tuple(hands)))
    if isinstance(state.dealt, Packets):
        before, after = list(state.dealt.before), state.dealt.after
        hidden = redealt([*(before[other] for other in others), *after], rng)
        for other, hand in zip(others, hidden, strict=False):
            before[other] = hand
        return replace(state, dealt=Packets(tuple(before), tuple(hidden[3:])))
    dealt = list(state.dealt)
    for other, hand in zip(others, redealt([dealt[other] for other in others], rng), strict=True):
        dealt[other] = Mask(hand)
    return replace(state, dealt=tuple(dealt))
