"""Play together between two browsers: a Chromium that deals, and a Firefox that sits down at its table."""

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from base import environment
from base.chromium import FLAGS
from base.paths import DIST
from published.serve import Server
from tests.shared.page.drivers import Firefox, wait
from tests.shared.page.phones import Host

pytestmark = pytest.mark.long("starts a second browser beside Chromium")
#: For how long the code lies on the phone before it is scanned, in seconds.
SCANNED_AFTER = 12


@pytest.fixture
def firefox(tmp_path: Path) -> Any:
    """A Firefox with a profile of its own."""
    if remedy := environment.browser_remedy("Firefox"):
        pytest.skip(remedy)
    browser = Firefox(tmp_path / "profile")
    yield browser
    browser.close()


def test_a_firefox_sits_down_at_a_chromiums_table_and_is_dealt_its_cards(
    playwright: Playwright, firefox: Firefox
) -> None:
    server = Server(DIST)
    server.start()
    program = environment.prepare_headless(environment.prepare_chromium())
    browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
    context = browser.new_context(service_workers="block")
    host = Host(context, server, name="Ada")
    host.open("Two Hundred")
    link = host.code("N")
    firefox.open(link)
    place = ".together-link textarea"
    wait(firefox, f"return Boolean(document.querySelector('{place}')?.value)")
    answer = firefox.run(f"return document.querySelector('{place}').value")
    time.sleep(SCANNED_AFTER)
    host.take(answer)
    expect(host.chair("N")).to_have_attribute("data-phone", "there", timeout=20_000)
    host.begin()
    wait(firefox, "return document.querySelectorAll('[data-hand] .card').length === 10")
    shown = firefox.run(
        "return [...document.querySelectorAll('[data-hand] .card')].map((card) => card.dataset.card)"
    )
    assert sorted(shown) == sorted(host.ask("view", seat="N")["view"]["hand"])
    browser.close()
    server.stop()
