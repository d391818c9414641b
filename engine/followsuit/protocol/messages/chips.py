"""Chips: the stake of a match, what it would pay and what it paid."""

from typing import NotRequired, TypedDict

from followsuit.protocol.messages.words import AskRules, Seat


class Payout(TypedDict):
    """What a match played for chips paid, in whole cents."""

    stake: int
    pot: int
    commission: int
    pay: dict[Seat, int]
    change: dict[Seat, int]


class Stake(TypedDict):
    """What is played for, in whole cents."""

    stake: int
    pot: int


class Purse(TypedDict):
    """What a front end has to know of a game's chips."""

    starting_balance: int


class Pay(TypedDict):
    """What an outcome pays, in whole cents."""

    commission: int
    pay: int


class Quote(TypedDict):
    """What a stake would be played for."""

    stake: int
    pot: int
    won: Pay
    tied: Pay
    balance: int


class AskStake(AskRules):
    """A stake, and the balance it is taken from, in whole cents."""

    stake: NotRequired[int | None]
    balance: NotRequired[int]
