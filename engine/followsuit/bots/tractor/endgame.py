"""Endgame: the last tricks of a known deal played as well as can be, by all four seats.

Every legal follow and every single, pair and tractor that can be led are looked at, by the law's own words on
`Holding`s; positions at the beginning of a trick are remembered. Meant for hands of at most three cards:
there are few of them left by then, and the kitty hangs on them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from followsuit.base.cards import CARDS
from followsuit.bots.tractor.board import Board, Part
from followsuit.bots.tractor.playout import Result, Start
from followsuit.card_games.shengji.cards.ladder import Ladder
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import POINTS
from followsuit.card_games.shengji.cards.shapes import Format, format_of
from followsuit.card_games.shengji.law.follow import fault
from followsuit.card_games.shengji.law.trick_winner import (
    PlayStrength,
    is_stronger,
    lead_strength,
    strength_of,
)

#: Cards in hand up to which an ending is solved.
LAST: Final = 3

#: A hand or a play: the masks of kinds held once and held twice, on the ladder.
Masks = tuple[int, int]

#: What the opposing side takes from a point on: card points in tricks, and the kitty's bonus.
Taken = tuple[int, int]


class _Holdings(dict[Masks, Holding]):
    """The holding of masks, made once: the same few hands and plays come up thousands of times."""

    def __init__(self, ladder: Ladder) -> None:
        super().__init__()
        self._ladder = ladder

    def __missing__(self, masks: Masks) -> Holding:
        holding = self[masks] = Holding(self._ladder, masks)
        return holding


class TractorEndgame:
    """The solver of one world's last tricks.

    ``opposing`` is the parity of the opposing seats, ``kitty`` the card points buried, ``times`` their
    multiplier by the size, in cards, of the last lead's largest unit.
    """

    def __init__(self, board: Board, opposing: int, kitty: int, times: Callable[[int], int]) -> None:
        self._board = board
        self._opposing = opposing
        self._kitty = kitty
        self._times = times
        self._tens = sum(board.ladder.bit[card] for card in CARDS if POINTS[card] == 10)
        self._fives = sum(board.ladder.bit[card] for card in CARDS if POINTS[card] == 5)
        self._known: dict[tuple[tuple[Masks, ...], int], Taken] = {}
        self._holdings = _Holdings(board.ladder)
        #: The legal plays of hands to a lead, which come up again and again as well.
        self._legal: dict[tuple[Masks, Format], list[Masks]] = {}

    def after(
        self, once: Sequence[int], twice: Sequence[int], start: Start, play: Sequence[Part]
    ) -> tuple[Result, int]:
        """Return the result of a play, and the kitty's bonus in its points; its ``last`` has no meaning."""
        board = self._board
        hands = []
        for seat in range(4):
            base = 5 * seat
            held = board.holding((suit, once[base + suit], twice[base + suit]) for suit in range(5))
            hands.append((held.once, held.twice))
        cards = board.holding(play)
        first: list[int] = [-1]
        taken = self._put(
            tuple(hands),
            start.seat,
            start.count,
            (cards.once, cards.twice),
            start.form,
            start.claim,
            start.owner,
            start.pile,
            first,
        )
        return Result(taken[0], first[0], start.opposing ^ 1, 1), taken[1]

    # The tricks --------------------------------------------------------------------------------------------
    def _put(
        self,
        hands: tuple[Masks, ...],
        seat: int,
        count: int,
        play: Masks,
        form: Format | None,
        best: PlayStrength | None,
        owner: int,
        pile: int,
        first: list[int] | None = None,
    ) -> Taken:
        """What comes of a play in a trick. ``first`` takes down who wins that trick by best play."""
        board, rules = self._board, self._board.rules
        cards = self._holdings[play]
        if best is None:
            form = format_of(cards)
            assert form is not None, "a lead is of one suit"
            best, owner = lead_strength(cards, form, rules), seat
        else:
            assert form is not None, "a trick has a lead"
            offered = strength_of(cards, form, rules)
            if offered is not None and is_stronger(offered, best, form, rules, board.ladder):
                best, owner = offered, seat
        pile += self._worth(play)
        (once, twice), (gone, gone_twice) = hands[seat], play
        # As `Holding.without` does it, but on the masks alone: this is done a hundred thousand times.
        left = once & ~(gone_twice | (gone & ~twice)), twice & ~gone
        hands = (*hands[:seat], left, *hands[seat + 1 :])
        if count == 3:
            if first is not None:
                first[0] = owner
            mine = owner & 1 == self._opposing
            points = pile if mine else 0
            if hands[owner][0]:
                rest = self._led(hands, owner)
                return points + rest[0], rest[1]
            unit = max(1, 2 * form.largest)
            return points, self._kitty * self._times(unit) if mine and self._kitty else 0
        seat = (seat + 3) & 3
        options = self._follows(hands[seat], form)
        kept: list[tuple[Taken, int]] = []
        for option in options:
            won = [-1]
            kept.append((self._put(hands, seat, count + 1, option, form, best, owner, pile, won), won[0]))
        found, winner = self._best(kept, seat)
        if first is not None:
            first[0] = winner
        return found

    def _led(self, hands: tuple[Masks, ...], seat: int) -> Taken:
        """What comes of the best lead."""
        key = (hands, seat)
        found = self._known.get(key)
        if found is None:
            leads = [
                (self._put(hands, seat, 0, lead, None, None, seat, 0), 0) for lead in self._leads(hands[seat])
            ]
            found = self._known[key] = self._best(leads, seat)[0]
        return found

    def _best(self, found: list[tuple[Taken, int]], seat: int) -> tuple[Taken, int]:
        if seat & 1 == self._opposing:
            return max(found, key=lambda one: one[0][0] + one[0][1])
        return min(found, key=lambda one: one[0][0] + one[0][1])

    # The plays ---------------------------------------------------------------------------------------------
    def _leads(self, hand: Masks) -> list[Masks]:
        """Every single, pair and tractor (T21)."""
        found = []
        for size in range(1, 5):
            for play in _subsets(hand, size):
                form = format_of(self._holdings[play])
                if form is not None and not form.is_throw:
                    found.append(play)
        return found

    def _follows(self, hand: Masks, form: Format) -> list[Masks]:
        """Every legal play to a lead of this format."""
        legal = self._legal.get((hand, form))
        if legal is None:
            rules, holdings = self._board.rules, self._holdings
            held = holdings[hand]
            legal = [
                play for play in _subsets(hand, form.size) if not fault(held, form, holdings[play], rules)
            ]
            self._legal[hand, form] = legal
        return legal

    def _worth(self, play: Masks) -> int:
        once, twice = play
        tens = (once & self._tens).bit_count() + (twice & self._tens).bit_count()
        return 10 * tens + 5 * ((once & self._fives).bit_count() + (twice & self._fives).bit_count())


def _subsets(hand: Masks, size: int) -> list[Masks]:
    """The different sets of this many cards of a hand, in a fixed order."""
    once, twice = hand
    bits = []
    while once:
        bit = once & -once
        once ^= bit
        bits += [bit, bit] if twice & bit else [bit]
    found: dict[Masks, None] = {}
    for chosen in combinations(bits, size):
        one = two = 0
        for bit in chosen:
            two |= one & bit
            one |= bit
        found[one, two] = None
    return list(found)
