"""All the page may ever import, imported once: then the interpreter's memory is kept for later visits."""

import gc
import importlib
import pkgutil
import sys

import followsuit

LIBRARY = next(path for path in sys.path if path.endswith(".zip") and "/python3" in path)
# PyScript's own library asks for JavaScript that is not there yet.
NOT_YET = ("pyscript",)

for found in pkgutil.walk_packages(followsuit.__path__, "followsuit."):
    importlib.import_module(found.name)
for found in pkgutil.walk_packages([LIBRARY]):
    if not found.name.startswith(NOT_YET):
        importlib.import_module(found.name)

from followsuit.protocol.session import Session  # noqa: E402 - the imports above are the point

Session().handle('{"v": 1, "id": 0, "op": "hello"}')
gc.collect()
