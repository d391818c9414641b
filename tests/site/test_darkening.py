"""Browsers that darken pages by themselves, where the device is dark: Chrome on Android, Samsung's, Vivaldi.

They change half of the colours of a page that lets them. Ours do not let them: a browser that darkens shows the same picture as
one that does not. With its flag on a light device Chromium darkens every page, whatever the page asks for: there ours wears
colours that stand out all the same.
"""

import base64
import json
import os
from collections.abc import Iterator
from typing import Literal

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
#: A page that asks not to be darkened.
AWARE = "<html style='color-scheme: only light'>" + UNAWARE
#: How many pixels of the screen there are to one of the page where letters are measured: their middle has the letters' colour.
SCALE = 3
#: Each line of text that can be seen, and where it stands.
LINES = """() => {
    const lines = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { currentNode: node } = walker, { parentElement: parent } = node;
        if (!node.data.trim() || parent.closest("script, style, noscript, [disabled]")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
            if (width < 3 || height < 5 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue;
            const over = document.elementFromPoint(left + width / 2, top + height / 2);
            if (over && (parent.contains(over) || over.contains(parent)))
                lines.push({ text: node.data.trim().slice(0, 30), left, top, width, height });
        }
    }
    return lines;
}"""
#: The lines of a screenshot that do not stand out: the ground is the colour there is most of, the letters are what is furthest
#: from it. A line that shows nothing is not shown.
FAINT = """async ([picture, lines, scale]) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    canvas.drawImage(bitmap, 0, 0);
    const linear = (part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    const light = (colour) =>
        0.2126 * linear(colour >> 16) + 0.7152 * linear((colour >> 8) & 255) + 0.0722 * linear(colour & 255) + 0.05;
    return lines.flatMap(({ text, left, top, width, height }) => {
        const box = [left, top, width, height].map((side) => Math.max(1, Math.round(side * scale)));
        const { data } = canvas.getImageData(...box);
        const counts = new Map();
        for (let at = 0; at < data.length; at += 4) {
            const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
            counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        const [[ground]] = [...counts].sort(([, one], [, other]) => other - one);
        const ratios = [...counts]
            .filter(([, count]) => count > 3)
            .map(([colour]) => Math.max(light(colour) / light(ground), light(ground) / light(colour)));
        const ratio = Math.max(...ratios);
        return 1.05 < ratio && ratio < 4.5 ? [`${text}: ${ratio.toFixed(2)}`] : [];
    });
}"""


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


def visit(browser: Browser, theme: str, device: Literal["light", "dark"] = "dark", scale: int = 1) -> Page:
    context = browser.new_context(
        service_workers="block",
        reduced_motion="reduce",
        color_scheme=device,
        viewport={"width": 390, "height": 740},
        device_scale_factor=scale,
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


def name_faint_lines(judge: Page, page: Page) -> list[str]:
    """Return the lines of text that stand out less than 4.5 to 1, as `judge` reads a screenshot, each with its contrast."""
    picture = base64.b64encode(page.screenshot(animations="disabled")).decode()
    return judge.evaluate(FAINT, [picture, page.evaluate(LINES), SCALE])


def expect_clear_lines(judge: Page, page: Page, where: str) -> None:
    """Wait until every line of a page stands out, in each theme."""
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        assert len(page.evaluate(LINES)) > 2
        wait_until(
            lambda: not name_faint_lines(judge, page),
            f"every line of {where} stands out in the theme {theme}",
            judge.wait_for_timeout,
        )


def test_every_line_stands_out_where_the_browser_darkens_the_pages_of_a_light_device(
    pair: list[Browser], judge: Page, site: Server
) -> None:
    page = visit(pair[1], "light", "light", SCALE)
    pages = [page, visit(pair[0], "light", "light", SCALE)]
    for one in pages:
        one.set_content(AWARE)
    darkened = count_other_pixels(judge, [one.screenshot() for one in pages])
    assert darkened > SMALLEST_MARK, "no page is asked there"
    for path in ("", "fairness/", "404.html"):
        page.goto(site.url + path)
        expect_clear_lines(judge, page, path or "the first screen")
    for one in pages:
        one.context.close()


@pytest.mark.long(
    "the pages without an engine are measured in the short gate; the tokens are compared in Node"
)
@pytest.mark.parametrize("game", ["Two Hundred", "Tractor"])
def test_every_line_of_a_table_stands_out_where_the_browser_darkens_the_pages_of_a_light_device(
    pair: list[Browser], judge: Page, site: Server, game: str
) -> None:
    page = visit(pair[1], "light", "light", SCALE)
    person = Person(page, site)
    person.open(seed="darkened")
    person.deal(game)
    expect(person.hand).to_be_visible()
    page.mouse.move(0, 0)
    expect_clear_lines(judge, page, f"a table of {game}")
    page.context.close()
