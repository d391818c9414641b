"""Endgame: the last few tricks of a known deal, solved exactly by alpha-beta.

Positions between tricks are kept in a table; of cards that stand next to each other in what is still held,
and count the same, only one is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from followsuit.bots.plain.layout import SUIT_AT, SUITS, single_bits
from followsuit.bots.plain.playout import FIVES, TENS, WORTH, Open

_Key = tuple[int, int, int, int, int]


def points_in(pile: int) -> int:
    """The card points of a set (H2).

    >>> points_in(TENS | FIVES)
    100
    """
    return 10 * (pile & TENS).bit_count() + 5 * (pile & FIVES).bit_count()


def one_trick(pile: int) -> int:
    """What a trick counts where tricks are counted."""
    return 1


def tricks_in(live: int) -> int:
    """How many tricks cards in hand make."""
    return live.bit_count() >> 2


#: The order in which cards go to a partner's trick: by points, dearest first.
_DEAR: Final = {1 << at: -points_in(1 << at) for at in range(52)}


class PlainEndgame:
    """The exact value of positions of one deal: what seats S and N still take under best play by all four.

    ``tricks``: count tricks; else card points.
    """

    def __init__(self, trump: int, *, tricks: bool) -> None:
        self._trumps = SUITS[trump]
        self._count: Callable[[int], int] = one_trick if tricks else points_in
        self._total: Callable[[int], int] = tricks_in if tricks else points_in
        self._worth = 0 if tricks else WORTH
        self._dear = _DEAR
        self._bounds: dict[_Key, tuple[int, int]] = {}

    def after(self, hands: Sequence[int], start: Open, card: int) -> int:
        """The value once ``card`` is played to the trick in progress."""
        held = list(hands)
        on = start.seat, start.count, start.led, start.ruling, start.best, start.owner, start.pile
        return self._try([card], held, *on, -1, 1000)

    def _between(self, held: list[int], leader: int, alpha: int, beta: int) -> int:
        live = held[0] | held[1] | held[2] | held[3]
        # The value lies between 0 and all that is left to take.
        most = self._total(live)
        if most <= alpha or not most:
            return most
        if beta <= 0:
            return 0
        key = (held[0], held[1], held[2], held[3], leader)
        low, high = self._bounds.get(key, (0, most))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low - 1), min(beta, high + 1)
        value = self._play(held, leader, 0, 0, 0, 0, 0, 0, alpha, beta)
        if value <= alpha:
            high = min(high, value)
        elif value >= beta:
            low = max(low, value)
        else:
            low = high = value
        self._bounds[key] = (low, high)
        return value

    def _play(
        self,
        held: list[int],
        seat: int,
        count: int,
        led: int,
        ruling: int,
        best: int,
        owner: int,
        pile: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The value of a trick in progress; the numbers are those of an `Open`, flat because this is hot."""
        hand = held[seat]
        cards = hand & led or hand
        if not cards & (cards - 1):
            return self._try([cards], held, seat, count, led, ruling, best, owner, pile, alpha, beta)
        others = (held[0] | held[1] | held[2] | held[3] | pile) ^ hand
        kept = distinct_cards(single_bits(cards), others, self._worth)
        # Descending by rank tries winners first; to a partner's trick the points come first, then the low.
        if not count or (owner ^ seat) & 1:
            kept.reverse()
        elif self._worth:
            kept.sort(key=self._dear.__getitem__)
        return self._try(kept, held, seat, count, led, ruling, best, owner, pile, alpha, beta)

    def _try(
        self,
        cards: list[int],
        held: list[int],
        seat: int,
        count: int,
        led: int,
        ruling: int,
        best: int,
        owner: int,
        pile: int,
        alpha: int,
        beta: int,
    ) -> int:
        trumps = self._trumps
        gains = not seat & 1
        value = -1 if gains else 1001
        following = (seat + 1) & 3
        for card in cards:
            held[seat] ^= card
            if not count:
                suit = SUIT_AT[card.bit_length()]
                after = self._play(held, following, 1, suit, suit, card, seat, card, alpha, beta)
            elif (card & ruling and card > best) or (card & trumps and not ruling & trumps):
                if count == 3:
                    gain = 0 if seat & 1 else self._count(pile | card)
                    after = gain + self._between(held, seat, alpha - gain, beta - gain)
                else:
                    suit = SUIT_AT[card.bit_length()]
                    after = self._play(
                        held, following, count + 1, led, suit, card, seat, pile | card, alpha, beta
                    )
            elif count == 3:
                gain = 0 if owner & 1 else self._count(pile | card)
                after = gain + self._between(held, owner, alpha - gain, beta - gain)
            else:
                after = self._play(
                    held, following, count + 1, led, ruling, best, owner, pile | card, alpha, beta
                )
            held[seat] ^= card
            if gains:
                if after > value:
                    value = after
                    if value > alpha:
                        alpha = value
            elif after < value:
                value = after
                if value < beta:
                    beta = value
            if alpha >= beta:
                break
        return value


def distinct_cards(cards: Sequence[int], others: int, worth: int) -> list[int]:
    """The lowest card of each run of cards, in ascending order; a card of ``others`` ends a run.

    Cards that count stand alone but for ace and ten, which count the same.
    """
    kept: list[int] = []
    last = [0, 0, 0, 0]
    for card in cards:
        at = (card.bit_length() - 1) & 3
        before, last[at] = last[at], card
        if before and _are_alike(before, card, worth):
            parted = others & SUITS[at] & (card - 1) & ~((before << 1) - 1)
            if not parted:
                continue
        kept.append(card)
    return kept


def _are_alike(one: int, other: int, worth: int) -> bool:
    if not (one | other) & worth:
        return True
    return bool(one & TENS and other & TENS) or bool(one & FIVES and other & FIVES)
