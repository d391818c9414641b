"""Bots outside: programs of a test that play in the arena, and running it."""

import sys
from pathlib import Path

import pytest

from followsuit.__main__ import main


def command(folder: Path, code: str) -> str:
    """The player that runs this code."""
    file = folder / "bot.py"
    file.write_text(code, encoding="utf-8")
    # Isolated and without site-packages: it starts in a third of the time.
    return f"external:{sys.executable} -IS {file}"


def ran(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """What the command `arena` ends with, and what it prints."""
    status = main(["arena", *words])
    return status, capsys.readouterr().out
