"""Rules of Rangvaar: the options in their groups, the preset, its auction, and the lengths of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from followsuit.base.decks import FIFTY_TWO, Deck
from followsuit.base.rule_groups import Length, RuleGroups
from followsuit.base.rules import option
from followsuit.base.seats import Rotation, Seat
from followsuit.card_games.trick.auction import AllPass, AuctionRules, Rounds
from followsuit.card_games.trick.cardplay import CardplayRules

#: The cards that the game is played with (R1).
PACK: Final[Deck] = FIFTY_TWO

#: Cards each seat gets before the auction, and after trump is named (R2).
FIRST_PACKET: Final = 5
SECOND_PACKET: Final = 8

#: The number of tricks in a deal (R2).
TRICKS: Final = 13

#: The possible numbers of deals in a match (R1).
LENGTHS: Final = (3, 5)

#: All possible bids, in tricks (R4).
BIDS: Final = tuple(range(7, 14))

#: The rules about tricks in each direction: no card counts points; a seat follows suit if it can (R7).
CARDPLAY: Final = {rotation: CardplayRules(rotation, {}, "R7") for rotation in Rotation}


class Speaking(Enum):
    """How often a seat speaks in the auction (R4)."""

    ROUNDS = "rounds"
    SINGLE = "single"


class FirstLead(Enum):
    """Who leads to the first trick (R6, R13)."""

    FIRST_CARD = "first_card"
    BIDDER = "bidder"
    #: The winner of the last trick of the deal before; in the first deal that is played as `FIRST_CARD`.
    LAST_WINNER = "last_winner"


class FailedBid(Enum):
    """The score of the bidding side when it takes T tricks, fewer than its bid B (R8).

    The other side scores its tricks in any case.
    """

    #: T − (B − T).
    SHORTFALL = "shortfall"
    #: − B.
    MINUS_BID = "minus_bid"
    #: T − (B − T), but at least 0.
    FLOOR_ZERO = "floor_zero"


class Commission(Enum):
    """When 5 % of the pot is kept back (R10); cents that cannot be divided go there, too."""

    TIES = "ties"
    ALWAYS = "always"
    NEVER = "never"


@dataclass(frozen=True)
class RangvaarRules:
    """The options of Rangvaar; the defaults are the preset ``reference``."""

    deals: int = option(LENGTHS[0], "R1", LENGTHS)
    opener_may_pass: bool = option(False, "R4")
    auction: Speaking = option(Speaking.ROUNDS, "R4")
    first_lead: FirstLead = option(FirstLead.FIRST_CARD, "R6")
    failed_bid: FailedBid = option(FailedBid.SHORTFALL, "R8")
    commission: Commission = option(Commission.TIES, "R10")
    direction: Rotation = option(Rotation.CLOCKWISE, "R14")

    @property
    def cardplay(self) -> CardplayRules:
        """The rules about tricks."""
        return CARDPLAY[self.direction]

    @property
    def auction_rules(self) -> AuctionRules:
        """The rules of the auction."""
        return _auction(self.auction, self.opener_may_pass, self.direction)

    def leads(self, declarer: Seat, first: Seat, last_winner: Seat | None) -> Seat:
        """The seat that leads to the first trick (R6, R13).

        ``first`` is the seat dealt the first card, ``last_winner`` the winner of the last trick of the deal
        before, None if there is none.
        """
        match self.first_lead:
            case FirstLead.BIDDER:
                return declarer
            case FirstLead.LAST_WINNER if last_winner is not None:
                return last_winner
            case _:
                return first


@lru_cache
def _auction(speaking: Speaking, opener_may_pass: bool, direction: Rotation) -> AuctionRules:
    rounds = Rounds.SINGLE if speaking is Speaking.SINGLE else Rounds.CONTINUOUS
    all_pass = AllPass.REDEAL if opener_may_pass else AllPass.OPENER_BIDS
    return AuctionRules(BIDS, rounds, all_pass, clause="R4", end_clause="R4", rotation=direction)


PRESETS: Final = {"reference": RangvaarRules()}


_GROUPS: Final = {
    "dealing": ("direction",),
    "auction": ("opener_may_pass", "auction"),
    "play": ("first_lead",),
    "scoring": ("failed_bid", "commission"),
    "match": ("deals",),
}

_LENGTHS: Final = tuple(Length(str(deals), {"deals": deals}) for deals in LENGTHS)


def _lengths(rules: RangvaarRules) -> Sequence[Length]:
    return _LENGTHS


RULE_GROUPS: Final = RuleGroups(_GROUPS, _lengths)
