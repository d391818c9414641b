"""Judging: the errors of playouts and nets against the true results, in held-out deals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np

from training.deals import LoggedDeal, observed
from training.features import Array, blocks, packed, points_left
from training.net import Net
from training.positions import Position, imagined_positions, leads_of

#: Bands of the number of cards in the leading hand, by which errors are listed.
BANDS: Final = ((20, 24), (15, 19), (10, 14), (6, 9), (1, 5))


@dataclass(frozen=True, slots=True)
class Judged:
    """One position a row: its band, what came, and the figures of each way to value it, by name."""

    band: Array
    came: Array
    figures: dict[str, Array]


def judge(deals: Iterable[LoggedDeal], nets: Mapping[str, Net], worlds: int, seed: str) -> Judged:
    """Value one lead of each deal in each band: in the true world, and as the mean over sampled worlds."""
    bands, came = list[int](), list[int]()
    figures: dict[str, list[float]] = {}

    def note(name: str, values: Array) -> None:
        figures.setdefault(f"{name}, true world", []).append(float(values[0]))
        figures.setdefault(f"{name}, {worlds} worlds", []).append(float(values[1:].mean()))

    for deal in deals:
        rng = Random(f"{seed}/{deal.number}")
        leads = list(leads_of(deal))
        for number, (least, most) in enumerate(BANDS):
            fits = [lead for lead in leads if least <= lead[1].position.hand <= most]
            if not fits:
                continue
            state, lead = fits[int(rng.random() * len(fits))]
            bands.append(number)
            came.append(lead.to_come)
            there = [lead.position, *imagined_positions(observed(state), worlds, rng)]
            played = np.array([position.played_out() for position in there], np.float32)
            note("playouts", played)
            for name, values in net_values(nets, there, played).items():
                note(name, values)
    arrays = {name: np.array(values) for name, values in figures.items()}
    return Judged(np.array(bands), np.array(came), arrays)


def net_values(nets: Mapping[str, Net], positions: list[Position], figures: Any) -> dict[str, Array]:
    """The opposing side's points to come in each world by each net; ``figures`` are those of playouts."""
    played = np.asarray(figures, np.float32)
    arrays = packed(positions)
    sides, trump = blocks(arrays)
    left = points_left(arrays).astype(np.float32)
    opposing = arrays["opposing"] > 0
    values = {}
    for name, net in nets.items():
        base = net.share * np.where(opposing, played, left - played) + (1 - net.share) * left / 2
        took = net.values(sides, trump, base)
        values[name] = np.where(opposing, took, left - took)
    return values


def straightened(judged: Judged, by: Judged, name: str) -> Array:
    """Figures made straight, band by band: the line that fits another sample best, not this one."""
    figures = np.empty(len(judged.came))
    for band in range(len(BANDS)):
        here, there = judged.band == band, by.band == band
        if here.any():
            slope, start = np.polyfit(by.figures[name][there], by.came[there], 1)
            figures[here] = start + slope * judged.figures[name][here]
    return figures


def error_in(figures: Array, came: Array, seed: int = 1, times: int = 400) -> tuple[float, float]:
    """Root mean square error and its standard error, by drawing positions again."""
    squares = (figures - came) ** 2
    drawn = np.random.default_rng(seed).integers(0, len(squares), (times, len(squares)))
    return float(np.sqrt(squares.mean())), float(np.sqrt(squares[drawn].mean(axis=1)).std())


def difference_in(
    one: Array, other: Array, came: Array, seed: int = 1, times: int = 400
) -> tuple[float, float]:
    """By how much the first one's error is the smaller, and the standard error of that."""
    first, second = (one - came) ** 2, (other - came) ** 2
    drawn = np.random.default_rng(seed).integers(0, len(first), (times, len(first)))
    gains = np.sqrt(second[drawn].mean(axis=1)) - np.sqrt(first[drawn].mean(axis=1))
    return float(np.sqrt(second.mean()) - np.sqrt(first.mean())), float(gains.std())


def table(judged: Judged, against: str) -> str:
    """The errors by band as Markdown, each beside its gain over one of the rows."""
    heads = [f"{least}–{most} cards" for least, most in BANDS]
    counts = [int((judged.band == band).sum()) for band in range(len(BANDS))]
    lines = [
        "| valued by | " + " | ".join(heads) + " |",
        "|---" * (len(BANDS) + 1) + "|",
        "| positions | " + " | ".join(map(str, counts)) + " |",
    ]
    spread = [_cell(judged, np.full(len(judged.came), np.nan), band, None) for band in range(len(BANDS))]
    lines.append("| spread of what came | " + " | ".join(spread) + " |")
    for name, figures in judged.figures.items():
        other = None if name == against else judged.figures[against]
        cells = [_cell(judged, figures, band, other) for band in range(len(BANDS))]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _cell(judged: Judged, figures: Array, band: int, other: Array | None) -> str:
    here = judged.band == band
    came = judged.came[here]
    if not len(came):
        return "–"
    if np.isnan(figures).all():
        return f"{came.std():.1f}"
    error, spread = error_in(figures[here], came)
    text = f"{error:.1f} ± {spread:.1f}"
    if other is not None:
        gain, doubt = difference_in(figures[here], other[here], came)
        text += f" ({gain:+.1f} ± {doubt:.1f})"
    return text
