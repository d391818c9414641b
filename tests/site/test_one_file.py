"""The one file: it plays from where it lies, and asks nobody for anything."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from runtime.runtime import make_runtime
from tests.shared.page import page_texts
from tests.shared.page.person import open_more
from tests.shared.page.phones import PILOT
from tests.shared.patience import LONG_MS
from tools.one_file import write_one_file

slow = pytest.mark.long("starts an engine of its own; a deal is played from the file in the short gate")
another = [slow, pytest.mark.full("the same with another game")]
KEPT = {"coach": "off", "speed": "instant", "tapToContinue": False}
REFUSED = """for (const place of ["localStorage", "indexedDB", "caches"])
  Object.defineProperty(globalThis, place, { get() { throw new DOMException("refused", "SecurityError"); } })"""


@slow
def test_the_file_is_the_same_when_it_is_made_again(one_file: Path, built_site: Path, tmp_path: Path) -> None:
    again = write_one_file(tmp_path / "again.html", make_runtime(), built_site)
    assert again.read_bytes() == one_file.read_bytes()


@pytest.fixture
def opened(new_context: Callable[..., BrowserContext], one_file: Path) -> Iterator[Page]:
    """The file, opened; at the end nothing but it was asked for."""
    context = new_context()
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.add_init_script(
        f"for (const place of ['settings', 'first']) localStorage[`follow-suit/${{place}}`] ??= '{json.dumps(KEPT)}'"
    )
    page.goto(one_file.as_uri())
    yield page
    assert {url for url in asked if not url.startswith(("blob:", "data:", "about:"))} == {
        page.url.split("#")[0]
    }


@pytest.mark.parametrize(
    "game",
    ["court_piece", *(pytest.param(game, marks=another) for game in ("two_hundred", "rangvaar", "tractor"))],
)
def test_a_deal_is_played_from_the_file_to_its_end(opened: Page, game: str) -> None:
    opened.locator(f'[data-begin="{game}"]').click()
    expect(opened.locator("[data-root=table] [data-hand] button").first).to_be_visible(timeout=LONG_MS)
    opened.evaluate(PILOT)
    expect(opened.locator(".summary")).to_be_visible(timeout=LONG_MS)


@slow
def test_lessons_the_score_keeper_and_making_a_deal_are_in_the_file(opened: Page) -> None:
    panel = opened.locator("dialog[open]")
    open_more(opened)
    for part in ("score-sheet", "deal-editor", "referee"):
        opened.locator(f'[data-part="{part}"]').click()
        expect(panel).to_be_visible(timeout=LONG_MS)
        expect(panel.locator("button, input, select").nth(1)).to_be_attached(timeout=LONG_MS)
        opened.keyboard.press("Escape")
        expect(panel).to_have_count(0)
    opened.locator('[data-way="l"]').click()
    expect(opened.locator("[data-root=table] [data-hand] button, dialog[open] button").first).to_be_visible(
        timeout=LONG_MS
    )


@slow
def test_what_needs_a_site_is_absent_from_the_file(opened: Page) -> None:
    open_more(opened)
    expect(opened.locator('[data-part="score-sheet"]')).to_be_visible()
    expect(opened.locator('[data-part="multiplayer"]')).to_be_hidden()
    expect(opened.locator('a[href="fairness/"], a[href="docs/"]').first).to_be_hidden()


@slow
@pytest.mark.parametrize("share", [0.2, 0.5, 0.99])
@pytest.mark.parametrize("language", ["en", "ur"])
def test_a_file_that_was_cut_short_says_so(
    new_context: Callable[..., BrowserContext], one_file: Path, tmp_path: Path, share: float, language: str
) -> None:
    text = one_file.read_text()
    cut = tmp_path / "cut.html"
    cut.write_text(text[: int(len(text) * share)])
    page = new_context(locale=language).new_page()
    page.goto(cut.as_uri())
    expect(page.locator("p[role=alert]:not(:empty)")).to_have_text(
        page_texts.messages(language)["home-one-file-cut"]
    )


@slow
def test_where_storage_is_refused_it_is_played_all_the_same_and_said_to_be_forgotten(
    new_context: Callable[..., BrowserContext], one_file: Path
) -> None:
    page = new_context().new_page()
    page.add_init_script(REFUSED)
    page.goto(one_file.as_uri())
    expect(page.get_by_text(page_texts.messages("en")["notice-refused"])).to_be_visible(timeout=LONG_MS)
    expect(page.get_by_text(page_texts.messages("en")["notice-refused"])).to_be_visible(timeout=LONG_MS)
    page.locator('[data-begin="court_piece"]').click()
    expect(page.locator("[data-root=table] [data-hand] button").first).to_be_visible(timeout=LONG_MS)


def test_a_browser_that_unpacks_nothing_is_told_that_it_is_too_old(
    new_context: Callable[..., BrowserContext], one_file: Path, guard: Any
) -> None:
    page = new_context().new_page()
    page.add_init_script("delete globalThis.DecompressionStream")
    page.goto(one_file.as_uri())
    expect(page.locator("p[role=alert]:not(:empty)")).to_have_text(
        page_texts.messages("en")["home-one-file-old"]
    )
