"""A least size of letters, which a person may set in the browser: no word of the score is broken inside, and none runs into another."""

import re
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from published.serve import Server
from tests.shared.page.broken_words import BROKEN_WORDS
from tests.shared.patience import LONG_MS

SCREENS = [(390, 844), (1280, 800), (1366, 768)]
ALL = ("Tractor", "Two Hundred", "Rangvaar", "Court Piece")


@pytest.mark.parametrize(
    ("size", "games"),
    [
        pytest.param(24, ("Tractor",), id="24"),
        pytest.param(
            24, ALL, id="24-all", marks=pytest.mark.long("all games; one is looked at in the short gate")
        ),
        pytest.param(20, ALL, id="20-all", marks=pytest.mark.long("the size between")),
    ],
)
def test_no_word_of_the_score_is_broken_where_letters_have_a_least_size(
    playwright: Playwright,
    browser_type_launch_args: dict[str, Any],
    site: Server,
    size: int,
    games: tuple[str, ...],
) -> None:
    least = f"--blink-settings=minimumFontSize={size},minimumLogicalFontSize={size}"
    launched = {**browser_type_launch_args, "args": [*browser_type_launch_args["args"], least]}
    browser = playwright.chromium.launch(**launched)
    context = browser.new_context(service_workers="block", reduced_motion="reduce")
    context.add_init_script("localStorage['follow-suit/settings'] ??= JSON.stringify({ coach: 'off' })")
    found = {}
    for game in games:
        page = context.new_page()
        page.goto(f"{site.url}?speed=instant&seed=7")
        page.get_by_role("button", name=re.compile(f"^Deal {game}")).click()
        expect(page.locator(".ledger")).to_be_visible(timeout=LONG_MS)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(
                "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"
            )
            if wrong := page.evaluate(BROKEN_WORDS):
                found[game, width] = wrong
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (game, width)
        page.close()
    browser.close()
    assert found == {}
