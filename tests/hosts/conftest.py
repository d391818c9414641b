"""The built folder as its owners copy it, and a visitor with a browser profile of their own."""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from base.servers import server_remedy
from tests.shared.page.debian_hosts import debian_host
from tests.shared.page.plain_host import Oddities, PlainHost
from tests.shared.page.visits import Visitor
from tests.shared.patience import USUAL_MS

expect.set_options(timeout=USUAL_MS)
FOLDER = "games/cards/"


@pytest.fixture(scope="session")
def copied(built_site: Path) -> Iterator[Path]:
    """A host's folders, which any user may read: `root` is the site, `folder` has it in `games/cards`."""
    place = Path(tempfile.mkdtemp())
    place.chmod(0o755)
    shutil.copytree(built_site, place / "root")
    inner = place / "folder" / FOLDER
    inner.parent.mkdir(parents=True)
    inner.symlink_to(place / "root")
    yield place
    shutil.rmtree(place)


@pytest.fixture
def debian(copied: Path, tmp_path: Path) -> Iterator[Callable[[str, str], tuple[str, Callable[[], None]]]]:
    """`debian(server, at)`: the address of the site there, and what stops the server."""
    with ExitStack() as stack:

        def begin(server: str, at: str) -> tuple[str, Callable[[], None]]:
            if remedy := server_remedy(server):
                pytest.skip(remedy)
            root = copied / ("folder" if at else "root")
            url, stop = stack.enter_context(debian_host(server, root, tmp_path / "server"))
            return url + at, stop

        yield begin


@pytest.fixture
def plain(built_site: Path) -> Iterator[Callable[..., PlainHost]]:
    """`plain(at, oddities…)`: the site on a host that is odd so."""
    with ExitStack() as stack:

        def begin(at: str = "", **oddities: object) -> PlainHost:
            host = PlainHost(built_site, at, Oddities(**oddities))  # type: ignore[arg-type]
            stack.callback(host.stop)
            return host

        yield begin


@pytest.fixture
def visitor(playwright: Playwright, tmp_path: Path) -> Iterator[Visitor]:
    """A visitor whose browser contacts only our site."""
    visitor = Visitor(playwright, tmp_path / "profile")
    yield visitor
    visitor.leave()
    assert visitor.strangers == []
