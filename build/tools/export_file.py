"""Export file: matches in a file such as the page saves and reads back, for pictures and tests."""

from __future__ import annotations

from typing import Any

DAY_MS = 86_400_000
NEWEST_MS = 1_790_000_000_000


def export_file(*matches: tuple[str, str], **more: object) -> dict[str, Any]:
    """Return an export file as plain data, its matches changed a day apart.

    matches: `(game, record text)`, the newest first. more: fields of the file to put in or to replace.
    """
    heads = [
        {
            "id": f"match {number}",
            "kind": "record",
            "title": "",
            "version": 1,
            "game": game,
            "rules": "reference",
            "you": "S",
            "side": "NS",
            "levels": {},
            "began": 0,
            "changed": NEWEST_MS - number * DAY_MS,
            "status": "over",
            "deal": 1,
            "deals": [],
            "assisted": False,
            "text": record,
        }
        for number, (game, record) in enumerate(matches)
    ]
    everything = {"settings": None, "documents": heads}
    return {"format": "follow-suit", "version": 1, "made": "2026-09-21T10:00:00.000Z", **everything, **more}
