"""World: the hidden cards dealt to the hidden hands and the kitty, with more packs.

No card goes to a seat that has shown to be void in its suit, and what a seat showed stays with it. The kitty
is drawn by what people bury: low side cards rather than trumps and points.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from followsuit.base.cards import Card
from followsuit.base.seats import AnySeat
from followsuit.bots.tractor.many_packs.board import TRUMP, ManyPacksBoard
from followsuit.bots.tractor.worlds import BURIED_FIVE, BURIED_HIGH, BURIED_TEN, BURIED_TRUMP, NoWorldError
from followsuit.card_games.shengji.cards.pack import POINTS
from followsuit.card_games.shengji.law.lead import outside
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.trick.trick import Trick


class ManyPacksWorlds:
    """The worlds of an observation from the burial on. Holders are the seats, and the kitty after them."""

    def __init__(self, observation: TractorObservation, board: ManyPacksBoard) -> None:
        self._observation, self._board = observation, board
        self._kitty = board.seats
        known = (*observation.seen, *observation.hand, *observation.buried)
        hidden = list(outside(known, board.ladder).cards())
        self._sizes = [
            0 if seat is observation.seat else observation.held[seat] for seat in observation.standing.seats
        ]
        self._sizes.append(len(hidden) - sum(self._sizes))
        self.hidden = hidden
        self._fixed: list[list[Card]] = [[] for _ in self._sizes]
        for seat, card in _pinned(observation):
            if card in hidden:
                hidden.remove(card)
                self._fixed[seat].append(card)
        voids = observation.voids
        everybody = [holder for holder, size in enumerate(self._sizes) if size]
        self._may = []
        for suit in range(5):
            self._may.append(
                [
                    holder
                    for holder in everybody
                    if holder == self._kitty or board.ladder.suits[suit] not in voids[holder]
                ]
            )
        # Cards that fewer seats may hold are dealt first.
        self._order = sorted(hidden, key=lambda card: (len(self._may[board.place[card][0]]), card))

    def draw(self, rng: Random) -> list[list[Card]]:
        """The hands by seat, the observer's own among them, and then the kitty's hidden cards.

        Raises `NoWorldError` where there is none: our own mistake, never the player's.
        """
        held = self._dealt(rng)
        held[self._observation.seat] = list(self._observation.hand)
        return held

    def _dealt(self, rng: Random) -> list[list[Card]]:
        place, may, draw = self._board.place, self._may, rng.random
        held = [list(cards) for cards in self._fixed]
        room = [size - len(cards) for size, cards in zip(self._sizes, held, strict=True)]
        left = self._order
        if room[self._kitty]:
            left = self._buried(left, held[self._kitty], room[self._kitty], rng)
            room[self._kitty] = self._sizes[self._kitty] - len(held[self._kitty])
        # Within the cards that equally many may hold the order is by lot, through the room that is left.
        for card in left:
            holders = may[place[card][0]]
            total = 0
            for holder in holders:
                total += room[holder]
            if total:
                at = draw() * total
                for holder in holders:
                    at -= room[holder]
                    if at < 0:
                        break
                held[holder].append(card)
                room[holder] -= 1
            else:
                self._make_room(card, held, room, rng)
        return held

    def _buried(self, cards: list[Card], kitty: list[Card], count: int, rng: Random) -> list[Card]:
        """Move this many cards to the kitty, by what people bury; returns the others, in order."""
        draw = rng.random
        left = list(range(len(cards)))
        chosen: set[int] = set()
        while len(chosen) < count and left:
            at = int(draw() * len(left))
            card = cards[left[at]]
            # Drawn and perhaps laid back: no power and no logarithm, which differ between machines.
            if draw() < self._weight(card):
                chosen.add(left[at])
                left[at] = left[-1]
                left.pop()
        kitty += [cards[at] for at in sorted(chosen)]
        return [card for at, card in enumerate(cards) if at not in chosen]

    def _weight(self, card: Card) -> float:
        if self._board.place[card][0] == TRUMP:
            return BURIED_TRUMP
        if POINTS[card]:
            return BURIED_TEN if POINTS[card] == 10 else BURIED_FIVE
        return BURIED_HIGH if card.rank >= 10 else 1.0

    def _make_room(self, card: Card, held: list[list[Card]], room: list[int], rng: Random) -> None:
        """Deal a card whose hands are all full: cards move on from hand to hand until one has room.

        Raises `NoWorldError` where that cannot be.
        """
        place, may, fixed = self._board.place, self._may, self._fixed
        # For each holder that is reached: who was full before it, and the place of the card it would get.
        came: dict[int, tuple[int, int]] = dict.fromkeys(may[place[card][0]], (-1, -1))
        reached = list(came)
        for full in reached:
            if room[full]:
                self._move_along(card, full, came, held, room)
                return
            loose = range(len(fixed[full]), len(held[full]))
            start = int(rng.random() * len(loose)) if loose else 0
            for at in (*loose[start:], *loose[:start]):
                for holder in may[place[held[full][at]][0]]:
                    if holder not in came:
                        came[holder] = (full, at)
                        reached.append(holder)
        raise NoWorldError(f"no hand can hold {card}")

    def _move_along(
        self,
        card: Card,
        last: int,
        came: dict[int, tuple[int, int]],
        held: list[list[Card]],
        room: list[int],
    ) -> None:
        """Move a card from each full hand on the way to ``last``, which has room; the first gets ``card``."""
        room[last] -= 1
        to, (full, at) = last, came[last]
        while full >= 0:
            held[to].append(held[full].pop(at))
            to, (full, at) = full, came[full]
        held[to].append(card)


def _pinned(observation: TractorObservation) -> list[tuple[int, Card]]:
    """The cards that a seat is known to hold, because it showed them and has not played them (T6)."""
    # Who buried may have buried what it showed; then nothing is certain.
    shown: dict[int, Counter[Card]] = {}
    for declared in observation.declarations:
        if declared.seat is not observation.seat and declared.seat not in observation.buriers:
            cards = Counter(declared.cards)
            shown[declared.seat] = shown.get(declared.seat, Counter()) | cards
    for throw in observation.failed:
        if not throw.down and throw.seat is not observation.seat:
            # What a void throw showed went back to the hand (T90). What was played since counts below.
            before = [won.trick for won in observation.taken[: throw.trick]]
            gone = [card for trick in before for card in _played(trick, throw.seat)]
            known = Counter([*throw.attempt, *gone])
            shown[throw.seat] = shown.get(throw.seat, Counter()) | known
    tricks = [won.trick for won in observation.taken]
    if observation.trick is not None and observation.phase == "playing":
        tricks.append(observation.trick)
    for trick in tricks:
        for play in trick.plays:
            if play.seat in shown:
                shown[play.seat] -= Counter(play.cards)
    return [(int(seat), card) for seat, cards in shown.items() for card in cards.elements()]


def _played(trick: Trick, seat: AnySeat) -> tuple[Card, ...]:
    """The cards that a seat played to a trick."""
    return next((play.cards for play in trick.plays if play.seat is seat), ())
