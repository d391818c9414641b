"""Offline: the service worker, and its precache list in parts: for everybody, each language, the sounds."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from base.encoding import digest, integrity
from base.failure import run
from base.paths import BUILD, WEB
from base.store import kept, sources
from content.languages import FIRST, languages
from pages.list_pages import KINDS

WORKER = "sw.js"
IMMUTABLE = ("assets/*", "runtime/*", "app-icons/*")
"""What carries its content's hash in its path; everything else is revised in place."""
LATER = ("docs/*", "play-with-python/*", "wheels/*", "runtime/stock_start-*", "openings/*")
"""What is kept once it has been visited: the pages for programmers, what they have in common with the other
way to start, and the first hands that were drawn.
"""
FOR_HOSTS = ("_headers", ".nojekyll", "serve.json", "web.config")
"""What is there for servers, which do not send it: a worker that asked for it would keep nothing."""
NOT_KEPT = (
    WORKER,
    *FOR_HOSTS,
    "*.br",
    "*.gz",
    "favicon.ico",
    "app-icons/*",
    "in/*",
    "manifests/*",
    "oembed/*",
    "play/*",
    *(f"{kind}/index.html" for kind in KINDS),
    "*.txt",
    "*.xml",
    "share/*",
    *LATER,
)
"""What no first visit needs: what stores, search engines, installers, other sites and programmers
ask for.
"""
EVERYBODY = ""
"""The part that every visitor keeps."""
SOUND = "sound"
"""The part that is not fetched where data is to be saved."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A file of the precache, as Workbox takes it; the address is from the site's root."""

    url: str
    revision: str | None
    integrity: str


def entries(site: Path) -> list[Entry]:
    """Return what a site's service worker can keep, in order of their addresses."""
    return [_entry(path, name) for name, path in _files(site) if not _matches(name, NOT_KEPT)]


def parts(site: Path) -> dict[str, list[Entry]]:
    """Return the entries by part: `EVERYBODY`, `SOUND` and each language's code."""
    codes = [language.code for language in languages()]
    found: dict[str, list[Entry]] = {part: [] for part in (EVERYBODY, SOUND, *codes)}
    for entry in entries(site):
        found[_part(entry.url, codes)].append(entry)
    return found


def _part(name: str, codes: list[str]) -> str:
    """Return the part that a file belongs to."""
    for code in codes:
        if _matches(name, (f"assets/{code}-*", f"rules/*/{code}/*", f"lessons/*/{code}.json")):
            return code
    if _matches(name, ("rules/*",)):
        return FIRST
    return SOUND if _matches(name, ("assets/sound-*",)) else EVERYBODY


def write_worker(site: Path) -> None:
    """Write the service worker of a site that is otherwise complete."""
    kept_of = {part: [asdict(entry) for entry in found] for part, found in parts(site).items()}
    define = {"__FOLLOWSUIT_PRECACHE__": json.dumps(kept_of)}
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
    revision = None if _matches(name, IMMUTABLE) else digest(path)[:16]
    return Entry(name, revision, integrity(path))


def _matches(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)
