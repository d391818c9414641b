"""The documentation's code runs: each page's Python as one program, its commands in a shell."""

import ast
import io
import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import followsuit

pytestmark = pytest.mark.host

ENGINE = Path(followsuit.__file__).parents[1]
DOCS = ENGINE / "docs"
FENCED = re.compile(r"^```(\S*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
#: A block that stands for another file, with options or without.
INCLUDED = re.compile(r"^```\{include\} (\S+)\n(?:[^`]*\n)?```$", re.MULTILINE)

#: What runs nowhere: output, text formats, what a machine of one's own is needed for.
NOT_CODE = {"", "text", "json", "html", "{toctree}", "{eval-rst}", "{include}", "js"}


def pages():
    """The text of each page, with what it includes, by its name."""
    found = {}
    for page in sorted(DOCS.rglob("*.md")):
        text = INCLUDED.sub(
            lambda block, folder=page.parent: (folder / block[1]).read_text(encoding="utf-8"),
            page.read_text(encoding="utf-8"),
        )
        found[page.relative_to(DOCS).as_posix()] = FENCED.findall(text)
    return found


PAGES = pages()
#: Run with the libraries it is about, in tests/extras.
OF_EXTRAS = "adapters.md"
PYTHON = {name: [code for kind, code in blocks if kind == "python"] for name, blocks in PAGES.items()}
SHELL = {name: [code for kind, code in blocks if kind == "sh"] for name, blocks in PAGES.items()}


def test_every_block_is_run_or_is_no_code():
    kinds = {kind for blocks in PAGES.values() for kind, _ in blocks}
    assert kinds - NOT_CODE == {"python", "sh"}
    assert len(PAGES) >= 18


def test_what_the_documentation_imports_is_what_the_promise_of_stability_covers():
    for name, blocks in PYTHON.items():
        for node in (node for block in blocks for node in ast.walk(ast.parse(block))):
            match node:
                case ast.ImportFrom(module="followsuit", names=names):
                    assert {one.name for one in names} <= set(followsuit.__all__), name
                case ast.ImportFrom(module=str(module)) if module.startswith("followsuit."):
                    assert module in followsuit.STABLE_MODULES, name
                case ast.Import(names=names):
                    inner = {one.name for one in names if one.name.startswith("followsuit.")}
                    assert inner <= set(followsuit.STABLE_MODULES), name
                case ast.Attribute(value=ast.Name(id="followsuit"), attr=attribute):
                    assert attribute in (*followsuit.__all__, "adapters"), name
                case ast.Attribute(attr=attribute):
                    assert not attribute.startswith("_") or attribute.endswith("_"), f"{name}: {attribute}"


@pytest.mark.parametrize("name", [name for name, blocks in PYTHON.items() if blocks and name != OF_EXTRAS])
def test_the_python_of_a_page_runs_from_its_top_to_its_end(name, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.chdir(tmp_path)
    program = {"__name__": "documentation"}
    for number, block in enumerate(PYTHON[name], 1):
        exec(compile(block, f"{name}, block {number}", "exec"), program)


@pytest.mark.parametrize("name", [name for name, blocks in SHELL.items() if blocks])
def test_the_commands_of_a_page_run(name, tmp_path):
    programs = tmp_path / "bin"
    programs.mkdir()
    python = programs / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(python.stat().st_mode | stat.S_IEXEC)
    here = {**os.environ, "PYTHONPATH": str(ENGINE), "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    for block in SHELL[name]:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", block],
            cwd=tmp_path,
            env=here,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{block}\n{done.stderr}"
        assert done.stdout.strip(), block
