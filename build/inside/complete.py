"""Completeness: the trimmed library and the engine's bytecode import, fail and play as a whole.

Run inside Pyodide under Node, booted from the trimmed library, with ARGS = [the engine's archive].
"""

import sys

sys.path.insert(0, ARGS[0])  # noqa: F821 - given by build/node/pyodide.mjs
sys.path.append("/inside")

import exercise

names = exercise.import_everything()
sources = [name for name in names if not (sys.modules[name].__spec__.origin or "").endswith(".pyc")]
if sources:
    raise RuntimeError(f"not bytecode of this interpreter: {sources}")
exercise.fail_and_recover()
print(len(names), *exercise.play_every_game())
