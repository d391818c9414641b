"""Figures: what a deal came to, in the same few fields for every game, for whoever counts over many deals.

A summary is told in the words of its game. Statistics ask the same questions of all of them: who set out to
do what, was it done, what was taken, which side came out ahead. The answers are given here, so that a front
end adds up and knows no rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from followsuit.seats import Side, parse_side

Figures = dict[str, Any]


def deal_figures(number: int, summary: Mapping[str, Any], *, is_assisted: bool) -> Figures:
    """What deal ``number`` came to, from its summary.

    ``assisted``: the person was helped. ``passed_out``: nobody bid, or nobody declared, and nothing else is
    told. Otherwise ``declarer`` and ``side``; ``contract`` (None where nothing was bid); ``made``: the
    declaring side did what it set out to do, which in Tractor is to stay the declaring side (T35), with what
    it bid where it bid (T43); ``took``, by side, what each took of what ``unit`` says, ``points`` or
    ``tricks`` (in Tractor only the opposing side's count, T33); ``standing``, by side, the totals or levels
    after the deal; ``ahead``, the side the deal was good for, None for neither; ``won_by``, the winner of the
    match, ``tie``, or None while it goes on.

    >>> deal_figures(3, {"passed_out": True}, is_assisted=False)
    {'deal': 3, 'assisted': False, 'passed_out': True}
    """
    head = {"deal": number, "assisted": is_assisted}
    if summary.get("passed_out"):
        return {**head, "passed_out": True}
    told = _of_levels(summary) if "levels" in summary else _of_totals(summary)
    return {**head, "passed_out": False, **told, "won_by": summary["won_by"]}


def _of_totals(summary: Mapping[str, Any]) -> Figures:
    unit = "points" if "points" in summary else "tricks"
    change = summary["change"]
    best = max(Side, key=lambda side: int(change[side.name]))
    return {
        "declarer": summary["declarer"],
        "side": summary["side"],
        "contract": summary["contract"],
        "made": summary["made"],
        "unit": unit,
        "took": summary[unit],
        "standing": {side: str(total) for side, total in summary["totals"].items()},
        "ahead": best.name if change[best.name] > change[best.other.name] else None,
    }


def _of_levels(summary: Mapping[str, Any]) -> Figures:
    declaring = parse_side(summary["declaring_side"])
    return {
        "declarer": summary["starter"],
        "side": declaring.name,
        "contract": summary["bid"],
        "made": summary["declares_next"] == declaring.name,
        "unit": "points",
        "took": {declaring.other.name: summary["points"]},
        "standing": dict(summary["levels"]),
        # Who rises; where nobody does, who declares next has had the better of it.
        "ahead": summary["gainer"] or summary["declares_next"],
    }
