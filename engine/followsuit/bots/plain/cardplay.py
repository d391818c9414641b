"""Cardplay: sound habits for one card a play, shared by all games but Tractor.

A card to a trick in progress is worth what it does for the trick, by how likely the own side gets it, less
what the card will be missed for later: so a trick is won with the least that holds, a partner who wins it is
fed, and one who may yet lose it is helped. ``worth`` is what a rank counts in the game: card points in Two
Hundred, nothing elsewhere. All values are in card points, of which a trick is worth about ten.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from followsuit.base.agreements import Agreements
from followsuit.base.cards import Card, Rank, Suit
from followsuit.base.decks import Deck
from followsuit.base.seats import Rotation, Seat
from followsuit.bots.plain.agreed import Agreed
from followsuit.bots.plain.memory import Memory, recall_tricks
from followsuit.card_games.trick.hand import SUIT_MASKS, cards_of, lowest, playable
from followsuit.card_games.trick.order import beats
from followsuit.card_games.trick.trick import Trick

#: What a trick is worth where cards count nothing; where they do, what the lead is worth beside the points,
#: and what each seat to come adds to them, about.
TRICK: Final = 11.0
LEAD: Final = 3.0
TO_COME: Final = 2.5

#: How likely a partner who plays last saves a trick that an opponent takes from the own card, and how much of
#: its chance is left to it where the own card does not take the trick.
SAVED: Final = 0.2
TRUSTED: Final = 0.75

#: Where cards count: how much of a card's worth in tricks is left, and how many of its points come home.
LATER: Final = 0.55
LATER_POINTS: Final = 0.5


@dataclass(frozen=True, slots=True)
class PlayContext:
    """The facts of a decision.

    ``is_declaring``: whether the own side has the contract; ``saves_aces``: whether an ace that is led may
    fail to take what another master takes (C19); ``agreed``: what the partners have agreed on, if anything.
    """

    seat: Seat
    hand: int
    trump: Suit
    trick: Trick
    memory: Memory
    worth: Mapping[Rank, int]
    is_declaring: bool
    direction: Rotation = Rotation.CLOCKWISE
    saves_aces: bool = False
    agreed: Agreed | None = None

    def points(self, card: Card) -> int:
        """The points of a card."""
        return self.worth.get(card.rank, 0)


def read_context(
    observation: Any,
    deck: Deck,
    worth: Mapping[Rank, int],
    declarer: Seat | None = None,
    *,
    agreements: Agreements,
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
        agreed=Agreed(agreements, observation, deck, worth) if agreements else None,
    )


def choose_card(context: PlayContext) -> Card:
    """The card to play."""
    cards = playable(context.hand, context.trick.led)
    if not cards & (cards - 1):
        return lowest(cards)
    values = value_cards(context)
    kept = context.agreed.choose(values) if context.agreed is not None else None
    # Of equals the lowest.
    return kept or max(values, key=lambda one: (one[0], -(one[1] % 13), -one[1]))[1]


def value_cards(context: PlayContext) -> list[tuple[float, Card]]:
    """The cards that may be played, each with its value."""
    value = (_FollowValues if context.trick.plays else _LeadValues)(context).value
    return [(value(card), card) for card in cards_of(playable(context.hand, context.trick.led))]


# Leading ---------------------------------------------------------------------------------------------------
class _LeadValues:
    """What leads are worth, in tenths of a trick or so; only the order matters."""

    def __init__(self, context: PlayContext) -> None:
        memory, trump = context.memory, context.trump
        self._context = context
        self._rivals = [context.direction.after(context.seat, step) for step in (1, 3)]
        self._out = memory.out_in(trump)
        out = self._out.bit_count()
        self._shares = [memory.share(rival, trump, context.seat) for rival in self._rivals]
        #: How likely each rival has a trump.
        self._armed = [1.0 - (1.0 - share) ** out for share in self._shares]
        #: Whether there are masters that a ruff would take.
        self._has_masters = any(memory.is_boss(card) for card in cards_of(context.hand & ~SUIT_MASKS[trump]))

    def value(self, card: Card) -> float:
        """What leading a card is worth."""
        context, memory = self._context, self._context.memory
        if card.suit is context.trump:
            return self._value_of_drawing(card)
        held = (context.hand & SUIT_MASKS[card.suit]).bit_count()
        stands = self._chance_of_no_ruff(card.suit)
        if memory.is_boss(card):
            extra = 0.15 * context.points(card) * (2 * stands - 1.0)
            if context.saves_aces and card.rank is Rank.ACE:
                extra -= 2.0
            return 10.5 * stands - 2.5 - 0.3 * held + extra
        partner = context.seat.partner
        if card.suit in memory.voids[partner] and memory.may_hold(partner, context.trump):
            return 3.0 - 0.1 * context.points(card)
        # A low card of a long suit gives least away; a lone ten or a guarded king asks to be caught.
        return 0.2 * held - 0.4 * context.points(card) - 0.1 * card.rank - 3.5 * (1.0 - stands)

    def _chance_of_no_ruff(self, suit: Suit) -> float:
        memory, seat, chance = self._context.memory, self._context.seat, 1.0
        out = memory.out_in(suit).bit_count()
        for rival, armed in zip(self._rivals, self._armed, strict=True):
            chance *= 1.0 - armed * (1.0 - memory.share(rival, suit, seat)) ** out
        return chance

    def _value_of_drawing(self, card: Card) -> float:
        """What leading a trump is worth."""
        context, out = self._context, self._out.bit_count()
        if not out or not any(self._shares):
            return -2.0  # nothing left to draw: trumps are for later
        own = context.hand & SUIT_MASKS[context.trump]
        held = own.bit_count()
        is_boss = context.memory.is_boss(card)
        if not context.is_declaring:
            # The other side's trumps are drawn where that takes about all, for masters or for want of better.
            bosses = (own >> self._out.bit_length()).bit_count()
            if self._has_masters and is_boss and 2 * bosses >= out:
                return 7.0
            return 1.5 if is_boss and held > out / 2 else -3.0
        if is_boss:
            if held == 1 and not self._has_masters:
                return -1.0
            # With the longer trumps they come first, or the side masters are ruffed.
            return 9.0 if held > out / 2 else 6.0
        if not context.worth and held <= out and not all(self._shares):
            # One rival may hold all that are out, and win one for each that is led.
            return -2.0
        # Led, a five is as good as given away: another low trump draws as well.
        return (1.0 if held > out / 2 else -2.0) - 0.05 * context.points(card)


# Following -------------------------------------------------------------------------------------------------
class _ToPlay:
    """What a seat that has yet to play may hold."""

    def __init__(self, context: PlayContext, seat: Seat, led: Suit) -> None:
        memory, own = context.memory, context.seat
        self._out, self._led, self._trump = memory.out, led, context.trump
        self._trumps = memory.share(seat, context.trump, own)
        self._follows = memory.share(seat, led, own)
        #: How likely it is out of the led suit.
        self._void = (1.0 - self._follows) ** memory.out_in(led).bit_count()

    def chance_to_beat(self, card: Card) -> float:
        """How likely it plays over a card that is ahead: of each card that would, it holds its share."""
        trumps = self._out & SUIT_MASKS[self._trump]
        if card.suit is self._trump:
            over = 1.0 - (1.0 - self._trumps) ** (trumps >> (card + 1)).bit_count()
            return over if self._led is self._trump else self._void * over
        higher = (self._out & SUIT_MASKS[card.suit]) >> (card + 1)
        ruffs = self._void * (1.0 - (1.0 - self._trumps) ** trumps.bit_count())
        return 1.0 - (1.0 - self._follows) ** higher.bit_count() + ruffs


class _FollowValues:
    """What cards to the trick in progress are worth."""

    def __init__(self, context: PlayContext) -> None:
        trick, trump = context.trick, context.trump
        leader, led = trick.winner(trump), trick.led
        assert leader is not None and led is not None, "a follower sees a lead"
        self._context, self._led = context, led
        self._best = next(play.cards[0] for play in trick.plays if play.seat is leader)
        self._to_come = 3 - len(trick.plays)
        self._stake = TRICK
        if context.worth:
            self._stake = sum([context.points(card) for card in trick.cards]) + LEAD + TO_COME * self._to_come
        self._trumps_out = context.memory.out_in(trump).bit_count()
        self._is_armed = bool(context.hand & SUIT_MASKS[trump])
        self._rival = None
        if self._to_come:
            self._rival = _ToPlay(context, context.direction.after(context.seat, 1), led)
        #: How likely the own side takes the trick if the seat does not.
        self._without = 0.0
        if leader is context.seat.partner:
            self._without = self._chance_to_hold(self._best)
        elif self._to_come == 2:
            self._without = TRUSTED * _ToPlay(context, context.seat.partner, led).chance_to_beat(self._best)

    def value(self, card: Card) -> float:
        """What playing a card is worth."""
        ours = self._without
        if beats(card, self._best, self._context.trump):
            ours = self._chance_to_hold(card)
            if self._to_come == 2:
                ours += (1.0 - ours) * SAVED
        return ours * (self._stake + self._context.points(card)) - self._price(card)

    def _chance_to_hold(self, card: Card) -> float:
        """How likely the opponent to come does not beat a card."""
        return 1.0 if self._rival is None else 1.0 - self._rival.chance_to_beat(card)

    def _price(self, card: Card) -> float:
        """What a card will be missed for."""
        context, points = self._context, self._context.points(card)
        is_trump = card.suit is context.trump
        price = self._price_of_trump(card) if is_trump else self._price_of_side_card(card)
        price += 0.05 * (card % 13)
        if not context.worth:
            return price
        # The points of the best trump are sure, whenever it is played.
        kept = 1.0 if points and is_trump and context.memory.is_boss(card) else LATER_POINTS
        return LATER * price + kept * points

    def _price_of_trump(self, card: Card) -> float:
        out = self._trumps_out
        if not out:
            return 9.0
        higher = (self._context.memory.out_in(card.suit) >> (card + 1)).bit_count()
        return 3.2 + 3.0 * (out - higher) / out if higher else 8.0

    def _price_of_side_card(self, card: Card) -> float:
        context = self._context
        out = context.memory.out_in(card.suit)
        higher = (out >> (card + 1)).bit_count()
        held = (context.hand & SUIT_MASKS[card.suit]).bit_count()
        if not higher:
            # A master, unless all that are out of its suit would ruff it.
            price = 9.0 if not self._trumps_out else 4.5 if out else 2.0
        elif higher == 1:
            price = 2.5 if held > 1 else 1.0
        elif higher == 2:
            price = 1.0 if held > 2 else 0.4
        else:
            price = 0.0
        if self._is_armed and card.suit is not self._led:
            # To be out of a suit is worth a ruff.
            price -= 0.5 if held == 1 else 0.3 if held == 2 else 0.0
        return price
