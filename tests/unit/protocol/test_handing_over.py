"""Handing over: a bot plays on for a person until they take over or the deal ends, and the deal is marked."""

import pytest

from followsuit.card_games.registry import game_names
from followsuit.record import read_record
from tests.shared.front_ends import Advised
from tests.shared.room import Room


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


def test_handing_over_is_refused_where_nobody_decides():
    client = at_play("two_hundred")
    assert client.on("hand_over", level="oracle")["error"]["code"] == "unknown_level"
    assert client.ask("view")["view"]["assisted"] is client.view["assisted"]
    client.view = client.on("hand_over")["view"]
    assert client.on("hand_over")["error"]["code"] == "cannot_hand_over"
    assert client.ask("hand_over", turn=999)["error"]["code"] == "stale_turn"
    client.play_out()
    assert client.on("hand_over")["error"]["code"] == "cannot_hand_over"


def test_who_shares_a_device_hands_over_once_uncovered_and_takes_over_in_the_same_way():
    client = Advised("two_hundred", people=["S", "N"])
    assert client.view["can_hand_over"] is False, "whose hand would it be"
    assert client.on("hand_over")["error"]["code"] == "covered"
    while client.view["pass_and_play"]["next"] is None:
        client.view = client.on("step")["view"]
    seat = client.view["pass_and_play"]["next"]
    client.view = client.ask("uncover_seat", seat=seat)["view"]
    assert client.view["can_hand_over"] is True
    client.view = client.on("hand_over")["view"]
    assert (client.view["pass_and_play"]["uncovered"], client.view["handed_over"]) == (None, False)
    assert (client.view["waits_for"], client.view["hand"]) == ("bot", [])
    assert "handed_over" in client.view["seats"][seat]["roles"]
    client.view = client.on("step")["view"]
    client.view = client.ask("uncover_seat", seat=seat)["view"]
    assert (client.view["handed_over"], client.view["prompt"]) == (True, None)
    client.view = client.on("take_over")["view"]
    assert (client.view["handed_over"], client.view["seats"][seat]["roles"]) == (False, [])
    assert client.view["helps"] == ["handed_over"]


def at_devices():
    """People with a device each, when one of them is to play; the room, and that seat."""
    room = Room(game="two_hundred", seed=3, level="beginner", people=["S", "W", "N", "E"])
    room.play_until(lambda view: view["phase"] == "playing" and view["waits_for"] == "person")
    return room, room.view["to_act"]


def roles_at(room, seat, looking):
    roles = room.see(looking)["seats"][seat]["roles"]
    return [role for role in roles if role in ("handed_over", "stand_in")]


def test_all_devices_are_told_who_hands_over_and_the_deal_is_marked():
    room, seat = at_devices()
    others = [one for one in ("S", "W", "N", "E", None) if one != seat]
    answer = room.ask("hand_over", seat=seat, turn=room.view["turn"], level="beginner")
    assert answer["view"]["handed_over"] is True and set(answer["changed"]) == {*others} - {None}
    assert [roles_at(room, seat, one) for one in others] == [["handed_over"]] * 4
    assert [room.see(one)["handed_over"] for one in others] == [False] * 4
    assert room.see(None)["waits_for"] == "bot"
    turn = room.see(None)["turn"]
    assert room.ask("step", seat=None, turn=turn)["ok"]
    # It is this seat's alone to take over: another's message is about the other.
    assert room.ask("take_over", seat=others[0], turn=turn + 1)["ok"]
    assert room.see(seat)["handed_over"] is True
    assert room.ask("take_over", seat=seat, turn=turn + 1)["view"]["handed_over"] is False
    assert [roles_at(room, seat, one) for one in others] == [[]] * 4
    room.play_until(lambda view: view["summary"] is not None)
    assert [room.see(one)["helps"] for one in others] == [["handed_over"]] * 4
    assert "\nassisted handed_over\n" in room.ask("record")["record"]


def test_all_devices_are_told_that_a_bot_stood_in_and_the_deal_is_not_marked():
    room, seat = at_devices()
    other = next(one for one in ("S", "W", "N", "E") if one != seat)
    turn = room.view["turn"]
    assert room.ask("act_for_seat", seat=seat, turn=turn, level="beginner")["ok"]
    assert (roles_at(room, seat, other), roles_at(room, seat, None)) == (["stand_in"], ["stand_in"])
    room.play_until(lambda view: view["to_act"] == seat and view["turn"] > turn + 1)
    cards = room.see(seat)["prompt"]["playable"][:1]
    room.ask("act", seat=seat, turn=room.view["turn"], action={"kind": "play", "cards": cards})
    assert roles_at(room, seat, other) == []
    room.play_until(lambda view: view["summary"] is not None)
    assert (room.see(other)["assisted"], "assisted" in room.ask("record")["record"]) == (False, False)
