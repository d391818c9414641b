"""Fixtures of the tests at a table: a browser that has visited before, and a person at its page."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from published.serve import Server
from tests.shared.page.person import Bidder, Person
from tests.shared.page.phones import Room
from tests.shared.page.waiting import wait_until

SNAPSHOT_KEPT = """() => caches.open("follow-suit-snapshots")
  .then((cache) => cache.keys()).then((kept) => kept.length > 0)"""


class Regular:
    """A browser that has visited before: it has Python's snapshot, and nothing else from a visit."""

    def __init__(self, browser: Browser, server: Server, **options: Any) -> None:
        self.context = browser.new_context(**options)
        self._origin = server.url.rstrip("/")
        self._blank = self.context.new_page()
        self._devtools = self.context.new_cdp_session(self._blank)
        first = self.context.new_page()
        first.goto(server.url)
        # `wait_for_function` takes any promise for true.
        wait_until(lambda: first.evaluate(SNAPSHOT_KEPT), "a snapshot is kept", first.wait_for_timeout)
        self.forget()

    def forget(self) -> None:
        """Close every page, and delete whatever a person could have left on the device.

        A permission that a test grants refuses all others until they are cleared.
        """
        for page in self.context.pages:
            if page is not self._blank:
                page.close()
        self.context.set_offline(False)
        self.context.clear_permissions()
        wanted = {"origin": self._origin, "storageTypes": "cookies,local_storage,indexeddb,file_systems"}
        self._devtools.send("Storage.clearDataForOrigin", wanted)


@pytest.fixture(scope="session")
def regular(browser: Browser, browser_context_args: dict[str, Any], site: Server) -> Iterator[Regular]:
    """One browser for the tests that are not about the start: starting Python took most of their time."""
    regular = Regular(browser, site, **browser_context_args)
    yield regular
    regular.context.close()


@pytest.fixture
def context(request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """The regular's, or a new one where a test is of a first visit or of another device."""
    if any(request.node.iter_markers("first_visit")) or any(
        request.node.iter_markers("browser_context_args")
    ):
        yield request.getfixturevalue("new_context")()
        return
    regular: Regular = request.getfixturevalue("regular")
    yield regular.context
    regular.forget()


@pytest.fixture
def person(page: Page, site: Server) -> Person:
    """A person before the page; `person.sit_down()` begins a match."""
    return Person(page, site)


@pytest.fixture
def bidder(page: Page, site: Server) -> Bidder:
    """A person before the page who will choose Rangvaar."""
    return Bidder(page, site)


@pytest.fixture
def on_a_phone(page: Page) -> Callable[[], None]:
    """Make the screen a small phone's."""

    def shrink() -> None:
        page.set_viewport_size({"width": 360, "height": 740})

    return shrink


@pytest.fixture
def room(new_context: Callable[..., BrowserContext], site: Server, context: BrowserContext) -> Iterator[Room]:
    """A room whose host has visited before; the guests have not."""
    room = Room(new_context, site, context)
    yield room
    for guest in room.guests:
        guest.page.context.close()
