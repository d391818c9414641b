"""Frame: where the cards of a game's deals lie, and which there are, as a deal of the game itself shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from followsuit.base.cards import Card, Suit
from followsuit.base.deal_fields import DealSetupGame
from followsuit.base.fields import Field
from followsuit.base.game import AnyGame, direction_of, seats_of
from followsuit.card_games.registry import game_named
from followsuit.record import Opening


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards lie: the field of an opening (``hand S``, ``rest S``, ``kitty``), its owner, its size.

    ``seat`` is the name of the seat, empty where no seat is dealt these cards.
    """

    name: str
    seat: str
    size: int


@dataclass(frozen=True, slots=True)
class Frame:
    """The places of a deal, those of each seat together, its pack, and the fields of its standing.

    ``pack`` are all cards, each as often as it is there; ``seats`` are in order of play from S.
    """

    places: tuple[Place, ...]
    pack: tuple[Card, ...]
    seats: tuple[str, ...]
    standing: tuple[Field, ...]
    contract: tuple[Field, ...]

    def place(self, name: str) -> Place | None:
        """The place of this name; None if there is none."""
        return next((place for place in self.places if place.name == name), None)

    def places_of(self, seat: str) -> tuple[Place, ...]:
        """The places of a seat, in the order they are dealt; of an empty name those of no seat."""
        return tuple(place for place in self.places if place.seat == seat)

    @property
    def owners(self) -> tuple[str, ...]:
        """The seats, then an empty name if some cards are dealt to no seat."""
        return (*self.seats, *([""] if self.places_of("") else []))

    def size_of(self, owner: str) -> int:
        """How many cards an owner is dealt in all."""
        return sum(place.size for place in self.places_of(owner))

    @property
    def counts(self) -> Counter[Card]:
        """How often the pack has each card."""
        return Counter(self.pack)

    def rows(self) -> tuple[tuple[Card, ...], ...]:
        """The faces of the pack in rows: each suit from its highest card down, then the jokers."""
        faces = set(self.pack)
        suits = (tuple(sorted((c for c in faces if _is_of(c, suit)), reverse=True)) for suit in Suit)
        jokers = tuple(sorted((card for card in faces if card.is_joker), reverse=True))
        return tuple(row for row in (*suits, jokers) if row)

    def sorted(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Cards as the rows have them."""
        order = {card: at for at, card in enumerate(card for row in self.rows() for card in row)}
        return tuple(sorted(cards, key=lambda card: order.get(card, len(order))))


def _is_of(card: Card, suit: Suit) -> bool:
    return not card.is_joker and card.suit is suit


@lru_cache(maxsize=16)
def frame_of(name: str, rules: Any) -> Frame:
    """The frame of a game's deals by these rules. Raises `RequestError` (``unknown_game``)."""
    game = game_named(name)
    opening = game.opening(game.deal(game.new_match(rules, Random(0)), Random(0)).state)
    slots = Opening(opening).slots()
    sizes = Counter(slot.field for slot in slots)
    owners = {slot.field: slot.owner or "" for slot in slots}
    seats = tuple(seat.name for seat in direction_of(game, rules).order(seats_of(game, rules)[0]))
    places = tuple(
        Place(field, owner, sizes[field])
        for owner in (*seats, "")
        for field, its in owners.items()
        if its == owner
    )
    standing, contract = _fields(game, rules, opening, set(sizes))
    return Frame(places, tuple(sorted(slot.card for slot in slots)), seats, standing, contract)


def _fields(
    game: AnyGame, rules: Any, opening: Mapping[str, str], dealt: set[str]
) -> tuple[tuple[Field, ...], tuple[Field, ...]]:
    """The fields of the standing and of the contract; of a game that says nothing, its standing as it is."""
    if isinstance(game, DealSetupGame):
        making = game.deal_setup()
        return tuple(making.standing(rules)), tuple(making.contract(rules))
    kept = (Field(name, choices=(text,), default=text) for name, text in opening.items() if name not in dealt)
    return tuple(kept), ()
