"""The agreements of the bots through messages: what there is, with examples, and a match that begins with them."""

import pytest

from followsuit.base.agreements import ALL_AGREEMENTS
from followsuit.bots import bots_of
from followsuit.card_games.registry import game_named, game_names
from followsuit.record import read_record
from tests.shared.front_ends import Client, play_until

games = pytest.mark.parametrize("game", game_names())


def card_of(game):
    return ALL_AGREEMENTS.among(bots_of(game_named(game)).clauses).text


@games
def test_every_agreement_has_an_example_of_cards_of_the_games_smallest_pack(game):
    client = Client()
    offer = {one["name"]: one for one in client.ask("hello")["games"]}[game]
    listed = client.ask("list_agreements", game=game)["agreements"]
    assert [one["code"] for one in listed] == offer["agreements"]
    assert " ".join(one["code"] for one in listed if one["of"] is None) == card_of(game)
    assert [(one["code"], one["of"]) for one in listed if one["of"]] == [("weak_discards", "first_discard")]
    for one in listed:
        example = one["example"]
        tricks = [*example["tricks"], *filter(None, [example["trick"]])]
        plays = [play for trick in tricks for play in trick["plays"]]
        shown = [card for play in plays for card in play["cards"]] + example["hand"]
        assert len(set(shown)) == len(shown)
        assert {card[0] for card in shown} <= set("789TJQKA"), "a short pack has no others"
        assert set(example["keeps"]) < set(example["hand"])
        for trick in tricks:
            seats = [play["seat"] for play in trick["plays"]]
            at = offer["rotation"].index(trick["leader"])
            assert seats == [offer["rotation"][(at + step) % 4] for step in range(len(seats))]
        leads = example["trick"] is None
        turn = example["tricks"][-1]["winner"] if leads and example["tricks"] else example["seat"]
        assert turn == example["seat"] == "N"


def test_what_the_first_discard_says_is_the_mirror_of_its_mirror():
    listed = Client().ask("list_agreements", game="rangvaar")["agreements"]
    by_code = {one["code"]: one["example"] for one in listed}
    liked, not_liked = (set(by_code[code].pop("keeps")) for code in ("first_discard", "weak_discards"))
    assert by_code["first_discard"] == by_code["weak_discards"]
    assert not liked & not_liked


@games
def test_a_match_begins_with_the_card_that_is_asked_for_and_keeps_it_when_it_is_played_again(game):
    client = Client()
    assert client.ask("new", game=game, seed=5)["view"]["agreements"] == ""
    assert client.ask("new", game=game, seed=5, agreements="all")["view"]["agreements"] == card_of(game)
    record = read_record(client.ask("record")["record"])
    assert record.agreements.text == card_of(game)
    assert client.ask("new", again=True, seed=6)["view"]["agreements"] == card_of(game)
    view = client.ask("new", again=True, seed=6, agreements="high_low return_suit")["view"]
    assert view["agreements"] == "return_suit high_low"
    view = client.ask("resume", record=client.ask("record")["record"])["view"]
    assert view["agreements"] == "return_suit high_low"


def test_a_game_takes_only_what_it_has_and_a_word_nobody_knows_is_refused():
    client = Client()
    view = client.ask("new", game="court_piece", agreements="points last_trick")["view"]
    assert view["agreements"] == "last_trick", "no card counts in Court Piece"
    for wrong in ("echo_in_trumps", "return_suit all", 7, None):
        error = client.ask("new", game="court_piece", agreements=wrong)["error"]
        assert (error["code"], error["facts"]) == ("bad_field", {"field": "agreements"})
    assert client.ask("view")["view"]["agreements"] == "last_trick", "the match that was is left as it was"


def test_the_card_is_changed_from_the_next_deal_on():
    client = Client()
    view = client.ask("new", game="court_piece", seed=5, agreements="all")["view"]
    answer = client.ask("set_agreements", agreements="return_suit", since=0)
    assert answer["view"] == {**view, "agreements": "return_suit"}
    assert "agreements return_suit" in answer["record_lines"]["lines"][-8:]
    assert client.ask("set_agreements", agreements="points")["view"]["agreements"] == ""
    assert client.ask("resume", record=client.ask("record")["record"])["view"]["agreements"] == ""
    assert client.ask("set_agreements", agreements="echo")["error"]["code"] == "bad_field"
    client.ask("new", game="court_piece", seed=5, one_deal=True, agreements="all")
    refused = client.ask("set_agreements", agreements="")["error"]
    assert (refused["code"], refused["facts"]) == ("not_offered", {"op": "set_agreements"})
    assert client.ask("view")["view"]["agreements"] == card_of("court_piece")


def test_a_hint_says_what_the_partner_has_said_and_what_its_card_keeps():
    client = Client()
    read: list[str] = []
    kept: list[str] = []

    def ask_for_hints(view):
        if view["waits_for"] == "you" and view["prompt"]["kind"] == "play" and view["prompt"]["only"] is None:
            hint = client.ask("hint", turn=view["turn"], level="casual")["hint"]
            assert not (hint["read"] and view["trick"]["plays"]), "only a leader can answer"
            assert all(said["seat"] == "N" for said in hint["read"])
            read.extend(said["clause"] for said in hint["read"])
            if hint["keeps"]:
                assert hint["keeps"]["leads"] is not bool(view["trick"]["plays"])
                assert hint["keeps"]["suit"] == hint["action"]["cards"][0][1]
                kept.append(hint["keeps"]["clause"])
        return view["waits_for"] in ("deal", "over")

    for seed in range(6):
        play_until(client, client.ask("new", game="two_hundred", seed=seed, agreements="all"), ask_for_hints)
    assert read
    assert "points" in kept
    assert {*read, *kept} <= {*card_of("two_hundred").split()}
    read.clear()
    play_until(client, client.ask("new", game="two_hundred", seed=0), ask_for_hints)
    assert not read, "nothing is agreed on"
