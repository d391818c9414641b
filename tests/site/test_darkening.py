"""Browsers that darken pages by themselves, where the device is dark: Chrome on Android, Samsung's, Vivaldi.

They change half of the colours of a page that lets them. Ours do not let them: a browser that darkens shows the same picture as
one that does not. With its flag on a light device Chromium darkens every page, whatever the page asks for.
"""

import base64
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
#: As many pixels as the smallest mark of a card has: fewer are edges.
SMALLEST_MARK = 60
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


@pytest.fixture
def judge(browser: Browser) -> Iterator[Page]:
    """A page of no site that compares pictures."""
    page = browser.new_page()
    yield page
    page.close()


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


def count_other_pixels(judge: Page, pictures: list[bytes]) -> int:
    """Return how many pixels of two screenshots have another colour to the eye, as `judge`, a page of no site, reads them.

    What a page draws twice is not alike byte for byte: edges are smoothed otherwise where another piece of it is drawn again.
    """
    return judge.evaluate(
        """async (pictures) => {
            const [one, other] = await Promise.all(pictures.map(async (picture) => {
                const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
                const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
                canvas.drawImage(bitmap, 0, 0);
                return canvas.getImageData(0, 0, bitmap.width, bitmap.height).data;
            }));
            const isOther = (at) => [0, 1, 2].some((channel) => Math.abs(one[at + channel] - other[at + channel]) > 32);
            return one.length === other.length
                ? Array.from({ length: one.length / 4 }, (_, index) => index * 4).filter(isOther).length
                : Infinity;
        }""",
        [base64.b64encode(picture).decode() for picture in pictures],
    )


def wait_for_one_picture(judge: Page, pages: list[Page], state: str) -> None:
    """Wait until two pages show the same: what comes a moment later (faces, offers, a new theme) comes to each."""
    wait_until(
        lambda: (
            count_other_pixels(judge, [page.screenshot(animations="disabled") for page in pages])
            < SMALLEST_MARK
        ),
        state,
        judge.wait_for_timeout,
    )


def test_a_browser_that_darkens_pages_leaves_ours_as_they_are(
    pair: list[Browser], judge: Page, site: Server
) -> None:
    pages = [visit(one, "light") for one in pair]
    for page in pages:
        page.set_content(UNAWARE)
    darkened = count_other_pixels(judge, [page.screenshot() for page in pages])
    assert darkened > SMALLEST_MARK, "the browser darkens what lets it"
    for path in PATHS:
        for page in pages:
            page.goto(site.url + path)
        for theme in THEMES:
            for page in pages:
                page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            wait_for_one_picture(judge, pages, f"{path}, theme {theme}, is alike in both")
    for page in pages:
        page.context.close()


@pytest.mark.long("the pages without an engine are compared in the short gate, in all themes")
def test_the_table_of_the_light_theme_is_as_it_was_made_where_the_browser_darkens_pages(
    pair: list[Browser], judge: Page, site: Server
) -> None:
    pages = [visit(one, "light") for one in pair]
    for page in pages:
        person = Person(page, site)
        person.sit_down(seed="darkened")
        expect(person.betting).to_be_visible()
        page.mouse.move(0, 0)
        page.wait_for_function("() => !document.querySelector('[data-notice]')")
    wait_for_one_picture(judge, pages, "the table is alike in both")
    for page in pages:
        page.context.close()
