"""Imports everything the page may need, before a snapshot of the interpreter's memory is made."""

import gc
import sys
from importlib import import_module
from pkgutil import walk_packages

import followsuit.compiled_methods  # noqa: F401 - what follows is imported faster with it

# PyScript's library needs JavaScript modules that the snapshot worker does not have; so does what imports it.
NOT_YET = ("pyscript", "followsuit.worker")

for place in [path for path in sys.path if path.endswith((".zip", ".whl"))]:
    for found in walk_packages([place]):
        if not found.name.startswith(NOT_YET):
            import_module(found.name)

from followsuit.protocol.session import Session  # noqa: E402 - the imports above are the point

Session().handle('{"v": 1, "id": 0, "op": "hello"}')
gc.collect()
