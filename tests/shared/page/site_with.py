"""Site with a folder from outside: built and served as `build/play.py --with FOLDER` does it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from content.outside import outside_at
from published import dist
from published.serve import Server


@contextmanager
def site_with(folder: Path, target: Path) -> Iterator[Server]:
    """Build the site with what lies in `folder`, into `target`, and serve it."""
    dist.make_site(target, outside=[outside_at(folder)])
    server = Server(target)
    server.start()
    yield server
    server.stop()
