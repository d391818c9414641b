"""House rules in messages: examples that follow the rules, texts and links, and a match of one deal."""

import json

import pytest

from followsuit.protocol.session import Session
from followsuit.registry import game_names


def ask(op, session=None, **fields):
    return json.loads((session or Session()).handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))


def test_an_example_shows_another_ruling_when_its_field_is_changed():
    by_default, changed = (
        ask("examples", game="tractor", rules={"preset": "reference", "joker_joker": value})["examples"]
        for value in (True, False)
    )
    [one], [other] = by_default["joker_joker"], changed["joker_joker"]
    assert one["question"]["cards"] == other["question"]["cards"] == "SJ SJ BJ BJ"
    assert (one["ruling"]["shape"], other["ruling"]["shape"]) == ("tractor", "throw")
    assert by_default["rank_gap"] == changed["rank_gap"]


@pytest.mark.parametrize("game", game_names())
def test_every_field_with_an_effect_has_an_example_and_an_idle_one_has_none(game):
    [offer] = [offer for offer in ask("hello")["games"] if offer["name"] == game]
    for preset in offer["presets"]:
        shown = ask("examples", game=game, rules=preset["name"])["examples"]
        assert set(shown) == {option["name"] for option in offer["options"]} - set(preset["idle"])


def test_a_field_that_rules_by_an_error_shows_the_refusal():
    [one] = ask("examples", game="two_hundred", rules="traditional")["examples"]["deck"]
    assert one["refusal"]["code"] == "card_not_in_pack"


def test_house_rules_go_out_as_link_and_text_and_come_back_from_either():
    rules = {"preset": "howto", "rank_gap": True}
    made = ask("house", game="tractor", rules=rules, name="Ours")
    assert made["fits"] is True
    assert made["text"].splitlines() == [
        "house rules for tractor",
        "name Ours",
        "preset howto",
        "rank_gap yes",
    ]
    for text in (made["link"], made["text"], f"https://example.org/#{made['link']}"):
        assert ask("housed", text=text)["house"] == made["house"]
    assert ask("linked", link=made["link"])["house"] == made["house"]


def test_a_text_of_nothing_of_ours_is_refused_and_a_name_of_200_characters_too():
    assert ask("housed", text="bonjour")["error"]["code"] == "not_house_rules"
    assert ask("housed", text=7)["error"]["code"] == "bad_field"
    assert ask("house", game="tractor", name="n" * 200)["error"]["facts"] == {"field": "name"}


def test_a_contradiction_is_answered_with_what_could_be_changed():
    rules = {"preset": "howto", "must_defend": ["A"]}
    found = ask("remedies", game="tractor", rules=rules)
    assert found["fields"] == ["game_end", "must_defend"]
    for remedy in found["remedies"]:
        assert ask("rules", game="tractor", rules={**rules, remedy["field"]: remedy["value"]})["ok"]
    assert ask("remedies", game="tractor", rules={"preset": "howto"})["remedies"] == []
    assert ask("remedies", game="tractor", rules={"colour": 1})["error"]["code"] == "unknown_field"
    assert ask("remedies", game="tractor", rules="howto")["error"]["code"] == "bad_field"


@pytest.mark.parametrize("game", game_names())
def test_a_match_of_one_deal_ends_with_it_and_goes_on_from_its_record(game):
    session = Session()
    begun = ask("new", session, game=game, seed="one", one_deal=True, level="beginner", people=["S"])
    assert begun["view"]["contest"] is not None
    alike = ask("new", game=game, seed="one", level="beginner")
    assert begun["view"]["hand"] == alike["view"]["hand"]
    record = ask("record", session)["record"]
    resumed = ask("resume", record=record, challenge=begun["challenge"])
    assert resumed["view"]["hand"] == begun["view"]["hand"]
    for _ in range(600):
        view = ask("view", session)["view"]
        if view["waits_for"] == "over":
            break
        if view["waits_for"] == "you":
            hint = ask("hint", session, turn=view["turn"], level="beginner")["hint"]["action"]
            assert ask("act", session, turn=view["turn"], action=hint)["ok"]
        else:
            assert ask("step", session, turn=view["turn"])["ok"]
    assert view["waits_for"] == "over"
    assert ask("next", session, turn=view["turn"])["ok"] is False


def test_one_deal_is_for_one_person_and_not_for_chips():
    stakes = {"stake": 100, "balance": 1000}
    assert ask("new", game="rangvaar", one_deal=True, **stakes)["error"]["facts"] == {"field": "one_deal"}
    assert ask("new", game="rangvaar", one_deal=True, people=["S", "N"])["error"]["code"] == "bad_field"
    assert ask("new", game="rangvaar", one_deal="yes")["error"]["code"] == "bad_field"
