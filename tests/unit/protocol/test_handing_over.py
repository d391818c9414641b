"""Handing over: a bot plays on for the person until they take over or the deal ends, and the deal is marked."""

import pytest

from followsuit.card_games.registry import game_names
from followsuit.record import read_record
from tests.shared.front_ends import Advised


def at_play(game):
    client = Advised(game)
    assert client.until("play")
    return client


@pytest.mark.parametrize("game", game_names())
def test_a_bot_plays_on_to_the_end_of_the_deal_which_is_marked_and_the_next_one_is_the_persons(game):
    client = Advised(game)
    while client.view["prompt"] is None:
        client.go_on(client.advised)
    assert (client.view["can_hand_over"], client.view["handed_over"]) == (True, False)
    client.view = client.on("hand_over")["view"]
    assert (client.view["can_hand_over"], client.view["handed_over"]) == (False, True)
    assert client.view["helps"] == ["handed_over"]
    while client.view["waits_for"] not in ("deal", "over"):
        assert client.view["waits_for"] != "you" and client.view["prompt"] is None
        client.go_on(lambda: pytest.fail("nothing is asked"))
    assert (client.view["handed_over"], client.view["assisted"]) == (False, True)
    text = client.ask("record")["record"]
    assert "\nassisted handed_over\n" in text
    # What is kept says it to whoever reads it.
    assert read_record(text).deals[-1].helps == ("handed_over",)
    assert Advised(game).ask("resume", record=text)["view"]["helps"] == ["handed_over"]
    if client.view["waits_for"] == "deal":
        client.view = client.on("deal")["view"]
        assert (client.view["handed_over"], client.view["assisted"]) == (False, False)
        while client.view["prompt"] is None:
            client.go_on(client.advised)


def test_the_person_takes_over_again_and_is_asked():
    client = at_play("two_hundred")
    client.view = client.on("hand_over", level="beginner")["view"]
    assert client.view["waits_for"] == "bot"
    client.go_on(lambda: pytest.fail("nothing is asked"))
    client.view = client.on("take_over")["view"]
    assert client.view["handed_over"] is False and client.view["assisted"] is True
    assert client.until("play")
    assert client.on("take_over")["ok"], "who decides already may say so"


def test_who_takes_back_decides_again():
    client = at_play("rangvaar")
    client.go_on(client.advised)
    client.view = client.on("hand_over")["view"]
    client.view = client.on("undo")["view"]
    assert (client.view["waits_for"], client.view["handed_over"]) == ("you", False)
    assert client.view["helps"][-2:] == ["taken_back", "handed_over"]


def test_a_thought_of_the_bot_that_was_taken_over_is_not_played():
    client = at_play("two_hundred")
    client.view = client.on("hand_over", level="master")["view"]
    turn = client.view["turn"]
    step = client.begin("step", turn=turn)
    next(step)
    client.view = client.on("take_over")["view"]
    with pytest.raises(StopIteration) as done:
        while True:
            next(step)
    assert '"ok": false' in done.value.value or '"ok":false' in done.value.value
    assert client.ask("view")["view"]["turn"] == turn
    assert client.view["waits_for"] == "you"


def test_handing_over_is_refused_where_nobody_decides_and_where_several_play():
    client = at_play("two_hundred")
    assert client.on("hand_over", level="oracle")["error"]["code"] == "unknown_level"
    assert client.ask("view")["view"]["assisted"] is client.view["assisted"]
    client.view = client.on("hand_over")["view"]
    assert client.on("hand_over")["error"]["code"] == "cannot_hand_over"
    assert client.ask("hand_over", turn=999)["error"]["code"] == "stale_turn"
    client.play_out()
    assert client.on("hand_over")["error"]["code"] == "cannot_hand_over"
    shared = Advised("two_hundred", people=["S", "N"])
    assert shared.view["can_hand_over"] is False
    assert shared.on("hand_over")["error"]["code"] == "not_offered"
