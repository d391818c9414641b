"""Knowledge: what a seat of Tractor can tell about unseen cards, from public plays and its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from followsuit.base.cards import Card, Rank
from followsuit.base.seats import AnySeat
from followsuit.bots.tractor.tractor_layouts import highest_run
from followsuit.card_games.shengji.cards.ladder import Ladder, ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import Format, Unit, format_of, single_lead, units_in
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.shengji.law.lead import outside
from followsuit.card_games.shengji.law.trick_winner import BestPlay
from followsuit.card_games.shengji.option_values import FailedThrowUnit, JackHook, Throw, VoidPlays
from followsuit.card_games.tractor.interface.observation import TractorObservation

TRUMP = EffectiveSuit.TRUMP

#: How likely a throw has to stand before it is tried; and if it costs nothing but having shown cards (T90).
NEARLY = 0.9
LIKELY = 0.7

#: The worth of a jack on top of its rank, to the side that may take the last trick with it (T96), and what a
#: trump that stops that is worth to the other side, while so many cards are left.
HOOK = 4.0
HOOK_CARDS = 8


@dataclass(slots=True)
class Knowledge:
    """``out`` are the cards of the other three and, but for the starter, the kitty.

    ``singles`` and ``pairs`` are the steps of each suit on which a card, or two of a kind, are out.
    ``left`` is how many cards the seat holds, ``size_now`` how many the lead asks for (1 when leading).
    ``hooks``: the declaring side plays at J, and jacks that take the last trick make it fall (T96).
    """

    observation: TractorObservation
    ladder: Ladder
    hand: Holding
    out: Holding
    singles: tuple[int, ...]
    pairs: tuple[int, ...]
    points_out: int
    left: int
    size_now: int
    hooks: bool
    _shares: dict[tuple[AnySeat, EffectiveSuit], float]
    _ruffs: dict[tuple[AnySeat, EffectiveSuit, int], float]

    @staticmethod
    def of(observation: TractorObservation) -> Knowledge:
        """Return what the observing seat knows while cards are played."""
        assert observation.trump is not None, "trump is known while cards are played"
        ladder = ladder_of(observation.trump, observation.rules)
        hand = Holding.of(observation.hand, ladder)
        out = outside((*observation.seen, *observation.hand, *observation.buried), ladder)
        size = observation.best_play.form.size if observation.best_play is not None else 1
        fields = [out.field(suit) for suit in ladder.suits]
        singles = tuple([ladder.steps(once) for once, _ in fields])
        pairs = tuple([ladder.steps(twice) for _, twice in fields])
        hooks = observation.rules.jack_hook is not JackHook.OFF and observation.trump_rank is Rank.JACK
        return Knowledge(
            observation, ladder, hand, out, singles, pairs, out.points(), len(hand), size, hooks, {}, {}
        )

    # Counting --------------------------------------------------------------------------------------------
    @property
    def own_trumps(self) -> int:
        """Return the trumps in hand."""
        return self.hand.count(TRUMP)

    def out_in(self, suit: EffectiveSuit) -> int:
        """Return how many cards of a suit are out: with the other three or in a kitty not seen."""
        return self.out.count(suit)

    def length(self, suit: EffectiveSuit) -> int:
        """Return how many cards of a suit are in hand."""
        return self.hand.count(suit)

    def is_boss(self, unit: Unit, suit: EffectiveSuit) -> bool:
        """Return whether no higher unit of the same kind can be out (T23)."""
        return self._highest_out(suit, unit.pairs) <= unit.top

    def _highest_out(self, suit: EffectiveSuit, pairs: int) -> int:
        """The top step of the highest unit of a size that may be out; -1 for none."""
        return highest_run(self.pairs[suit], pairs) if pairs else self.singles[suit].bit_length() - 1

    def is_sure(self, suit: EffectiveSuit) -> bool:
        """Return whether the highest card held of a side suit takes a trick unless it is ruffed."""
        once, _ = self.hand.field(suit)
        top = self.ladder.steps(once).bit_length() - 1
        return top >= 0 and self._highest_out(suit, 0) <= top and self.out_in(suit) > 3

    def lead_of(self, cards: Sequence[Card]) -> tuple[Format, tuple[Unit, ...]]:
        """Return the format and the units of a lead."""
        if len(cards) == 1:
            return single_lead(cards[0], self.ladder)
        play = Holding.of(cards, self.ladder)
        form = format_of(play)
        assert form is not None, "a lead is of one suit"
        return form, tuple(units_in(play, form.suit))

    def may_throw(self, form: Format, units: Sequence[Unit]) -> bool:
        """Return whether a lead of these units is no throw, or one that stands as good as certainly (T22)."""
        rules = self.observation.rules
        if len(units) == 1 or rules.throw is Throw.PROVEN:
            return True
        stands = 1.0
        for unit in units:
            if not self.is_boss(unit, form.suit):
                for seat in self.observation.seat.table:
                    if seat is not self.observation.seat:
                        stands *= 1.0 - self.chance_to_top(seat, form.suit, unit)
        is_free = rules.failed_throw is FailedThrowUnit.ALL_BACK and not rules.failed_throw_penalty
        return stands >= (LIKELY if is_free else NEARLY)

    # Chances ---------------------------------------------------------------------------------------------
    def share(self, seat: AnySeat, suit: EffectiveSuit) -> float:
        """Return how many cards of a suit a seat holds on average: an even part among those not void."""
        known = self._shares.get((seat, suit))
        if known is None:
            voids, own = self.observation.voids, self.observation.seat
            holders = sum([suit not in shown for shown in voids]) - (suit not in voids[own])
            known = 0.0 if suit in voids[seat] else self.out_in(suit) / holders
            self._shares[seat, suit] = known
        return known

    def chance_to_top(self, seat: AnySeat, suit: EffectiveSuit, unit: Unit) -> float:
        """Return the chance, 0 to 1, that a seat follows with a higher unit of the same kind."""
        return self.chance_above(seat, suit, unit.pairs, unit.top)

    def _chance_over(self, seat: AnySeat, suit: EffectiveSuit, pairs: int, top: int) -> float:
        """How likely a seat plays over what lies on the table; a single by the copies that are out."""
        if pairs or not self.share(seat, suit):
            return self.chance_above(seat, suit, pairs, top)
        copies = (self.singles[suit] >> (top + 1)).bit_count() + (self.pairs[suit] >> (top + 1)).bit_count()
        # Each copy lies in this hand three times in ten.
        return 1.0 - 0.7**copies

    def chance_above(self, seat: AnySeat, suit: EffectiveSuit, pairs: int, top: int) -> float:
        """Return the chance, 0 to 1, that a seat follows with a unit of this size above a step."""
        return self.chance_out(suit, pairs, top) if self.share(seat, suit) else 0.0

    def chance_out(self, suit: EffectiveSuit, pairs: int, top: int) -> float:
        """Return the same chance of a seat that is not void in the suit."""
        if pairs == 0:
            return 1.0 - 0.66 ** (self.singles[suit] >> (top + 1)).bit_count()
        if pairs == 1:
            # Both copies of a kind lie in one of three hands, mostly: one time in nine.
            return 1.0 - 0.86 ** (self.pairs[suit] >> (top + 1)).bit_count()
        return 0.05 if self._highest_out(suit, pairs) > top else 0.0

    def chance_to_ruff(self, seat: AnySeat, suit: EffectiveSuit, pairs: int) -> float:
        """Return the chance, 0 to 1, that a void seat can ruff a single or this many pairs of a side suit."""
        key = seat, suit, pairs
        chance = self._ruffs.get(key)
        if chance is None:
            chance = self._ruffs[key] = self._chance_to_ruff(seat, suit, pairs)
        return chance

    def _chance_to_ruff(self, seat: AnySeat, suit: EffectiveSuit, pairs: int) -> float:
        if suit is TRUMP:
            return 0.0
        trumps = self.share(seat, TRUMP)
        if trumps < 0.5:
            return 0.0
        share = self.share(seat, suit)
        void = (
            1.0
            if suit in self.observation.voids[seat]
            else max(0.0, 0.5 - 0.14 * share)
            if share < 3.5
            else 0.02
        )
        able = (0.85, 0.35, 0.06)[min(pairs, 2)]
        if not pairs and self.observation.rules.void_plays is VoidPlays.MUST_TRUMP:
            able = 1.0
        return void * able

    def chance_to_beat(self, seat: AnySeat, best_play: BestPlay) -> float:
        """Return the chance, 0 to 1, that a seat yet to play beats the best play so far."""
        form, best = best_play.form, best_play.strength
        if best.ruffed:
            # Only a seat that is void, too, and has higher trumps.
            over = self._chance_over(seat, TRUMP, form.largest, best.height)
            return self.chance_to_ruff(seat, form.suit, form.largest) * over * 0.7
        if form.is_throw:
            return self.chance_to_ruff(seat, form.suit, max(form.largest, 1)) * 0.5
        top = self._chance_over(seat, form.suit, form.largest, best.height)
        return max(top, self.chance_to_ruff(seat, form.suit, form.largest))

    # Prices ----------------------------------------------------------------------------------------------
    def price(self, cards: Sequence[Card], *, leading: bool = False) -> float:
        """Return what playing the cards now costs later, in card points.

        The highest card of a side suit costs its leader nothing: it is there to be led, before it is ruffed.
        """
        if len(cards) == 1 or len(set(cards)) == 1:
            return self._price(cards[0], len(cards), leading)
        return sum(self._price(card, count, leading) for card, count in Counter(cards).items())

    def _price(self, card: Card, count: int, leading: bool) -> float:
        ladder = self.ladder
        suit, step = ladder.suit[card], ladder.step[card]
        breaks_pair = count == 1 and bool(self.hand.twice & ladder.bit[card])
        higher = (self.singles[suit] >> (step + 1)).bit_count()
        if suit is TRUMP:
            one = 1.5 + 0.22 * step + (3.0 if higher == 0 else 0.0)
            if self.left <= 6:
                one *= 1.3  # the last trick takes the kitty
            if self.hooks:
                one += self._hook_price(card)
            return one * count + (2.0 if breaks_pair else 0.0)
        boss = 0.0 if leading else 4.0
        one = 0.12 * step + (boss if higher == 0 else 1.0 if higher == 1 else 0.0)
        return one * count + (1.5 if breaks_pair else 0.0)

    def _hook_price(self, card: Card) -> float:
        """What a trump is worth more because jacks may take the last trick (T96)."""
        declaring = self.observation.declaring_side
        if declaring is not None and declaring is not self.observation.seat.side:
            return HOOK if not card.is_joker and card.rank is Rank.JACK else 0.0
        top = card.is_joker or card.rank is Rank.JACK
        return HOOK if top and self.left <= HOOK_CARDS else 0.0
