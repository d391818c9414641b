"""Acts as text: what a seat does, in the words that messages use, and back.

The first word is the kind of the act, the rest its value, suit or cards: ``bid 60``, ``pass``,
``name_trump H``, ``play AS AS``, ``declare 2H``, ``bury 3S 4S``. ``none`` stands for not acting.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from followsuit.base.actions import Bid, NameTrump, action_data
from followsuit.base.cards import Card, NoTrump, Suit, parse_cards
from followsuit.base.errors import CardError, RequestError
from followsuit.base.game import AnyGame
from followsuit.base.parsing import parse_number
from followsuit.base.seats import AnySeat

#: The text of a seat that may act and does not.
NO_ACT: Final = "none"


class SeatAction(Protocol):
    """What a seat does: `Bid`, `Pass`, `NameTrump`, `Play`, or an action of one game (`Declare`, `Bury`)."""

    @property
    def seat(self) -> AnySeat:
        """The seat that acts."""


#: An act as people write it: an action, its message (``{"kind": "play", "cards": ["AS"]}``), or its text.
Written = SeatAction | Mapping[str, Any] | str


def _check_act(value: Any) -> None:
    """Refuse what is no act, or is one of wrong values: only a type checker looks at those."""
    seat = getattr(value, "seat", None)
    if isinstance(value, type) or seat is None:
        raise RequestError("unclear", f"{value!r} is no act").advised(REMEDY)
    if not isinstance(seat, AnySeat):
        raise RequestError("unclear", f"{seat!r} is no seat: Seat.S is one").advised(REMEDY)
    cards = getattr(value, "cards", ())
    if not isinstance(cards, tuple) or not all(isinstance(card, Card) for card in cards):
        raise RequestError("unclear", f"{cards!r} are no cards: parse_cards('AS KS') makes cards")
    if isinstance(value, Bid) and type(value.value) is not int:
        raise RequestError("unclear", f"{value.value!r} is no whole number to bid")
    if isinstance(value, NameTrump) and not isinstance(value.suit, Suit | NoTrump):
        raise RequestError("unclear", f"{value.suit!r} is no suit: Suit.HEARTS is one")


def act_text(action: SeatAction | None) -> str:
    """The act as text, without its seat; ``none`` for None.

    >>> from followsuit import Bid, Play, Seat, parse_cards
    >>> act_text(Bid(Seat.S, 60)), act_text(Play(Seat.W, parse_cards("AS AS")))
    ('bid 60', 'play AS AS')

    Raises `RequestError` (``unclear``) for what is no act.
    """
    if action is not None:
        _check_act(action)
    data = action_data(action)
    if data is None:
        return NO_ACT
    words = [data.pop("kind")]
    for value in data.values():
        words += [str(item) for item in (value if isinstance(value, list) else [value])]
    return " ".join(words)


def read_act(game: AnyGame, seat: AnySeat, written: Written) -> Any:
    """The game's action that a seat's written act means. Raises `FollowSuitError` if it is not an act."""
    if isinstance(written, str):
        return game.action_from(seat, _data_of(written))
    if isinstance(written, Mapping):
        return game.action_from(seat, written)
    _check_act(written)
    return written


def _data_of(text: str) -> dict[str, Any]:
    words = text.replace(",", " ").split()
    if not words:
        raise RequestError("unclear", "an empty text is no act").advised(REMEDY)
    kind, rest = words[0].lower(), words[1:]
    if _is_card(words[0]):
        return {"kind": "play", "cards": words}
    value = parse_number(kind if not rest else rest[0])
    if kind == "bid" and (len(rest) != 1 or value is None):
        raise RequestError("unclear", f"{text[:60]!r} bids no whole number").advised(REMEDY)
    if value is not None and (kind == "bid" or not rest):
        return {"kind": "bid", "value": value}
    if kind == "name_trump" and len(rest) == 1:
        return {"kind": kind, "suit": rest[0].upper()}
    if kind == "lay_indicator" and len(rest) == 1:
        return {"kind": kind, "card": rest[0].upper()}
    return {"kind": kind, "cards": rest} if rest else {"kind": kind}


def _is_card(word: str) -> bool:
    try:
        return bool(parse_cards(word))
    except CardError:
        return False


#: How acts are written, for errors.
REMEDY: Final = "write it as 'bid 60', 'pass', 'name_trump H', 'play AS', 'declare 2H' or 'bury 3S 4S …'"
