"""Web app manifest: the name and pictures of the installed app."""

from __future__ import annotations

import hashlib
import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

from base.failure import BuildError
from content.games import Game
from content.offer import NAMES, Offer
from pages.home_pages import MANIFESTS, about
from parts import dyes

FOLDER = "app-icons"
"""Where the pictures go: a folder of their own, for they are the installer's and no page asks for them.
Apache answers `icons` itself.
"""
FAVICON = "favicon.ico"


def write_manifest(source: Path, site: Path, offer: Offer) -> str:
    """Write a manifest to the site's root, its pictures under hashed names; return its address.

    It names the games, and has a shortcut to each.
    """
    described = _described(source, site, offer)
    _write(described, site / source.name)
    return source.name


def write_other_manifests(source: Path, site: Path, offer: Offer) -> list[str]:
    """Write a manifest for each language but the first; return their addresses.

    It is the same application, begun at the site's root: only its words are in that language. A browser takes
    the one that the page names.
    """
    (site / MANIFESTS).mkdir()
    names = []
    for language in offer.languages[1:]:
        own = replace(offer, own=language)
        described = _described(source, site, own)
        described |= {
            "name": language.say("product"),
            "short_name": language.say("product"),
            "description": about(own),
            "lang": language.code,
            "dir": language.direction,
        }
        for screenshot in described.get("screenshots", []):
            screenshot["label"] = language.say("page-title")
        for there in (described, *described["shortcuts"], *_pictures(described)):
            for address in ("start_url", "scope", "url", "src"):
                if address in there:
                    there[address] = f"../{there[address]}".replace("/./", "/")
        names.append(f"{MANIFESTS}/{language.code}{source.suffix}")
        _write(described, site / names[-1])
    return names


def _described(source: Path, site: Path, offer: Offer) -> dict[str, Any]:
    text = source.read_text().replace(NAMES, offer.names).replace("{cloth}", dyes.cloths()["light"])
    described: dict[str, Any] = json.loads(text)
    described["shortcuts"] = [_shortcut(game, offer) for game in offer.games]
    for picture in _pictures(described):
        picture["src"] = _put((source.parent / picture["src"]).resolve(), site)
    return described


def _write(described: dict[str, Any], target: Path) -> None:
    target.write_text(json.dumps(described, ensure_ascii=False, indent=1) + "\n")


def _shortcut(game: Game, offer: Offer) -> dict[str, Any]:
    say = offer.spoken.say
    icon = game.folder / "icon.png"
    icons = [{"src": str(icon), "sizes": "96x96", "type": "image/png"}] if icon.is_file() else []
    return {
        "name": say(f"game-{game.name}"),
        "description": say(f"game-{game.name}-line"),
        "url": f"./?game={game.name}",
        "icons": icons,
    }


def _pictures(described: dict[str, Any]) -> list[dict[str, str]]:
    """Return every picture a manifest names: its own, its shortcuts' and its screenshots."""
    shortcuts = [icon for shortcut in described.get("shortcuts", []) for icon in shortcut.get("icons", [])]
    return [*described.get("icons", []), *shortcuts, *described.get("screenshots", [])]


def _put(picture: Path, site: Path) -> str:
    if not picture.is_file():
        raise BuildError(
            f"The manifest names {picture.name}, which is not there.", "Run build/tools/icons.py."
        )
    name = f"{picture.stem}-{hashlib.sha256(picture.read_bytes()).hexdigest()[:8].upper()}{picture.suffix}"
    (site / FOLDER).mkdir(exist_ok=True)
    shutil.copyfile(picture, site / FOLDER / name)
    return f"{FOLDER}/{name}"
