"""The arena: the same cards from both sides, honest sums, outside players, and going on where it stopped."""

import json
import re
import sys
from pathlib import Path

import pytest

import followsuit
from followsuit.__main__ import main
from followsuit.arena.pairs import Pairing, Plan
from followsuit.arena.report import interval, report
from followsuit.bots import levels_of
from followsuit.registry import game_named, game_names

EXTERNAL = Path(followsuit.__file__).parent / "bots" / "EXTERNAL.md"
games = pytest.mark.parametrize("game", game_names())


def ran(capsys, *words):
    status = main(["arena", *words])
    return status, capsys.readouterr().out


@games
def test_a_bot_against_itself_comes_to_nought(game, capsys):
    status, out = ran(capsys, game, "casual", "--null", "--pairs", "3")
    assert status == 0
    assert "+0.000 ± 0.000 a deal" in out
    assert out.count("0 illegal") == 2


@games
def test_every_level_plays_a_pair_without_an_illegal_move(game):
    for level in levels_of(game_named(game)):
        pairing = Pairing(Plan(game, level, "casual", "reference", "smoke", nodes=60))
        pair = pairing.play(1)
        assert pair["a"]["illegal"] == pair["b"]["illegal"] == []
        assert pair["a"]["ms"]


@pytest.mark.parametrize(("game", "least"), [("two_hundred", 2.0), ("rangvaar", 0.2)])
def test_the_searching_level_beats_the_one_below_on_fixed_seeds(game, least):
    pairing = Pairing(Plan(game, "expert", "casual", "reference", "small arena"))
    told = report([pairing.play(number) for number in range(1, 25)])
    assert next(iter(told["figures"].values()))["mean"] > least


def test_whole_matches_are_counted_by_who_wins(capsys):
    status, out = ran(capsys, "two_hundred", "casual", "beginner", "--matches", "--pairs", "4", "--seed", "7")
    assert status == 0
    assert "share of matches" in out
    assert "deals a match" in out


def test_an_arena_goes_on_where_it_stopped(tmp_path, capsys):
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    terms = ("two_hundred", "casual", "beginner", "--seed", "5")
    ran(capsys, *terms, "--pairs", "6", "--json", str(whole))
    ran(capsys, *terms, "--pairs", "4", "--json", str(part))
    ran(capsys, *terms, "--pairs", "6", "--json", str(part), "--resume")
    first, second = (json.loads(file.read_text(encoding="utf-8")) for file in (whole, part))
    assert [pair["figures"] for pair in first["pairs"]] == [pair["figures"] for pair in second["pairs"]]
    assert first["report"]["figures"] == second["report"]["figures"]


def test_a_file_of_another_arena_is_not_resumed(tmp_path, capsys):
    file = str(tmp_path / "kept.json")
    ran(capsys, "two_hundred", "casual", "--null", "--pairs", "1", "--json", file)
    capsys.readouterr()
    assert main(["arena", "rangvaar", "casual", "--null", "--pairs", "1", "--json", file, "--resume"]) == 1
    assert "Traceback" not in capsys.readouterr().err


def test_unknown_players_and_a_missing_opponent_are_refused():
    assert main(["arena", "two_hundred", "champion", "casual"]) == 1
    assert main(["arena", "two_hundred", "casual"]) == 1


def test_an_interval_narrows_with_the_root_of_the_pairs():
    few, many = interval([-1.0, 1.0] * 50), interval([-1.0, 1.0] * 200)
    assert few["mean"] == 0
    assert few["plus_minus"] == pytest.approx(2 * many["plus_minus"], rel=0.02)


# Outside players -------------------------------------------------------------------------------------------
def example(tmp_path):
    """The bot printed in EXTERNAL.md, as a command."""
    code = re.search(r"```python\n(.*?)```", EXTERNAL.read_text(encoding="utf-8"), re.DOTALL)[1]
    assert len(code.strip().splitlines()) <= 10
    return command(tmp_path, code)


def command(tmp_path, code):
    file = tmp_path / "bot.py"
    file.write_text(code, encoding="utf-8")
    return f"external:{sys.executable} {file}"


@pytest.mark.host
@games
def test_the_bot_in_the_guide_plays_every_game(game, tmp_path, capsys):
    status, out = ran(capsys, game, example(tmp_path), "casual", "--pairs", "1")
    assert status == 0, out
    assert out.count("0 illegal") == 2


ANSWER = "import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n    print({}, flush=True)\n"

WRONG = {
    "a card that is not in the hand": (
        "json.dumps({'kind': 'play', 'cards': ['2S']})",
        "out of turn|phase|hand",
    ),
    "text that is no JSON": ("'I pass'", "not JSON"),
    "a list": ("'[]'", "not an object"),
    "an action that does not exist": ("json.dumps({'kind': 'dance'})", "dance"),
}


@pytest.mark.host
@pytest.mark.parametrize("name", WRONG)
def test_an_illegal_answer_is_reported_with_the_position(name, tmp_path, capsys):
    code, told = WRONG[name]
    status, out = ran(capsys, "two_hundred", command(tmp_path, ANSWER.format(code)), "casual", "--pairs", "1")
    assert status == 1
    first = re.search(r"first illegal: (.*)", out)[1]
    assert re.search(told, first), first
    assert "two hundred, deal 1" in first


@pytest.mark.host
def test_a_process_that_is_silent_or_gone_does_not_stop_the_arena(tmp_path, capsys):
    silent = command(tmp_path, "import time\ntime.sleep(60)\n")
    pairing = Pairing(Plan("two_hundred", silent, "casual", "reference", "1", limit=0.02))
    pair = pairing.play(1)
    pairing.close()
    assert "no answer within" in pair["a"]["illegal"][0]
    status, out = ran(capsys, "two_hundred", command(tmp_path, "pass\n"), "casual", "--pairs", "1")
    assert status == 1
    assert "ended without an answer" in out or "is gone" in out


@pytest.mark.host
def test_jobs_change_no_figure(tmp_path, capsys):
    terms = ("rangvaar", "casual", "beginner", "--pairs", "4", "--seed", "3")
    one, two = ran(capsys, *terms)[1], ran(capsys, *terms, "--jobs", "2")[1]
    assert [line for line in one.splitlines() if " a deal" in line] == [
        line for line in two.splitlines() if " a deal" in line
    ]
