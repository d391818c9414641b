"""Outside players: programs that play in the arena, well or badly, and what becomes of the pairs they played."""

import json
import re
from pathlib import Path
from random import Random

import pytest

import followsuit
from followsuit.__main__ import main
from followsuit.arena.contestants import player_named
from followsuit.arena.pairs import Pairing, Plan
from followsuit.bots import Budget
from followsuit.card_games.registry import game_named, game_names
from tests.shared.bots_outside import command, ran

EXTERNAL = Path(followsuit.__file__).parent / "bots" / "EXTERNAL.md"
games = pytest.mark.parametrize("game", game_names())


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
    game, observation = first_question()
    # The test never waits for an answer that does not come, so it passes on slow machines too.
    player = player_named(game, command(tmp_path, SOMETIMES.replace("INSTEAD", instead)), 60)
    decisions = [player.decide(observation, Random(1), Budget()) for _ in range(5)]
    player.close()
    legal = game.options(observation)[0]
    assert [decision.action for decision in decisions] == [legal, legal, None, legal, legal]
    assert told in decisions[2].reason
    assert decisions[2].reason.isprintable()


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
    game, observation = first_question()
    player = player_named(game, command(tmp_path, "while True:\n    print('{}', flush=True)\n"), 0.02)
    # More than a pipe holds: writing a question that does not fit must not block for ever.
    decisions = [player.decide(observation, Random(1), Budget()) for _ in range(100)]
    player.close()
    assert all(decision.action is None and decision.reason for decision in decisions)


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
