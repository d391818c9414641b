import json

import pytest

from followsuit.protocol import session as session_module
from followsuit.protocol.message import LONGEST_RECORD
from followsuit.protocol.message_fields import FIELDS
from followsuit.table import Table
from tests.shared.front_ends import Client, act_for, go_on, play_until, score_of


@pytest.fixture
def client():
    client = Client()
    client.answer = client.ask("new", game="two_hundred", seed=3, names={"S": "Ada"})
    return client


def test_hello_tells_version_games_presets_options_and_levels():
    answer = Client().ask("hello")
    assert answer["ok"]
    games = {game["name"]: game for game in answer["games"]}
    game = games["two_hundred"]
    assert game["rotation"] == ["S", "W", "N", "E"]
    presets = {preset["name"]: preset for preset in game["presets"]}
    assert next(iter(presets)) == "reference"
    assert presets["traditional"]["rules"]["deck"] == 36
    assert presets["traditional"]["idle"] == {"forced_bet_counts": "nobody_bets"}
    auction = {preset["name"]: preset for preset in games["tractor"]["presets"]}["auction"]
    assert auction["idle"]["no_declaration"] == "finding"
    options = {option["name"]: option for option in game["options"]}
    target = {"clause": "H14", "choices": [200, 300, 500], "default": 200}
    assert target.items() <= options["target"].items()
    assert answer["levels"]


def test_a_whole_match_is_played_through_messages(client):
    view = play_until(client, client.answer, lambda view: view["waits_for"] == "over")
    assert view["summary"]["won_by"] in ("NS", "EW")
    assert score_of(view)["total"] == view["summary"]["totals"]
    assert view["prompt"] is None
    assert view["seats"]["S"]["name"] == "Ada"
    assert client.ask("step", turn=view["turn"])["error"]["code"] == "nothing_to_do"
    assert client.ask("deal", turn=view["turn"])["error"]["code"] == "no_deal_now"


def test_the_answer_repeats_id_and_version(client):
    text = client.session.handle('{"v": 1, "id": {"a": [1]}, "op": "view"}')
    answer = json.loads(text)
    assert answer["id"] == {"a": [1]}
    assert answer["v"] == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "bad_json"),
        ("", "bad_json"),
        ("[" * 100_000, "bad_json"),
        ("[]", "bad_message"),
        ("null", "bad_message"),
        ('{"op": "view"}', "bad_version"),
        ('{"v": 2, "op": "view"}', "bad_version"),
        ('{"v": 1}', "unknown_op"),
        ('{"v": 1, "op": ["view"]}', "unknown_op"),
        ('{"v": 1, "op": "dance"}', "unknown_op"),
        ('{"v": 1, "op": "new"}', "unknown_game"),
        ('{"v": 1, "op": "new", "game": "two_hundred", "rules": "house"}', "unknown_preset"),
        ('{"v": 1, "op": "new", "game": "two_hundred", "level": "champion"}', "unknown_level"),
        ('{"v": 1, "op": "new", "game": "two_hundred", "you": "Q"}', "bad_seat"),
        ('{"v": 1, "op": "new", "game": "two_hundred", "seed": {}}', "bad_field"),
        ('{"v": 1, "op": "new", "game": "two_hundred", "seed": "a\\nb"}', "bad_field"),
        ('{"v": 1, "op": "new", "game": "two_hundred", "names": {"S": 7}}', "bad_field"),
        ('{"v": 1, "op": "new", "game": "two_hundred", "levels": []}', "bad_field"),
        ('{"v": 1, "op": "resume"}', "bad_field"),
        ('{"v": 1, "op": "resume", "record": "torn"}', "not_a_record"),
        ('{"v": 1, "op": "get_ruling"}', "bad_field"),
        ('{"v": 1, "op": "get_ruling", "question": {"game": "two_hundred", "ask": "x"}}', "unknown_question"),
    ],
)
def test_a_senseless_message_gets_a_code_and_changes_nothing(client, text, code):
    before = client.ask("view")
    answer = json.loads(client.session.handle(text))
    assert answer["ok"] is False
    assert answer["error"]["code"] == code
    assert client.ask("view") == before
    assert go_on(client, before["view"])["ok"], "the game goes on"


@pytest.mark.parametrize("op", ["view", "act", "step", "deal", "record"])
def test_before_a_match_every_question_about_it_is_refused(op):
    turn = {"turn": 0} if "turn" in FIELDS[op] else {}
    assert Client().ask(op, **turn)["error"]["code"] == "no_match"


