"""Rulings of Tractor on the match: declaring, bidding, kitty, levels, the table's numbers, the starter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from followsuit.base.actions import Bid, Pass, Play
from followsuit.base.cards import NO_TRUMP, Card, Rank, parse_cards, parse_rank, parse_suit
from followsuit.base.errors import Refusal, RequestError
from followsuit.base.seats import AnySeat, AnySide, parse_any_seat, parse_any_side, seats_around, sides_around
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.sizes import sizes_of
from followsuit.card_games.shengji.law.declaring import check_declare, is_declaration, is_enough, named
from followsuit.card_games.shengji.law.scoring import Role, kitty_multiplier
from followsuit.card_games.shengji.option_values import (
    AuctionRounds,
    AuctionStarter,
    CounterDeclare,
    TrumpFinding,
)
from followsuit.card_games.tractor.bidding import (
    BIDS,
    PairBidding,
    starter_found,
    starter_points,
    starter_winner,
)
from followsuit.card_games.tractor.interface.referee_forms import (
    Question,
    Ruling,
    bad_field,
    check_pack,
    led_cards,
    legality,
    need,
    some_cards,
    trump_in,
)
from followsuit.card_games.tractor.rules import TractorRules
from followsuit.card_games.tractor.scoring import LastTrick, Levels, deal_outcome, next_starter
from followsuit.card_games.tractor.standings import ORDERS
from followsuit.card_games.trick.trick import Trick


@dataclass(frozen=True, slots=True)
class _Shown:
    """The declaration that stands, as the question gives it."""

    seat: AnySeat
    cards: tuple[Card, ...]


def _declare(rules: TractorRules, question: Question) -> Ruling:
    need(question, "rank", "seat", "cards")
    rank, seat = parse_rank(question["rank"]), parse_any_seat(question["seat"], rules.seats)
    when = question.get("when", "deal")
    if when not in ("deal", "after_burial"):
        raise bad_field("when", '"deal" or "after_burial"')
    after_burial = when == "after_burial"
    cards = parse_cards(question["cards"])
    standing = _standing(question.get("standing"), rank, rules)
    # A seat that strengthens its declaration shows the same cards again; another seat's cards are others.
    check_pack(cards + standing.cards if standing is not None and standing.seat is not seat else cards, rules)
    if rules.finding is TrumpFinding.AUCTION:
        return legality(Refusal("nobody_declares", "T40"))
    if after_burial and rules.counter_declare is CounterDeclare.OFF:
        return legality(Refusal("no_counter_declaring", "T77"))
    refusal = check_declare(rank, seat, cards, standing, rules, after_burial=after_burial)
    if refusal is not None:
        return legality(refusal)
    strain = named(cards)
    return {"legal": True, "trump_suit": None if strain is NO_TRUMP else strain.letter}


def _standing(said: object, rank: Rank, rules: TractorRules) -> _Shown | None:
    """The declaration of the question's field ``standing``, None if it is null or missing.

    Raises `RequestError` (``bad_field``, ``bad_seat``, ``bad_standing``) or `CardError`.
    """
    if said is None:
        return None
    if not isinstance(said, Mapping) or set(said) != {"seat", "cards"}:
        raise bad_field("standing", 'an object with "seat" and "cards"')
    shown = _Shown(parse_any_seat(said["seat"], rules.seats), parse_cards(said["cards"]))
    # No pack has so many: that is not one card too often, it was never shown.
    if len(shown.cards) > rules.packs or not is_declaration(rank, shown.cards):
        raise RequestError("bad_standing", "what stands is no declaration", clause="T6")
    if not is_enough(shown.cards, rules):
        raise RequestError("bad_standing", "a single card is no declaration", clause="T92")
    return shown


def _kitty(rules: TractorRules, question: Question) -> Ruling:
    need(question, "trump", "lead", "kitty", "won_by")
    trump = trump_in(question, rules)
    lead, kitty = parse_cards(question["lead"]), parse_cards(question["kitty"])
    check_pack(lead + kitty, rules)
    multiplier = kitty_multiplier(led_cards(lead, trump, rules), trump, rules)
    won = _role(question["won_by"], "won_by") is Role.OPPOSING
    return {"multiplier": multiplier, "bonus": card_points(kitty) * multiplier if won else 0}


def _role(said: object, name: str) -> Role:
    """The role that the field ``name`` gives. Raises `RequestError` (``bad_field``)."""
    if said not in ("declaring", "opposing"):
        raise bad_field(name, '"declaring" or "opposing"')
    return Role(said)


def _levels(rules: TractorRules, question: Question) -> Ruling:
    need(question, "points", "levels")
    points, said = question["points"], question["levels"]
    if type(points) is not int or points < 0 or points % 5:
        raise bad_field("points", "a multiple of 5, 0 or more")
    if not isinstance(said, Mapping) or set(said) != {"declaring", "opposing"}:
        raise bad_field("levels", 'an object with "declaring" and "opposing"')
    levels = Levels(parse_rank(said["declaring"]), parse_rank(said["opposing"]))
    bid, took = _bid_and_took(rules, question)
    outcome = deal_outcome(
        points,
        levels,
        rules,
        bid=bid,
        declarers_took=took,
        last=_last_trick(question.get("last"), rules),
        is_last=_is_last(rules, question),
    )
    return {
        "levels": {
            "declaring": outcome.levels.declaring.letter,
            "opposing": outcome.levels.opposing.letter,
        },
        "declares_next": outcome.declares_next.value,
        "won_by": None if outcome.won_by is None else outcome.won_by.value,
    }


def _last_trick(said: object, rules: TractorRules) -> LastTrick | None:
    """The last trick of the question's field ``last``, None if it is null or missing (T96).

    Raises `RequestError` (``bad_field``, ``no_cards``) or `CardError`.
    """
    if said is None:
        return None
    if not isinstance(said, Mapping) or set(said) != {"cards", "suit", "won_by"}:
        raise bad_field("last", 'an object with "cards", "suit" and "won_by"')
    cards = some_cards(parse_cards(said["cards"]), "last")
    check_pack(cards, rules)
    suit = NO_TRUMP if said["suit"] is None else parse_suit(said["suit"])
    return LastTrick(cards, suit, _role(said["won_by"], "last"))


def _is_last(rules: TractorRules, question: Question) -> bool:
    """Whether the question's deal, by its number among those that count, is the last (T95).

    Raises `RequestError` (``bad_field``).
    """
    deal, most = question.get("deal"), rules.most_deals
    if deal is None:
        return False
    if type(deal) is not int or deal < 1 or (most and deal > most):
        raise bad_field("deal", f"a whole number from 1 to {most}" if most else "a whole number from 1")
    return bool(deal == most)


def _bid_and_took(rules: TractorRules, question: Question) -> tuple[int | None, int | None]:
    """What the declaring side bid and took in tricks (T43); None for both if the question has neither.

    Raises `RequestError` (``bad_field``, ``missing_field``).
    """
    bid, took = question.get("bid"), question.get("took")
    if bid is None and took is None:
        return None, None
    if rules.finding is not TrumpFinding.AUCTION:
        raise bad_field("bid" if bid is not None else "took", "left out where nobody bids")
    need(question, "bid", "took")
    if bid not in BIDS or type(bid) is not int:
        raise bad_field("bid", f"a multiple of 5 from {BIDS[0]} to {BIDS[-1]}")
    most = sizes_of(rules).points
    if type(took) is not int or not 0 <= took <= most or took % 5:
        raise bad_field("took", f"a multiple of 5 from 0 to {most}")
    return bid, took


def _table(rules: TractorRules, question: Question) -> Ruling:
    sizes = sizes_of(rules)
    return {
        "cards": len(sizes.deck),
        "hand": sizes.hand,
        "kitty": sizes.kitty,
        "points": sizes.points,
        "step": sizes.step,
        "takes_over": sizes.takes_over,
        "first_level": rules.first_level.letter,
        "seats": [seat.name for seat in seats_around(rules.seats)],
        "sides": {side: [seat.name for seat in seats] for side, seats in sides_around(rules.seats).items()},
    }


def _starter(rules: TractorRules, question: Question) -> Ruling:
    need(question, "starter", "declares_next")
    starter = parse_any_seat(question["starter"], rules.seats)
    role = _role(question["declares_next"], "declares_next")
    declaring: AnySide | None = None
    if question.get("declaring") is not None:
        declaring = parse_any_side(question["declaring"], rules.seats)
        if declaring is not starter.side and rules.auction_starter is not AuctionStarter.ANY:
            raise bad_field("declaring", "the starter's own side")
    return {"starter": next_starter(starter, role, declaring).name}


def _nobody_bids(rules: TractorRules) -> Ruling | None:
    """The refusal where trump is found by declaring (T40); None in an auction."""
    if rules.finding is TrumpFinding.AUCTION:
        return None
    return {**legality(Refusal("nobody_bids", "T40")), "at": 0}


def _bidding(rules: TractorRules, question: Question) -> Ruling:
    need(question, "dealer", "bids")
    bidding = PairBidding(
        parse_any_seat(question["dealer"], rules.seats),
        single=rules.auction_rounds is AuctionRounds.SINGLE,
    )
    calls = [
        _call(parse_any_seat(seat, rules.seats), said) for seat, said in _pairs(question["bids"], "bids")
    ]
    if refused := _nobody_bids(rules):
        return refused
    for at, call in enumerate(calls):
        refusal = bidding.check(call)
        if refusal is not None:
            return {**legality(refusal), "at": at}
        bidding = bidding.with_call(call)
    bid = bidding.standing if bidding.is_over else None
    to_act = bidding.to_act
    return {
        "legal": True,
        "over": bidding.is_over,
        "to_act": None if to_act is None else to_act.name,
        "options": ["pass", *bidding.values] if to_act is not None else [],
        "declaring": None if bid is None else bid.seat.side.name,
        "contract": None if bid is None else bid.value,
    }


def _call(seat: AnySeat, said: object) -> Bid | Pass:
    """A call of the question's field ``bids``. Raises `RequestError` (``bad_field``)."""
    if said == "pass":
        return Pass(seat)
    if type(said) is not int:
        raise bad_field("bids", 'pairs of a seat and a whole number or "pass"')
    return Bid(seat, said)


