"""Notation: a deal of Tractor as a record writes it.

A deal opens with the standing and the cards in dealing order: ``levels NS 2 EW 2``, ``declaring open`` (a
side once the roles are known, T14), ``first S``, ``hand S`` … and ``kitty``. Then, in the order they come:

- ``declare 13 E 2H``: a declaration after 13 cards; in the last chance all are dealt. The reader deals the
  cards that a line needs. ``dealt 40``: the cards dealt so far, written only if the record ends before
  another line says so.
- ``pass S, E``: in the last chance or the bidding. ``bid S 60, E 65``: the auction preset's bidding.
- ``starter S AC, E 2C, …``: the starter trick.
- ``trump S H``: the starter names trump; ``NT`` is no trump.
- ``bury S 5C …``, and after it, where seats may declare then, ``pass`` and ``declare`` lines and another
  ``bury`` (T78, T79) · ``play S AC, E 4C, N 9C, W KC``: a trick a line, a throw as it was attempted, and
  after a throw that was void (T90) its seat's new lead in the same line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import NO_TRUMP, Card, Rank, cards_text, parse_cards, parse_rank, parse_suit
from followsuit.base.errors import DealError, RequestError
from followsuit.base.jsonable import to_json
from followsuit.base.parsing import parse_number
from followsuit.base.seats import AnySide, parse_any_seat, parse_any_side
from followsuit.card_games.shengji.cards.pack import Pack, dealt_to, kitty_of, pack_of
from followsuit.card_games.shengji.cards.sizes import sizes_of
from followsuit.card_games.shengji.option_values import AuctionDeals, GameEnd
from followsuit.card_games.tractor.actions import DEAL_CARD, Action, Bury, DealCard, Declare
from followsuit.card_games.tractor.phases.state import Dealing, State
from followsuit.card_games.tractor.rules import TractorRules
from followsuit.card_games.tractor.standings import ROTATION, SideLevels, TractorStanding
from followsuit.card_games.trick.notation import read_field, read_number

#: How many actions of a kind are written on one line; one if the kind is not listed.
_ON_A_LINE: Final = {"bid": 8}

#: Of these kinds a round of the table is written on one line.
_IN_ROUNDS: Final = ("play", "starter", "pass")


# The fields a deal opens with ------------------------------------------------------------------------------
def opening_fields(standing: TractorStanding, pack: Pack) -> dict[str, str]:
    """The standing and the cards as ordered record fields."""
    declaring, sides = standing.declaring_side, standing.first.side.sides
    return {
        "levels": " ".join(f"{side.name} {standing.levels[side].letter}" for side in sides),
        "declaring": "open" if declaring is None else declaring.name,
        "first": standing.first.name,
        **({"counted": str(standing.counted)} if standing.rules.most_deals else {}),
        **{
            f"hand {seat.name}": cards_text(dealt_to(pack, standing.first, seat, standing.sizes.in_hands))
            for seat in ROTATION.order(standing.first)
        },
        "kitty": cards_text(kitty_of(pack, standing.sizes)),
    }


def read_opening(rules: TractorRules, number: int, fields: Mapping[str, str]) -> tuple[TractorStanding, Pack]:
    """The standing and the pack from a deal's record fields; ``number`` is the deal's number from 1.

    Raises `DealError` (``missing_field``, ``bad_levels``, ``bad_starter``, ``bad_counted``,
    ``wrong_hand_size``), `RequestError` (``bad_seat``, ``bad_side``), or `CardError` for bad cards or cards
    not of the pack.
    """
    first = parse_any_seat(read_field(fields, "first"), rules.seats)
    levels = _read_levels(read_field(fields, "levels"), rules, first.side.sides)
    side = read_field(fields, "declaring")
    declaring = None if side.lower() == "open" else parse_any_side(side, rules.seats)
    every = rules.auction_deals is AuctionDeals.EVERY
    if declaring is not None and every:
        raise DealError("bad_starter", "the pairs bid for every deal: its roles are open", clause="T98")
    if declaring is None and levels[0] is not levels[1] and not every:
        raise DealError("bad_levels", "where the roles are open the levels are the same", clause="T11")
    if declaring is not None and first.side is not declaring:
        raise DealError("bad_starter", f"{first.name} starts, but {declaring.name} declare", clause="T14")
    sizes = sizes_of(rules)
    hands = [parse_cards(read_field(fields, f"hand {seat.name}")) for seat in first.table]
    kitty = parse_cards(read_field(fields, "kitty"))
    for seat, hand in zip(first.table, hands, strict=True):
        _check_size(seat.name, hand, sizes.hand)
    _check_size("kitty", kitty, sizes.kitty)
    pack = pack_of(hands, kitty, first)
    sizes.deck.check_holds(pack)
    counted = _read_counted(fields, rules, number) if rules.most_deals else 0
    return TractorStanding(rules, number, levels, first, declaring, counted), pack


def _read_counted(fields: Mapping[str, str], rules: TractorRules, number: int) -> int:
    """How many deals before this one count (T95). Raises `DealError` (``bad_counted``)."""
    counted = read_number(fields, "counted")
    if counted >= min(rules.most_deals, number):
        most = rules.most_deals
        message = f"{counted} deals cannot have counted before deal {number} in a match of {most}"
        facts = {"counted": counted, "number": number, "deals": most}
        raise DealError("bad_counted", message, clause="T95", facts=facts)
    return counted


def _check_size(name: str, cards: Sequence[Card], size: int) -> None:
    """Raise `DealError` (``wrong_hand_size``) unless there are ``size`` cards; ``name`` is the holder."""
    if len(cards) != size:
        facts = {"seat": name, "count": len(cards), "size": size}
        raise DealError("wrong_hand_size", f"{name} holds {len(cards)} cards, not {size}", facts=facts)


def _read_levels(text: str, rules: TractorRules, sides: Sequence[AnySide]) -> SideLevels:
    """The levels from ``NS 2 EW 5``; ``sides`` are both sides of the table.

    Raises `DealError` (``bad_levels``).
    """
    words = text.split()
    first, second = (side.name for side in sides)
    if len(words) != 4 or words[0] != first or words[2] != second:
        message = f"{text!r} is not '{first} level {second} level'"
        raise DealError("bad_levels", message, facts={"text": text[:40]})
    levels = parse_rank(words[1]), parse_rank(words[3])
    if rules.game_end is GameEnd.REACH_ACE and Rank.ACE in levels:
        raise DealError("bad_levels", "a side that has reached A has won", clause="T37")
    return levels


# Writing ---------------------------------------------------------------------------------------------------
def write_actions(actions: Sequence[Action]) -> list[str]:
    """A deal's actions as record lines."""
    lines: list[str] = []
    round_ = next((len(action.seat.table) for action in actions if not isinstance(action, DealCard)), 4)
    for kind, items in groupby(_items(actions), key=lambda item: item[0]):
        texts = [text for _, text in items]
        size = round_ if kind in _IN_ROUNDS else _ON_A_LINE.get(kind, 1)
        at = 0
        while at < len(texts):
            end = at + size + (kind == "play" and _is_tried_again(texts[at : at + 2]))
            lines.append(f"{kind} {', '.join(texts[at:end])}")
            at = end
    return lines


