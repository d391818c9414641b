"""Taking back, the only play, and claiming, over the protocol."""

import json

import pytest

from followsuit.card_games.registry import game_names
from followsuit.protocol.session import Session
from followsuit.record import read_record
from followsuit.table import Table


class Client:
    """A front end of few words that plays the first thing there is to play."""

    def __init__(self, game, seed=3, **more):
        self.session = Session()
        self.view = self.ask("new", game=game, seed=seed, level="beginner", **more)["view"]

    def ask(self, op, **fields):
        answer = json.loads(self.session.handle(json.dumps({"v": 1, "id": op, "op": op, **fields})))
        self.view = answer.get("view") or self.view
        return answer

    def act(self, action):
        answer = self.ask("act", turn=self.view["turn"], action=action)
        assert answer["ok"], answer
        return answer

    def action(self):
        prompt = self.view["prompt"]
        match prompt["kind"]:
            case "bid" if prompt["can_pass"]:
                return {"kind": "pass"}
            case "bid":
                return {"kind": "bid", "value": prompt["values"][0]}
            case "name_trump":
                return {"kind": "name_trump", "suit": prompt["suits"][0]}
            case "declare":
                return {"kind": "pass"}
            case "bury":
                return {"kind": "bury", "cards": self.view["hand"][-prompt["count"] :]}
            case _:
                return {"kind": "play", "cards": self.play()}

    def play(self):
        prompt = self.view["prompt"]
        card = prompt["playable"][0]
        return self.ask("select_cards", turn=self.view["turn"], card=card)["cards"]

    def go_on(self):
        """Let the table act until the person is wanted, or the deal is over."""
        while self.view["waits_for"] in ("bot", "table"):
            assert self.ask("step", turn=self.view["turn"])["ok"]

    def play_until(self, wanted):
        for _ in range(400):
            self.go_on()
            if wanted(self.view):
                return
            assert self.view["waits_for"] == "you", "the deal is over"
            self.act(self.action())
        raise AssertionError("it never came to that")

    def undo(self):
        return self.ask("undo", turn=self.view["turn"])

    def record(self):
        return self.ask("record")["record"]


def has_to_choose(view):
    prompt = view["prompt"]
    return (
        prompt is not None and prompt["kind"] == "play" and prompt["only"] is None and view["trick"]["plays"]
    )


games = pytest.mark.parametrize("game", game_names())


@games
def test_taking_back_leads_to_where_the_person_last_had_a_choice(game):
    client = Client(game)
    client.play_until(has_to_choose)
    before = dict(client.view)
    client.act(client.action())
    client.go_on()
    answer = client.undo()
    assert answer["events"] == [{"kind": "taken_back", "seat": "S"}]
    same = set(before) - {"assisted", "helps", "can_undo"}
    assert {key: client.view[key] for key in same} == {key: before[key] for key in same}


@games
def test_a_deal_in_which_something_was_taken_back_is_marked_for_good(game):
    client = Client(game)
    client.play_until(has_to_choose)
    assert client.view["assisted"] is False
    client.act(client.action())
    client.undo()
    assert client.view["assisted"] is True and client.view["helps"] == ["taken_back"]
    record = client.record()
    assert read_record(record).deals[-1].is_assisted
    assert Table.resume(record).is_assisted


@games
def test_what_was_taken_back_is_not_in_the_record(game):
    client = Client(game)
    client.play_until(has_to_choose)
    before = client.record()
    client.act(client.action())
    client.go_on()
    client.undo()
    lines = [line for line in client.record().splitlines() if line != "assisted taken_back"]
    assert lines == before.splitlines()


@games
def test_everything_can_be_taken_back_to_the_beginning_of_the_deal_and_no_further(game):
    client = Client(game)
    client.play_until(lambda view: view["prompt"] and len(view["tricks"]) == 3)
    count = 0
    while client.view["can_undo"]:
        assert client.undo()["ok"]
        assert client.view["prompt"]
        count += 1
    assert count >= 2
    refused = client.undo()
    assert (refused["ok"], refused["error"]["code"]) == (False, "nothing_to_undo")


@games
def test_a_match_resumed_can_be_taken_back_as_far(game):
    client = Client(game)
    client.play_until(lambda view: view["prompt"] and len(view["tricks"]) == 2)
    other = Client(game)
    other.ask("resume", record=client.record())
    while client.view["can_undo"]:
        assert other.view["can_undo"]
        client.undo()
        other.undo()
        assert other.view["hand"] == client.view["hand"]
        assert other.view["prompt"] == client.view["prompt"]
    assert not other.view["can_undo"]


@games
def test_a_deal_that_is_scored_stays_as_it_is(game):
    client = Client(game)
    client.play_until(lambda view: view["waits_for"] in ("deal", "over"))
    assert client.view["can_undo"] is False
    assert client.undo()["error"]["code"] == "nothing_to_undo"


@games
def test_the_only_play_is_one_that_may_be_made_and_no_other_may(game):
    client = Client(game, seed=11)
    found = 0
    for _ in range(200):
        client.go_on()
        if client.view["waits_for"] != "you":
            break
        prompt = client.view["prompt"]
        if prompt["kind"] == "play" and prompt["only"]:
            found += 1
            chosen = client.ask("select_cards", turn=client.view["turn"], chosen=prompt["only"])
            assert chosen["refusal"] is None
            assert sorted(prompt["only"]) == sorted(
                card for card in client.view["hand"] if card in prompt["playable"]
            )
        client.act(client.action())
    assert found


@games
def test_a_play_that_was_the_only_one_is_not_gone_back_to(game):
    client = Client(game, seed=11)
    client.play_until(
        lambda view: (
            view["prompt"]
            and view["prompt"]["kind"] == "play"
            and view["prompt"]["only"]
            and view["can_undo"]
        )
    )
    client.act({"kind": "play", "cards": client.view["prompt"]["only"]})
    if client.view["can_undo"]:
        client.undo()
        assert client.view["prompt"].get("only") is None


def test_a_claim_that_is_not_certain_is_refused():
    client = Client("two_hundred")
    client.play_until(lambda view: view["prompt"] and view["prompt"]["kind"] == "play")
    refused = client.ask("claim_tricks", turn=client.view["turn"])
    assert (refused["ok"], refused["error"]["code"]) == (False, "not_certain")


def test_a_claim_comes_as_one_event_and_the_plays_that_show_it():
    client = Client("two_hundred")
    for seed in range(40):
        client = Client("two_hundred", seed=seed)
        client.play_until(
            lambda view: (
                view["waits_for"] in ("deal", "over") or (view["prompt"] or {}).get("claim") is not None
            )
        )
        if client.view["prompt"]:
            break
    left = client.view["prompt"]["claim"]
    on_table = len(client.view["trick"]["plays"])
    answer = client.ask("claim_tricks", turn=client.view["turn"])
    kinds = [event["kind"] for event in answer["events"]]
    assert kinds[0] == "claimed"
    assert (kinds.count("trick_won"), kinds.count("cards_played")) == (
        left,
        4 * left - on_table,
    )
    assert {event["seat"] for event in answer["events"] if event["kind"] == "trick_won"} == {"S"}
    assert client.view["summary"]
    assert read_record(client.record())
