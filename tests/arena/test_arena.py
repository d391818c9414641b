"""The arena: the same cards from both sides, honest sums, outside players, and going on where it stopped."""

import json
import re
from pathlib import Path
from random import Random

import pytest

import followsuit
from followsuit.__main__ import main
from followsuit.actions import Pass
from followsuit.arena.pairs import Pairing, Plan
from followsuit.arena.players import LevelPlayer, player_named
from followsuit.arena.playing import DecisionLog, Encounter
from followsuit.arena.report import interval, report
from followsuit.bots import Budget, Thought, bot_for, levels_of
from followsuit.registry import game_named, game_names
from followsuit.seats import Side
from followsuit.seeds import Seed
from tests.shared.bots_outside import command

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


@pytest.mark.long("measures strength over fixed deals")
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


def test_an_arena_that_goes_on_tells_the_mean_of_all_pairs_so_far(tmp_path, capsys):
    terms = ("two_hundred", "casual", "beginner", "--seed", "5", "--json", str(tmp_path / "kept.json"))
    assert main(["arena", *terms, "--pairs", "3"]) == 0
    capsys.readouterr()
    assert main(["arena", *terms, "--pairs", "4", "--resume"]) == 0
    told = capsys.readouterr()
    mean = float(re.search(r"  score +([+-][\d.]+) ±", told.out)[1])
    assert float(re.search(r"4 of 4 pairs, ([+-][\d.]+) so far", told.err)[1]) == pytest.approx(
        mean, abs=0.01
    )


def test_a_file_of_another_arena_is_not_resumed(tmp_path, capsys):
    file = str(tmp_path / "kept.json")
    ran(capsys, "two_hundred", "casual", "--null", "--pairs", "1", "--json", file)
    capsys.readouterr()
    assert main(["arena", "rangvaar", "casual", "--null", "--pairs", "1", "--json", file, "--resume"]) == 1
    assert "game is 'two_hundred' there, not 'rangvaar'\n" in capsys.readouterr().err


def test_pairs_of_an_older_version_of_the_bots_are_not_mixed_with_new_ones(tmp_path, capsys):
    file, terms = tmp_path / "kept.json", ("two_hundred", "casual", "--null")
    ran(capsys, *terms, "--pairs", "1", "--json", str(file))
    kept = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**kept, "bots": kept["bots"] - 1}), encoding="utf-8")
    assert main(["arena", *terms, "--pairs", "2", "--json", str(file), "--resume"]) == 1
    assert "holds pairs of version" in capsys.readouterr().err


def test_unknown_players_and_a_missing_opponent_are_refused():
    assert main(["arena", "two_hundred", "champion", "casual"]) == 1
    assert main(["arena", "two_hundred", "casual"]) == 1


def test_an_interval_narrows_with_the_root_of_the_pairs():
    few, many = interval([-1.0, 1.0] * 50), interval([-1.0, 1.0] * 200)
    assert few["mean"] == 0
    assert few["plus_minus"] == pytest.approx(2 * many["plus_minus"], rel=0.02)


# Deals that are thrown in ----------------------------------------------------------------------------------
THROWN_IN = {
    "two_hundred": "traditional",
    "rangvaar": {"preset": "reference", "opener_may_pass": True},
    "tractor": "auction",
    "tractor where nobody declares": {"preset": "reference", "no_declaration": "redeal"},
}


class Silent:
    """A player that passes where it can and does nothing where it need not act."""

    def __init__(self, game):
        self.game = game

    def decide(self, observation, rng, budget):
        options = self.game.options(observation)
        return Thought.plain(next((option for option in options if isinstance(option, Pass)), None))


@pytest.mark.parametrize("name", THROWN_IN)
def test_a_deal_that_is_thrown_in_is_good_for_nobody(name):
    game = game_named(name.split()[0])
    played = game.side_figures(game.rules(THROWN_IN[name]), summary_of_a_deal(game))
    silent = Silent(game)
    encounter = Encounter(
        game,
        game.rules(THROWN_IN[name]),
        dict.fromkeys(Side, silent),
        dict.fromkeys(Side, DecisionLog()),
        Seed(1),
    )
    state = encounter.play_deal(encounter.begin(), 1)
    assert game.summary(state) == {"passed_out": True}
    figures = game.side_figures(game.rules(THROWN_IN[name]), game.summary(state))
    assert list(figures) == list(played)
    assert all(by["NS"] == by["EW"] for by in figures.values())


