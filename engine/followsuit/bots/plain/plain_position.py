"""Plain position: what a seat that is to play sees, laid out for the search.

The search counts *places*, not seats: turns pass from each place to the next higher one. Clockwise a seat's
place is its value; counter-clockwise the table is seen in a mirror, W at the place of E. Sides keep their
places: S and N have the even ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from followsuit.base.decks import Deck
from followsuit.base.seats import Rotation, Seat
from followsuit.bots.plain.layout import BITS, SUITS, single_bits, spread_hand
from followsuit.bots.plain.memory import recall_tricks
from followsuit.bots.plain.playout import Open, trick_after
from followsuit.bots.plain.worlds import PlainWorlds


@dataclass(frozen=True, slots=True)
class PlainPosition:
    """Own place and hand, the trick in progress, trump and declaring parity, and the worlds there are.

    ``others`` are the three hidden places in turn order, ``played`` the cards played from each place,
    ``left`` the tricks to come, the one in progress included. ``direction`` is that of play.
    """

    direction: Rotation
    place: int
    hand: int
    start: Open
    trump: int
    declarer: int
    others: tuple[int, int, int]
    played: tuple[int, int, int, int]
    left: int
    worlds: PlainWorlds

    @property
    def playable(self) -> list[int]:
        """The cards that may be played, as bits, lowest rank first."""
        return single_bits(self.hand & self.start.led or self.hand)

    def draw(self, rng: Random) -> list[int]:
        """Hands for all four places: the own one, and a deal of the hidden cards."""
        hands = [0, 0, 0, 0]
        hands[self.place] = self.hand
        for place, dealt in zip(self.others, self.worlds.draw(rng), strict=True):
            hands[place] = dealt
        return hands


def turn_seat(seat: int, direction: Rotation) -> int:
    """The place of a seat, and the seat of a place: either way the same.

    >>> [turn_seat(seat, Rotation.COUNTER_CLOCKWISE) for seat in Seat]
    [0, 3, 2, 1]
    """
    return seat * direction.step % 4


def position_of(observation: Any, deck: Deck, declarer: Seat | None = None) -> PlainPosition:
    """The position of a seat whose turn it is to play a card, and that knows trump.

    ``observation``: of a game of one card a play. Without a declarer, that of the contract is taken.
    """
    trick, trump = observation.trick, observation.trump
    assert trick is not None and trump is not None, "tricks are being played"
    memory = recall_tricks(deck, observation.hand, observation.taken, trick)
    direction = observation.rules.direction
    place = turn_seat(observation.seat, direction)
    others = ((place + 1) % 4, (place + 2) % 4, (place + 3) % 4)
    seats = [Seat(turn_seat(other, direction)) for other in others]
    held = observation.held
    voids = [sum(SUITS[suit] for suit in memory.voids[seat]) for seat in seats]
    played = [0, 0, 0, 0]
    for past in (*(won.trick for won in observation.taken), trick):
        for play in past.plays:
            played[turn_seat(play.seat, direction)] |= BITS[play.cards[0]]
    return PlainPosition(
        direction=direction,
        place=place,
        hand=spread_hand(observation.hand),
        start=trick_after(
            turn_seat(trick.leader, direction), [BITS[card] for card in trick.cards], int(trump)
        ),
        trump=int(trump),
        declarer=turn_seat(observation.contract.declarer if declarer is None else declarer, direction),
        others=others,
        played=(played[0], played[1], played[2], played[3]),
        left=held[observation.seat],
        worlds=PlainWorlds(spread_hand(memory.out), [held[seat] for seat in seats], voids),
    )
