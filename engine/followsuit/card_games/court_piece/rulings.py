"""Rulings of Court Piece: ``follow winner pile score next match first redeal deal``, and their forms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from followsuit.base.actions import NameTrump, Play
from followsuit.base.cards import Rank, Suit, parse_card, parse_cards, parse_suit
from followsuit.base.errors import CardError, DealError, Refusal, RequestError
from followsuit.base.fields import Field, FieldKind, RefereeForm
from followsuit.base.game import Ruling
from followsuit.base.jsonable import to_json
from followsuit.base.seats import Seat, Side, parse_seat, parse_side
from followsuit.card_games.court_piece import transitions
from followsuit.card_games.court_piece.actions import GoOn, Stop
from followsuit.card_games.court_piece.cardplay import playable, winning_index
from followsuit.card_games.court_piece.ends import ends_of
from followsuit.card_games.court_piece.notation import check_standing
from followsuit.card_games.court_piece.pile import Pile, side_ahead
from followsuit.card_games.court_piece.rules import FIRST_PACKET, PACK, Bavney, CourtPieceRules, Redeal
from followsuit.card_games.court_piece.scoring import CourtPieceScore, court_in_deal, next_dealer, score_deal
from followsuit.card_games.court_piece.state import (
    CourtDealOver,
    CourtPieceStanding,
    Staking,
    State,
    check_packets,
)
from followsuit.card_games.trick.hand import SUIT_MASKS, cards_of, mask_of
from followsuit.card_games.trick.order import sorted_hand
from followsuit.card_games.trick.packets import Packets
from followsuit.card_games.trick.rulings import (
    Question,
    by_side,
    field,
    follow_form,
    follow_ruling,
    hands,
    pairs,
    refused,
    winner_form,
    winner_ruling,
)


def _bad(name: str, message: str, clause: str = "") -> RequestError:
    return RequestError("bad_field", message, clause=clause, facts={"field": name})


def _flag(question: Question, name: str) -> bool:
    return bool(field(question, name, bool)) if question.get(name) is not None else False


# One trick -------------------------------------------------------------------------------------------------
def _follow(rules: CourtPieceRules, question: Question) -> dict[str, Any]:
    """The legal cards; with hidden trump also whether the seat may ask (C35) or has asked."""
    if not rules.hidden:
        return follow_ruling(PACK, question)
    if "trump" not in question:
        raise RequestError("missing_field", "the question needs 'trump'", facts={"field": "trump"})
    suit = field(question, "trump", str, type(None))
    trump = None if suit is None else parse_suit(suit)
    hand, lead = parse_cards(field(question, "hand", str)), parse_card(field(question, "lead", str))
    PACK.check_holds((*hand, lead))
    held, asked = mask_of(hand), _flag(question, "asked")
    is_void = not held & SUIT_MASKS[lead.suit]
    if asked and trump is None:
        raise _bad("asked", "trump is known to a seat that has asked for it", "C35")
    if asked and not is_void:
        raise _bad("asked", "only a seat that cannot follow suit may ask", "C35")
    allowed = playable(held, lead.suit, trump, asked=asked)
    options = to_json(sorted_hand(cards_of(allowed), trump))
    return {"options": options, "may_ask": trump is None and is_void and bool(held)}


def _winner(rules: CourtPieceRules, question: Question) -> dict[str, Any]:
    """The seat that wins; with hidden trump ``turned_at`` says from which play on there was one (C36)."""
    if not rules.hidden or "turned_at" not in question:
        seat, _ = winner_ruling(PACK, question)
        return {"winner": seat.name}
    turned_at = field(question, "turned_at", int, type(None))
    # Without a trump no suit is asked for.
    given = (
        question if question.get("trump") is not None or turned_at is not None else {**question, "trump": "S"}
    )
    _, cards = winner_ruling(PACK, given)
    if turned_at is not None and not 0 <= turned_at < len(cards):
        raise _bad("turned_at", f"the trick has no play {turned_at}", "C36")
    at = winning_index(cards, parse_suit(given["trump"]), turned_at)
    return {"winner": parse_seat(question["plays"][at][0]).name}


# The pile --------------------------------------------------------------------------------------------------
def _pile(rules: CourtPieceRules, question: Question) -> dict[str, Any]:
    """The takings of the tricks so far, by who won each and with which card (C13 to C21)."""
    rows = pairs(field(question, "winners"), "winners")
    won = [(parse_seat(seat), parse_card(card)) for seat, card in rows]
    PACK.check_holds([card for _, card in won])
    caller = parse_seat(question["caller"]) if question.get("caller") is not None else None
    goes_on = _went_on(rules, question)
    pile, takings = Pile(), list[tuple[int, Side, int]]()
    over = False
    for at, (seat, card) in enumerate(won):
        if over:
            return refused(Refusal("deal_over", "C20"), at)
        pile, takes = pile.won(rules, seat, ace=card.rank is Rank.ACE)
        if takes:
            takings.append((pile.number, seat.side, takes))
        if goes_on and pile.may_go_on(rules):
            pile = replace(pile, went_on=True)
        over = pile.is_over(rules)
    return _told(rules, pile, takings, caller, over=over)


def _went_on(rules: CourtPieceRules, question: Question) -> bool:
    goes_on = _flag(question, "went_on")
    if goes_on and rules.bavney is not Bavney.GO_ON:
        raise _bad("went_on", "these rules know no bavney", "C23")
    return goes_on


def _told(
    rules: CourtPieceRules,
    pile: Pile,
    takings: list[tuple[int, Side, int]],
    caller: Seat | None,
    *,
    over: bool,
) -> dict[str, Any]:
    court = court_in_deal(rules, pile.taken, caller) if over else None
    return {
        "legal": True,
        "takings": to_json(takings),
        "taken": to_json(pile.taken),
        "pile": pile.lying,
        "over": over,
        "won_by": side_ahead(pile.taken).name if over else None,
        "court": to_json(court),
        "may_go_on": pile.may_go_on(rules),
    }


# Scores ----------------------------------------------------------------------------------------------------
def _taken(rules: CourtPieceRules, question: Question) -> dict[Side, int]:
    """What the sides took in a finished deal. Raises `RequestError` if no deal can end so."""
    taken = by_side(question, "taken")
    ends = ends_of(rules)
    numbers = taken[Side.NS], taken[Side.EW]
    went_on = question.get("went_on")
    ways = (False, True) if went_on is None else (_went_on(rules, question),)
    if not any((*numbers, way) in ends for way in ways):
        message = f"no deal ends with NS {numbers[0]} and EW {numbers[1]} under these rules"
        raise _bad("taken", message, "C20")
    return taken


def _standing(rules: CourtPieceRules, question: Question) -> tuple[dict[Side, int], dict[Side, int]]:
    """The rows and totals before a deal; all 0 where the question has none. Raises `RequestError`."""
    none = dict.fromkeys(Side, 0)
    rows = by_side(question, "rows") if question.get("rows") is not None else dict(none)
    totals = by_side(question, "totals") if question.get("totals") is not None else dict(none)
    try:
        check_standing(rules, rows, totals)
    except DealError as error:
        raise _bad(error.facts["field"], error.message, error.clause) from None
    return rows, totals


def _score_told(score: CourtPieceScore) -> dict[str, Any]:
    return {
        "deal_won_by": score.deal_won_by.name,
        "court": to_json(score.court),
        "change": to_json(score.change),
        "rows": to_json(score.rows),
        "totals": to_json(score.totals),
        "won_by": to_json(score.won_by),
    }


def _score(rules: CourtPieceRules, question: Question) -> dict[str, Any]:
    caller = parse_seat(field(question, "caller"))
    taken = _taken(rules, question)
    return _score_told(score_deal(rules, caller, taken, *_standing(rules, question)))


def _next(rules: CourtPieceRules, question: Question) -> dict[str, Any]:
    dealer = parse_seat(field(question, "dealer"))
    winner = parse_side(field(question, "won_by"))
    after = next_dealer(rules, dealer, winner, court=field(question, "court", bool))
    return {"dealer": after.name, "caller": rules.direction.after(after).name}


def _match(rules: CourtPieceRules, question: Question) -> dict[str, Any]:
    dealer = parse_seat(field(question, "dealer"))
    rows, totals = dict.fromkeys(Side, 0), dict.fromkeys(Side, 0)
    callers: list[Seat] = []
    won_by: Side | None = None
    for result in field(question, "results", list):
        if won_by is not None:
            raise _bad("results", "a deal was played after the end of the match", "C26")
        if not isinstance(result, dict):
            raise _bad("results", "a result is an object")
        caller = rules.direction.after(dealer)
        score = score_deal(rules, caller, _taken(rules, {"taken": result}), rows, totals)
        rows, totals, won_by, dealer = dict(score.rows), dict(score.totals), score.won_by, score.dealer
        callers.append(caller)
    over = won_by is not None
    return {
        "callers": to_json(callers),
        "rows": to_json(rows),
        "totals": to_json(totals),
        "over": over,
        "won_by": to_json(won_by),
        "dealer": None if over else dealer.name,
        "caller": None if over else rules.direction.after(dealer).name,
    }


# Before the first lead -------------------------------------------------------------------------------------
def _first(rules: CourtPieceRules, question: Question) -> dict[str, Any]:
    first = parse_seat(field(question, "from"))
    cards = parse_cards(field(question, "cards", str))
    PACK.check_holds(cards)
    at = next((at for at, card in enumerate(cards) if card.rank is Rank.ACE), None)
    if at is None:
        raise RequestError("unfinished", "no ace has been turned up")
    caller = transitions.caller_by_ace(rules, first, cards[: at + 1])
    return {"caller": caller.name, "dealer": rules.direction.after(caller, 3).name, "turned": at + 1}


def _redeal(rules: CourtPieceRules, question: Question) -> dict[str, Any]:
    hand = parse_cards(field(question, "hand", str))
    PACK.check_holds(hand)
    if len(hand) != FIRST_PACKET:
        raise _bad("hand", f"a caller has {FIRST_PACKET} cards, not {len(hand)}", "C8")
    refusal = transitions.check_redeal(rules, hand, again=_flag(question, "again"))
    if refusal is None:
        return {"legal": True, "reason": None, "rule": "C8"}
    return {"legal": False, "reason": refusal.code, "rule": refusal.clause, "facts": dict(refusal.facts)}


# A whole deal ----------------------------------------------------------------------------------------------
def _deal(rules: CourtPieceRules, question: Question) -> dict[str, Any]:
    """A deal checked play by play, and its score."""
    if rules.hidden:
        raise RequestError("unknown_question", "deal is not asked with hidden trump", facts={"ask": "deal"})
    caller = parse_seat(field(question, "caller"))
    dealt = Packets(hands(question, "hands"), hands(question, "rest"))
    check_packets(dealt)
    rows, totals = _standing(rules, question)
    dealer = rules.direction.after(caller, 3)
    state: State = transitions.begin(CourtPieceStanding(rules, 1, dealer, rows, totals), dealt).state
    trump: Suit = parse_suit(field(question, "trump", str))
    state = transitions.apply(state, NameTrump(caller, trump)).state
    goes_on = _went_on(rules, question)
    takings: list[tuple[int, Side, int]] = []
    for at, play in enumerate(_plays(question)):
        refusal = transitions.check(state, play)
        if refusal is not None:
            return refused(refusal, at)
        state = transitions.apply(state, play).state
        if isinstance(state, Staking):
            leader: Seat = state.cardplay.trick.leader
            state = transitions.apply(state, GoOn(leader) if goes_on else Stop(leader)).state
    if not isinstance(state, CourtDealOver):
        raise RequestError("unfinished", f"the deal is not played out: {transitions.position(state)}")
    won = state.cardplay.won
    takings = [(at, one.winner.side, one.takes) for at, one in enumerate(won, 1) if one.takes]
    pile = _told(rules, state.cardplay.pile, takings, caller, over=True)
    return {**pile, **_score_told(state.score)}


def _plays(question: Question) -> list[Play]:
    plays: list[Play] = []
    for trick in field(question, "plays", list):
        for seat, text in pairs(trick, "plays"):
            if not isinstance(text, str):
                raise CardError("bad_card", f"{text!r} is not a card", facts={"text": str(text)[:20]})
            plays.append(Play(parse_seat(seat), (parse_card(text),)))
    return plays


RULINGS: Final[Mapping[str, Ruling[CourtPieceRules]]] = {
    "follow": _follow,
    "winner": _winner,
    "pile": _pile,
    "score": _score,
    "next": _next,
    "match": _match,
    "first": _first,
    "redeal": _redeal,
    "deal": _deal,
}


def forms(rules: CourtPieceRules) -> Sequence[RefereeForm]:
    """What may be played, who wins the trick, what the deal is worth, and a new deal where one is offered."""
    seats = tuple(seat.name for seat in rules.direction.order(Seat.S))
    score = RefereeForm(
        "score",
        ("C20", "C25" if rules.scoring == "points" else "C24"),
        (Field("caller", FieldKind.CHOICE, seats), Field("taken", FieldKind.SIDES)),
    )
    asked = [follow_form("C10"), winner_form("C11"), score]
    if rules.redeal is not Redeal.OFF:
        asked.append(RefereeForm("redeal", ("C8",), (Field("hand", FieldKind.CARDS),)))
    return asked