@pytest.mark.parametrize(("packs", "takes_over"), [(2, 80), (3, 120), (4, 160)])
def test_points_of_tractor_are_counted_from_those_at_which_the_sides_change(packs, takes_over):
    game = game_named("tractor")
    summary = {"declaring_side": "NS", "points": takes_over + 15, "gainer": None}
    figures = game.side_figures(game.rules({"packs": packs}), summary)
    assert figures[f"points about {takes_over}"] == {"NS": -15, "EW": 15}


def summary_of_a_deal(game):
    """The summary of a deal that the casual bots played out."""
    casual = LevelPlayer(bot_for(game, "casual"))
    players, logs = dict.fromkeys(Side, casual), dict.fromkeys(Side, DecisionLog())
    encounter = Encounter(game, game.rules(None), players, logs, Seed("played"))
    summary = game.summary(encounter.play_deal(encounter.begin(), 1))
    assert "passed_out" not in summary
    return summary


@pytest.mark.host
def test_an_arena_whose_deals_are_all_thrown_in_comes_to_nought(tmp_path, capsys):
    code = "import json, sys\nfor line in sys.stdin:\n    print(json.dumps({'kind': 'pass'}), flush=True)\n"
    words = ("tractor", command(tmp_path, code), "--null", "--rules", "auction", "--pairs", "2")
    status, out = ran(capsys, *words)
    assert status == 0, out
    assert "+0.000 ± 0.000 a deal" in out


# Outside players -------------------------------------------------------------------------------------------
def example(tmp_path):
    """The bot printed in EXTERNAL.md, as a command."""
    code = re.search(r"```python\n(.*?)```", EXTERNAL.read_text(encoding="utf-8"), re.DOTALL)[1]
    assert len(code.strip().splitlines()) <= 10
    return command(tmp_path, code)


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
    player = command(tmp_path, ANSWER.format(code))
    status, out = ran(capsys, "two_hundred", player, "casual", "--pairs", "1", "--go-on")
    assert status == 1
    first = re.search(r"first illegal: (.*)", out)[1]
    assert re.search(told, first), first
    assert "two hundred, deal 1" in first


#: What a bot may do instead of answering a question, and how the arena reports it.
BAD_ANSWERS = {
    "brackets nested too deeply": (r"put(b'[' * 50_000 + b'\n')", "not JSON"),
    "bytes that are not UTF-8": (r"put(b'{\xff}\n')", "not UTF-8"),
    "half of a surrogate pair": (r"""put(b'{"kind": "\\ud800"}\n')""", "ud800"),
    "a NUL byte": (r"put(b'\0\n')", "not JSON"),
    "an empty line": (r"put(b'\n')", "not JSON"),
    "a number of 5000 digits": (r"put(b'9' * 5000 + b'\n')", "not JSON"),
    "a line that does not end": ("put(b'x' * 100_000); time.sleep(60)", "more than 65536 bytes"),
    "half a line, and its end": ("put(b'[1'); sys.exit()", "in the middle of an answer"),
    "its end": ("sys.exit()", "ended without an answer"),
    "closing its output": ("os.close(1); time.sleep(60)", "ended without an answer"),
}

#: A bot that does so at its third question, and else plays the first of the options.
SOMETIMES = """import json, os, sys, time

def put(data):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()

for line in sys.stdin:
    asked = json.loads(line)
    if asked["id"] == 3:
        INSTEAD
    else:
        put(json.dumps(asked["options"][0]).encode() + b"\\n")
"""


def first_question():
    """The game, and what the seat that speaks first knows."""
    game = game_named("two_hundred")
    state = game.deal(game.new_match(game.rules(None), Random(1)), Random(1)).state
    return game, game.observe(state, game.to_act(state))


