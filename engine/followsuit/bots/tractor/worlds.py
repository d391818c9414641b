"""World: the hidden cards dealt to the hidden hands and the kitty so that all the facts hold.

Nothing is ever relaxed: cards go only where the facts let them, hands get exactly their number, a suit in
which a seat has no pair gets none, and a world that contradicts an event is drawn again. Among worlds that
agree the kitty is drawn by what people bury: low side cards rather than trumps and points.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from followsuit.base.cards import Card
from followsuit.base.seats import AnySeat
from followsuit.bots.tractor.board import TRUMP
from followsuit.bots.tractor.facts import KITTY, Facts
from followsuit.card_games.shengji.cards.pack import POINTS

#: Draws after which no world is assumed to exist. The true deal is one, so the facts must be wrong then.
MOST: Final = 20_000

#: How much less likely than a low card of a side suit these are to be buried.
BURIED_TRUMP: Final = 0.03
BURIED_TEN: Final = 0.22
BURIED_FIVE: Final = 0.45
BURIED_HIGH: Final = 0.3


class NoWorldError(Exception):
    """No deal of the hidden cards agrees with the facts: our own mistake, never the player's."""


@dataclass(frozen=True, slots=True)
class World:
    """All hands as lists of twenty masks (see `Board`), and the kitty's card points."""

    once: list[int]
    twice: list[int]
    kitty: int


@dataclass(slots=True)
class _Copy:
    """One hidden card: where it lies on the board, who may have it, and how readily it is buried."""

    card: Card
    suit: int
    bit: int
    may: tuple[int, ...]
    weight: float


