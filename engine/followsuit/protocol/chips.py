"""Chips: the messages about the stake of a match.

The front end keeps the person's balance (R11) and sends it; the engine checks the stake against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, cast

from followsuit.errors import QuestionError
from followsuit.game import AnyGame
from followsuit.protocol.message import Message, bad_field, rules_in
from followsuit.registry import game_named
from followsuit.stakes import ForChips, for_chips
from followsuit.units import Cents

if TYPE_CHECKING:
    from followsuit.protocol import messages


class Balance(TypedDict, total=False):
    """The part of an answer that says what is left of the balance; empty without a stake."""

    balance: int


def stake_of(game: AnyGame, message: Message) -> Cents | None:
    """The stake a message places, None where it places none. ``balance`` is the starting one if left out.

    Raises `QuestionError`: ``no_stakes``, ``bad_field``, ``bad_stake``, ``stake_above_balance``.
    """
    if message.get("stake") is None:
        return None
    playing = for_chips(game)
    stake, balance = message["stake"], _balance(playing, message)
    refusal = playing.check_stake(stake, balance)
    if refusal is not None:
        raise QuestionError(refusal.code, str(refusal), clause=refusal.clause, facts=refusal.facts)
    return Cents(cast("int", stake))


def _balance(game: ForChips, message: Message) -> int:
    balance = message.get("balance", game.starting_balance)
    if not isinstance(balance, int) or isinstance(balance, bool) or balance < 0:
        raise bad_field("balance", "'balance' is whole cents")
    return balance


def balance_after(game: AnyGame, message: Message, stake: Cents | None) -> Balance:
    """What is left of the balance once the stake is in the pot, as part of an answer."""
    if stake is None or not isinstance(game, ForChips):
        return {}
    return {"balance": _balance(game, message) - stake}


def quote(message: Message) -> messages.Quote:
    """Return the pot of a stake and what each outcome pays, without playing.

    Raises what `stake_of` raises, and `RulesError`.
    """
    game = game_named(message.get("game"))
    playing = for_chips(game)
    stake = stake_of(game, message)
    if stake is None:
        raise bad_field("stake", "'stake' is whole cents")
    payouts = playing.payouts(game.rules(rules_in(message)), stake)
    return {
        "stake": stake,
        "pot": payouts["pot"],
        "won": payouts["won"],
        "tied": payouts["tied"],
        "balance": _balance(playing, message) - stake,
    }


def chips_data(game: AnyGame) -> messages.Purse | None:
    """Return what a front end must know of a game's chips before a match; None if it has none."""
    return {"starting_balance": game.starting_balance} if isinstance(game, ForChips) else None
