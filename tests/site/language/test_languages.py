"""Languages: which one a visitor is met in, that only its file is fetched, and that it stays."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from serve import Server

pytestmark = pytest.mark.long("languages")

DEAL = {"en": "Deal Two Hundred", "zh-Hans": "发牌 二百分"}


@pytest.fixture
def visit(browser: Browser, site: Server):
    """Come to the page as somebody whose browser asks for a language."""
    contexts = []

    def open_site(locale: str, path: str = "") -> Page:
        contexts.append(browser.new_context(locale=locale))
        page = contexts[-1].new_page()
        page.goto(site.url + path)
        return page

    yield open_site
    for context in contexts:
        context.close()


def speaks(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=re.compile(f"^{DEAL[language]}"))).to_be_visible()


def fetched(page: Page) -> set[str]:
    """The language files the page has fetched, by their codes."""
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    found = [re.search(r"/(en|zh-Hans)-\w+\.js$", name) for name in names]
    return {match[1] for match in found if match}


@pytest.mark.parametrize(
    ("locale", "language"),
    [("en-GB", "en"), ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hans"), ("de-DE", "en")],
)
def test_a_visitor_is_met_in_the_language_of_the_browser(visit, locale: str, language: str) -> None:
    page = visit(locale)
    speaks(page, language)
    assert fetched(page) == {language}


def test_the_address_may_ask_for_a_language_and_is_not_remembered(visit) -> None:
    page = visit("en-GB", "?lang=zh-Hans")
    speaks(page, "zh-Hans")
    assert fetched(page) == {"zh-Hans"}
    page.goto(page.url.split("?")[0])
    speaks(page, "en")


def test_a_language_chosen_on_the_opening_is_spoken_at_once_and_remembered(visit) -> None:
    page = visit("en-GB")
    page.get_by_role("button", name="Options Two Hundred").click()
    page.get_by_role("combobox", name="Language").select_option("zh-Hans")
    speaks(page, "zh-Hans")
    page.reload()
    speaks(page, "zh-Hans")
    assert fetched(page) == {"zh-Hans"}


def test_nobody_sees_the_page_in_english_who_did_not_choose_it(visit, site: Server) -> None:
    page = visit("zh-CN", "LICENSE.txt")
    page.route("**/assets/app-*.js", lambda route: None)  # never answered: what is seen before it is there
    page.goto(site.url, wait_until="commit")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    expect(heading).to_have_css("color", "rgba(0, 0, 0, 0)")
