"""Verification: whether a record is what its seed gives. Its deals are dealt again, and its bots asked again.

What cannot be repeated is reported as unknown: a person's acts, a deal whose earlier deals are missing, and a
searching bot that a clock may have stopped early.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Any, Literal

from followsuit.base.actions import Play
from followsuit.base.game import AnyGame
from followsuit.base.seats import AnySeat
from followsuit.base.seeds import Seed
from followsuit.base.stakes import Cents, ForChips
from followsuit.bots import Progress, ReviewingBot, bot_for, levels_of, map_progress
from followsuit.card_games.registry import game_named
from followsuit.record import DealRecord, Opening, Record, end_of
from followsuit.table.table_bots import SeatAct, TableBots, acts_of, cards_of_deals


@dataclass(frozen=True, slots=True)
class DealVerification:
    """A deal of a record: ``found`` is ``same`` as the seed gives, ``other``, or ``unknown``.

    ``why`` it is unknown: ``no_seed``, or ``deals_missing`` where the record begins later than its match.
    """

    number: int
    found: Literal["same", "other", "unknown"]
    why: str = ""


@dataclass(slots=True)
class BotVerification:
    """The acts of one bot: the number that is the ``same`` as it chooses today, and those it would choose
    otherwise.

    ``claimed`` are those that followed a claim of all tricks left, which nobody chose. ``others`` are the
    numbers of deal and act. ``searches``: a clock may have stopped it earlier than it is stopped here.
    ``why`` it could not be asked: ``unknown_level``, or as a deal's.
    """

    seat: AnySeat
    level: str
    searches: bool = False
    same: int = 0
    claimed: int = 0
    others: list[tuple[int, int]] = field(default_factory=list)
    why: str = ""


@dataclass(frozen=True, slots=True)
class Verification:
    """The result for each deal and each bot; ``people`` are the seats of persons, whose acts cannot be
    repeated.
    """

    deals: tuple[DealVerification, ...]
    bots: tuple[BotVerification, ...]
    people: tuple[AnySeat, ...]
    #: Whether the seed is that of the numbers the people's devices drew; None where one device drew it.
    drawn: bool | None = None

    @property
    def is_contradicted(self) -> bool:
        """Whether something differs from what the seed gives, and no clock can be the reason."""
        if self.drawn is False:
            return True
        is_dealt_otherwise = any(deal.found == "other" for deal in self.deals)
        return is_dealt_otherwise or any(bot.others and not bot.searches for bot in self.bots)


def verify(record: Record) -> Generator[Progress, None, Verification]:
    """Deal the deals of a record again and ask its bots again, in slices."""
    game = game_named(record.game)
    deals = _deals_again(game, record)
    bots, people = _seated(game, record, deals[0].why)
    known = {bot.seat: bot for bot in bots if not bot.why}
    table = TableBots(game, {seat: record.players[seat] for seat in known}, record.seed)
    agreements = cards_of_deals(game, record, (end_of(game, record.rules, deal) for deal in record.deals))
    whole = sum(len(deal.actions) for deal in record.deals) or 1
    done = turn = 0
    for deal in record.deals if known else ():
        turn += 1
        table.agree(next(agreements))
        acts = acts_of(game, record.rules, deal)
        claimed = claimed_from(game, acts, people)
        for act in acts:
            bot = known.get(act.seat)
            if bot is None:
                continue
            if claimed is not None and act.at >= claimed:
                bot.claimed += 1
                continue
            part = (done + act.at) / whole
            thinking = table.recalled(act, turn + act.at)
            decision = yield from map_progress(thinking, partial(replace, part=part))
            if decision is None:
                bot.others.append((deal.number, act.at + 1))
            else:
                bot.same += 1
            yield Progress(0, 0, act.action, part)
        turn += len(deal.actions)
        done += len(deal.actions)
    drawn = record.seed == Seed.of(record.numbers, record.draw) if record.numbers else None
    return Verification(deals, tuple(bots), people, drawn)


def claimed_from(game: AnyGame, acts: Sequence[SeatAct], people: Sequence[AnySeat]) -> int | None:
    """Return the act from which on a person claimed all remaining tricks; None if nobody did.

    A record does not write a claim; it is recognised by the plays that follow every claim.
    """
    plays = [at for at, act in enumerate(acts) if isinstance(act.action, Play)]
    for at in plays:
        act = acts[at]
        if act.seat not in people:
            continue
        leads = game.sure_leads(game.observe(act.state, act.seat))
        if leads and _is_claim(game, acts[at:], leads):
            return act.at
    return None


def _is_claim(game: AnyGame, acts: Sequence[SeatAct], leads: Sequence[Any]) -> bool:
    """Whether these last acts of a deal are what a claim with these leads is followed by."""
    claims, left = acts[0].seat, list(leads)
    for act in acts:
        if act.seat is claims:
            due: Any = Play(claims, tuple(left.pop(0))) if left else None
        else:
            due = game.options(game.observe(act.state, act.seat))[0]
        if act.action != due:
            return False
    return True


def _deals_again(game: AnyGame, record: Record) -> tuple[DealVerification, ...]:
    first = record.deals[0]
    why = "no_seed" if not record.seed else "deals_missing" if first.number != 1 else ""
    before = None if why else _before_first(game, record, first)
    found: list[DealVerification] = []
    for deal in record.deals:
        if before is None or not record.seed:
            found.append(DealVerification(deal.number, "unknown", why))
        else:
            again = game.deal(before, Random(record.seed.deal(deal.number))).state
            is_same = dict(game.opening(again)) == dict(deal.opening)
            found.append(DealVerification(deal.number, "same" if is_same else "other"))
        before = end_of(game, record.rules, deal)
    return tuple(found)


def _before_first(game: AnyGame, record: Record, first: DealRecord) -> Any:
    """The state before the first deal, with what was staked."""
    state = game.new_match(record.rules, Random(record.seed.match()))
    stake = Opening(first.opening).stake
    return game.staked(state, Cents(stake)) if stake and isinstance(game, ForChips) else state


def _seated(game: AnyGame, record: Record, why: str) -> tuple[list[BotVerification], tuple[AnySeat, ...]]:
    """A check for each bot, not begun, and the seats of people."""
    bots: list[BotVerification] = []
    for seat, player in record.players.items():
        if player.level is not None:
            is_known = player.level in levels_of(game)
            searches = is_known and isinstance(bot_for(game, player.level), ReviewingBot)
            reason = why if is_known else "unknown_level"
            bots.append(BotVerification(seat, player.level, searches, why=reason))
    return bots, tuple(seat for seat, player in record.players.items() if player.level is None)
