"""Shorthand: any text comes back to the letter, and what is no shorthand stays as it is."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit.documents.shorthand import shortened, spelled_out

GOLDENS = sorted((Path(__file__).parents[2] / "golden" / "matches").glob("*.deal"))


@pytest.mark.parametrize(
    ("line", "short"),
    [
        ("hand S 5D AS KS SJ 2H BJ", "hS5DAKSx2Hy"),
        ("rest W TD", "rWTD"),
        ("bury NE 2S 2S JC", "bNE22SJC"),
        ("kitty SJ SJ", "kxx"),
        ("auction S 50, W pass", "aS50W-"),
        ("bid W 60", "cW60"),
        ("hand S", "hand S"),
        ("hand S 1D", "hand S 1D"),
        ("auction S 50,W pass", "auction S 50,W pass"),
        ("play S 5D", "play S 5D"),
        ("S5D", "S5D"),
        ("hS5D", "=hS5D"),
        ("=", "=="),
        ("", ""),
    ],
)
def test_a_line_is_shortened_where_nothing_is_lost(line, short):
    assert shortened(line) == short
    assert spelled_out(short) == line


SIX = "hand S AS\nhand SE 2S\nhand NE 3S\nhand N 4S\nhand NW 5S\nhand SW 6S\n"


@pytest.mark.parametrize(
    ("play", "short"),
    [
        ("play N 5D, NW AD, SW AC, S 2C", "N5ADA2C"),
        ("play SW 5D", "SW5D"),
        ("play SE 5D 5D", "SE55D,"),
        ("play SE 5D 5D, NE 6D SJ", "SE55D,6Dx"),
        ("play SE 5D, NE 6D 7D", "SE5D,67D"),
        ("play SE 5D, N 6D", "play SE 5D, N 6D"),
        ("play SE 5D, SE 6D", "play SE 5D, SE 6D"),
        ("play SE BJ, NE SJ", "SEyx"),
        ("play SE", "play SE"),
        ("play W 5D, S 5D", "play W 5D, S 5D"),
        ("play S 5D, SW AD, NW AC, N 2C", "<S5ADA2C"),
        ("<S5D", "=<S5D"),
    ],
)
def test_the_seats_of_a_trick_follow_from_the_hands_at_any_table(play, short):
    assert shortened(SIX + play).rpartition("\n")[2] == short
    assert spelled_out(shortened(SIX + play)) == SIX + play


def test_each_deal_has_an_order_of_its_own():
    text = "hand S AS\nhand W 2S\nplay S AS, W 2S\n\ndeal 2\nhand W AS\nhand S 2S\nplay W AS, S 2S\nplay S 2S, W AS"
    assert shortened(text).split("\n")[2] == "SA2S"
    assert spelled_out(shortened(text)) == text


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_every_line_of_cards_in_a_golden_is_shortened(path):
    text = path.read_text(encoding="utf-8")
    short = shortened(text)
    assert spelled_out(short) == text
    assert not any(line.startswith(("play ", "hand ", "rest ", "kitty ", "=")) for line in short.split("\n"))


@settings(max_examples=40)
@given(st.text(alphabet="hrbkacSWNEDC25TAxyJ=-, \n\r", max_size=60) | st.text(max_size=30))
def test_any_text_comes_back_to_the_letter(text):
    assert spelled_out(shortened(text)) == text
    assert spelled_out(shortened(SIX + text)) == SIX + text
    spelled_out(text)
