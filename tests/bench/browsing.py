"""Browsing: the built page in Chromium, for the benches that ask its engine or look at it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "build"), str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402 - the path is set above

from base import browsers  # noqa: E402
from base.chromium import FLAGS  # noqa: E402
from base.paths import DIST  # noqa: E402
from published.serve import Server  # noqa: E402


@contextmanager
def chromium_at_the_site() -> Iterator[tuple[Browser, str]]:
    """Chromium, and the address at which the built site is served."""
    server = Server(DIST)
    server.start()
    executable = os.environ.get("FOLLOWSUIT_CHROMIUM") or browsers.prepare_chromium()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
            yield browser, server.url
            browser.close()
    finally:
        server.stop()


@contextmanager
def open_page() -> Iterator[Page]:
    """The page, once its engine answers."""
    with chromium_at_the_site() as (browser, address):
        page = browser.new_page()
        page.goto(address)
        page.get_by_text("Ready", exact=True).wait_for(timeout=60_000)
        yield page
