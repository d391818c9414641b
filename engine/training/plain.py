"""The features of one position in plain Python: the bits that are set, as `features.py` sets them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from training.layout import (
    FEW,
    HANDS,
    KITTY,
    MANY,
    POINTS,
    SIDE_BITS,
    SIDE_KINDS,
    SIDE_LENGTH,
    TRUMP_KINDS,
    TRUMP_LENGTH,
    UNIT,
)
from training.positions import Position

TRUMP = 4

#: Weights by name, as `Net` has them: lists of rows, and lists of what is added.
Weights = Mapping[str, Any]


def plain_blocks(position: Position) -> tuple[list[list[int]], list[int]]:
    """Return the bits set in the block of each side suit (none where the suit is gone) and of trumps."""
    sides: list[list[int]] = []
    for suit in range(TRUMP):
        if not any(position.once[5 * place + suit] for place in range(4)):
            sides.append([])
            continue
        bits, at = _suit(position, suit, SIDE_KINDS, SIDE_LENGTH)
        for place in range(4):
            once, twice = position.once[5 * place + TRUMP], position.twice[5 * place + TRUMP]
            bits += _reached(once.bit_count() + twice.bit_count(), FEW, at)
            bits += [at + len(FEW)] if twice else []
            at += len(FEW) + 1
        assert at == SIDE_BITS - 1, "the layout says how long the block is"
        sides.append([*bits, at])
    bits, at = _suit(position, TRUMP, TRUMP_KINDS, TRUMP_LENGTH)
    bits += [at] if position.opposing else []
    if position.hand:
        bits.append(at + position.hand)
    return sides, bits + _reached(position.kitty, KITTY, at + 1 + HANDS)


def _suit(position: Position, suit: int, kinds: int, longest: int) -> tuple[list[int], int]:
    out = 0
    for place in range(4):
        out |= position.once[5 * place + suit]
    live = [1 << at for at in range(MANY - 1, -1, -1) if out >> at & 1]
    bits: list[int] = []
    at = 0
    for place in range(4):
        once, twice = position.once[5 * place + suit], position.twice[5 * place + suit]
        bits += [at + number for number, kind in enumerate(live) if once & kind]
        bits += [at + kinds + number for number, kind in enumerate(live) if twice & kind]
        at += 2 * kinds
        bits += _reached(once.bit_count() + twice.bit_count(), range(1, longest + 1), at)
        at += longest
        bits += _reached(position.board.worth(suit, once, twice), POINTS, at)
        at += len(POINTS)
    for worth in (position.board.tens[suit], position.board.fives[suit]):
        bits += [at + number for number, kind in enumerate(live) if worth & kind]
        at += kinds
    return bits, at


def _reached(value: int, steps: Sequence[int], at: int) -> list[int]:
    return [at + number for number, step in enumerate(steps) if value >= step]


def plain_value(weights: Weights, position: Position) -> float:
    """Return the points that the leading side takes, as a net says in which a playout has no share."""
    sides, trump = plain_blocks(position)
    first = len(weights["side+"])
    together = [0.0] * first
    for bits in sides:
        for at, figure in enumerate(_through(weights, "side", bits)):
            together[at] += figure
    together += _through(weights, "trump", trump)
    hidden = list(weights["joint+"])
    for figure, row in zip(together, weights["joint"], strict=True):
        if figure:
            hidden = [sum_ + figure * weight for sum_, weight in zip(hidden, row, strict=True)]
    said = weights["last+"][0]
    for figure, row in zip(hidden, weights["last"], strict=True):
        said += max(0.0, figure) * row[0]
    board, left = position.board, 0
    for place in range(4):
        for suit in range(5):
            at = 5 * place + suit
            left += board.worth(suit, position.once[at], position.twice[at])
    return float(left / 2 + UNIT * said)


def _through(weights: Weights, name: str, bits: Sequence[int]) -> list[float]:
    """The sparse layer: the rows of the bits that are set, added up; never below 0."""
    sums = list(weights[f"{name}+"])
    for bit in bits:
        sums = [sum_ + weight for sum_, weight in zip(sums, weights[name][bit], strict=True)]
    return [max(0.0, figure) for figure in sums]
