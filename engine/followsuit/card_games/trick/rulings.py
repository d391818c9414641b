"""Rulings on games with an auction and tricks: auction, follow, winner, and a whole deal step by step.

A question's cards and seats are texts. A question that makes no sense raises an error. An action that the
rules refuse is answered by a ruling: ``legal`` false, ``at`` its index, ``reason`` its code and ``rule`` its
clause.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import Suit, parse_card, parse_cards, parse_suit
from followsuit.base.decks import Deck
from followsuit.base.errors import CardError, Refusal, RequestError
from followsuit.base.fields import Field, FieldKind, RefereeForm
from followsuit.base.jsonable import to_json
from followsuit.base.seats import Seat, Side, parse_seat, parse_side
from followsuit.card_games.trick.auction import AuctionRules, auction_after, bettors, options
from followsuit.card_games.trick.cardplay import Hands
from followsuit.card_games.trick.hand import cards_of, mask_of, playable
from followsuit.card_games.trick.order import sorted_hand, winning_index
from followsuit.card_games.trick.phases import DealOver, ThrownIn
from followsuit.card_games.trick.transitions import Transitions

Question = Mapping[str, Any]


def field(question: Question, name: str, *kinds: type) -> Any:
    """The value of a question's field.

    Raises `RequestError`: ``missing_field``, or ``bad_field`` if it is of none of the types ``kinds``.
    """
    if name not in question:
        raise RequestError("missing_field", f"the question needs {name!r}", facts={"field": name})
    value = question[name]
    if kinds and type(value) not in kinds:
        names = " or ".join(kind.__name__ for kind in kinds)
        raise RequestError("bad_field", f"{name!r} should be {names}", facts={"field": name})
    return value


def pairs(value: object, name: str) -> list[tuple[Any, Any]]:
    """The rows of a list of two-element lists, as pairs; ``name`` is the field's name for the error.

    Raises `RequestError` (``bad_field``).
    """
    if not isinstance(value, list) or any(not isinstance(row, list) or len(row) != 2 for row in value):
        raise RequestError("bad_field", f"{name!r} should be a list of pairs", facts={"field": name})
    return [(row[0], row[1]) for row in value]


def by_side(question: Question, name: str) -> dict[Side, int]:
    """The numbers of a question's field ``{"NS": number, "EW": number}``. Raises `RequestError`."""
    value = field(question, name, dict)
    numbers = {parse_side(key): number for key, number in value.items()}
    if len(numbers) != 2 or any(type(number) is not int for number in numbers.values()):
        message = f"{name!r} should give a whole number for NS and EW"
        raise RequestError("bad_field", message, facts={"field": name})
    return {side: numbers[side] for side in Side}


def hands(question: Question, name: str) -> Hands:
    """The hands of a question's field ``{"S": "AS KD", …}``, as bit masks by seat.

    Raises `RequestError` (``missing_field``, ``bad_field``, ``bad_seat``, ``card_twice``) or `CardError`.
    """
    by_seat = {parse_seat(seat): parse_cards(text) for seat, text in field(question, name, dict).items()}
    if set(by_seat) != set(Seat):
        raise RequestError("bad_field", f"{name!r} should give four hands", facts={"field": name})
    for seat, cards in by_seat.items():
        if len(set(cards)) != len(cards):
            message = f"{seat.name} holds a card twice"
            raise RequestError("card_twice", message, facts={"field": name, "seat": seat.name})
    south, west, north, east = (mask_of(by_seat[seat]) for seat in Seat)
    return south, west, north, east


def refused(refusal: Refusal, at: int, **more: Any) -> dict[str, Any]:
    """The ruling on a refused action.

    ``at`` is the action's index in the question's list; ``more`` are further fields of the ruling.
    """
    return {
        "legal": False,
        "at": at,
        "reason": refusal.code,
        "rule": refusal.clause,
        "facts": dict(refusal.facts),
        **more,
    }


def calls(question: Question) -> list[Bid | Pass]:
    """The calls of a question's field ``bids``: rows of a seat and a number or ``"pass"``.

    Raises `RequestError`.
    """
    made: list[Bid | Pass] = []
    for seat, value in pairs(field(question, "bids"), "bids"):
        if value == "pass":
            made.append(Pass(parse_seat(seat)))
        elif type(value) is int:
            made.append(Bid(parse_seat(seat), value))
        else:
            message = f"a bid is a whole number or 'pass', not {value!r}"
            raise RequestError("bad_field", message, facts={"field": "bids"})
    return made


