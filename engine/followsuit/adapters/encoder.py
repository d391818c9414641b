"""Encoder: acts as whole numbers and what a seat knows as a vector, for libraries that learn from arrays.

Acts (`ACTIONS` numbers in all):

========== ====================================================================================
number     act
========== ====================================================================================
0 … 53     play the one card with this number: suit × 13 + rank (spades, hearts, clubs,
           diamonds; two … ace), 52 and 53 the small and the big joker
54         pass
55 … 59    name spades, hearts, clubs, diamonds, no trump
60         do nothing, where the seat is free to act
61 … 141   bid: 61 + tricks in Rangvaar, 61 + points / 5 in the other games
142 … 269  the act at this place of the offered list less 142: several cards, declaring, burying
========== ====================================================================================

The numbers from 142 on mean another act each time: ``option_cards`` says which cards each of them has. They
occur in Tractor, and in Court Piece for what only it has: laying the indicator, asking, stopping.

What a seat knows (`observation_length` numbers, all from 0 to 255), in this order, other seats counted
clockwise from the observing one:

- its hand: how many of each of the 54 cards
- the cards of the trick in progress, 54 for each seat from itself on
- the cards of complete tricks, 54 for each seat
- how many cards each seat holds
- trump: spades, hearts, clubs, diamonds, no trump, not named yet (one of six)
- the declarer (or Tractor's starter, Court Piece's caller): each seat, or nobody yet
- the contract: tricks, or points / 5; 0 before
- points (/ 5) or tricks of its own side and of the others
- the kind of act that it is asked for (`PROMPTS`), or nothing
- the highest bid so far, as the contract
- the dealer, or who is dealt to first: each seat
- its own side's total and the others', as the contract, with 128 for none; in Tractor the levels' ranks
- the deals in a row of both sides in Court Piece
- the cards that it buried itself, or laid face down: 54

An information state (`information_length` numbers) is that, and then the history of the deal: `HISTORY`
entries of two numbers, the seat from 1 for the observing one on and what it did. That is 1 + the act's number
for acts below 142; `MORE` + a card for each further card of the same act; `KINDS` + the place in
`OTHER_KINDS`, whose cards follow likewise, for declaring, burying and what only Court Piece has; 255 for a
card that only others know. A seat of 255 is the table: it dealt so many cards since the last entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import CARDS as ALL_CARDS
from followsuit.base.cards import NO_TRUMP, Card, Suit
from followsuit.base.errors import RequestError
from followsuit.base.game import AnyGame
from followsuit.base.seats import AnySeat, AnySide
from followsuit.card_games.trick.hand import Mask, cards_of

if TYPE_CHECKING:
    from followsuit.adapters.episode import PlayedDeal

PASS: Final = 54
NAME: Final = 55
NOTHING: Final = 60
BID: Final = 61
OPTION: Final = 142
#: The most offered acts that have a number of their own.
OPTIONS: Final = 128
ACTIONS: Final = OPTION + OPTIONS

PROMPTS: Final = ("bid", "name_trump", "declare", "bury", "play")
_PROMPT_OF: Final = {
    "Bid": "bid", "Pass": "bid", "NameTrump": "name_trump", "Declare": "declare", "Bury": "bury",
    "Play": "play",
}  # fmt: skip
CARDS: Final = 54

#: The most entries of a history.
HISTORY: Final = 512
#: Where the numbers of further cards begin, and those of acts that have none of their own.
MORE: Final = 143
KINDS: Final = 197
OTHER_KINDS: Final = (
    "Declare", "Bury", "LayIndicator", "AskTrump", "AskRedeal", "GoOn", "Stop",
)  # fmt: skip
#: A card that only others know; as a seat, the table.
HIDDEN: Final = 255


def bid_step(game: AnyGame) -> int:
    """What one step of a bid's number is: a trick in Rangvaar, five points in the other games."""
    return 1 if game.name == "rangvaar" else 5


def encoded(game: AnyGame, options: Sequence[Any], *, must_act: bool) -> dict[int, Any]:
    """The offered acts by their numbers, in ascending order; None is the act of doing nothing."""
    step, found = bid_step(game), {}
    for place, act in enumerate(options):
        number = _number(act, step)
        if number is None:
            if place >= OPTIONS:
                continue
            number = OPTION + place
        found[number] = act
    if not must_act:
        found[NOTHING] = None
    return dict(sorted(found.items()))


def _number(act: Any, step: int) -> int | None:
    match act:
        case Play(cards=(card,)):
            return int(card)
        case Pass():
            return PASS
        case NameTrump(suit=suit):
            return NAME + (4 if suit is NO_TRUMP else int(suit))
        case Bid(value=value) if value % step == 0 and BID + value // step < OPTION:
            return BID + int(value) // step
    return None


