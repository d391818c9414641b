"""Site fixtures: the built page behind the headers it is published with, in a Chromium that tells on it."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

import dist
import environment
from chromium import FLAGS
from serve import Server


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """Which Chromium, for pytest-playwright."""
    chromium = os.environ.get("FOLLOWSUIT_CHROMIUM") or environment.prepare_chromium()
    return {"executable_path": chromium, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    """No service worker, but where the test is about it: what it answers, `page.route` does not see."""
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture(scope="session", autouse=True)
def after_build(built_site: Path) -> Path:
    """Wait for the built site."""
    return built_site


@pytest.fixture(scope="session")
def site(built_site: Path) -> Iterator[Server]:
    """The built `dist/`, served; `site.url` is its root."""
    yield from _served(built_site)


@pytest.fixture(scope="session")
def engine_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The engine with no page around it, built and served like the page: `tests/site/pages`."""
    folder = tmp_path_factory.mktemp("engine-room") / "dist"
    dist.make_site(folder, Path(__file__).parent / "pages")
    yield from _served(folder)


def _served(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    server.start()
    yield server
    server.stop()


class Guard:
    """What a page must not do unless its test says so: complain in the console, or ask anybody else."""

    def __init__(self, context: BrowserContext) -> None:
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self.requests: list[str] = []
        self.hosts = {"127.0.0.1"}
        self._expected = [re.compile("Service Worker registration blocked by Playwright")]
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)

    def leave(self, context: BrowserContext) -> None:
        """Listen no more: what the browser does for another test is not this one's."""
        context.remove_listener("console", self._console)
        context.remove_listener("weberror", self._error)
        context.remove_listener("request", self._request)

    def expects(self, pattern: str) -> None:
        """Allow complaints that match: for a test of something going wrong."""
        self._expected.append(re.compile(pattern))

    def verdict(self) -> list[str]:
        """Return what may not be."""
        unexpected = [
            complaint
            for complaint in self.complaints
            if not any(pattern.search(complaint) for pattern in self._expected)
        ]
        return unexpected + [f"a request off the origin: {url}" for url in self.strangers]

    def _error(self, error: WebError) -> None:
        self.complaints.append(f"uncaught: {error.error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.complaints.append(f"console {message.type}: {message.text} ({where})")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        address = urlsplit(request.url.removeprefix("blob:"))
        # In a sandbox that shares no origin a page's own blobs are `null`'s.
        if request.url.startswith("blob:null/"):
            return
        if address.scheme != "data" and address.hostname not in self.hosts:
            self.strangers.append(request.url)


@pytest.fixture
def guard(context: BrowserContext) -> Iterator[Guard]:
    """The guard of this test's pages; every `page` has one."""
    guard = Guard(context)
    yield guard
    guard.leave(context)
    assert not guard.verdict()


@pytest.fixture
def page(context: BrowserContext, guard: Guard) -> Page:
    """A guarded page."""
    return context.new_page()


@pytest.fixture
def spoil() -> Iterator[Callable[..., None]]:
    """`spoil(server, pattern, fault)`: requests whose path matches fail as told, until the test is over."""
    spoiled: list[tuple[Server, str]] = []

    def begin(server: Server, pattern: str, fault: Callable[..., bool]) -> None:
        server.faults[pattern] = fault
        spoiled.append((server, pattern))

    yield begin
    for server, pattern in spoiled:
        server.faults.pop(pattern, None)
