"""Rulings of Rangvaar: ``auction score match payout deal leader follow winner``, and their forms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from followsuit.base.errors import RequestError
from followsuit.base.fields import Field, FieldKind, RefereeForm
from followsuit.base.game import Ruling
from followsuit.base.jsonable import to_json
from followsuit.base.seats import Seat, Side, parse_seat
from followsuit.base.stakes import Cents
from followsuit.card_games.rangvaar.chips import check_stake, pay_out
from followsuit.card_games.rangvaar.outcome import parse_outcome
from followsuit.card_games.rangvaar.rules import BIDS, LENGTHS, PACK, TRICKS, FirstLead, RangvaarRules
from followsuit.card_games.rangvaar.scoring import changes, court, leader
from followsuit.card_games.rangvaar.state import RangvaarStanding, check_packets
from followsuit.card_games.rangvaar.transitions import TRANSITIONS
from followsuit.card_games.trick.auction import Contract
from followsuit.card_games.trick.cardplay import tricks_taken
from followsuit.card_games.trick.packets import Packets
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


def _auction(rules: RangvaarRules, question: Question) -> dict[str, Any]:
    first = parse_seat(field(question, "first"))
    return auction_ruling(rules.auction_rules, first, question)


def _follow(rules: RangvaarRules, question: Question) -> dict[str, Any]:
    return follow_ruling(PACK, question)


def _winner(rules: RangvaarRules, question: Question) -> dict[str, Any]:
    seat, _ = winner_ruling(PACK, question)
    return {"winner": seat.name}


def _result(question: Question) -> tuple[Contract, dict[Side, int]]:
    """The contract and the tricks of a deal. Raises `RequestError` if no deal can have them."""
    declarer = parse_seat(field(question, "declarer"))
    value = field(question, "contract", int)
    tricks = by_side(question, "tricks")
    if value not in BIDS:
        raise RequestError("bad_field", f"{value} is no contract", clause="R4", facts={"field": "contract"})
    if sum(tricks.values()) != TRICKS or min(tricks.values()) < 0:
        message = f"the tricks of a deal sum to {TRICKS}"
        raise RequestError("bad_field", message, clause="R7", facts={"field": "tricks"})
    return Contract(declarer, value), tricks


def _score(rules: RangvaarRules, question: Question) -> dict[str, Any]:
    contract, tricks = _result(question)
    change = changes(rules, contract, tricks)
    return {"change": to_json(change), "made": tricks[contract.side] >= contract.value}


def _match(rules: RangvaarRules, question: Question) -> dict[str, Any]:
    deals = field(question, "deals", int) if "deals" in question else rules.deals
    results = field(question, "results", list)
    if deals not in LENGTHS:
        raise RequestError("bad_field", "a match is 3 or 5 deals", clause="R1", facts={"field": "deals"})
    if len(results) > deals:
        message = f"{len(results)} results in a match of {deals} deals"
        raise RequestError("bad_field", message, clause="R1", facts={"field": "results"})
    totals = dict.fromkeys(Side, 0)
    for result in results:
        if not isinstance(result, dict):
            raise RequestError("bad_field", "a result is an object", facts={"field": "results"})
        change = changes(rules, *_result(result))
        totals = {side: totals[side] + change[side] for side in Side}
    over = len(results) == deals
    return {"totals": to_json(totals), "over": over, "won_by": to_json(leader(totals) if over else None)}


def _payout(rules: RangvaarRules, question: Question) -> dict[str, Any]:
    stake = field(question, "stake", int)
    if refusal := check_stake(stake):
        message = "a stake is a positive number of whole cents"
        raise RequestError(refusal.code, message, clause=refusal.clause, facts=refusal.facts)
    payout = pay_out(rules.commission, Cents(stake), parse_outcome(field(question, "won_by")))
    return {"pot": payout.pot, "commission": payout.commission, "pay": to_json(payout.pay)}


def _last_winner(rules: RangvaarRules, question: Question) -> Seat | None:
    """The winner of the last trick of the deal before, if it matters (R13). Raises `RequestError`."""
    if question.get("last_winner") is None:
        return None
    seat = parse_seat(question["last_winner"])
    return seat if rules.first_lead is FirstLead.LAST_WINNER else None


def _deal(rules: RangvaarRules, question: Question) -> dict[str, Any]:
    first = parse_seat(field(question, "first"))
    dealt = Packets(hands(question, "hands"), hands(question, "rest"))
    check_packets(dealt)
    totals = by_side(question, "totals") if "totals" in question else dict.fromkeys(Side, 0)
    last_winner = _last_winner(rules, question)
    standing = RangvaarStanding(rules, 1, 0, first, totals, last_winner=last_winner)
    state = TRANSITIONS.begin(standing, dealt).state
    over, ruling = deal_ruling(TRANSITIONS, state, rules.auction_rules, first, question)
    if over is None:
        return ruling
    taken = over.cardplay.taken
    return {**ruling, "tricks": to_json(tricks_taken(taken)), "court": to_json(court(taken))}


def _leader(rules: RangvaarRules, question: Question) -> dict[str, Any]:
    """Who leads to the first trick of a deal (R6, R13)."""
    first, declarer = (parse_seat(field(question, name)) for name in ("first", "declarer"))
    last_winner = _last_winner(rules, question)
    standing = RangvaarStanding(rules, 1, 0, first, dict.fromkeys(Side, 0), last_winner=last_winner)
    return {"leader": TRANSITIONS.leader(standing, Contract(declarer, BIDS[0])).name}


RULINGS: Final[Mapping[str, Ruling[RangvaarRules]]] = {
    "auction": _auction,
    "score": _score,
    "match": _match,
    "payout": _payout,
    "deal": _deal,
    "leader": _leader,
    "follow": _follow,
    "winner": _winner,
}


def forms(rules: RangvaarRules) -> Sequence[RefereeForm]:
    """What may be played, who wins the trick, what the deal is worth."""
    seats = tuple(seat.name for seat in rules.direction.order(Seat.S))
    score = RefereeForm(
        "score",
        ("R8",),
        (
            Field("declarer", FieldKind.CHOICE, seats),
            Field("contract", FieldKind.CHOICE, tuple(BIDS)),
            Field("tricks", FieldKind.SIDES, total=TRICKS),
        ),
    )
    return follow_form("R7"), winner_form("R7"), score
