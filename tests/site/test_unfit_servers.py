"""Unfit servers: what a server does that the engine cannot start with is named truly, to the person and to its owner,
and whoever mends it heals the visitors.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.page.oddities import busy, sent
from tests.shared.page.person import deal
from tests.shared.patience import LONG_MS

TYPE = "sends a file of the engine in a way that no browser runs"
FRAME = "forbids the frame in which the engine runs"
POLICY = "A security rule of this site does not let the engine run"
another = pytest.mark.long("one more header of the same kind")
EXPECTED = (
    "did not start|Failed to|MIME|refused|violates|Refused|429|404|wasm|WebAssembly|blocked|postMessage|Error"
)


@pytest.fixture
def said(page: Page) -> list[str]:
    """What the console says."""
    lines: list[str] = []
    page.on("console", lambda message: lines.append(message.text))
    return lines


def failure(page: Page) -> Any:
    """The place on the first screen that says why the engine does not start, once it says so."""
    found = page.locator('[data-part="failure"]')
    expect(found).to_be_visible(timeout=LONG_MS)
    return found


def try_again_and_deal(page: Page) -> None:
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Ready", exact=True)).to_be_visible(timeout=LONG_MS)
    deal(page, "Two Hundred")
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "changed", "sentence", "seen"),
    [
        pytest.param(
            "/runtime/python-*.js",
            {"Content_Type": "application/octet-stream"},
            TYPE,
            "is sent as application/octet-stream",
            id="type",
        ),
        pytest.param(
            "/runtime/pyscript-*.js",
            {"Content_Type": "text/plain"},
            TYPE,
            "is sent as text/plain",
            id="type-of-another",
            marks=another,
        ),
        pytest.param("/engine/", {"X_Frame_Options": "DENY"}, FRAME, "X-Frame-Options: DENY", id="frame"),
        pytest.param(
            "/engine/",
            {"Content_Security_Policy": "frame-ancestors 'none'"},
            FRAME,
            "frame-ancestors 'none'",
            id="ancestors",
            marks=another,
        ),
        pytest.param(
            "/engine/",
            {"Content_Security_Policy": "script-src 'self'"},
            POLICY,
            "script-src 'wasm-unsafe-eval'",
            id="policy",
        ),
        pytest.param(
            "/engine/",
            {"Content_Security_Policy": "script-src 'self' 'unsafe-eval'; worker-src 'self'"},
            POLICY,
            "worker-src",
            id="worker",
            marks=another,
        ),
        pytest.param(
            "/engine/",
            {"Content_Security_Policy": "script-src 'self' 'unsafe-eval' blob:; connect-src 'none'"},
            POLICY,
            "connect-src",
            id="connect",
            marks=another,
        ),
        pytest.param(
            "/",
            {"Content_Security_Policy": "default-src 'self' data: 'unsafe-inline'; frame-src 'none'"},
            POLICY,
            "frame-src 'self'",
            id="frame-src",
            marks=another,
        ),
        pytest.param(
            "/engine/",
            {"Content_Type": "application/octet-stream"},
            TYPE,
            "/engine/ is sent as application/octet-stream",
            id="download",
            marks=pytest.mark.full("a page that is downloaded"),
        ),
    ],
)
def test_what_keeps_the_engine_from_starting_is_named_to_person_and_owner(
    page: Page,
    site: Server,
    guard: Any,
    spoil: Any,
    said: list[str],
    path: str,
    changed: dict[str, str],
    sentence: str,
    seen: str,
) -> None:
    guard.expects(EXPECTED)
    spoil(site, path, sent(**changed))
    page.goto(f"{site.url}?speed=instant&seed=7")
    expect(failure(page)).to_contain_text(sentence)
    [told] = [line for line in said if "The engine did not start" in line]
    assert seen in told
    assert "DEPLOY.md" in told
    site.faults.clear()
    if path != "/":
        try_again_and_deal(page)


def test_a_site_that_has_had_too_many_requests_is_waited_for(
    page: Page, site: Server, guard: Any, spoil: Any, said: list[str]
) -> None:
    guard.expects(EXPECTED)
    spoil(site, "/runtime/wheel-*/*", busy(1))
    page.goto(f"{site.url}?speed=instant&seed=7")
    expect(page.get_by_text("Ready", exact=True)).to_be_visible(timeout=LONG_MS)
    assert not [line for line in said if "The engine did not start" in line]


@pytest.mark.long("the same where it goes on")
def test_a_site_that_goes_on_refusing_requests_is_told_as_such(
    page: Page, site: Server, guard: Any, spoil: Any
) -> None:
    guard.expects(EXPECTED)
    spoil(site, "/runtime/wheel-*/*", busy(1000))
    page.goto(site.url)
    expect(failure(page)).to_contain_text("takes no more requests")
    site.faults.clear()
    try_again_and_deal(page)


def test_offline_is_promised_only_where_a_browser_keeps_the_page(page: Page, site: Server) -> None:
    page.goto(site.url)
    expect(page.get_by_text("works offline")).to_be_visible()
    # What a plain address that is not this machine's is to a browser.
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    page.goto(site.url)
    expect(page.get_by_text("Free, no account. Nothing leaves")).to_be_visible()
    expect(page.get_by_text("works offline")).to_be_hidden()
