"""A host that rewrites HTML: the page plays, is not kept for offline, and the console says why."""

import pytest
from playwright.sync_api import expect

from published.serve import Handler, Server
from tests.shared.page.person import deal
from tests.shared.page.visits import Visitor, open_site
from tests.shared.page.waiting import wait_until

NOTE = b"<!-- made faster by your host -->"


def rewritten(handler: Handler) -> bool:
    """Answer with the page and something of the host's at its end."""
    body = handler.server.body("/index.html")
    assert body is not None
    headers = {"Content-Security-Policy": "frame-ancestors 'self'"}
    handler.answer(200, headers, body.codings[""] + NOTE, body.type)
    return True


@pytest.mark.long("one visit of a host that few have")
def test_the_page_plays_where_the_host_rewrites_it_and_says_why_it_is_not_kept(
    visitor: Visitor, port: Server
) -> None:
    port.faults["/"] = port.faults["/index.html"] = rewritten
    page = visitor.page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    open_site(page, port, "?speed=instant&seed=7")
    deal(page, "Two Hundred")
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    wait_until(
        lambda: any("Not kept for offline" in line for line in said),
        "the console says that nothing is kept",
        page.wait_for_timeout,
    )
    assert page.evaluate("navigator.serviceWorker.getRegistration().then((one) => !one?.active)")
