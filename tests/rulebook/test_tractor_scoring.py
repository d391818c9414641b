"""Tractor, T2, T6–T9, T12, T14, T33–T37 and T43: declaring, the kitty's worth, levels and the end."""

from collections import namedtuple

import pytest

from followsuit.base.cards import NO_TRUMP, Rank, Suit, parse_cards, parse_rank
from followsuit.base.decks import DOUBLE
from followsuit.base.seats import Seat
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.shengji.law.declaring import check_declare, kitty_strain, named, strength
from followsuit.card_games.shengji.law.scoring import Role, kitty_multiplier, table_gain
from followsuit.card_games.tractor.rules import PRESETS, tractor_rules
from followsuit.card_games.tractor.scoring import Levels, deal_outcome, next_starter

Shown = namedtuple("Shown", "seat cards")
DECLARING, OPPOSING = Role.DECLARING, Role.OPPOSING


def declared(seat, cards, standing_seat=None, standing=""):
    before = Shown(Seat[standing_seat], parse_cards(standing)) if standing_seat else None
    refusal = check_declare(Rank.TWO, Seat[seat], parse_cards(cards), before, PRESETS["reference"])
    return (refusal.code, refusal.clause) if refusal else None


def outcome(points, declaring="2", opposing="2", preset="standard", bid=None, took=None, **fields):
    levels = Levels(parse_rank(declaring), parse_rank(opposing))
    rules = tractor_rules({"preset": preset, **fields})
    return deal_outcome(points, levels, rules, bid=bid, declarers_took=took)


def after(*told, **fields):
    found = outcome(*told, **fields)
    return found.levels.declaring.letter + found.levels.opposing.letter


# T2 --------------------------------------------------------------------------------------------------------
def test_t2_the_pack_has_two_hundred_points():
    assert card_points(DOUBLE.cards) == 200
    assert card_points(parse_cards("5S TS KS AS BJ")) == 25


# T6–T9 -----------------------------------------------------------------------------------------------------
def test_t6_four_strengths():
    assert [strength(parse_cards(cards)) for cards in ("2S", "2S 2S", "SJ SJ", "BJ BJ")] == [1, 2, 3, 4]


@pytest.mark.parametrize("cards", ["SJ", "BJ", "SJ BJ", "2S 2H", "3S", "3S 3S", "", "2S 2S 2H", "2S SJ"])
def test_t6_anything_else_is_no_declaration(cards):
    assert declared("S", cards) == ("no_declaration", "T6")


def test_t7_a_suited_card_makes_its_suit_trump_and_jokers_none():
    assert named(parse_cards("2H")) is Suit.HEARTS
    assert named(parse_cards("SJ SJ")) is NO_TRUMP


def test_t8_another_seat_overrides_only_with_greater_strength():
    assert declared("E", "2H 2H", "S", "2S") is None
    assert declared("N", "2S 2S", "S", "2H") is None
    assert declared("E", "SJ SJ", "S", "2S 2S") is None
    assert declared("E", "2H", "S", "2S") == ("too_weak", "T8")
    assert declared("E", "2H 2H", "S", "2S 2S") == ("too_weak", "T8")
    assert declared("E", "SJ SJ", "S", "BJ BJ") == ("too_weak", "T8")


def test_t9_the_standing_seat_may_only_strengthen_its_single():
    assert declared("S", "2S 2S", "S", "2S") is None
    assert declared("S", "2H 2H", "S", "2S") == ("already_declared", "T9")
    assert declared("S", "SJ SJ", "S", "2S") == ("already_declared", "T9")
    assert declared("S", "BJ BJ", "S", "SJ SJ") == ("already_declared", "T9")
    assert declared("S", "2S", "S", "2S") == ("too_weak", "T9")


# T12, T14 --------------------------------------------------------------------------------------------------
def test_t12_the_kittys_first_rank_card_names_trump():
    assert kitty_strain(parse_cards("AS BJ 2C 2H 3D"), Rank.TWO, PRESETS["reference"]) is Suit.CLUBS


def test_t12_else_its_highest_card_the_earliest_of_equals():
    assert kitty_strain(parse_cards("3S KD BJ KH 4C"), Rank.TWO, PRESETS["reference"]) is Suit.DIAMONDS


def test_t12_only_jokers_make_no_trump():
    assert kitty_strain(parse_cards("BJ SJ SJ"), Rank.TWO, PRESETS["reference"]) is NO_TRUMP


def test_t14_the_partner_starts_after_a_held_deal_else_the_seat_at_the_right():
    assert next_starter(Seat.S, DECLARING) is Seat.N
    assert next_starter(Seat.S, OPPOSING) is Seat.E


