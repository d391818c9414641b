"""Agreements in the terminal: what is agreed is listed with cards, switched, and stands in the record."""

import io
from pathlib import Path

import pytest

from followsuit.__main__ import main
from followsuit.base.agreements import ALL_AGREEMENTS, Clause, words_of
from followsuit.record import read_record
from followsuit.terminal.agreements import SENTENCES
from followsuit.terminal.match import play_match
from followsuit.terminal.screen import Screen

PAGE = Path(__file__).parents[3] / "web" / "js" / "features" / "agreements" / "text" / "en.ftl"
ALL = ALL_AGREEMENTS.text


def played(words, monkeypatch, capsys, *typed):
    """What a person reads who types these lines after a command."""
    answers = iter([*typed, "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert main([*words.split(), "--no-color"]) == 0
    return capsys.readouterr().out


def test_a_match_begins_with_all_agreements_and_lists_each_with_cards(monkeypatch, capsys):
    text = played("play two_hundred --seed 3", monkeypatch, capsys, "agreements")
    assert "Partners have agreed on 6 things that cards say" in text
    assert "Points on a trick that is surely ours (points, on)" in text
    assert "My first discard: a suit I do not like (weak_discards, off)" in text
    assert "trick 1: East 7S, South AS, West 8S" in text
    assert "North holds QS TS 9S   8D, and plays TS" in text


def test_one_agreement_is_switched_from_the_next_deal_on_and_recorded(monkeypatch, capsys, tmp_path):
    path = tmp_path / "kept.deal"
    typed = ["agreements points off", "agreements weak_discards on", f"save {path}"]
    text = played("play two_hundred --seed 3", monkeypatch, capsys, *typed)
    kept = "return_suit high_low first_discard low_trump last_trick weak_discards"
    assert f"Agreed from the next deal on: {kept.replace(' ', ', ')}." in text
    record = read_record(path.read_text(encoding="utf-8"))
    assert (record.agreements.text, record.deals[0].agreements.text) == (ALL, kept)


def test_what_a_match_begins_with_can_be_chosen(monkeypatch, capsys, tmp_path):
    path = tmp_path / "kept.deal"
    for chosen, kept in (("points low_trump", "low_trump points"), ("none", "")):
        words = ["play", "two_hundred", "--agreements", chosen, "--no-color"]
        answers = iter([f"save {path}", "quit"])
        monkeypatch.setattr("builtins.input", lambda prompt, answers=answers: next(answers))
        assert main(words) == 0
        assert read_record(path.read_text(encoding="utf-8")).agreements.text == kept
        assert ("Partners have agreed" in capsys.readouterr().out) is bool(kept)


@pytest.mark.parametrize("typed", ["points", "points maybe", "hope on", "points on off"])
def test_what_is_no_switch_is_explained_and_changes_nothing(typed, monkeypatch, capsys):
    text = played("play two_hundred --seed 3", monkeypatch, capsys, f"agreements {typed}")
    assert "Type agreements, or agreements WORD on, or off, with one of return_suit, high_low" in text
    assert "Agreed from" not in text


def test_an_agreement_that_a_game_lacks_is_not_switched(monkeypatch, capsys):
    text = played("play rangvaar --seed 3", monkeypatch, capsys, "agreements points on")
    assert "with one of return_suit, high_low, first_discard, weak_discards, low_trump, last_trick." in text


def test_a_challenge_keeps_the_agreements_of_whoever_made_it(monkeypatch, capsys):
    typed = ("agreements", "agreements low_trump off")
    text = played("play rangvaar --day 2026-11-23", monkeypatch, capsys, *typed)
    assert "Low trump: draw them (low_trump, " in text
    assert "A challenge is played with the agreements of whoever made it." in text


def test_bots_among_themselves_agree_on_what_is_asked_for(capsys):
    words = ["play", "two_hundred", "--auto", "--seed", "5", "--rules", "traditional,target=200"]
    told = []
    for agreed in ([], ["--agreements", "none"], ["--agreements", "all"]):
        assert main([*words, *agreed]) == 0
        told.append(capsys.readouterr().out.splitlines()[0])
    assert told[0] == told[1] != told[2]


def test_agreements_are_told_in_the_words_of_the_page():
    page = PAGE.read_text(encoding="utf-8").splitlines()
    assert sorted(SENTENCES) == sorted(words_of(Clause))
    for word, (title, sentence) in SENTENCES.items():
        assert f"agreement-{word} = {title}" in page
        assert f"agreement-{word}-line = {sentence}" in page


def test_a_match_without_agreements_says_nothing_of_them():
    out = io.StringIO()

    def leave(prompt):
        raise EOFError

    play_match(Screen(out, False), leave, "two_hundred", "reference", "3", "casual")
    assert "Partners have agreed" not in out.getvalue()
