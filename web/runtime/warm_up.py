"""Imports everything the page may need, before a snapshot of the interpreter's memory is made."""

import gc
from importlib import import_module

import followsuit.compiled_methods  # noqa: F401 - what follows is imported faster with it
from sitecustomize import readers

# PyScript's library needs JavaScript modules that the snapshot worker does not have; so does what imports it.
NOT_YET = ("pyscript", "followsuit.worker")

for reader in list(readers.values()):
    for name in reader.modules:
        if not name.startswith(NOT_YET):
            import_module(name)

from followsuit.protocol.session import Session  # noqa: E402 - the imports above are the point

Session().handle('{"v": 1, "id": 0, "op": "hello"}')
for reader in readers.values():
    reader.close()
gc.collect()
