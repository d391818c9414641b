"""Strength: how strong each level is, as a table of the fairness page, from arenas' committed results."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape

from base.failure import BuildError
from base.paths import ENGINE
from content.offer import Offer

RESULTS = ENGINE / "leaderboard"


def strength(offer: Offer) -> Iterable[str]:
    """Yield the rows of the table: a level of a game over the level below it."""
    for game in offer.games:
        for below, level in zip(game.levels, game.levels[1:], strict=False):
            path = RESULTS / f"{game.name}-{level}-{below}.json"
            if not path.is_file():
                continue  # a game from outside brings no results
            report = json.loads(path.read_text())["report"]
            if not report["figures"]:
                raise BuildError(f"{path} has no figures", "Make it again with the arena's --report.")
            name, figure = next(iter(report["figures"].items()))
            unit = "tricks" if name == "tricks" else "points"
            yield "<tr>"
            yield f"  {_cell(offer, f'game-{game.name}', 'th')}"
            words = f"{_said(offer, f'level-{level}')} / {_said(offer, f'level-{below}')}"
            yield f"  <td>{words}</td>"
            gain = f"{figure['mean']:+.1f} ± {figure['plus_minus']:.1f}".replace("-", "−")
            yield f"  <td><bdi>{gain}</bdi> {_said(offer, f'fair-unit-{unit}')}</td>"
            yield f"  <td>{report['pairs']}</td>"
            yield "</tr>"


def _said(offer: Offer, message: str) -> str:
    words = escape(offer.languages[0].say(message), quote=False)
    return f'<span data-text="{message}">{words}</span>'


def _cell(offer: Offer, message: str, tag: str) -> str:
    return f'<{tag} scope="row">{_said(offer, message)}</{tag}>'
