"""Tractor with more packs and more seats, clause by clause (T51–T85)."""

from random import Random

import pytest

from followsuit.base.cards import parse_cards
from followsuit.base.errors import RulesError
from followsuit.base.seats import Seat
from followsuit.card_games.shengji.law.declaring import is_final
from followsuit.card_games.shengji.option_values import DrawPolicy
from followsuit.card_games.tractor.phases import transitions
from followsuit.card_games.tractor.rules import PRESETS, tractor_rules
from followsuit.record import Player, read_record
from followsuit.referee import answer
from followsuit.table import Table
from tests.shared.tractor.tractor_tables import go

TRUMP = {"rank": "2", "suit": "H"}
TABLES = [(4, 2), (4, 3), (4, 4), (6, 3), (6, 4), (8, 4)]


def ask(kind, rules, **question):
    return answer({"id": 1, "game": "tractor", "ask": kind, "rules": rules, **question})


def refused(specification):
    with pytest.raises(RulesError) as raised:
        tractor_rules(specification)
    return raised.value.code, raised.value.facts.get("fields")


def test_t51_seats_bring_a_pack_for_every_two_and_packs_bring_four_seats():
    for given, packs, seats in (({}, 2, 4), ({"seats": 6}, 3, 6), ({"seats": 8}, 4, 8), ({"packs": 3}, 3, 4)):
        rules = tractor_rules(given)
        assert (rules.packs, rules.seats) == (packs, seats)


def test_t51_fewer_packs_than_a_pack_for_every_two_players_are_refused():
    for seats, packs in ((6, 2), (8, 2), (8, 3)):
        assert refused({"seats": seats, "packs": packs}) == ("contradiction", ["packs", "seats"])
    for field, value in (("packs", 5), ("packs", 1), ("seats", 5), ("seats", "4"), ("packs", True)):
        assert refused({field: value})[0] == "bad_value"


def test_t84_the_auction_is_for_two_packs_and_four_seats():
    assert refused({"preset": "auction", "packs": 3}) == ("contradiction", ["finding", "packs"])
    assert refused({"preset": "auction", "seats": 6}) == ("contradiction", ["finding", "seats"])
    found = refused({"preset": "auction", "counter_declare": "after_burial"})
    assert found == ("contradiction", ["finding", "counter_declare"])
    widened = tractor_rules({"preset": "auction", "finding": "declare", "packs": 3})
    assert (widened.packs, widened.level_table) == (3, PRESETS["auction"].level_table)


@pytest.mark.parametrize(("seats", "packs"), TABLES)
def test_t54_t55_t82_cards_kitty_and_points_follow_from_the_packs(seats, packs):
    table = ask("table", {"seats": seats, "packs": packs})
    assert table["cards"] == 54 * packs == seats * table["hand"] + table["kitty"]
    assert 5 <= table["kitty"] <= 8
    assert table["points"] == 100 * packs == 2.5 * table["takes_over"] == 5 * table["step"]


def test_t53_sides_sit_alternately():
    assert ask("table", {"seats": 6})["sides"] == {"A": ["S", "NE", "NW"], "B": ["SE", "N", "SW"]}
    assert ask("table", None)["sides"] == {"NS": ["S", "N"], "EW": ["E", "W"]}


def test_t52_a_seat_that_the_table_does_not_have_is_none():
    for seats, seat in ((6, "E"), (4, "NE"), (8, "A")):
        found = ask("starter", {"seats": seats}, starter=seat, declares_next="declaring")
        assert found["error"]["code"] == "bad_seat"


@pytest.mark.parametrize(("seats", "packs"), TABLES)
def test_t56_who_starts_next_is_the_next_player_of_the_side_that_declares(seats, packs):
    rules = {"seats": seats, "packs": packs}
    table = ask("table", rules)
    around = table["seats"]
    for at, seat in enumerate(around):
        held = ask("starter", rules, starter=seat, declares_next="declaring")["starter"]
        lost = ask("starter", rules, starter=seat, declares_next="opposing")["starter"]
        assert (held, lost) == (around[(at + 2) % seats], around[(at + 1) % seats])
        assert any({seat, held} <= set(side) and lost not in side for side in table["sides"].values())


def test_t57_more_cards_beat_fewer_and_with_as_many_big_jokers_beat_small_ones_and_these_the_rank():
    from_weakest = ["2H", "2S 2S", "SJ SJ", "BJ BJ", "2D 2D 2D", "SJ SJ SJ", "BJ BJ BJ", "2C 2C 2C 2C"]
    for at, stands in enumerate(from_weakest):
        for over, cards in enumerate(from_weakest):
            standing = {"seat": "S", "cards": stands}
            if max((stands + " " + cards).split().count(card) for card in cards.split()) > 4:
                continue  # more of a kind than four packs have
            found = ask("declare", {"packs": 4}, rank="2", seat="E", cards=cards, standing=standing)
            assert found["legal"] == (over > at), (stands, cards)


