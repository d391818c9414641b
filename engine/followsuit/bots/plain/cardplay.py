"""Cardplay: sound habits for one card a play, shared by all games but Tractor.

Win cheaply, feed the partner who is winning, keep what may still be worth something. ``worth`` is what a
rank counts in the game: card points in Two Hundred, nothing in Rangvaar.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from followsuit.bots.plain.memory import Memory, remembered
from followsuit.cards import Card, Rank, Suit
from followsuit.decks import Deck
from followsuit.seats import Rotation, Seat
from followsuit.trick.follow import playable
from followsuit.trick.hand import SUIT_MASKS, cards_of
from followsuit.trick.order import beats
from followsuit.trick.trick import Trick


@dataclass(frozen=True, slots=True)
class Seen:
    """What a decision is based on; ``is_declaring``: whether the own side has the contract."""

    seat: Seat
    hand: int
    trump: Suit
    trick: Trick
    memory: Memory
    worth: Mapping[Rank, int]
    is_declaring: bool
    direction: Rotation = Rotation.CLOCKWISE

    def points(self, card: Card) -> int:
        """What the card counts."""
        return self.worth.get(card.rank, 0)

    def cost(self, card: Card) -> tuple[bool, int, int]:
        """What it costs to give a card away: trumps cost most, then points, then height."""
        return (card.suit is self.trump, self.points(card), card.rank)


def seen_in(observation: Any, deck: Deck, worth: Mapping[Rank, int], declarer: Seat | None = None) -> Seen:
    """What a seat that is to play sees; arguments as for `followsuit.bots.plain.position.position_of`."""
    trick, trump = observation.trick, observation.trump
    assert trick is not None and trump is not None, "tricks are being played"
    declaring = observation.contract.declarer if declarer is None else declarer
    return Seen(
        seat=observation.seat,
        hand=observation.hand,
        trump=trump,
        trick=trick,
        memory=remembered(deck, observation.hand, observation.taken, trick),
        worth=worth,
        is_declaring=declaring.side is observation.seat.side,
        direction=observation.rules.direction,
    )


def chosen(seen: Seen) -> Card:
    """The card to play."""
    cards = tuple(cards_of(playable(seen.hand, seen.trick.led)))
    if len(cards) == 1:
        return cards[0]
    return _follow(seen, cards) if seen.trick.plays else _lead(seen, cards)


# Leading ---------------------------------------------------------------------------------------------------
def _lead(seen: Seen, cards: tuple[Card, ...]) -> Card:
    rivals = [seen.direction.after(seen.seat, step) for step in (1, 3)]
    return max(cards, key=lambda card: (_lead_value(seen, card, rivals), -(card % 13), -card))


def _lead_value(seen: Seen, card: Card, rivals: list[Seat]) -> float:
    """How good a lead is, in tenths of a trick or so; only the order matters."""
    memory, trump = seen.memory, seen.trump
    held = (seen.hand & SUIT_MASKS[card.suit]).bit_count()
    if card.suit is trump:
        out = memory.out_in(trump).bit_count()
        if not out or not any(memory.may_hold(seat, trump) for seat in rivals):
            return -2.0  # nothing left to draw: trumps are for later
        if not seen.is_declaring:
            return -3.0
        if memory.is_boss(card):
            # With the longer trumps they come first, or the side masters are ruffed.
            return 9.0 if held > out / 2 else 6.0
        if not seen.worth and held <= out and not all(memory.may_hold(seat, trump) for seat in rivals):
            # One rival may hold all that are out, and would win one for each that is led.
            return -2.0
        # Led, a five is as good as given away: another low trump draws as well.
        return (1.0 if held > out / 2 else -2.0) - 0.05 * seen.points(card)
    if memory.is_boss(card):
        ruffed = any(memory.may_ruff(seat, card.suit, trump) for seat in rivals)
        return 8.0 - 0.5 * held if not ruffed else -1.0
    partner_void = card.suit in memory.voids[seen.seat.partner]
    if partner_void and memory.may_hold(seen.seat.partner, trump):
        return 3.0 - 0.1 * seen.points(card)
    # A low card of a long suit gives least away; a lone ten or a guarded king asks to be caught.
    return 0.2 * held - 0.4 * seen.points(card) - 0.1 * card.rank


# Following -------------------------------------------------------------------------------------------------
def _follow(seen: Seen, cards: tuple[Card, ...]) -> Card:
    trick, trump = seen.trick, seen.trump
    leader = trick.winner(trump)
    assert leader is not None, "a follower sees a lead"
    best = next(play.cards[0] for play in trick.plays if play.seat is leader)
    winners = tuple(card for card in cards if beats(card, best, trump))
    to_come = 3 - len(trick.plays)
    if leader is seen.seat.partner:
        if to_come == 0 or _holds(seen, best, to_come):
            return _feed(seen, cards, best)
        return _give(seen, cards)
    if not winners:
        return _give(seen, cards)
    if to_come == 0:
        return _win_last(seen, cards, winners)
    return _win_early(seen, cards, winners, to_come)


def _holds(seen: Seen, best: Card, to_come: int) -> bool:
    """Whether the partner's card probably takes the trick past those who have yet to play."""
    later = [seen.direction.after(seen.seat, step) for step in range(1, to_come + 1)]
    rivals = [seat for seat in later if seat is not seen.seat.partner]
    if not rivals:
        return True
    if best.suit is not seen.trump and any(
        seen.memory.may_ruff(seat, best.suit, seen.trump) for seat in rivals
    ):
        return False
    return seen.memory.is_boss(best)


