"""Trick: up to four plays, beginning with the leader's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from followsuit.actions import Play
from followsuit.cards import Card, Rank, Suit
from followsuit.seats import Rotation, Seat
from followsuit.trick.order import winning_index


def card_points(cards: Iterable[Card], worth: Mapping[Rank, int]) -> int:
    """The card points of cards, by what each rank is worth; jokers are worth nothing."""
    return sum(worth.get(card.rank, 0) for card in cards if not card.is_joker)


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick in progress or complete: the seat that leads and the plays so far, in order."""

    leader: Seat
    plays: tuple[Play, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Whether all four seats have played."""
        return len(self.plays) == 4

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards on the table, in playing order."""
        return tuple(card for play in self.plays for card in play.cards)

    @property
    def led(self) -> Suit | None:
        """The suit led, in games where a card's suit is the one printed on it; None before the lead."""
        return self.plays[0].cards[0].suit if self.plays else None

    def to_act(self, rotation: Rotation) -> Seat | None:
        """The seat to play next; None when the trick is complete."""
        return None if self.is_complete else rotation.after(self.leader, len(self.plays))

    def winner(self, trump: Suit | None) -> Seat | None:
        """The seat whose card is best so far, one card a play; None before the lead."""
        if not self.plays:
            return None
        return self.plays[winning_index([play.cards[0] for play in self.plays], trump)].seat

    def with_play(self, play: Play) -> Trick:
        """The trick after one more play."""
        return Trick(self.leader, (*self.plays, play))
