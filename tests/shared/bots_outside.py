"""Bots outside: programs of a test that play in the arena."""

import sys
from pathlib import Path


def command(folder: Path, code: str) -> str:
    """The player that runs this code."""
    file = folder / "bot.py"
    file.write_text(code, encoding="utf-8")
    # Isolated and without site-packages: it starts in a third of the time.
    return f"external:{sys.executable} -IS {file}"
