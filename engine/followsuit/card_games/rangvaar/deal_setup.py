"""Deal setup of Rangvaar: who is dealt first, deals counted, totals, and the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from followsuit.base.errors import Refusal
from followsuit.base.fields import Field, FieldKind
from followsuit.card_games.rangvaar.rules import FirstLead, RangvaarRules
from followsuit.card_games.rangvaar.state import State
from followsuit.card_games.rangvaar.transitions import TRANSITIONS
from followsuit.card_games.trick.deal_setup import SEATS, auction_acts, contract_fields, totals_field
from followsuit.card_games.trick.transitions import Action

#: No deal changes a total by more than this (R8).
_MOST_A_DEAL = 26


class RangvaarDealSetup:
    """What Rangvaar says about making its deals: `followsuit.base.deal_fields.DealSetup`."""

    def standing(self, rules: RangvaarRules) -> Sequence[Field]:
        """Who is dealt first, how many deals count so far, totals, and who won the last trick if it leads."""
        most = _MOST_A_DEAL * rules.deals
        leads = rules.first_lead is FirstLead.LAST_WINNER
        return (
            Field("first", choices=SEATS, default="S"),
            Field("counted", FieldKind.NUMBER, default="0", least=0, most=rules.deals - 1),
            totals_field(-most, most),
            *((Field("last_winner", choices=SEATS),) if leads else ()),
        )

    def contract(self, rules: RangvaarRules) -> Sequence[Field]:
        """Declarer, bid and trump."""
        return contract_fields(rules.auction_rules.values)

    def number(self, rules: RangvaarRules, standing: Mapping[str, str]) -> int:
        """One more than the deals that count."""
        return int(standing["counted"]) + 1

    def acts(self, rules: RangvaarRules, state: State, contract: Mapping[str, str]) -> Sequence[Action]:
        """The bids up to the contract, and trump."""
        return auction_acts(TRANSITIONS, state, contract)

    def notes(self, rules: RangvaarRules, state: Any) -> Sequence[Refusal]:
        """None: no hand of Rangvaar is dealt again."""
        return ()


DEAL_SETUP = RangvaarDealSetup()
