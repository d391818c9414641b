import pytest

from followsuit.base.errors import RulesError
from followsuit.base.rules import options_of, read_rules, rules_specification
from followsuit.card_games.registry import game_named, game_names
from followsuit.card_games.trick.auction import Rounds
from followsuit.card_games.two_hundred.rules import PRESETS, TwoHundredRules


def test_no_specification_means_the_reference():
    assert read_rules(PRESETS, None) is PRESETS["reference"]
    assert read_rules(PRESETS, {}) == PRESETS["reference"]


def test_a_preset_with_fields_changes_those_fields_only():
    rules = read_rules(PRESETS, {"preset": "traditional", "target": 500, "bets_must_rise": "no"})
    assert rules.target == 500
    assert rules.bets_must_rise is False
    assert rules.deck == 36
    assert rules.bets is Rounds.CONTINUOUS


@pytest.mark.parametrize(
    ("specification", "code"),
    [
        ("house", "unknown_preset"),
        ({"preset": "house"}, "unknown_preset"),
        ({"preset": ["reference"]}, "unknown_preset"),
        ({"colour": "green"}, "unknown_field"),
        ({"target": 250}, "bad_value"),
        ({"target": "200"}, "bad_value"),
        ({"target": True}, "bad_value"),
        ({"bets": "twice"}, "bad_value"),
        ({"minus_200_loses": 1}, "bad_value"),
        ({"minus_200_loses": "perhaps"}, "bad_value"),
        (7, "bad_rules"),
        (["reference"], "bad_rules"),
    ],
)
def test_a_specification_that_makes_no_sense_is_refused_with_a_code(specification, code):
    with pytest.raises(RulesError) as caught:
        read_rules(PRESETS, specification)
    assert caught.value.code == code


@pytest.mark.parametrize("name", game_names())
def test_every_preset_of_every_game_is_written_as_its_name(name):
    game = game_named(name)
    for preset in game.preset_names():
        assert game.specification(game.rules(preset)) == preset
    assert game.preset_names()[0] == "reference"


@pytest.mark.parametrize("name", game_names())
def test_every_option_of_every_game_cites_a_clause_and_offers_its_default(name):
    for option in game_named(name).rule_options():
        assert option.clause[0] == game_named(name).clause_letter
        assert option.clause[1:].isdigit()
        assert option.default in option.choices or isinstance(option.default, list)


def test_rules_that_are_no_preset_are_written_by_the_fields_that_differ():
    rules = read_rules(PRESETS, {"preset": "traditional", "target": 300})
    assert rules_specification(PRESETS, rules) == {"preset": "traditional", "target": 300}


def test_h14_the_options_have_the_choices_of_the_clause():
    choices = {option.name: option.choices for option in options_of(TwoHundredRules)}
    assert choices["target"] == (200, 300, 500)
    assert choices["deck"] == (40, 36)
    assert choices["bets"] == ("single", "continuous")
    assert choices["both_reach"] == ("declarers", "higher_total")
