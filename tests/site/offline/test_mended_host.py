"""A host that was mended: whatever it sent before, its visitors are healed; and a page that was open meanwhile."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.page.oddities import gone, sent
from tests.shared.page.person import deal, open_menu
from tests.shared.page.visits import LATER, Visitor, installed, open_site, wait_for_worker
from tests.shared.page.waiting import wait_until
from tests.shared.patience import LONG_MS

#: Puts a type into what the service worker keeps of a path, as one of ours kept it before it looked at types.
KEPT_BADLY = """async (start) => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            if (!new URL(request.url).pathname.startsWith(start)) continue;
            const response = await cache.match(request);
            const headers = new Headers(response.headers);
            headers.set("Content-Type", "application/octet-stream");
            await cache.put(request, new Response(await response.blob(), { headers }));
        }
    }
}"""
BYTES = sent(Content_Type="application/octet-stream")


@pytest.mark.long("one visit of a host that is mended later")
def test_a_worker_keeps_no_script_of_a_wrong_type_and_says_why(visitor: Visitor, port: Server) -> None:
    port.faults["/runtime/python-*.js"] = BYTES
    page = visitor.page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(port.url)
    expect(page.locator('[data-part="failure"]')).to_be_visible(timeout=LONG_MS)
    wait_until(
        lambda: any("Not kept for offline" in line and "octet-stream" in line for line in said),
        "the console says what is not kept, and its type",
        page.wait_for_timeout,
    )
    assert page.evaluate("navigator.serviceWorker.getRegistration().then((one) => !one?.active)")
    # Its owner mends it. The browser's own cache has the script as it was, for a year.
    port.faults.clear()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Ready", exact=True)).to_be_visible(timeout=LONG_MS)
    page.reload()
    wait_for_worker(page, "active")


@pytest.mark.long("one visit of a host that was mended")
def test_what_a_worker_kept_badly_is_not_served_again(visitor: Visitor, port: Server) -> None:
    page = installed(visitor, port)
    page.evaluate(KEPT_BADLY, "/runtime/python-")
    open_site(page, port, "?speed=instant&seed=7")
    deal(page, "Two Hundred")
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()


@pytest.mark.long("one visit with a damaged file")
def test_trying_again_has_the_worker_replace_what_it_keeps(visitor: Visitor, port: Server) -> None:
    page = installed(visitor, port)
    damage = KEPT_BADLY.replace("await response.blob()", "'damaged'")
    page.evaluate(damage, "/runtime/wheel-")
    # What starts from the snapshot of an earlier visit does not read it.
    page.evaluate("caches.delete('follow-suit-snapshots')")
    port.faults["/runtime/stock_start-*"] = gone  # else it starts the other way
    page.goto(port.url)
    expect(page.locator('[data-part="failure"]')).to_be_visible(timeout=LONG_MS)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Ready", exact=True)).to_be_visible(timeout=LONG_MS)


def test_a_page_that_is_open_during_an_update_is_loaded_anew_with_its_match(
    page: Page, port: Server, later: Path, guard: Any
) -> None:
    guard.expects("404|Failed to fetch|Failed to load")
    page.goto(f"{port.url}?speed=instant&seed=7")
    deal(page, "Two Hundred")
    expect(page.get_by_role("group", name="What do you bet?")).to_be_visible()
    port.folder = later
    open_menu(page)
    page.get_by_role("button", name="Ask the referee").click()
    told = page.get_by_text("a newer version is there").first
    expect(told).to_be_visible()
    page.get_by_role("button", name="Load the new version").first.click()
    expect(page.get_by_role("group", name="What do you bet?")).to_be_visible(timeout=LONG_MS)
    assert page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"
    assert LATER in page.content()


@pytest.mark.long("the same of what says nothing else")
def test_what_would_vanish_without_a_word_is_told(page: Page, port: Server, guard: Any) -> None:
    guard.expects("404|Failed to fetch|Failed to load")
    page.goto(f"{port.url}?speed=instant&seed=7")
    port.faults["/assets/avatars-*.js"] = gone
    deal(page, "Two Hundred")
    expect(page.get_by_text("a newer version is there")).to_be_visible()
    del port.faults["/assets/avatars-*.js"]
    page.get_by_role("button", name="Load the new version").click()
    expect(page.get_by_role("group", name="What do you bet?")).to_be_visible(timeout=LONG_MS)
