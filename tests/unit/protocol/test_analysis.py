"""Analysis: other acts tried in a deal that was played, every legal one weighed, and what is kept of it."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named, game_names
from followsuit.protocol.session import Session
from followsuit.record import Player, Record, read_record, write_record
from followsuit.table import Table
from followsuit.table.secrecy_check import _elsewhere
from followsuit.table.table_bots import acts_of

GOLDENS = Path(__file__).parents[2] / "golden" / "matches"


def golden(game):
    record = read_record((GOLDENS / f"{game}-reference.deal").read_text(encoding="utf-8"))
    players = {**record.players, Seat.S: Player(None, "Ada")}
    return replace(record, players=players).with_deals(record.deals[:1])


RECORDS: dict[str, Record] = {game: golden(game) for game in game_names()}


class Client:
    def __init__(self, record):
        self.session = Session()
        self.ask("open_record", record=write_record(record))

    def ask(self, op, **fields):
        return json.loads(self.session.handle(json.dumps({"v": 1, "id": op, "op": op, **fields})))

    def good(self, op, **fields):
        answer = self.ask(op, **fields)
        assert answer["ok"], answer
        return answer


def plays_of(record):
    """The numbers of the acts before which a seat had several plays."""
    game = game_named(record.game)
    return [
        act.at
        for act in acts_of(game, record.rules, record.deals[0])
        if type(act.action).__name__ == "Play" and len(game.options(game.observe(act.state, act.seat))) > 3
    ]


@pytest.mark.parametrize("game", game_names())
def test_every_value_is_for_a_legal_play_and_every_legal_play_has_one(game):
    record = RECORDS[game]
    client, step = Client(record), plays_of(record)[5]
    legal = client.good("show_position", deal=1, step=step)["legal"]
    found = client.good("weigh_acts", deal=1, step=step, worlds=12)
    assert {one["text"] for one in legal} == {one["text"] for one in found["values"]}
    assert all(one["value"] is not None and one["error"] >= 0 for one in found["values"])
    assert found["worlds"] == 12
    more = client.good("weigh_acts", deal=1, step=step, worlds=20)
    assert more["worlds"] == 32
    for one in legal:
        after = client.good("show_position", deal=1, step=step, line=[one["text"]])
        assert after["to_act"] != found["to_act"] or after["view"] is not None


@pytest.mark.parametrize("game", game_names())
def test_values_are_the_same_with_the_hidden_cards_exchanged(game):
    record = RECORDS[game]
    step = plays_of(record)[4]
    playing = game_named(game)
    act = next(act for act in acts_of(playing, record.rules, record.deals[0]) if act.at == step)
    work = _elsewhere(playing, record, record.deals[0], act, Random(1), 0.0)
    while True:
        try:
            next(work)
        except StopIteration as over:
            assert over.value is not None
            state, moved = over.value
            break
    assert moved > 3
    opening = dict(playing.opening(state))
    before = record.deals[0].actions[:step]
    assert opening != dict(record.deals[0].opening)
    deal = replace(record.deals[0], actions=before)
    values = []
    for one in (opening, record.deals[0].opening):
        client = Client(record.with_deals([replace(deal, opening=one)]))
        values.append(client.good("weigh_acts", deal=1, step=step, worlds=16)["values"])
    assert values[0] == values[1]


def test_every_seat_is_named_when_it_is_to_act():
    client = Client(RECORDS["two_hundred"])
    steps = plays_of(RECORDS["two_hundred"])
    named = {client.good("show_position", deal=1, step=step)["to_act"] for step in steps}
    assert named == {"S", "W", "N", "E"}
    assert {client.good("weigh_acts", deal=1, step=step, worlds=1)["to_act"] for step in steps} == named


def test_more_worlds_make_a_value_surer():
    client, step = Client(RECORDS["two_hundred"]), plays_of(RECORDS["two_hundred"])[3]
    few = client.good("weigh_acts", deal=1, step=step, worlds=8)["values"]
    for _ in range(6):
        many = client.good("weigh_acts", deal=1, step=step, worlds=64)
    assert many["worlds"] > 300
    errors = [sum(one["error"] for one in values) for values in (few, many["values"])]
    assert errors[1] < errors[0] / 2
    assert client.good("weigh_acts", deal=1, step=step, worlds=64)["done"]


@pytest.mark.parametrize("game", game_names())
def test_a_line_is_tried_by_hand_and_by_bots_and_kept_as_a_branch(game):
    record = RECORDS[game]
    client, step = Client(record), plays_of(record)[2]
    legal = client.good("show_position", deal=1, step=step)["legal"]
    line = [legal[-1]["text"]]
    for _ in range(5):
        line = client.good("extend_line", deal=1, step=step, line=line, level="casual")["line"]
    assert len(line) == 6
    kept = client.good("add_branch", deal=1, step=step, line=line)
    assert kept["record"].startswith("followsuit-deal 1\n")
    [branch] = kept["deals"][0]["remarks"]["branches"]
    assert (branch["act"], branch["line"]) == (step + 1, line)
    again = client.good("add_branch", deal=1, step=step, line=line)
    assert again["record"] == kept["record"], "a branch stands once"
    assert write_record(read_record(kept["record"])) == kept["record"]
    # Bots choose the same the second time.
    other = [legal[-1]["text"]]
    for _ in range(5):
        other = client.good("extend_line", deal=1, step=step, line=other, level="casual")["line"]
    assert other == line


def test_an_illegal_line_is_refused_and_nothing_changes():
    record = RECORDS["two_hundred"]
    client, step = Client(record), plays_of(record)[7]
    played = record.deals[0].actions[:step]
    gone = next(action for action in reversed(played) if type(action).__name__ == "Play")
    seat = client.good("show_position", deal=1, step=step)["to_act"]
    refused = client.ask("show_position", deal=1, step=step, line=[f"play {seat} {gone.cards[0].text}"])
    assert refused["error"]["code"] == "not_in_hand"
    assert client.ask("add_branch", deal=1, step=step, line=["dance"])["error"]["code"] == "bad_line"
    assert client.ask("add_branch", deal=1, step=step, line=[])["error"]["code"] == "nothing_to_do"
    longest = client.ask("add_branch", deal=1, step=step, line=["dance"] * 400)
    assert longest["error"]["code"] == "bad_line"
    for fields in ({"line": "play"}, {"line": [1]}, {"line": ["dance"] * 401}, {"deal": 9}, {"step": -1}):
        assert (
            client.ask("show_position", **{"deal": 1, "step": step, **fields})["error"]["code"] == "bad_field"
        )
    for worlds in (0, 1_000, "many"):
        code = client.ask("weigh_acts", deal=1, step=step, worlds=worlds)["error"]["code"]
        assert code == "bad_field"
    assert "remarks" not in client.good("open_record", record=write_record(record))["deals"][0]
    assert (
        Session()
        and json.loads(Session().handle('{"v":1,"op":"show_position"}'))["error"]["code"] == "no_match"
    )


@pytest.mark.parametrize("game", game_names())
def test_a_deal_is_played_on_from_a_position_against_bots(game):
    record = RECORDS[game]
    client, step = Client(record), plays_of(record)[2]
    line = [client.good("show_position", deal=1, step=step)["legal"][-1]["text"]]
    text = client.good("export_position", deal=1, step=step, line=line, level="casual")["record"]
    table = Table.resume(text)
    assert table.is_assisted
    assert [table.is_bot(seat) for seat in table.players] == [seat is not Seat.S for seat in table.players]
    assert len(table.record().deals[0].actions) == step + 1
    while not (table.needs_deal or table.is_over):
        if table.to_act is Seat.S:
            table.act(table.game.options(table.observe(Seat.S))[0])
        else:
            table.step()
    last = len(record.deals[0].actions)
    assert client.ask("export_position", deal=1, step=last)["error"]["code"] == "nothing_to_do"
    assert (
        client.ask("export_position", deal=1, step=step, level="oracle")["error"]["code"] == "unknown_level"
    )
