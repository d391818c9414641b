"""Trick: a play of each seat at most, the leader's first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from followsuit.base.actions import Play
from followsuit.base.cards import Card, Rank, Suit
from followsuit.base.seats import Rotation, TableSeat
from followsuit.card_games.trick.order import winning_index


def card_points(cards: Iterable[Card], worth: Mapping[Rank, int]) -> int:
    """The sum of the cards' points; ``worth`` has the points of each rank that counts. Jokers have none."""
    return sum(worth.get(card.rank, 0) for card in cards if not card.is_joker)


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick in progress or complete: the seat that leads and the plays so far, in order."""

    leader: TableSeat
    plays: tuple[Play, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Whether all seats of the table have played."""
        return len(self.plays) == len(self.leader.table)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards on the table, in playing order."""
        return tuple(card for play in self.plays for card in play.cards)

    @property
    def led(self) -> Suit | None:
        """The suit printed on the card that was led; None before the lead. Not for Tractor's trumps."""
        return self.plays[0].cards[0].suit if self.plays else None

    def to_act(self, rotation: Rotation) -> TableSeat | None:
        """The seat that plays next; None when the trick is complete."""
        return None if self.is_complete else rotation.after(self.leader, len(self.plays))

    def winner(self, trump: Suit | None) -> TableSeat | None:
        """The seat whose card is the best so far, each play being one card; None before the lead."""
        if not self.plays:
            return None
        return self.plays[winning_index([play.cards[0] for play in self.plays], trump)].seat

    def with_play(self, play: Play) -> Trick:
        """The trick after one more play."""
        return Trick(self.leader, (*self.plays, play))
