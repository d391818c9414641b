"""House rules in messages: rulings, texts and links, and a match of one deal."""

import json

import pytest

from followsuit.card_games.registry import game_names
from followsuit.protocol.session import Session


def ask(op, session=None, **fields):
    return json.loads((session or Session()).handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))


def test_several_questions_are_ruled_on_in_order_and_a_bad_one_spoils_itself_alone():
    shape = {"game": "tractor", "ask": "shape", "trump": {"rank": "2", "suit": "H"}}
    questions = [
        {**shape, "cards": "SJ SJ BJ BJ"},
        {**shape, "cards": "SJ SJ BJ BJ", "rules": {"joker_joker": False}},
        {"game": "two_hundred", "ask": "shape"},
        {},
    ]
    found = ask("get_rulings", questions=questions)["rulings"]
    assert [one["ruling"]["shape"] for one in found[:2]] == ["tractor", "throw"]
    assert [one["refusal"]["code"] for one in found[2:]] == ["unknown_question", "unknown_game"]
    for wrong in ("shape", [shape] * 401, None):
        assert ask("get_rulings", questions=wrong)["error"]["facts"] == {"field": "questions"}


def test_house_rules_go_out_as_link_and_text_and_come_back_from_either():
    rules = {"preset": "howto", "rank_gap": True}
    made = ask("write", kind="rules", value={"game": "tractor", "rules": rules, "name": "Ours"})
    assert made["fits"] is True
    assert made["text"].splitlines() == [
        "followsuit-rules 1",
        "game tractor",
        "name Ours",
        "preset howto",
        "rank_gap yes",
    ]
    for text in (made["link"], made["text"], f"https://example.org/#{made['link']}"):
        assert ask("open", text=text)["value"] == made["value"]


def test_a_text_of_nothing_of_ours_is_refused_and_a_name_of_200_characters_too():
    assert ask("open", text="bonjour")["error"]["code"] == "not_a_document"
    assert ask("open", text=7)["error"]["code"] == "bad_field"
    named = {"game": "tractor", "name": "n" * 200}
    assert ask("write", kind="rules", value=named)["error"]["code"] == "name_too_long"


def test_a_contradiction_is_answered_with_what_could_be_changed():
    rules = {"preset": "howto", "must_defend": ["A"]}
    found = ask("find_remedies", game="tractor", rules=rules)
    assert found["fields"] == ["game_end", "must_defend"]
    for remedy in found["remedies"]:
        assert ask("resolve_rules", game="tractor", rules={**rules, remedy["field"]: remedy["value"]})["ok"]
    assert ask("find_remedies", game="tractor", rules={"preset": "howto"})["remedies"] == []
    assert ask("find_remedies", game="tractor", rules={"colour": 1})["error"]["code"] == "unknown_field"
    assert ask("find_remedies", game="tractor", rules="howto")["error"]["code"] == "bad_field"


@pytest.mark.parametrize("game", game_names())
def test_a_match_of_one_deal_ends_with_it_and_goes_on_from_its_record(game):
    session = Session()
    begun = ask("new", session, game=game, seed="one", one_deal=True, level="beginner", people=["S"])
    assert begun["view"]["challenge"] is not None
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
    assert ask("deal", session, turn=view["turn"])["ok"] is False


def test_one_deal_is_for_one_person_and_not_for_chips():
    assert ask("new", game="rangvaar", one_deal=True, stake=100)["error"]["facts"] == {"field": "one_deal"}
    assert ask("new", game="rangvaar", one_deal=True, people=["S", "N"])["error"]["code"] == "bad_field"
    assert ask("new", game="rangvaar", one_deal="yes")["error"]["code"] == "bad_field"
