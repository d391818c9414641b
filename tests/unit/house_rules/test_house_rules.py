"""House rules in a link and as text: they come back whole, and what does not hold here is named."""

import json
from random import Random

import pytest

from followsuit.base.characters import LONGEST_NAME
from followsuit.base.errors import FollowSuitError, RulesError
from followsuit.card_games.registry import game_named, game_names
from followsuit.documents import LONGEST_SHARED, document_link
from followsuit.house_rules import find_remedies, make_house_rules, read_house_rules, write_house_rules

DRAWN = 120


def house_link(house):
    return document_link(write_house_rules(house))


def drawn(game, rng):
    """Allowed rules, drawn field by field; those that contradict another are left as they were."""
    chosen = {"preset": rng.choice(list(game.preset_names()))}
    options = list(game.rule_options())
    for option in rng.sample(options, rng.randrange(len(options) + 1)):
        value = (
            [choice for choice in option.choices if rng.random() < 0.3]
            if option.many
            else rng.choice(option.choices)
        )
        try:
            game.rules({**chosen, option.name: value})
        except RulesError:
            continue
        chosen[option.name] = value
    return chosen


@pytest.mark.parametrize("name", game_names())
def test_every_value_of_every_field_comes_back_from_its_link_and_its_text(name):
    game = game_named(name)
    for preset in game.preset_names():
        for option in game.rule_options():
            for choice in option.choices:
                try:
                    game.rules({"preset": preset, option.name: [choice] if option.many else choice})
                except RulesError:
                    continue
                house = make_house_rules(
                    game, {"preset": preset, option.name: [choice] if option.many else choice}, "Ours"
                )
                assert read_house_rules(house_link(house)) == house
                assert read_house_rules(write_house_rules(house)) == house


@pytest.mark.parametrize("name", game_names())
def test_combinations_drawn_from_all_allowed_ones_come_back(name):
    game, rng = game_named(name), Random(35)
    for _ in range(DRAWN):
        chosen = drawn(game, rng)
        house = make_house_rules(game, chosen, "Dimanche au café ☕")
        assert game.rules(house.rules) == game.rules(chosen)
        link = house_link(house)
        assert len(link) <= LONGEST_SHARED
        assert link[-1] not in "-_"
        found = read_house_rules(f"  https://example.org/play/#{link}). ")
        assert found == house
        assert read_house_rules(write_house_rules(house)) == house
        assert (
            read_house_rules(json.dumps({"game": name, "name": house.name, "rules": dict(chosen)})) == house
        )


def test_rules_of_another_version_are_named_field_by_field_and_the_rest_is_kept():
    text = (
        "followsuit-rules 1\ngame tractor\nname From tomorrow\npreset standard\n"
        "throw off\ncolour green apples\nfinding lottery\nmust_defend 5 K\nseats 6\n"
    )
    house = read_house_rules(text)
    assert house.name == "From tomorrow"
    assert {"preset": "standard", "throw": "off", "must_defend": ["5", "K"]}.items() <= house.rules.items()
    assert [(one.field, one.value, one.code) for one in house.unread] == [
        ("colour", "green apples", "unknown_field"),
        ("finding", "lottery", "bad_value"),
        ("seats", "6", "unknown_field"),
    ]
    assert house.clash == ()


def test_a_preset_that_is_not_known_here_is_named_and_the_fields_are_kept():
    house = read_house_rules("followsuit-rules 1\ngame two_hundred\npreset nordic\ntarget 500")
    assert house.rules == {"preset": "reference", "target": 500}
    assert [(one.field, one.value, one.code) for one in house.unread] == [
        ("preset", "nordic", "unknown_preset")
    ]


def test_two_fields_that_contradict_each_other_are_named_and_nothing_is_lost():
    house = read_house_rules("followsuit-rules 1\ngame tractor\npreset howto\nmust_defend 5 A\nrank_gap yes")
    assert house.clash == ("game_end", "must_defend")
    assert house.rules == {"preset": "howto", "must_defend": ["5", "A"], "rank_gap": True}