# T34 -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("option", "single", "pair", "tractor", "throw"),
    [
        ("none", 0, 0, 0, 0),
        ("two_four", 2, 4, 4, 4),
        ("twice_longest_unit", 2, 4, 12, 8),
        ("power", 2, 4, 64, 16),
    ],
)
def test_t34_the_lead_sets_the_multiplier(option, single, pair, tractor, throw):
    rules, trump = tractor_rules({"kitty_multiplier": option}), Trump(Rank.TWO, Suit.HEARTS)
    leads = ("AS", "AS AS", "QS QS KS KS AS AS", "3S 3S 4S 4S AS AS KS")
    assert [kitty_multiplier(parse_cards(lead), trump, rules) for lead in leads] == [
        single,
        pair,
        tractor,
        throw,
    ]


# T35, T36 --------------------------------------------------------------------------------------------------
TABLE = {
    0: ("+2", "+3", "+3"),
    5: ("+2", "+2", "+2"),
    35: ("+2", "+2", "+2"),
    40: ("+1", "+1", "+1"),
    75: ("+1", "+1", "+1"),
    80: ("0", "0", "0"),
    115: ("0", "0", "0"),
    120: ("-1", "-1", "-1"),
    155: ("-1", "-1", "-1"),
    160: ("-2", "-2", "-2"),
    195: ("-2", "-2", "-2"),
    200: ("-2", "-2", "-3"),
    235: ("-2", "-2", "-3"),
    240: ("-2", "-2", "-4"),
    280: ("-2", "-2", "-5"),
}


@pytest.mark.parametrize("points", TABLE)
def test_t35_the_level_tables(points):
    for name, expected in zip(("two_two", "three_two", "open"), TABLE[points], strict=True):
        role, gain = table_gain(points, tractor_rules({"level_table": name}))
        sign = {DECLARING: "+", OPPOSING: "-", None: ""}[role]
        assert f"{sign}{gain}" == expected


def test_t36_eighty_points_take_the_declaring_over():
    assert outcome(75).declares_next is DECLARING
    assert outcome(80).declares_next is OPPOSING
    assert after(80, "3", "5") == "35"


# T37 -------------------------------------------------------------------------------------------------------
def test_t37_reach_ace_wins_at_once():
    assert outcome(0, "Q", "5", game_end="reach_ace").won_by is DECLARING
    assert outcome(120, "Q", "K", game_end="reach_ace").won_by is OPPOSING
    assert outcome(0, "J", "5", preset="howto").won_by is DECLARING
    assert outcome(0, "T", "5", preset="howto").won_by is None


def test_t37_defend_ace_asks_to_hold_a_deal_at_the_ace():
    assert outcome(0, "K", "5").won_by is None
    assert after(0, "K", "5") == "A5"
    assert outcome(75, "A", "5").won_by is DECLARING
    assert outcome(80, "A", "5").won_by is None
    assert outcome(160, "K", "A").won_by is None


def test_t37_levels_stop_at_the_ace():
    assert after(0, "A", "K") == "AK"
    assert after(400, "3", "K") == "3A"


def test_t37_a_level_that_must_be_defended_is_not_passed_over():
    stops = {"must_defend": ["5", "T", "K"]}
    assert after(0, "3", "2", **stops) == "52"
    assert after(0, "5", "2", **stops) == "82"
    assert after(0, "9", "2", **stops) == "T2"
    assert after(200, "2", "4", **stops) == "25"
    assert after(200, "2", "5", **stops) == "25"
    assert after(0, "3", "2") == "62"


# T43 -------------------------------------------------------------------------------------------------------
def test_t43_a_bid_that_was_not_kept_gains_nothing_and_loses_the_deal():
    found = outcome(60, preset="auction", bid=150, took=140)
    assert (after(60, preset="auction", bid=150, took=140), found.declares_next) == ("22", OPPOSING)
    assert found.gainer is None


def test_t43_a_bid_that_was_kept_changes_nothing():
    assert outcome(60, preset="auction", bid=140, took=140) == outcome(60, preset="auction")


def test_t43_the_opposing_side_still_gains_by_the_table():
    assert after(120, preset="auction", bid=150, took=80) == "23"


def test_every_preset_is_what_the_paper_prints():
    assert PRESETS["reference"] == tractor_rules(None)
    printed = {name: (rules.throw, rules.level_table, rules.game_end) for name, rules in PRESETS.items()}
    assert printed == {
        "reference": ("proven", "two_two", "defend_ace"),
        "howto": ("off", "three_two", "reach_ace"),
        "auction": ("proven", "open", "reach_ace"),
        "standard": ("attempt", "open", "defend_ace"),
    }
