"""The command line: what it prints, and how it answers wrong words, files and numbers."""

import argparse
import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import followsuit
from followsuit import command_line
from followsuit.__main__ import main
from followsuit.commands import command_parser
from tests.shared.refused_commands import refused


def test_the_command_line_runs_matches(capsys):
    words = [
        "play",
        "two_hundred",
        "--auto",
        "--matches",
        "2",
        "--seed",
        "1",
        "--rules",
        "traditional,target=300",
        "--no-color",
    ]
    assert main(words) == 0
    first = capsys.readouterr().out
    assert main(words) == 0
    again = capsys.readouterr().out
    assert first.splitlines()[:2] == again.splitlines()[:2]
    assert "won: " in first


@pytest.mark.parametrize(
    "words",
    [
        "play two_hundred --auto --rules house",
        "play two_hundred --auto --rules reference,target=7",
        "play two_hundred --auto --rules {",
        "play two_hundred --auto --level champion",
        "replay /nowhere/at/all.deal",
    ],
)
def test_a_command_that_is_refused_says_why_and_ends_with_1(words, capsys):
    assert refused(words.split(), capsys).count("\n") == 1


def test_a_broken_record_is_refused_with_its_line(tmp_path, capsys):
    path = tmp_path / "torn.deal"
    path.write_text("followsuit-deal 1\ngame two_hundred\n\ndeal 1\ndealer Q\n", encoding="utf-8")
    assert "line 4" in refused(["replay", str(path)], capsys)


NOT_RECORDS = {
    "no UTF-8": (b"followsuit-deal 1\n\xff", "byte 18 is no text of UTF-8"),
    "UTF-16": ("followsuit-deal 1".encode("utf-16"), "the line 'game' is missing"),
    "empty": (b"", "a text of this kind begins with 'followsuit-deal 1'"),
    "another text": (b"hello\n", "line 1: a text of this kind begins with 'followsuit-deal 1'"),
    "NUL bytes": (b"\0\0", "byte 0 is no text of UTF-8"),
    "only the head": (b"followsuit-deal 1\ngame tractor\n", "line 2: the record has no deal"),
}


@pytest.mark.parametrize("name", NOT_RECORDS)
def test_replay_says_in_one_line_what_is_wrong_with_a_file(name, tmp_path, capsys):
    content, told = NOT_RECORDS[name]
    path = tmp_path / "kept.deal"
    path.write_bytes(content)
    assert refused(["replay", str(path)], capsys) == f"followsuit: {path}: {told}\n"


def test_replay_says_in_one_line_that_there_is_no_such_file_or_that_it_is_a_directory(tmp_path, capsys):
    for path, told in ((tmp_path / "gone.deal", "No such file or directory"), (tmp_path, "Is a directory")):
        assert refused(["replay", str(path)], capsys) == f"followsuit: {path}: {told}\n"


def test_a_name_that_no_encoding_holds_is_written_as_an_escape(monkeypatch):
    written = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stderr", written)
    assert main(["replay", "gone\udcff.deal"]) == 1
    written.flush()
    assert b"gone\\udcff.deal: No such file or directory" in written.buffer.getvalue()


@pytest.mark.parametrize("rules", ["reference,target=²", "reference,deals=x", "{", "nothing"])
def test_rules_that_are_none_are_refused_in_one_line(rules, capsys):
    assert len(refused(["play", "two_hundred", "--rules", rules, "--auto"], capsys).splitlines()) == 1


def commands():
    """The parser of the whole command line, and of each command, by name."""
    parser = command_parser()
    [found] = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return {"": parser, **found.choices}


#: What each command is given; scripts go by these names.
OPTIONS = {
    "": "--version",
    "play": "game --day --rules --packs --seats --seed --level --agreements --auto --matches --site --no-color",
    "games": "",
    "replay": "file --no-color",
    "link": "file --deal --site --challenge",
    "open": "link --to",
    "verify": "source --exchange --no-color",
    "sheet": "source --as --site --to",
    "arena": (
        "game a b --pairs --matches --null --seed --jobs --rules --packs --seats --levels --totals --declare "
        "--lean --go-on --records --show --nodes --limit --json --resume --report --plot --scheduler --check "
        "--deals"
    ),
    "leaderboard": "files",
    "referee": "",
    "text": "game --rules --seat --level",
}


