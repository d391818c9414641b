"""What is kept offline and what an installer is shown: everything the game needs, and nothing it does not."""

import base64
import hashlib
import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest

from base.paths import DIST
from pages.list_pages import KINDS
from published import offline
from published.headers import header_rules, headers_for

Manifest = dict[str, list[dict[str, Any]]]


@pytest.fixture(scope="module")
def manifest(built_site: Path) -> Manifest:
    """The published manifest."""
    found: Manifest = json.loads((built_site / "manifest.webmanifest").read_text())
    return found


def size_of(png: Path) -> str:
    header = png.read_bytes()[:24]
    assert header[:8] == b"\x89PNG\r\n\x1a\n"
    return "{}x{}".format(*struct.unpack(">II", header[16:24]))


def test_a_picture_of_the_manifest_is_there_and_as_large_as_it_says(manifest: Manifest) -> None:
    shortcuts = [icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"]]
    for picture in [*manifest["icons"], *manifest["screenshots"], *shortcuts]:
        path = DIST / picture["src"]
        assert re.search(r"-[0-9A-F]{8}\.", path.name)
        assert path.is_file(), path
        if path.suffix == ".png":
            assert size_of(path) == picture["sizes"], path


def test_an_installer_finds_what_it_asks_for(manifest: Manifest) -> None:
    icons = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert icons >= {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"narrow", "wide"}
    for picture in manifest["screenshots"]:
        width, height = map(int, picture["sizes"].split("x"))
        assert (width < height) == (picture["form_factor"] == "narrow")
        assert max(width, height) <= 2.3 * min(width, height), "an installer would not show it"
    link = '<link rel="manifest" href="manifest.webmanifest" crossorigin="use-credentials">'
    assert link in (DIST / "index.html").read_text()


def test_there_is_a_shortcut_to_each_game(manifest: Manifest) -> None:
    games = re.findall(r'name="game" value="(\w+)"', (DIST / "index.html").read_text())
    assert sorted(f"./?game={game}" for game in games) == sorted(
        shortcut["url"] for shortcut in manifest["shortcuts"]
    )


def test_every_page_and_everything_it_names_is_kept() -> None:
    kept = {entry.url for entry in offline.entries(DIST)}
    pages = {path.relative_to(DIST).as_posix() for path in DIST.rglob("*.html")}
    # Programmers' pages are kept once they are visited; a language's and a game's
    # home page are answered by the one that is kept.
    later = ("docs/", "play-with-python/", "wheels/", "runtime/stock_start-")
    others = (*later, "in/", "play/", *(f"{kind}/index.html" for kind in KINDS))
    assert {page for page in pages if not page.startswith(others)} <= kept
    assert not any(url.startswith(others) for url in kept)
    for folder in ("assets", "runtime"):
        there = {path.relative_to(DIST).as_posix() for path in (DIST / folder).rglob("*") if path.is_file()}
        left = {name for name in there - kept if not name.startswith(others)}
        assert {name for name in left if not name.endswith((".br", ".gz"))} == set()


def test_each_language_is_a_part_of_its_own_and_nothing_is_kept_twice() -> None:
    parts = offline.parts(DIST)
    assert sorted(entry.url for part in parts.values() for entry in part) == [
        entry.url for entry in offline.entries(DIST)
    ]
    languages = {
        part: found for part, found in parts.items() if part not in (offline.EVERYBODY, offline.SOUND)
    }
    for code, found in languages.items():
        kinds = {entry.url.split("/")[0] for entry in found}
        assert kinds == {"assets", "rules", "lessons"}, code
    assert len(parts[offline.SOUND]) == 1


def test_what_is_kept_is_named_by_its_checksum() -> None:
    worker = (DIST / "sw.js").read_text()
    for entry in offline.entries(DIST):
        content = (DIST / entry.url).read_bytes()
        assert entry.integrity == f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"
        assert entry.integrity in worker
        assert (entry.revision is None) == entry.url.startswith(("assets/", "runtime/"))


def test_the_worker_itself_is_asked_for_each_time() -> None:
    headers = headers_for("/sw.js", header_rules())
    assert headers["Cache-Control"] == "public, max-age=0, must-revalidate"
    assert "sw.js" not in {entry.url for entry in offline.entries(DIST)}


def test_a_changed_page_is_another_version(tmp_path: Path) -> None:
    for name in ("index.html", "assets/app-12345678.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    offline.write_worker(tmp_path)
    before = (tmp_path / "sw.js").read_bytes()
    offline.write_worker(tmp_path)
    assert (tmp_path / "sw.js").read_bytes() == before
    (tmp_path / "index.html").write_text("changed")
    offline.write_worker(tmp_path)
    assert (tmp_path / "sw.js").read_bytes() != before
