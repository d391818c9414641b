"""People with a device each: what a message about a seat tells, and who may act."""

import json
from functools import cache

import pytest

from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_names
from followsuit.protocol.message_fields import FIELDS
from followsuit.protocol.multiplayer import GUEST_FIELDS
from followsuit.record import read_record
from tests.shared.room import Room
from tests.shared.zones import declared

games = pytest.mark.parametrize("game", game_names())
FOUR = ["S", "W", "N", "E"]
SIX = {"preset": "standard", "packs": 3, "seats": 6}


def room(game, people=FOUR, seed=3, level="beginner", **fields):
    return Room(game=game, seed=seed, level=level, people=people, **fields)


@cache
def when_playing(game):
    """The record of a deal in which a person is to play, and what each device is sent then."""
    table = room(game)
    table.play_until(playing)
    return table.ask("record")["record"], {seat: table.see(seat) for seat in FOUR}


def resumed(game):
    return Room("resume", record=when_playing(game)[0], seat="W")


def over(view):
    return view["summary"] is not None


def three_tricks(view):
    return len(view.get("tricks") or ()) == 3


def playing(view):
    return view["phase"] == "playing" and view["waits_for"] == "person"


def test_a_play_says_nothing_of_the_order_in_which_its_cards_were_tapped():
    sitting = room("tractor").session._player.sitting
    one, other = (
        sitting.read_action(Seat.S, {"kind": "play", "cards": cards})
        for cards in (["3S", "9S"], ["9S", "3S"])
    )
    assert one.cards == other.cards


# What a seat is told ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("game", "people"), [*((game, FOUR) for game in game_names()), ("tractor", ["W"]), ("court_piece", [])]
)
def test_a_deal_shows_each_device_its_own_cards_and_no_others(game, people):
    table = room(game, people)
    # A whole deal of Tractor is what the long test below plays.
    table.play_until(three_tricks if game == "tractor" else over)
    assert table.searched > (100_000 if people else 10_000)
    assert read_record(table.ask("record")["record"])


@pytest.mark.long("hundreds of views for each of 25 tricks, each searched")
def test_a_whole_deal_of_tractor_shows_each_device_its_own_cards_and_no_others():
    table = room("tractor", FOUR, rules="standard")
    table.play_until(over)
    assert table.searched > 1_000_000


def test_a_table_of_six_shows_each_device_its_own_cards_and_no_others():
    table = room("tractor", ["S", "NE", "NW"], rules=SIX)
    table.play_until(lambda view: len(view["tricks"]) == 1)
    assert table.searched > 200_000


@games
def test_the_view_without_a_seat_holds_no_hand_and_asks_nothing(game):
    everybody = resumed(game).see(None)
    assert (everybody["hand"], everybody["prompt"], everybody["can_undo"]) == ([], None, False)
    told = {
        "seat": None,
        "people": FOUR,
        "asks": [],
        "is_chance": False,
        "is_open": False,
        "is_search": False,
    }
    assert everybody["multiplayer"] == told


@games
def test_events_reach_each_seat_once_and_in_order(game):
    table = room(game)
    told: dict[str, list[dict[str, str]]] = {seat: [] for seat in FOUR}
    for seat in FOUR:
        told[seat] += table.ask("view", seat=seat)["events"]
    heard = table.ask("view", seat=None)["events"]
    for _ in range(30):
        everybody = table.see(None)
        if everybody["waits_for"] == "person":
            seat = everybody["to_act"]
            table.views[seat] = table.see(seat)
            told[seat] += table.ask("act", seat=seat, turn=everybody["turn"], action=table.choice_of(seat))[
                "events"
            ]
        elif everybody["waits_for"] == "table":
            table.ask("step", seat=None, turn=everybody["turn"])
    for seat in FOUR:
        answer = table.ask("view", seat=seat)
        told[seat] += answer["events"]
        assert table.ask("view", seat=seat)["events"] == []
        dealt = [event for event in told[seat] if event["kind"] == "cards_dealt"]
        assert {event["seat"] for event in dealt} <= {seat}
    assert not any(event["kind"] == "cards_dealt" for event in heard)


@games
def test_a_device_that_comes_back_gets_the_view_it_had(game):
    table, (_, before) = resumed(game), when_playing(game)
    for seat in FOUR:
        assert table.see(seat) == before[seat]


# Who may ask what -------------------------------------------------------------------------------------------
@games
def test_a_message_about_the_table_names_a_persons_seat(game):
    table = room(game, ["S", "W"])
    for op in ("view", *GUEST_FIELDS, "step", "deal"):
        given = {"turn": table.view["turn"], "action": {"kind": "pass"}, "at": 1}
        fields = {field: value for field, value in given.items() if field in FIELDS[op]}
        refused = table.ask(op, **fields)["error"]
        assert (refused["code"], refused["facts"]) == ("bad_field", {"field": "seat"})
        assert table.ask(op, **fields, seat="N")["error"]["code"] == "not_a_person"
        assert table.ask(op, **fields, seat="Q")["error"]["code"] == "bad_seat"
    for op in GUEST_FIELDS:
        assert table.ask(op, turn=0, seat=None)["error"]["code"] == "bad_field"


@games
def test_nobody_acts_for_another_seat(game):
    table = resumed(game)
    turn, to_act = table.view["turn"], table.view["to_act"]
    table.see(to_act)
    for seat in {*FOUR} - {to_act}:
        card = table.see(seat)["hand"][0]
        refused = table.ask("act", seat=seat, turn=turn, action={"kind": "play", "cards": [card]})["error"]
        assert refused["code"] == "out_of_turn"
        assert not [word for word in table.views[to_act]["hand"] if f" {word}" in refused["message"]]


