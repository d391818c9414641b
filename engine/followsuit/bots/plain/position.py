"""Position: what a seat that is to play sees, laid out for the search."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from followsuit.bots.plain.layout import BITS, SUITS, each, spread
from followsuit.bots.plain.memory import remembered
from followsuit.bots.plain.playout import Open, opened
from followsuit.bots.plain.worlds import PlainWorlds
from followsuit.decks import Deck
from followsuit.seats import Seat
from followsuit.trick.observation import AuctionObservation


@dataclass(frozen=True, slots=True)
class Position:
    """Own seat and hand, the trick in progress, trump and declaring parity, and the worlds there are.

    ``others`` are the three hidden seats in turn order, ``played`` the cards each seat has played, by seat,
    ``left`` the tricks to come, the one in progress included.
    """

    seat: int
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
        return each(self.hand & self.start.led or self.hand)

    def draw(self, rng: Random) -> list[int]:
        """Hands for all four seats: the own one, and a deal of the hidden cards."""
        hands = [0, 0, 0, 0]
        hands[self.seat] = self.hand
        for seat, dealt in zip(self.others, self.worlds.draw(rng), strict=True):
            hands[seat] = dealt
        return hands


def position_of(seen: AuctionObservation[Any, Any], deck: Deck) -> Position:
    """The position of a seat whose turn it is to play a card."""
    trick, trump, contract = seen.trick, seen.trump, seen.contract
    assert trick is not None and trump is not None and contract is not None, "tricks are being played"
    memory = remembered(deck, seen.hand, seen.taken, trick)
    seat = int(seen.seat)
    others = ((seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4)
    held = seen.held
    voids = [sum(SUITS[suit] for suit in memory.voids[Seat(other)]) for other in others]
    played = [0, 0, 0, 0]
    for past in (*(won.trick for won in seen.taken), trick):
        for play in past.plays:
            played[play.seat] |= BITS[play.cards[0]]
    return Position(
        seat=seat,
        hand=spread(seen.hand),
        start=opened(int(trick.leader), [BITS[card] for card in trick.cards], int(trump)),
        trump=int(trump),
        declarer=int(contract.declarer),
        others=others,
        played=(played[0], played[1], played[2], played[3]),
        left=held[seen.seat],
        worlds=PlainWorlds(spread(memory.out), [held[Seat(other)] for other in others], voids),
    )
