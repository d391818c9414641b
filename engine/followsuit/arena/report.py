"""Report: the statistics of all pairs, with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from followsuit.api.statistics import half_interval, share_interval

#: The figure of arenas of whole matches.
MATCHES = "matches won"


def report(pairs: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The figures of all pairs: mean and half the 95 % interval of each, and each player's decisions."""
    names = pairs[0]["figures"].keys() if pairs else ()
    figures = {name: interval([pair["figures"][name] for pair in pairs]) for name in names}
    return {
        "pairs": len(pairs),
        "figures": figures,
        **({"share": _share(figures[MATCHES]["mean"], len(pairs))} if MATCHES in figures else {}),
        "e": _per_duplicate(pairs, next(iter(names), "")),
        "a": _decisions([pair["a"] for pair in pairs]),
        "b": _decisions([pair["b"] for pair in pairs]),
    }


def interval(values: Sequence[float]) -> dict[str, Any]:
    """Mean and half its 95 % interval (None of one value), and how many are above, at and below zero.

    >>> interval([1.0, 3.0])["mean"]
    2.0
    """
    count = len(values)
    mean = sum(values) / count
    half = half_interval(values)
    return {
        "mean": round(mean, 4),
        "plus_minus": None if half is None else round(half, 4),
        "better": sum(value > 0 for value in values),
        "even": sum(value == 0 for value in values),
        "worse": sum(value < 0 for value in values),
    }


def _share(mean: float, pairs: int) -> dict[str, float]:
    """The share of the matches that A won, ties by half, and the bounds of its 95 % interval.

    A pair is two matches; both count as if they had nothing to do with each other.
    """
    share = (1 + mean) / 2
    low, high = share_interval(share, 2 * pairs)
    return {"mean": round(share, 4), "low": round(low, 4), "high": round(high, 4)}


def _per_duplicate(pairs: Sequence[dict[str, Any]], name: str) -> dict[str, Any]:
    """Return half of a figure: what A gains with its cards over what B makes of the same.

    A figure is the difference of the sides' results, A's less B's, and so counts each card twice.
    """
    halves = interval([pair["figures"][name] / 2 for pair in pairs]) if pairs else {}
    return {"half_of": name, **{key: halves[key] for key in ("mean", "plus_minus") if key in halves}}


def worst(pairs: Sequence[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    """The pairs that went worst for A by the first figure, the worst first."""
    return sorted(pairs, key=lambda pair: next(iter(pair["figures"].values())))[:count]


def _decisions(logs: Sequence[dict[str, Any]]) -> dict[str, Any]:
    ms = sorted(value for log in logs for value in log["ms"])
    return {
        "moves": len(ms),
        "ms_median": percentile(ms, 0.5),
        "ms_95": percentile(ms, 0.95),
        "searched": sum(log["searched"] for log in logs),
        "overrides": sum(log["overrides"] for log in logs),
        "illegal": sum(len(log["illegal"]) for log in logs),
        "illegal_first": next((text for log in logs for text in log["illegal"]), None),
    }


def percentile(ordered: Sequence[float], part: float) -> float:
    """Return the value below which this share of ascending values lies; 0 if there are none."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def sentences(a: str, b: str, figures: dict[str, Any], matches: bool) -> list[str]:
    """The report in lines of text."""
    unit = "match" if matches else "deal"
    lines = [f"{a} against {b}, {figures['pairs']} pairs (each {unit} from both sides)"]
    for name, of in figures["figures"].items():
        if name == "deals":
            lines.append(f"  deals a match        {of['mean']:8.2f}")
            continue
        lines.append(
            f"  {name:<20} {of['mean']:+8.3f}{_plus_minus(of)} a {unit}"
            f"   (pairs better {of['better']}, even {of['even']}, worse {of['worse']})"
        )
        if share := figures.get("share") if name == MATCHES else None:
            low, high = 100 * share["low"], 100 * share["high"]
            lines.append(f"  share of matches     {100 * share['mean']:7.1f} % ({low:.1f} to {high:.1f})")
    half = figures.get("e")
    if half and "mean" in half and not matches:
        lines.append(
            f"  e                    {half['mean']:+8.3f}{_plus_minus(half)} a deal"
            f"   (half of {half['half_of']}: what A makes of the same cards more than B)"
        )
    for name, of in ((a, figures["a"]), (b, figures["b"])):
        searched = f", {of['overrides']} of {of['searched']} searched moves changed" if of["searched"] else ""
        lines.append(
            f"  {name:<20} {of['moves']} moves, {of['ms_median']:.1f} ms median, "
            f"{of['ms_95']:.1f} ms 95th{searched}, {of['illegal']} illegal"
        )
        if of["illegal_first"]:
            lines.append(f"    first illegal: {of['illegal_first']}")
    return lines


def _plus_minus(of: dict[str, Any]) -> str:
    return "" if of["plus_minus"] is None else f" ± {of['plus_minus']:.3f}"