def test_each_remedy_of_a_contradiction_makes_the_rules_hold():
    game = game_named("tractor")
    rules = {"preset": "howto", "must_defend": ["5", "A"]}
    found = find_remedies(game, rules, ("game_end", "must_defend"))
    assert [(one.field, one.value) for one in found] == [("game_end", "defend_ace"), ("must_defend", ["5"])]
    for one in found:
        game.rules({**rules, one.field: one.value})


def test_a_name_is_one_line_of_sound_letters_and_not_too_long():
    game = game_named("rangvaar")
    assert (
        make_house_rules(game, None, " Sunday \n table\u2028of\u202eall\ud800 ").name == "Sunday table ofall"
    )
    long = make_house_rules(game, None, "n" * LONGEST_NAME)
    assert read_house_rules(house_link(long)) == long
    assert read_house_rules(write_house_rules(make_house_rules(game, "reference"))).name == ""


def test_a_specification_as_json_is_of_the_game_that_is_asked_about():
    assert read_house_rules('{"preset": "traditional", "deck": 40}', "two_hundred").rules == {
        "preset": "traditional",
        "deck": 40,
    }
    assert read_house_rules('{"rules": "howto", "game": "tractor"}', "rangvaar").rules == {"preset": "howto"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not_house_rules"),
        ("Hello, do you want to play?", "not_house_rules"),
        ("{", "not_house_rules"),
        ("[" * 5000, "not_house_rules"),
        ('{"rules": 7}', "not_house_rules"),
        ('{"rules": ["howto"], "game": "tractor"}', "not_house_rules"),
        ('{"game": ["tractor"]}', "unknown_game"),
        ('{"preset": "reference"}', "not_house_rules"),
        ("followsuit-rules 1\ngame whist\ntarget 5", "unknown_game"),
        ("followsuit-rules 1\nthrow off", "not_house_rules"),
        ("followsuit-rules 1\ngame tractor\n" + "y" * 30_000, "text_too_long"),
        ("h2.AAAA", "link_newer"),
        ("https://example.org/#h1.A", "link_cut"),
        ("h1.", "link_damaged"),
        (document_link("followsuit-question 1\nask follow"), "not_house_rules"),
    ],
)
def test_what_are_no_house_rules_is_refused_with_a_code(text, code):
    with pytest.raises(FollowSuitError) as raised:
        read_house_rules(text)
    assert raised.value.code == code


def test_whatever_is_written_in_house_rules_they_are_read_or_refused():
    rng = Random(7)
    words = ["throw", "preset", "must_defend", "yes", "5", "A", "off", "name", "\u202e", "true", "null", "-1"]
    for _ in range(500):
        lines = [" ".join(rng.choices(words, k=rng.randrange(5))) for _ in range(rng.randrange(12))]
        game = rng.choice(game_names())
        house = read_house_rules("\n".join([f"followsuit-rules 1\ngame {game}", *lines]))
        if house.clash:
            assert len(house.clash) == 2
        else:
            assert read_house_rules(write_house_rules(house)).rules == house.rules


def test_a_link_of_another_kind_carries_no_house_rules():
    link = house_link(make_house_rules(game_named("tractor"), "howto"))
    assert link.startswith("h1.")
    with pytest.raises(FollowSuitError) as raised:
        read_house_rules(link.replace("h1.", "r1.", 1))
    assert raised.value.code == "not_house_rules"


def test_a_list_of_rules_with_a_dash_before_each_line_is_read_whole():
    text = "> followsuit-rules 1\n> game tractor\n> - preset standard\n> - throw off\n> - must_defend 5 K\n"
    assert {"preset": "standard", "throw": "off", "must_defend": ["5", "K"]}.items() <= read_house_rules(
        text
    ).rules.items()


def test_the_second_of_two_lines_of_one_field_is_named():
    text = "followsuit-rules 1\ngame tractor\npreset standard\nthrow off\nthrow attempt\nname A\nname B"
    house = read_house_rules(text)
    assert (house.name, house.rules["throw"]) == ("A", "off")
    assert [(one.field, one.value, one.code) for one in house.unread] == [
        ("throw", "attempt", "field_twice"),
        ("name", "B", "field_twice"),
    ]
