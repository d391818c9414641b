"""Cardplay: sound habits for one card a play, shared by all games but Tractor.

Win cheaply, feed the partner who is winning, keep what may still be worth something. ``worth`` is what a
rank counts in the game: card points in Two Hundred, nothing in Rangvaar.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from followsuit.base.cards import Card, Rank, Suit
from followsuit.base.decks import Deck
from followsuit.base.seats import Rotation, Seat
from followsuit.bots.plain.memory import Memory, recall_tricks
from followsuit.card_games.trick.hand import SUIT_MASKS, cards_of, playable
from followsuit.card_games.trick.order import beats
from followsuit.card_games.trick.trick import Trick


@dataclass(frozen=True, slots=True)
class PlayContext:
    """The facts of a decision; ``is_declaring``: whether the own side has the contract."""

    seat: Seat
    hand: int
    trump: Suit
    trick: Trick
    memory: Memory
    worth: Mapping[Rank, int]
    is_declaring: bool
    direction: Rotation = Rotation.CLOCKWISE

    def points(self, card: Card) -> int:
        """The points of a card."""
        return self.worth.get(card.rank, 0)

    def cost(self, card: Card) -> tuple[bool, int, int]:
        """The cost of giving a card away: trumps cost most, then points, then height."""
        return (card.suit is self.trump, self.points(card), card.rank)


def read_context(
    observation: Any, deck: Deck, worth: Mapping[Rank, int], declarer: Seat | None = None
) -> PlayContext:
    """The context of a seat that is to play; arguments as for `plain_position.position_of`."""
    trick, trump = observation.trick, observation.trump
    assert trick is not None and trump is not None, "tricks are being played"
    declaring = observation.contract.declarer if declarer is None else declarer
    return PlayContext(
        seat=observation.seat,
        hand=observation.hand,
        trump=trump,
        trick=trick,
        memory=recall_tricks(deck, observation.hand, observation.taken, trick),
        worth=worth,
        is_declaring=declaring.side is observation.seat.side,
        direction=observation.rules.direction,
    )


def choose_card(context: PlayContext) -> Card:
    """The card to play."""
    cards = tuple(cards_of(playable(context.hand, context.trick.led)))
    if len(cards) == 1:
        return cards[0]
    return _follow(context, cards) if context.trick.plays else _lead(context, cards)


# Leading ---------------------------------------------------------------------------------------------------
def _lead(context: PlayContext, cards: tuple[Card, ...]) -> Card:
    rivals = [context.direction.after(context.seat, step) for step in (1, 3)]
    return max(cards, key=lambda card: (_lead_value(context, card, rivals), -(card % 13), -card))


def _lead_value(context: PlayContext, card: Card, rivals: list[Seat]) -> float:
    """How good a lead is, in tenths of a trick or so; only the order matters."""
    memory, trump = context.memory, context.trump
    held = (context.hand & SUIT_MASKS[card.suit]).bit_count()
    if card.suit is trump:
        out = memory.out_in(trump).bit_count()
        if not out or not any(memory.may_hold(seat, trump) for seat in rivals):
            return -2.0  # nothing left to draw: trumps are for later
        if not context.is_declaring:
            return -3.0
        if memory.is_boss(card):
            # With the longer trumps they come first, or the side masters are ruffed.
            return 9.0 if held > out / 2 else 6.0
        if not context.worth and held <= out and not all(memory.may_hold(seat, trump) for seat in rivals):
            # One rival may hold all that are out, and win one for each that is led.
            return -2.0
        # Led, a five is as good as given away: another low trump draws as well.
        return (1.0 if held > out / 2 else -2.0) - 0.05 * context.points(card)
    if memory.is_boss(card):
        ruffed = any(memory.may_ruff(seat, card.suit, trump) for seat in rivals)
        return 8.0 - 0.5 * held if not ruffed else -1.0
    partner_void = card.suit in memory.voids[context.seat.partner]
    if partner_void and memory.may_hold(context.seat.partner, trump):
        return 3.0 - 0.1 * context.points(card)
    # A low card of a long suit gives least away; a lone ten or a guarded king asks to be caught.
    return 0.2 * held - 0.4 * context.points(card) - 0.1 * card.rank


# Following -------------------------------------------------------------------------------------------------
def _follow(context: PlayContext, cards: tuple[Card, ...]) -> Card:
    trick, trump = context.trick, context.trump
    leader = trick.winner(trump)
    assert leader is not None, "a follower sees a lead"
    best = next(play.cards[0] for play in trick.plays if play.seat is leader)
    winners = tuple(card for card in cards if beats(card, best, trump))
    to_come = 3 - len(trick.plays)
    if leader is context.seat.partner:
        if to_come == 0 or _holds(context, best, to_come):
            return _feed(context, cards, best)
        return _give(context, cards)
    if not winners:
        return _give(context, cards)
    if to_come == 0:
        return _win_last(context, cards, winners)
    return _win_early(context, cards, winners, to_come)


def _holds(context: PlayContext, best: Card, to_come: int) -> bool:
    """Whether the partner's card probably takes the trick past those who have yet to play."""
    later = [context.direction.after(context.seat, step) for step in range(1, to_come + 1)]
    rivals = [seat for seat in later if seat is not context.seat.partner]
    if not rivals:
        return True
    if best.suit is not context.trump and any(
        context.memory.may_ruff(seat, best.suit, context.trump) for seat in rivals
    ):
        return False
    return context.memory.is_boss(best)


