"""Hints, reasons and reviews through messages: what they say, when they are refused, and what they leave alone."""

import json
from random import Random

import pytest

from followsuit.base.seats import Seat
from followsuit.bots.reasons import every_reason
from followsuit.card_games.registry import game_names
from followsuit.protocol.message_fields import FIELDS
from followsuit.protocol.reasons import TO_WIN
from tests.shared import plain_positions
from tests.shared.front_ends import Advised
from tests.shared.tractor import tractor_positions

GAMES = list(game_names())


def assert_is_borne_out(thought):
    """There is a reason, unless the figures speak against it: a card that is to take the trick mostly does not."""
    assert thought["reason"] in every_reason(GAMES) or (
        not thought["reason"] and thought["chosen"]["trick"] < 0.5
    )
    if thought["reason"] in TO_WIN and thought["chosen"] is not None:
        assert thought["chosen"]["trick"] >= 0.5


def rest(answering):
    try:
        while True:
            next(answering)
    except StopIteration as done:
        return json.loads(done.value)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_person_is_advised_may_be_done(game):
    client = Advised(game)
    seen = set()
    while client.view["waits_for"] not in ("deal", "over"):
        if client.view["prompt"] is not None:
            answer = client.on("hint", level="expert")
            assert answer["ok"], answer
            hint = answer["hint"]
            seen.add(hint["reason"])
            assert_is_borne_out(hint)
            if hint["action"] is not None:
                table = client.table
                assert table.check(table.game.action_from(Seat.S, hint["action"])) is None
        client.go_on(client.advised)
    assert len(seen) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_in_how_many_imagined_deals_the_trick_is_won_and_what_the_next_best_is_worth(game):
    client = Advised(game, nodes=600)
    while True:
        assert client.until("play")
        hint = client.on("hint")["hint"]
        figures = hint["next_best"] and hint["next_best"]["head_to_head"]
        if figures and figures["better"] + figures["worse"]:
            break
        client.go_on(client.advised)
    assert hint["level"] == "master"
    assert hint["worlds"] > 0
    assert hint["chosen"]["action"] == hint["action"]
    assert 0 <= hint["chosen"]["trick"] <= 1
    assert hint["chosen"]["ends"]["value"] >= 0
    assert hint["next_best"]["action"] != hint["action"]
    assert isinstance(hint["next_best"]["worse"], float | int)
    assert figures["better"] + figures["worse"] <= figures["worlds"] <= hint["worlds"]
    assert isinstance(hint["tie"], bool)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_marks_the_deal_and_the_record_and_the_next_deal_is_not_marked(game):
    client = Advised(game)
    while client.view["prompt"] is None:
        client.go_on(client.advised)
    assert client.view["assisted"] is False
    answer = client.on("hint")
    assert answer["view"]["assisted"] is True
    assert answer["view"]["turn"] == client.view["turn"]
    text = client.ask("record")["record"]
    assert "\nassisted hint\n" in text and answer["view"]["helps"] == ["hint"]
    assert Advised(game).ask("resume", record=text)["view"]["assisted"] is True
    client.view = answer["view"]
    client.play_out()
    assert client.on("deal")["view"]["assisted"] is False


def test_a_hint_is_refused_where_nobody_asks_the_person_anything():
    client = Advised("two_hundred")
    while client.view["prompt"] is not None:
        client.go_on(client.advised)
    assert client.on("hint")["error"]["code"] == "no_hint_now"
    assert client.ask("hint", turn=99)["error"]["code"] == "stale_turn"
    assert client.ask("view")["view"]["assisted"] is client.view["assisted"]


def test_a_hint_of_no_level_is_refused_and_marks_nothing():
    client = Advised("two_hundred")
    while client.view["prompt"] is None:
        client.go_on(client.advised)
    assert client.on("hint", level="oracle")["error"]["code"] == "unknown_level"
    assert client.on("hint", level=7)["error"]["code"] == "unknown_level"
    assert client.ask("view")["view"]["assisted"] is False


@pytest.mark.parametrize("op", ["list_acts", "explain_act", "review_deal", "view_before_act"])
def test_before_the_deal_is_over_nobody_says_why(op):
    client = Advised("rangvaar")
    assert client.on(op, **({"at": 0} if "at" in FIELDS[op] else {}))["error"]["code"] == "deal_goes_on"


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_says_why_it_did_what_it_did(game):
    client = Advised(game, levels={"W": "beginner", "N": "expert", "E": "casual"}, nodes=40)
    client.play_out()
    acts = client.on("list_acts")["acts"]
    bots = [act for act in acts if act["seat"] != "S"]
    assert {act["seat"] for act in bots} == {"W", "N", "E"}
    for act in bots:
        why = client.on("explain_act", at=act["at"])["why"]
        assert why["action"] == act["action"]
        assert_is_borne_out(why)
        assert why["forgotten"] is False


@pytest.mark.parametrize("game", GAMES)
def test_a_resumed_match_recalls_what_its_bots_thought(game):
    client = Advised(game, level="expert", nodes=40)
    client.play_out()
    other = Advised(game)
    other.view = other.ask("resume", record=client.ask("record")["record"])["view"]
    other.table.budget = client.table.budget
    acts = client.on("list_acts")["acts"]
    assert other.on("list_acts")["acts"] == acts
    for act in [act for act in acts if act["seat"] != "S"][::7]:
        assert other.on("explain_act", at=act["at"]) == client.on("explain_act", at=act["at"])


