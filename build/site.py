# ruff: noqa: A005 - the command is called so; nothing imports it by this name
"""Build the site: `.venv/bin/python build/site.py` makes `dist/`; `build/play.py` calls it.

--with FOLDER   a folder with games and features from outside (build/content/outside.py); may be given again

The work is in `dist.py`: this file's name is one the standard library uses too, so nothing imports it.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from base import environment, failure
from base.progress import Progress
from checks import budget
from content.outside import outside_at
from published import dist


def main() -> int:
    """Make `dist/` and say what is in it."""
    began = time.monotonic()
    parser = argparse.ArgumentParser(description="Build the site into dist/.")
    parser.add_argument("--with", dest="folders", action="append", default=[], metavar="FOLDER", type=Path)
    folders: list[Path] = parser.parse_args().folders
    environment.prepare()
    dist.make_site(outside=[outside_at(folder) for folder in folders], progress=Progress(dist.STEPS))
    found = budget.sizes()
    for path, size, sent in found:
        if sent > 10_000:
            print(f"  {size:>10,} {sent:>10,}  {path}")
    total, sent = sum(size for _, size, _ in found), sum(sent for *_, sent in found)
    print(f"  {total:>10,} {sent:>10,}  bytes, and as sent, in {len(found)} files")
    print(f"{Path('dist')} built in {time.monotonic() - began:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    failure.stop_on_failure(main)
