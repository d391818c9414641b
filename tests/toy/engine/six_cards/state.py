"""Six cards: its rules, a match and its deal, and what a seat sees of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from followsuit.base.cards import Card, Rank, Suit
from followsuit.base.decks import Deck
from followsuit.base.jsonable import to_json
from followsuit.base.rules import option
from followsuit.base.seats import Rotation, Seat, Side
from followsuit.card_games.trick.cardplay import Hands
from followsuit.card_games.trick.hand import Mask
from followsuit.card_games.trick.trick import Trick

TURNS: Final = Rotation.CLOCKWISE
PACK: Final = Deck("24", tuple(Card.of(rank, suit) for suit in Suit for rank in Rank if rank >= Rank.NINE))


@dataclass(frozen=True, slots=True)
class SixCardsRules:
    """How many deals a match has."""

    deals: int = option(1, "X3", (1, 3))


PRESETS: Final = {"reference": SixCardsRules(), "long": SixCardsRules(deals=3)}


@dataclass(frozen=True, slots=True)
class SixCardsState:
    """A match: deal ``number``, its first leader, the totals before it, and its cards; ``hands`` None before it.

    ``taken`` are the complete tricks with their winners.
    """

    rules: SixCardsRules
    number: int
    first: Seat
    totals: tuple[int, int] = (0, 0)
    dealt: Hands | None = None
    hands: Hands | None = None
    trick: Trick = field(default_factory=lambda: Trick(Seat.S))
    taken: tuple[tuple[Trick, Seat], ...] = ()

    @property
    def is_dealt_out(self) -> bool:
        """Whether the last trick is taken."""
        return len(self.taken) == 6

    @property
    def took(self) -> dict[Side, int]:
        """The tricks each side has taken."""
        return {side: sum(winner.side is side for _, winner in self.taken) for side in Side}

    @property
    def totals_after(self) -> dict[Side, int]:
        """The totals with the tricks of this deal."""
        return {side: self.totals[side] + self.took[side] for side in Side}

    @property
    def next_deal(self) -> SixCardsState | None:
        """The state before the next deal; None where none is due."""
        if self.dealt is None:
            return self
        if not self.is_dealt_out or self.number == self.rules.deals:
            return None
        after = self.totals_after
        return SixCardsState(
            self.rules, self.number + 1, TURNS.after(self.first), (after[Side.NS], after[Side.EW])
        )

    @property
    def to_act(self) -> Seat | None:
        """The seat to play."""
        return None if self.dealt is None or self.is_dealt_out else self.trick.to_act(TURNS)

    @property
    def summary(self) -> dict[str, Any] | None:
        """What the deal came to; None before it is over."""
        if not self.is_dealt_out:
            return None
        totals, won_by = self.totals_after, None
        if self.number == self.rules.deals:
            ahead = totals[Side.NS] - totals[Side.EW]
            won_by = "tie" if ahead == 0 else Side.NS.name if ahead > 0 else Side.EW.name
        return {"tricks": to_json(self.took), "totals": to_json(totals), "won_by": won_by}


@dataclass(frozen=True, slots=True)
class SixCardsObservation:
    """What a seat may know: its hand and all that is public."""

    seat: Seat
    hand: Mask
    held: Mapping[Seat, int]
    public: SixCardsState

    @property
    def to_act(self) -> Seat | None:
        """The seat to play."""
        return self.public.to_act
