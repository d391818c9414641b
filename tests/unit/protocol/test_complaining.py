"""Complaints: an act with what an argument about it needs, and nothing hidden while the deal goes on."""

import json

import pytest

from followsuit import __version__
from followsuit.links import linked_question, linked_record, read
from followsuit.registry import game_names
from tests.shared.front_ends import Advised

GAMES = list(game_names())


def first_of(client):
    return client.on("hint", level="beginner")["hint"]["action"] or {"kind": "pass"}


@pytest.mark.parametrize("game", GAMES)
def test_of_a_deal_that_goes_on_a_complaint_tells_only_what_the_person_sees(game):
    client = Advised(game, nodes=10)
    asked = set()
    for _ in range(400):
        if client.view["waits_for"] in ("deal", "over"):
            break
        answer = client.on("complaint")
        assert answer["ok"] and answer["link"] is None and answer["over"] is False
        if answer["question"]:
            question = linked_question(answer["question"])
            asked.add(question["ask"])
            told = json.dumps(question)
            others = set(hidden_cards(client)) - set(seen_cards(client.view))
            assert not [
                card for card in others if f'"{card}"' in told or f" {card}" in told or f"{card} " in told
            ]
            if question["ask"] == "follow":
                assert question["hand"].split() == client.view["hand"]
            assert client.ask("rule", question={**question, "play": question.get("hand", "").split(" ")[0]})
        client.go_on(lambda: first_of(client))
    assert "winner" in asked


def hidden_cards(client):
    """The cards that the other seats hold."""
    table = client.table
    views = [table.game.view(table.observe(seat)) for seat in table.players]
    return [card for view in views if view["you"] != client.view["you"] for card in view["hand"]]


def seen_cards(view):
    """The cards in the person's hand and in the tricks."""
    tricks = [*(view.get("tricks") or []), *([view["trick"]] if view.get("trick") else [])]
    return [*view["hand"], *(card for trick in tricks for play in trick["plays"] for card in play["cards"])]


@pytest.mark.parametrize("game", GAMES)
def test_of_a_deal_that_is_over_a_complaint_links_to_it_at_that_act(game):
    client = Advised(game, nodes=10)
    client.play_out(lambda: first_of(client))
    answer = client.on("complaint")
    assert answer["over"] is True and answer["version"] == __version__ and answer["bots"] >= 1
    link, _, act = answer["link"].rpartition("~")
    assert int(act) == answer["act"] > 0
    assert read(answer["link"]) == read(link), "the act does not change what the link carries"
    assert linked_record(answer["link"]).deals[-1].number == answer["deal"]
    client.ask("open", record=client.ask("record")["record"])
    past = client.ask("complaint", deal=1, step=3)
    assert past["ok"] and past["act"] == 3 and past["link"].endswith("~3")
    refused = client.ask("complaint", deal=1, step=9999)
    assert refused["error"]["code"] == "bad_field"
