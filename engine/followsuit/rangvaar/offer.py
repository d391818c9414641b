"""Offer of Rangvaar: the groups of its rules, the lengths of a match, and an example of each field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from followsuit.offers import Example, Examples, Length, RulesOffer
from followsuit.rangvaar.rules import LENGTHS, RangvaarRules

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


def _bids(*bids: tuple[str, int | str]) -> dict[str, Any]:
    return {"ask": "auction", "first": "S", "bids": [list(bid) for bid in bids]}


def _result(ours: int, contract: int = 9) -> dict[str, Any]:
    return {"declarer": "S", "contract": contract, "tricks": {"NS": ours, "EW": 13 - ours}}


_EXAMPLES: Final[Mapping[str, Examples]] = {
    "direction": (Example(_bids(("S", 7))),),
    "opener_may_pass": (Example(_bids(("S", "pass"))),),
    "auction": (Example(_bids(("S", 7), ("W", 8), ("N", "pass"), ("E", "pass"))),),
    "first_lead": (Example({"ask": "leader", "first": "W", "declarer": "S", "last_winner": "E"}),),
    "failed_bid": (Example({"ask": "score", **_result(7)}), Example({"ask": "score", **_result(3)})),
    "commission": (
        Example({"ask": "payout", "stake": 1000, "won_by": "NS"}),
        Example({"ask": "payout", "stake": 1000, "won_by": "tie"}),
    ),
    "deals": (Example({"ask": "match", "results": [_result(9), _result(7), _result(10)]}),),
}


OFFER: Final = RulesOffer(_GROUPS, _lengths, _EXAMPLES)
