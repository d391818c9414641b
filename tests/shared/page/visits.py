"""Visits: a visitor with a persistent browser profile, and what it has stored of the site."""

import os
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, expect

from base import browsers
from base.chromium import FLAGS
from published.serve import Server
from tests.shared.page import waiting

#: WebAssembly is compiled as it is called and not compiled better in the background. A test's page lives for seconds
#: and keeps nothing that was compiled: starting Python takes half the processor time so. The benches do without.
QUICK_START = "--js-flags=--wasm-lazy-compilation --no-wasm-tier-up --no-wasm-dynamic-tiering"
# Whether this page's service worker has reached the state asked for.
STATE = """async (wanted) => {
    const found = await navigator.serviceWorker.getRegistration();
    return Boolean(found?.[wanted]) && !found.installing;
}"""
TAGLINE = "Play cards two against two, with and against computer players"
LATER = "Play cards as two against two, with and against computer players"


class Visitor:
    """A visitor whose profile outlives the browser."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        self._playwright, self._profile = playwright, profile
        self._context: BrowserContext | None = None
        self.strangers: list[str] = []

    def page(self, **options: Any) -> Page:
        """A page in the browser, which is started, with these options, if it is not running."""
        if self._context is None:
            chromium = os.environ.get("FOLLOWSUIT_CHROMIUM") or browsers.prepare_chromium()
            self._context = self._playwright.chromium.launch_persistent_context(
                self._profile, executable_path=chromium, args=[*FLAGS, QUICK_START], **options
            )
            self._context.on("request", lambda request: self._note(request.url))
        return self._context.new_page()

    def leave(self) -> None:
        """Close the browser, with every page in it."""
        if self._context is not None:
            self._context.close()
            self._context = None

    def lose_cache(self) -> None:
        """Close the browser and empty its own cache, as it may do itself; what a page has kept stays."""
        self.leave()
        shutil.rmtree(self._profile / "Default" / "Cache")

    def _note(self, url: str) -> None:
        if not url.startswith(("http://127.0.0.1:", "data:", "blob:", "about:")):
            self.strangers.append(url)


def open_site(page: Page, server: Server, query: str = "") -> None:
    """Open the site and wait for its engine."""
    page.goto(server.url + query)
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()


def wait_for_worker(page: Page, state: str) -> None:
    """Wait until the site's service worker is `active` or `waiting`."""
    waiting.wait_until(
        lambda: page.evaluate(STATE, state), f"the service worker is {state}", page.wait_for_timeout
    )


def installed(visitor: Visitor, server: Server) -> Page:
    """A page under a service worker, as every visit after the first is. Without one, a newer version does not wait."""
    page = visitor.page()
    open_site(page, server)
    wait_for_worker(page, "active")
    page.reload()
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()
    return page


def restarted_on(later: Path, visitor: Visitor, server: Server, page: Page) -> Page:
    """Let a newer version be fetched and wait, stop the server, and open the site in a browser started again."""
    server.folder = later
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    wait_for_worker(page, "waiting")
    visitor.leave()
    server.stop()
    page = visitor.page()
    open_site(page, server)
    return page


def kept(page: Page) -> list[str]:
    """Paths of what the service worker keeps on the device; a snapshot of the interpreter may lie beside it, and what
    the page wishes to be kept.
    """
    return sorted(path for path in stored(page) if "/snapshot/" not in path and path != "/wishes.json")


def stored(page: Page) -> list[str]:
    """Paths of everything in every cache of the site, whatever the cache is called."""
    paths: list[str] = page.evaluate(
        """async () => {
            const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const requests = await Promise.all(all.map((cache) => cache.keys()));
            return requests.flat().map(({url}) => new URL(url).pathname).sort();
        }"""
    )
    return paths


def wait_for_snapshot(page: Page) -> None:
    """Wait until a snapshot of the interpreter is stored."""
    waiting.wait_until(
        lambda: any("/snapshot/" in path for path in stored(page)),
        "a snapshot is stored",
        page.wait_for_timeout,
    )
