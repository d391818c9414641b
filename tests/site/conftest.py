"""Site fixtures: the built page behind the headers it is published with, in a Chromium that fails a test on
console errors.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from base import browsers
from base.chromium import FLAGS
from published import dist
from published.serve import Server
from tests.shared.page.guard import Guard
from tests.shared.page.visits import QUICK_START
from tests.shared.patience import USUAL_MS


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """Which Chromium, for pytest-playwright: one without a window; tests/shared/page/visits.py starts one that has all."""
    chromium = os.environ.get("FOLLOWSUIT_HEADLESS")
    if chromium is None:
        chromium = browsers.prepare_headless(browsers.prepare_chromium())
    return {"executable_path": chromium, "args": [*FLAGS, QUICK_START]}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    """No service worker unless the test is about it, because `page.route` does not see what it answers.

    Nothing moves except in tests marked `motion`: drawing motion took half of their time.
    """
    return {**browser_context_args, "service_workers": "block", "reduced_motion": "reduce"}


#: A device short of memory keeps no snapshot (web/js/engine/snapshot-start.js): making one starts Python a second time.
SHORT_OF_MEMORY = "Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 1 });"


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], request: pytest.FixtureRequest
) -> Callable[..., BrowserContext]:
    """As pytest-playwright's; what it opens keeps no snapshot for a later visit, but where the test is about it."""
    if any(request.node.iter_markers("snapshot")):
        return new_context

    def opened(**options: object) -> BrowserContext:
        context = new_context(**options)
        context.add_init_script(SHORT_OF_MEMORY)
        return context

    return opened


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


@pytest.fixture
def guard(context: BrowserContext) -> Iterator[Guard]:
    """The guard of this test's pages; every `page` has one."""
    guard = Guard(context)
    yield guard
    guard.leave(context)
    assert not guard.verdict()


@pytest.fixture
def page(request: pytest.FixtureRequest, context: BrowserContext, guard: Guard) -> Page:
    """A guarded page."""
    page = context.new_page()
    if any(request.node.iter_markers("motion")):
        page.emulate_media(reduced_motion="no-preference")
    page.set_default_timeout(USUAL_MS)
    return page


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
