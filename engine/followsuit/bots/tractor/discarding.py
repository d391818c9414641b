"""Discarding: the card that goes to a partner's trick, that costs least, or that is discarded."""

from __future__ import annotations

from followsuit.bots.tractor.board import TRUMP, Board, Part


def would_ruff(o: list[int], seat: int, led: int) -> bool:
    """Whether the next seat would ruff."""
    after = 5 * ((seat + 3) & 3)
    return led != TRUMP and not o[after + led] and o[after + TRUMP] > 0


def card_to_feed(board: Board, suit: int, mine: int, twin: int) -> int:
    """The card for a partner's sure trick: ten points, five points, else the lowest."""
    worth = mine & board.tens[suit] or mine & board.fives[suit]
    if worth:
        return worth & -worth
    loose = mine & ~twin or mine
    return loose & -loose


def least_card(board: Board, suit: int, mine: int, twin: int) -> int:
    """The least of a suit: worth nothing and no half of a pair, if there is such a card."""
    blank = mine & board.blank[suit]
    worth = blank & ~twin or blank or mine & board.fives[suit] or mine
    return worth & -worth


def choose_discard(board: Board, o: list[int], t: list[int], base: int, feeds: bool) -> tuple[int, int]:
    """Return suit and bit of the card to discard."""
    if feeds:
        for worth in (board.tens, board.fives):
            for suit in board.sides:
                found = o[base + suit] & worth[suit]
                if found:
                    return suit, found & -found
    where = best = 0
    shortest = 99
    for suit in board.sides:
        mine = o[base + suit]
        if mine:
            loose = mine & ~t[base + suit] & board.blank[suit]
            if loose:
                loose &= -loose
                # The lowest card, but rather from a suit that is soon empty.
                price = loose.bit_length() + mine.bit_count()
                if price < shortest:
                    where, best, shortest = suit, loose, price
    if best:
        return where, best
    for suit in board.sides:
        mine = o[base + suit] & board.blank[suit]
        if mine:
            return suit, mine & -mine
    for suit in board.sides:
        mine = o[base + suit]
        if mine:
            return suit, mine & -mine
    mine = o[base + TRUMP]
    return TRUMP, least_card(board, TRUMP, mine, t[base + TRUMP])


def choose_discards(
    board: Board, o: list[int], t: list[int], base: int, led: int, count: int, feeds: bool
) -> list[Part]:
    """Return ``count`` cards to discard, none of the led suit."""
    o, t = list(o), list(t)
    o[base + led] = t[base + led] = 0
    once, twice = [0] * 5, [0] * 5
    for _ in range(count):
        suit, bit = choose_discard(board, o, t, base, feeds)
        if t[base + suit] & bit:
            t[base + suit] ^= bit
        else:
            o[base + suit] ^= bit
        twice[suit] |= once[suit] & bit
        once[suit] |= bit
    return [(suit, once[suit], twice[suit]) for suit in range(5) if once[suit]]
