"""Update: a newer version waits, and is taken as a whole on request."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from base.paths import DIST
from published.serve import Server
from tests.shared.page.person import deal
from tests.shared.page.visits import (
    LATER,
    TAGLINE,
    Visitor,
    installed,
    kept,
    open_site,
    wait_for_worker,
)


def update_button(page: Page) -> Any:
    return page.get_by_role("button", name="Update ready")


def paths_of(folder: Path) -> set[str]:
    return {f"/{path.relative_to(folder).as_posix()}" for path in folder.rglob("*") if path.is_file()}


def hand_of(page: Page) -> list[str]:
    cards = page.get_by_role("group", name="Your hand").get_by_role("button")
    return [re.split("[,:]", card.get_attribute("aria-label") or "")[0] for card in cards.all()]


@pytest.mark.long("makes a newer version and waits for its precache")
def test_a_newer_version_waits_and_then_takes_over_with_the_match_as_it_stood(
    visitor: Visitor, port: Server, later: Path
) -> None:
    page = installed(visitor, port)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    other = visitor.page()
    open_site(other, port)
    page.goto(port.url + "?game=two_hundred&speed=instant&seed=7")
    deal(page, "Two Hundred")
    expect(page.get_by_role("group", name="What do you bet?")).to_be_visible()
    hand = hand_of(page)
    assert len(hand) == 10
    port.folder = later
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    # Every file is fetched and checked anew, one after another: on a busy machine that takes its time.
    wait_for_worker(page, "waiting")
    expect(update_button(page)).to_be_visible()
    # Until then both pages, and any other, are of the version before.
    third = visitor.page()
    open_site(third, port)
    expect(third.get_by_text(TAGLINE, exact=True)).to_be_visible()
    third.close()
    with page.expect_event("load"):  # until then the old table stays visible
        update_button(page).click()
    expect(page.get_by_role("group", name="What do you bet?")).to_be_visible()
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"
    assert hand_of(page) == hand
    expect(update_button(page)).to_have_count(0)
    expect(other.get_by_text(LATER, exact=True)).to_be_visible()
    gone = paths_of(DIST) - paths_of(later)
    assert gone
    assert gone.isdisjoint(kept(page))
    assert not [line for line in said if "Not kept for offline" in line], (
        "the one that was replaced did not fail"
    )


def absent(handler: Any) -> bool:
    handler.answer(404, {"Cache-Control": "no-store"}, b"gone", "text/plain")
    return True


def other_bytes(handler: Any) -> bool:
    handler.answer(200, {"Cache-Control": "no-store"}, b"of another version", "text/html")
    return True


@pytest.mark.parametrize(
    ("spoiled", "fault"),
    [
        pytest.param("/index.html", other_bytes, id="other", marks=pytest.mark.full("one more way")),
        pytest.param("/assets/app-*.js", absent, id="absent"),
    ],
)
@pytest.mark.long("one more visit of the same kind")
def test_a_version_that_comes_in_part_leaves_the_one_before(
    visitor: Visitor, port: Server, later: Path, spoiled: str, fault: Callable[[Any], bool]
) -> None:
    page = installed(visitor, port)
    port.folder = later
    port.faults[spoiled] = fault
    page.evaluate(
        """async () => {
            const found = await navigator.serviceWorker.getRegistration();
            const gone = new Promise((resolve) => found.addEventListener("updatefound", () =>
                found.installing.addEventListener("statechange", ({target}) =>
                    target.state === "redundant" && resolve())));
            await found.update().catch(() => {});
            await gone;
        }"""
    )
    expect(update_button(page)).to_have_count(0)
    port.stop()
    open_site(page, port)
    expect(page.get_by_text(TAGLINE, exact=True)).to_be_visible()
