"""Site with a folder from outside: built and served as `build/play.py --with FOLDER` does it, but not compressed.

Nobody fetches it from afar, and to compress it takes as long as all the rest.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from content.outside import outside_at
from published import dist
from published.serve import Server


def make_plain_site(target: Path, **more: Any) -> None:
    """Build a site whose files have no compressed forms but those that another site has of the same bytes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dist, "encode", lambda files: None)
        dist.make_site(target, **more)


@contextmanager
def site_with(folder: Path, target: Path) -> Iterator[Server]:
    """Build the site with what lies in `folder`, into `target`, and serve it."""
    make_plain_site(target, outside=[outside_at(folder)])
    server = Server(target)
    server.start()
    yield server
    server.stop()
