"""The browsers, each started with a profile of its own, and the built site."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import environment
from paths import DIST
from serve import Server

sys.path.insert(0, str(Path(__file__).parent))

from drivers import Browser, Firefox, WebKit


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=lambda kind: str(kind.name))
def kind(request: pytest.FixtureRequest) -> type[Browser]:
    """One browser after the other; what is not here is not visited, and the summary says what would bring it."""
    chosen: type[Browser] = request.param
    if lacks := environment.browser_lacks(chosen.name):
        pytest.skip(lacks)
    return chosen


@pytest.fixture
def visit(kind: type[Browser], tmp_path: Path) -> Iterator[Any]:
    """`visit()`: the browser, started anew with the profile of this test."""
    running: list[Browser] = []

    def begin(**wishes: str) -> Browser:
        while running:
            running.pop().close()
        running.append(kind(tmp_path / "profile", **wishes))
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
