"""The browsers, each started with a profile of its own, and the built site."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import environment
from paths import DIST
from serve import Server

sys.path.insert(0, str(Path(__file__).parent))

from drivers import Browser, Firefox, WebKit

HERE = Path(__file__).parent
#: Minutes after which the gate has no time left for a browser more: it has to end in thirty, the slowest of these
#: tests takes one, and Chromium has been asked by then.
LATEST = 27


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Come last: what everybody has is tried first."""
    items.sort(key=lambda item: item.path.is_relative_to(HERE))


@pytest.fixture(autouse=True)
def in_time() -> None:
    """Leave a browser out, and say so, where the whole gate would else not end in time; by themselves all are tried."""
    began = os.environ.get("FOLLOWSUIT_GATE_BEGAN")
    if began and time.time() - float(began) > LATEST * 60:
        pytest.skip(f"the gate has run for {LATEST} minutes: python3 build/check.py --browsers visits them")


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
