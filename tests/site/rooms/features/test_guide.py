"""Guide: what somebody new to a game has to know is said in the first deal, when it is needed."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.shared.page.stranger import Stranger

MOST = 8
#: Beside the cards and the button that plays them.
MOST_PRESSED = 3
whole_deal = pytest.mark.long("another game's first deal, in another language")


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("two_hundred", "en"),
        pytest.param("tractor", "zh-Hans", marks=whole_deal),
        pytest.param("rangvaar", "fr", marks=whole_deal),
        pytest.param("court_piece", "ur", marks=whole_deal),
    ],
)
def test_a_stranger_finishes_a_first_deal_that_is_explained(
    person: Any, page: Page, game: str, language: str
) -> None:
    stranger = Stranger(page, language)
    person.open(lang=language, seed="28")
    stranger.begin(game)
    told = stranger.told
    expect(told).to_be_visible()
    heard: list[str] = []
    while (asked := stranger.wait()) != "over":
        if told.count() and (words := told.inner_text()) not in heard:
            heard.append(words)
        stranger.go_on(asked)
    assert len(stranger.pressed) <= MOST_PRESSED, stranger.pressed
    expect(told).to_be_visible()
    score = told.inner_text()
    assert score not in heard
    assert 3 <= len([*heard, score]) <= MOST, heard
    stranger.go_on(asked)
    expect(told).to_have_count(0)


def test_who_wants_no_more_explained_is_told_nothing_more(person: Any, page: Page) -> None:
    person.open()
    page.get_by_role("button", name="Play your first deal").click()
    told = page.get_by_role("status", name="What you need to know now")
    expect(told).to_contain_text("of the 100 points")
    page.get_by_role("button", name="Explain no more").click()
    expect(told).to_have_count(0)
    person.play_until("play")
    expect(told).to_have_count(0)
    # Nor is it offered again.
    person.wait_until_kept()
    person.open()
    expect(page.get_by_role("button", name="Continue your match")).to_be_visible()
    expect(page.get_by_role("button", name="Play your first deal")).to_have_count(0)
