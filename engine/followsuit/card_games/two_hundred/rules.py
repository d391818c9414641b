"""Rules of Two Hundred: the options in their groups, the presets, the pack, and the lengths of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache
from math import inf
from typing import Final

from followsuit.base.cards import Rank
from followsuit.base.decks import FORTY, THIRTY_SIX, Deck
from followsuit.base.rule_groups import Length, RuleGroups
from followsuit.base.rules import Switch, check_switches, option
from followsuit.base.seats import Rotation
from followsuit.card_games.trick.auction import AllPass, AuctionRules, Rounds
from followsuit.card_games.trick.cardplay import CardplayRules

#: The card points of each rank that has any (H2).
WORTH: Final = {Rank.ACE: 10, Rank.TEN: 10, Rank.FIVE: 5}

#: All possible bets, in card points (H4).
BETS: Final = tuple(range(50, 101, 5))

#: A side whose total is this or more scores in a deal only if it has bet in it (H11), unless H17 says half.
HUNDRED: Final = 100

CARDPLAY: Final = CardplayRules(Rotation.CLOCKWISE, WORTH, "H8")


class NobodyBets(Enum):
    """What happens when nobody wants to bet: the dealer has to, or the next seat deals anew (H6, H15)."""

    DEALER_BETS = "dealer_bets"
    REDEAL = "redeal"


class HundredAt(Enum):
    """From which total on a side has to bet: 100, or half the target (H17)."""

    FIXED = "fixed"
    HALF = "half"


class BothReach(Enum):
    """Who wins when both sides reach the target in one deal (H12)."""

    DECLARERS = "declarers"
    HIGHER_TOTAL = "higher_total"


@dataclass(frozen=True)
class TwoHundredRules:
    """The options of Two Hundred; the defaults are the preset ``reference`` (H14, H15).

    Raises `RulesError` (``contradiction``, facts ``fields``) for two fields that contradict each other.
    """

    bets: Rounds = option(Rounds.SINGLE, "H4")
    bets_must_rise: bool = option(True, "H4")
    nobody_bets: NobodyBets = option(NobodyBets.DEALER_BETS, "H6")
    both_reach: BothReach = option(BothReach.DECLARERS, "H12")
    minus_200_loses: bool = option(False, "H13")
    target: int = option(200, "H14", (200, 300, 500))
    deck: int = option(40, "H14", (40, 36))
    hundred_rule: bool = option(True, "H16")
    hundred_at: HundredAt = option(HundredAt.FIXED, "H17")
    forced_bet_counts: bool = option(True, "H18")

    def __post_init__(self) -> None:
        check_switches(self, SWITCHES)

    @property
    def threshold(self) -> float:
        """The total from which on a side adds points only in a deal in which it bets (H11, H16, H17)."""
        if not self.hundred_rule:
            return inf
        return self.target // 2 if self.hundred_at is HundredAt.HALF else HUNDRED

    @cached_property
    def pack(self) -> Deck:
        """The cards that the game is played with."""
        return FORTY if self.deck == 40 else THIRTY_SIX

    @property
    def hand_size(self) -> int:
        """The number of cards that a seat is dealt, which is also the number of tricks."""
        return len(self.pack) // 4

    @property
    def direction(self) -> Rotation:
        """Clockwise: deal, betting and play all pass to the left (H1)."""
        return CARDPLAY.rotation

    @property
    def cardplay(self) -> CardplayRules:
        """The rules about tricks."""
        return CARDPLAY

    @property
    def auction(self) -> AuctionRules:
        """The rules of the auction, which this game calls betting."""
        return _auction(self.bets, self.bets_must_rise, self.nobody_bets)


#: The fields that others switch off.
SWITCHES: Final = (
    Switch("hundred_at", HundredAt.FIXED, "hundred_rule", (False,)),
    Switch("forced_bet_counts", True, "hundred_rule", (False,)),
    Switch("forced_bet_counts", True, "nobody_bets", (NobodyBets.REDEAL,)),
)


@lru_cache
def _auction(rounds: Rounds, must_rise: bool, nobody: NobodyBets) -> AuctionRules:
    all_pass = AllPass.LAST_BIDS if nobody is NobodyBets.DEALER_BETS else AllPass.REDEAL
    return AuctionRules(BETS, rounds, all_pass, "H4", "H5", must_rise)


PRESETS: Final = {
    "reference": TwoHundredRules(),
    "traditional": TwoHundredRules(
        bets=Rounds.CONTINUOUS, nobody_bets=NobodyBets.REDEAL, minus_200_loses=True, deck=36
    ),
}


_GROUPS: Final = {
    "auction": ("bets", "bets_must_rise", "nobody_bets"),
    "scoring": ("hundred_rule", "hundred_at", "forced_bet_counts"),
    "match": ("target", "both_reach", "minus_200_loses"),
    "dealing": ("deck",),
}

_LENGTHS: Final = tuple(Length(str(target), {"target": target}) for target in (200, 300, 500))


def _lengths(rules: TwoHundredRules) -> Sequence[Length]:
    return _LENGTHS


RULE_GROUPS: Final = RuleGroups(_GROUPS, _lengths)
