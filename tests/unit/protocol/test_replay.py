"""A record is opened and looked through while a match is on; figures of its deals come with it."""

import json
from typing import Any

import pytest

from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named, game_names
from followsuit.protocol.replay_state import Replay
from followsuit.protocol.session import Session
from followsuit.record import Player
from followsuit.table import Table

PACK = {"tractor": 108, "two_hundred": 40, "rangvaar": 52, "court_piece": 52}


def played(game, deals=None, rules="reference", seed="a text"):
    """A table that has played so many deals, or its match to the end."""
    players = {
        seat: Player(None if seat is Seat.S else "beginner", "Ada" if seat is Seat.S else "") for seat in Seat
    }
    bots = {seat: Player("beginner") for seat in Seat}
    table = Table.start(game, game_named(game).rules(rules), bots, seed=seed)
    while not table.is_over:
        if not table.needs_deal:
            table.step()
        elif deals is None or len(table.record().deals) < deals:
            table.deal()
        else:
            break
    return table.record_text().replace("player S beginner", f"player S person {players[Seat.S].name}")


class Client:
    def __init__(self):
        self.session = Session()

    def ask(self, op, **fields):
        return json.loads(self.session.handle(json.dumps({"v": 1, "id": op, "op": op, **fields})))


@pytest.fixture(scope="module", params=sorted(game_names()))
def record(request):
    return request.param, played(request.param, 2)


def test_an_opened_record_tells_its_deals_and_who_played(record):
    game, text = record
    told = Client().ask("open_record", record=text)
    assert told["ok"], told
    assert (told["game"], told["rules"], told["you"]) == (game, "reference", "S")
    assert told["players"]["S"] == {"name": "Ada", "level": None, "side": "NS"}
    assert told["players"]["W"]["level"] == "beginner"
    assert [deal["number"] for deal in told["deals"]] == [1, 2]
    for deal in told["deals"]:
        assert deal["stops"][0] == 0
        assert deal["stops"][-1] == deal["steps"]
        assert deal["stops"] == sorted(set(deal["stops"]))
        assert deal["figures"]["deal"] == deal["number"]
        assert not deal["figures"]["assisted"]


def test_a_record_of_several_people_is_seen_from_the_seat_of_the_one_who_asks():
    text = played("rangvaar", 1).replace("player W beginner", "player W person Noor")
    client = Client()

    def looks(**fields):
        return client.ask("open_record", record=text, **fields)["you"], client.ask(
            "show_step", deal=1, step=0
        )["view"]["you"]

    assert looks(seat="W") == ("W", "W")
    # A note changes nothing of it.
    assert client.ask("annotate_act", deal=1, act=0, note="well")["you"] == "W"
    # Bots, seats of other tables and nonsense have no side to be seen from.
    for seat in (None, "N", "SW", 5, ["W"]):
        assert looks(seat=seat) == ("S", "S"), seat


def test_every_step_of_a_deal_that_is_over_shows_all_four_hands(record):
    game, text = record
    client = Client()
    deal = client.ask("open_record", record=text)["deals"][0]
    steps = [client.ask("show_step", deal=1, step=step) for step in range(deal["steps"] + 1)]
    assert all(shown["ok"] for shown in steps)
    for shown in steps:
        assert sorted(shown["hands"]) == ["E", "N", "S", "W"]
        assert shown["hands"]["S"] == shown["view"]["hand"]
        seats, looked_at = shown["view"]["seats"], shown["hands"]
        if shown["view"]["phase"] == "naming" and game == "court_piece":
            # Five cards lie before each seat, and the caller alone has looked at its own (C6).
            [caller] = [seat for seat in seats if "caller" in seats[seat]["roles"]]
            looked_at = {caller: looked_at[caller]}
        assert all(len(hand) == seats[seat]["cards"] for seat, hand in looked_at.items())
        assert shown["view"]["prompt"] is None
        assert shown["view"]["waits_for"] == "table"
    most = max(sum(len(hand) for hand in shown["hands"].values()) for shown in steps)
    assert most == PACK[game]
    assert steps[-1]["view"]["summary"] is not None
    left = (steps[-1]["view"]["own"] or {}).get("cards_left")
    assert steps[-1]["hands"] == left if game == "court_piece" else not any(steps[-1]["hands"].values())


def test_a_deal_left_in_the_middle_shows_only_the_persons_hand():
    client = Client()
    client.ask("new", game="two_hundred", seed=3)
    text = client.ask("record")["record"]
    told = client.ask("open_record", record=text)
    assert told["deals"][-1]["figures"] is None
    assert not told["over"]
    assert list(client.ask("show_step", deal=1, step=0)["hands"]) == ["S"]


def test_looking_through_a_record_leaves_the_table_alone(record):
    client = Client()
    began = client.ask("new", game="rangvaar", seed=5)["view"]
    before = client.ask("record")["record"]
    assert client.ask("open_record", record=record[1])["ok"]
    assert client.ask("show_step", deal=2, step=3)["ok"]
    assert client.ask("record")["record"] == before
    assert client.ask("view")["view"] == began