@pytest.mark.host
@pytest.mark.parametrize("name", BAD_ANSWERS)
def test_one_bad_answer_is_one_bad_decision_and_the_next_is_good(name, tmp_path):
    instead, told = BAD_ANSWERS[name]
    game, seen = first_question()
    # The test never waits for an answer that does not come, so it passes on slow machines too.
    player = player_named(game, command(tmp_path, SOMETIMES.replace("INSTEAD", instead)), 60)
    thoughts = [player.decide(seen, Random(1), Budget()) for _ in range(5)]
    player.close()
    legal = game.options(seen)[0]
    assert [thought.action for thought in thoughts] == [legal, legal, None, legal, legal]
    assert told in thoughts[2].reason
    assert thoughts[2].reason.isprintable()


@pytest.mark.host
def test_a_process_that_is_silent_is_given_up_after_the_limit_and_does_not_stop_the_arena(tmp_path):
    silent = command(tmp_path, "import time\ntime.sleep(600)\n")
    pairing = Pairing(Plan("two_hundred", silent, "casual", "reference", "1", limit=0.01))
    pair = pairing.play(1)
    pairing.close()
    assert len(pair["a"]["illegal"]) == len(pair["a"]["ms"])
    assert all("no answer within 0.01 s" in told for told in pair["a"]["illegal"])


@pytest.mark.host
def test_a_process_that_never_reads_and_only_writes_is_given_up_too(tmp_path):
    game, seen = first_question()
    player = player_named(game, command(tmp_path, "while True:\n    print('{}', flush=True)\n"), 0.02)
    # More than a pipe holds: writing a question that does not fit must not block for ever.
    thoughts = [player.decide(seen, Random(1), Budget()) for _ in range(100)]
    player.close()
    assert all(thought.action is None and thought.reason for thought in thoughts)


@pytest.mark.host
def test_a_command_that_does_not_exist_stops_the_arena_before_a_score_is_printed(capsys):
    status, out = ran(capsys, "two_hundred", "external:/no/such/bot", "casual", "--pairs", "50")
    assert status == 1
    assert "/no/such/bot" in re.search(r"stopped: first illegal: (.*)", out)[1]
    assert len(out.splitlines()) == 1


@pytest.mark.host
def test_a_program_that_crashes_in_the_third_pair_leaves_the_report_of_two(tmp_path, capsys):
    code = """import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["view"]["hand"] and asked["id"] > 55:
        sys.exit(1)
    print(json.dumps(asked["options"][0]), flush=True)
"""
    file = tmp_path / "kept.json"
    words = (command(tmp_path, code), "casual", "--pairs", "9", "--json", str(file))
    status, out = ran(capsys, "two_hundred", *words)
    assert status == 1
    assert "ended without an answer" in out
    kept = json.loads(file.read_text())["pairs"]
    assert 0 < len(kept) < 9
    assert f"{len(kept)} pairs" in out


@pytest.mark.host
def test_an_interrupted_arena_reports_the_pairs_it_has(monkeypatch, tmp_path, capsys):
    play = Pairing.play

    def interrupted(pairing, number):
        if number == 3:
            raise KeyboardInterrupt
        return play(pairing, number)

    monkeypatch.setattr(Pairing, "play", interrupted)
    status, out = ran(capsys, "rangvaar", "casual", "beginner", "--pairs", "9")
    assert status == 130
    assert "2 pairs" in out
    assert "interrupted after 2 of 9 pairs" in out


@pytest.mark.parametrize("name", ["external:", "external:  ", "external:python3 'bot.py"])
def test_a_command_that_is_none_is_refused_before_anything_is_played(name, capsys):
    assert main(["arena", "two_hundred", name, "casual"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.host
def test_jobs_change_no_figure(tmp_path, capsys):
    terms = ("rangvaar", "casual", "beginner", "--pairs", "4", "--seed", "3")
    one, two = ran(capsys, *terms)[1], ran(capsys, *terms, "--jobs", "2")[1]
    assert [line for line in one.splitlines() if " a deal" in line] == [
        line for line in two.splitlines() if " a deal" in line
    ]
