import argparse
import io
import json
import re
import sys
from pathlib import Path

import pytest

import followsuit
from followsuit.__main__ import main
from followsuit.commands import command_parser
from followsuit.errors import QuestionError
from followsuit.links import House, house_link
from followsuit.record import read_record
from followsuit.terminal.auto import auto_matches
from followsuit.terminal.match import play_match, replay_file
from followsuit.terminal.screen import Screen
from followsuit.terminal.words import refusal_sentence

GOLDENS = Path(__file__).parents[2] / "golden" / "matches"


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


class Obliging:
    """A person who types the first thing that the prompt offers."""

    def __init__(self):
        self.count = 0

    def __call__(self, prompt):
        self.count += 1
        if "bid" in prompt:
            return "pass" if "pass" in prompt else "50"
        if "trump" in prompt:
            return "hearts"
        return prompt.partition("(")[2].split()[0].strip(")? ")


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
    asked = Obliging()
    text = played(asked)
    assert "win the match." in text
    assert asked.count > 20


def test_the_match_so_far_can_be_saved_and_replayed(tmp_path):
    path = tmp_path / "match.deal"
    text = played(person("pass", "9S", "tricks", "score", f"save {path}", "save", "save /nowhere/at/all"))
    assert f"Saved to {path}." in text
    assert "Say where" in text
    assert "Not saved: /nowhere/at/all: No such file or directory." in text
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


def commands():
    """The parser of the whole command line, and of each command, by name."""
    parser = command_parser()
    [found] = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return {"": parser, **found.choices}


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


def test_the_games_command_lists_what_can_be_chosen(capsys):
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    for game in followsuit.games():
        assert f"{game}\n  rules   {', '.join(followsuit.presets(game))}\n" in said
        assert f"\n  levels  {', '.join(followsuit.levels(game))}\n" in said


WRONG = {
    "play two_hundred --rules kitchen --auto": "no preset is called 'kitchen'; there are reference, traditional",
    "play two_hundred --rules reference,target=7 --auto": "target cannot be 7; it is one of",
    "play tractor --seats 5 --auto": "seats cannot be 5; it is one of 4, 6, 8",
    "play rangvaar --level champion --auto": "there are beginner, casual, expert, master",
    "play rangvaar --matches 3": "--matches says how many matches are played with --auto",
    "arena rangvaar casual": "name two players, or one with --null",
    "arena rangvaar casual beginner --resume": "--resume needs --json FILE",
    "arena rangvaar casual beginner --json nowhere/kept.json": "there is no folder nowhere for --json",
}


@pytest.mark.parametrize("words", WRONG)
def test_wrong_words_are_answered_with_what_would_be_right(words, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert main(words.split()) == 1
    out, err = capsys.readouterr()
    assert WRONG[words] in err
    assert not out


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


def test_a_record_becomes_a_link_and_the_link_the_record(tmp_path, capsys):
    golden = GOLDENS / "two_hundred-reference.deal"
    assert main(["link", str(golden), "--site", "https://a.example/"]) == 0
    link = capsys.readouterr().out.strip()
    assert link.startswith("https://a.example/#d1.")
    assert main(["open", link]) == 0
    assert capsys.readouterr().out == golden.read_text(encoding="utf-8")


def test_house_rules_in_a_link_are_printed_with_a_remark_on_what_does_not_hold(capsys):
    made = House("tractor", "Ours", {"preset": "howto", "must_defend": ["A"], "colour": "green"})
    assert main(["open", house_link(made)]) == 0
    printed = capsys.readouterr()
    assert printed.out.splitlines()[:3] == ["house rules for tractor", "name Ours", "preset howto"]
    assert "colour green (unknown field); game_end and must_defend contradict each other" in printed.err


def test_one_deal_of_a_record_becomes_a_link(capsys):
    golden = GOLDENS / "rangvaar-reference.deal"
    assert main(["link", str(golden), "--deal", "2"]) == 0
    assert main(["open", capsys.readouterr().out.strip()]) == 0
    assert [deal.number for deal in read_record(capsys.readouterr().out).deals] == [2]


def test_what_cannot_be_a_link_or_is_none_says_so(tmp_path, capsys):
    broken = tmp_path / "broken.deal"
    broken.write_bytes(b"\xff")
    for words, said in (
        (["link", str(broken)], f"{broken}: not UTF-8"),
        (["link", str(GOLDENS / "rangvaar-reference.deal"), "--deal", "9"], "no deal 9"),
        (["open", "#h1.AQ é"], "letters, digits"),
        (["open", "#d1.AQ é"], "letters, digits"),
        (["open", "menu"], "no link"),
    ):
        assert main(words) == 1
        assert said in capsys.readouterr().err


def test_a_link_that_programs_may_cut_comes_with_a_warning(tmp_path, capsys):
    text = (GOLDENS / "tractor-standard.deal").read_text(encoding="utf-8")
    noisy = tmp_path / "noisy.deal"
    named = "".join(chr(0x4E00 + number * 7) for number in range(2_000))
    noisy.write_text(text.replace("player S casual", f"player S casual {named}"), encoding="utf-8")
    assert main(["link", str(noisy)]) == 0
    assert "some programs cut links" in capsys.readouterr().err


def test_a_record_becomes_pbn_and_pbn_a_record(tmp_path, capsys):
    assert main(["link", str(GOLDENS / "rangvaar-reference.deal"), "--deal", "1"]) == 0
    assert main(["open", capsys.readouterr().out.strip()]) == 0
    record = capsys.readouterr().out
    (tmp_path / "one.deal").write_text(record, encoding="utf-8")
    assert main(["pbn", str(tmp_path / "one.deal")]) == 0
    (tmp_path / "one.pbn").write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["pbn", str(tmp_path / "one.pbn")]) == 0
    assert capsys.readouterr().out == record
    assert main(["pbn", str(GOLDENS / "tractor-reference.deal")]) == 1
    assert "52 cards" in capsys.readouterr().err


