"""Options: a bounded list of sensible legal leads and follows, never an enumeration.

A void seat may discard four cards in thousands of ways; what matters is the plan behind a discard, so there
is one play for each plan. Single cards, pairs and tractors of the suit that is asked for are all listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from followsuit.cards import Card
from followsuit.errors import CardError
from followsuit.tractor.holding import Holding
from followsuit.tractor.ladder import Ladder, ladder_of
from followsuit.tractor.laying import (
    Cost,
    following,
    high_cost,
    lay,
    low_cost,
    low_rank_cost,
    points_cost,
)
from followsuit.tractor.lead import Voids, all_void
from followsuit.tractor.rules import Throw, TractorRules
from followsuit.tractor.shapes import Format, Unit, format_of, units_of
from followsuit.tractor.sorting import sorted_hand
from followsuit.tractor.throw import is_unbeatable, outside
from followsuit.tractor.trump import EffectiveSuit, Trump

Cards = tuple[Card, ...]


def follow_options(
    hand: Sequence[Card], lead: Sequence[Card], trump: Trump, rules: TractorRules
) -> tuple[Cards, ...]:
    """Legal plays to a lead, each as a hand shows it, without repeats; the low plan comes first.

    All singles, pairs or tractors that answer such a lead in its suit or ruff it, and one play for each plan:
    low, points, high, points kept, a short suit emptied. Raises `CardError` for cards that are no lead.
    """
    ladder = ladder_of(trump, rules)
    form = format_of(Holding.of(lead, ladder))
    if form is None:
        raise CardError("bad_lead", "a lead is of one effective suit", clause="T20")
    holding = Holding.of(hand, ladder)
    return _distinct(_follows(holding, form, rules, ladder), trump)


def _follows(hand: Holding, form: Format, rules: TractorRules, ladder: Ladder) -> Iterator[Cards]:
    costs = [low_cost(ladder), points_cost(ladder), low_rank_cost(ladder), high_cost(ladder)]
    held = hand.count(form.suit)
    yield following(hand, form, rules, costs[0])
    if held == 0:
        if form.size == 1:
            yield from ((card,) for card in hand.cards())
            return
        if form.suit is not EffectiveSuit.TRUMP:
            yield from _in_shape(hand, EffectiveSuit.TRUMP, form, costs)
    elif held > form.size:
        if form.size == 1:
            yield from ((card,) for card in hand.cards() if ladder.suit[card] is form.suit)
            return
        yield from _in_shape(hand, form.suit, form, costs)
    if held < form.size:
        costs += list(_emptying(hand, form.suit, costs[0]))
    for cost in costs:
        yield following(hand, form, rules, cost)


def _in_shape(hand: Holding, suit: EffectiveSuit, form: Format, costs: Iterable[Cost]) -> Iterator[Cards]:
    """The ways to answer with the led units themselves: all for a pair or tractor, by plan for a throw."""
    if form.is_throw:
        for cost in costs:
            laid = lay(hand, suit, form.size, form.tractors, form.pairs, cost)
            if laid is not None:
                yield laid
        return
    yield from (cards for cards in _tractors_and_pairs(hand, suit) if len(cards) == form.size)


def _tractors_and_pairs(hand: Holding, suit: EffectiveSuit) -> Iterator[Cards]:
    """Every pair of a suit and every tractor, parts of longer ones too; of equal kinds a tractor has one."""
    ladder = hand.ladder
    by_step: dict[int, Card] = {}
    for card in dict.fromkeys(hand.cards()):
        if ladder.suit[card] is suit and hand.twice & ladder.bit[card]:
            yield (card, card)
            by_step[ladder.step[card]] = card
    for low in sorted(by_step):
        cards: Cards = (by_step[low],) * 2
        step = low + 1
        while step in by_step:
            cards += (by_step[step],) * 2
            yield cards
            step += 1


def _emptying(hand: Holding, led: EffectiveSuit, base: Cost) -> Iterator[Cost]:
    """Costs that empty the shortest and the second shortest side suit first."""
    ladder = hand.ladder
    lengths = sorted(
        (hand.count(suit), suit)
        for suit in ladder.suits
        if suit is not EffectiveSuit.TRUMP and suit is not led and hand.count(suit)
    )
    for _, shortest in lengths[:2]:
        yield [base[card] - 5_000 * (ladder.suit[card] is shortest) for card in range(54)]


def lead_options(
    hand: Sequence[Card],
    seen: Sequence[Card],
    buried: Sequence[Card],
    voids: Voids,
    trump: Trump,
    rules: TractorRules,
) -> tuple[Cards, ...]:
    """Legal leads, each as a hand shows it, without repeats: all tractors, pairs and singles, and throws.

    A throw is the units of a suit that are unbeatable (T23), or the whole suit where all others are void;
    where throws may be tried, also the two highest units of each suit. Arguments as in `check_lead`.
    """
    ladder = ladder_of(trump, rules)
    holding = Holding.of(hand, ladder)
    return _distinct(_leads(holding, outside((*seen, *hand, *buried), ladder), voids, rules), trump)


def _leads(hand: Holding, rest: Holding, voids: Voids, rules: TractorRules) -> Iterator[Cards]:
    for suit in hand.ladder.suits:
        yield from _tractors_and_pairs(hand, suit)
    yield from ((card,) for card in hand.cards())
    if rules.throw is Throw.OFF:
        return
    for suit in hand.ladder.suits:
        if suit is EffectiveSuit.TRUMP and not rules.throw_in_trump:
            continue
        own = [card for card in hand.cards() if hand.ladder.suit[card] is suit]
        units = units_of(Holding.of(own, hand.ladder))
        yield from (_cards(thrown) for thrown in _throws(units, suit, rest, voids, rules) if len(thrown) > 1)


def _throws(
    units: Sequence[Unit], suit: EffectiveSuit, rest: Holding, voids: Voids, rules: TractorRules
) -> Iterator[Sequence[Unit]]:
    if all_void(suit, voids):
        yield units
    yield [unit for unit in units if is_unbeatable(unit, suit, rest)]
    if rules.throw is Throw.ATTEMPT:
        yield sorted(units, key=lambda unit: unit.top, reverse=True)[:2]


def _cards(units: Iterable[Unit]) -> Cards:
    return tuple(card for unit in units for card in unit.cards)


def _distinct(plays: Iterable[Cards], trump: Trump) -> tuple[Cards, ...]:
    return tuple(dict.fromkeys(sorted_hand(cards, trump) for cards in plays))
