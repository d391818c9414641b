"""Completeness: the trimmed library and the engine's wheel import, fail and play as a whole.

Run inside Pyodide under Node with ARGS = [the wheel], booted from the trimmed library as the page is.
"""

import sys

from sitecustomize import readers

[wheel] = ARGS  # noqa: F821 - given by build/node/pyodide.mjs
sys.path.append(wheel)
import followsuit.worker  # noqa: E402 - it is in the wheel

if not callable(followsuit.worker.handle):
    raise RuntimeError("the worker answers nothing")

sys.path.append("/inside")

import exercise  # noqa: E402 - it is in a folder this run was given

names = [name for reader in readers.values() for name in reader.modules]
exercise.import_all(names)
sources = [
    name for name in names if name in sys.modules and not sys.modules[name].__spec__.origin.endswith(".pyc")
]
if sources:
    raise RuntimeError(f"not bytecode of this interpreter: {sources}")
exercise.fail_and_recover()
print(len(names), *exercise.play_every_game())
