"""Eventing: a club event through the messages."""

import json

import pytest

from followsuit.clubs import event_link, table_link
from followsuit.links import deal_link
from followsuit.protocol.session import Session
from followsuit.record import write_record
from tests.shared.club_events import GAMES, a_made_event, an_event, links, made_deal, read, result_of


def ask(session, op, **fields):
    return json.loads(session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))


def test_an_event_goes_through_the_messages_from_making_to_the_table():
    session, game = Session(), "two_hundred"
    asked = {"game": game, "rules": None, "deals": 2, "seed": "s", "name": "Club", "level": "beginner"}
    made = ask(session, "event", **asked)
    link = made["link"]
    assert ask(session, "event", link=f"https://x.org/#{link}")["event"] == made["event"]
    records = {}
    for deal in (1, 2):
        challenge = ask(session, "event_deal", link=link, deal=deal)["challenge"]
        view = ask(session, "new", challenge=challenge)["view"]
        assert view["contest"]["unaided"]
        while view["waits_for"] != "over":
            turn = view["turn"]
            if view["waits_for"] == "you":
                assert ask(session, "hint", turn=turn)["error"]["code"] == "unaided"
                assert ask(session, "undo", turn=turn)["error"]["code"] == "unaided"
                assert not view["can_undo"]
                view = ask(session, "act", turn=turn, action=first_act(view))["view"]
            else:
                view = ask(session, "step", turn=turn)["view"]
        records[str(deal)] = ask(session, "record")["record"]
    result = ask(session, "event_result", link=link, name="Ama", records=records)["link"]
    assert ask(session, "event", link=result)["result"] == "Ama"
    levels = {
        "beginner": [
            ask(session, "event_field", link=link, deal=n, level="beginner")["margin"] for n in (1, 2)
        ]
    }
    table = ask(session, "standing", link=link, texts=[f"mine: #{result}"], levels=levels)
    assert {row["name"] or row["level"] for row in table["rows"]} == {"Ama", "beginner"}
    rows = ask(session, "event", link=table["table"])["rows"]
    assert [row["margins"] for row in rows] == [row["margins"] for row in table["rows"]]
    assert ask(session, "event_bots", link=link, result=result)["others"] == []
    assert ask(session, "event_play", link=link, result=result, deal=2)["record"].startswith(
        "followsuit-deal"
    )


@pytest.mark.parametrize("game", GAMES)
def test_two_plays_of_a_deal_come_beside_each_other(game):
    session, link = Session(), event_link(an_event(game))
    results = list(links(game)[:2])
    found = ask(session, "event_beside", link=link, deal=2, results=results)
    assert [play["name"] for play in found["plays"]] == ["Person 0", "Person 1"]
    for play, result in zip(found["plays"], results, strict=True):
        assert play["margin"] == ask(session, "event_play", link=link, result=result, deal=2)["margin"]
        assert play["parted"]["events"]
        assert sum(play["figures"]["took"].values()) > 0
    assert sum(row["differs"] for row in found["rows"]) == 1
    tricks = [row["one"]["trick"] for row in found["rows"] if row["one"] and row["one"]["trick"]]
    assert [trick["plays"] for trick in tricks] == [
        trick["plays"] for trick in found["plays"][0]["view"]["tricks"]
    ]
    same = ask(session, "event_beside", link=link, deal=2, results=[results[0]] * 2)
    assert all(row["shared"] for row in same["rows"])
    assert same["plays"][0]["parted"] is None


def test_plays_that_cannot_be_compared_are_refused():
    session, link = Session(), event_link(an_event("rangvaar"))
    own, foreign = links("rangvaar")[0], links("two_hundred")[0]
    asked = {"link": link, "deal": 1}
    assert ask(session, "event_beside", **asked, results=[own])["error"]["code"] == "bad_field"
    assert ask(session, "event_beside", **asked, results=[own, 3])["error"]["code"] == "bad_field"
    assert ask(session, "event_beside", **asked, results=[own, foreign])["error"]["code"] == "other_event"
    assert (
        ask(session, "event_beside", link=link, deal=9, results=[own, own])["error"]["code"] == "deal_missing"
    )


def first_act(view):
    prompt = view["prompt"]
    if prompt["kind"] == "bid":
        return {"kind": "pass"} if prompt["can_pass"] else {"kind": "bid", "value": prompt["values"][0]}
    if prompt["kind"] == "name_trump":
        return {"kind": "name_trump", "suit": prompt["suits"][0]}
    return {"kind": "play", "cards": [prompt["playable"][0]]}


def test_reading_a_heap_comes_in_slices_and_can_be_called_off():
    session, game = Session(), "rangvaar"
    link = event_link(an_event(game))
    message = {"v": 1, "id": 1, "op": "standing", "link": link, "texts": list(links(game))}
    work = session.begin(json.dumps(message))
    parts = [next(work).part or 0 for _ in range(5)]
    assert parts == sorted(parts)
    assert parts[0] > 0
    ask(session, "cancel")
    with pytest.raises(StopIteration) as ended:
        next(work)
    assert json.loads(ended.value.value)["error"]["code"] == "cancelled"


