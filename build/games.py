"""Games: what the engine offers, asked when the site is built, for pages that have no engine of their own."""

from __future__ import annotations

import json
import os
import sys

from failure import run
from paths import ENGINE

ASK = """import json
from followsuit.protocol import session
print(session.handle(json.dumps({"v": 1, "id": 1, "op": "hello"})))"""


def offered() -> dict[str, dict[str, list[str]]]:
    """Return the names of presets and of levels by the name of the game, in the engine's order."""
    said = run(
        [sys.executable, "-c", ASK],
        env={**os.environ, "PYTHONPATH": str(ENGINE), "PYTHONDONTWRITEBYTECODE": "1"},
        what="The engine does not say which games there are",
        remedy="What Python said is above.",
    )
    return {
        game["name"]: {"presets": [preset["name"] for preset in game["presets"]], "levels": game["levels"]}
        for game in json.loads(said)["games"]
    }