def _is_tried_again(texts: Sequence[str]) -> bool:
    """Whether a trick begins with two plays of one seat: the first was a void throw (T90)."""
    return len({text.split(" ", 1)[0] for text in texts}) < len(texts)


def _items(actions: Sequence[Action]) -> Iterator[tuple[str, str]]:
    """The keyword and the text of each action; dealt cards are counted in the text of the next action."""
    dealt, written, is_buried = 0, 0, False
    for action in actions:
        match action:
            case DealCard():
                dealt += 1
                continue
            case Declare(seat, cards):
                yield "declare", f"{dealt} {seat.name} {cards_text(cards)}"
            case Pass(seat):
                yield "pass", seat.name
            case Bid(seat, value):
                yield "bid", f"{seat.name} {value}"
            case NameTrump(seat, suit):
                yield "trump", f"{seat.name} {to_json(suit)}"
            case Bury(seat, cards):
                is_buried = True
                yield "bury", f"{seat.name} {cards_text(cards)}"
            case Play(seat, cards):
                yield "play" if is_buried else "starter", f"{seat.name} {cards_text(cards)}"
        written = dealt
    if dealt > written:
        yield "dealt", str(dealt)


# Reading ---------------------------------------------------------------------------------------------------
def read_actions(state: State, line: str) -> tuple[Action, ...]:
    """The actions of a record line that follows this state, with the cards that are dealt before them.

    Raises `RequestError` (``bad_line``, ``bad_seat``) or `CardError`.
    """
    kind, _, rest = line.strip().partition(" ")
    in_hands = state.standing.sizes.in_hands
    dealt = state.dealt if isinstance(state, Dealing) else in_hands
    if kind == "dealt":
        return _cards_until(_number(rest.strip(), line), dealt, in_hands, line)
    actions: list[Action] = []
    for item in rest.split(","):
        words = item.split()
        until = in_hands
        if kind == "declare":
            until = _number(words.pop(0) if words else "", line)
        actions += _cards_until(until, dealt, in_hands, line)
        actions.append(_read_item(kind, words, line, state.standing.rules.seats))
        dealt = until
    return tuple(actions)


def _cards_until(until: int, dealt: int, in_hands: int, line: str) -> tuple[Action, ...]:
    """The table's actions that deal from ``dealt`` cards to ``until``, at most ``in_hands``."""
    if not dealt <= until <= in_hands:
        raise _bad_line(line)
    return (DEAL_CARD,) * (until - dealt)


def _read_item(kind: str, words: Sequence[str], line: str, seats: int) -> Action:
    """The action of one item's words; ``line`` is the whole line, for the error.

    ``seats`` is how many the table has.
    """
    if not words:
        raise _bad_line(line)
    seat, text = parse_any_seat(words[0], seats), " ".join(words[1:])
    match kind:
        case "declare":
            return Declare(seat, parse_cards(text))
        case "pass" if not text:
            return Pass(seat)
        case "bid":
            return Bid(seat, _number(text, line))
        case "trump":
            return NameTrump(seat, NO_TRUMP if text == "NT" else parse_suit(text))
        case "bury":
            return Bury(seat, parse_cards(text))
        case "play" | "starter":
            return Play(seat, parse_cards(text))
    raise _bad_line(line)


def _number(text: str, line: str) -> int:
    """The whole number that a text of at most three digits writes; ``line`` is for the error."""
    number = parse_number(text, digits=3)
    if number is None:
        raise _bad_line(line)
    return number


def _bad_line(line: str) -> RequestError:
    text = line.strip()[:80]
    return RequestError("bad_line", f"cannot read {text!r}", facts={"line": 0, "text": text})