def test_t58_whoever_stands_may_only_show_more_of_the_same_kind():
    def told(stands, cards):
        standing = {"seat": "S", "cards": stands}
        found = ask("declare", {"packs": 3}, rank="2", seat="S", cards=cards, standing=standing)
        return found.get("reason", ""), found.get("rule", "")

    assert told("2H 2H", "2H 2H 2H") == ("", "")
    assert told("SJ SJ", "SJ SJ SJ") == ("", "")
    assert told("SJ SJ", "BJ BJ") == ("already_declared", "T9")
    assert told("2H", "2S 2S") == ("already_declared", "T9")
    assert told("BJ BJ", "SJ SJ") == ("already_declared", "T9")
    assert told("2H 2H", "2H") == ("too_weak", "T9")


def test_t77_to_t79_declaring_over_what_stands_once_the_kitty_is_buried():
    def told(seat="E", cards="2H 2H", standing=True, option="after_burial"):
        stands = {"standing": {"seat": "S", "cards": "2S"}} if standing else {}
        rules = {"counter_declare": option}
        asked = {"rank": "2", "seat": seat, "cards": cards, "when": "after_burial", **stands}
        found = ask("declare", rules, **asked)
        return found.get("reason", ""), found.get("rule", "")

    assert told() == ("", "")
    assert told(option="off") == ("no_counter_declaring", "T77")
    assert told(standing=False) == ("nothing_to_counter", "T78")
    assert told(seat="S", cards="2S 2S") == ("already_declared", "T79")
    assert told(cards="2H") == ("too_weak", "T8")
    assert told(cards="3H") == ("no_declaration", "T6")


@pytest.mark.parametrize(
    ("preset", "packs", "rows"), [("standard", 3, 60), ("reference", 4, 80), ("howto", 3, 60)]
)
def test_t81_the_level_table_widens_with_the_packs(preset, packs, rows):
    def after(points):
        asked = {"points": points, "levels": {"declaring": "5", "opposing": "5"}}
        found = ask("levels", {"preset": preset, "packs": packs}, **asked)
        return found["levels"]["declaring"], found["levels"]["opposing"], found["declares_next"]

    assert after(rows)[0] == "6" and after(2 * rows - 5)[2] == "declaring"
    assert after(2 * rows) == after(3 * rows - 5) == ("5", "5", "opposing")
    assert after(3 * rows) == ("5", "6", "opposing")
    most = "8" if preset == "standard" else "7"
    assert after(5 * rows) == ("5", most, "opposing")


@pytest.mark.parametrize(
    ("option", "lead", "times"),
    [
        ("two_four", "9S 9S 9S", 6),
        ("two_four", "9S 9S 9S TS TS TS", 6),
        ("two_four", "9S 9S 9S 9S", 8),
        ("twice_longest_unit", "9S 9S 9S TS TS TS", 12),
        ("power", "9S 9S 9S", 8),
        ("twice_all_cards", "9S 9S 9S JS", 8),
        ("power_pairs", "9S 9S 9S TS TS TS", 8),
        ("power_pairs", "9S", 2),
    ],
)
def test_t83_the_kitty_counts_by_the_largest_unit_led(option, lead, times):
    asked = {"trump": {"rank": "2", "suit": "H"}, "lead": lead, "kitty": "5D", "won_by": "opposing"}
    found = ask("kitty", {"kitty_multiplier": option, "packs": 4}, **asked)
    assert found == {"id": 1, "multiplier": times, "bonus": 5 * times}


def test_t66_a_refusal_names_the_tuples_that_are_owed():
    asked = {"trump": {"rank": "2", "suit": "H"}, "hand": "5S 5S 5S 6S 6S 7S", "lead": "8S 8S 8S 8S"}
    found = ask("follow", {"packs": 4}, play="5S 5S 6S 6S", **asked)
    assert (found["reason"], found["rule"]) == ("must_play_triples", "T66")
    assert found["facts"] == {"suit": "S", "triples": 1, "held": ["5S 5S 5S"]}


