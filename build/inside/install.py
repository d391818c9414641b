"""Installation: micropip takes a wheel of the engine, with nothing else to be had.

Run inside Pyodide under Node with ARGS = [the wheel]. A dependency, or a tag Pyodide does not take, fails
here.
"""

import importlib.metadata
import sys

sys.path.append("/tools")

import micropip

before = {found.name for found in importlib.metadata.distributions()}
await micropip.install(f"emfs:{ARGS[0]}")  # noqa: F704, F821 - the host runs this file as async code
added = {found.name for found in importlib.metadata.distributions()} - before
if added != {"followsuit"}:
    raise RuntimeError(f"installing the wheel brought in {sorted(added)}")
import followsuit  # noqa: E402 - it was installed just now

if followsuit.__version__ != importlib.metadata.version("followsuit"):
    raise RuntimeError("the package and its metadata disagree about the version")
print(followsuit.__version__)