@pytest.mark.parametrize(("name", "options"), OPTIONS.items())
def test_a_command_is_told_what_it_is_to_do_by_names_that_stay(name, options):
    actions = [one for one in commands()[name]._actions if not isinstance(one, argparse._SubParsersAction)]
    assert [word for one in actions[1:] for word in one.option_strings or [one.dest]] == options.split()
    assert OPTIONS.keys() == commands().keys()


@pytest.mark.parametrize("name", commands())
def test_the_help_of_a_command_is_text_of_80_columns_and_says_something_of_each_option(name, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    parser = commands()[name]
    text = parser.format_help()
    assert not re.search(r"`|\*|:\w+:|%\(|\b_\w", text), "no markup, and no name of a function"
    assert max(map(len, text.splitlines())) <= 80
    assert parser.description
    for action in parser._actions:
        if not isinstance(action, argparse._SubParsersAction):
            assert len((action.help or "").split()) >= 2, f"{action.dest} says what it does"
            continue
        about = {choice.dest: choice.help for choice in action._choices_actions}
        assert list(about) == list(action.choices)
        assert all(about.values())


#: What each command says of itself and of its options, with what they take and what stands for one left out.
HELP = Path(__file__).parent / "help.txt"


def help_of(name, parser):
    """The lines that say what a command is told."""
    yield f"followsuit {name}".rstrip()
    yield f"  {parser.description}"
    yield from [f"  {' '.join(parser.epilog.split())}"] if parser.epilog else []
    for action in parser._actions[1:]:
        if isinstance(action, argparse._SubParsersAction):
            continue
        takes = action.metavar or (list(action.choices) if action.choices else "")
        yield f"  {' '.join(action.option_strings) or action.dest} {takes} {action.nargs} {action.default!r}"
        yield f"    {action.help}"


def test_what_the_commands_say_of_themselves_is_kept():
    lines = [line for name, parser in commands().items() for line in help_of(name, parser)]
    assert lines == HELP.read_text(encoding="utf-8").splitlines(), (
        f"where the change is meant, into {HELP.name}"
    )


def test_the_games_command_lists_what_can_be_chosen(capsys):
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    for game in followsuit.games():
        assert f"{game}\n  rules   {', '.join(followsuit.presets(game))}\n" in said
        assert f"\n  levels  {', '.join(followsuit.levels(game))}\n" in said


WRONG = {
    "play two_hundred --rules kitchen --auto": "no preset is called 'kitchen'; there are reference, traditional",
    "play two_hundred --rules reference,target=7 --auto": "target cannot be 7; it is one of 200, 300, 500 (H14)",
    "play tractor --seats 5 --auto": "seats cannot be 5; it is one of 4, 6, 8 (T51)",
    "play rangvaar --level champion --auto": "no level is called 'champion'; there are beginner, casual, expert, master",
    "play rangvaar --agreements hope": "'hope' is no agreement that this version knows; there are return_suit, "
    "high_low, first_discard, low_trump, points, last_trick",
    "play rangvaar --matches 3": "--matches says how many matches are played with --auto",
    "arena rangvaar casual": "name two players, or one with --null",
    "arena rangvaar casual beginner --resume": "--resume needs --json FILE",
    "arena rangvaar casual beginner --json nowhere/kept.json": "there is no folder nowhere for --json",
    "arena rangvaar casual beginner --report .": "--report . is a folder",
    "play two_hundred --seed \udcff": "a seed is whole characters, not bytes that are no text",
    "play two_hundred --auto --seed \udcff": "a seed is whole characters, not bytes that are no text",
}


@pytest.mark.parametrize("words", WRONG)
def test_wrong_words_are_answered_with_what_would_be_right(words, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert refused(words.split(), capsys) == f"followsuit: {WRONG[words]}\n"


def test_of_a_text_that_cannot_be_written_the_beginning_is_shown(capsys, monkeypatch):
    def write(options):
        ("\udcff" * 61).encode()

    monkeypatch.setattr(command_line, "_run", write)
    shown = "\\udcff" * 60
    assert refused(["games"], capsys) == f"followsuit: '{shown}' is not UTF-8 text\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play rangvaar --auto --matches 0", "'0' is no whole number from 1 on"),
        ("arena rangvaar casual beginner --pairs -1", "'-1' is no whole number from 1 on"),
        ("arena rangvaar casual beginner --pairs many", "'many' is no whole number from 1 on"),
        ("arena rangvaar casual beginner --jobs 0", "'0' is no whole number from 1 on"),
        ("arena rangvaar casual beginner --limit 0", "'0' is no number of seconds above 0"),
        ("arena rangvaar casual beginner --limit nan", "'nan' is no number of seconds above 0"),
    ],
)
def test_a_number_that_makes_no_sense_is_wrong_usage(words, told, capsys):
    with pytest.raises(SystemExit) as caught:
        main(words.split())
    assert caught.value.code == 2
    assert told in capsys.readouterr().err


