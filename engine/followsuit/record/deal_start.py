"""Deal start: the fields a deal began with, as a record has them: where each card lay, and what was staked.

Only a game reads the fields of its standing. Those that hold cards are named alike in every game: ``hand S``
and ``rest S`` for a seat's, in the order they were dealt, and ``kitty`` for the cards that no seat was dealt.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from followsuit.base.cards import Card, cards_text, parse_cards

_OF_A_SEAT: Final = ("hand", "rest")
_KITTY: Final = "kitty"
_STAKE: Final = "stake"
#: The first words of the fields that hold cards.
CARD_FIELDS: Final = (*_OF_A_SEAT, _KITTY)


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of a card in an opening: its field, and its number in that.

    ``owner`` is the name of the seat it was dealt to, None for the kitty.
    """

    field: str
    number: int
    card: Card
    owner: str | None


@dataclass(frozen=True, slots=True)
class Opening:
    """The opening of a deal, by its ``fields`` in order.

    >>> opening = Opening({"first": "S", "hand S": "AS 5D", "rest S": "KH", "kitty": "2C"})
    >>> [card.text for card in opening.cards_of("S")], [card.text for card in opening.kitty]
    (['AS', '5D', 'KH'], ['2C'])
    >>> first, *_, last = opening.slots()
    >>> dict(opening.with_cards({first: last.card, last: first.card}).fields)
    {'first': 'S', 'hand S': '2C 5D', 'rest S': 'KH', 'kitty': 'AS'}
    """

    fields: Mapping[str, str]

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats that were dealt cards, in the order they were."""
        return tuple(dict.fromkeys(slot.owner for slot in self.slots() if slot.owner is not None))

    @property
    def kitty(self) -> tuple[Card, ...]:
        """The cards that no seat was dealt; empty in a game without a kitty."""
        return tuple(slot.card for slot in self.slots() if slot.owner is None)

    def cards_of(self, seat: str) -> tuple[Card, ...]:
        """The cards of a seat, by its name, in the order they were dealt; empty if there is no such seat."""
        return tuple(slot.card for slot in self.slots() if slot.owner == seat)

    def slots(self) -> tuple[Slot, ...]:
        """The places of all cards, in order."""
        slots: list[Slot] = []
        for name, value in self.fields.items():
            word, _, owner = name.partition(" ")
            if word in _OF_A_SEAT or name == _KITTY:
                cards = enumerate(parse_cards(value))
                slots += [Slot(name, number, card, owner or None) for number, card in cards]
        return tuple(slots)

    def with_cards(self, cards: Mapping[Slot, Card]) -> Opening:
        """The opening with other cards in some of its places."""
        texts: dict[str, list[Card]] = {}
        for slot in self.slots():
            texts.setdefault(slot.field, []).append(cards.get(slot, slot.card))
        return Opening({**self.fields, **{field: cards_text(held) for field, held in texts.items()}})

    @property
    def stake(self) -> int:
        """What each seat staked, in cents; 0 in a game without stakes."""
        return int(self.fields.get(_STAKE, "0"))

    def with_stake(self, stake: int) -> Opening:
        """The opening with another stake; the same one in a game without stakes."""
        return Opening({**self.fields, _STAKE: str(stake)}) if _STAKE in self.fields else self
