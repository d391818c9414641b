"""Hello: what the engine says of its games, asked at build time."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

from base.failure import run
from base.paths import ENGINE
from content.outside import Outside

HELLO = """import json
from followsuit.protocol import session
print(session.handle(json.dumps({"v": 1, "id": 1, "op": "hello"})))"""


def hello(outside: Sequence[Outside] = ()) -> list[dict[str, Any]]:
    """Return what the engine says of each game."""
    games: list[dict[str, Any]] = _hello(tuple(outside))
    return games


@cache
def _hello(outside: tuple[Outside, ...]) -> list[dict[str, Any]]:
    packages = [package for one in outside for package in one.packages]
    imports = [f"import {package.name}" for package in packages]
    path = os.pathsep.join(map(str, [ENGINE, *dict.fromkeys(package.parent for package in packages)]))
    said = run(
        [sys.executable, "-c", "\n".join([*imports, HELLO])],
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        what="The engine does not say which games there are",
        remedy="What Python said is above.",
    )
    games: list[dict[str, Any]] = json.loads(said)["games"]
    return games
