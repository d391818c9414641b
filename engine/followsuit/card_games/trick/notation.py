"""Notation: the record lines of a game with an auction, a named trump and one card a play.

``auction E 50, S pass`` · ``trump S C`` · ``play S 5D, W TD, N 7D, E AD``. A line holds one or more actions
of one kind. The writer puts a whole auction or a trick on a line; the reader accepts any number of actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import Card, cards_text, parse_cards, parse_suit
from followsuit.base.decks import Deck
from followsuit.base.errors import DealError, RequestError
from followsuit.base.parsing import parse_number
from followsuit.base.seats import Rotation, Seat, Side, parse_seat
from followsuit.card_games.trick.cardplay import Hands
from followsuit.card_games.trick.hand import Mask, cards_of, mask_of
from followsuit.card_games.trick.order import sorted_hand

Action = Bid | Pass | NameTrump | Play


def write_actions(actions: Sequence[Action]) -> list[str]:
    """A deal's actions as record lines."""
    lines: list[str] = []
    for kind, group in groupby(actions, key=_keyword):
        items = [_item(action) for action in group]
        size = 4 if kind == "play" else len(items)
        lines += [f"{kind} {', '.join(items[at : at + size])}" for at in range(0, len(items), size)]
    return lines


def read_actions(line: str) -> tuple[Action, ...]:
    """The actions of a record line.

    Raises `RequestError` (``bad_line``, ``bad_seat``), or `CardError` for a bad card or suit.
    """
    kind, _, rest = line.strip().partition(" ")
    if kind not in ("auction", "trump", "play"):
        raise _bad_line(line)
    return tuple(_read_item(kind, item.split(), line) for item in rest.split(","))


def _keyword(action: Action) -> str:
    match action:
        case Bid() | Pass():
            return "auction"
        case NameTrump():
            return "trump"
        case Play():
            return "play"


def _item(action: Action) -> str:
    """The action as a record line writes it after the keyword: ``S 5D``."""
    match action:
        case Bid(seat, value):
            return f"{seat.name} {value}"
        case Pass(seat):
            return f"{seat.name} pass"
        case NameTrump(seat, suit):
            return f"{seat.name} {suit.letter if hasattr(suit, 'letter') else suit.value}"
        case Play(seat, cards):
            return f"{seat.name} {cards_text(cards)}"


def _read_item(kind: str, words: list[str], line: str) -> Action:
    """The action of one item's words; ``line`` is the whole line, for the error."""
    if len(words) != 2:
        raise _bad_line(line)
    seat, word = parse_seat(words[0]), words[1]
    if kind == "play":
        return Play(seat, parse_cards(word))
    if kind == "trump":
        return NameTrump(seat, parse_suit(word))
    if word == "pass":
        return Pass(seat)
    value = parse_number(word, digits=4)
    if value is None:
        raise _bad_line(line)
    return Bid(seat, value)


def _bad_line(line: str) -> RequestError:
    text = line.strip()[:80]
    return RequestError("bad_line", f"cannot read {text!r}", facts={"line": 0, "text": text})


# The fields a deal opens with ------------------------------------------------------------------------------
def hand_fields(hands: Iterable[int], first: Seat, name: str = "hand") -> dict[str, str]:
    """Hands as record fields ``hand S`` …, clockwise from the first seat.

    ``hands`` are bit masks by seat; ``name`` is the first word of each field.
    """
    by_seat = tuple(hands)
    return {
        f"{name} {seat.name}": cards_text(sorted_hand(cards_of(by_seat[seat])))
        for seat in Rotation.CLOCKWISE.order(first)
    }


def read_hands(fields: Mapping[str, str], name: str = "hand") -> Hands:
    """The hands of a deal's fields ``hand S`` …; ``name`` is the first word of each field.

    Raises `DealError` (``missing_field``, ``card_twice``) or `CardError` (``bad_card``).
    """
    hands = []
    for seat in Seat:
        cards = parse_cards(read_field(fields, f"{name} {seat.name}"))
        if len(set(cards)) != len(cards):
            raise DealError("card_twice", f"{seat.name} holds a card twice", facts={"seat": seat.name})
        hands.append(mask_of(cards))
    return hands[0], hands[1], hands[2], hands[3]


def check_dealt(hands: Iterable[int], size: int, deck: Deck) -> None:
    """Raise an error unless each hand has ``size`` cards of the deck and no card is in two hands.

    ``hands`` are bit masks by seat. Raises `DealError` (``wrong_hand_size``, ``card_twice``) or `CardError`
    (``card_not_in_pack``).
    """
    seen = 0
    for seat, hand in zip(Seat, hands, strict=True):
        deck.check_holds(cards_of(hand))
        if hand.bit_count() != size:
            facts = {"seat": seat.name, "count": hand.bit_count(), "size": size}
            message = f"{seat.name} holds {hand.bit_count()} cards, not {size}"
            raise DealError("wrong_hand_size", message, facts=facts)
        if twice := seen & hand:
            card = next(cards_of(twice)).text
            raise DealError("card_twice", f"{card} is in two hands", facts={"card": card})
        seen |= hand


def packets(order: Sequence[Card], size: int) -> Hands:
    """Four hands of ``size`` cards, dealt from the front of ``order`` in one packet to each seat from S."""
    dealt = [Mask(mask_of(order[seat * size : (seat + 1) * size])) for seat in range(4)]
    return dealt[0], dealt[1], dealt[2], dealt[3]


def read_field(fields: Mapping[str, str], name: str) -> str:
    """The text of a deal's field. Raises `DealError` (``missing_field``)."""
    if name not in fields:
        raise DealError("missing_field", f"the deal has no {name!r}", facts={"field": name})
    return fields[name]


def read_number(fields: Mapping[str, str], name: str) -> int:
    """The value of a deal's field that is a whole number of at most 12 digits.

    Raises `DealError` (``missing_field``, ``bad_number``).
    """
    text = read_field(fields, name)
    number = parse_number(text, digits=12)
    if number is None:
        raise DealError("bad_number", f"{name} is {text[:40]!r}, not a whole number", facts={"field": name})
    return number


def sides_text(by_side: Mapping[Side, int]) -> str:
    """The text of a number for each side, as a record has it: ``NS 60 EW -20``."""
    return " ".join(f"{side.name} {by_side[side]}" for side in Side)


def read_sides(text: str) -> dict[Side, int]:
    """The numbers of both sides from ``NS 60 EW -20``. Raises `DealError` (``bad_sides``)."""
    words = text.split()
    try:
        if len(words) == 4 and words[0] == "NS" and words[2] == "EW":
            return {Side.NS: int(words[1]), Side.EW: int(words[3])}
    except ValueError:
        pass
    raise DealError("bad_sides", f"{text!r} is not 'NS number EW number'", facts={"text": text[:40]})
