"""A game from outside the package: once it is registered it is played, recorded, measured and described like the others."""

import io
import json
from pathlib import Path
from random import Random

import pytest

import followsuit
from followsuit.__main__ import main
from followsuit.adapters.text import TextEnvironment
from followsuit.arena.pairs import Pairing, Plan
from followsuit.base.errors import RequestError, RulesError
from followsuit.base.seats import Seat
from followsuit.bots import (
    Budget,
    GameBots,
    bot_for,
    default_level_of,
    levels_of,
    register_bots,
    unregister_bots,
)
from followsuit.card_games import registry
from followsuit.card_games.registry import game_named, game_names
from followsuit.deal_editor import blank_setup, made_record, problems_of, read_text
from followsuit.house_rules import read_house_rules
from followsuit.protocol.session import Session
from followsuit.record import Player, read_record, write_record
from followsuit.referee import answer
from followsuit.table import Table

# The toy lies in the repository; inside Pyodide there is only the engine.
pytestmark = pytest.mark.host


def ask(session, op, **fields):
    answered = json.loads(session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields})))
    assert answered["ok"], answered
    return answered


def test_it_is_offered_after_the_games_of_the_package(toy):
    assert game_names() == (*registry.GAMES, "six_cards")
    told = ask(Session(), "hello")["games"][-1]
    assert (told["name"], told["clause_letter"], told["default_preset"]) == ("six_cards", "X", "reference")
    assert (told["levels"], told["default_level"], told["asked_options"]) == (
        ["beginner"],
        "beginner",
        ["deals"],
    )


def test_it_is_gone_once_it_is_unregistered(toy):
    registry.unregister("six_cards")
    assert game_names() == registry.GAMES
    registry.register(toy)


def test_two_games_have_neither_one_name_nor_one_letter(toy, monkeypatch):
    with pytest.raises(ValueError, match="six_cards"):
        registry.register(toy)
    monkeypatch.setattr(type(toy), "name", "another")
    with pytest.raises(ValueError, match="'X'"):
        registry.register(toy)
    monkeypatch.undo()


def test_bots_that_pick_any_legal_action_play_it_to_the_end_and_its_record_is_read_again(toy):
    table = Table.start("six_cards", toy.rules("long"), {seat: Player("beginner") for seat in Seat}, "toy")
    while not table.is_over:
        _ = table.deal() if table.needs_deal else table.step()
    assert len(table.record().deals) == 3
    assert sum(table.summary()["totals"].values()) == 18
    assert write_record(read_record(table.record_text())) == table.record_text()


def test_a_person_plays_it_over_the_protocol(toy):
    session = Session()
    view = ask(session, "new", game="six_cards", seed="toy")["view"]
    assert view["seats"]["W"]["level"] == "beginner"
    assert "opener" in view["seats"][view["first"]]["roles"]
    assert view["zones"] == [{"kind": "spare", "owner": view["first"], "count": 0}]
    assert [row["label"] for row in view["score"]] == ["taken", "total", "sixes"]
    while view["waits_for"] != "over":
        if view["waits_for"] == "you":
            action = {"kind": "play", "cards": [view["prompt"]["playable"][0]]}
            view = ask(session, "act", turn=view["turn"], action=action)["view"]
        else:
            view = ask(session, "step", turn=view["turn"])["view"]
    figures = ask(session, "record")["figures"]
    assert (figures["unit"], sum(figures["took"].values()), figures["passed_out"]) == ("tricks", 6, False)


def test_rules_that_it_refuses_together_without_saying_which_are_read_and_kept(toy, monkeypatch):
    def refuse(self, specification):
        if isinstance(specification, dict) and specification.get("deals") == 3:
            raise RulesError("contradiction", "three deals are two too many")
        return toy_rules(self, specification)

    toy_rules = type(toy).rules
    monkeypatch.setattr(type(toy), "rules", refuse)
    house = read_house_rules("followsuit-rules 1\ngame six_cards\ndeals 3\n")
    assert (house.rules, house.unread, house.clash) == ({"preset": "reference", "deals": 3}, (), ())
    asked = ask(Session(), "find_remedies", game="six_cards", rules=dict(house.rules))
    assert (asked["fields"], asked["remedies"]) == ([], [])


