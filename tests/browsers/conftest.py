"""The browsers, each started with a profile of its own, and the built site."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from base import browsers
from base.paths import DIST
from published.serve import Server
from tests.shared.page.drivers import Browser, Firefox, WebKit


@pytest.fixture(scope="session", autouse=True)
def after_build(built_site: Path) -> Path:
    """Wait for the built site."""
    return built_site


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=lambda kind: str(kind.name))
def kind(request: pytest.FixtureRequest) -> type[Browser]:
    """One browser after the other; one that is absent is skipped, with what to install."""
    chosen: type[Browser] = request.param
    if remedy := browsers.browser_remedy(chosen.name):
        pytest.skip(remedy)
    return chosen


@pytest.fixture
def visit(kind: type[Browser], tmp_path: Path) -> Iterator[Any]:
    """`visit()`: the browser, started again with the profile of this test."""
    running: list[Browser] = []

    def begin(**options: Any) -> Browser:
        while running:
            running.pop().close()
        running.append(kind(tmp_path / "profile", **options))
        return running[0]

    yield begin
    while running:
        running.pop().close()


@pytest.fixture
def port() -> Iterator[Server]:
    """The built site, which may be stopped before the test is over."""
    server = Server(DIST)
    server.start()
    yield server
    server.stop()
