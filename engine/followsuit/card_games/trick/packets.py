"""Packet: cards dealt in two parts, the first before trump is named, the second after it (R2, C5)."""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.base.decks import Deck
from followsuit.base.errors import DealError
from followsuit.card_games.trick.cardplay import Hands
from followsuit.card_games.trick.hand import Mask, cards_of
from followsuit.card_games.trick.notation import check_dealt


@dataclass(frozen=True, slots=True)
class Packets:
    """The cards of a deal: those of each seat dealt ``before`` trump is named, and ``after`` it.

    Before trump is named only the state and the record may hold ``after``.
    """

    before: Hands
    after: Hands

    @property
    def whole(self) -> Hands:
        """All cards of each seat."""
        south, west, north, east = (
            Mask(first | second) for first, second in zip(self.before, self.after, strict=True)
        )
        return south, west, north, east


def check_packets(dealt: Packets, first_size: int, second_size: int, pack: Deck) -> None:
    """Raise `DealError` or `CardError` unless packets of these sizes deal every card of the pack once."""
    check_dealt(dealt.before, first_size, pack)
    check_dealt(dealt.after, second_size, pack)
    first = second = 0
    for before, after in zip(dealt.before, dealt.after, strict=True):
        first, second = first | before, second | after
    if twice := first & second:
        card = next(cards_of(twice)).text
        raise DealError("card_twice", f"{card} is in both packets", facts={"card": card})
