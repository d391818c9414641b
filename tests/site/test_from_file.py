"""A page of the site that is opened from a file: no browser runs it there, and it says what does run."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.shared.page import page_texts

#: Other pages with a script of their own, which is refused as well.
OTHERS = ["in/fr/index.html", "builder/index.html", "fairness/index.html"]


@pytest.mark.parametrize(
    ("language", "address"),
    [
        *((language, "index.html") for language in page_texts.LANGUAGES),
        *(("en", address) for address in OTHERS),
    ],
)
def test_a_page_opened_from_a_file_says_so_in_the_persons_language(
    new_context: Callable[..., BrowserContext], built_site: Path, guard: Any, language: str, address: str
) -> None:
    guard.expects("CORS|ERR_FAILED|Unsafe attempt|net::")
    page = new_context(locale=language).new_page()
    page.goto((built_site / address).as_uri())
    told = page.locator("p[role=alert]", has_text="follow-suit.html")
    expect(told).to_have_text(page_texts.messages(language)["home-from-file"])
    expect(told).to_have_attribute("lang", language)
    expect(told).to_be_visible()
    # Nothing else claims that something is on its way, or has failed.
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_text(page_texts.messages("en")["failure-script"])).to_have_count(0)
    expect(page.locator("button:enabled")).to_have_count(0)
