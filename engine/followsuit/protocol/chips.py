"""Chips: the messages about the stake of a match.

The front end keeps the person's balance (R11) and sends it; the engine checks the stake against it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from followsuit.errors import QuestionError
from followsuit.game import AnyGame
from followsuit.registry import game_named
from followsuit.stakes import ForChips, for_chips
from followsuit.units import Cents


def stake_of(game: AnyGame, message: Mapping[str, Any]) -> Cents | None:
    """The stake a message places, None where it places none. ``balance`` is the starting one if left out.

    Raises `QuestionError`: ``no_stakes``, ``bad_field``, ``bad_stake``, ``stake_above_balance``.
    """
    if message.get("stake") is None:
        return None
    playing = for_chips(game)
    stake, balance = message["stake"], message.get("balance", playing.starting_balance)
    if type(balance) is not int or balance < 0:
        raise QuestionError("bad_field", "'balance' is whole cents", facts={"field": "balance"})
    refusal = playing.check_stake(stake, balance)
    if refusal is not None:
        raise QuestionError(refusal.code, str(refusal), clause=refusal.clause, facts=refusal.facts)
    return Cents(stake)


def balance_after(game: AnyGame, message: Mapping[str, Any], stake: Cents | None) -> dict[str, Any]:
    """What is left of the balance once the stake is in the pot, as part of an answer."""
    if stake is None or not isinstance(game, ForChips):
        return {}
    balance: int = message.get("balance", game.starting_balance)
    return {"balance": balance - stake}


def quote(message: Mapping[str, Any]) -> dict[str, Any]:
    """Return the pot of a stake and what each outcome pays, without playing.

    Raises what `stake_of` raises, and `RulesError`.
    """
    game = game_named(message.get("game"))
    playing = for_chips(game)
    stake = stake_of(game, message)
    if stake is None:
        raise QuestionError("bad_field", "'stake' is whole cents", facts={"field": "stake"})
    payouts = playing.payouts(game.rules(message.get("rules")), stake)
    return {"stake": stake, **payouts, **balance_after(game, message, stake)}


def chips_data(game: AnyGame) -> dict[str, Any] | None:
    """Return what a front end must know of a game's chips before a match; None if it has none."""
    return {"starting_balance": game.starting_balance} if isinstance(game, ForChips) else None
