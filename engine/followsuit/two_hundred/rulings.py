"""Rulings of Two Hundred: the referee's questions ``auction score deal follow winner``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from followsuit.cards import parse_cards
from followsuit.errors import QuestionError
from followsuit.game import Ruling
from followsuit.plain import plain
from followsuit.seats import Rotation, Seat, Side, parse_seat
from followsuit.trick.cardplay import points_taken
from followsuit.trick.hand import mask_of
from followsuit.trick.notation import check_dealt
from followsuit.trick.rulings import (
    Question,
    auction_ruling,
    by_side,
    deal_steps,
    field,
    follow_ruling,
    play_out,
    winner_ruling,
)
from followsuit.trick.trick import card_points
from followsuit.two_hundred import verbs
from followsuit.two_hundred.rules import BETS, WORTH, TwoHundredRules
from followsuit.two_hundred.scoring import Contract, score_deal
from followsuit.two_hundred.state import DealOver, Standing, ThrownIn


def _auction(rules: TwoHundredRules, question: Question) -> dict[str, Any]:
    first = Rotation.CLOCKWISE.after(parse_seat(field(question, "dealer")))
    return auction_ruling(rules.auction, first, question)


def _follow(rules: TwoHundredRules, question: Question) -> dict[str, Any]:
    return follow_ruling(rules.pack, question)


def _winner(rules: TwoHundredRules, question: Question) -> dict[str, Any]:
    seat, cards = winner_ruling(rules.pack, question)
    return {"winner": seat.name, "points": card_points(cards, WORTH)}


def _score(rules: TwoHundredRules, question: Question) -> dict[str, Any]:
    declarer = parse_seat(field(question, "declarer"))
    value = field(question, "contract", int)
    points = by_side(question, "card_points")
    if value not in BETS:
        raise QuestionError("bad_field", f"{value} is no contract", clause="H4", facts={"field": "contract"})
    if sum(points.values()) != 100 or min(points.values()) < 0:
        message = "the card points of a deal sum to 100"
        raise QuestionError("bad_field", message, clause="H2", facts={"field": "card_points"})
    bettors = [parse_seat(seat) for seat in field(question, "bettors", list)]
    score = score_deal(rules, by_side(question, "totals"), Contract(declarer, value), bettors, points)
    return {
        "change": plain(score.change),
        "totals": plain(score.totals),
        "made": score.made,
        "won_by": plain(score.won_by),
    }


def _deal(rules: TwoHundredRules, question: Question) -> dict[str, Any]:
    dealer = parse_seat(field(question, "dealer"))
    by_seat = {parse_seat(seat): text for seat, text in field(question, "hands", dict).items()}
    if set(by_seat) != set(Seat):
        raise QuestionError("bad_field", "'hands' should give four hands", facts={"field": "hands"})
    south, west, north, east = (mask_of(parse_cards(by_seat[seat])) for seat in Seat)
    hands = (south, west, north, east)
    check_dealt(hands, rules.hand_size, rules.pack)
    standing = Standing(rules, 1, dealer, by_side(question, "totals"))
    steps = deal_steps(question, rules.auction, standing.first)
    state, refusal = play_out(verbs.apply, verbs.check, verbs.begin(standing, hands).state, steps)
    if refusal is not None:
        return refusal
    if isinstance(state, ThrownIn):
        unchanged = dict.fromkeys(Side, 0)
        return {"passed_out": True, "change": plain(unchanged), "totals": plain(standing.totals)}
    if not isinstance(state, DealOver):
        raise QuestionError("unfinished", f"the deal is not played out: {verbs.position(state)}")
    return {
        "legal": True,
        "card_points": plain(points_taken(state.cardplay.taken)),
        "change": plain(state.score.change),
        "totals": plain(state.score.totals),
        "won_by": plain(state.score.won_by),
    }


RULINGS: Final[Mapping[str, Ruling]] = {
    "auction": _auction,
    "score": _score,
    "deal": _deal,
    "follow": _follow,
    "winner": _winner,
}
