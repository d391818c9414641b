"""Parcel: a file as the page saves it, with matches in it, for pictures and tests of the past."""

from __future__ import annotations

from typing import Any

DAY_MS = 86_400_000
NEWEST_MS = 1_790_000_000_000


def parcel(*matches: tuple[str, str], **more: object) -> dict[str, Any]:
    """Matches as `(game, record)`, the newest first, a day between each and the next."""
    heads = [
        {
            "id": f"match {number}",
            "game": game,
            "rules": "reference",
            "you": "S",
            "levels": {},
            "began": 0,
            "changed": NEWEST_MS - number * DAY_MS,
            "status": "over",
            "deal": 1,
            "deals": [],
            "assisted": False,
            "sitting": "",
            "record": record,
        }
        for number, (game, record) in enumerate(matches)
    ]
    everything = {"settings": None, "chips": None, "matches": heads, "aside": []}
    return {"format": "follow-suit", "version": 1, "made": "2026-09-21T10:00:00.000Z", **everything, **more}
