"""The recipe: the package builds as a distribution of Pyodide builds it, and says what pyproject.toml says."""

import json
import re
import shutil
import subprocess
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

from base import environment
from base.paths import PYODIDE_NPM, ROOT
from pages import wheels
from runtime.wheel import make_wheel
from tools import recipe

PYODIDE = (ROOT / "build" / "recipes" / "followsuit" / "meta.yaml").read_text()
full = pytest.mark.full(
    "pyodide-build installed for it; the build installs the wheel in Pyodide, and plays, each time"
)


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)
    return found


def field(text: str, name: str) -> str:
    found = re.search(rf'^ *(?:- )?{re.escape(name)}:? "?(.+?)"?$', text, re.MULTILINE)
    assert found, name
    return found[1]


def test_the_recipe_for_pyodide_says_what_the_project_says(project: dict[str, Any]) -> None:
    assert field(PYODIDE, "name") == project["project"]["name"]
    assert field(PYODIDE, "version") == project["project"]["version"]
    assert field(PYODIDE, "license") == project["project"]["license"]
    assert field(PYODIDE, "summary") == project["project"]["description"]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not shutil.which("make") or not any(map(environment.interpreter, environment.RECIPE_PYTHONS)):
        pytest.skip("pyodide-build needs make and a Python from 3.12 on")
    return recipe.build(tmp_path_factory.mktemp("recipe"))


@full
def test_pyodide_build_packs_what_our_own_wheel_has(built: Path) -> None:
    def contents(wheel: Path) -> dict[str, bytes]:
        with zipfile.ZipFile(wheel) as packed:
            return {name: packed.read(name) for name in packed.namelist() if not name.endswith("/RECORD")}

    assert contents(built) == contents(make_wheel())


@full
def test_its_lock_is_taken_by_pyodide_under_node_which_then_plays(built: Path) -> None:
    lock = json.loads((PYODIDE_NPM / "pyodide-lock.json").read_text())
    made = json.loads((built.parent / "pyodide-lock.json").read_text())
    assert made["info"]["abi_version"] == lock["info"]["abi_version"]
    lock["packages"] = made["packages"]
    (built.parent / "ours.json").write_text(json.dumps(lock))
    program = f"""
import {{ loadPyodide }} from {json.dumps((PYODIDE_NPM / "pyodide.mjs").as_uri())};
const pyodide = await loadPyodide({{
  lockFileURL: {json.dumps(str(built.parent / "ours.json"))}, packageBaseUrl: {json.dumps(f"{built.parent}/")},
}});
await pyodide.loadPackage("followsuit", {{ messageCallback: () => {{}} }});
console.log(pyodide.runPython(`import followsuit
match = followsuit.match("two_hundred", seed="x"); match.run(); match.result().won_by`));
"""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().splitlines()[-1] == "EW"


@full
def test_the_lock_that_is_published_is_what_pyodide_lock_writes(built: Path, tmp_path: Path) -> None:
    wheel = make_wheel()
    command: list[str | Path] = ["lockfile", "add-wheels", "--input", PYODIDE_NPM / "pyodide-lock.json"]
    program = environment.prepare_recipe() / "pyodide"
    subprocess.run([program, *command, "--output", tmp_path / "lock.json", wheel], check=True)
    theirs = json.loads((tmp_path / "lock.json").read_text())["packages"]["followsuit"]
    assert wheels.lock_entry(wheel) == theirs


@full
def test_zizmor_finds_nothing_in_the_workflows() -> None:
    program = environment.prepare_recipe() / "zizmor"
    workflows = ROOT / ".github" / "workflows"
    done = subprocess.run(
        [program, "--offline", "--pedantic", workflows], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
