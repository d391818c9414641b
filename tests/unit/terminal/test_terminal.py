import ast
import io
import re
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from followsuit.__main__ import main
from followsuit.base.errors import RequestError
from followsuit.record import read_record
from followsuit.terminal.auto import auto_matches
from followsuit.terminal.match import play_match, replay_file
from followsuit.terminal.screen import Screen
from followsuit.terminal.words import REFUSALS, event_sentence, refusal_sentence
from tests.shared.codes import codes_in
from tests.shared.refused_commands import refused

GOLDENS = Path(__file__).parents[2] / "golden" / "matches"
ENGINE = Path(__file__).parents[3] / "engine" / "followsuit"


@cache
def coded_by_games():
    """What the rules of all games, and what stands below them, refuse with."""
    modules = [path for room in ("base", "card_games") for path in (ENGINE / room).rglob("*.py")]
    return [coded for path in modules for coded in codes_in(ast.parse(path.read_text(encoding="utf-8")))[0]]


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
    told = refusal_sentence(RequestError(f"must_play_{tuples}", "no words", clause="T66", facts=facts))
    assert told == f"You owe {tuples} of spades, 2 in all. You hold 5S 6S. (T66)"


#: What a person at a terminal can do wrong; the rest is said in the engine's own words.
SAID = [
    "already_declared",
    "already_passed",
    "bad_card",
    "bad_suit",
    "bid_taken",
    "bid_too_low",
    "mixed_suits",
    "must_bid",
    "must_follow",
    "must_follow_suit",
    "must_lead_unit",
    "must_play_pairs",
    "must_play_quads",
    "must_play_tractor",
    "must_play_triples",
    "must_play_trump",
    "no_cards",
    "no_declaration",
    "no_such_bid",
    "no_throw_in_trump",
    "no_throws",
    "no_trump_not_offered",
    "not_in_hand",
    "not_proven",
    "one_card",
    "out_of_turn",
    "too_weak",
    "wrong_count",
    "wrong_phase",
]


@pytest.mark.parametrize("code", SAID)
def test_a_refusal_is_said_in_words_with_every_fact_that_it_names(code):
    facts = {name for _, name, _, _ in Formatter().parse(REFUSALS[code]) if name}
    told = refusal_sentence(
        RequestError(code, "no words", clause="H1", facts={name: f"<{name}>" for name in facts})
    )
    assert re.fullmatch(r"[A-Z<].+\. \(H1\)", told)
    assert {*re.findall(r"<(\w+)>", told)} == facts
    raised = [coded for coded in coded_by_games() if coded.code == code]
    assert raised, f"nobody refuses with {code}"
    assert all(facts <= coded.facts for coded in raised if coded.facts is not None)


def test_every_sentence_of_a_refusal_is_one_of_those():
    assert sorted(REFUSALS) == SAID


def test_a_person_can_play_a_whole_match_by_typing():
    asked = Obliging()
    text = played(asked)
    assert "win the match." in text
    assert asked.count > 20


def test_the_match_so_far_can_be_saved_and_replayed(tmp_path):
    path = tmp_path / "match.deal"
    text = played(
        person("pass", "9S", "tricks", "score", f"save {path}", "save", "save /nowhere/at/all", "save a\0b")
    )
    assert f"Saved to {path}." in text
    assert "Say where" in text
    assert "Not saved: /nowhere/at/all: No such file or directory." in text
    assert "Not saved: embedded null byte." in text
    assert "1. " in text
    assert read_record(path.read_text(encoding="utf-8")).game == "two_hundred"
    out = io.StringIO()
    replay_file(Screen(out, False), str(path))
    assert out.getvalue().startswith("two_hundred, 1 deal\n\n")
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
    assert main(["play", "two_hundred", "--day", "2026-11-23"]) == 0
    out = capsys.readouterr().out
    assert "the deal of 2026-11-23" in out
    answer = out.strip().splitlines()[-1]
    assert main(["open", answer]) == 0
    assert "Who sent it made" in capsys.readouterr().err
    assert main(["play", answer, "--site", "https://a.example/"]) == 0
    out = capsys.readouterr().out
    assert "Who sent it: " in out
    assert "the deal of 2026-11-23" in out
    assert out.strip().splitlines()[-1] == f"https://a.example/{answer}", (
        "the same plays meet the same opponents"
    )


@pytest.mark.parametrize(
    "option", ["--auto", "--level=expert", "--seed=7", "--rules=howto", "--packs=3", "--agreements=none"]
)
def test_of_a_day_nothing_is_chosen(option, capsys):
    said = refused(["play", "tractor", "--day", "2026-11-23", option], capsys)
    assert "everybody has the same deal" in said


def test_who_leaves_a_challenge_gets_no_link(monkeypatch, capsys):
    monkeypatch.setattr("builtins.input", person("quit"))
    assert main(["play", "rangvaar", "--day", "2026-11-23"]) == 0
    assert "#c1." not in capsys.readouterr().out
    assert "23.11.2026" in refused(["play", "rangvaar", "--day", "23.11.2026"], capsys)


def test_a_pot_that_is_paid_is_told_with_those_who_are_paid():
    paid = {"kind": "pot_paid", "pot": 1250, "commission": 50, "pay": {"S": 600, "W": 0, "N": 600, "E": 0}}
    assert event_sentence(paid) == "The pot of 12.50 play chips pays South 6.00, North 6.00."
