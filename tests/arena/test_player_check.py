"""The check of an external player: no fault of a good one; of a bad one the question, the answer and the
remedy.
"""

import json
import re
import sys
from pathlib import Path

import pytest

import followsuit
from followsuit.__main__ import main

pytestmark = pytest.mark.host

EXTERNAL = (Path(followsuit.__file__).parent / "bots" / "EXTERNAL.md").read_text(encoding="utf-8")
GOOD = re.findall(r"^```python\n(.*?)^```", EXTERNAL, re.DOTALL | re.MULTILINE)[0]

PRESETS = followsuit.presets("two_hundred")

#: A bot that answers with the first option, with a place for a fault.
FIRST = """
import json, sys, time
for number, line in enumerate(sys.stdin):
    asked = json.loads(line)
    answer = json.dumps(asked["options"][0])
    {wrong}
    print(answer, flush=True)
{after}
"""

FAULTS = {
    "talks": (
        "print('thinking', flush=True)",
        "",
        "not JSON: thinking",
        "print what is for you to standard error",
    ),
    "a list": ("answer = '[]'", "", "not an object: []", "answer with an object"),
    "latin": (
        "sys.stdout.buffer.write(b'\\xe9\\n'); sys.stdout.flush(); continue",
        "",
        "not UTF-8",
        "write UTF-8",
    ),
    "dies": (
        "sys.exit(3) if number > 4 else None",
        "",
        "the process ended without an answer",
        "until the input ends",
    ),
    "revokes": (
        'answer = \'{"kind": "play", "cards": ["2S"]}\'',
        "",
        "wrong phase",
        'answer one of the question\'s options: {"kind": "pass"}',
    ),
    "stale": (
        "answer = json.dumps({**asked['options'][0], 'id': asked['id'] - 1})",
        "",
        "the answer repeats the id of another question, 0 instead of 1",
        "exactly one line for every question",
    ),
    "greets at the end": ("", "print('b' * 300)", "wrote 21 lines to 20 questions", "none before or after"),
    "fails at the end": ("", "sys.exit(2)", "ended with the status 2", "end with status 0"),
}
#: How many more faults there are like each, where the time that an answer takes does not decide it.
MORE = {"a list": ["43", "3"], "revokes": ["3", "39", "3"], "stale": ["43", "3"]}


def checked(tmp_path, capsys, program, *words):
    file = tmp_path / "bot.py"
    file.write_text(program, encoding="utf-8")
    status = main(
        ["arena", "two_hundred", "--check", f"external:{sys.executable} {file}", "--deals", "1", *words]
    )
    return status, capsys.readouterr().out


def test_the_bot_of_the_documentation_keeps_to_the_messages(tmp_path, capsys):
    status, out = checked(tmp_path, capsys, GOOD)
    assert status == 0, out
    assert re.findall(r"^  (\w+) +(\w+)", out, re.MULTILINE) == [("ok", preset) for preset in PRESETS]
    assert re.search(r"bid \d+, name_trump 1, play 40", out)


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_with_the_question_the_answer_and_the_remedy(name, tmp_path, capsys):
    wrong, after, told, remedy = FAULTS[name]
    status, out = checked(tmp_path, capsys, FIRST.format(wrong=wrong, after=after))
    assert status == 1
    assert "FAIL  reference" in out
    assert told in out
    assert remedy in out
    # Of what it wrote no more is shown than fits a few lines.
    assert (re.search("b{200}", out) is not None) is (name == "greets at the end")
    assert not re.search("b{201}", out)
    if name in MORE:
        assert re.findall(r"and (\d+) more like it", out) == MORE[name]
    questions = re.findall(r"question: (.*)", out)
    assert questions
    for question in questions:
        assert question == "(end of input)" or json.loads(question)["options"]


def test_a_player_that_is_late_each_time_is_not_waited_for_to_the_end(tmp_path, capsys):
    status, out = checked(tmp_path, capsys, FIRST.format(wrong="time.sleep(9)", after=""), "--limit", "0.01")
    assert status == 1
    assert "no answer within 0.01 s" in out
    assert "flush after every line" in out


def test_a_player_that_goes_on_after_its_input_is_told_so(tmp_path, capsys, monkeypatch):
    from followsuit.arena import player_check

    monkeypatch.setattr(player_check, "GRACE", 0.1)
    monkeypatch.setattr(player_check, "ASKED_AT_ONCE", 1)
    status, out = checked(tmp_path, capsys, FIRST.format(wrong="", after="time.sleep(60)"), "--limit", "2")
    assert status == 1
    assert "it goes on after its input has ended" in out


def test_all_games_are_checked_where_none_is_named(tmp_path, capsys):
    file = tmp_path / "bot.py"
    file.write_text(GOOD, encoding="utf-8")
    assert main(["arena", "--check", f"external:{sys.executable} {file}", "--deals", "1"]) == 0
    out = capsys.readouterr().out
    for game in followsuit.games():
        assert f"{game}: " in out
        for preset in followsuit.presets(game):
            assert f"ok    {preset}" in out
    assert "bury" in out
    assert "declare" in out


def test_what_is_no_external_player_cannot_be_checked(capsys):
    assert main(["arena", "two_hundred", "--check", "casual"]) == 1
    assert "external:COMMAND" in capsys.readouterr().err
    assert main(["arena"]) == 1
