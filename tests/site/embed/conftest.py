"""Another site: pages that have nothing to do with ours, on an origin of their own, with our table in them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from foreign_site import Host
from playwright.sync_api import Frame, Page

from serve import Server


@pytest.fixture
def host(tmp_path: Path, site: Server, guard: Any) -> Iterator[Host]:
    """Somebody else's site."""
    guard.hosts.add("localhost")
    host = Host(tmp_path, site)
    yield host
    host.server.stop()


@pytest.fixture
def tables(page: Page) -> Callable[[], list[Frame]]:
    """The tables in the page, in their order."""

    def find() -> list[Frame]:
        return [frame for frame in page.frames if "/embed/" in frame.url]

    return find