def test_what_is_not_there_is_refused(record):
    client = Client()
    assert client.ask("show_step", deal=1, step=0)["error"]["code"] == "no_match"
    assert client.ask("open_record", record="torn")["error"]["code"] == "not_a_record"
    assert client.ask("open_record", record=7)["error"]["code"] == "bad_field"
    assert client.ask("open_record", record=record[1])["ok"]
    for deal, step in ((9, 0), (1, -1), (1, 10_000), (1, True), (None, 0)):
        assert client.ask("show_step", deal=deal, step=step)["error"]["code"] == "bad_field"
    assert client.ask("open_record", record="torn")["error"]["code"] == "not_a_record"
    assert client.ask("show_step", deal=1, step=0)["ok"], (
        "a record that cannot be read closed the one that is open"
    )


def test_help_is_told_in_the_figures():
    text = played("two_hundred", 1)
    lines = text.splitlines()
    first_act = next(at for at, line in enumerate(lines) if line.startswith("auction"))
    helped = "\n".join([*lines[:first_act], "assisted", *lines[first_act:]]) + "\n"
    [deal] = Replay().open(helped)["deals"]
    assert deal["figures"]["assisted"]


@pytest.mark.parametrize("game", sorted(game_names()))
def test_the_figures_of_a_match_agree_with_its_summaries(game):
    table = Table.start(
        game, game_named(game).rules("reference"), {seat: Player("beginner") for seat in Seat}, seed="b"
    )
    summaries: list[dict[str, Any] | None] = []
    while not table.is_over:
        if table.needs_deal:
            table.deal()
        else:
            table.step()
        if table.summary() and (not summaries or summaries[-1] is not None):
            summaries.append(table.summary())
            if table.needs_deal:
                table.deal()
    opened = Replay().open(table.record_text())
    assert opened["over"]
    figures = [deal["figures"] for deal in opened["deals"]]
    assert len(figures) == len(summaries)
    assert figures[-1]["won_by"] == summaries[-1]["won_by"] is not None
    for told, summary in zip(figures, summaries, strict=True):
        assert told["passed_out"] == bool(summary.get("passed_out"))
        if told["passed_out"]:
            continue
        if game == "tractor":
            assert told["declarer"] == summary["starter"]
            assert told["ahead"] == (summary["gainer"] or summary["declares_next"])
            assert told["standing"] == summary["levels"]
            [attackers] = told["took"]
            assert (attackers, told["took"][attackers]) == (
                {"NS": "EW", "EW": "NS"}[summary["declaring_side"]],
                summary["points"],
            )
        else:
            assert told["made"] == summary["made"]
            assert told["took"] == summary[told["unit"]]
            assert told["ahead"] in ("NS", "EW", None)
            if told["ahead"]:
                other = {"NS": "EW", "EW": "NS"}[told["ahead"]]
                # A deal of Court Piece may change a row only (C24).
                counted = "tricks" if game == "court_piece" else "change"
                assert summary[counted][told["ahead"]] > summary[counted][other]


def test_the_record_of_a_deal_that_is_over_comes_with_its_figures():
    client = Client()
    client.ask("resume", record=played("rangvaar", 1))
    answer = client.ask("record")
    assert answer["figures"]["deal"] == 1
    assert answer["turn"] == client.ask("view")["view"]["turn"]
    client.ask("deal", turn=answer["turn"])
    assert client.ask("record")["figures"] is None


def applied(monkeypatch, game):
    """Count the acts that a game makes from now on."""
    counted, apply = [], game_named(game).apply

    def counting(state, action):
        counted.append(action)
        return apply(state, action)

    monkeypatch.setattr(type(game_named(game)), "apply", staticmethod(counting))
    return counted


@pytest.mark.parametrize("game", sorted(game_names()))
def test_a_record_comes_back_from_its_link_and_each_of_its_acts_is_made_once(game, monkeypatch):
    text = played(game, 2)
    link = Client().ask("write", kind="record", value={"record": text})["link"]
    assert Client().ask("open", text=link)["text"] == text
    counted = applied(monkeypatch, game)
    client = Client()
    deals = client.ask("open_record", record=text)["deals"]
    acts = sum(deal["steps"] for deal in deals)
    assert len(counted) == acts > 20
    client.ask("show_step", deal=2, step=deals[1]["steps"])
    assert len(counted) == acts


def test_the_record_of_a_day_is_replayed_once_for_its_margin(monkeypatch):
    guest = Client()
    link = guest.ask("write", kind="challenge", value={"game": "two_hundred", "day": "2026-11-23"})["link"]
    view = guest.ask("new", challenge=link)["view"]
    while view["waits_for"] != "over":
        advised = view["prompt"] and guest.ask("hint", turn=view["turn"], level="casual")["hint"]["action"]
        op, fields = ("act", {"action": advised}) if advised else ("step", {})
        view = guest.ask(op, turn=view["turn"], **fields)["view"]
    record = guest.ask("record")["record"]
    counted = applied(monkeypatch, "two_hundred")
    opened = guest.ask("open_record", record=record, challenge=link)
    assert opened["challenge"] == {"day": "2026-11-23", "margin": view["challenge"]["margin"]}
    assert len(counted) == opened["deals"][0]["steps"]


@pytest.mark.parametrize(("link", "code"), [("d1.x", "link_cut"), (7, "bad_field"), ("q9.", "not_a_link")])
def test_a_link_that_cannot_be_opened_is_refused(link, code):
    assert Client().ask("open", text=link)["error"]["code"] == code
