"""A visitor with a browser profile of their own, and a later version of the site."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from base.paths import DIST, NODE_MODULES, WEB
from published import dist
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
    """The site as it will be: built like this one, with another sentence on the opening."""
    root = tmp_path_factory.mktemp("later")
    web = root / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "look"))
    (web / "node_modules").symlink_to(NODE_MODULES)
    for source in (web / "index.html", web / "text" / "en.ftl"):
        text = source.read_text()
        assert TAGLINE in text
        source.write_text(text.replace(TAGLINE, LATER))
    dist.make_site(root / "dist", web)
    return root / "dist"