@pytest.mark.parametrize(
    ("policy", "hand", "lead", "play", "reason", "facts"),
    [
        (
            "no_protections",
            "5S 5S 5S 5S 6S 7S 8S",
            "9S 9S TS TS",
            "5S 6S 7S 8S",
            "must_play_pairs",
            {"pairs": 2, "held": ["5S 5S", "5S 5S"]},
        ),
        (
            "longer_tuples_protected",
            "5S 5S 5S 6S 6S 7S 8S",
            "9S 9S",
            "7S 8S",
            "must_play_pairs",
            {"pairs": 1, "held": ["6S 6S"]},
        ),
        (
            "no_protections",
            "5S 5S 5S 6S 6S 6S 7S",
            "9S 9S 9S TS TS TS",
            "5S 5S 5S 6S 6S 7S",
            "must_play_tractor",
            {"width": 3, "tractors": [2], "triples": 2, "held": ["5S 5S 5S", "6S 6S 6S"]},
        ),
    ],
)
def test_a_refusal_counts_the_tuples_held_that_can_serve(policy, hand, lead, play, reason, facts):
    asked = {"trump": {"rank": "2", "suit": "H"}, "hand": hand, "lead": lead, "play": play}
    found = ask("follow", {"packs": 4, "draw_policy": policy}, **asked)
    assert (found["reason"], found["facts"]) == (reason, {"suit": "S", **facts})


@pytest.mark.parametrize(("packs", "shown"), [(2, "2S 2S 2S"), (3, "BJ BJ BJ BJ")])
@pytest.mark.parametrize("seat", ["S", "E"])
def test_a_standing_declaration_of_more_cards_than_packs_is_none_whoever_made_it(packs, shown, seat):
    standing = {"seat": "S", "cards": shown}
    found = ask("declare", {"packs": packs}, rank="2", seat=seat, cards="SJ SJ", standing=standing)
    assert found["error"]["code"] == "bad_standing"


def test_t72_without_any_format_only_suit_and_number_are_owed():
    asked = {"trump": {"rank": "2", "suit": "H"}, "hand": "5S 5S 6S 7S", "lead": "8S 8S", "play": "6S 7S"}
    for packs in (2, 3):
        assert ask("follow", {"draw_policy": "no_format_based_draw", "packs": packs}, **asked)["legal"]
        assert not ask("follow", {"packs": packs}, **asked)["legal"]


@pytest.mark.parametrize("policy", list(DrawPolicy))
def test_a_deal_of_two_packs_is_played_to_its_end_under_every_draw_policy(policy):
    rules = tractor_rules(
        {"preset": "standard", "draw_policy": policy.value, "kitty_multiplier": "power_pairs"}
    )
    table = Table.start("tractor", rules, {seat: Player("casual") for seat in Seat}, f"draws {policy}")
    table.deal()
    while not table.needs_deal and not table.is_over:
        table.step()
    assert table.summary()["won_by"] is None
    assert read_record(table.record_text()).rules == rules


def test_t59_the_big_jokers_of_all_packs_end_the_declaring():
    assert is_final(parse_cards("BJ BJ BJ"), packs=3)
    assert not is_final(parse_cards("BJ BJ"), packs=3)
    assert not is_final(parse_cards("SJ SJ SJ"), packs=3)


def test_t60_if_nobody_declares_the_kitty_of_ones_own_table_is_turned():
    match = transitions.new_match(tractor_rules({"preset": "standard", "packs": 3}), Random(1))
    dealt = state = go(transitions.deal(match, Random(1)).state, "dealt 156")
    for _ in range(4):
        state = go(state, f"pass {transitions.to_act(state).name}")
    turned = state.terms.prelude.turned
    assert turned == dealt.pack[156 : 156 + len(turned)]
    assert 1 <= len(turned) <= 6


@pytest.mark.parametrize(
    ("clause", "cards", "units"),
    [
        ("T61", "7C 7C 7C", ["3x1"]),
        ("T61", "7C 7C 7C 7C", ["4x1"]),
        ("T61", "2S 2S 2D", ["2x1", "1x1"]),
        ("T62", "8D 8D 8D 9D 9D 9D", ["3x2"]),
        ("T62", "8D 8D 8D 8D 9D 9D 9D 9D", ["4x2"]),
        ("T63", "3D 3D 3D 4D 4D", ["2x2", "1x1"]),
        ("T63", "3D 3D 3D 4D 4D 4D", ["3x2"]),
        ("T64", "AH AH 2S 2S 2S 2D 2D", ["2x2", "3x1"]),
    ],
)
def test_t61_t62_t63_t64_cards_led_together_are_taken_apart_from_the_largest_unit_down(clause, cards, units):
    assert ask("shape", {"preset": "standard", "packs": 4}, trump=TRUMP, cards=cards)["units"] == units, (
        clause
    )


def test_t65_any_unit_may_be_led_and_of_a_throw_each_is_judged_by_the_cards_of_all_packs():
    def lead(play, seen, packs):
        rules = {"preset": "standard", "throw": "proven", "packs": packs}
        return ask("lead", rules, trump=TRUMP, hand=play, play=play, seen=seen)["legal"]

    assert lead("5S 5S 5S 6S 6S 6S", "", 3)
    assert lead("AS KS KS", "AS", 2)
    assert not lead("AS KS KS", "AS", 4)


