"""Deal setup of Two Hundred: dealer, totals, and the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from followsuit.base.errors import Refusal
from followsuit.base.fields import Field
from followsuit.card_games.trick.deal_setup import SEATS, auction_acts, contract_fields, totals_field
from followsuit.card_games.trick.transitions import Action
from followsuit.card_games.two_hundred.rules import TwoHundredRules
from followsuit.card_games.two_hundred.state import State
from followsuit.card_games.two_hundred.transitions import TRANSITIONS

#: A side cannot lose more than this in a match; nobody makes a deal below it.
_LOWEST = -1000
_STEP = 5


class TwoHundredDealSetup:
    """What Two Hundred says about making its deals: `followsuit.base.deal_fields.DealSetup`."""

    def standing(self, rules: TwoHundredRules) -> Sequence[Field]:
        """The dealer, and totals below the target (H13)."""
        lowest = -195 if rules.minus_200_loses else _LOWEST
        return (
            Field("dealer", choices=SEATS, default="E"),
            totals_field(lowest, rules.target - _STEP, _STEP),
        )

    def contract(self, rules: TwoHundredRules) -> Sequence[Field]:
        """Declarer, bet and trump."""
        return contract_fields(rules.auction.values)

    def number(self, rules: TwoHundredRules, standing: Mapping[str, str]) -> int:
        """2 where a side has points, else 1."""
        return 1 if set(standing["totals"].split()[1::2]) == {"0"} else 2

    def acts(self, rules: TwoHundredRules, state: State, contract: Mapping[str, str]) -> Sequence[Action]:
        """The bets up to the contract, and trump."""
        return auction_acts(TRANSITIONS, state, contract)

    def notes(self, rules: TwoHundredRules, state: Any) -> Sequence[Refusal]:
        """None: no hand of Two Hundred is dealt again (H3)."""
        return ()


DEAL_SETUP = TwoHundredDealSetup()
