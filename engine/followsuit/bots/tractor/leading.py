"""Leading: what the playout's policy leads. Masters first, then a card that risks little."""

from __future__ import annotations

from followsuit.bots.tractor.board import TRUMP, Board, Part
from followsuit.bots.tractor.hands import Hands
from followsuit.bots.tractor.tractor_layouts import runs


def choose_lead(hands: Hands, seat: int, opposing: int) -> Part:
    """Return the cards to lead, of one suit: a single, a pair or a tractor (T21).

    ``opposing`` is the parity of the opposing side's seats.
    """
    board, o, t, live, both = hands.board, hands.once, hands.twice, hands.live, hands.both
    base = 5 * seat
    one, two, mate = 5 * ((seat + 1) & 3), 5 * ((seat + 3) & 3), 5 * (seat ^ 2)
    trumps, ones, twos = o[base + TRUMP], o[one + TRUMP], o[two + TRUMP]
    their = ones | twos
    points, blank = board.points, board.blank
    single: Part | None = None
    pair: Part | None = None
    low: Part | None = None
    cheapest, fewest = 1000, 5
    for suit in board.sides:
        mine = o[base + suit]
        if not mine:
            continue
        ruffed = (ones and not o[one + suit]) or (twos and not o[two + suit])
        twin = t[base + suit]
        if twin:
            top = 1 << (twin.bit_length() - 1)
            rivals = both[suit] & ~mine & -top
            if not (ruffed and (t[one + TRUMP] or t[two + TRUMP])):
                if not rivals or twin & (twin >> 1):
                    return _longest(board, suit, twin, top)
                if not ruffed and rivals.bit_count() < fewest:
                    pair, fewest = (suit, top, top), rivals.bit_count()
        others = (live[suit] & ~mine) | (both[suit] & mine & ~twin)
        top = 1 << (mine.bit_length() - 1)
        if top << 1 > others and not ruffed and (not single or not top & points[suit]):
            single = (suit, top, 0)
        if single:
            continue
        loose = mine & ~twin & blank[suit] or mine & blank[suit] or mine
        loose &= -loose
        price = mine.bit_count() + (30 if loose & points[suit] else 0)
        if not o[mate + suit] and o[mate + TRUMP]:
            price -= 12
        if ruffed:
            price += 40
        if price < cheapest:
            low, cheapest = (suit, loose, 0), price
    if single:
        return single
    if pair:
        return pair
    if trumps and their and (seat & 1 != opposing or not low):
        twin = t[base + TRUMP]
        count = trumps.bit_count() + twin.bit_count()
        if 2 * count >= their.bit_count():
            if twin:
                top = 1 << (twin.bit_length() - 1)
                if top > both[TRUMP] & ~trumps:
                    return _longest(board, TRUMP, twin, top)
            if count >= 7 or not low:
                top = 1 << (trumps.bit_length() - 1)
                if top << 1 > live[TRUMP] & ~trumps and count >= 8:
                    return TRUMP, top, 0
                loose = trumps & ~twin & board.blank[TRUMP] or trumps
                return TRUMP, loose & -loose, 0
    if low:
        suit, bit, _ = low
        twin = t[base + suit]
        if twin & bit:
            return suit, bit, bit
        return low
    twin = t[base + TRUMP]
    if twin:
        return _longest(board, TRUMP, twin, 1 << (twin.bit_length() - 1))
    # Only trumps are left: the highest if it is master, else the least.
    top = 1 << (trumps.bit_length() - 1)
    if top << 1 > live[TRUMP]:
        return TRUMP, top, 0
    return TRUMP, trumps & -trumps, 0


def _longest(board: Board, suit: int, twin: int, top: int) -> Part:
    """The longest tractor among pairs; without one the pair on ``top``."""
    if twin & (twin - 1):
        found = runs(board.steps(suit, twin))
        if found:
            length, high = found[0]
            kinds = 0
            for step in range(high, high - length, -1):
                kinds |= board.on_step(suit, step, twin)
            return suit, kinds, kinds
    top = top or 1 << (twin.bit_length() - 1)
    return suit, top, top
