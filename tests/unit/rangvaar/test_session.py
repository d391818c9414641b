"""Rangvaar through the protocol: the view, the second packet, chips."""

import json

import pytest

from followsuit.protocol.session import Session
from tests.shared.front_ends import score_of
from tests.shared.zones import zone_of


class Client:
    """A front end of few words."""

    def __init__(self):
        self.session = Session()

    def ask(self, op, **fields):
        return json.loads(self.session.handle(json.dumps({"v": 1, "id": op, "op": op, **fields})))

    def new(self, **fields):
        return self.ask("new", **{"game": "rangvaar", "seed": 3, "level": "casual", **fields})


@pytest.fixture
def client():
    return Client()


def go_on(client, view):
    """The answer to the next message that moves the match on; the person takes the first thing offered."""
    turn, prompt = view["turn"], view["prompt"]
    if view["waits_for"] == "deal":
        return client.ask("deal", turn=turn)
    if view["waits_for"] != "you":
        return client.ask("step", turn=turn)
    match prompt["kind"]:
        case "bid":
            action = {"kind": "pass"} if prompt["can_pass"] else {"kind": "bid", "value": prompt["values"][0]}
        case "name_trump":
            action = {"kind": "name_trump", "suit": prompt["suits"][0]}
        case _:
            action = {"kind": "play", "cards": prompt["playable"][:1]}
    return client.ask("act", turn=turn, action=action)


def until(client, answer, wanted):
    for _ in range(1000):
        assert answer["ok"], answer
        if wanted(answer["view"]):
            return answer
        answer = go_on(client, answer["view"])
    raise AssertionError("it never came to that")


def is_over(view):
    return view["waits_for"] == "over"


# The view --------------------------------------------------------------------------------------------------
def test_the_view_of_the_auction_holds_five_cards_and_counts_in_tricks(client):
    view = until(client, client.new(), lambda view: view["waits_for"] == "you")["view"]
    assert view["phase"] == "bidding"
    assert len(view["hand"]) == 5
    assert {seat["cards"] for seat in view["seats"].values()} == {5}
    assert zone_of(view, "packet")["count"] == 8
    assert view["match"] == {"deals": 3, "counted": 0, "current": 1}
    assert view["prompt"]["kind"] == "bid"
    assert set(view["prompt"]["values"]) <= set(range(7, 14))
    assert "points" not in view
    assert "target" not in view
    assert view["chips"] is None


def test_the_second_packet_arrives_with_the_naming_of_trump_and_only_ones_own(client):
    answer = client.new()
    while answer["view"]["trump"] is None:
        assert len(answer["view"]["hand"]) == 5
        answer = go_on(client, answer["view"])
    kinds = [event["kind"] for event in answer["events"]]
    assert kinds == ["trump_named", "cards_dealt"]
    assert answer["events"][1]["seat"] == "S"
    assert len(answer["events"][1]["cards"]) == 8
    assert len(answer["view"]["hand"]) == 13
    assert zone_of(answer["view"], "packet")["count"] == 0


def test_nothing_told_before_trump_is_named_holds_a_card_of_the_second_packet(client):
    answer, told = client.new(), []
    while answer["view"]["trump"] is None:
        told.append(json.dumps(answer))
        answer = go_on(client, answer["view"])
    record = client.ask("record")["record"]
    hidden = {
        card
        for line in record.splitlines()
        if line.startswith(("rest ", "hand W", "hand N", "hand E"))
        for card in line.split()[2:]
    }
    assert len(hidden) == 47
    assert not [card for card in hidden for text in told if f'"{card}"' in text]


def test_the_summary_of_a_deal_and_of_the_match(client):
    first = until(client, client.new(), lambda view: view["summary"] is not None)["view"]
    summary = first["summary"]
    assert set(summary) == {
        "declarer", "side", "contract", "made", "tricks", "change", "before", "totals", "clauses", "court",
        "won_by", "payout",
    }  # fmt: skip
    assert sum(summary["tricks"].values()) == 13
    assert summary["won_by"] is None
    assert first["match"] == {"deals": 3, "counted": 1, "current": 1}
    assert score_of(first)["total"] == summary["totals"]
    last = until(client, go_on(client, first), is_over)["view"]
    assert last["match"]["counted"] == 3
    assert last["summary"]["won_by"] in ("NS", "EW", "tie")
    assert last["summary"]["payout"] is None


