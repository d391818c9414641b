"""Unfit servers in the other browsers: the cause is named, and who mends the server heals the visitors there too."""

from typing import Any

import pytest

from published.serve import Server
from tests.shared.page.drivers import wait
from tests.shared.page.oddities import gone, sent

pytestmark = pytest.mark.long("Firefox and WebKitGTK")

READY = "return performance.getEntriesByName('followsuit:answered').length > 0"
FAILED = "return !document.querySelector('[data-part=failure]').hidden"
SAID = "return document.querySelector('[data-part=failure-line]').textContent"
TRY_AGAIN = "document.querySelector('[data-part=retry]').click(); return true"
DEAL = "document.querySelector('[data-part=deal]').click(); return true"
OUTDATED = "return document.querySelector('[data-notice=outdated]') !== null"


@pytest.mark.parametrize(
    ("path", "changed", "sentence"),
    [
        ("/runtime/python-*.js", {"Content_Type": "application/octet-stream"}, "no browser runs"),
        ("/engine/", {"X_Frame_Options": "DENY"}, "forbids the frame"),
        ("/engine/", {"Content_Security_Policy": "script-src 'self'"}, "security rule of this site"),
    ],
    ids=["type", "frame", "policy"],
)
def test_the_cause_is_named_and_trying_again_starts_the_engine(
    visit: Any, port: Server, path: str, changed: dict[str, str], sentence: str
) -> None:
    browser = visit()
    port.faults[path] = sent(**changed)
    browser.open(f"{port.url}?nosw&lang=en")
    wait(browser, FAILED)
    assert sentence in browser.run(SAID)
    port.faults.clear()
    browser.run(TRY_AGAIN)
    wait(browser, READY)


def test_what_has_gone_from_the_site_is_told(visit: Any, port: Server) -> None:
    browser = visit()
    browser.open(f"{port.url}?nosw&lang=en&game=two_hundred&speed=instant&seed=7")
    wait(browser, READY)
    # A newer version has other names for all of them. WebKit does not say which one it could not fetch.
    port.faults["/assets/*.js"] = gone
    browser.run(DEAL)
    wait(browser, OUTDATED)
