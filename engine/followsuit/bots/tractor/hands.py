"""Hands: the four hands of a playout and the copies that are still out, as masks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from followsuit.bots.tractor.board import Board


@dataclass(slots=True)
class Hands:
    """The hands at one point of a playout, which takes cards out of the lists as they are played.

    ``once`` and ``twice`` have twenty masks, at `5 * seat + suit`: the kinds held at least once, and twice.
    ``live`` and ``both`` have one a suit: the kinds of which a copy is still in a hand, and those with both.
    """

    board: Board
    once: list[int]
    twice: list[int]
    live: list[int]
    both: list[int]

    @staticmethod
    def of(board: Board, once: Sequence[int], twice: Sequence[int]) -> Hands:
        """Return hands with lists of their own."""
        live, both = [0] * 5, [0] * 5
        for suit in range(5):
            a, b, c, d = once[suit], once[5 + suit], once[10 + suit], once[15 + suit]
            live[suit] = a | b | c | d
            pairs = twice[suit] | twice[5 + suit] | twice[10 + suit] | twice[15 + suit]
            both[suit] = pairs | a & (b | c | d) | b & (c | d) | c & d
        return Hands(board, list(once), list(twice), live, both)

    def copy(self) -> Hands:
        """Return the same hands with lists of their own."""
        return Hands(self.board, self.once.copy(), self.twice.copy(), self.live.copy(), self.both.copy())

    def play(self, seat: int, suit: int, one: int, two: int) -> None:
        """Take the cards of a part out of a hand."""
        at = 5 * seat + suit
        held, known = self.twice[at], self.both[suit]
        # Held twice and given once leaves one; given twice leaves none.
        self.once[at] &= ~(two | (one & ~held))
        self.twice[at] = held & ~one
        self.live[suit] &= ~(two | (one & ~known))
        self.both[suit] = known & ~one
