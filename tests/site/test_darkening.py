"""Browsers that darken pages by themselves, where the device is dark: Chrome on Android, Samsung's, Vivaldi.

They change half of the colours of a page that lets them. Ours do not let them: a browser that darkens shows the same picture as
one that does not. With its flag on a light device Chromium darkens every page, whatever the page asks for.
"""

import json
import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from base import browsers
from base.chromium import FLAGS
from published.serve import Server
from tests.shared.page.person import Person
from tests.shared.page.waiting import wait_until

DARKENS = "--enable-features=WebContentsForceDark"
#: A page that lets itself be darkened.
UNAWARE = "<body style='background:#fff;color:#000'>words"
THEMES = ("system", "light", "dark", "contrast")
PATHS = ("fairness/", "rules/two_hundred/", "404.html")


@pytest.fixture(scope="module")
def pair(playwright: Playwright) -> Iterator[list[Browser]]:
    """A browser as it is, and one that darkens: the whole Chromium, for the one without a window darkens nothing."""
    chromium = os.environ.get("FOLLOWSUIT_CHROMIUM") or browsers.prepare_chromium()
    started = [
        playwright.chromium.launch(executable_path=chromium, args=[*FLAGS, "--headless=new", *more])
        for more in ([], [DARKENS])
    ]
    yield started
    for browser in started:
        browser.close()


def visit(browser: Browser, theme: str) -> Page:
    context = browser.new_context(
        service_workers="block",
        reduced_motion="reduce",
        color_scheme="dark",
        viewport={"width": 390, "height": 740},
    )
    kept = json.dumps(json.dumps({"theme": theme, "coach": "off", "language": "en"}))
    context.add_init_script(
        "if (location.protocol !== 'about:') for (const name of ['settings', 'first'])"
        f" localStorage[`follow-suit/${{name}}`] ??= {kept}"
    )
    return context.new_page()


def wait_for_one_picture(pages: list[Page], state: str) -> None:
    """Wait until two pages show the same: what comes a moment later (faces, offers, a new theme) comes to each."""
    wait_until(
        lambda: len({page.screenshot(animations="disabled") for page in pages}) == 1,
        state,
        pages[0].wait_for_timeout,
    )


def test_a_browser_that_darkens_pages_leaves_ours_as_they_are(pair: list[Browser], site: Server) -> None:
    pages = [visit(one, "light") for one in pair]
    for page in pages:
        page.set_content(UNAWARE)
    assert pages[0].screenshot() != pages[1].screenshot(), "the browser darkens what lets it"
    for path in PATHS:
        for page in pages:
            page.goto(site.url + path)
        for theme in THEMES:
            for page in pages:
                page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            wait_for_one_picture(pages, f"{path}, theme {theme}, is alike in both")
    for page in pages:
        page.context.close()


@pytest.mark.long("the pages without an engine are compared in the short gate, in all themes")
def test_the_table_of_the_light_theme_is_as_it_was_made_where_the_browser_darkens_pages(
    pair: list[Browser], site: Server
) -> None:
    pages = [visit(one, "light") for one in pair]
    for page in pages:
        person = Person(page, site)
        person.sit_down(seed="darkened")
        expect(person.betting).to_be_visible()
        page.mouse.move(0, 0)
        page.wait_for_function("() => !document.querySelector('[data-notice]')")
    wait_for_one_picture(pages, "the table is alike in both")
    for page in pages:
        page.context.close()
