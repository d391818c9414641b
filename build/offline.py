"""Offline: the service worker, and its precache list."""

from __future__ import annotations

import base64
import hashlib
import json
from dataclasses import asdict, dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from failure import run
from paths import BUILD, WEB
from store import kept, sources

WORKER = "sw.js"
IMMUTABLE = ("assets/*", "runtime/*", "icons/*")
"""What carries its content's hash in its path; everything else is revised in place."""
LATER = ("docs/*", "play-with-python/*")
"""What is kept once it has been visited: the pages for programmers."""
NOT_KEPT = (WORKER, "icons/*", "in/*", "manifests/*", "oembed/*", "*.txt", "*.xml", "share/*", *LATER)
"""What no first visit needs: what stores, search engines, installers, other sites and programmers ask for."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A file of the precache, as Workbox takes it; the address is from the site's root."""

    url: str
    revision: str | None
    integrity: str


def entries(site: Path) -> list[Entry]:
    """Return what a site's service worker keeps from the first visit on, in order of their addresses."""
    return [_entry(path, name) for name, path in _files(site) if not _matches(name, NOT_KEPT)]


def write_worker(site: Path) -> None:
    """Write the service worker of a site that is otherwise complete."""
    define = {"__FOLLOWSUIT_PRECACHE__": json.dumps([asdict(entry) for entry in entries(site)])}
    bundler = BUILD / "node" / "worker.mjs"
    made_from: list[Path | str] = [
        json.dumps(define),
        bundler,
        WEB / "package-lock.json",
        *sources(WEB / "offline"),
    ]

    def make(folder: Path) -> None:
        (folder / "define.json").write_text(json.dumps(define))
        run(
            ["node", bundler, WEB / "offline" / WORKER, folder / WORKER, folder / "define.json"],
            what="esbuild could not bundle the service worker",
            remedy="What esbuild said is above, with the place in web/offline.",
        )

    made = kept("worker", made_from, make)
    (site / WORKER).write_bytes((made / WORKER).read_bytes())


def _files(site: Path) -> list[tuple[str, Path]]:
    return sorted((path.relative_to(site).as_posix(), path) for path in site.rglob("*") if path.is_file())


def _entry(path: Path, name: str) -> Entry:
    checksum = hashlib.sha256(path.read_bytes())
    revision = None if _matches(name, IMMUTABLE) else checksum.hexdigest()[:16]
    return Entry(name, revision, f"sha256-{base64.b64encode(checksum.digest()).decode()}")


def _matches(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)
