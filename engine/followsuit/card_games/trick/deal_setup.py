"""Deal setup: the standing as fields, and the calls that lead to a contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from followsuit.base.actions import Bid, NameTrump, Pass
from followsuit.base.cards import parse_suit
from followsuit.base.errors import IllegalActError, Refusal
from followsuit.base.fields import Field, FieldKind
from followsuit.base.seats import Seat, Side, parse_seat
from followsuit.card_games.trick.auction import AllPass
from followsuit.card_games.trick.phases import Bidding, Naming
from followsuit.card_games.trick.transitions import Action, Transitions

SEATS: Final = tuple(seat.name for seat in Seat)
SUITS: Final = ("S", "H", "D", "C")


def totals_field(least: int, most: int, step: int = 1, name: str = "totals") -> Field:
    """The field of a number for each side."""
    sides = tuple(side.name for side in Side)
    usual = " ".join(f"{side} 0" for side in sides)
    return Field(name, FieldKind.NUMBER, default=usual, least=least, most=most, step=step, parts=sides)


def contract_fields(values: Sequence[int]) -> tuple[Field, ...]:
    """Who is declarer, what it bid, and trump."""
    return (
        Field("declarer", choices=SEATS),
        Field("bid", choices=tuple(str(value) for value in values)),
        Field("trump", choices=SUITS),
    )


def auction_acts(
    transitions: Transitions[Any, Any, Any], state: Any, contract: Mapping[str, str]
) -> tuple[Action, ...]:
    """The calls after which a seat is declarer with its bid, and its naming of trump.

    The others pass; one that may not pass makes the lowest bid, and so does the partner of a declarer that
    would be forced to it if all passed. Raises `IllegalActError` for a call that is
    refused, `RequestError` (``bad_seat``), `CardError` (``bad_suit``).
    """
    declarer, value = parse_seat(contract["declarer"]), int(contract["bid"])
    trump = NameTrump(declarer, parse_suit(contract["trump"]))
    acts: list[Action] = []
    while isinstance(state, Bidding):
        acts.append(_call(state, declarer, value))
        state = transitions.apply(state, acts[-1]).state
    if not isinstance(state, Naming) or (state.contract.declarer, state.contract.value) != (declarer, value):
        clause = transitions.naming_clause
        raise IllegalActError(
            Refusal("no_such_contract", clause, dict(contract)), trump, transitions.position(state)
        )
    transitions.apply(state, trump)
    return (*acts, trump)


def _call(state: Bidding[Any, Any], declarer: Seat, value: int) -> Action:
    auction = state.auction
    seat = auction.to_act
    assert seat is not None, "an auction that goes on waits for a seat"
    standing = auction.standing
    if seat is declarer and (standing is None or standing.seat is not declarer):
        return Bid(seat, value)
    lowest = auction.rules.values[0]
    forced = auction.rules.all_pass is AllPass.LAST_BIDS and declarer is auction.rules.rotation.after(
        auction.first, 3
    )
    if forced and standing is None and value > lowest and seat is declarer.partner:
        return Bid(seat, lowest)
    return Pass(seat) if auction.can_pass else Bid(seat, auction.values[0])
