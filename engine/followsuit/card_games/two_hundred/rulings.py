"""Rulings of Two Hundred: ``auction score deal follow winner points``, and their forms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from followsuit.base.cards import parse_cards
from followsuit.base.errors import RequestError
from followsuit.base.fields import Field, FieldKind, RefereeForm
from followsuit.base.game import Ruling
from followsuit.base.jsonable import to_json
from followsuit.base.seats import Seat, parse_seat
from followsuit.card_games.trick.auction import Contract
from followsuit.card_games.trick.cardplay import points_taken
from followsuit.card_games.trick.notation import check_dealt
from followsuit.card_games.trick.rulings import (
    Question,
    auction_ruling,
    by_side,
    deal_ruling,
    field,
    follow_form,
    follow_ruling,
    hands,
    winner_form,
    winner_ruling,
)
from followsuit.card_games.trick.trick import card_points
from followsuit.card_games.two_hundred.rules import BETS, WORTH, NobodyBets, TwoHundredRules
from followsuit.card_games.two_hundred.scoring import score_deal
from followsuit.card_games.two_hundred.state import TwoHundredStanding
from followsuit.card_games.two_hundred.transitions import TRANSITIONS


def _auction(rules: TwoHundredRules, question: Question) -> dict[str, Any]:
    first = rules.direction.after(parse_seat(field(question, "dealer")))
    return auction_ruling(rules.auction, first, question)


def _follow(rules: TwoHundredRules, question: Question) -> dict[str, Any]:
    return follow_ruling(rules.pack, question)


def _winner(rules: TwoHundredRules, question: Question) -> dict[str, Any]:
    seat, cards = winner_ruling(rules.pack, question)
    return {"winner": seat.name, "points": card_points(cards, WORTH)}


def _points(rules: TwoHundredRules, question: Question) -> dict[str, Any]:
    cards = parse_cards(field(question, "cards", str))
    if not cards:
        raise RequestError("no_cards", "'cards' names no card", facts={"field": "cards"})
    rules.pack.check_holds(cards)
    return {"points": card_points(cards, WORTH)}


def _score(rules: TwoHundredRules, question: Question) -> dict[str, Any]:
    declarer = parse_seat(field(question, "declarer"))
    value = field(question, "contract", int)
    points = by_side(question, "card_points")
    if value not in BETS:
        raise RequestError("bad_field", f"{value} is no contract", clause="H4", facts={"field": "contract"})
    if sum(points.values()) != 100 or min(points.values()) < 0:
        message = "the card points of a deal sum to 100"
        raise RequestError("bad_field", message, clause="H2", facts={"field": "card_points"})
    bettors = [parse_seat(seat) for seat in field(question, "bettors", list)]
    contract = Contract(declarer, value, _is_forced(rules, question, value, bettors))
    score = score_deal(rules, by_side(question, "totals"), contract, bettors, points)
    return {
        "change": to_json(score.change),
        "totals": to_json(score.totals),
        "made": score.made,
        "won_by": to_json(score.won_by),
    }


def _is_forced(rules: TwoHundredRules, question: Question, value: int, bettors: Sequence[Seat]) -> bool:
    """Whether the contract is the forced 50. Raises `RequestError` where it cannot be (H6)."""
    if "forced" not in question or not field(question, "forced", bool):
        return False
    if rules.nobody_bets is NobodyBets.REDEAL or value != BETS[0] or len(set(bettors)) > 1:
        message = f"a forced bet is one of {BETS[0]}, and the only one"
        raise RequestError("bad_field", message, clause="H6", facts={"field": "forced"})
    return True


def _deal(rules: TwoHundredRules, question: Question) -> dict[str, Any]:
    dealer = parse_seat(field(question, "dealer"))
    dealt = hands(question, "hands")
    check_dealt(dealt, rules.hand_size, rules.pack)
    standing = TwoHundredStanding(rules, 1, dealer, by_side(question, "totals"))
    state = TRANSITIONS.begin(standing, dealt).state
    over, ruling = deal_ruling(TRANSITIONS, state, rules.auction, standing.first, question)
    return {**ruling, "card_points": to_json(points_taken(over.cardplay.taken))} if over else ruling


RULINGS: Final[Mapping[str, Ruling[TwoHundredRules]]] = {
    "auction": _auction,
    "score": _score,
    "deal": _deal,
    "follow": _follow,
    "winner": _winner,
    "points": _points,
}


def forms(rules: TwoHundredRules) -> Sequence[RefereeForm]:
    """What may be played, who wins the trick, what cards and the deal are worth."""
    seats = tuple(seat.name for seat in rules.direction.order(Seat.S))
    score = RefereeForm(
        "score",
        ("H9", "H10", "H11", "H12"),
        (
            Field("declarer", FieldKind.CHOICE, seats),
            Field("contract", FieldKind.CHOICE, BETS),
            Field("bettors", FieldKind.SEVERAL, seats),
            Field("card_points", FieldKind.SIDES, total=100),
            Field("totals", FieldKind.SIDES),
            *([] if rules.forced_bet_counts else [Field("forced", FieldKind.FLAG, is_optional=True)]),
        ),
    )
    points = RefereeForm("points", ("H2",), (Field("cards", FieldKind.CARDS),))
    return follow_form("H8"), winner_form("H8"), points, score