def test_a_deal_thrown_in_does_not_count(client):
    # The bots always find a bid of seven; four people may all pass.
    view = client.new(rules={"opener_may_pass": True})["view"]
    opening = client.ask("record")["record"].split("auction")[0].replace("casual", "person")
    seats = "SWNE"[(at := "SWNE".index(view["first"])) :] + "SWNE"[:at]
    passes = ", ".join(f"{seat} pass" for seat in seats)
    view = client.ask("resume", record=f"{opening}auction {passes}\n")["view"]
    assert view["phase"] == "thrown_in"
    assert view["summary"] == {"passed_out": True}
    assert view["waits_for"] == "deal"
    after = client.ask("deal", turn=view["turn"])["view"]
    assert after["deal"] == 2
    assert after["match"]["current"] == 1
    assert after["first"] == {"S": "W", "W": "N", "N": "E", "E": "S"}[view["first"]]


# Chips -----------------------------------------------------------------------------------------------------
def test_hello_tells_which_game_is_played_for_chips(client):
    chips = {game["name"]: game["for_chips"] for game in client.ask("hello")["games"]}
    assert chips == {"tractor": False, "two_hundred": False, "rangvaar": True, "court_piece": False}


def test_a_match_with_a_stake_pays_out_at_its_end(client):
    answer = client.new(stake=1000)
    assert answer["view"]["chips"] == {"stake": 1000, "pot": 4000}
    last = until(client, answer, is_over)
    payout = last["view"]["summary"]["payout"]
    assert payout["stake"] == 1000
    assert sum(payout["pay"].values()) + payout["commission"] == payout["pot"] == 4000
    assert payout["change"] == {seat: pay - 1000 for seat, pay in payout["pay"].items()}
    paid = last["events"][-1]
    assert paid == {"kind": "pot_paid", **{key: payout[key] for key in ("pot", "commission", "pay")}}


def test_r11_nothing_is_carried_from_one_match_to_the_next(client):
    assert "balance" not in client.new(stake=1000)
    assert client.ask("new", again=True)["view"]["chips"] is None
    assert client.ask("new", again=True, stake=10**11)["view"]["chips"]["pot"] == 4 * 10**11


def test_a_refused_stake_leaves_the_old_match_as_it_was(client):
    before = client.new(seed=5)["view"]
    refused = client.new(stake=0)
    assert (refused["ok"], refused["error"]["code"]) == (False, "bad_stake")
    assert client.ask("view")["view"] == before


@pytest.mark.parametrize("stake", [0, -5, 2.5, "100", True, [], {}])
def test_r10_a_stake_that_is_no_number_of_cents_is_refused(client, stake):
    error = client.new(stake=stake)["error"]
    assert (error["code"], error["clause"]) == ("bad_stake", "R10")


def test_a_game_without_chips_takes_no_stake(client):
    error = client.new(game="two_hundred", stake=100)["error"]
    assert (error["code"], error["facts"]) == ("no_stakes", {"game": "two_hundred"})
    assert client.new(game="two_hundred", stake=None)["ok"]


def test_a_resumed_match_pays_what_it_would_have_paid(client):
    answer = until(client, client.new(stake=777), lambda view: view["match"]["current"] == 2)
    resumed = Client()
    again = resumed.ask("resume", record=client.ask("record")["record"])
    assert again["view"] == answer["view"]
    assert again["view"]["chips"] == {"stake": 777, "pot": 3108}
    straight = until(client, answer, is_over)["view"]["summary"]
    assert until(resumed, again, is_over)["view"]["summary"] == straight


def test_s10_a_commission_that_is_always_taken_is_told_with_the_stake():
    for commission, kept in (("always", {"kept": 100}), ("ties", {}), ("never", {})):
        client = Client()
        rules = {"preset": "reference", "commission": commission}
        view = client.ask("new", game="rangvaar", rules=rules, seed="1", stake=2000)["view"]
        assert view["chips"] == {"stake": 2000, "pot": 8000, **kept}
