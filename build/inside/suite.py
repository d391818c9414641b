"""The engine's own tests, run on the bytecode that is shipped by the interpreter that is shipped.

Run inside Pyodide under Node with ARGS = [the page's wheel, pytest's words...], the repository being at
/repository.
"""

import os
import sys
from importlib.machinery import ModuleSpec, PathFinder

shipped, *words = ARGS  # noqa: F821 - given by build/node/pyodide.mjs
# The sources beside the tests must not come before what is shipped.
sys.path[:0] = [shipped, "/tools"]
sys.dont_write_bytecode = True
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = "/home/hypothesis"
os.chdir("/repository")

import hypothesis  # noqa: E402 - it is in a folder this run was given
import pytest  # noqa: E402 - the same

import followsuit  # noqa: E402 - it is in the wheel this run was given


class Beside:
    """A finder of what is not shipped, such as the command line: its tests are the engine's tests too."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Find a module of ours among the sources."""
        folder, _, _ = name.rpartition(".")
        ours = folder.partition(".")[0] == "followsuit"
        return (
            PathFinder.find_spec(name, [f"/repository/engine/{folder.replace('.', '/')}"]) if ours else None
        )


sys.meta_path.append(Beside())

# Slower than the host, and not because of the code. The host tries many examples and plays many matches; here
# the interpreter is tested.
EXAMPLES = 3
os.environ["FOLLOWSUIT_MATCHES"] = "4"
hypothesis.settings.register_profile("pyodide", deadline=None, max_examples=EXAMPLES)
hypothesis.settings.load_profile("pyodide")


#: The most sets of parameters of one test. They run the same code, and the host tries all.
SETS = 2


def chosen_of(same: list[pytest.Item]) -> list[pytest.Item]:
    """Choose among a test's sets of parameters: every golden, each game of a contract, else a few of them."""
    folder = same[0].path.parent.name
    if folder == "golden":
        return same
    games = [item.callspec.params.get("name") for item in same if hasattr(item, "callspec")]
    if folder == "contract" and all(games) and games:
        return [same[games.index(game)] for game in dict.fromkeys(games)]
    # From the first to the last: those of one game often stand together.
    return [same[round(number * (len(same) - 1) / max(1, SETS - 1))] for number in range(SETS)]


class FewExamples:
    """A plug-in of pytest: no test tries more examples than this, whatever its own settings ask for."""

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Keep few sets of parameters of each test, and few Hypothesis examples."""
        tests: dict[str, list[pytest.Item]] = {}
        for item in items:
            tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
        kept = {id(item) for same in tests.values() for item in chosen_of(same)}
        config.hook.pytest_deselected(items=[item for item in items if id(item) not in kept])
        items[:] = [item for item in items if id(item) in kept]
        for item in items:
            test = getattr(item, "obj", None)
            asked = getattr(test, "_hypothesis_internal_use_settings", None)
            if asked is not None:
                few = min(EXAMPLES, asked.max_examples)
                test._hypothesis_internal_use_settings = hypothesis.settings(asked, max_examples=few)


options = [
    "-p",
    "no:cacheprovider",
    "-p",
    "_hypothesis_pytestplugin",
    "-o",
    "pythonpath=.",
    "-m",
    "not host and not long",
    "-q",
]
status = pytest.main([*options, *words], plugins=[FewExamples()])

if shipped not in (followsuit.__file__ or ""):
    raise RuntimeError(f"the tests ran on {followsuit.__file__}")
STATUS = int(status)
