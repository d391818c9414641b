"""Options with three and four packs: bounded lists of legal leads and follows, as `options` has for two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from followsuit.base.cards import Card
from followsuit.base.seats import AnySeat
from followsuit.card_games.shengji.cards.arrangements import Dimensions, placements
from followsuit.card_games.shengji.cards.cheapest_cards import (
    high_cost,
    lay,
    low_cost,
    low_rank_cost,
    points_cost,
)
from followsuit.card_games.shengji.cards.ladder import SHIFT, ladder_of
from followsuit.card_games.shengji.cards.layers import Holding, count_of
from followsuit.card_games.shengji.cards.shapes import Format, led_format, units_in
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump
from followsuit.card_games.shengji.law.follow import called_for, fault, following, trumps_due
from followsuit.card_games.shengji.law.lead import Voids, check_lead, outside
from followsuit.card_games.shengji.option_values import Throw, ThrowBeat
from followsuit.card_games.tractor.interface.throws import ruffs_by_type, throws
from followsuit.card_games.tractor.rules import TractorRules

Cards = tuple[Card, ...]


def many_packs_follows(
    hand: Sequence[Card], lead: Sequence[Card], trump: Trump, rules: TractorRules
) -> Iterator[Cards]:
    """Legal plays to a lead, perhaps with repeats: one for each plan, and all with the same unit as the lead.

    The play of low cards comes first. Raises `CardError` for cards that are not a lead.
    """
    ladder = ladder_of(trump, rules)
    form = led_format(Holding.of(lead, ladder))
    held = Holding.of(hand, ladder)
    costs = [low_cost(ladder), points_cost(ladder), low_rank_cost(ladder), high_cost(ladder)]
    yield following(held, form, rules, costs[0])
    own = held.count(form.suit)
    if form.size == 1:
        suit = EffectiveSuit.TRUMP if trumps_due(held, form, rules) else form.suit
        yield from ((card,) for card in hand if ladder.suit[card] is suit or not held.count(suit))
        return
    if own > form.size or not own:
        suit = form.suit if own else EffectiveSuit.TRUMP
        for cards in _in_shape(held, suit, form, costs):
            if not fault(held, form, Holding.of(cards, ladder), rules):
                yield cards
    is_ruff = not own and form.is_throw and form.suit is not EffectiveSuit.TRUMP
    if is_ruff and rules.throw_beat is ThrowBeat.HIGHEST_TYPE:
        yield from ruffs_by_type(held, form, (low_cost(ladder), high_cost(ladder)))
    for cost in costs[1:]:
        yield following(held, form, rules, cost)


def _in_shape(
    hand: Holding, suit: EffectiveSuit, form: Format, costs: Iterable[Sequence[int]]
) -> Iterator[Cards]:
    """The plays of a suit that have the units of the lead: all of them, or for a throw one for each cost."""
    if form.is_throw:
        laid = [lay(hand, suit, form.size, form.shapes, cost) for cost in costs]
        yield from (cards for cards in laid if cards is not None)
        return
    yield from _of_shape(hand, suit, form.shapes[0])


def _of_shape(hand: Holding, suit: EffectiveSuit, shape: Dimensions) -> Iterator[Cards]:
    """All sets of cards of a suit that make this shape."""
    kind_at = hand.ladder.kind_at
    for _, kinds, _ in placements(hand.field(suit), shape, hand.ladder.shared, every=True):
        found = [kind_at[at + SHIFT[suit]] for at in range(kinds.bit_length()) if kinds >> at & 1]
        yield tuple(card for card in found for _ in range(shape[0]))


def many_packs_leads(
    hand: Sequence[Card],
    seen: Sequence[Card],
    buried: Sequence[Card],
    voids: Voids,
    trump: Trump,
    rules: TractorRules,
    leader: AnySeat,
    taken_back: bool,
) -> Iterator[Cards]:
    """Legal leads: all tuples and tractors, and some throws. Arguments as in `check_lead`.

    A throw is the units of a suit that are unbeatable (T23), or the whole suit if all others are void; where
    throws may be attempted, also the two highest units of each suit.
    """
    ladder = ladder_of(trump, rules)
    held = Holding.of(hand, ladder)
    for suit in ladder.suits:
        for width in range(rules.packs, 1, -1):
            for length in range(12, 0, -1):
                yield from _of_shape(held, suit, (width, length))
    yield from ((card,) for card in dict.fromkeys(held.cards()))
    if rules.throw is Throw.OFF or taken_back:
        return
    rest = outside((*seen, *hand, *buried), ladder)
    for suit in ladder.suits:
        for thrown in throws(units_in(held, suit), suit, rest, voids, rules, leader):
            cards = tuple(card for unit in thrown for card in unit.cards)
            if len(thrown) > 1 and not check_lead(hand, cards, seen, buried, voids, trump, rules, leader):
                yield cards


def many_packs_complete(
    hand: Sequence[Card], tapped: Card, lead: Sequence[Card] | None, trump: Trump, rules: TractorRules
) -> Cards:
    """The suggested set for a tapped card: its largest unit as a lead, or a legal follow that holds it.

    ``lead`` is None when leading. Empty if no legal play holds the card.
    """
    ladder = ladder_of(trump, rules)
    held = Holding.of(hand, ladder)
    if lead is None:
        return next(unit.cards for unit in units_in(held, ladder.suit[tapped]) if tapped in unit.cards)
    form = led_format(Holding.of(lead, ladder))
    cost = list(low_cost(ladder))
    cost[tapped] = -1_000_000
    for cards in _suggestions(held, tapped, form, rules, cost):
        if tapped in cards and not fault(held, form, Holding.of(cards, ladder), rules):
            return cards
    return ()


def _suggestions(
    hand: Holding, tapped: Card, form: Format, rules: TractorRules, cost: Sequence[int]
) -> Iterator[Cards]:
    """Plays that may hold the tapped card, the most likely first; not all of them are legal.

    ``cost`` makes the tapped card the cheapest.
    """
    if not hand.count(form.suit):
        # Void: nothing is owed (T29), but who taps a card for a tuple or a tractor wants one.
        yield lay(hand, hand.ladder.suit[tapped], form.size, form.shapes, cost) or ()
    cards = following(hand, form, rules, cost)
    yield cards
    # A kind that need not be broken may be (T72).
    yield lay(hand, form.suit, form.size, called_for(hand, form, rules), cost, apart=True) or ()
    for at in range(len(cards)):
        changed = (*cards[:at], tapped, *cards[at + 1 :])
        if changed.count(tapped) <= count_of(hand.layers, hand.ladder.bit[tapped]):
            yield changed
