"""Chips: the stakes of a match, the pot, and the payments, in whole cents of play chips (R10).

There is no real money anywhere. Payments and commission always add up to the pot.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from followsuit.base.errors import Refusal
from followsuit.base.events import Event
from followsuit.base.seats import Seat
from followsuit.base.stakes import Cents
from followsuit.card_games.rangvaar.outcome import Outcome, Tie
from followsuit.card_games.rangvaar.rules import Commission

#: The largest stake that is accepted, in cents: a record's number has at most 12 digits.
LARGEST_STAKE: Final = 10**12 - 1

#: The commission is the pot divided by this number: 5 % (R10).
COMMISSION_PARTS: Final = 20


@dataclass(frozen=True, slots=True)
class Payout:
    """The payments from a pot: ``commission`` is kept back, ``pay`` goes to each seat; all in cents.

    ``change`` is the change of each seat's chips over the match, its stake taken off.
    """

    stake: Cents
    pot: Cents
    commission: Cents
    pay: Mapping[Seat, Cents]
    change: Mapping[Seat, Cents]


def pay_out(commission: Commission, stake: Cents, won_by: Outcome) -> Payout:
    """The payments from a pot of four stakes: to the winners, or to all four seats on a tie (R10).

    ``stake`` is positive and in cents.

    >>> from followsuit.card_games.rangvaar.outcome import TIE
    >>> payout = pay_out(Commission.TIES, Cents(1000), TIE)
    >>> payout.commission, payout.pay[Seat.S]
    (200, 950)
    """
    pot = 4 * stake
    is_tie = isinstance(won_by, Tie)
    is_due = commission is Commission.ALWAYS or (commission is Commission.TIES and is_tie)
    winners = tuple(Seat) if isinstance(won_by, Tie) else won_by.seats
    share = (pot - (pot // COMMISSION_PARTS if is_due else 0)) // len(winners)
    pay = {seat: Cents(share if seat in winners else 0) for seat in Seat}
    return Payout(
        stake=stake,
        pot=Cents(pot),
        # Cents that cannot be divided evenly join the commission, under every option.
        commission=Cents(pot - share * len(winners)),
        pay=pay,
        change={seat: Cents(pay[seat] - stake) for seat in Seat},
    )


def check_stake(stake: object) -> Refusal | None:
    """Why that many cents may not be staked, ``bad_stake``; None if they may (R10)."""
    if type(stake) is not int or not 0 < stake <= LARGEST_STAKE:
        facts = {"stake": stake if type(stake) is int else str(stake)[:20], "least": 1}
        return Refusal("bad_stake", "R10", facts)
    return None


@dataclass(frozen=True, slots=True)
class PotPaid(Event):
    """The pot was paid out at the end of the match: ``pay`` to each seat, the ``commission`` kept (R10)."""

    pot: Cents
    commission: Cents
    pay: Mapping[Seat, Cents]
