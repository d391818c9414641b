"""The other browsers on a plain host: in a folder, without a type or a header of ours, from an address without its slash."""

from typing import Any

import pytest

from base.paths import DIST
from tests.browsers.test_browsers import DEAL_BUTTON, HAND, READY
from tests.shared.page.drivers import wait
from tests.shared.page.plain_host import Oddities, PlainHost

pytestmark = pytest.mark.long("Firefox and WebKitGTK")
HEALED = "return location.pathname === '/games/cards/'"


def test_a_plain_host_is_enough(visit: Any) -> None:
    host = PlainHost(DIST, "games/cards/", Oddities(slash="sends", unknown="404.html"))
    browser = visit()
    browser.open(f"{host.url.rstrip('/')}?nosw&game=two_hundred&speed=instant&seed=7")
    wait(browser, HEALED)
    wait(browser, READY)
    assert browser.run(DEAL_BUTTON) is True
    wait(browser, HAND)
    browser.open(f"{host.url}nothing/here/")
    wait(browser, "return [...document.links].every(({ href }) => href === `${origin}/games/cards/`)")
    host.stop()
