"""Choices: what a seat may do in its observation, as a bounded list of canonical legal actions.

Nothing is enumerated that explodes: for eight of 33 cards there are 13,884,156 burials, and here one for each
plan worth having; leads and follows are `options`' bounded lists.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from followsuit.actions import Bid, NameTrump, Pass, Play
from followsuit.cards import BIG_JOKER, NO_TRUMP, SMALL_JOKER, Card, Rank, Strain, Suit
from followsuit.seats import Seat
from followsuit.tractor.actions import Action, Bury, Declare
from followsuit.tractor.declaring import Shown, check_declare
from followsuit.tractor.ladder import ladder_of
from followsuit.tractor.laying import Cost, low_cost, low_rank_cost, points_cost
from followsuit.tractor.observation import Observation
from followsuit.tractor.options import follow_options, lead_options
from followsuit.tractor.pack import IN_KITTY
from followsuit.tractor.rules import Finding, TractorRules
from followsuit.tractor.trump import EffectiveSuit, Trump

#: What a starter may name (T42).
STRAINS: tuple[Strain, ...] = (*Suit, NO_TRUMP)

#: Above every other cost: cards of another plan than this one.
_NOT_NOW = 1_000_000


def options(seen: Observation) -> tuple[Action, ...]:
    """Legal actions of the observing seat; none where it may not act."""
    if not seen.is_mine:
        return ()
    seat = seen.seat
    match seen.phase:
        case "dealing":
            return declare_options(seen)
        case "last_chance":
            return (Pass(seat), *declare_options(seen))
        case "bidding":
            assert seen.bidding is not None, "bidding has a bidding"
            return (Pass(seat), *(Bid(seat, value) for value in seen.bidding.values))
        case "starter_trick":
            return tuple(Play(seat, (card,)) for card in dict.fromkeys(seen.hand))
        case "naming":
            return tuple(NameTrump(seat, strain) for strain in STRAINS)
        case "burying":
            assert seen.trump is not None, "trump is known before the burial"
            return tuple(Bury(seat, cards) for cards in bury_options(seen.hand, seen.trump, seen.rules))
        case _:
            return tuple(Play(seat, cards) for cards in play_options(seen))


def declare_options(seen: Observation) -> tuple[Declare, ...]:
    """The declarations the seat may make with the cards it holds, weakest first (T6–T9)."""
    if seen.rules.finding is not Finding.DECLARE:
        return ()
    standing = seen.declarations[-1] if seen.declarations else None
    offers = declarable(seen.hand, seen.trump_rank, seen.seat, standing)
    return tuple(Declare(seen.seat, cards) for cards in offers)


def declarable(
    hand: Sequence[Card], rank: Rank, seat: Seat, standing: Shown | None
) -> list[tuple[Card, ...]]:
    """The cards of a hand with which its seat may declare over what stands, weakest first (T6–T9)."""
    held = Counter(hand)
    kinds = (*(Card.of(rank, suit) for suit in Suit), SMALL_JOKER, BIG_JOKER)
    offers = [(kind,) * count for count in (1, 2) for kind in kinds if held[kind] >= count]
    return [cards for cards in offers if not check_declare(rank, seat, cards, standing)]


def play_options(seen: Observation) -> tuple[tuple[Card, ...], ...]:
    """Bounded legal leads, or follows to the trick in progress."""
    assert seen.trick is not None and seen.trump is not None, "whoever plays sees a trick and knows trump"
    if seen.trick.plays:
        return follow_options(seen.hand, seen.trick.plays[0].cards, seen.trump, seen.rules)
    voids = {seat: seen.voids[seat] for seat in Seat if seat is not seen.seat}
    return lead_options(seen.hand, seen.seen, seen.buried, voids, seen.trump, seen.rules)


# Burials ---------------------------------------------------------------------------------------------------
def bury_options(hand: Sequence[Card], trump: Trump, rules: TractorRules) -> tuple[tuple[Card, ...], ...]:
    """Burials, one for each plan: low cards, low ranks, points, a side suit or two emptied (T13)."""
    ladder = ladder_of(trump, rules)
    low = low_cost(ladder)
    costs: list[Cost] = [low, low_rank_cost(ladder), points_cost(ladder)]
    lengths = Counter(ladder.suit[card] for card in hand if ladder.suit[card] is not EffectiveSuit.TRUMP)
    shortest = sorted(lengths, key=lambda suit: (lengths[suit], suit))
    for suits in (*((suit,) for suit in shortest), tuple(shortest[:2])):
        costs.append([low[card] - _NOT_NOW * (ladder.suit[card] in suits) for card in range(54)])
    return tuple(dict.fromkeys(cheapest(hand, IN_KITTY, cost) for cost in costs))


def cheapest(hand: Sequence[Card], count: int, cost: Cost) -> tuple[Card, ...]:
    """The cards of a hand that go first by a cost, lowest face first."""
    return tuple(sorted(sorted(hand, key=lambda card: (cost[card], card))[:count]))