def auction_ruling(rules: AuctionRules, first: Seat, question: Question) -> dict[str, Any]:
    """The ruling on an auction after the question's ``bids``; the seat ``first`` speaks first."""
    auction, at, refusal = auction_after(rules, first, calls(question))
    if refusal is not None:
        return refused(refusal, at)
    standing = auction.standing if auction.is_over else None
    return {
        "legal": True,
        "over": auction.is_over,
        "to_act": to_json(auction.to_act),
        "options": options(auction),
        "declarer": standing.seat.name if standing else None,
        "contract": standing.value if standing else None,
        "bettors": to_json(bettors(auction)),
        "forced": auction.is_forced,
    }


def follow_ruling(deck: Deck, question: Question) -> dict[str, Any]:
    """The ruling that lists the cards of the question's ``hand`` that may be played to its ``lead``.

    Raises `RequestError` or `CardError`.
    """
    trump = parse_suit(field(question, "trump", str))
    hand = parse_cards(field(question, "hand", str))
    lead = parse_card(field(question, "lead", str))
    deck.check_holds((*hand, lead))
    allowed = playable(mask_of(hand), lead.suit)
    return {"options": to_json(sorted_hand(cards_of(allowed), trump))}


def winner_ruling(deck: Deck, question: Question) -> tuple[Seat, list[Any]]:
    """The seat that wins the question's ``plays``, and the cards of the trick in playing order.

    Raises `RequestError` or `CardError`.
    """
    trump: Suit = parse_suit(field(question, "trump", str))
    plays = pairs(field(question, "plays"), "plays")
    seats = [parse_seat(seat) for seat, _ in plays]
    cards = [parse_card(card) for _, card in plays]
    if not 1 <= len(plays) <= 4 or len(set(seats)) != len(seats):
        message = "a trick is one to four plays of different seats"
        raise RequestError("bad_field", message, facts={"field": "plays"})
    deck.check_holds(cards)
    return seats[winning_index(cards, trump)], cards


def deal_ruling(
    transitions: Transitions[Any, Any, Any],
    state: Any,
    auction: AuctionRules,
    first: Seat,
    question: Question,
) -> tuple[DealOver[Any, Any, Any] | None, dict[str, Any]]:
    """Check a whole deal step by step; return the finished deal and the fields of the ruling so far.

    ``state`` is the deal's first state, ``auction`` the rules of its auction, ``first`` the seat that speaks
    first; the steps come from the question. If a step is refused or everybody passes, the deal is None and
    the ruling is complete. Raises `RequestError` (``unfinished``) if steps are missing.
    """
    for where, at, action in _steps(question, auction, first):
        refusal = transitions.check(state, action)
        if refusal is not None:
            return None, refused(refusal, at, step=where)
        state = transitions.apply(state, action).state
    if isinstance(state, ThrownIn):
        change = to_json(dict.fromkeys(Side, 0))
        totals = to_json(state.standing.totals)
        return None, {"legal": True, "passed_out": True, "change": change, "totals": totals}
    if not isinstance(state, DealOver):
        raise RequestError("unfinished", f"the deal is not played out: {transitions.position(state)}")
    return state, {
        "legal": True,
        "change": to_json(state.score.change),
        "totals": to_json(state.score.totals),
        "won_by": to_json(state.score.won_by),
    }


def _steps(question: Question, auction: AuctionRules, first: Seat) -> list[tuple[str, int, Any]]:
    """The actions of a whole deal in order: ``bids``, ``trump`` (named by the winner), ``plays`` by trick.

    A step is ``(the question's list, the index in it, the action)``. A forced bid that the question lists is
    left out, because no seat makes it.
    """
    said = calls(question)
    steps: list[tuple[str, int, Any]] = [("bids", at, call) for at, call in enumerate(said)]
    standing, _, refusal = auction_after(auction, first, said)
    if refusal is None and standing.is_forced:
        steps = steps[:3]
    if refusal is None and (bid := standing.standing) is not None and standing.is_over:
        steps.append(("trump", 0, NameTrump(bid.seat, parse_suit(field(question, "trump", str)))))
    at = 0
    for trick in field(question, "plays", list):
        for seat, text in pairs(trick, "plays"):
            if not isinstance(text, str):
                raise CardError("bad_card", f"{text!r} is not a card", facts={"text": str(text)[:20]})
            steps.append(("plays", at, Play(parse_seat(seat), (parse_card(text),))))
            at += 1
    return steps


def follow_form(clause: str) -> RefereeForm:
    """What may be played to a lead; ``clause`` is the rule about following."""
    fields = (
        Field("trump", FieldKind.SUIT),
        Field("lead", FieldKind.CARD),
        Field("hand", FieldKind.CARDS),
    )
    return RefereeForm("follow", (clause,), fields)


def winner_form(clause: str) -> RefereeForm:
    """Who wins a trick; ``clause`` is the rule about winning."""
    return RefereeForm("winner", (clause,), (Field("trump", FieldKind.SUIT), Field("plays", FieldKind.TRICK)))
