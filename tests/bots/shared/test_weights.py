"""Weights: the figures that bots go by, each measured; one with other figures is another bot, and has a new version."""

import pkgutil
import re
from importlib import import_module
from pathlib import Path

from followsuit import bots

#: The constants of the modules of bots that have figures in them and nothing that runs, a line each.
KEPT = Path(__file__).parent / "weights.txt"


def weights() -> list[str]:
    """Return a line for each; what others import stands once."""
    found: dict[str, str] = {}
    for one in pkgutil.walk_packages(bots.__path__, f"{bots.__name__}."):
        for name, value in vars(import_module(one.name)).items():
            line = f"{name} {value!r}"
            if name.isupper() and re.search(r"\d", line) and " at 0x" not in line and len(line) < 450:
                found.setdefault(line, one.name.removeprefix(f"{bots.__name__}."))
    return [f"{module} {line}" for line, module in found.items()]


def test_bots_go_by_the_figures_that_were_measured() -> None:
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    assert weights() == kept, f"measure, raise `version` in GAME_BOTS, and write these into {KEPT.name}"
