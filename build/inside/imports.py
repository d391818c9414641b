"""Imports: prints which standard library modules the page's Python loads, as a JSON list.

Run inside Pyodide under Node with ARGS = [the engine's folder or archive, PyScript's installer].
"""

import json
import sys
from pathlib import Path

engine, installer = ARGS  # noqa: F821 - given by build/node/pyodide.mjs
sys.path.insert(0, engine)
exec(Path(installer).read_text(), {})
sys.path.append("/inside")

import exercise  # noqa: E402 - it is in a folder this run was given

exercise.import_all(exercise.modules_of("pyscript", "followsuit"))
exercise.fail_and_recover()
exercise.play_every_game()

library = f"python{sys.version_info[0]}{sys.version_info[1]}.zip"
origins = {
    name: getattr(getattr(module, "__spec__", None), "origin", None) or ""
    for name, module in list(sys.modules.items())
}
print(json.dumps(sorted(name for name, origin in origins.items() if library in origin)))
