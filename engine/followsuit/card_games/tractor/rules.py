"""Rules of Tractor: the options in their groups, the four presets, and the lengths of a match.

A field that another field switches off has to hold its neutral value: without throws there are no throws in
trump, if no throw can fail there is no penalty, if trump is found by auction nobody declares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from followsuit.base.cards import Rank
from followsuit.base.rule_groups import Length, RuleGroups
from followsuit.base.rules import Specification, Switch, check_switches, contradiction, option, read_rules
from followsuit.card_games.shengji.option_values import (
    AlwaysTrump,
    AuctionDeals,
    AuctionRounds,
    AuctionStarter,
    CounterDeclare,
    DeclareLeast,
    DrawPolicy,
    FailedThrowUnit,
    GameEnd,
    JackHook,
    KittyMultiplier,
    LevelTable,
    NoDeclaration,
    NoTrumpRanks,
    SelfOverride,
    Throw,
    ThrowBeat,
    ThrowFollow,
    ThrowProof,
    ThrowVoids,
    TrumpFinding,
    VoidPlays,
)
from followsuit.card_games.shengji.rules import ShengjiRules


@dataclass(frozen=True, slots=True)
class TractorRules(ShengjiRules):
    """The options of Tractor; the defaults are the preset ``reference`` (source 000).

    Raises `RulesError` (``contradiction``, facts ``fields``) for two fields that contradict each other.
    """

    finding: TrumpFinding = option(TrumpFinding.DECLARE, "T40")
    no_declaration: NoDeclaration = option(NoDeclaration.NO_TRUMP, "T12")
    no_trump_ranks: NoTrumpRanks = option(NoTrumpRanks.TRUMP, "T15")
    throw: Throw = option(Throw.PROVEN, "T22")
    throw_in_trump: bool = option(False, "T22")
    failed_throw: FailedThrowUnit = option(FailedThrowUnit.LOWEST_BEATEN, "T22")
    failed_throw_penalty: int = option(0, "T22", (0, 10))
    throw_follow: ThrowFollow = option(ThrowFollow.STRUCTURE, "T27")
    throw_beat: ThrowBeat = option(ThrowBeat.HIGHEST_TYPE, "T31")
    shorter_tractor: bool = option(False, "T26")
    rank_gap: bool = option(True, "T19")
    ace_offrank: bool = option(False, "T19")
    offrank_rank: bool = option(True, "T19")
    rank_small_joker: bool = option(False, "T19")
    joker_joker: bool = option(True, "T19")
    kitty_multiplier: KittyMultiplier = option(KittyMultiplier.TWO_FOUR, "T34")
    level_table: LevelTable = option(LevelTable.TWO_TWO, "T35")
    game_end: GameEnd = option(GameEnd.DEFEND_ACE, "T37")
    must_defend: tuple[Rank, ...] = option((), "T37", tuple(Rank), many=True)
    packs: int = option(2, "T51", (2, 3, 4), offered=False)
    seats: int = option(4, "T51", (4, 6, 8), offered=False)
    draw_policy: DrawPolicy = option(DrawPolicy.NO_PROTECTIONS, "T72")
    counter_declare: CounterDeclare = option(CounterDeclare.OFF, "T77")
    void_plays: VoidPlays = option(VoidPlays.ANY, "T87")
    throw_proof: ThrowProof = option(ThrowProof.EITHER, "T88")
    throw_voids: ThrowVoids = option(ThrowVoids.OTHERS, "T89")
    declare_least: DeclareLeast = option(DeclareLeast.SINGLE, "T92")
    self_override: SelfOverride = option(SelfOverride.SAME_SUIT, "T93")
    jack_hook: JackHook = option(JackHook.OFF, "T96")
    always_trump: AlwaysTrump = option(AlwaysTrump.NONE, "T97")
    # The match (T94, T95) and the auction (T98 to T101).
    first_level: Rank = option(Rank.TWO, "T94", tuple(Rank))
    most_deals: int = option(0, "T95", (0, 3, 6, 12))
    auction_deals: AuctionDeals = option(AuctionDeals.FIRST, "T98")
    auction_rounds: AuctionRounds = option(AuctionRounds.RISING, "T99")
    auction_starter: AuctionStarter = option(AuctionStarter.DECLARING, "T100")
    bid_binds: bool = option(True, "T101")

    def __post_init__(self) -> None:
        check_switches(self, SWITCHES)
        if self.game_end is GameEnd.REACH_ACE and Rank.ACE in self.must_defend:
            raise contradiction(self, "game_end", "must_defend")
        if self.game_end is GameEnd.REACH_ACE and self.first_level is Rank.ACE:
            # The match would be won before it began (T94).
            raise contradiction(self, "game_end", "first_level")
        if self.packs < self.seats // 2:
            raise contradiction(self, "packs", "seats")
        if self.finding is TrumpFinding.AUCTION:
            # Its source describes one pair against another with two packs (T84).
            for field, only in (("seats", 4), ("packs", 2)):
                if getattr(self, field) != only:
                    raise contradiction(self, "finding", field)

    def __hash__(self) -> int:
        # Rules are keys of caches that every ruling uses, so the hash has to be quick. Few rules are used at
        # a time; these fields tell most of them apart, and == tells the rest.
        return hash((self.rank_gap, self.ace_offrank, self.offrank_rank, self.packs, self.seats, self.throw))


#: The fields that others switch off.
SWITCHES: Final = (
    Switch("no_declaration", NoDeclaration.NO_TRUMP, "finding", (TrumpFinding.AUCTION,)),
    Switch("throw_in_trump", False, "throw", (Throw.OFF,)),
    Switch("failed_throw_penalty", 0, "throw", (Throw.OFF, Throw.PROVEN)),
    Switch("counter_declare", CounterDeclare.OFF, "finding", (TrumpFinding.AUCTION,)),
    Switch("throw_proof", ThrowProof.EITHER, "throw", (Throw.OFF, Throw.ATTEMPT)),
    Switch("throw_voids", ThrowVoids.OTHERS, "throw", (Throw.OFF, Throw.ATTEMPT)),
    Switch("throw_voids", ThrowVoids.OTHERS, "throw_proof", (ThrowProof.UNBEATABLE,)),
    Switch("declare_least", DeclareLeast.SINGLE, "finding", (TrumpFinding.AUCTION,)),
    Switch("self_override", SelfOverride.SAME_SUIT, "finding", (TrumpFinding.AUCTION,)),
    Switch("always_trump", AlwaysTrump.NONE, "no_trump_ranks", (NoTrumpRanks.PLAIN,)),
    Switch("auction_deals", AuctionDeals.FIRST, "finding", (TrumpFinding.DECLARE,)),
    Switch("auction_rounds", AuctionRounds.RISING, "finding", (TrumpFinding.DECLARE,)),
    Switch("auction_starter", AuctionStarter.DECLARING, "finding", (TrumpFinding.DECLARE,)),
    Switch("bid_binds", True, "finding", (TrumpFinding.DECLARE,)),
    Switch("failed_throw", None, "throw", (Throw.OFF, Throw.PROVEN)),
    Switch("throw_follow", None, "throw", (Throw.OFF,)),
    Switch("throw_beat", None, "throw", (Throw.OFF,)),
)


PRESETS: Final[Mapping[str, TractorRules]] = MappingProxyType(
    {
        "reference": TractorRules(),
        "howto": TractorRules(
            throw=Throw.OFF,
            throw_beat=ThrowBeat.LARGEST_UNIT,
            rank_gap=False,
            offrank_rank=False,
            level_table=LevelTable.THREE_TWO,
            game_end=GameEnd.REACH_ACE,
        ),
        "auction": TractorRules(
            finding=TrumpFinding.AUCTION,
            no_trump_ranks=NoTrumpRanks.PLAIN,
            throw_in_trump=True,
            throw_beat=ThrowBeat.LARGEST_UNIT,
            ace_offrank=True,
            rank_small_joker=True,
            kitty_multiplier=KittyMultiplier.TWICE_LONGEST_UNIT,
            level_table=LevelTable.OPEN,
            game_end=GameEnd.REACH_ACE,
        ),
        "standard": TractorRules(
            no_declaration=NoDeclaration.KITTY,
            throw=Throw.ATTEMPT,
            throw_in_trump=True,
            throw_beat=ThrowBeat.LARGEST_UNIT,
            ace_offrank=True,
            rank_small_joker=True,
            kitty_multiplier=KittyMultiplier.TWICE_LONGEST_UNIT,
            level_table=LevelTable.OPEN,
        ),
    }
)


def tractor_rules(specification: Specification) -> TractorRules:
    """The rules a specification describes.

    ``packs``, if not given, is the least number for the given ``seats``. Raises `RulesError`: what
    `read_rules` raises, or ``contradiction`` naming the two fields.

    >>> tractor_rules({"preset": "standard", "throw": "off"}).throw_in_trump
    False
    """
    if isinstance(specification, Mapping) and specification.get("seats") in (6, 8):
        specification = {"packs": specification["seats"] // 2, **specification}
    return read_rules(PRESETS, specification, SWITCHES)


_GROUPS: Final = {
    "finding": (
        "finding",
        "declare_least",
        "self_override",
        "counter_declare",
        "no_declaration",
        "no_trump_ranks",
        "always_trump",
    ),
    "auction": ("auction_deals", "auction_rounds", "auction_starter", "bid_binds"),
    "throws": (
        "throw",
        "throw_in_trump",
        "throw_proof",
        "throw_voids",
        "failed_throw",
        "failed_throw_penalty",
        "throw_follow",
        "throw_beat",
    ),
    "play": ("void_plays", "shorter_tractor", "draw_policy"),
    "tractors": ("rank_gap", "ace_offrank", "offrank_rank", "rank_small_joker", "joker_joker"),
    "scoring": ("kitty_multiplier", "level_table", "jack_hook"),
    "match": ("first_level", "game_end", "must_defend", "most_deals"),
}


def _lengths(rules: TractorRules) -> Sequence[Length]:
    """One deal; from 10 to A in twelve deals at most; from 2 to A.

    In the short evening a side has to hold at 10, K and A; where reaching the ace wins, it cannot at A.
    """
    stops = ["T", "K"] if rules.game_end is GameEnd.REACH_ACE else ["T", "K", "A"]
    return (
        Length("deal", {}, is_one_deal=True),
        Length("evening", {"first_level": "T", "must_defend": stops, "most_deals": 12}),
        Length("whole", {}),
    )


RULE_GROUPS: Final = RuleGroups(_GROUPS, _lengths)
