"""Rules: the options that the law of these games reads."""

from __future__ import annotations

from followsuit.base.cards import Rank
from followsuit.card_games.shengji.option_values import (
    AlwaysTrump,
    DeclareLeast,
    DrawPolicy,
    FailedThrowUnit,
    KittyMultiplier,
    LevelTable,
    NoTrumpRanks,
    SelfOverride,
    Throw,
    ThrowBeat,
    ThrowFollow,
    ThrowProof,
    ThrowVoids,
    VoidPlays,
)


class ShengjiRules:
    """The options that the law reads; each game's rules extend this class.

    A game's rules are a frozen dataclass, because caches have them as keys. It declares these options as its
    fields; it may leave out those with a value here, which then hold in that game.
    """

    __slots__ = ()

    packs: int
    seats: int
    no_trump_ranks: NoTrumpRanks
    rank_gap: bool
    ace_offrank: bool
    offrank_rank: bool
    rank_small_joker: bool
    joker_joker: bool
    declare_least: DeclareLeast
    self_override: SelfOverride
    throw: Throw
    throw_in_trump: bool
    throw_proof: ThrowProof
    throw_follow: ThrowFollow
    throw_beat: ThrowBeat
    failed_throw: FailedThrowUnit
    shorter_tractor: bool
    draw_policy: DrawPolicy
    void_plays: VoidPlays
    kitty_multiplier: KittyMultiplier
    level_table: LevelTable
    must_defend: tuple[Rank, ...]
    always_trump: AlwaysTrump = AlwaysTrump.NONE
    throw_voids: ThrowVoids = ThrowVoids.OTHERS