def test_a_sealed_event_cannot_be_played_before_its_seed_is_known():
    session = Session()
    asked = {"game": "rangvaar", "rules": None, "deals": 2, "seed": "s", "name": "Club", "sealed": True}
    made = ask(session, "event", **asked)
    assert not ask(session, "event", link=made["seal"])["event"]["open"]
    assert ask(session, "event_deal", link=made["seal"], deal=1)["error"]["code"] == "event_sealed"
    assert ask(session, "event", link=made["link"], seal=made["seal"])["ok"]
    other = ask(session, "event", **{**asked, "seed": "t"})
    assert ask(session, "event", link=other["link"], seal=made["seal"])["error"]["code"] == "not_sealed_so"


def test_an_event_of_made_deals_goes_through_the_messages_from_the_deals_to_the_table():
    session = Session()
    made = [
        write_record(made_deal("two_hundred", 7)),
        deal_link(made_deal("two_hundred", 8, contract=True)),
    ]
    found = ask(session, "event_deals", made=made)
    assert (found["game"], found["rules"], found["seats"]) == (
        "two_hundred",
        "reference",
        ["S", "W", "N", "E"],
    )
    assert [len(deal["hands"]["N"]) for deal in found["deals"]] == [10, 10]
    assert [bool(deal["view"]["contract"]) for deal in found["deals"]] == [False, True]
    asked = {"made": [deal["record"] for deal in found["deals"]], "name": "Made", "level": "beginner"}
    read_ = ask(session, "event", **asked, help=True)
    assert (read_["event"]["made"], read_["event"]["open"], read_["event"]["deals"]) == (True, True, 2)
    assert read_["fits"]
    link = read_["link"]

    # The second begins at its contract, and nobody takes that back.
    challenge = ask(session, "event_deal", link=link, deal=2)["challenge"]
    view = ask(session, "new", challenge=challenge)["view"]
    assert view["contract"]["value"] == 60
    assert not view["can_undo"]
    record = ask(session, "record")["record"]
    view = ask(session, "resume", record=record, challenge=challenge)["view"]
    assert not view["can_undo"]
    while view["waits_for"] != "over":
        if view["waits_for"] == "you":
            view = ask(session, "act", turn=view["turn"], action=first_act(view))["view"]
        else:
            view = ask(session, "step", turn=view["turn"])["view"]
    records = {"2": ask(session, "record")["record"]}
    again = ask(session, "challenge", claims=False)["link"]
    assert ask(session, "new", challenge=again)["view"]["contract"]["value"] == 60
    other = ask(session, "resume", record=records["2"].partition("auction")[0], challenge=challenge)
    assert other["error"]["code"] == "bad_field"

    result = ask(session, "event_result", link=link, name="Ama", records=records)["link"]
    levels = {
        "beginner": [
            ask(session, "event_field", link=link, deal=n, level="beginner")["margin"] for n in (1, 2)
        ]
    }
    table = ask(session, "standing", link=link, texts=[result], levels=levels)
    assert {row["name"] or row["level"] for row in table["rows"]} == {"Ama", "beginner"}
    assert ask(session, "event_bots", link=link, result=result)["others"] == []
    # Alone, a result and a table say which event they are of, and have no cards.
    for alone in (result, table["table"]):
        found = ask(session, "event", link=alone)
        assert (found["link"], found["event"]["open"], found["event"]["key"]) == (
            "",
            False,
            read_["event"]["key"],
        )
    assert ask(session, "standing", link=result, texts=[])["error"]["code"] == "cards_unseen"


def test_made_deals_that_cannot_be_an_event_are_refused():
    session, made = Session(), [write_record(made_deal("rangvaar", seed)) for seed in (1, 2)]
    for fields, code in (
        ({"made": []}, "bad_field"),
        ({"made": "deal"}, "bad_field"),
        ({"made": [made[0], 3]}, "bad_field"),
        ({"made": [made[0], made[0]]}, "deal_twice"),
        ({"made": [made[0], "x"]}, "not_a_link"),
    ):
        assert ask(session, "event_deals", **fields)["error"]["code"] == code
        assert ask(session, "event", name="n", **fields)["error"]["code"] == code
    sealed = ask(session, "event", made=made, name="n", sealed=True)
    assert sealed["error"]["code"] == "made_not_sealed"


def test_the_bots_of_a_made_deal_are_asked_again_whatever_its_number():
    event = a_made_event("tractor", contract=True)
    checked = ask(Session(), "event_bots", link=event_link(event), result=result_of(event, 0))
    assert checked["same"] > 0
    rows = read(event, result_of(event, 0)).rows()
    assert ask(Session(), "event", link=table_link(event, rows))["rows"][0]["margins"] == list(
        rows[0].margins
    )