class TractorWorlds:
    """The worlds that fit an observation: ``hand`` is the observer's, ``buried`` what it buried itself."""

    def __init__(self, facts: Facts, seat: AnySeat, hand: tuple[Card, ...], buried: tuple[Card, ...]) -> None:
        self._facts = facts
        self._board = facts.board
        self._seat = seat
        self._own = facts.board.masks(hand)
        self._buried = sum(POINTS[card] for card in buried)
        self._holders = [holder for holder in range(5) if facts.sizes[holder]]
        copies = self._copies()
        self._fixed = [(copy, copy.may[0]) for copy in copies if len(copy.may) == 1]
        flexible = [copy for copy in copies if len(copy.may) > 1]
        everybody = tuple(self._holders)
        self._free = [copy for copy in flexible if copy.may == everybody]
        self._bound = sorted((copy for copy in flexible if copy.may != everybody), key=lambda c: len(c.may))
        self._buriable = [copy for copy in self._free + self._bound if KITTY in copy.may]

    def _copies(self) -> list[_Copy]:
        """The hidden cards, pinned ones first bound to where they must be."""
        facts, board = self._facts, self._board
        bound: dict[Card, list[tuple[int, ...]]] = {}
        # Narrow pins first: what is pinned to a seat counts for a pin to the seat or the kitty as well.
        for (card, where), count in sorted(facts.pins.items(), key=lambda item: (len(item[0][1]), item[0])):
            places = bound.setdefault(card, [])
            inside = sum(set(place) <= set(where) for place in places)
            places += [where] * (count - inside)
        copies: list[_Copy] = []
        for card in facts.hidden:
            suit, bit = board.place[card]
            may = tuple(holder for holder in self._holders if not facts.barred[holder][suit] & bit)
            places = bound.get(card, [])
            if places:
                may = tuple(holder for holder in places.pop(0) if holder in may)
            if not may:
                raise NoWorldError(f"nobody can hold {card}")
            copies.append(_Copy(card, suit, bit, may, self._weight(card, suit)))
        if any(bound.values()):
            raise NoWorldError("more cards are shown than are hidden")
        return copies

    def _weight(self, card: Card, suit: int) -> float:
        """How readily the card is buried, a low card of a side suit being 1."""
        if suit == TRUMP:
            return BURIED_TRUMP
        if POINTS[card]:
            return BURIED_TEN if POINTS[card] == 10 else BURIED_FIVE
        return BURIED_HIGH if card.rank >= 10 else 1.0

    def draw(self, rng: Random) -> World:
        """Return one world. Raises `NoWorldError` where none is found."""
        for _ in range(MOST):
            held = self._dealt(rng)
            if held is None or not self._unpaired(held, rng):
                continue
            if self._facts.events:
                cards = [tuple(copy.card for copy in held[holder]) for holder in range(5)]
                if not all(event(cards) for event in self._facts.events):
                    continue
            return self._world(held)
        raise NoWorldError("no deal of the hidden cards agrees with the facts")

    # Dealing -----------------------------------------------------------------------------------------------
    def _dealt(self, rng: Random) -> list[list[_Copy]] | None:
        """The hidden cards by holder, as many as each has and none where it may not be."""
        held: list[list[_Copy]] = [[] for _ in range(5)]
        room = list(self._facts.sizes)
        for copy, holder in self._fixed:
            held[holder].append(copy)
            room[holder] -= 1
        if min(room) < 0:
            raise NoWorldError("more cards are pinned to a hand than it has")
        free, bound = self._free, self._bound
        if room[KITTY]:
            buried = self._rng_of(room[KITTY], rng)
            if buried:
                bound = [copy for copy in bound if id(copy) not in buried]
                free = [copy for copy in free if id(copy) not in buried]
                held[KITTY] += buried.values()
                room[KITTY] -= len(buried)
        draw = rng.random
        for copy in bound:
            total = 0
            for holder in copy.may:
                total += room[holder]
            if total:
                at = draw() * total
                for holder in copy.may:
                    at -= room[holder]
                    if at < 0:
                        break
                held[holder].append(copy)
                room[holder] -= 1
            elif not _make_room(held, room, copy):
                return None
        left = len(free)
        free = list(free)
        for holder in self._holders:
            mine = held[holder]
            for _ in range(room[holder]):
                # By hand: how ``random.shuffle`` draws is not promised between versions of Python.
                at = int(draw() * left)
                left -= 1
                mine.append(free[at])
                free[at] = free[left]
        return held if not left else None

    def _rng_of(self, count: int, rng: Random) -> dict[int, _Copy]:
        """The cards that lie in the kitty, by lot and by what people bury."""
        draw = rng.random
        left = list(self._buriable)
        buried: dict[int, _Copy] = {}
        while left and len(buried) < count:
            # Drawn and perhaps laid back: no power and no logarithm, which differ between machines.
            at = int(draw() * len(left))
            copy = left[at]
            if draw() < copy.weight:
                buried[id(copy)] = copy
                left[at] = left[-1]
                left.pop()
        return buried

    # Pairs that cannot be ----------------------------------------------------------------------------------
    def _unpaired(self, held: list[list[_Copy]], rng: Random) -> bool:
        """Take pairs apart in suits in which a seat has none, by exchanges with others; if that can be."""
        for holder in self._holders:
            for suit in self._facts.pairless[holder]:
                for _ in range(16):
                    pair = self._pair(held[holder], suit)
                    if pair is None:
                        break
                    if not self._exchanged(held, holder, pair, rng):
                        return False
        return True

    def _pair(self, cards: list[_Copy], suit: int) -> _Copy | None:
        kinds = 0
        for copy in cards:
            if copy.suit == suit:
                if kinds & copy.bit and len(copy.may) > 1:
                    return copy
                kinds |= copy.bit
        return None

    def _exchanged(self, held: list[list[_Copy]], holder: int, copy: _Copy, rng: Random) -> bool:
        """Whether a card could be exchanged for one of another holder without a new pair that cannot be."""
        others = [
            (other, mine)
            for other in self._holders
            if other != holder and other in copy.may and not self._pairs_up(held[other], other, copy)
            for mine in held[other]
            if holder in mine.may and not self._pairs_up(held[holder], holder, mine)
        ]
        if not others:
            return False
        other, mine = others[int(rng.random() * len(others))]
        held[holder].remove(copy)
        held[other].remove(mine)
        held[holder].append(mine)
        held[other].append(copy)
        return True

    def _pairs_up(self, cards: list[_Copy], holder: int, new: _Copy) -> bool:
        if new.suit not in self._facts.pairless[holder]:
            return False
        return any(copy.suit == new.suit and copy.bit == new.bit for copy in cards)

    # The result --------------------------------------------------------------------------------------------
    def _world(self, held: list[list[_Copy]]) -> World:
        once, twice = [0] * 20, [0] * 20
        base = 5 * self._seat
        once[base : base + 5], twice[base : base + 5] = self._own
        for holder in self._holders:
            if holder == KITTY:
                continue
            base = 5 * holder
            for copy in held[holder]:
                at, bit = base + copy.suit, copy.bit
                twice[at] |= once[at] & bit
                once[at] |= bit
        kitty = sum([POINTS[copy.card] for copy in held[KITTY]])
        return World(once, twice, kitty + self._buried)


def _make_room(held: list[list[_Copy]], room: list[int], copy: _Copy) -> bool:
    """Move cards so that a card fits into one of the full hands that may have it; False if none can."""
    # Breadth first over the holders: ``moves`` says by which card a holder was reached, and from where.
    moves: dict[int, tuple[int, _Copy | None]] = dict.fromkeys(copy.may, (-1, None))
    queue = list(copy.may)
    for full in queue:
        if room[full]:
            room[full] -= 1
            while True:
                source, moved = moves[full]
                if moved is None:
                    held[full].append(copy)
                    return True
                held[source].remove(moved)
                held[full].append(moved)
                full = source
        for mine in held[full]:
            for holder in mine.may:
                if holder not in moves:
                    moves[holder] = (full, mine)
                    queue.append(holder)
    return False
