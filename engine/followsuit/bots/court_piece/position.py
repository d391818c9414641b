"""Position of Court Piece: what a seat that is to play sees, laid out for the search."""

from __future__ import annotations

from followsuit.bots.plain.layout import BITS, SUITS, spread
from followsuit.bots.plain.memory import remembered
from followsuit.bots.plain.playout import opened
from followsuit.bots.plain.position import Position, turned
from followsuit.bots.plain.worlds import PlainWorlds
from followsuit.court_piece.observation import CourtPieceObservation
from followsuit.court_piece.rules import PACK
from followsuit.seats import Seat


def position_of(seen: CourtPieceObservation) -> Position:
    """The position of a seat whose turn it is to play a card, and that knows trump."""
    trick, trump = seen.trick, seen.trump
    assert trick is not None and trump is not None, "tricks are being played"
    memory = remembered(PACK, seen.hand, seen.taken, trick)
    direction = seen.rules.direction
    place = turned(seen.seat, direction)
    others = ((place + 1) % 4, (place + 2) % 4, (place + 3) % 4)
    seats = [Seat(turned(other, direction)) for other in others]
    played = [0, 0, 0, 0]
    for past in (*(won.trick for won in seen.taken), trick):
        for play in past.plays:
            played[turned(play.seat, direction)] |= BITS[play.cards[0]]
    start = opened(turned(trick.leader, direction), [BITS[card] for card in trick.cards], int(trump))
    return Position(
        direction=direction,
        place=place,
        hand=spread(seen.hand),
        start=start,
        trump=int(trump),
        declarer=turned(seen.caller, direction),
        others=others,
        played=(played[0], played[1], played[2], played[3]),
        left=seen.held[seen.seat],
        worlds=PlainWorlds(
            spread(memory.out),
            [seen.held[seat] for seat in seats],
            [sum(SUITS[suit] for suit in memory.voids[seat]) for seat in seats],
        ),
    )
