"""Plotting: the running mean of an arena's figure with its interval, as SVG. No library is needed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import sqrt

from followsuit.api.statistics import width_of

#: Width, height and margins of the picture: left, right, top, bottom.
SIZE = (720, 400)
MARGINS = (64, 20, 40, 44)

#: The most points of a line.
POINTS = 400


def running(values: Sequence[float]) -> list[tuple[float, float]]:
    """The mean of the first, the first two … values, each with half its 95 % interval.

    >>> running([1.0, 3.0])[0], round(running([1.0, 3.0])[1][1], 2)
    ((1.0, 0.0), 12.71)
    """
    found: list[tuple[float, float]] = []
    mean = squares = 0.0
    for count, value in enumerate(values, 1):
        # Welford's way: no sum of squares that grows beyond what a float can tell apart.
        before = value - mean
        mean += before / count
        squares += before * (value - mean)
        half = width_of(count) * sqrt(squares / (count - 1) / count) if count > 1 else 0.0
        found.append((mean, half))
    return found


def svg(values: Sequence[float], title: str) -> str:
    """The picture of the running mean of some values and its interval."""
    means = running(values)
    # The interval of the first few pairs is so wide that it would flatten the rest.
    begin = min(len(means) - 1, 4) if means else 0
    every = max(1, len(means) // POINTS)
    shown = [(at + 1, *means[at]) for at in range(begin, len(means)) if (len(means) - 1 - at) % every == 0]
    lowest = min([0.0, *(mean - half for _, mean, half in shown)])
    highest = max([0.0, *(mean + half for _, mean, half in shown)])
    span = (highest - lowest) or 1.0
    (width, height), (left, right, top, bottom) = SIZE, MARGINS

    def x(pair: float) -> float:
        return left + (width - left - right) * pair / max(1, len(values))

    def y(value: float) -> float:
        return top + (height - top - bottom) * (highest - value) / span

    def path(points: Sequence[tuple[float, float]]) -> str:
        return " ".join(f"{x(pair):.1f},{y(value):.1f}" for pair, value in points)

    band = [(pair, mean + half) for pair, mean, half in shown]
    band += [(pair, mean - half) for pair, mean, half in reversed(shown)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"',
        '  font-family="system-ui, sans-serif" font-size="13" fill="#22251f">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fdfbf5"/>',
        f'<text x="{left}" y="24" font-size="15" font-weight="600">{escape(title)}</text>',
    ]
    for value in _ticks(lowest, highest):
        line = "#22251f" if value == 0 else "#d8d3c4"
        parts.append(f'<path d="M{left} {y(value):.1f}H{width - right}" stroke="{line}" stroke-width="1"/>')
        parts.append(f'<text x="{left - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{value:g}</text>')
    for pair in _ticks(0, len(values)):
        parts.append(f'<text x="{x(pair):.1f}" y="{height - 22}" text-anchor="middle">{pair:g}</text>')
    parts.append(
        f'<text x="{(left + width - right) / 2:.0f}" y="{height - 6}" text-anchor="middle">pairs</text>'
    )
    if shown:
        parts.append(f'<polygon points="{path(band)}" fill="#2f6b4f" fill-opacity="0.2"/>')
        line_points = path([(pair, mean) for pair, mean, _ in shown])
        parts.append(f'<polyline points="{line_points}" fill="none" stroke="#2f6b4f" stroke-width="2"/>')
        _, mean, half = shown[-1]
        text = f"{mean:+.2f} ± {half:.2f}"
        parts.append(f'<text x="{width - right}" y="24" text-anchor="end">{text}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _ticks(lowest: float, highest: float) -> list[float]:
    """Some round numbers from the lowest to the highest."""
    span = highest - lowest
    if span <= 0:
        return [lowest]
    step = 10.0
    while step > span:
        step /= 10
    while span / step > 8:
        step *= 2 if str(step).strip("0.").startswith(("1", "5")) else 2.5
    first = -int(-lowest // step) if lowest < 0 else int(lowest // step)
    return [
        round(number * step, 6)
        for number in range(first, int(highest // step) + 1)
        if number * step >= lowest
    ]
