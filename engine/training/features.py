"""Features: positions as rows of bits, all at once with NumPy. `plain.py` computes the same for one position.

One block of bits describes a side suit, with the same layout for each, and another one trumps. Kinds are
numbered by their rank among those still out, the highest first, so the highest one left always has the same
bit. The blocks describe all cards of the world and nothing of the deal's history.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from training.layout import (
    FEW,
    HANDS,
    KITTY,
    MANY,
    POINTS,
    SIDE_BITS,
    SIDE_KINDS,
    SIDE_LENGTH,
    TRUMP_BITS,
    TRUMP_KINDS,
    TRUMP_LENGTH,
)
from training.positions import Position

#: An array; NumPy is not there where types are checked.
Array: TypeAlias = Any


def packed(positions: Sequence[Position]) -> dict[str, Array]:
    """Return positions as arrays of masks, from which `blocks` makes the features."""
    return {
        "once": np.array([p.once for p in positions], np.int32).reshape(-1, 4, 5),
        "twice": np.array([p.twice for p in positions], np.int32).reshape(-1, 4, 5),
        "tens": np.array([p.board.tens for p in positions], np.int32).reshape(-1, 5),
        "fives": np.array([p.board.fives for p in positions], np.int32).reshape(-1, 5),
        "opposing": np.array([p.opposing for p in positions], np.uint8),
        "kitty": np.array([p.kitty for p in positions], np.int16),
        "hand": np.array([p.hand for p in positions], np.int16),
    }


def points_left(arrays: dict[str, Array]) -> Array:
    """The card points in all hands."""
    total = np.zeros(len(arrays["hand"]), np.int64)
    for name, worth in (("tens", 10), ("fives", 5)):
        kinds = arrays[name][:, None, :]
        total += worth * sum(
            np.bitwise_count(arrays[held] & kinds).sum(axis=(1, 2)).astype(np.int64)
            for held in ("once", "twice")
        )
    return total


def blocks(arrays: dict[str, Array]) -> tuple[Array, Array]:
    """Return the bits of the four side suits (rows, 4, `SIDE_BITS`) and of trumps (rows, `TRUMP_BITS`)."""
    once, twice = arrays["once"], arrays["twice"]
    rows = len(once)
    trumps = np.bitwise_count(once[:, :, 4]) + np.bitwise_count(twice[:, :, 4])
    context = np.concatenate([_ladder(trumps, FEW), (twice[:, :, 4:] > 0).astype(np.uint8)], axis=2).reshape(
        rows, -1
    )
    sides = np.zeros((rows, 4, SIDE_BITS), np.uint8)
    for suit in range(4):
        block = _suit(arrays, suit, SIDE_KINDS, SIDE_LENGTH)
        there = (once[:, :, suit] != 0).any(axis=1)
        sides[:, suit] = np.concatenate([block, context, there[:, None]], axis=1) * there[:, None]
    deal = np.zeros((rows, 1 + HANDS + len(KITTY)), np.uint8)
    deal[:, 0] = arrays["opposing"]
    deal[np.arange(rows), arrays["hand"]] = 1
    deal[:, 1 + HANDS :] = _ladder(arrays["kitty"], KITTY)
    trump = np.concatenate([_suit(arrays, 4, TRUMP_KINDS, TRUMP_LENGTH), deal], axis=1)
    assert trump.shape[1] == TRUMP_BITS, "the layout says how long the block is"
    return sides, trump


def _suit(arrays: dict[str, Array], suit: int, kinds: int, longest: int) -> Array:
    """The bits of one suit by place, and which kinds still out are worth points."""
    once, twice = arrays["once"][:, :, suit], arrays["twice"][:, :, suit]
    out = np.bitwise_or.reduce(once, axis=1)
    down = np.arange(MANY - 1, -1, -1)
    live = (out[:, None] >> down) & 1
    # The highest kind still out first, those that are gone last.
    order = np.argsort(1 - live, axis=1, kind="stable")[:, :kinds]

    def bits_of(masks: Array) -> Array:
        bits = ((masks[..., None] >> down) & 1).astype(np.uint8)
        at = np.broadcast_to(order[:, None] if masks.ndim == 2 else order, (*masks.shape, kinds))
        return np.take_along_axis(bits, at, axis=-1)

    count = np.bitwise_count(once) + np.bitwise_count(twice)
    worth = np.zeros(count.shape, np.int64)
    for name, points in (("tens", 10), ("fives", 5)):
        kind = arrays[name][:, suit, None]
        worth += points * (np.bitwise_count(once & kind).astype(np.int64) + np.bitwise_count(twice & kind))
    length = _ladder(count, range(1, longest + 1))
    held = np.concatenate([bits_of(once), bits_of(twice), length, _ladder(worth, POINTS)], axis=2)
    rest = [bits_of(arrays[name][:, suit] & out) for name in ("tens", "fives")]
    return np.concatenate([held.reshape(len(out), -1), *rest], axis=1)


def _ladder(values: Array, steps: Sequence[int]) -> Array:
    """A bit for each step that a value reaches."""
    reached: Array = (values[..., None] >= np.array(list(steps))).astype(np.uint8)
    return reached