def _feed(seen: Seen, cards: tuple[Card, ...], best: Card) -> Card:
    """Points into a trick the partner takes: the dearest that is no winner of its own, no needless trump."""

    def gain(card: Card) -> tuple[float, int]:
        later_trick = seen.memory.is_boss(card) and card.suit is not seen.trump
        dear = 20 if card.suit is seen.trump and best.suit is not seen.trump else 0
        return (seen.points(card) - (12 if later_trick else 0) - dear, -card.rank)

    return max(cards, key=gain)


def _give(seen: Seen, cards: tuple[Card, ...]) -> Card:
    """The card that is missed least."""

    def dearness(card: Card) -> tuple[tuple[bool, int, int], int]:
        # Of equals, from the shorter suit: a void is worth a ruff.
        return (seen.cost(card), (seen.hand & SUIT_MASKS[card.suit]).bit_count())

    return min(cards, key=dearness)


def _win_last(seen: Seen, cards: tuple[Card, ...], winners: tuple[Card, ...]) -> Card:
    """Last to play: take the trick with the least, or with points that ride home; let a poor one go."""
    at_stake = sum(seen.points(card) for card in seen.trick.cards)
    plain = [card for card in winners if card.suit is not seen.trump or seen.trick.led is seen.trump]
    if plain:
        # In the led suit the dearest points win safely now; without points the lowest winner does.
        return max(plain, key=lambda card: (seen.points(card), -card.rank))
    if at_stake or not seen.worth:
        return min(winners, key=lambda card: card.rank if seen.points(card) == 0 else card.rank - 6)
    given = _give(seen, cards)
    if seen.points(given) == 0 and given.suit is not seen.trump:
        return given
    return min(winners)


def _win_early(seen: Seen, cards: tuple[Card, ...], winners: tuple[Card, ...], to_come: int) -> Card:
    """With seats to come: win with a card that will hold; otherwise keep the high cards and give little."""
    later = [seen.direction.after(seen.seat, step) for step in range(1, to_come + 1)]
    rivals = [seat for seat in later if seat is not seen.seat.partner]
    led = seen.trick.led
    assert led is not None, "a follower sees a lead"
    safe = [card for card in winners if _survives(seen, card, rivals)]
    if safe:
        return min(safe, key=lambda card: (card.suit is seen.trump, card.rank))
    ruffing = [card for card in winners if card.suit is seen.trump and led is not seen.trump]
    if ruffing:
        return min(ruffing, key=lambda card: (seen.points(card), card.rank))
    given = _give(seen, cards)
    if len(seen.trick.plays) == 2 and seen.points(given) <= 5:
        # Third seat: the highest card makes the last seat spend more, if it is not points thrown away.
        third = [card for card in winners if seen.points(card) == 0]
        if third:
            return max(third, key=lambda card: card.rank)
    return given


def _survives(seen: Seen, card: Card, rivals: list[Seat]) -> bool:
    if not seen.memory.is_boss(card):
        return not any(seen.memory.may_hold(seat, card.suit) for seat in rivals)
    led = seen.trick.led
    assert led is not None, "a follower sees a lead"
    return card.suit is seen.trump or not any(seen.memory.may_ruff(seat, led, seen.trump) for seat in rivals)
