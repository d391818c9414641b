import io
import json
import sys

import pytest

from followsuit.__main__ import main
from followsuit.errors import QuestionError
from followsuit.record import read_record
from followsuit.terminal.auto import auto_matches
from followsuit.terminal.match import play_match, replay_file
from followsuit.terminal.screen import Screen
from followsuit.terminal.words import refusal_sentence


def person(*answers):
    """An `ask` that types these answers and then closes the terminal; ``prompts`` is what it was asked."""
    rest = iter(answers)

    def ask(prompt):
        ask.prompts.append(prompt)
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    ask.prompts = []
    return ask


def played(ask, seed="3", colour=False):
    out = io.StringIO()
    play_match(Screen(out, colour), ask, "two_hundred", "reference", seed, "casual")
    return out.getvalue()


def test_a_person_is_asked_for_a_bid_and_told_what_can_be_typed():
    ask = person("help")
    text = played(ask)
    assert "Your bid, 55 to 100, or pass?" in ask.prompts[0]
    assert "Your hand:" in text
    assert "You leave the table." in text


def test_unclear_input_is_explained_and_asked_again():
    ask = person("", "sixty", "52", "50", "pass")
    text = played(ask)
    assert "Nothing was typed" in text
    assert "type a number or 'pass'" in text
    assert "52 cannot be bid here. (H4)" in text
    assert "50 is too low: the lowest bid is 55. (H4)" in text
    assert "South passes." in text


def test_a_refused_card_says_what_is_owed():
    text = played(person("60", "ZZ", "AH", "2C", "9S", "quit"))
    assert "ZZ is not a card" in text
    assert "You do not hold 2C" in text
    assert "and spades were led: play one of JS 9S. (H8)" in text
    assert "South plays 9S." in text


@pytest.mark.parametrize("tuples", ["triples", "quads"])
def test_tuples_of_several_packs_that_are_owed_are_named_in_words(tuples):
    facts = {"suit": "S", tuples: 2, "held": ["5S", "6S"]}
    told = refusal_sentence(QuestionError(f"must_play_{tuples}", "no words", clause="T66", facts=facts))
    assert told == f"You owe {tuples} of spades, 2 in all. You hold 5S 6S. (T66)"


def test_a_person_can_play_a_whole_match_by_typing():
    class Player:
        """Types the first thing that the prompt offers."""

        def __init__(self):
            self.count = 0

        def __call__(self, prompt):
            self.count += 1
            if "bid" in prompt:
                return "pass" if "pass" in prompt else "50"
            if "trump" in prompt:
                return "hearts"
            return prompt.partition("(")[2].split()[0].strip(")? ")

    asked = Player()
    text = played(asked)
    assert "win the match." in text
    assert asked.count > 20


def test_the_match_so_far_can_be_saved_and_replayed(tmp_path):
    path = tmp_path / "match.deal"
    text = played(person("pass", "9S", "tricks", "score", f"save {path}", "save", "save /nowhere/at/all"))
    assert f"Saved to {path}." in text
    assert "Say where" in text
    assert "Not saved" in text
    assert "1. " in text
    assert read_record(path.read_text(encoding="utf-8")).game == "two_hundred"
    out = io.StringIO()
    replay_file(Screen(out, False), str(path))
    assert "South plays 9S." in out.getvalue()


def test_plain_text_has_no_escape_sequences_and_colour_has_them():
    assert "\x1b" not in played(person("pass"))
    assert "\x1b[31m" in played(person("pass"), colour=True)


def test_a_console_that_cannot_show_a_sign_still_shows_the_rest():
    raw = io.BytesIO()
    console = io.TextIOWrapper(raw, encoding="ascii")
    Screen(console, False).say("trump ♠")
    assert raw.getvalue() == b"trump ?\n"


def test_bots_play_matches_to_the_end_with_a_summary():
    out = io.StringIO()
    auto_matches(Screen(out, False), "two_hundred", "traditional", "1", 3, "casual")
    lines = out.getvalue().splitlines()
    assert [line.split(":")[0] for line in lines[:3]] == ["match 1", "match 2", "match 3"]
    assert lines[3].startswith("3 matches, ")


def test_r10_the_books_of_matches_for_chips_balance():
    out = io.StringIO()
    auto_matches(Screen(out, False), "rangvaar", "reference", "1", 5, "casual")
    last = out.getvalue().splitlines()[-1]
    assert last.startswith("play chips: pots 200.00, ")
    assert last.endswith("the books balance")


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
    assert main(words.split()) == 1
    assert capsys.readouterr().err.startswith("followsuit: ")


def test_a_broken_record_is_refused_with_its_line(tmp_path, capsys):
    path = tmp_path / "torn.deal"
    path.write_text("followsuit-deal 1\ngame two_hundred\n\ndeal 1\ndealer Q\n", encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    assert "line 4" in capsys.readouterr().err


NOT_RECORDS = {
    "no UTF-8": (b"followsuit-deal 1\n\xff", "not UTF-8 text: byte 18"),
    "UTF-16": ("followsuit-deal 1".encode("utf-16"), "not UTF-8 text: byte 0"),
    "empty": (b"", "a record begins with 'followsuit-deal 1'"),
    "another text": (b"hello\n", "line 1: a record begins with 'followsuit-deal 1'"),
    "NUL bytes": (b"\0\0", "line 1: a record begins with 'followsuit-deal 1'"),
    "only the head": (b"followsuit-deal 1\ngame tractor\n", "line 2: the record has no deal"),
}


@pytest.mark.parametrize("name", NOT_RECORDS)
def test_replay_says_in_one_line_what_is_wrong_with_a_file(name, tmp_path, capsys):
    content, told = NOT_RECORDS[name]
    path = tmp_path / "kept.deal"
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 1
    assert capsys.readouterr().err == f"followsuit: {path}: {told}\n"


def test_replay_says_in_one_line_that_there_is_no_such_file_or_that_it_is_a_directory(tmp_path, capsys):
    for path, told in ((tmp_path / "gone.deal", "No such file or directory"), (tmp_path, "Is a directory")):
        assert main(["replay", str(path)]) == 1
        assert capsys.readouterr().err == f"followsuit: {path}: {told}\n"


@pytest.mark.parametrize("rules", ["reference,target=²", "reference,deals=x", "{", "nothing"])
def test_rules_that_are_none_are_refused_in_one_line(rules, capsys):
    assert main(["play", "two_hundred", "--rules", rules, "--auto"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_an_unknown_command_ends_with_2(capsys):
    for words in ([], ["dance"], ["play", "bridge"]):
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
