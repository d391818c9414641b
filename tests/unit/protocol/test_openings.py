"""Openings: the first hands that are played ahead are what the engine would answer."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from base.failure import BuildError
from base.paths import ROOT
from content.openings import COUNT, find_change, games_played_ahead, pack, path_of, read
from followsuit.bots import bots_of
from followsuit.card_games.registry import game_named, game_names
from tests.shared.sampling import sample
from tools.make_openings import Conversation, is_made, list_choices, make_opening

#: Every view of an opening, as the page puts them together, each branch to its end before the next.
VIEWS = """import { readFileSync } from "node:fs";
import { applyChange } from "./web/js/engine/stand-in.js";
const walk = (view, then) => [view, ...then.flatMap((one) => walk(applyChange(view, one.view), one.then))];
const openings = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(openings.map(({ answer, then }) => walk(answer.view, then))));"""
REMEDY = ".venv/bin/python build/tools/make_openings.py --all makes them anew"


def nodes_of(opening):
    """Every question of an opening."""
    ahead = list(opening["then"])
    while ahead:
        node = ahead.pop()
        yield node
        ahead += node["then"]


def test_every_game_is_played_ahead_by_its_present_bots() -> None:
    assert games_played_ahead() == sorted(game_names())
    for game in game_names():
        assert is_made(game), f"{game}: version {bots_of(game_named(game)).version} of the bots. {REMEDY}"


@pytest.mark.parametrize("game", game_names())
def test_a_sample_of_the_openings_is_what_the_engine_answers(game: str) -> None:
    for number in sample(range(COUNT), 3, game):
        assert read(path_of(game))[number] == make_opening(game, number), REMEDY


def told_by_the_engine(conversation, then):
    """Every view of an opening, as the engine tells it."""
    views = [conversation.view]
    for node in then:
        fork = conversation.fork()
        fork.ask(node["ask"])
        views += told_by_the_engine(fork, node["then"])
    return views


def test_the_page_puts_the_views_together_that_the_engine_tells() -> None:
    openings = [
        read(path_of(game))[number] for game in game_names() for number in sample(range(COUNT), 1, game)
    ]
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", VIEWS],
        cwd=ROOT,
        input=json.dumps(openings),
        capture_output=True,
        text=True,
        check=True,
    )
    for opening, views in zip(openings, json.loads(done.stdout), strict=True):
        conversation = Conversation()
        conversation.ask(
            {
                "op": "new",
                **{name: opening[name] for name in ("game", "seed", "rules", "level", "agreements")},
            }
        )
        assert views == told_by_the_engine(conversation, opening["then"])


@pytest.mark.long("every opening; a sample is compared in each gate")
@pytest.mark.parametrize("game", game_names())
def test_every_opening_is_what_the_engine_answers(game: str) -> None:
    made = [make_opening(game, number) for number in range(COUNT)]
    assert read(path_of(game)) == made, REMEDY


@pytest.mark.parametrize("game", game_names())
def test_an_opening_holds_nothing_that_south_may_not_know(game: str) -> None:
    for opening in read(path_of(game)):
        # By this the page for fairness knows it (web/js/features/fairness/store.js).
        assert re.fullmatch(rf"first-hand-{game}-\d+", opening["seed"])
        assert {seat["name"] for seat in opening["answer"]["view"]["seats"].values()} == {""}
        assert opening["answer"]["view"]["you"] == "S"
        dealt = [
            event for node in nodes_of(opening) for event in node["events"] if event["kind"] == "cards_dealt"
        ]
        assert {event["seat"] for event in dealt if event["cards"]} <= {"S"}


@pytest.mark.parametrize("game", game_names())
def test_a_person_is_answered_at_their_first_decision_whatever_they_do(game: str) -> None:
    answered = 0
    for opening in read(path_of(game)):
        acts = [node["ask"]["action"] for node in nodes_of(opening) if node["ask"]["op"] == "act"]
        answered += len(acts) > 1
    # Of Tractor the first decision is often a throw or the burying of several cards, which waits.
    assert answered == COUNT if game != "tractor" else answered > 0


def test_what_a_bid_or_a_card_may_be_is_read_from_the_prompt() -> None:
    bid = {"kind": "bid", "can_pass": True, "values": [60, 65]}
    assert [choice.get("value") for choice in list_choices(bid)] == [None, 60, 65]
    play = {"kind": "play", "playable": ["2C", "3C"], "only": None}
    assert list_choices(play)[1] == {"kind": "play", "cards": ["3C"]}
    assert list_choices({**play, "count": 2}) == []
    assert list_choices({**play, "only": ["2C", "2C"]}) == [{"kind": "play", "cards": ["2C", "2C"]}]


def test_a_question_that_the_engine_refuses_stops_the_tool() -> None:
    with pytest.raises(ValueError, match="unknown_game"):
        Conversation().ask({"op": "new", "game": "whist"})


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ({"turn": 1}, {"turn": 1}, {}),
        ({"turn": 1, "you": "S"}, {"turn": 2, "you": "S"}, {"turn": [2]}),
        ({"prompt": None}, {"prompt": {"kind": "bid"}}, {"prompt": [{"kind": "bid"}]}),
        ({"hand": []}, {"hand": ["2C"]}, {"hand": [0, 0, ["2C"]]}),
        ({"hand": ["AS", "KS", "2C"]}, {"hand": ["AS", "2C"]}, {"hand": [1, 1, []]}),
        ({"hand": ["2C", "2C"]}, {"hand": ["2C"] * 4}, {"hand": [2, 0, ["2C", "2C"]]}),
        ({"own": {"pile": 1}}, {}, {"own": []}),
        ({}, {"own": []}, {"own": [[]]}),
        ({"S": {"cards": 5, "roles": []}}, {"S": {"cards": 4, "roles": []}}, {"S": {"cards": [4]}}),
    ],
)
def test_a_change_says_only_what_is_other_than_before(before, after, change) -> None:
    assert find_change(before, after) == change


def test_a_file_that_is_no_opening_stops_the_build(tmp_path: Path) -> None:
    path = tmp_path / "court_piece.jsonl.gz"
    path.write_bytes(b"no gzip")
    with pytest.raises(BuildError, match=r"court_piece.*cannot be read"):
        read(path)
    path.write_bytes(pack([{"format": "follow-suit-opening 0"}]))
    with pytest.raises(BuildError, match="64 openings"):
        read(path)