def test_a_play_that_no_bot_of_this_level_would_make_is_not_explained():
    client = Advised("two_hundred", level="casual")
    client.play_out()
    other = Advised("two_hundred")
    text = client.ask("record")["record"].replace("casual", "beginner")
    other.view = other.ask("resume", record=text)["view"]
    acts = other.on("list_acts")["acts"]
    answers = [other.on("explain_act", at=act["at"])["why"] for act in acts if act["seat"] != "S"]
    forgotten = [why for why in answers if why["forgotten"]]
    assert forgotten and len(forgotten) < len(answers)
    assert "reason" not in forgotten[0]


def test_a_person_is_not_asked_why():
    client = Advised("two_hundred")
    client.play_out()
    own = next(act for act in client.on("list_acts")["acts"] if act["seat"] == "S")
    assert client.on("explain_act", at=own["at"])["error"]["code"] == "not_a_bot"
    for at in (-1, 10_000, None, True, "1"):
        assert client.on("explain_act", at=at)["error"]["code"] == "bad_field"


@pytest.mark.parametrize("game", GAMES)
def test_the_acts_of_a_deal_say_which_trick_each_play_was_made_in(game):
    client = Advised(game)
    client.play_out()
    tricks = client.view["tricks"]
    told: dict[int, list[str]] = {}
    for act in client.on("list_acts")["acts"]:
        if act["in_trick"] is not None:
            told.setdefault(act["in_trick"], []).append(act["seat"])
    assert told == {n: [play["seat"] for play in trick["plays"]] for n, trick in enumerate(tricks)}


@pytest.mark.parametrize("game", GAMES)
def test_a_review_names_at_most_three_decisions_the_costliest_first_and_each_can_be_looked_at(game):
    client = Advised(game, seed=12)
    client.play_out(lambda: worst_act(client))
    review = client.on("review_deal")["review"]
    assert review["judged"] > 3
    findings = review["findings"]
    assert 0 < len(findings) <= 3, "somebody who plays the highest card every time errs"
    assert any(one["cost"] for one in findings)
    for one in findings:
        assert one["seat"] == "S"
        assert one["made"]["action"]["kind"] == one["better"]["action"]["kind"] or one["action"]["kind"] in (
            "bid",
            "pass",
        )
        shown = abs(round(one["better"]["ends"]["value"] - one["made"]["ends"]["value"], 1))
        assert one["cost"] in (shown, None), "the cost follows from the two figures shown"
        moment = client.on("view_before_act", at=one["at"])["moment"]
        assert moment["action"] == one["action"]
        view = moment["view"]
        assert view["you"] == "S"
        assert view["prompt"] is None
        cards = one["action"].get("cards", [])
        assert all(card in view["hand"] for card in cards)
    assert client.on("review_deal")["review"] == review, "asked again it says the same"


def worst_act(client):
    view = client.view
    prompt = view["prompt"]
    match prompt["kind"]:
        case "bid":
            return {"kind": "bid", "value": prompt["values"][0]} if prompt["values"] else {"kind": "pass"}
        case "name_trump":
            return {"kind": "name_trump", "suit": prompt["suits"][0]}
        case "declare":
            return {"kind": "pass"}
        case "bury":
            return {"kind": "bury", "cards": view["hand"][: prompt["count"]]}
        case _:
            first = prompt["playable"][0]
            return {"kind": "play", "cards": client.on("select_cards", card=first)["cards"]}


def test_a_review_tells_how_far_it_is():
    client = Advised("two_hundred")
    client.play_out()
    assert client.ask("get_progress")["part"] is None
    review = client.begin("review_deal", turn=client.view["turn"])
    parts = []
    for number, _ in enumerate(review):
        if number % 40 == 0:
            parts.append(client.ask("get_progress")["part"])
    assert parts == sorted(parts) and parts[-1] > 0.5
    assert client.ask("get_progress")["part"] is None


def test_the_next_deal_calls_a_review_off():
    client = Advised("two_hundred")
    client.play_out()
    review = client.begin("review_deal", turn=client.view["turn"])
    next(review)
    assert client.on("deal")["ok"]
    assert rest(review)["error"]["code"] == "stale_turn"
    assert client.ask("get_progress")["part"] is None


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_does_not_know_the_hidden_cards(game):
    """The same observation with every hidden card elsewhere: the same hint."""
    permuted = (tractor_positions if game == "tractor" else plain_positions).permuted
    client = Advised(game, nodes=60)
    checked = moved = 0
    while client.view["waits_for"] not in ("deal", "over") and checked < 12:
        if client.view["prompt"] is not None and client.view["waits_for"] == "you":
            table, you = client.table, Seat.S
            before = client.on("hint")["hint"]
            state, observation = table._state, table.observe(you)
            table._state = permuted(state, you, Random(checked))
            moved += table._state != state
            assert table.observe(you) == observation
            assert client.on("hint")["hint"] == before
            table._state = state
            checked += 1
        client.go_on(client.advised)
    assert moved >= 6
