"""Cardplay: the tricks of a deal, in a game with one pack in which each play is one card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from followsuit.base.actions import Play
from followsuit.base.cards import Rank, Suit, cards_text
from followsuit.base.errors import Refusal
from followsuit.base.events import CardsPlayed, Event, TrickWon
from followsuit.base.seats import Rotation, Seat, Side, TableSeat, check_turn
from followsuit.card_games.trick.hand import Mask, check_follow, playable
from followsuit.card_games.trick.trick import Trick, card_points

#: The four hands, by `Seat`.
Hands = tuple[Mask, Mask, Mask, Mask]


@dataclass(frozen=True, slots=True)
class CardplayRules:
    """A game's rules about tricks.

    ``rotation`` is the direction of play, ``worth`` the card points of each rank that has any, ``clause`` the
    rule that a seat has to follow suit.
    """

    rotation: Rotation
    worth: Mapping[Rank, int]
    clause: str


class TrickRules(Protocol):
    """What the rules of every game of tricks say: which way turns pass, and how tricks are played."""

    @property
    def direction(self) -> Rotation:
        """The direction in which deal, auction and play pass."""

    @property
    def cardplay(self) -> CardplayRules:
        """The rules about tricks; their rotation is the direction."""


TrickRulesT = TypeVar("TrickRulesT", bound=TrickRules)


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A complete trick, the seat that won it, and its card points."""

    trick: Trick
    winner: TableSeat
    points: int


@dataclass(frozen=True, slots=True)
class Cardplay:
    """The tricks of a deal: hands as they are now, trump, the trick in progress, those taken, in order."""

    hands: Hands
    trump: Suit
    trick: Trick
    taken: tuple[TakenTrick, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether the last trick is taken."""
        return not any(self.hands) and not self.trick.plays

    def to_act(self, rules: CardplayRules) -> Seat | None:
        """The seat that plays next; None when all cards are played."""
        return None if self.is_over else self.trick.to_act(rules.rotation)

    def playable(self, seat: Seat) -> Mask:
        """The cards the seat may play when it is its turn."""
        return playable(self.hands[seat], self.trick.led)

    def check(self, rules: CardplayRules, play: Play) -> Refusal | None:
        """Why the play is refused, or None.

        Codes: ``out_of_turn``, ``one_card``, ``not_in_hand``, ``must_follow``.
        """
        refusal = check_turn(play.seat, self.to_act(rules), rules.clause)
        if refusal is not None:
            return refusal
        if len(play.cards) != 1:
            return Refusal("one_card", rules.clause, {"cards": cards_text(play.cards)})
        return check_follow(self.hands[play.seat], self.trick.led, play.cards[0], rules.clause)

    def with_play(self, rules: CardplayRules, play: Play) -> tuple[Cardplay, tuple[Event, ...]]:
        """The cardplay after a play that `check` allows, and its events."""
        hands = list(self.hands)
        hands[play.seat] = Mask(hands[play.seat] & ~play.cards[0].bit)
        rest: Hands = (hands[0], hands[1], hands[2], hands[3])
        trick = self.trick.with_play(play)
        played = CardsPlayed(play.seat, play.cards)
        if not trick.is_complete:
            return Cardplay(rest, self.trump, trick, self.taken), (played,)
        winner = trick.winner(self.trump)
        assert winner is not None, "a complete trick has a winner"
        won = TakenTrick(trick, winner, card_points(trick.cards, rules.worth))
        after = Cardplay(rest, self.trump, Trick(winner), (*self.taken, won))
        return after, (played, TrickWon(winner, won.points))


def points_taken(taken: tuple[TakenTrick, ...]) -> dict[Side, int]:
    """The card points each side has taken."""
    return {side: sum(won.points for won in taken if won.winner.side is side) for side in Side}


def tricks_taken(taken: tuple[TakenTrick, ...]) -> dict[Side, int]:
    """The number of tricks each side has taken."""
    return {side: sum(1 for won in taken if won.winner.side is side) for side in Side}
