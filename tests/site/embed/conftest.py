"""Another site: pages of another origin that embed our table."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Frame, Page

from published.serve import Server
from tests.shared.page.foreign_site import Host


@pytest.fixture
def host(tmp_path: Path, site: Server, guard: Any) -> Iterator[Host]:
    """Another site."""
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
