import pytest

from followsuit.base.errors import RulesError
from followsuit.base.rules import options_of, rules_specification
from followsuit.card_games.shengji.option_values import NoDeclaration, Throw
from followsuit.card_games.tractor.rules import PRESETS, TractorRules, tractor_rules


@pytest.mark.parametrize(
    "specification",
    [
        {"preset": "standard", "throw": "off"},
        {"preset": "standard", "throw": "proven"},
        {"preset": "standard", "failed_throw": "lowest_any"},
        {"preset": "reference", "throw": "attempt"},
        {"preset": "reference", "throw": "attempt", "failed_throw_penalty": 10},
        {"preset": "howto", "throw": "attempt", "throw_in_trump": "yes"},
        {"preset": "howto", "throw_follow": "pairs", "throw_beat": "all_units"},
        {"preset": "standard", "finding": "auction"},
        {"preset": "auction", "finding": "declare", "no_declaration": "redeal"},
        {"preset": "standard", "game_end": "reach_ace", "must_defend": ["5", "10", "K"]},
    ],
)
def test_what_can_hold_together_is_accepted_and_written_back(specification):
    rules = tractor_rules(specification)
    assert tractor_rules(rules_specification(PRESETS, rules)) == rules


@pytest.mark.parametrize(
    ("specification", "fields"),
    [
        ({"throw": "off", "throw_in_trump": "yes"}, ["throw", "throw_in_trump"]),
        ({"preset": "howto", "throw_in_trump": True}, ["throw", "throw_in_trump"]),
        ({"throw": "proven", "failed_throw_penalty": 10}, ["throw", "failed_throw_penalty"]),
        ({"throw": "off", "failed_throw_penalty": 10}, ["throw", "failed_throw_penalty"]),
        ({"preset": "auction", "no_declaration": "redeal"}, ["finding", "no_declaration"]),
        ({"game_end": "reach_ace", "must_defend": ["A"]}, ["game_end", "must_defend"]),
    ],
)
def test_a_contradiction_is_refused_naming_both_fields(specification, fields):
    with pytest.raises(RulesError) as refused:
        tractor_rules(specification)
    assert refused.value.code == "contradiction"
    assert refused.value.facts["fields"] == fields
    assert all(field in refused.value.message for field in fields)


@pytest.mark.parametrize(
    ("specification", "code"),
    [
        ("house", "unknown_preset"),
        ({"preset": "standard", "thorw": "off"}, "unknown_field"),
        ({"throw": "sometimes"}, "bad_value"),
        ({"throw": None}, "bad_value"),
        ({"throw": []}, "bad_value"),
        ({"failed_throw_penalty": 5}, "bad_value"),
        ({"failed_throw_penalty": True}, "bad_value"),
        ({"rank_gap": "maybe"}, "bad_value"),
        ({"must_defend": "5"}, "bad_value"),
        ({"must_defend": ["1"]}, "bad_value"),
        ({"must_defend": [5]}, "bad_value"),
        (["standard"], "bad_rules"),
    ],
)
def test_senseless_specifications_are_coded(specification, code):
    with pytest.raises(RulesError) as refused:
        tractor_rules(specification)
    assert refused.value.code == code


def test_fields_that_are_switched_off_fall_back_by_themselves():
    assert tractor_rules({"preset": "standard", "throw": "off"}).throw_in_trump is False
    assert (
        tractor_rules({"preset": "standard", "finding": "auction"}).no_declaration is NoDeclaration.NO_TRUMP
    )


def test_must_defend_is_kept_in_the_order_of_ranks_without_repeats():
    rules = tractor_rules({"must_defend": ["K", "5", "10", "5"]})
    assert [rank.letter for rank in rules.must_defend] == ["5", "T", "K"]
    assert rules_specification(PRESETS, rules) == {"preset": "reference", "must_defend": ["5", "T", "K"]}


def test_every_field_cites_a_clause_and_lists_its_choices():
    listed = {option.name: option for option in options_of(TractorRules)}
    assert all(option.clause.startswith("T") and len(option.choices) > 1 for option in listed.values())
    assert listed["must_defend"].many and listed["must_defend"].default == []
    assert listed["throw"].choices == ("off", "proven", "attempt")


def test_yes_and_no_are_understood():
    assert tractor_rules({"rank_gap": "no"}).rank_gap is False
    assert tractor_rules({"throw": "attempt"}).throw is Throw.ATTEMPT
