"""Shengji's law: another game stands on it with rules of its own, and with more tables than Tractor has."""

from dataclasses import dataclass

import pytest

from followsuit.base.cards import NO_TRUMP, Rank, parse_cards
from followsuit.card_games.shengji import option_values as values
from followsuit.card_games.shengji.cards.sizes import sizes_of
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.shengji.law.follow import check_follow
from followsuit.card_games.shengji.law.scoring import Role, table_gain
from followsuit.card_games.shengji.law.trick_winner import winner
from followsuit.card_games.shengji.rules import ShengjiRules


@dataclass(frozen=True)
class FiveRules(ShengjiRules):
    """The rules of a game of five to eight that leaves out what only Tractor decides."""

    packs: int = 2
    seats: int = 5
    no_trump_ranks: values.NoTrumpRanks = values.NoTrumpRanks.TRUMP
    rank_gap: bool = True
    ace_offrank: bool = True
    offrank_rank: bool = True
    rank_small_joker: bool = True
    joker_joker: bool = True
    declare_least: values.DeclareLeast = values.DeclareLeast.SINGLE
    self_override: values.SelfOverride = values.SelfOverride.SAME_SUIT
    throw: values.Throw = values.Throw.ATTEMPT
    throw_in_trump: bool = True
    throw_proof: values.ThrowProof = values.ThrowProof.EITHER
    throw_follow: values.ThrowFollow = values.ThrowFollow.STRUCTURE
    throw_beat: values.ThrowBeat = values.ThrowBeat.LARGEST_UNIT
    failed_throw: values.FailedThrowUnit = values.FailedThrowUnit.LOWEST_BEATEN
    shorter_tractor: bool = False
    draw_policy: values.DrawPolicy = values.DrawPolicy.NO_PROTECTIONS
    void_plays: values.VoidPlays = values.VoidPlays.ANY
    kitty_multiplier: values.KittyMultiplier = values.KittyMultiplier.TWICE_LONGEST_UNIT
    level_table: values.LevelTable = values.LevelTable.OPEN
    must_defend: tuple[Rank, ...] = ()


@pytest.mark.parametrize(
    ("seats", "packs", "hand", "kitty"),
    [
        (5, 2, 20, 8),
        (5, 3, 31, 7),
        (6, 2, 17, 6),
        (7, 2, 14, 10),
        (7, 3, 22, 8),
        (8, 3, 19, 10),
        (8, 4, 26, 8),
    ],
)
def test_a_kitty_makes_the_cards_of_any_table_even(seats: int, packs: int, hand: int, kitty: int) -> None:
    sizes = sizes_of(FiveRules(packs=packs, seats=seats))
    assert (sizes.hand, sizes.kitty, sizes.step) == (hand, kitty, 20 * packs)


def test_rules_of_another_game_are_judged_by_the_same_law() -> None:
    rules = FiveRules()
    trump = Trump.under(rules, Rank.TWO, NO_TRUMP)
    hand, pair = parse_cards("3S 3S 4S 9D"), parse_cards("AS AS")
    refusal = check_follow(hand, pair, parse_cards("3S 4S"), trump, rules)
    assert refusal is not None and refusal.clause == "T25"
    plays = [pair, *map(parse_cards, ("3S 3S", "KS QS", "2H 2H", "JS TS"))]
    assert winner(plays, trump, rules) == 3
    assert table_gain(0, rules) == (Role.DECLARING, 3)