def fixed_act(game: AnyGame, seat: AnySeat, number: int) -> Any | None:
    """The act that a number below `OPTION` means whenever it is offered to a seat; None for any other."""
    if 0 <= number < CARDS:
        return Play(seat, (ALL_CARDS[number],))
    if number == PASS:
        return Pass(seat)
    if NAME <= number < NOTHING:
        return NameTrump(seat, NO_TRUMP if number == NAME + 4 else Suit(number - NAME))
    return Bid(seat, (number - BID) * bid_step(game)) if BID <= number < OPTION else None


def decoded(acts: Mapping[int, Any], number: int) -> Any:
    """The act a number means among the offered ones. Raises `RequestError` (``unclear``) for any other."""
    if number not in acts:
        error = RequestError("unclear", f"{number} is no act that is offered now")
        raise error.advised(f"offered: {', '.join(map(str, acts))}")
    return acts[number]


def option_cards(options: Sequence[Any]) -> bytearray:
    """The cards of each offered act, as 54 counts: `OPTIONS` rows, those without an act all zero."""
    counts = bytearray(OPTIONS * CARDS)
    for row, act in enumerate(options[:OPTIONS]):
        for card in getattr(act, "cards", ()):
            counts[row * CARDS + card] += 1
    return counts


def observation_length(seats: int) -> int:
    """How many numbers describe what a seat at a table of this many seats knows."""
    return CARDS + 2 * CARDS * seats + 3 * seats + 6 + 1 + 1 + 2 + len(PROMPTS) + 1 + 1 + 4 + CARDS


def information_length(seats: int) -> int:
    """How many numbers describe what a seat knows and all that has happened before its eyes."""
    return observation_length(seats) + 2 * HISTORY


def observation_vector(deal: PlayedDeal, seat: AnySeat) -> bytes:
    """What a seat knows of a deal as numbers from 0 to 255."""
    seen, count, own, side = deal.observe(seat), len(deal.seats), int(seat), seat.side
    step = bid_step(deal.game)
    hand, now = bytearray(CARDS), bytearray(CARDS * count)
    for card in _cards(seen.hand):
        hand[card] += 1
    _lay(now, seen.trick, own, count)
    contract, highest = getattr(seen, "contract", None), deal.history.highest
    lead = getattr(seen, "starter", None) or getattr(seen, "caller", None)
    value = highest if getattr(seen, "bidding", None) is not None else 0
    if contract is not None:
        lead, value = contract.declarer, contract.value // step
    mine, theirs = _taken(seen, side)
    cards_held, seats = seen.held, deal.seats
    return b"".join((
        hand, now, _past(deal, seen)[CARDS * own : CARDS * (own + count)],
        bytes([cards_held[seats[(own + place) % count]] for place in range(count)]),
        _trump(seen.trump),
        _place(lead, own, count), bytes((lead is None, _bounded(value), mine, theirs)),
        _prompt(deal.options if deal.seat is seat else ()),
        bytes((_bounded(highest),)),
        _standing(seen, side, step, own, count),
        _buried(seen),
    ))  # fmt: skip


def information_vector(deal: PlayedDeal, seat: AnySeat) -> bytes:
    """What a seat knows of a deal, and all that has happened before its eyes, in order."""
    return observation_vector(deal, seat) + deal.history.seen_by(int(seat), len(deal.seats))


