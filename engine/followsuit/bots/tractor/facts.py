"""Facts: what an observation says for certain about the cards a seat cannot see.

Everything is exact: a void, a seat that gave fewer pairs than were led and so has none left, a throw that
stood or failed, cards shown to name trump, cards turned from the kitty. What can be put as "this card is not
there" or "this card is there" is; the rest is an *event*, a question to a whole world.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from followsuit.base.cards import Card
from followsuit.base.seats import AnySeat, Seat
from followsuit.bots.tractor.board import TRUMP, Board, board_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import Format, Unit, format_of, units_of
from followsuit.card_games.shengji.law.follow import fault
from followsuit.card_games.shengji.law.lead import FailedThrow, is_beaten, outside, resolve_throw
from followsuit.card_games.shengji.option_values import DrawPolicy, Throw, ThrowFollow, ThrowProof, ThrowVoids
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.standings import ROTATION
from followsuit.card_games.trick.trick import Trick

#: The place of the kitty among those who hold hidden cards, after the four seats.
KITTY: Final = 4

#: A world's cards by holder, seats first, the kitty last; for events.
Held = Sequence[tuple[Card, ...]]

#: Whether a world agrees with something that happened.
Event = Callable[[Held], bool]


@dataclass(slots=True)
class Facts:
    """What is certain about the hidden cards. Holders are the numbers of the seats, and `KITTY`.

    ``hidden`` are the cards nobody sees, ``sizes`` how many each holder has of them (0 for the observer).
    ``barred`` are by holder the kinds it cannot have, as masks by suit; ``pairless`` by holder the suits in
    which it has no pair. ``pins``: so many copies of a card are with one of these holders. ``events`` are
    what only a whole world can answer.
    """

    board: Board
    hidden: list[Card]
    sizes: list[int]
    barred: list[list[int]]
    pairless: list[set[int]]
    pins: dict[tuple[Card, tuple[int, ...]], int] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)


def facts_of(observation: TractorObservation) -> Facts:
    """Return what an observation, from the burial on, says for certain about hidden cards."""
    assert observation.trump is not None, "trump is known from the burial on"
    board = board_of(observation.trump, observation.rules)
    return _Reading(observation, board).facts


class _Reading:
    """The history of a deal read from its first trick to its last play."""

    def __init__(self, observation: TractorObservation, board: Board) -> None:
        self.observation = observation
        self.board = board
        known = (*observation.seen, *observation.hand, *observation.buried)
        sizes = [0 if seat is observation.seat else observation.held[seat] for seat in Seat]
        hidden = list(outside(known, board.ladder).cards())
        sizes.append(len(hidden) - sum(sizes))
        assert sizes[KITTY] in (0, observation.standing.sizes.kitty), "what no seat holds lies in the kitty"
        self.facts = Facts(board, hidden, sizes, [[0] * 5 for _ in range(5)], [set() for _ in range(5)])
        self._tricks: list[Trick] = [won.trick for won in observation.taken]
        if observation.trick is not None and observation.trick.plays and observation.phase == "playing":
            self._tricks.append(observation.trick)
        #: By trick and seat, the cards a seat has played from that trick on.
        self._since: list[list[tuple[Card, ...]]] = [[()] * 4 for _ in range(len(self._tricks) + 1)]
        for number in range(len(self._tricks) - 1, -1, -1):
            row = list(self._since[number + 1])
            for play in self._tricks[number].plays:
                row[play.seat] = (*play.cards, *row[play.seat])
            self._since[number] = row
        self._all_played = self._since[0]
        self._voids: list[set[int]] = [set() for _ in range(4)]
        failed = {throw.trick: throw for throw in observation.failed}
        for number, trick in enumerate(self._tricks):
            self._read(number, trick, failed.get(number))
        if len(self._tricks) in failed:
            # A void throw, and its seat has not led again yet (T90).
            self._failed(len(self._tricks), failed[len(self._tricks)])
        self._shown()

    # A trick ----------------------------------------------------------------------------------------------
    def _read(self, number: int, trick: Trick, failed: FailedThrow | None) -> None:
        lead = trick.plays[0]
        form = format_of(Holding.of(lead.cards, self.board.ladder))
        assert form is not None, "a lead is of one suit"
        if failed is not None:
            self._failed(number, failed)
        elif form.is_throw:
            self._stood(number, lead.seat, lead.cards, form)
        for play in trick.plays[1:]:
            self._followed(number, play.seat, play.cards, form)

    def _followed(self, number: int, seat: AnySeat, cards: tuple[Card, ...], form: Format) -> None:
        suit = int(form.suit)
        once, twice = self.board.masks(cards)
        given, pairs = once[suit].bit_count() + twice[suit].bit_count(), twice[suit].bit_count()
        if given < form.size:
            self._show_void(seat, suit)
            trumps = once[TRUMP].bit_count() + twice[TRUMP].bit_count()
            if self.board.must_trump and not given and suit != TRUMP and trumps < form.size:
                # A seat that owed trumps gave all it had (T87).
                self._show_void(seat, TRUMP)
        elif self.observation.rules.draw_policy is DrawPolicy.NO_FORMAT_BASED_DRAW:
            return
        elif pairs < form.pairs:
            # It gave every pair it had (T25–T27): none is left, and no twin of what it has played since.
            self.facts.pairless[seat].add(suit)
            self._bar(seat, suit, self.board.masks(dict.fromkeys(self._since[number][seat]))[0][suit])
        elif form.tractors and seat is not self.observation.seat and not self._pairs_serve(form):
            self.facts.events.append(self._legal(number, seat, cards, form))

    def _pairs_serve(self, form: Format) -> bool:
        """Whether the tractors of a lead call for pairs alone (T27)."""
        return form.is_throw and self.observation.rules.throw_follow is ThrowFollow.PAIRS

    def _legal(self, number: int, seat: AnySeat, cards: tuple[Card, ...], form: Format) -> Event:
        """That the play was all the seat owed, to a lead with tractors (T26, T27)."""
        play, since = Holding.of(cards, self.board.ladder), self._since[number][seat]
        rules, ladder = self.observation.rules, self.board.ladder
        return lambda held: not fault(Holding.of((*held[seat], *since), ladder), form, play, rules)

    # Throws ----------------------------------------------------------------------------------------------
    def _stood(self, number: int, leader: AnySeat, cards: tuple[Card, ...], form: Format) -> None:
        """A throw that stood: nobody had better, or the leader could prove it (T22)."""
        rules, suit = self.observation.rules, int(form.suit)
        units = units_of(Holding.of(cards, self.board.ladder))
        proven = rules.throw is Throw.PROVEN
        others: list[AnySeat] = [seat for seat in Seat if seat is not leader]
        if proven and self._proven_by_voids(leader, suit):
            return
        singles = [unit for unit in units if unit.pairs == 0]
        holders: list[int] = [*others]
        if proven and leader is not self.observation.buriers[-1]:
            holders.append(KITTY)
        for unit in singles:
            for holder in holders:
                self._bar(holder, suit, self._above(unit, suit))
        if leader is self.observation.seat and proven:
            return
        paired = [unit for unit in units if unit.pairs]
        if proven:
            for unit in paired:
                if unit.pairs == 1:
                    self._pin_halves(number, leader, unit, suit)
            longer = [unit for unit in paired if unit.pairs > 1]
            if longer:
                self.facts.events.append(self._proven(number, leader, longer, form))
        elif paired:
            self.facts.events.append(self._unbeaten(number, others, paired, form))

    def _proven_by_voids(self, leader: AnySeat, suit: int) -> bool:
        """Whether voids proved a throw, so that its units need not be unbeatable (T22, T88, T89)."""
        rules = self.observation.rules
        if rules.throw_proof is not ThrowProof.EITHER:
            return rules.throw_proof is ThrowProof.VOIDS
        own = rules.throw_voids is ThrowVoids.OPPONENTS
        others = (seat for seat in Seat if seat is not leader and not (own and seat.side is leader.side))
        return all(suit in self._voids[seat] for seat in others)

    def _above(self, unit: Unit, suit: int) -> int:
        """The kinds that beat a single."""
        return -(self.board.compared(suit, self.board.place[unit.cards[0]][1]) << 1)

    def _pin_halves(self, number: int, leader: AnySeat, unit: Unit, suit: int) -> None:
        """Of each higher pair the leader of a proven throw had, or knew of, a card at least (T23)."""
        before = {card for trick in self._tricks[:number] for card in trick.cards}
        before |= set((self.observation.prelude.starter_trick or Trick(leader)).cards)
        later = set(self._since[number][leader])
        above = self._above(unit, suit)
        for card, (at, bit) in zip(range(54), self.board.place, strict=True):
            if at == suit and bit & above:
                kind = next((held for held in self.facts.hidden if held == card), None)
                if kind is not None and kind not in before and kind not in later:
                    where = (int(leader), KITTY) if leader is self.observation.starter else (int(leader),)
                    self._pin(kind, where, 1)

    def _proven(self, number: int, leader: AnySeat, units: list[Unit], form: Format) -> Event:
        known = [card for trick in self._tricks[:number] for card in trick.cards]
        if self.observation.prelude.starter_trick is not None:
            known += self.observation.prelude.starter_trick.cards
        known += self._since[number][leader]
        ladder = self.board.ladder
        buries = leader is self.observation.starter

        def holds(held: Held) -> bool:
            rest = outside((*known, *held[leader], *(held[KITTY] if buries else ())), ladder)
            return not any(is_beaten(unit, form.suit, rest) for unit in units)

        return holds

    def _unbeaten(self, number: int, others: list[AnySeat], units: list[Unit], form: Format) -> Event:
        since, ladder, own = self._since[number], self.board.ladder, self.observation

        def holds(held: Held) -> bool:
            for seat in others:
                now = own.hand if seat is own.seat else held[seat]
                hand = Holding.of((*now, *since[seat]), ladder)
                if any(is_beaten(unit, form.suit, hand) for unit in units):
                    return False
            return True

        return holds

    def _failed(self, number: int, throw: FailedThrow) -> None:
        """A throw that failed: who beat what, and what the leader still has of it (T22)."""
        observation, since = self.observation, self._since[number]
        for card in dict.fromkeys(throw.attempt):
            left = throw.attempt.count(card) - since[throw.seat].count(card)
            if left > 0 and throw.seat is not observation.seat:
                self._pin(card, (int(throw.seat),), left)
        order = list(ROTATION.order(throw.seat))[1:]
        place = order.index(throw.beaten_by)
        trump, rules = observation.trump, observation.rules
        assert trump is not None, "trump is known while cards are played"

        def holds(held: Held) -> bool:
            hands = [
                (*(observation.hand if seat is observation.seat else held[seat]), *since[seat])
                for seat in order
            ]
            result = resolve_throw(throw.attempt, hands, trump, rules)
            return result.fails and result.beaten_by == place and sorted(result.down) == sorted(throw.down)

        self.facts.events.append(holds)

    # Cards shown -------------------------------------------------------------------------------------------
    def _shown(self) -> None:
        """Cards that were shown or turned and have not been played since (T6, T12)."""
        observation = self.observation
        for shown in observation.declarations:
            self._show(shown.seat, shown.cards)
        if observation.starter is not None:
            self._show(observation.starter, observation.prelude.turned)

    def _show(self, seat: AnySeat, cards: tuple[Card, ...]) -> None:
        buriers = self.observation.buriers
        if seat is self.observation.seat or seat in buriers[:-1]:
            # What a seat buried before another declared went into that seat's hand (T79).
            return
        buried = seat is buriers[-1] and self.facts.sizes[KITTY] > 0
        where = (int(seat), KITTY) if buried else (int(seat),)
        for card in dict.fromkeys(cards):
            left = cards.count(card) - self._all_played[seat].count(card)
            if left > 0:
                self._pin(card, where, left)

    def _show_void(self, seat: AnySeat, suit: int) -> None:
        self._bar(seat, suit, -1)
        self._voids[seat].add(suit)

    # Notes -------------------------------------------------------------------------------------------------
    def _bar(self, holder: int, suit: int, kinds: int) -> None:
        self.facts.barred[holder][suit] |= kinds & (1 << 30) - 1

    def _pin(self, card: Card, where: tuple[int, ...], count: int) -> None:
        key = (card, where)
        self.facts.pins[key] = max(self.facts.pins.get(key, 0), count)
