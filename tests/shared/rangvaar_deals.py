"""Deals of Rangvaar for the tests of its clauses: made, bid, named and played out."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import Any

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import Card, Suit, parse_cards
from followsuit.base.decks import FIFTY_TWO
from followsuit.base.seats import Seat, Side
from followsuit.base.stakes import Cents
from followsuit.card_games.rangvaar.rules import PRESETS, RangvaarRules, Speaking
from followsuit.card_games.rangvaar.state import RangvaarStanding, dealt_in_packets
from followsuit.card_games.rangvaar.transitions import TRANSITIONS
from followsuit.card_games.trick.cardplay import TakenTrick
from followsuit.card_games.trick.hand import cards_of, mask_of
from followsuit.card_games.trick.packets import Packets
from followsuit.card_games.trick.trick import Trick

S, W, N, E = Seat.S, Seat.W, Seat.N, Seat.E
NS, EW = Side.NS, Side.EW
REFERENCE = PRESETS["reference"]
MAY_PASS = replace(REFERENCE, opener_may_pass=True)
SINGLE = replace(REFERENCE, auction=Speaking.SINGLE)


def bidding(
    rules: RangvaarRules = REFERENCE,
    first: Seat = S,
    number: int = 1,
    counted: int = 0,
    totals: tuple[int, int] = (0, 0),
    stake: int = 0,
    seed: int = 1,
) -> Any:
    """A shuffled deal at its first call."""
    before = dict(zip(Side, totals, strict=True))
    standing = RangvaarStanding(rules, number, counted, first, before, Cents(stake))
    return TRANSITIONS.begin(standing, dealt_in_packets(FIFTY_TWO.shuffled(Random(seed)))).state


def said(state: Any, *calls: int | None) -> tuple[Any, tuple[Any, ...]]:
    """The state after calls: numbers bid, None passes, each by the seat whose turn it is."""
    events: tuple[Any, ...] = ()
    for call in calls:
        seat = to_act(state)
        step = TRANSITIONS.apply(state, Pass(seat) if call is None else Bid(seat, call))
        state, events = step.state, step.events
    return state, events


def to_act(state: Any) -> Seat:
    """The seat whose turn it is."""
    seat = TRANSITIONS.to_act(state)
    assert seat is not None
    return seat


def named(state: Any, suit: Suit = Suit.SPADES) -> Any:
    """The step in which the bidder names trump."""
    return TRANSITIONS.apply(state, NameTrump(to_act(state), suit))


def code(state: Any, action: Any) -> tuple[str, str | None] | None:
    """The code and clause of what is said against an act, if anything is."""
    refusal = TRANSITIONS.check(state, action)
    return (refusal.code, refusal.clause) if refusal else None


def played_out(state: Any, pick: Callable[[Iterable[Card]], Card] = min) -> tuple[Any, tuple[Any, ...]]:
    """A deal in progress played to its end, every seat playing its lowest (or highest) legal card."""
    events: tuple[Any, ...] = ()
    while (seat := TRANSITIONS.to_act(state)) is not None:
        step = TRANSITIONS.apply(state, Play(seat, (pick(cards_of(state.cardplay.playable(seat))),)))
        state, events = step.state, step.events
    return state, events


def one_suit_each(first: Seat = S, seat_of_spades: Seat = S, **standing: Any) -> Any:
    """A deal in which each seat holds all of one suit, South's being spades."""
    suits = [parse_cards(" ".join(rank + suit for rank in "AKQJT98765432")) for suit in "SHCD"]
    south, west, north, east = (suits[(seat - seat_of_spades) % 4] for seat in Seat)
    before = (mask_of(south[8:]), mask_of(west[8:]), mask_of(north[8:]), mask_of(east[8:]))
    after = (mask_of(south[:8]), mask_of(west[:8]), mask_of(north[:8]), mask_of(east[:8]))
    fields = {"rules": REFERENCE, "number": 1, "counted": 0, "totals": dict.fromkeys(Side, 0), **standing}
    return TRANSITIONS.begin(RangvaarStanding(first=first, **fields), Packets(before, after)).state


def taken_by(*seats: Seat) -> list[TakenTrick]:
    """Tricks that these seats took, one after the other."""
    return [TakenTrick(Trick(seat), seat, 0) for seat in seats]