@dataclass(frozen=True, slots=True)
class History:
    """What was done in a deal: the entries' seats and numbers, and the cards that one seat knows."""

    seats: bytes = b""
    codes: bytes = b""
    private: tuple[tuple[int, int], ...] = ()
    #: The highest bid so far, in steps.
    highest: int = 0

    def after(self, act: Any, dealt: int, step: int) -> History:
        """The history after an act, before which the table dealt so many cards; ``step`` is one of a bid."""
        codes, private = _codes(act, step)
        begin = len(self.codes) + bool(dealt)
        table = bytes((min(dealt, HIDDEN),)) if dealt else b""
        return History(
            self.seats + bytes((HIDDEN,)) * len(table) + bytes((int(act.seat),)) * len(codes),
            self.codes
            + table
            + bytes(HIDDEN if place in private else code for place, code in enumerate(codes)),
            (*self.private, *((begin + at, codes[at]) for at in private)),
            max(self.highest, act.value // step) if isinstance(act, Bid) else self.highest,
        )

    def known_to(self, own: int) -> History:
        """The history without what only other seats know."""
        private = tuple(entry for entry in self.private if self.seats[entry[0]] == own)
        return replace(self, private=private)

    def seen_by(self, own: int, count: int) -> bytes:
        """The entries as a seat sees them."""
        size = min(len(self.codes), HISTORY)
        entries = bytearray(2 * HISTORY)
        entries[0 : 2 * size : 2] = self.seats[:size].translate(_turned(own, count))
        entries[1 : 2 * size : 2] = self.codes[:size]
        for place, code in self.private:
            if place < size and self.seats[place] == own:
                entries[2 * place + 1] = code
        return bytes(entries)


@cache
def _turned(own: int, count: int) -> bytes:
    """By the number of a seat, its number as a seat counts from itself on."""
    return bytes((seat - own) % count + 1 if seat < count else seat for seat in range(256))


def _codes(act: Any, step: int) -> tuple[list[int], range]:
    """The numbers of an act's entries, and which of them only its seat knows."""
    number, cards = _number(act, step), tuple(getattr(act, "cards", ()))
    if number is not None:
        return [number + 1], range(0)
    if isinstance(act, Play):
        return [1 + cards[0], *(MORE + card for card in cards[1:])], range(0)
    kind = type(act).__name__
    if isinstance(laid := getattr(act, "card", None), Card):
        cards = (laid,)
    codes = [KINDS + (OTHER_KINDS.index(kind) if kind in OTHER_KINDS else len(OTHER_KINDS))]
    codes += [MORE + card for card in cards]
    return codes, range(1, len(codes)) if kind in ("Bury", "LayIndicator") else range(0)


def _cards(hand: Any) -> Iterable[Card]:
    return cards_of(Mask(hand)) if isinstance(hand, int) else hand


def _lay(vector: bytearray, trick: Any, own: int, count: int) -> None:
    for play in trick.plays if trick is not None else ():
        begin = CARDS * ((play.seat - own) % count)
        for card in play.cards:
            vector[begin + card] += 1


def _past(deal: PlayedDeal, seen: Any) -> bytes:
    """The cards of complete tricks, 54 for each seat from South on, twice round; laid anew with a trick."""
    before = getattr(getattr(seen, "prelude", None), "starter_trick", None)
    number, past = deal.past
    complete = len(seen.taken) + (before is not None)
    if number != complete:
        laid, count = bytearray(CARDS * len(deal.seats)), len(deal.seats)
        for trick in (before, *(won.trick for won in seen.taken)):
            _lay(laid, trick, 0, count)
        past = bytes(laid) * 2
        deal.past = complete, past
    return past


def _taken(seen: Any, side: AnySide) -> tuple[int, int]:
    """The points / 5 or the tricks of a side and of the other."""
    if (pile := getattr(seen, "pile", None)) is not None:
        both = [pile.north_south, pile.east_west]
        return both[side], both[side.other]
    found, counts_tricks = [0, 0], not any(won.points for won in seen.taken)
    for won in seen.taken:
        found[won.winner.side is not side] += 1 if counts_tricks else won.points
    unit = 1 if counts_tricks else 5
    return _bounded(found[0] // unit), _bounded(found[1] // unit)


def _trump(trump: Any) -> bytes:
    strain = trump if trump is None or isinstance(trump, Suit) else trump.suit
    return _one_of(5 if strain is None else 4 if strain is NO_TRUMP else int(strain), 6)


def _place(seat: AnySeat | None, own: int, count: int) -> bytes:
    return bytes(count) if seat is None else _one_of((seat - own) % count, count)


@cache
def _one_of(at: int, count: int) -> bytes:
    return bytes(int(place == at) for place in range(count))


def _prompt(offered: Sequence[Any]) -> bytes:
    kinds = {_PROMPT_OF.get(type(act).__name__, "") for act in offered}
    found = [int(kind in kinds) for kind in PROMPTS]
    return bytes([*found, int(not any(found))])


def _standing(seen: Any, side: AnySide, step: int, own: int, count: int) -> bytes:
    """The dealer, the totals or levels, and the deals in a row."""
    standing = getattr(seen, "standing", seen)
    dealer = _place(getattr(standing, "dealer", None) or getattr(standing, "first", None), own, count)
    if hasattr(standing, "levels"):
        return dealer + bytes((int(standing.levels[side]), int(standing.levels[side.other]), 0, 0))
    totals, rows = getattr(standing, "totals", {}), getattr(standing, "rows", {})
    found = [_bounded(128 + totals.get(one, 0) // step) for one in (side, side.other)]
    return dealer + bytes([*found, *(_bounded(rows.get(one, 0)) for one in (side, side.other))])


def _buried(seen: Any) -> bytes:
    counts, laid = bytearray(CARDS), getattr(seen, "indicator", None)
    for card in (*getattr(seen, "buried", ()), *((laid,) if laid is not None else ())):
        counts[card] += 1
    return bytes(counts)


def _bounded(value: int) -> int:
    return max(0, min(255, int(value)))
