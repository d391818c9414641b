"""Layout: the numbers of bits in a row of features."""

from __future__ import annotations

from typing import Final

#: The most kinds still out, of a side suit and of trumps.
SIDE_KINDS: Final = 13
TRUMP_KINDS: Final = 18

#: The length up to which a hand's cards of a suit are counted.
SIDE_LENGTH: Final = 10
TRUMP_LENGTH: Final = 18

#: Steps of the card points a hand has in a suit, of the kitty's, and of trumps in a side suit's block.
POINTS: Final = (5, 10, 15, 20, 30, 40)
KITTY: Final = (5, 10, 15, 20, 25, 30, 40, 50)
FEW: Final = (1, 2, 4, 7)

#: Cards in hand, from none to all.
HANDS: Final = 26

#: Bits of a board's masks that are looked at.
MANY: Final = 27

#: Points to one unit of what a net says.
UNIT: Final = 40.0

#: The length of a side suit's block and of the block of trumps, which has what is of the deal besides.
SIDE_BITS: Final = 4 * (2 * SIDE_KINDS + SIDE_LENGTH + len(POINTS)) + 2 * SIDE_KINDS + 4 * (len(FEW) + 1) + 1
TRUMP_BITS: Final = (
    4 * (2 * TRUMP_KINDS + TRUMP_LENGTH + len(POINTS)) + 2 * TRUMP_KINDS + 1 + HANDS + len(KITTY)
)
