"""Court Piece by its clauses, C24 to C31: the score, the next deal and the presets."""

import pytest

from followsuit.base.errors import RulesError
from followsuit.card_games.court_piece.ends import ends_of
from tests.shared.court_piece_rulings import GAME, rule


# Score and the next deal -----------------------------------------------------------------------------------
def score(rules, ours, theirs, caller="S", **more):
    return rule("score", rules, caller=caller, taken={"NS": ours, "EW": theirs}, **more)


def test_c24_rows_and_courts():
    told = score("single", 7, 4, rows={"NS": 6, "EW": 0})
    assert (told["court"], told["change"], told["rows"]) == ("row", {"NS": 1, "EW": 0}, {"NS": 0, "EW": 0})
    assert score("single", 7, 4, rows={"NS": 0, "EW": 5})["rows"] == {"NS": 1, "EW": 0}
    told = score("double", 0, 13, rows={"NS": 4, "EW": 0})
    assert (told["court"], told["change"]["EW"], told["rows"]) == ("goon", 3, {"NS": 0, "EW": 0})
    assert score({"row_court": 0}, 7, 4, rows={"NS": 40, "EW": 0})["rows"]["NS"] == 41


def test_c25_points():
    assert score("hokm", 7, 4)["change"]["NS"] == 1
    assert score("hokm", 7, 0)["change"]["NS"] == 2
    assert score({"preset": "hokm", "goon_court": "plain"}, 7, 0, "E")["change"]["NS"] == 2
    told = score("hokm", 7, 0, "E", totals={"NS": 5, "EW": 6})
    assert (told["change"]["NS"], told["totals"]["NS"], told["won_by"]) == (3, 8, "NS")


def test_c2_one_deal_comes_after_another_until_a_side_has_what_it_is_played_for():
    won = {"NS": 7, "EW": 4}
    going_on = rule("match", "hokm", dealer="W", results=[won] * 6)
    assert (going_on["over"], going_on["dealer"]) == (False, "W")
    assert rule("match", "hokm", dealer="W", results=[won] * 7)["won_by"] == "NS"


def test_c26_the_target_ends_the_match():
    told = rule("match", "single", dealer="W", results=[{"NS": 7, "EW": 0}])
    assert (told["over"], told["won_by"], told["dealer"], told["caller"]) == (True, "NS", None, None)


def test_c27_c28_who_deals_and_calls_next():
    def after(won_by, court, rules="single"):
        told = rule("next", rules, dealer="S", won_by=won_by, court=court)
        return told["dealer"], told["caller"]

    assert after("NS", False) == ("E", "N")
    assert after("NS", True) == ("E", "N")
    assert after("EW", False) == ("S", "E")
    assert after("EW", True) == ("N", "W")
    assert after("EW", True, "hokm") == ("S", "E")


# Presets ---------------------------------------------------------------------------------------------------
def test_c30_single_is_the_reference():
    assert GAME.rules("single") == GAME.rules("reference") == GAME.rules(None)
    assert GAME.preset_names() == ("reference", "double", "double_ace", "hokm", "hidden")
    assert GAME.specification(GAME.rules("single")) == "reference"


def test_c31_a_field_switched_off_has_its_neutral_value_or_is_refused():
    assert GAME.rules({"preset": "double_ace", "sar": "single"}).ace_rule == "off"
    assert GAME.rules({"preset": "double", "scoring": "points"}).row_court == 0
    for field, value, other in (
        ("taken_by", "side", "sar"),
        ("first_taking", 3, "sar"),
        ("twelfth_takes", False, "sar"),
        ("ace_rule", "any_ace", "sar"),
    ):
        with pytest.raises(RulesError) as caught:
            GAME.rules({"preset": "single", field: value})
        assert caught.value.facts == {"fields": [other, field]}
    for rules, fields in (
        ({"preset": "double", "bavney": "go_on"}, ["sar", "bavney"]),
        ({"court_at": "thirteen", "bavney": "go_on"}, ["court_at", "bavney"]),
        ({"preset": "hokm", "row_court": 5}, ["scoring", "row_court"]),
    ):
        with pytest.raises(RulesError) as caught:
            GAME.rules(rules)
        assert caught.value.facts == {"fields": fields}


def test_no_finished_deal_takes_what_no_deal_can():
    assert {(7, 0, False), (7, 6, False)} <= ends_of(GAME.rules("single"))
    for rules, ours, theirs in (
        ("single", 6, 5),
        ({"court_at": "thirteen"}, 7, 0),
        ("single", 10, 0),
        ("double", 7, 1),
    ):
        assert score(rules, ours, theirs)["error"]["code"] == "bad_field"