def test_of_two_who_declare_at_once_the_first_counts():
    for seed in range(40):
        table = room("tractor", seed=seed)
        while table.view["phase"] == "dealing":
            offers = {seat: table.see(seat)["prompt"] for seat in FOUR}
            able = [seat for seat, prompt in offers.items() if prompt and prompt["declarations"]]
            if len(able) > 1:
                first, second = able[:2]
                turn = table.view["turn"]
                acts = {
                    seat: {"kind": "declare", "cards": offers[seat]["declarations"][0]["cards"]}
                    for seat in able
                }
                assert table.ask("act", seat=first, turn=turn, action=acts[first])["ok"]
                late = table.ask("act", seat=second, turn=turn, action=acts[second])["error"]
                assert late["code"] == "stale_turn"
                now = table.see(second)
                assert [one["seat"] for one in declared(now)] == [first]
                again = table.ask("act", seat=second, turn=now["turn"], action=acts[second])
                offered = [one["cards"] for one in (now["prompt"] or {"declarations": []})["declarations"]]
                assert again["ok"] == (acts[second]["cards"] in offered)
                return
            table.go_on()
    pytest.fail("nobody could declare at the same time")


def test_a_device_that_declares_while_cards_go_on_being_dealt_is_in_time():
    for seed in range(20):
        table = room("tractor", seed=seed)
        asked: dict[str, tuple[int, list[str]]] = {}
        while table.view["phase"] == "dealing":
            turn = table.view["turn"]
            for seat in FOUR:
                if prompt := table.see(seat)["prompt"]:
                    asked.setdefault(seat, (turn, prompt["declarations"][0]["cards"]))
            late = [seat for seat, (then, _) in asked.items() if turn - then > 3]
            if late:
                then, cards = asked[late[0]]
                act = {"kind": "declare", "cards": cards}
                before = table.ask("act", seat=late[0], turn=then - 4 * turn, action=act)
                assert before["error"]["code"] == "stale_turn"
                assert table.ask("act", seat=late[0], turn=then, action=act)["ok"]
                again = table.ask("act", seat=late[0], turn=then, action=act)
                assert again["error"]["code"] == "stale_turn", "somebody has declared since"
                return
            table.go_on()
    pytest.fail("nobody could declare for long enough")


@games
def test_taking_back_asks_the_other_side(game):
    table = room(game)
    table.play_until(playing)
    for _ in range(6):
        table.go_on()
    seat = next(seat for seat in FOUR if table.see(seat)["can_undo"])
    view, turn = table.views[seat], table.see(seat)["turn"]
    asked = view["multiplayer"]["asks"]
    assert len(asked) == 2
    refused = table.ask("undo", seat=seat, turn=turn)["error"]
    assert (refused["code"], refused["facts"]) == ("ask_first", {"seat": seat, "asks": asked})
    assert table.ask("undo", seat=seat, turn=turn, agreed=seat)["error"]["code"] == "ask_first"
    assert table.ask("undo", seat=seat, turn=turn, agreed=asked[0])["view"]["turn"] < turn


@games
def test_a_hint_is_for_its_seat_alone_while_others_are_answered(game):
    table = room(game, level="casual")
    table.play_until(playing)
    turn, to_act = table.view["turn"], table.view["to_act"]
    thinking = table.session.begin(
        json.dumps({"v": 1, "id": 5, "op": "hint", "turn": turn, "seat": to_act, "level": "casual"})
    )
    others = [seat for seat in FOUR if seat != to_act]
    text, slices = "", 0
    while not text:
        try:
            next(thinking)
        except StopIteration as done:
            text = done.value
        slices += 1
        assert table.see(others[slices % 3])["you"] == others[slices % 3]
    answer = json.loads(text)
    assert answer["view"]["you"] == to_act
    assert {*answer["hint"]["action"].get("cards", ())} <= {*answer["view"]["hand"]}
    assert "changed" not in answer
    assert table.see(others[0])["assisted"] is False


# Who sits where ---------------------------------------------------------------------------------------------
@games
def test_a_bot_stands_in_for_a_person_who_is_away_and_the_record_knows_no_difference(game):
    table = room(game, ["S", "W"])
    table.play_until(playing)
    turn, to_act = table.view["turn"], table.view["to_act"]
    other = "W" if to_act == "S" else "S"
    assert (
        table.ask("act_for_seat", seat=other, turn=turn, level="beginner")["error"]["code"] == "no_hint_now"
    )
    answer = table.ask("act_for_seat", seat=to_act, turn=turn, level="beginner")
    assert answer["view"]["turn"] == turn + 1
    assert answer["view"]["assisted"] is False
    record = read_record(table.ask("record")["record"])
    assert [seat.name for seat, player in record.players.items() if player.level is None] == ["S", "W"]


@pytest.mark.parametrize("game", ["court_piece", "two_hundred"])
def test_a_person_sits_down_in_a_bots_place_between_two_deals(game):
    table = room(game, ["S"])
    assert table.ask("take_seat", seat="N", name="Noor")["error"]["code"] == "no_deal_now"
    table.play_until(over)
    view = table.ask("take_seat", seat="N", name=" Noor  Jahan ")["view"]
    assert (view["you"], view["seats"]["N"]) == (
        "N",
        {**view["seats"]["N"], "name": "Noor Jahan", "level": None},
    )
    if view["waits_for"] == "deal":
        assert table.ask("deal", seat="N", turn=view["turn"])["view"]["multiplayer"]["people"] == ["S", "N"]
    record = table.ask("record")["record"]
    verified = json.loads(table.session.handle(json.dumps({"v": 1, "op": "verify_record", "record": record})))
    assert verified["people"] == ["S", "N"]
    assert not verified["contradicted"]