def _pairs(said: object, name: str) -> list[tuple[Any, Any]]:
    """The pairs of the field ``name``. Raises `RequestError` (``bad_field``)."""
    if not isinstance(said, list) or any(not isinstance(row, list) or len(row) != 2 for row in said):
        raise bad_field(name, "a list of pairs")
    return [(row[0], row[1]) for row in said]


def _starter_trick(rules: TractorRules, question: Question) -> Ruling:
    need(question, "rank", "declaring", "plays")
    rank = parse_rank(question["rank"])
    declaring = parse_any_side(question["declaring"], rules.seats)
    plays = [
        Play(parse_any_seat(seat, rules.seats), parse_cards(card))
        for seat, card in _pairs(question["plays"], "plays")
    ]
    seats = tuple(play.seat for play in plays)
    if (
        not plays
        or seats != tuple(ORDERS[rules.seats][seats[0]])
        or any(len(one.cards) != 1 for one in plays)
    ):
        raise bad_field("plays", "one card of each seat, in order of play")
    check_pack(tuple(card for play in plays for card in play.cards), rules)
    if refused := _nobody_bids(rules):
        return refused
    winner = starter_winner(plays, rank)
    by_all = rules.auction_starter is AuctionStarter.ANY
    starter = winner if by_all else starter_found(plays, rank, declaring)
    trick = Trick(plays[0].seat, tuple(plays))
    points = {side.name: starter_points(trick, rank, side) for side in declaring.sides}
    return {"starter": starter.name, "points": points}


#: The functions that answer questions about the match, by the question's name: from the rules and the
#: question's fields they make the ruling's fields.
MATCH_RULINGS: Final[Mapping[str, Callable[[TractorRules, Question], Ruling]]] = {
    "declare": _declare,
    "kitty": _kitty,
    "levels": _levels,
    "table": _table,
    "starter": _starter,
    "bidding": _bidding,
    "starter_trick": _starter_trick,
}
