# noqa: N999 - PyInstaller looks for a file of this name
"""Hook: all modules go into a frozen program but the adapters, whose libraries it may not have."""

from PyInstaller.utils.hooks import collect_submodules

hiddenimports = collect_submodules("followsuit", filter=lambda name: ".adapters" not in name)
