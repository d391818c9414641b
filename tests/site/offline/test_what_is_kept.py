"""What is kept: everything the game needs in the languages it is used in, the sounds unless data is to be saved."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from base.paths import DIST
from published import offline
from published.serve import Server
from tests.shared.page import page_texts
from tests.shared.page.visits import (
    LATER,
    Visitor,
    installed,
    kept,
    open_site,
    restarted_on,
    stored,
    wait_for_worker,
)
from tests.shared.page.waiting import wait_until

REFUSING = (
    "CacheStorage.prototype.open = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))"
)
SAVING = "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });"
#: Two languages that are not the first one: one's own, and one chosen later.
OWN, LATER_CHOSEN = "fr", "ur"


def paths_of(*parts: str) -> list[str]:
    """What is kept of these parts, and what everybody keeps."""
    found = offline.parts(DIST)
    return sorted(f"/{entry.url}" for part in ("", *parts) for entry in found[part])


def wait_until_kept(page: Page, *parts: str) -> None:
    wait_until(lambda: kept(page) == paths_of(*parts), f"{parts} are kept", page.wait_for_timeout)


def lost(handler: Any) -> bool:
    handler.answer(503, {"Cache-Control": "no-store"}, b"no connection", "text/plain")
    return True


def choose(page: Page, language: str) -> Locator:
    """Choose a language on the first screen; what is said of it."""
    page.locator("select[name=language]").select_option(language)
    return page.locator("[data-notice=language]")


def spoken(page: Page, language: str) -> None:
    """The page, and the choice, are in this language."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(options(page, language)).to_be_visible()
    expect(page.locator("select[name=language]")).to_have_value(language)


def options(page: Page, language: str) -> Locator:
    """The button that opens the options of Two Hundred."""
    words = page_texts.messages(language)
    return page.get_by_role("button", name=f"{words['options']} {words['game-two_hundred']}")


@pytest.mark.full("a version that waits is there in the same languages")
@pytest.mark.long("two visits, and three languages chosen")
def test_the_language_in_use_is_kept_and_another_once_it_is_chosen(visitor: Visitor, port: Server) -> None:
    page = visitor.page()
    page.goto(f"{port.url}?lang={OWN}")
    wait_for_worker(page, "active")
    wait_until_kept(page, OWN, "sound")

    own = page_texts.messages(OWN)
    port.faults["/assets/*"] = lost
    expect(choose(page, LATER_CHOSEN)).to_have_text(own["notice-language"])
    spoken(page, OWN)
    port.faults.clear()
    expect(choose(page, LATER_CHOSEN)).to_have_count(0)
    spoken(page, LATER_CHOSEN)
    wait_until_kept(page, OWN, LATER_CHOSEN, "sound")

    visitor.leave()
    port.stop()
    page = visitor.page()
    page.goto(f"{port.url}?game=two_hundred&speed=instant&seed=7")
    later = page_texts.messages(LATER_CHOSEN)
    spoken(page, LATER_CHOSEN)
    expect(choose(page, "en")).to_have_text(later["notice-language"])
    spoken(page, LATER_CHOSEN)
    expect(choose(page, OWN)).to_have_count(0)
    spoken(page, OWN)
    options(page, OWN).click()
    page.get_by_role("button", name=own["home-deal"], exact=True).click()
    expect(page.get_by_role("group", name=own["hand"])).to_be_visible()
    # The home page of a language leads to the one that is kept, which says that it cannot speak it.
    page.goto(f"{port.url}in/hi/")
    expect(page).to_have_url(f"{port.url}?lang=hi")
    expect(page.locator("[data-notice=language]")).to_have_text(own["notice-language"])
    expect(page.locator("html")).to_have_attribute("lang", OWN)


@pytest.mark.full("a version that waits takes over in test_update.py")
def test_a_version_that_waits_is_there_when_the_browser_starts_again_in_the_same_languages(
    visitor: Visitor, port: Server, later: Path
) -> None:
    page = installed(visitor, port)
    assert kept(page) == paths_of("en", "sound")
    page = restarted_on(later, visitor, port, page)
    expect(page.get_by_text(LATER, exact=True)).to_be_visible()
    languages = {path for path in kept(page) if path.startswith("/lessons/tractor/")}
    assert languages == {"/lessons/tractor/en.json"}


@pytest.mark.long("waits for what does not come")
def test_where_data_is_saved_no_sound_is_fetched_and_no_snapshot_made(visitor: Visitor, port: Server) -> None:
    page = visitor.page()
    page.add_init_script(SAVING)
    page.add_init_script("localStorage['follow-suit/settings'] = JSON.stringify({ sound: true })")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    open_site(page, port, "?speed=instant&seed=7")
    wait_for_worker(page, "active")
    assert kept(page) == paths_of("en")
    page.get_by_role("button", name=re.compile("^Deal Two Hundred")).click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    assert asked
    assert not [url for url in asked if "/sound-" in url]
    assert not [path for path in stored(page) if "/snapshot/" in path]


@pytest.mark.full("one more visit of the same kind")
def test_a_page_that_storage_refuses_its_wishes_has_the_site_kept_all_the_same(
    visitor: Visitor, port: Server
) -> None:
    page = visitor.page()
    page.add_init_script(REFUSING)
    open_site(page, port)
    wait_for_worker(page, "active")
