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
- the declarer (or Tractor's starter): each seat, or nobody yet
- the contract: tricks, or points / 5; 0 before
- points (/ 5) or tricks of its own side and of the others
- the kind of act that is asked (`PROMPTS`), or nothing
- the highest bid so far, as the contract
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import CARDS as ALL_CARDS
from followsuit.base.cards import NO_TRUMP, Suit, parse_card
from followsuit.base.errors import RequestError
from followsuit.base.game import AnyGame
from followsuit.base.seats import AnySeat, table_of

PASS: Final = 54
NAME: Final = 55
NOTHING: Final = 60
BID: Final = 61
OPTION: Final = 142
#: The most offered acts that have a number of their own.
OPTIONS: Final = 128
ACTIONS: Final = OPTION + OPTIONS

PROMPTS: Final = ("bid", "name_trump", "declare", "bury", "play")
CARDS: Final = 54
_TRUMPS: Final = ("S", "H", "C", "D", "NT")


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


def option_cards(options: Sequence[Any]) -> list[list[int]]:
    """The cards of each offered act, as 54 counts: `OPTIONS` rows, those without an act all zero."""
    rows = [[0] * CARDS for _ in range(OPTIONS)]
    for row, act in zip(rows, options, strict=False):
        for card in getattr(act, "cards", ()):
            row[card] += 1
    return rows


def observation_length(seats: int) -> int:
    """How many numbers describe what a seat at a table of this many seats knows."""
    return CARDS + 2 * CARDS * seats + seats + 6 + seats + 1 + 1 + 2 + len(PROMPTS) + 1 + 1


def observation_vector(game: AnyGame, view: Mapping[str, Any]) -> list[int]:
    """What a seat knows as numbers from 0 to 255; ``view`` is its observation as plain data."""
    table = _clockwise(view)
    at = {name: (place - table.index(view["you"])) % len(table) for place, name in enumerate(table)}
    step = bid_step(game)
    vector = _counts(view["hand"])
    trick = view.get("trick") or view.get("starter_trick") or {"plays": []}
    vector += _by_seat(at, trick["plays"])
    vector += _by_seat(at, [play for taken in view["tricks"] for play in taken["plays"]])
    held = [0] * len(at)
    for name, count in view["held"].items():
        held[at[name]] = count
    vector += held
    vector += [int(view["trump"] == name) for name in _TRUMPS] + [int(view["trump"] is None)]
    contract = view.get("contract")
    leads = (seat for seat, roles in view["roles"].items() if not {"declarer", "caller"}.isdisjoint(roles))
    declarer = contract["declarer"] if contract else next(leads, None)
    vector += [int(declarer is not None and at[declarer] == place) for place in range(len(at))]
    vector.append(int(declarer is None))
    vector.append(min(255, contract["value"] // step) if contract and contract.get("value") else 0)
    score, unit = _taken(view, table)
    own = _side(view["you"], table)
    vector += [_bounded(score.get(own, 0) // unit), _bounded(sum(score.values()) - score.get(own, 0)) // unit]
    prompt = view["prompt"]
    kinds = [int(bool(prompt) and prompt["kind"] == kind) for kind in PROMPTS]
    vector += [*kinds, int(not any(kinds))]
    bids = [call["bid"] for call in view.get("calls", ()) if call.get("bid") is not None]
    vector.append(_bounded(max(bids, default=0) // step))
    return vector


def _taken(view: Mapping[str, Any], table: Sequence[str]) -> tuple[Mapping[str, int], int]:
    """What each side has taken in tricks, and by how many of it the vector counts."""
    for row in view["score"]:
        if row["label"] == "taken":
            return row["values"], 5 if row["unit"] == "points" else 1
    # Tractor's score tells what the attackers have, its tricks what each side took.
    points = dict.fromkeys(_sides(table), 0)
    for trick in (view["starter_trick"], *view["tricks"]):
        if trick is not None and len(trick["plays"]) == len(table):
            points[_side(trick["winner"], table)] += trick["points"]
    return points, 5


def _clockwise(view: Mapping[str, Any]) -> list[str]:
    """The seats of the table clockwise, whichever way turns pass."""
    return [seat.name for seat in table_of(len(view["rotation"]))]


def _sides(table: Sequence[str]) -> tuple[str, str]:
    return ("NS", "EW") if len(table) == 4 else ("A", "B")


def _side(seat: str, table: Sequence[str]) -> str:
    """The name of a seat's side."""
    return _sides(table)[table.index(seat) % 2]


def _bounded(value: int) -> int:
    return max(0, min(255, int(value)))


def _counts(cards: Sequence[str]) -> list[int]:
    found = [0] * CARDS
    for text in cards:
        found[parse_card(text)] += 1
    return found


def _by_seat(at: Mapping[str, int], plays: Sequence[Mapping[str, Any]]) -> list[int]:
    found = [0] * (CARDS * len(at))
    for play in plays:
        begin = CARDS * at[play["seat"]]
        for text in play["cards"]:
            found[begin + parse_card(text)] += 1
    return found
