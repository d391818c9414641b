"""Offer of Tractor: the groups of its rules, the lengths of a match, and an example of each field."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from followsuit.cards import Rank, parse_rank
from followsuit.offers import Example, Examples, Length, RulesOffer
from followsuit.tractor.rules import GameEnd, TractorRules

_GROUPS: Final = {
    "finding": (
        "finding",
        "declare_least",
        "self_override",
        "counter_declare",
        "no_declaration",
        "no_trump_ranks",
        "always_trump",
    ),
    "auction": ("auction_deals", "auction_rounds", "auction_starter", "bid_binds"),
    "throws": (
        "throw",
        "throw_in_trump",
        "throw_proof",
        "throw_voids",
        "failed_throw",
        "failed_throw_penalty",
        "throw_follow",
        "throw_beat",
    ),
    "play": ("void_plays", "shorter_tractor", "draw_policy"),
    "tractors": ("rank_gap", "ace_offrank", "offrank_rank", "rank_small_joker", "joker_joker"),
    "scoring": ("kitty_multiplier", "level_table", "jack_hook"),
    "match": ("first_level", "game_end", "must_defend", "most_deals"),
}


def _lengths(rules: TractorRules) -> Sequence[Length]:
    """One deal; from 10 to A in twelve deals at most; from 2 to A.

    In the short evening a side has to hold at 10, K and A; where reaching the ace wins, it cannot at A.
    """
    stops = ["T", "K"] if rules.game_end is GameEnd.REACH_ACE else ["T", "K", "A"]
    evening = {"first_level": "T", "must_defend": stops, "most_deals": 12}
    return (
        Length("deal", is_one_deal=True),
        Length("evening", {name: value for name, value in evening.items() if hasattr(rules, name)}),
        Length("whole"),
    )


def _trump(suit: str | None, rank: str = "2") -> dict[str, Any]:
    return {"trump": {"rank": rank, "suit": suit}}


def _follow(lead: str, hand: str, play: str, trump: str = "H", rank: str = "2") -> dict[str, Any]:
    return {"ask": "follow", **_trump(trump, rank), "lead": lead, "hand": hand, "play": play}


def _lead(hand: str, play: str, **more: Any) -> dict[str, Any]:
    return {"ask": "lead", **_trump("H"), "hand": hand, "play": play, **more}


def _throw(attempt: str, *others: str) -> dict[str, Any]:
    return {"ask": "thrown", **_trump("H"), "hand": attempt, "attempt": attempt, "others": list(others)}


def _winner(*plays: str, trump: str | None = "H", rank: str = "2") -> dict[str, Any]:
    return {"ask": "winner", **_trump(trump, rank), "plays": list(plays)}


def _shape(cards: str, rank: str = "5") -> Example:
    return Example({"ask": "shape", **_trump("H", rank), "cards": cards})


def _declare(cards: str, standing: str = "", seat: str = "W", **more: Any) -> dict[str, Any]:
    stands = {"standing": {"seat": seat, "cards": standing}} if standing else {}
    return {"ask": "declare", "rank": "2", "seat": "S", "cards": cards, **stands, **more}


def _levels(points: int, declaring: str, opposing: str = "2", **more: Any) -> dict[str, Any]:
    return {
        "ask": "levels",
        "points": points,
        "levels": {"declaring": declaring, "opposing": opposing},
        **more,
    }


def _at_ranks(value: Any) -> Sequence[Example]:
    """A side that comes by the first rank it has to defend, or by the king where there is none."""
    first = parse_rank(str(value[0])) if value else Rank.KING
    if first is Rank.TWO:
        return (Example(_levels(200, "5", "2")),)
    return (Example(_levels(0, Rank(first - 1).letter)),)


def _after_deals(value: Any) -> Sequence[Example]:
    """What comes after the last deal there may be; after the third where there is no last."""
    return (Example(_levels(40, "7", "5", deal=value or 3)),)


_ATTEMPT: Final = {"throw": "attempt"}
_IN_TRUMP: Final = {"throw": "attempt", "throw_in_trump": True}
_AUCTION: Final = {"finding": "auction"}

_EXAMPLES: Final[Mapping[str, Examples | Callable[[Any], Sequence[Example]]]] = {
    "finding": (Example(_declare("2S")),),
    "declare_least": (Example(_declare("2S")),),
    "self_override": (Example(_declare("2C 2C", "2S", "S")),),
    "counter_declare": (Example(_declare("2S 2S", "2C", when="after_burial")),),
    "no_declaration": (Example({"ask": "undeclared", "rank": "2", "kitty": "5H SJ 2C QS 3D 4D 6D 7D"}),),
    "no_trump_ranks": (Example(_winner("AS", "2H", "3S", "4S", trump=None)),),
    "always_trump": (Example(_winner("AC", "2S", "3C", "KC", rank="5")),),
    "auction_deals": (Example({"ask": "opens", "deal": 2}, _AUCTION),),
    "auction_rounds": (
        Example({"ask": "bidding", "dealer": "S", "bids": [["S", 100], ["E", 120]]}, _AUCTION),
    ),
    "auction_starter": (
        Example(
            {
                "ask": "starter_trick",
                "rank": "2",
                "declaring": "NS",
                "plays": [["S", "KC"], ["E", "AC"], ["N", "7C"], ["W", "3D"]],
            },
            _AUCTION,
        ),
    ),
    "bid_binds": (Example(_levels(40, "3", bid=170, took=160), _AUCTION),),
    "throw": (Example(_lead("AS KS 3D", "AS KS")),),
    "throw_in_trump": (Example(_lead("BJ KH 3D", "BJ KH"), _ATTEMPT),),
    "throw_proof": (
        Example(_lead("AS QS 3D", "AS QS", seen="KS KS AS")),
        Example(_lead("AS QS 3D", "AS QS", voids={"W": ["S"], "N": ["S"], "E": ["S"]})),
    ),
    "throw_voids": (Example(_lead("AS QS 3D", "AS QS", voids={"W": ["S"], "E": ["S"]})),),
    "failed_throw": (Example(_throw("KS 9S 9S", "QS QS 4S", "5S 6S", "7S JS"), _ATTEMPT),),
    "failed_throw_penalty": (Example(_throw("AS QS", "KS", "3S", "4S"), _ATTEMPT),),
    "throw_follow": (
        Example(_follow("AS KS KS QS QS", "3S 4S 4S 5S 5S 7S 7S 9S", "3S 4S 4S 7S 7S"), _ATTEMPT),
    ),
    "throw_beat": (
        Example(_winner("KC KC 8C 7C", "9H 9H AH BJ", "5H 5H 6H 6H"), _ATTEMPT),
        Example(_winner("KC KC 8C", "6H 6H BJ", "QH QH JH"), _ATTEMPT),
        Example(_winner("KC KC 8C 7C", "5H 5H 2S 2S", "KH KH TH SJ"), _ATTEMPT),
    ),
    "void_plays": (Example(_follow("8C 8C", "3H 5H KS KS AD", "KS KS")),),
    "shorter_tractor": (
        Example(_follow("5C 5C 6C 6C 7C 7C", "8C 8C 9C 9C JC JC KC KC", "8C 8C JC JC KC KC")),
    ),
    "draw_policy": (
        Example(_follow("5C 5C", "8C 8C 8C JC KC", "JC KC"), {"packs": 3}),
        Example(
            _follow("5C 5C 5C 5C", "8C 8C 9C 9C JC JC KC KC", "JC JC KC KC"),
            {"packs": 4, "shorter_tractor": True},
        ),
    ),
    "rank_gap": (_shape("4C 4C 6C 6C"),),
    "ace_offrank": (_shape("AH AH 5C 5C"),),
    "offrank_rank": (_shape("5C 5C 5H 5H"),),
    "rank_small_joker": (_shape("5H 5H SJ SJ"),),
    "joker_joker": (_shape("SJ SJ BJ BJ"),),
    "kitty_multiplier": (
        Example(
            {
                "ask": "kitty",
                **_trump("H"),
                "lead": "3C 3C 4C 4C 5C 5C AC",
                "kitty": "TS",
                "won_by": "opposing",
            },
            _ATTEMPT,
        ),
    ),
    "level_table": (Example(_levels(200, "5", "7")), Example(_levels(0, "5", "7"))),
    "jack_hook": (
        Example(_levels(60, "J", last={"cards": "JS", "suit": "H", "won_by": "opposing"})),
        Example(_levels(60, "J", last={"cards": "JH", "suit": "H", "won_by": "opposing"})),
    ),
    "first_level": (Example({"ask": "table"}),),
    "game_end": (Example(_levels(0, "K")),),
    "must_defend": _at_ranks,
    "most_deals": _after_deals,
}


OFFER: Final = RulesOffer(_GROUPS, _lengths, _EXAMPLES)
