"""The first screen where files of the page did not come: it is small, and says what is so."""

from playwright.sync_api import Browser, Page, expect

from published.serve import Handler, Server
from tests.shared.page import page_texts


def gone(handler: Handler) -> bool:
    handler.answer(404, {"Cache-Control": "no-store"}, b"gone", "text/plain")
    return True


def test_without_a_file_of_ours_no_picture_is_large_and_javascript_is_not_called_off(
    page: Page, site: Server, guard: object, spoil: object
) -> None:
    guard.expects("404")  # type: ignore[attr-defined]
    spoil(site, "/assets/*", gone)  # type: ignore[operator]
    page.goto(site.url)
    expect(page.get_by_text(page_texts.messages("en")["home-no-files"])).to_be_visible()
    expect(page.locator("noscript p")).to_have_count(0)
    tallest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('svg')].map((one) => one.getBoundingClientRect().height))"
    )
    assert tallest <= 56


def test_where_javascript_is_off_the_page_says_that_and_not_that_files_are_missing(
    browser: Browser, site: Server
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site.url)
    # A search for a text passes over a <noscript>.
    told = page.locator("noscript p")
    expect(told).to_be_visible()
    expect(told).to_have_text(page_texts.messages("en")["home-no-script"])
    expect(page.get_by_text(page_texts.messages("en")["home-no-files"])).to_be_hidden()
    context.close()
