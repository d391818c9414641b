"""Scoring: how a deal's points change the levels of the two sides, and who wins (T33–T37, T43, T96)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from followsuit.base.cards import NO_TRUMP, Card, Rank, Strain
from followsuit.base.seats import AnySeat, AnySide
from followsuit.card_games.shengji.cards.sizes import sizes_of
from followsuit.card_games.shengji.law.scoring import Role, level_after, table_gain
from followsuit.card_games.shengji.option_values import GameEnd, JackHook
from followsuit.card_games.tractor.rules import TractorRules

SeatT = TypeVar("SeatT", bound=AnySeat)


@dataclass(frozen=True, slots=True)
class Levels:
    """The levels of the two sides, by their roles in a deal (T3)."""

    declaring: Rank
    opposing: Rank


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The end of a deal's last trick: the winning play's ``cards``, the trump suit, and who won it (T96)."""

    cards: Sequence[Card]
    suit: Strain
    won_by: Role


@dataclass(frozen=True, slots=True)
class DealOutcome:
    """The result of a deal for the match. Roles are those of the deal that was played.

    ``levels`` are those after the deal. ``gainer`` gained ``gain`` levels by the table (None and 0 if neither
    side did); its level may have risen by less, since it stops at A and at a level that must be defended.
    ``won_by`` is None while the match goes on. ``hooked``: jacks took the last trick, and the declaring side
    falls from J (T96). ``by_length``: the last deal of so many ends the match (T95).
    """

    levels: Levels
    declares_next: Role
    won_by: Role | None
    gainer: Role | None
    gain: int
    hooked: bool = False
    by_length: bool = False


def hooked_level(level: Rank, last: LastTrick | None, rules: TractorRules) -> Rank | None:
    """The level to which the declaring side falls from ``level`` by the last trick; None if not (T96).

    >>> from followsuit.base.cards import Suit, parse_cards
    >>> from followsuit.card_games.tractor.rules import tractor_rules
    >>> last = LastTrick(parse_cards("JS JS"), Suit.HEARTS, Role.OPPOSING)
    >>> hooked_level(Rank.JACK, last, tractor_rules({"jack_hook": "half"}))
    Rank.SIX
    """
    if rules.jack_hook is JackHook.OFF or level is not Rank.JACK:
        return None
    if last is None or last.won_by is Role.DECLARING:
        return None
    if any(card.is_joker or card.rank is not Rank.JACK for card in last.cards):
        return None
    own = last.suit is NO_TRUMP or any(card.suit is last.suit for card in last.cards)
    return Rank.TWO if own or rules.jack_hook is JackHook.TO_TWO else Rank.SIX


def deal_outcome(
    points: int,
    levels: Levels,
    rules: TractorRules,
    *,
    bid: int | None = None,
    declarers_took: int | None = None,
    last: LastTrick | None = None,
    is_last: bool = False,
) -> DealOutcome:
    """The result of a deal: levels, the side that declares next, the winner (T35–T37, T95, T96).

    ``points`` are the opposing side's, kitty included; ``levels`` are those before the deal. If the pairs
    bid, the declarers have to take ``bid`` points (T43); ``declarers_took`` are the card points they took in
    tricks, without the kitty. ``last`` is the last trick, which only the option ``jack_hook`` looks at;
    ``is_last``: it is the last deal of a match of so many.
    """
    gainer, gain = table_gain(points, rules)
    failed_bid = rules.bid_binds and bid is not None and declarers_took is not None and declarers_took < bid
    if failed_bid and gainer is Role.DECLARING:
        gainer, gain = None, 0
    fallen = hooked_level(levels.declaring, last, rules)
    hooked = fallen is not None
    if hooked and gainer is Role.DECLARING:
        gainer, gain = None, 0
    held = points < sizes_of(rules).takes_over and not failed_bid
    reaches = level_after(levels.declaring, gain if gainer is Role.DECLARING else 0, held, rules)
    after = Levels(
        reaches if fallen is None else fallen,
        level_after(levels.opposing, gain if gainer is Role.OPPOSING else 0, False, rules),
    )
    won_by = None
    if rules.game_end is GameEnd.DEFEND_ACE:
        if held and levels.declaring is Rank.ACE:
            won_by = Role.DECLARING
    elif gainer is not None:
        reached = after.declaring if gainer is Role.DECLARING else after.opposing
        won_by = gainer if reached is Rank.ACE else None
    declares_next = Role.DECLARING if held else Role.OPPOSING
    by_length = is_last and won_by is None
    if by_length:
        won_by = declares_next
        if after.declaring is not after.opposing:
            won_by = Role.DECLARING if after.declaring > after.opposing else Role.OPPOSING
    return DealOutcome(after, declares_next, won_by, gainer, gain, hooked, by_length)


def next_starter(starter: SeatT, declares_next: Role, declaring: AnySide | None = None) -> SeatT:
    """The next deal's starter: the next seat that belongs to the side that declares next (T56, T100).

    ``declaring`` is the declaring side, None for the starter's own. At four seats the next player of the
    starter's side is its partner (T14). The next seat is the one at the right.
    """
    if declaring is None:
        declaring = starter.side
    side = declaring if declares_next is Role.DECLARING else declaring.other
    steps = 2 if side is starter.side else 1
    table = type(starter)
    return table((starter - steps) % len(table.__members__))
