"""What a step of the build is made from: its key has every module that its program takes in."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from base.paths import BUILD, ROOT, WEB
from pages import rules_pages
from parts import faces

ESBUILD = WEB / "node_modules" / ".bin" / "esbuild"


def modules_of(program: Path, folder: Path) -> list[Path]:
    """Return the modules of ours that a program of build/node imports, itself among them."""
    found = folder / "found.json"
    options = ["--bundle", "--format=esm", "--platform=node", "--loader:.css=text", "--log-level=error"]
    command = [ESBUILD, program, *options, f"--metafile={found}", f"--outfile={folder / 'out.mjs'}"]
    subprocess.run([str(word) for word in command], cwd=ROOT, check=True)
    names = json.loads(found.read_text())["inputs"]
    return [ROOT / name for name in names if "node_modules" not in name]


@pytest.mark.parametrize(
    ("program", "parts", "folders"),
    [("rules.mjs", rules_pages.PARTS, rules_pages.SHARED), ("faces.mjs", ["markup"], [faces.CARDS])],
)
def test_a_step_is_made_again_when_a_module_of_the_page_that_it_takes_in_has_changed(
    program: str, parts: Sequence[str], folders: list[Path], tmp_path: Path
) -> None:
    modules = modules_of(BUILD / "node" / program, tmp_path)
    theirs = [path for path in modules if path.is_relative_to(WEB)]
    own = {path.name for path in modules if path.is_relative_to(BUILD)}
    assert own == {program, *(f"{part}.mjs" for part in parts)}
    assert len(theirs) > 5
    assert [path for path in theirs if not any(path.is_relative_to(folder) for folder in folders)] == []