def _feed(context: PlayContext, cards: tuple[Card, ...], best: Card) -> Card:
    """Points into a trick the partner takes: the dearest that is no winner of its own, no needless trump."""

    def gain(card: Card) -> tuple[float, int]:
        later_trick = context.memory.is_boss(card) and card.suit is not context.trump
        dear = 20 if card.suit is context.trump and best.suit is not context.trump else 0
        return (context.points(card) - (12 if later_trick else 0) - dear, -card.rank)

    return max(cards, key=gain)


def _give(context: PlayContext, cards: tuple[Card, ...]) -> Card:
    """The card that is missed least."""

    def dearness(card: Card) -> tuple[tuple[bool, int, int], int]:
        # Of equals, from the shorter suit: a void is worth a ruff.
        return (context.cost(card), (context.hand & SUIT_MASKS[card.suit]).bit_count())

    return min(cards, key=dearness)


def _win_last(context: PlayContext, cards: tuple[Card, ...], winners: tuple[Card, ...]) -> Card:
    """Last to play: take the trick with the least, or with points that ride home; let a poor one go."""
    at_stake = sum(context.points(card) for card in context.trick.cards)
    plain = [card for card in winners if card.suit is not context.trump or context.trick.led is context.trump]
    if plain:
        # In the led suit the dearest points win safely now; without points the lowest winner does.
        return max(plain, key=lambda card: (context.points(card), -card.rank))
    if at_stake or not context.worth:
        return min(winners, key=lambda card: card.rank if context.points(card) == 0 else card.rank - 6)
    given = _give(context, cards)
    if context.points(given) == 0 and given.suit is not context.trump:
        return given
    return min(winners)


def _win_early(
    context: PlayContext, cards: tuple[Card, ...], winners: tuple[Card, ...], to_come: int
) -> Card:
    """With seats to come: win with a card that will hold; otherwise keep the high cards and give little."""
    later = [context.direction.after(context.seat, step) for step in range(1, to_come + 1)]
    rivals = [seat for seat in later if seat is not context.seat.partner]
    led = context.trick.led
    assert led is not None, "a follower sees a lead"
    safe = [card for card in winners if _survives(context, card, rivals)]
    if safe:
        return min(safe, key=lambda card: (card.suit is context.trump, card.rank))
    ruffing = [card for card in winners if card.suit is context.trump and led is not context.trump]
    if ruffing:
        return min(ruffing, key=lambda card: (context.points(card), card.rank))
    given = _give(context, cards)
    if len(context.trick.plays) == 2 and context.points(given) <= 5:
        # Third seat: the highest card makes the last seat spend more, if it is not points thrown away.
        third = [card for card in winners if context.points(card) == 0]
        if third:
            return max(third, key=lambda card: card.rank)
    return given


def _survives(context: PlayContext, card: Card, rivals: list[Seat]) -> bool:
    if not context.memory.is_boss(card):
        return not any(context.memory.may_hold(seat, card.suit) for seat in rivals)
    led = context.trick.led
    assert led is not None, "a follower sees a lead"
    return card.suit is context.trump or not any(
        context.memory.may_ruff(seat, led, context.trump) for seat in rivals
    )
