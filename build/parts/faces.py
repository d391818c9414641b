"""Faces: cards face up, drawn by the page's own code, for the HTML that the build writes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from base.failure import run
from base.paths import BUILD, WEB
from base.store import kept, sources

CARDS = WEB / "js" / "cards"
"""What build/node/faces.mjs takes of the page's own modules."""


def faces(cards: Iterable[str]) -> dict[str, str]:
    """Return the face of each card as SVG, by the card as the engine writes it."""
    wanted = sorted(set(cards))
    writer = [BUILD / "node" / "faces.mjs", BUILD / "node" / "markup.mjs", WEB / "package-lock.json"]

    def make(folder: Path) -> None:
        run(
            ["node", writer[0], folder / "faces.json", *wanted],
            what="The faces of the cards could not be drawn",
            remedy="What Node said is above.",
        )

    folder = kept("faces", [*wanted, *writer, *sources(CARDS)], make)
    drawn: dict[str, str] = json.loads((folder / "faces.json").read_text())
    return drawn