@pytest.mark.parametrize("turn", [True, 1.0, "1", None])
def test_what_is_only_equal_to_turn_1_is_no_turn(client, turn):
    view = client.answer["view"]
    assert view["turn"] == 1
    op = "act" if view["waits_for"] == "you" else "step"
    answer = client.ask(op, turn=turn, **({"action": act_for(view)} if op == "act" else {}))
    assert (answer["error"]["code"], answer["error"]["facts"]) == ("bad_field", {"field": "turn"})
    assert client.ask("view")["view"] == view


def test_whatever_is_asked_of_another_turn_is_stale(client):
    view = play_until(client, client.answer, lambda view: view["waits_for"] == "you")
    # A task begins from a turn in the middle of a match that goes on meanwhile.
    asked = [op for op, fields in FIELDS.items() if "turn" in fields and op != "start_task"]
    assert len(asked) >= 14
    for op in asked:
        action = {"action": act_for(view)} if "action" in FIELDS[op] else {}
        for turn in (-1, view["turn"] - 1, view["turn"] + 1):
            error = client.ask(op, turn=turn, **action)["error"]
            assert (error["code"], error["facts"]) == ("stale_turn", {"turn": view["turn"]}), op
    assert client.ask("view")["view"] == view


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (None, "bad_field"),
        ([], "bad_field"),
        ({}, "bad_action"),
        ({"kind": "dance"}, "bad_action"),
        ({"kind": "play"}, "bad_field"),
        ({"kind": "play", "cards": "AS"}, "bad_field"),
        ({"kind": "play", "cards": [1]}, "bad_card"),
        ({"kind": "play", "cards": ["ZZ"]}, "bad_card"),
        ({"kind": "play", "cards": []}, "one_card"),
        ({"kind": "play", "cards": ["2S"]}, "not_in_hand"),
        ({"kind": "bid", "value": "60"}, "bad_field"),
        ({"kind": "bid", "value": 60}, "wrong_phase"),
        ({"kind": "name_trump", "suit": "NT"}, "bad_suit"),
        ({"kind": "name_trump", "suit": "S"}, "wrong_phase"),
        ({"kind": "pass"}, "wrong_phase"),
    ],
)
def test_an_illegal_act_gets_a_code_and_changes_nothing(client, action, code):
    view = play_until(client, client.answer, lambda view: (view["prompt"] or {}).get("kind") == "play")
    answer = client.ask("act", turn=view["turn"], action=action)
    assert answer["error"]["code"] == code
    assert client.ask("view")["view"] == view


def test_the_prompt_says_why_each_other_card_is_refused(client):
    view = play_until(client, client.answer, lambda view: (view["prompt"] or {}).get("refused"))
    prompt = view["prompt"]
    assert set(prompt["playable"]) | set(prompt["refused"]) == set(view["hand"])
    card, why = next(iter(prompt["refused"].items()))
    assert why["code"] == "must_follow"
    assert why["clause"] == "H8"
    answer = client.ask("act", turn=view["turn"], action={"kind": "play", "cards": [card]})
    assert {key: answer["error"][key] for key in why} == why


def test_a_tapped_card_is_the_card_chosen_where_one_is_played_at_a_time(client):
    view = play_until(client, client.answer, lambda view: (view["prompt"] or {}).get("kind") == "play")
    first, second = view["hand"][:2]
    assert client.ask("select_cards", turn=view["turn"], card=first, chosen=[second])["cards"] == [first]
    assert client.ask("select_cards", turn=view["turn"], card="ZZ")["error"]["code"] == "bad_card"
    assert client.ask("select_cards", turn=view["turn"], card=[])["error"]["code"] == "bad_card"
    assert (
        client.ask("select_cards", turn=view["turn"], card=first, chosen="x")["error"]["code"] == "bad_field"
    )
    assert (
        client.ask("select_cards", turn=view["turn"], card=first, kind="bid")["error"]["code"] == "bad_field"
    )


def test_a_tap_is_answered_with_the_cards_and_why_they_may_not_be_played(client):
    view = play_until(client, client.answer, lambda view: (view["prompt"] or {}).get("refused"))
    turn, prompt = view["turn"], view["prompt"]
    for card in view["hand"]:
        answer = client.ask("select_cards", turn=turn, card=card)
        assert (answer["cards"], answer["refusal"]) == ([card], prompt["refused"].get(card))
        assert client.ask("select_cards", turn=turn, chosen=[card])["refusal"] == answer["refusal"]
    assert client.ask("select_cards", turn=turn, chosen=[])["refusal"] is None
    assert client.ask("select_cards", turn=turn - 1, card=card)["error"]["code"] == "stale_turn"
    assert client.ask("view")["view"] == view


def test_an_engine_says_that_it_is_ready_before_any_match():
    assert Client().ask("ping")["ok"] is True


