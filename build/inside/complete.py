"""Completeness: the trimmed library and the engine's bytecode import, fail and play as a whole.

Run inside Pyodide under Node, booted from the trimmed library as the page is.
"""

import sys

from sitecustomize import shelves

sys.path.append("/inside")

import exercise

names = [name for shelf in shelves for name in shelf.places]
exercise.import_all(names)
sources = [
    name for name in names if name in sys.modules and not sys.modules[name].__spec__.origin.endswith(".pyc")
]
if sources:
    raise RuntimeError(f"not bytecode of this interpreter: {sources}")
exercise.fail_and_recover()
print(len(names), *exercise.play_every_game())
