"""Languages: which one a visitor is met in, that only its file is fetched, and that it stays."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from published.serve import Server
from tests.shared.page import page_texts
from tests.shared.page.person import from_more, open_folds, open_settings

pytestmark = pytest.mark.long("languages")

#: A language that is not the first one, for what holds for any.
OTHER = page_texts.OTHERS[0]

#: The lines of an element's text.
LINES = """(one) => {
  const [text] = one.childNodes;
  const lines = [];
  for (let at = 0; at < text.length; at++) {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const { bottom } = range.getBoundingClientRect();
    if (lines.at(-1)?.bottom !== bottom) lines.push({ bottom, words: "" });
    lines.at(-1).words += text.data[at];
  }
  return lines.map(({ words }) => words);
}"""


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
    words = [page_texts.messages(language)[name] for name in ("home-deal", "game-two_hundred")]
    expect(page.get_by_role("button", name=re.compile(f"^{' '.join(words)}"))).to_be_visible()


def fetched(page: Page) -> set[str]:
    """The language files the page has fetched, by their codes."""
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    found = [re.search(rf"/({'|'.join(page_texts.LANGUAGES)})-\w+\.js$", name) for name in names]
    return {match[1] for match in found if match}


# Which regions want which language is in tests/web/text/languages.test.js.
@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), (OTHER, OTHER), ("de-DE", "en")])
def test_a_visitor_is_met_in_the_language_of_the_browser(visit, locale: str, language: str) -> None:
    page = visit(locale)
    speaks(page, language)
    assert fetched(page) == {language}


@pytest.mark.parametrize("language", page_texts.OTHERS)
def test_a_languages_own_address_speaks_it_whatever_the_browser_prefers(visit, language: str) -> None:
    page = visit("en-GB", f"in/{language}/")
    speaks(page, language)
    expect(page.locator("html")).to_have_attribute("dir", page_texts.direction(language))
    assert fetched(page) == {language}
    from_more(page, page_texts.messages(language)["settings"]).click()
    open_folds(page)
    chosen = (
        page.get_by_role("dialog")
        .get_by_role("combobox")
        .filter(has=page.locator(f"option[value='{language}']"))
    )
    expect(chosen.locator("visible=true")).to_have_value(language)


def test_the_address_may_ask_for_a_language_and_is_not_remembered(visit) -> None:
    page = visit("en-GB", f"?lang={OTHER}")
    speaks(page, OTHER)
    assert fetched(page) == {OTHER}
    page.goto(page.url.split("?")[0])
    speaks(page, "en")


def test_a_language_chosen_on_the_opening_is_spoken_at_once_and_remembered(visit) -> None:
    page = visit("en-GB")
    page.get_by_role("combobox", name="Language").select_option(OTHER)
    speaks(page, OTHER)
    page.reload()
    speaks(page, OTHER)
    assert fetched(page) == {OTHER}


def test_nobody_sees_the_page_in_english_who_did_not_choose_it(visit, site: Server) -> None:
    page = visit(OTHER, "LICENSE.txt")
    page.route("**/assets/app-*.js", lambda route: None)  # never answered: what is seen before it is there
    page.goto(site.url, wait_until="commit")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    expect(heading).to_have_css("color", "rgba(0, 0, 0, 0)")


def test_that_a_language_cannot_be_fetched_is_said_in_the_settings_and_once_more_when_they_are_closed(
    visit,
) -> None:
    page = visit("en-GB")
    page.route(f"**/assets/{OTHER}-*.js", lambda route: route.abort())
    open_settings(page)
    settings = page.get_by_role("dialog")
    settings.get_by_role("combobox", name="Language").select_option(OTHER)
    missing = page_texts.messages("en")["notice-language"]
    expect(settings.get_by_role("alert")).to_have_text(missing)
    expect(page.locator("[data-notice]")).to_have_count(0)
    settings.get_by_role("button", name="Close").click()
    expect(page.locator("[data-notice]").filter(has_text=missing)).to_be_visible()
    speaks(page, "en")


#: Has a title say these words where they have no room in one line, however wide the device's font is.
IN_TWO_LINES = """(title, words) => {
  title.textContent = words;
  title.style.inlineSize = "max-content";
  title.style.inlineSize = `${title.offsetWidth * 0.7}px`;
}"""


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
def test_a_title_of_chinese_breaks_where_its_sentence_pauses(visit, language: str) -> None:
    page = visit("zh-CN", f"in/{language}/")
    page.set_viewport_size({"width": 320, "height": 568})
    said = page_texts.messages(language)
    from_more(page, said["settings"]).click()
    title = page.get_by_role("dialog").get_by_role("heading").first
    title.evaluate(IN_TWO_LINES, said["give-up-anew"])
    first, *rest = title.evaluate(LINES)
    assert rest
    assert first.endswith(("，", "？")), first