def test_no_command_at_all_is_answered_with_the_help_and_ends_with_2(capsys):
    assert main([]) == 2
    out, err = capsys.readouterr()
    assert err == command_parser().format_help()
    assert not out


def test_an_unknown_command_ends_with_2(capsys):
    for words in (["dance"], ["play", "bridge"]):
        with pytest.raises(SystemExit) as caught:
            main(words)
        assert caught.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_the_referee_answers_on_the_command_line(monkeypatch, capsys):
    question = {
        "id": 5,
        "game": "two_hundred",
        "ask": "winner",
        "trump": "S",
        "plays": [["W", "TD"], ["N", "6S"]],
    }
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(question) + "\n"))
    assert main(["referee"]) == 0
    assert json.loads(capsys.readouterr().out) == {"id": 5, "winner": "N", "points": 10}


@pytest.mark.parametrize(
    "text", ["[]", '{"plan": [], "pairs": {}}', '{"plan": {}, "pairs": [1]}', "\x80" * 9999]
)
def test_a_file_that_holds_no_arena_is_named_and_not_shown(text, tmp_path, capsys):
    kept = tmp_path / "kept.json"
    kept.write_text(text, encoding="latin-1")
    arena = ["arena", "rangvaar", "casual", "beginner", "--pairs", "1", "--json", str(kept), "--resume"]
    for words in (arena, ["leaderboard", str(kept)]):
        told = refused(words, capsys)
        assert told.startswith(f"followsuit: {kept} holds no arena")
        assert len(told) < len(str(kept)) + 60


@pytest.mark.host
def test_a_command_whose_streams_are_closed_ends_without_a_trace():
    for words, closed in (("games", ">&-"), ("referee", "<&-"), ("play two_hundred", "<&- >&-")):
        command = f'"{sys.executable}" -m followsuit {words} {closed}'
        done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_one_deal_is_not_counted_in_the_plural(capsys):
    assert main(["play", "two_hundred", "--auto", "--level", "beginner", "--seed", "1"]) == 0
    assert "\n1 match, 7 deals, " in capsys.readouterr().out


#: Presses Ctrl-C where a module of the command line is about to be imported.
PRESSED = """
import os, runpy, signal, sys
# A shell has what it runs in the background ignore Ctrl-C, and the tests with it.
signal.signal(signal.SIGINT, signal.default_int_handler)
class Presser:
    def find_spec(self, name, *_):
        if name == "followsuit.terminal.match":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Presser())
sys.argv = ["followsuit", "games"]
runpy.run_module("followsuit", run_name="__main__", alter_sys=True)
"""


@pytest.mark.host
def test_ctrl_c_before_a_command_has_begun_ends_it_without_a_word():
    done = subprocess.run([sys.executable, "-c", PRESSED], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