def test_a_deal_of_it_is_laid_out_by_hand_though_it_says_nothing_of_how(toy):
    players = {seat: Player("beginner") for seat in Seat}
    setup = blank_setup("six_cards", toy.rules(None)).filled(Random(1))
    assert (setup.frame.contract, problems_of(setup)) == ((), ())
    record = made_record(setup, players, "toy")
    again = read_text(write_record(record), "six_cards", None, Random(2)).setup
    assert made_record(again, players, "toy") == record
    assert [again.number, *map(set, again.cards.values())] == [1, *map(set, setup.cards.values())]
    with pytest.raises(RequestError, match="cannot begin with its play"):
        made_record(setup, players, "toy", {"declarer": "S"})


def test_the_referee_rules_on_it(toy):
    question = {"id": 1, "game": "six_cards", "ask": "winner", "cards": ["TH", "AS", "QH", "9H"]}
    assert answer(question) == {"id": 1, "winner": "N"}


def test_the_arena_compares_its_bots(toy):
    pairing = Pairing(Plan("six_cards", "beginner", "beginner", "reference", "toy"))
    assert set(pairing.play(1)["figures"]) == {"tricks"}


def test_bots_of_its_own_play_it_once_they_are_registered(toy):
    class First:
        def act(self, observation, rng, budget):
            return toy.options(observation)[0]

    register_bots("six_cards", GameBots({"casual": First()}, result="own_tricks"))
    try:
        assert levels_of(toy) == ("casual",)
        assert default_level_of(toy) == "casual"
        state = toy.deal(toy.new_match(toy.rules(None), Random(1)), Random(1)).state
        observation = toy.observe(state, toy.to_act(state))
        assert bot_for(toy, "casual").act(observation, Random(1), Budget()) == toy.options(observation)[0]
    finally:
        unregister_bots("six_cards")


def test_a_bot_that_picks_any_legal_action_picks_each_sooner_or_later(toy):
    state = toy.deal(toy.new_match(toy.rules(None), Random(1)), Random(1)).state
    observation = toy.observe(state, toy.to_act(state))
    bot = bot_for(toy, "beginner")
    assert {bot.act(observation, Random(seed), Budget()) for seed in range(80)} == set(
        toy.options(observation)
    )


def test_games_of_the_package_are_packages_named_for_them_with_letters_of_their_own():
    assert [game_named(name).name for name in registry.GAMES] == list(registry.GAMES)
    assert len({game_named(name).clause_letter for name in registry.GAMES}) == len(registry.GAMES)


#: What `engine/docs/adding_a_game.md` says that a view needs outside of the page.
NEEDED = ("game", "you", "to_act", "phase", "deal", "hand", "trump", "tricks", "prompt", "summary")


def test_ten_keys_of_a_view_are_enough_for_programs_the_terminal_and_language_models(
    toy, monkeypatch, tmp_path, capsys
):
    page = (Path(followsuit.__file__).parents[1] / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
    assert all(f"`{key}`" in page for key in NEEDED)
    whole = type(toy).view
    monkeypatch.setattr(
        type(toy),
        "view",
        lambda self, observation: {key: whole(self, observation).get(key) for key in NEEDED},
    )
    match = followsuit.match("six_cards", players={"S": "person", "N": lambda one: one.legal[0]}, seed="x")
    while not match.is_over:
        match.run()
        if match.to_act:
            assert followsuit.analyse(match).best.act in match.situation("S").legal
            match.push(match.situation("S").legal[0])
    environment = TextEnvironment("six_cards")
    legal = environment.reset(seed=1)[1]["legal"]
    while not (step := environment.step(legal[0])).terminated:
        legal = step.info["legal"]
    assert "The deal is over" in step.text
    kept = tmp_path / "kept.deal"
    kept.write_text(match.record(), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("tricks\nscore\nquit\n"))
    for words in (["replay", str(kept)], ["play", "six_cards"], ["play", "six_cards", "--auto"]):
        assert main(words) == 0
    said = capsys.readouterr()
    assert "Your card" in said.out
    assert not said.err