def follows(hand, lead, play, **rules):
    rules = {"preset": "standard", "packs": 4, **rules}
    return ask("follow", rules, trump=TRUMP, hand=hand, lead=lead, play=play)["legal"]


@pytest.mark.parametrize(
    ("clause", "hand", "lead", "right", "wrong"),
    [
        ("T67", "5S 5S 5S 6S 6S 6S 7S 7S 7S", "8S 8S 8S 9S 9S 9S", "6S 6S 6S 7S 7S 7S", "5S 5S 5S 7S 7S 7S"),
        ("T68", "5S 5S 5S 7S 7S 9S JS", "TS TS TS JS JS JS", "5S 5S 5S 7S 7S 9S", "5S 5S 7S 7S 9S JS"),
        ("T68", "5S 5S 7S 7S 9S 9S JS", "TS TS TS JS JS JS", "5S 5S 7S 7S 9S 9S", "5S 5S 7S 7S 9S JS"),
        ("T69", "5S 5S 5S 5S 7S 8S", "9S 9S 9S", "5S 5S 5S", "5S 5S 7S"),
        ("T69", "5S 5S 5S 7S 8S", "9S 9S", "5S 5S", "7S 8S"),
        ("T70", "5S 5S AD", "9S 9S 9S", "5S 5S AD", "5S AD AD"),
    ],
)
def test_t67_t68_t69_t70_what_is_led_calls_for_its_like_and_then_for_what_it_is_made_of(
    clause, hand, lead, right, wrong
):
    assert follows(hand, lead, right), clause
    assert not follows(hand + " AD" * wrong.count("AD"), lead, wrong), clause


def test_t71_where_shorter_tractors_must_follow_longer_ones_those_of_triples_must():
    hand, lead = "5S 5S 5S 6S 6S 6S 8S 8S 8S KS KS KS", "9S 9S 9S TS TS TS JS JS JS"
    apart = "5S 5S 5S 8S 8S 8S KS KS KS"
    assert follows(hand, lead, apart)
    assert not follows(hand, lead, apart, shorter_tractor=True)
    assert follows(hand, lead, "5S 5S 5S 6S 6S 6S KS KS KS", shorter_tractor=True)


def test_t73_where_a_throw_calls_for_numbers_alone_it_calls_for_triples_too_but_for_no_tractor():
    numbers = {"throw_follow": "pairs"}
    assert not follows("5S 5S 5S 6S 7S 8S", "9S 9S 9S AS", "5S 6S 7S 8S", **numbers)
    tractor = "9S 9S 9S TS TS TS AS"
    hand, apart = "3S 3S 3S 4S 4S 4S 6S 6S 6S QS", "3S 3S 3S 6S 6S 6S QS"
    assert follows(hand, tractor, apart, **numbers)
    assert not follows(hand, tractor, apart)


@pytest.mark.parametrize(
    ("clause", "plays", "winner"),
    [
        ("T74", ["5S 5S 5S", "6S 6S 6S", "7S 8S 9S", "7S 7S 8S"], 1),
        ("T74", ["5S 5S 5S", "6S 6S 7S", "3H 3H 4H", "7S 7S 8S"], 0),
        ("T75", ["5S 5S AS", "6S 7S 8S", "3H 3H 3H", "7S 8S 9S"], 2),
        ("T75", ["5S 5S AS", "6S 7S 8S", "3H 4H 5H", "7S 8S 9S"], 0),
        ("T76", ["5S 5S", "AS AS", "AS AS", "6S 7S"], 1),
    ],
)
def test_t74_t75_t76_who_wins_with_more_cards_of_a_kind(clause, plays, winner):
    found = ask("winner", {"preset": "standard", "packs": 4}, trump=TRUMP, plays=plays)
    assert found["winner"] == winner, clause


@pytest.mark.parametrize("preset", sorted(set(PRESETS) - {"auction"}))
def test_t85_every_other_set_of_rules_is_played_at_every_table(preset):
    for seats, packs in TABLES:
        assert ask("table", {"preset": preset, "seats": seats, "packs": packs})["cards"] == 54 * packs


def test_t86_in_what_order_the_cards_of_a_play_are_shown_does_not_matter():
    for play in ("5S 5S 5S 6S 6S 6S", "6S 5S 6S 5S 6S 5S"):
        assert follows("5S 5S 5S 6S 6S 6S 7S", "8S 8S 8S 9S 9S 9S", play)
        assert ask("shape", {"preset": "standard", "packs": 4}, trump=TRUMP, cards=play)["shape"] == "tractor"
