"""The table in another site's page, in the other browsers; web/EMBED.md says what each allows."""

from pathlib import Path
from typing import Any

import pytest

from published.serve import Server
from tests.shared.page.drivers import Browser, wait
from tests.shared.page.foreign_site import Host

pytestmark = pytest.mark.long("Firefox and WebKitGTK")

# The element's frame is in a closed shadow root; the driver needs another way to it.
OPENED = """<script>
const attach = Element.prototype.attachShadow;
Element.prototype.attachShadow = function (how) { return attach.call(this, { ...how, mode: "open" }); };
</script>"""
TABLE = '<follow-suit game="two_hundred" deal="7" lang="en" loading="eager" autostart{}></follow-suit>'
FRAME = "document.querySelector('follow-suit').shadowRoot.querySelector('iframe')"
READY = "return heard.some(({ event, detail }) => event === 'ready' && detail.game === 'two_hundred')"
ASKED = "return document.querySelectorAll('[role=group][aria-label=\"What do you bet?\"] button').length > 1"
BET = """
const [...bets] = document.querySelectorAll("[role=group][aria-label='What do you bet?'] button");
bets.at(-1).click();
return true;
"""
TURN = "return JSON.parse(await followSuit.askText(JSON.stringify({ v: 1, id: 1, op: 'view' }))).view.turn"


@pytest.fixture
def host(port: Server, tmp_path: Path) -> Any:
    """Another site."""
    folder = tmp_path / "host"
    folder.mkdir()
    host = Host(folder, port)
    yield host
    host.server.stop()


def play(browser: Browser, host: Host, sandbox: str = "") -> str:
    """Open a page with a table in it, wait for what it says, make a bet; return the table's origin."""
    browser.enter(None)
    browser.open(host.write("a.html", OPENED + TABLE.format(sandbox)))
    wait(browser, READY)
    browser.enter(FRAME)
    wait(browser, ASKED)
    turn = browser.run(TURN)
    assert browser.run(BET) is True
    wait(browser, f"return ({TURN.replace('return ', '')}) > {turn}")
    return str(browser.run("return self.origin"))


def test_a_table_in_another_sites_page_plays_whatever_it_may_keep(
    visit: Any, kind: type[Browser], host: Host
) -> None:
    for storage in kind.storage_for_strangers:
        browser = visit(storage_for_strangers=storage)
        assert play(browser, host) == host.site.url[:-1]


@pytest.mark.full("Chromium shuts a table in on every commit; the same frame in the other browsers")
def test_a_table_shut_in_without_an_origin_plays(visit: Any, kind: type[Browser], host: Host) -> None:
    if kind.name == "WebKitGTK":
        # There 'self' in a policy is nobody where the page has no origin; a policy that names the site is kept.
        for _, headers in host.site.rules:
            if policy := headers.get("Content-Security-Policy"):
                headers["Content-Security-Policy"] = policy.replace("'self'", f"'self' {host.site.url[:-1]}")
    assert play(visit(), host, ' sandbox="allow-scripts"') == "null"