def test_a_challenge_is_made_told_and_opened(capsys):
    golden = GOLDENS / "rangvaar-reference.deal"
    assert main(["link", str(golden), "--deal", "1", "--challenge", "--site", "https://a.example/"]) == 0
    link = capsys.readouterr().out.strip()
    assert link.startswith("https://a.example/#c1.")
    assert main(["open", link]) == 0
    told = capsys.readouterr()
    assert read_record(told.out).deals == read_record(golden.read_text(encoding="utf-8")).deals[:1]
    assert "Who sent it made" in told.err
    assert main(["link", str(golden), "--deal", "1", "--challenge", "cards"]) == 0
    assert len(cards := capsys.readouterr().out.strip()) <= 81
    assert main(["open", cards]) == 0
    assert read_record(capsys.readouterr().out).deals[0].actions == ()


def test_the_day_s_deal_is_played_and_answered_with_a_link(monkeypatch, capsys):
    monkeypatch.setattr("builtins.input", Obliging())
    assert main(["daily", "two_hundred", "--day", "2026-11-23"]) == 0
    out = capsys.readouterr().out
    assert "the deal of 2026-11-23" in out
    answer = out.strip().splitlines()[-1]
    assert main(["open", answer]) == 0
    assert "Who sent it made" in capsys.readouterr().err
    assert main(["challenge", answer, "--site", "https://a.example/"]) == 0
    out = capsys.readouterr().out
    assert "Who sent it: " in out
    assert out.strip().splitlines()[-1] == f"https://a.example/{answer}", (
        "the same plays meet the same opponents"
    )


def test_who_leaves_a_challenge_gets_no_link(monkeypatch, capsys):
    monkeypatch.setattr("builtins.input", person("quit"))
    assert main(["daily", "rangvaar", "--day", "2026-11-23"]) == 0
    assert "#c1." not in capsys.readouterr().out
    assert main(["daily", "rangvaar", "--day", "23.11.2026"]) == 1


SHEET = """followsuit-sheet 1
game rangvaar
rules reference
player S Ama
dealer E
stake 500

deal 1 S 8 9
deal 2 N 9 7
deal 3 N 13 13
"""


def test_a_sheet_is_counted_and_written_in_every_form(tmp_path, monkeypatch, capsys):
    file = tmp_path / "evening.sheet"
    file.write_text(SHEET, encoding="utf-8")
    assert main(["sheet", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[2:] == [
        "deal 1: S 8 9: NS +9, EW +4; total NS 9 EW 4",
        "deal 2: N 9 7: NS +5, EW +6; total NS 14 EW 10",
        "deal 3: N 13 13: NS +13; total NS 27 EW 10",
        "over (R9): NS won; total NS 27 EW 10",
        "S +5.00, W -5.00, N +5.00, E -5.00",
    ]
    assert main(["sheet", str(file), "--as", "link", "--site", "https://a.example/"]) == 0
    link = capsys.readouterr().out.strip()
    assert link.startswith("https://a.example/#s1.")
    assert main(["sheet", link, "--as", "text"]) == 0
    assert capsys.readouterr().out == SHEET
    assert main(["open", link]) == 0
    assert capsys.readouterr().out == SHEET
    monkeypatch.setattr(sys, "stdin", io.StringIO(SHEET))
    assert main(["sheet", "-", "--as", "csv"]) == 0
    assert capsys.readouterr().out.startswith("deal,at,dealer,opens,declarer,bid,tricks,change NS")


def test_a_sheet_with_something_impossible_is_counted_with_a_remark(tmp_path, capsys):
    file = tmp_path / "evening.sheet"
    file.write_text(SHEET.replace("13 13", "13 14"), encoding="utf-8")
    assert main(["sheet", str(file)]) == 0
    printed = capsys.readouterr()
    assert "deal 3: N 13 14: does not count; total NS 14 EW 10; impossible: bad entry (R8)" in printed.out
    assert printed.err == "followsuit: a deal is marked\n"
    file.write_text(SHEET.replace("deal 2", "deal 5"), encoding="utf-8")
    assert main(["sheet", str(file)]) == 1
    assert "line 9" in capsys.readouterr().err


def test_the_record_of_a_match_is_counted_as_a_sheet(capsys):
    assert main(["sheet", str(GOLDENS / "two_hundred-reference.deal"), "--as", "text"]) == 0
    assert capsys.readouterr().out.startswith("followsuit-sheet 1\ngame two_hundred\n")
