"""Completeness: the trimmed library and the engine's bytecode import, fail and play as a whole.

Run inside Pyodide under Node, booted from the trimmed library as the page is.
"""

import sys

import worker
from sitecustomize import archives

# The engine answers without these: a visitor does not wait for them (build/runtime/lazy_imports.py).
NOT_AT_ONCE = {"_colorize", "concurrent.futures", "logging", "socket", "subprocess", "tempfile", "zipfile"}
if loaded := NOT_AT_ONCE & set(sys.modules):
    raise RuntimeError(f"loaded before the engine answers: {sorted(loaded)}")
if not callable(worker.handle):
    raise RuntimeError("the worker answers nothing")

sys.path.append("/inside")

import exercise  # noqa: E402 - it is in a folder this run was given

exercise.import_all([name for archive in archives for name in archive.entries])
# Brings the archive of what is fetched later, and what only that imports.
import followsuit.protocol.referee  # noqa: E402, F401

names = [name for archive in archives for name in archive.entries]
exercise.import_all(names)
sources = [
    name for name in names if name in sys.modules and not sys.modules[name].__spec__.origin.endswith(".pyc")
]
if sources:
    raise RuntimeError(f"not bytecode of this interpreter: {sources}")
exercise.fail_and_recover()
print(len(names), *exercise.play_every_game())
