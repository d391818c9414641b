"""Setup: a deal that is being made: its standing, and the cards that are placed so far.

Nothing is refused while cards are placed but what the pack and the places have no room for. `made_record`
makes the whole deal, and there the game's own rules decide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from followsuit.base.cards import Card, cards_text
from followsuit.base.deal_fields import DealSetupGame
from followsuit.base.errors import CardError, DealError, FollowSuitError, Refusal, RequestError
from followsuit.base.fields import Field
from followsuit.base.seats import AnySeat
from followsuit.base.seeds import Seed
from followsuit.card_games.registry import game_named
from followsuit.deal_editor.frame import Frame, Place, frame_of
from followsuit.record import DealRecord, Player, Record

Cards = Mapping[str, tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class Setup:
    """A deal that is being made, of a game by its rules value.

    ``standing`` are the texts of its fields, ``cards`` those of each place, in the order they are dealt; a
    place without any may be missing. ``number`` is that of the deal in its match, where one is given; else it
    is the least there can be.
    """

    game: str
    rules: Any
    standing: Mapping[str, str]
    cards: Cards
    number: int = 0

    @property
    def frame(self) -> Frame:
        """Where the cards of such a deal lie."""
        return frame_of(self.game, self.rules)

    def at(self, place: str) -> tuple[Card, ...]:
        """The cards of a place."""
        return self.cards.get(place, ())

    def of(self, owner: str) -> tuple[Card, ...]:
        """The cards of all places of a seat; of an empty name those of no seat."""
        return tuple(card for place in self.frame.places_of(owner) for card in self.at(place.name))

    @property
    def left(self) -> Counter[Card]:
        """The cards of the pack that are not placed, with how often."""
        left = self.frame.counts
        left.subtract(card for cards in self.cards.values() for card in cards)
        return +left

    def with_card(self, card: Card, place: str, rng: Random) -> Setup:
        """The setup with one more card, as often as the pack has it; where it lies in the place is drawn.

        Raises `RequestError` (``bad_field``) for an unknown place, `CardError` (``card_not_in_pack``,
        ``card_too_often``), `DealError` (``wrong_hand_size``).
        """
        there = self.frame.place(place)
        if there is None:
            raise RequestError("bad_field", f"there is no place {place!r}", facts={"field": "place"})
        if not self.left[card]:
            raise too_often(self.frame, card)
        held = list(self.at(place))
        if len(held) >= there.size:
            raise too_long(there, len(held) + 1)
        held.insert(int(rng.random() * (len(held) + 1)), card)
        return replace(self, cards={**self.cards, place: tuple(held)})

    def without_card(self, card: Card, place: str) -> Setup:
        """The setup without one of these cards of a place; the same one if it has none."""
        held = list(self.at(place))
        if card in held:
            held.remove(card)
        return replace(self, cards={**self.cards, place: tuple(held)})

    def cleared(self, place: str | None = None) -> Setup:
        """The setup without the cards of a place; None: without any."""
        return replace(self, cards={**self.cards, place: ()} if place is not None else {})

    def with_field(self, name: str, text: str) -> Setup:
        """The setup with another value of its standing. Raises `DealError` (``bad_standing``)."""
        field = next((one for one in self.frame.standing if one.name == name), None)
        if field is None or not is_value(field, text):
            raise DealError("bad_standing", f"{name} is not {text[:40]!r}", facts={"field": name})
        return replace(self, standing={**self.standing, name: " ".join(text.split())})

    def filled(self, rng: Random) -> Setup:
        """The setup with the rest of the pack dealt by chance. No placed card leaves its place."""
        rest = list(self.frame.sorted(self.left.elements()))
        # By hand, as `Deck.shuffled`: one seed has to give one deal in every Python.
        for last in range(len(rest) - 1, 0, -1):
            pick = int(rng.random() * (last + 1))
            rest[last], rest[pick] = rest[pick], rest[last]
        cards = dict(self.cards)
        for place in self.frame.places:
            held = list(self.at(place.name))
            while len(held) < place.size:
                held.insert(int(rng.random() * (len(held) + 1)), rest.pop())
            cards[place.name] = tuple(held)
        return replace(self, cards=cards)


def is_value(field: Field, text: str) -> bool:
    """Whether a text is a value of a field."""
    words = text.split()
    if not field.parts:
        return _is_one(field, " ".join(words)) or (not words and not field.default)
    return tuple(words[::2]) == field.parts and all(_is_one(field, word) for word in words[1::2])


def _is_one(field: Field, word: str) -> bool:
    if field.choices:
        return word in field.choices
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 8 and str(int(word)) == word):
        return False
    number = int(word)
    least, most = field.least or 0, field.most or 0
    return least <= number <= most and (number - least) % field.step == 0


def blank_setup(game: str, rules: Any) -> Setup:
    """A setup without a card. Raises `RequestError` (``unknown_game``)."""
    name = game_named(game).name
    return Setup(name, rules, usual_standing(frame_of(name, rules)), {})


def usual_standing(frame: Frame) -> dict[str, str]:
    """The fields of the standing that have a usual value."""
    return {field.name: field.default or "" for field in frame.standing}


def too_often(frame: Frame, card: Card, **where: object) -> CardError:
    """The error for a card that is placed more often than the pack has it."""
    pack = frame.counts[card]
    code = "card_too_often" if pack else "card_not_in_pack"
    return CardError(
        code, f"{card.text}: the pack has {pack}", facts={"card": card.text, "pack": pack, **where}
    )


def too_long(place: Place, count: int, **where: object) -> DealError:
    """The error for a place with another number of cards than it has room for."""
    facts = {
        "seat": place.seat or place.name,
        "place": place.name,
        "count": count,
        "size": place.size,
        **where,
    }
    return DealError("wrong_hand_size", f"{place.name} has {count} cards, not {place.size}", facts=facts)


# The deal --------------------------------------------------------------------------------------------------
def problems_of(setup: Setup) -> tuple[Refusal, ...]:
    """What keeps a setup from being a deal, then what a person should know of it; nothing if all is well.

    Codes: ``wrong_hand_size`` for each place that is not full, or what the game refuses; then its notes.
    """
    short = tuple(_refusal(error) for error in _short(setup))
    if short:
        return short
    try:
        state = _opened(setup)
    except FollowSuitError as error:
        return (_refusal(error),)
    game = game_named(setup.game)
    return tuple(game.deal_setup().notes(setup.rules, state)) if isinstance(game, DealSetupGame) else ()


def made_record(
    setup: Setup,
    players: Mapping[AnySeat, Player],
    seed: str,
    contract: Mapping[str, str] | None = None,
    *,
    is_assisted: bool = False,
) -> Record:
    """The record of a match that begins with this deal, as the table of such a match would write it.

    With a ``contract`` it goes to where that stands. Raises `DealError` (``wrong_hand_size``) for a deal that
    is not whole, `FollowSuitError` for what the game refuses.
    """
    for error in _short(setup):
        raise error
    game = game_named(setup.game)
    state = _opened(setup)
    acts = _acts(setup, state, contract) if contract else ()
    deal = DealRecord(_number(setup), game.opening(state), acts, is_assisted)
    return Record(game.name, setup.rules, dict(players), Seed(seed), (deal,))


def _acts(setup: Setup, state: Any, contract: Mapping[str, str]) -> tuple[Any, ...]:
    game = game_named(setup.game)
    for field in setup.frame.contract:
        if not contract.get(field.name) or not is_value(field, contract[field.name]):
            message = f"the contract has no {field.name}"
            raise RequestError("bad_field", message, facts={"field": field.name})
    if not isinstance(game, DealSetupGame) or not setup.frame.contract:
        raise RequestError("bad_field", "such a deal cannot begin with its play", facts={"field": "contract"})
    return tuple(game.deal_setup().acts(setup.rules, state, contract))


def _short(setup: Setup) -> Iterator[DealError]:
    for place in setup.frame.places:
        count = len(setup.at(place.name))
        if count != place.size:
            yield too_long(place, count)


def _number(setup: Setup) -> int:
    game = game_named(setup.game)
    least = game.deal_setup().number(setup.rules, setup.standing) if isinstance(game, DealSetupGame) else 1
    return max(least, setup.number)


def _opened(setup: Setup) -> Any:
    """The state of the deal as it begins. Raises `FollowSuitError`."""
    cards = {place.name: cards_text(setup.at(place.name)) for place in setup.frame.places}
    opening = {**{name: text for name, text in setup.standing.items() if text}, **cards}
    return game_named(setup.game).place(setup.rules, _number(setup), opening).state


def _refusal(error: FollowSuitError) -> Refusal:
    return Refusal(error.code, error.clause, error.facts)
