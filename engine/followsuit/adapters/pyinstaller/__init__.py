"""PyInstaller: where its hook for this package lies, so that a frozen program has its games.

Games, bots and commands are imported by their names, which PyInstaller does not see in the sources.
"""

from __future__ import annotations


def hook_dirs() -> list[str]:
    """The folders that PyInstaller looks into; it asks by the entry point ``pyinstaller40``."""
    return [*__path__]
