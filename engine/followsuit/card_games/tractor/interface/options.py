"""Options: a bounded list of canonical legal actions for the observing seat.

Listing all actions would take too long: eight of 33 cards can be buried in 13,884,156 ways, and a seat that
is void can discard four cards in thousands of ways. So there is one burial and one discard for each useful
plan. Single cards, pairs and tractors of the suit that has to be played are all listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import NO_TRUMP, Card, Strain, Suit
from followsuit.base.seats import AnySeat, Seat
from followsuit.card_games.shengji.cards.cheapest_cards import (
    Cost,
    cheapest_single,
    high_cost,
    lay,
    low_cost,
    low_rank_cost,
    points_cost,
)
from followsuit.card_games.shengji.cards.ladder import SIDE_MASKS, Ladder, ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import Format, Unit, led_format, units_in
from followsuit.card_games.shengji.cards.sizes import sizes_of
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump, hand_order
from followsuit.card_games.shengji.law.declaring import declarable
from followsuit.card_games.shengji.law.follow import following, trumps_due
from followsuit.card_games.shengji.law.lead import Voids, outside
from followsuit.card_games.shengji.option_values import Throw, ThrowBeat, TrumpFinding
from followsuit.card_games.tractor.actions import Action, Bury, Declare
from followsuit.card_games.tractor.interface.many_packs_options import many_packs_follows, many_packs_leads
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.interface.throws import ruffs_by_type, throws
from followsuit.card_games.tractor.rules import TractorRules

Cards = tuple[Card, ...]

#: All that a starter may name as trump (T42).
STRAINS: tuple[Strain, ...] = (*Suit, NO_TRUMP)

#: A cost above all others, taken off the cards that a plan buries first.
_NOT_NOW = 1_000_000


def options(observation: TractorObservation) -> tuple[Action, ...]:
    """A bounded list of legal actions of the observing seat; none if it may not act."""
    if not observation.is_mine:
        return ()
    seat = observation.seat
    match observation.phase:
        case "dealing":
            return declare_options(observation)
        case "last_chance" | "countering":
            return (Pass(seat), *declare_options(observation))
        case "bidding":
            assert observation.bidding is not None, "bidding has a bidding"
            return (Pass(seat), *(Bid(seat, value) for value in observation.bidding.values))
        case "starter_trick":
            return tuple(Play(seat, (card,)) for card in dict.fromkeys(observation.hand))
        case "naming":
            return tuple(NameTrump(seat, strain) for strain in STRAINS)
        case "burying":
            assert observation.trump is not None, "trump is known before the burial"
            return tuple(
                Bury(seat, cards)
                for cards in bury_options(observation.hand, observation.trump, observation.rules)
            )
        case _:
            return tuple(Play(seat, cards) for cards in play_options(observation))


def declare_options(observation: TractorObservation) -> tuple[Declare, ...]:
    """The declarations that the seat may make with the cards it holds, weakest first (T6–T9)."""
    if observation.rules.finding is not TrumpFinding.DECLARE:
        return ()
    standing = observation.declarations[-1] if observation.declarations else None
    after_burial = observation.phase == "countering"
    offers = declarable(
        observation.hand,
        observation.trump_rank,
        observation.seat,
        standing,
        observation.rules,
        after_burial=after_burial,
    )
    return tuple(Declare(observation.seat, cards) for cards in offers)


def play_options(observation: TractorObservation) -> tuple[tuple[Card, ...], ...]:
    """A bounded list of legal leads, or of legal follows to the trick in progress."""
    assert observation.trick is not None and observation.trump is not None, (
        "a seat that plays sees a trick and knows trump"
    )
    if observation.trick.plays:
        return follow_options(
            observation.hand, observation.trick.plays[0].cards, observation.trump, observation.rules
        )
    voids = {
        seat: observation.voids[seat] for seat in observation.standing.seats if seat is not observation.seat
    }
    return lead_options(
        observation.hand,
        observation.seen,
        observation.buried,
        voids,
        observation.trump,
        observation.rules,
        observation.seat,
        taken_back=observation.is_taken_back,
    )


# Leads and follows ---------------------------------------------------------------------------------------
def follow_options(
    hand: Sequence[Card], lead: Sequence[Card], trump: Trump, rules: TractorRules
) -> tuple[Cards, ...]:
    """Legal plays to a lead, each as a hand shows it, without repeats; the play of low cards comes first.

    There are all singles, pairs or tractors that answer a lead of one unit in its suit or ruff it, and one
    play for each plan: the usual discard, points, low ranks, high cards, emptying a short side suit.
    Raises `CardError` (``bad_lead``) for cards that are not a lead.
    """
    if rules.packs > 2:
        return _distinct(many_packs_follows(hand, lead, trump, rules), trump)
    ladder = ladder_of(trump, rules)
    form = led_format(Holding.of(lead, ladder))
    return follows_of(Holding.of(hand, ladder), form, rules)


def follows_of(hand: Holding, form: Format, rules: TractorRules) -> tuple[Cards, ...]:
    """The plays of `follow_options` to a lead of this format, with two packs."""
    return _distinct(_follows(hand, form, rules, hand.ladder), hand.ladder.trump)


def _follows(hand: Holding, form: Format, rules: TractorRules, ladder: Ladder) -> Iterator[Cards]:
    """Legal plays to a lead of this format, perhaps with repeats, the play of low cards first."""
    held = hand.count(form.suit)
    if form.size == 1:
        if held:
            singles = hand.of_suit(form.suit).cards()
        else:
            singles = (hand.of_suit(EffectiveSuit.TRUMP) if trumps_due(hand, form, rules) else hand).cards()
        yield (cheapest_single(hand, singles, low_cost(ladder)),)
        yield from ((card,) for card in singles)
        return
    yield following(hand, form, rules, low_cost(ladder))
    if held == form.size:
        return
    if held == 0 and form.suit is not EffectiveSuit.TRUMP:
        yield from _in_shape(hand, EffectiveSuit.TRUMP, form, _costs(ladder))
        if form.is_throw and rules.throw_beat is ThrowBeat.HIGHEST_TYPE:
            yield from ruffs_by_type(hand, form, (low_cost(ladder), high_cost(ladder)))
    elif held > form.size:
        yield from _in_shape(hand, form.suit, form, _costs(ladder))
    costs = _costs(ladder)
    if held < form.size:
        costs += list(_emptying(hand, form.suit, costs[0]))
    for cost in costs:
        yield following(hand, form, rules, cost)


def _costs(ladder: Ladder) -> list[Cost]:
    """The costs of the plans that are the same for every hand."""
    return [low_cost(ladder), points_cost(ladder), low_rank_cost(ladder), high_cost(ladder)]


def _in_shape(hand: Holding, suit: EffectiveSuit, form: Format, costs: Iterable[Cost]) -> Iterator[Cards]:
    """The plays of a suit that have the units of the lead: all of them, or for a throw one for each cost."""
    if form.is_throw:
        for cost in costs:
            laid = lay(hand, suit, form.size, form.shapes, cost)
            if laid is not None:
                yield laid
        return
    yield from (cards for cards in _tractors_and_pairs(hand, suit) if len(cards) == form.size)


def _tractors_and_pairs(hand: Holding, suit: EffectiveSuit) -> Iterator[Cards]:
    """All pairs of a suit and all tractors, parts of longer ones too.

    On the step that several kinds share, only one of them is used in tractors.
    """
    step_of = hand.ladder.step
    by_step: dict[int, Card] = {}
    for card in hand.ladder.kinds_of(hand.twice & SIDE_MASKS[suit]):
        yield (card, card)
        by_step[step_of[card]] = card
    for low in sorted(by_step):
        cards: Cards = (by_step[low],) * 2
        step = low + 1
        while step in by_step:
            cards += (by_step[step],) * 2
            yield cards
            step += 1


def _emptying(hand: Holding, led: EffectiveSuit, base: Cost) -> Iterator[Cost]:
    """The costs that discard the shortest and the second shortest side suit first."""
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
    leader: AnySeat = Seat.S,
    *,
    taken_back: bool = False,
) -> tuple[Cards, ...]:
    """Legal leads, each as a hand shows it, without repeats: tractors, pairs, singles and some throws.

    A throw is the units of a suit that are unbeatable (T23), or the whole suit if voids prove it; where
    throws may be attempted, also the two highest units of each suit. Arguments as in `check_lead`.
    """
    if rules.packs > 2:
        leads = many_packs_leads(hand, seen, buried, voids, trump, rules, leader, taken_back)
        return _distinct(leads, trump)
    ladder = ladder_of(trump, rules)
    rest = outside((*seen, *hand, *buried), ladder)
    return leads_of(Holding.of(hand, ladder), rest, voids, rules, leader, taken_back=taken_back)


def leads_of(
    hand: Holding,
    rest: Holding,
    voids: Voids,
    rules: TractorRules,
    leader: AnySeat,
    *,
    taken_back: bool,
) -> tuple[Cards, ...]:
    """The leads of `lead_options` with two packs; ``rest`` are the cards that the others may hold."""
    throws_too = rules.throw is not Throw.OFF and not taken_back
    return _distinct(_leads(hand, rest, voids, rules, leader, throws_too), hand.ladder.trump)


def _leads(
    hand: Holding, rest: Holding, voids: Voids, rules: TractorRules, leader: AnySeat, throws_too: bool
) -> Iterator[Cards]:
    """Legal leads, perhaps with repeats; ``rest`` are the cards that the others may hold."""
    if hand.twice:
        for suit in hand.ladder.suits:
            yield from _tractors_and_pairs(hand, suit)
    held = hand.cards()
    yield from ((card,) for card in held)
    if not throws_too:
        return
    for suit in hand.ladder.suits:
        if suit is EffectiveSuit.TRUMP and not rules.throw_in_trump:
            continue
        units = units_in(hand, suit)
        if len(units) < 2:
            continue
        found = throws(units, suit, rest, voids, rules, leader)
        yield from (_cards(thrown) for thrown in found if len(thrown) > 1)


def _cards(units: Iterable[Unit]) -> Cards:
    return tuple(card for unit in units for card in unit.cards)


def _distinct(plays: Iterable[Cards], trump: Trump) -> tuple[Cards, ...]:
    order = hand_order(trump)
    return tuple(
        dict.fromkeys([cards if len(cards) == 1 else tuple(sorted(cards, key=order)) for cards in plays])
    )


# Burials ---------------------------------------------------------------------------------------------------
def bury_options(hand: Sequence[Card], trump: Trump, rules: TractorRules) -> tuple[tuple[Card, ...], ...]:
    """The burials, one for each plan: low cards, low ranks, points, emptying one or two side suits (T13).

    ``hand`` includes the kitty that the starter took up.
    """
    ladder = ladder_of(trump, rules)
    low = low_cost(ladder)
    costs: list[Cost] = [low, low_rank_cost(ladder), points_cost(ladder)]
    lengths = Counter(ladder.suit[card] for card in hand if ladder.suit[card] is not EffectiveSuit.TRUMP)
    shortest = sorted(lengths, key=lambda suit: (lengths[suit], suit))
    for suits in (*((suit,) for suit in shortest), tuple(shortest[:2])):
        costs.append([low[card] - _NOT_NOW * (ladder.suit[card] in suits) for card in range(54)])
    return tuple(dict.fromkeys(cheapest(hand, sizes_of(rules).kitty, cost) for cost in costs))


def cheapest(hand: Sequence[Card], count: int, cost: Cost) -> tuple[Card, ...]:
    """The ``count`` cheapest cards of a hand, in the order of their numbers."""
    return tuple(sorted(sorted(hand, key=lambda card: (cost[card], card))[:count]))
