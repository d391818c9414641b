"""A visitor with a browser profile of their own, and a later version of the site."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from base.paths import DIST
from published.offline import write_worker
from published.serve import Server
from tests.shared.page.visits import LATER, TAGLINE, Visitor


@pytest.fixture
def visitor(playwright: Playwright, tmp_path: Path) -> Iterator[Visitor]:
    """A visitor whose browser contacts only our site."""
    visitor = Visitor(playwright, tmp_path / "profile")
    yield visitor
    visitor.leave()
    assert visitor.strangers == []


@pytest.fixture
def serve() -> Iterator[Callable[[Path], Server]]:
    """`serve(folder)`: a site on a port of its own, which may be stopped before the test is over."""
    with ExitStack() as stack:

        def begin(folder: Path) -> Server:
            server = Server(folder)
            server.start()
            stack.callback(server.stop)
            return server

        yield begin


@pytest.fixture
def port(serve: Callable[[Path], Server]) -> Server:
    """The built site."""
    return serve(DIST)


@pytest.fixture(scope="session")
def later(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it will be: another sentence on the opening, so other scripts, and a worker that keeps these.

    It is made of the one that is built: to build another takes minutes.
    """
    site = tmp_path_factory.mktemp("later") / "dist"
    shutil.copytree(DIST, site)
    # Scripts have names by what is in them, and name one another.
    names = {path.name: f"{path.stem[:-1]}_.js" for path in (site / "assets").glob("*-*.js")}
    named = re.compile("|".join(map(re.escape, names)))
    for path in sorted(site.rglob("*")):
        if path.suffix in (".html", ".js", ".css") and path.is_file():
            text = path.read_text()
            later = named.sub(lambda found: names[found[0]], text.replace(TAGLINE, LATER))
            if later != text:
                path.write_text(later)
        if path.name in names and path.parent.name == "assets":
            path.rename(path.with_name(names[path.name]))
    write_worker(site)
    assert LATER in (site / "index.html").read_text()
    return site