def test_a_person_does_not_act_for_a_bot(client):
    view = play_until(client, client.answer, lambda view: view["waits_for"] == "you")
    assert client.ask("step", turn=view["turn"])["error"]["code"] == "your_turn"
    view = play_until(client, client.ask("view"), lambda view: view["waits_for"] == "bot")
    answer = client.ask("act", turn=view["turn"], action={"kind": "pass"})
    assert answer["error"]["code"] in ("out_of_turn", "wrong_phase", "already_passed")


def test_a_record_resumes_where_it_ends_and_goes_on_with_the_same_cards(client):
    middle = play_until(client, client.answer, lambda view: view["deal"] == 2 and len(view["tricks"]) == 3)
    text = client.ask("record")["record"]
    other = Client()
    resumed = other.ask("resume", record=text)
    assert resumed["view"] == middle
    assert other.ask("record")["record"] == text
    over = play_until(client, client.ask("view"), lambda view: view["waits_for"] == "over")
    assert play_until(other, resumed, lambda view: view["waits_for"] == "over") == over


def test_another_match_like_the_one_at_the_table_has_its_rules_and_players(client):
    begun = client.ask(
        "new",
        game="tractor",
        rules={"preset": "standard", "packs": 3, "seats": 6},
        people=["S", "NE"],
        level="beginner",
        names={"NE": "Ben"},
    )
    record = client.ask("record")["record"]
    client.ask("new", game="two_hundred")
    client.ask("resume", record=record)
    answer = client.ask("new", again=True, seed=4, names={"S": "Ada", "NE": "Clara"})
    assert answer["view"]["rotation"] == begun["view"]["rotation"]
    head = client.ask("record")["record"].partition("\n\n")[0]
    assert head.replace("seed 4", "seed 0").replace("S person Ada", "S person") == record.partition("\n\n")[0]


def test_a_torn_record_leaves_the_match_standing(client):
    text = client.ask("record")["record"]
    before = client.ask("view")
    answer = client.ask("resume", record=text.replace("hand W", "hand w Q"))
    assert answer["error"]["facts"]["line"] > 0
    assert client.ask("view") == before


def test_the_referee_rules_through_the_same_messages(client):
    question = {"game": "two_hundred", "ask": "winner", "trump": "S", "plays": [["W", "TD"], ["N", "6S"]]}
    assert client.ask("get_ruling", question=question)["ruling"]["winner"] == "N"


def test_our_own_bug_is_answered_with_the_record(client, monkeypatch):
    def broken(self, *_, **__):
        raise ZeroDivisionError("a bug")

    view = client.answer["view"]
    monkeypatch.setattr(Table, "stepping", broken)
    monkeypatch.setattr(Table, "act", broken)
    error = go_on(client, view)["error"]
    assert error["code"] == "internal"
    assert "ZeroDivisionError" in error["message"]
    assert error["record"].startswith("followsuit-deal 1")
    monkeypatch.undo()
    assert go_on(client, client.ask("view")["view"])["ok"]


def test_events_of_other_seats_hands_are_not_told(client):
    dealt = [event for event in client.answer["events"] if event["kind"] == "cards_dealt"]
    assert [event["seat"] for event in dealt] == ["S"]


def test_the_page_speaks_to_one_session():
    assert json.loads(session_module.handle('{"v": 1, "op": "hello"}'))["ok"]


def test_what_house_rules_come_to_is_told_field_by_field():
    client = Client()
    said = client.ask("resolve_rules", game="tractor", rules={"preset": "standard", "throw": "off"})
    assert said["rules"]["throw_in_trump"] is False, "it follows the field that was changed"
    assert said["rules"]["kitty_multiplier"] == "twice_longest_unit"
    silent = ["throw_in_trump", "failed_throw_penalty", "failed_throw", "throw_follow", "throw_beat"]
    of_auctions = ["auction_deals", "auction_rounds", "auction_starter", "bid_binds"]
    silent += ["throw_proof", "throw_voids"]
    assert said["idle"] == {**dict.fromkeys(silent, "throw"), **dict.fromkeys(of_auctions, "finding")}
    for game in ("two_hundred", "rangvaar"):
        assert client.ask("resolve_rules", game=game, rules="reference")["idle"] == {}


@pytest.mark.parametrize(
    "op",
    [
        "resume",
        "open_record",
        "verify_record",
        "exchange_cards",
        "get_bot_result",
        "find_missed_tricks",
    ],
)
def test_a_record_that_is_too_long_is_refused_unread(op):
    level = {"level": "casual"} if op == "get_bot_result" else {}
    error = Client().ask(op, record="x" * (LONGEST_RECORD + 1), **level)["error"]
    assert (error["code"], error["facts"]) == ("bad_field", {"field": "record"})
    assert str(LONGEST_RECORD) in error["message"]
