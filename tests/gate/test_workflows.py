"""The public gate: what the workflow runs on every push and pull request is what the maintainers run."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from base.paths import ROOT

WORKFLOW: dict[Any, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text())
#: YAML reads the word `on` as true.
WHEN = WORKFLOW[True]
JOBS: dict[str, dict[str, Any]] = WORKFLOW["jobs"]


def commands(job: str) -> list[str]:
    return [step["run"].strip() for step in JOBS[job]["steps"] if "run" in step]


def test_the_gates_run_on_every_push_to_main_and_every_pull_request() -> None:
    assert WHEN["push"] == {"branches": ["main"]}
    assert "pull_request" in WHEN
    assert not any("if" in job or "needs" in job for job in JOBS.values())


def test_the_gate_of_main_is_public_and_ends_by_itself_before_it_is_ended() -> None:
    assert commands("main")[-1] == ".ci/run"
    gate = (ROOT / ".ci" / "run").read_text()
    gives_up = re.search(r"^exec timeout .* (\d+)m python3 build/check.py --all$", gate, re.MULTILINE)
    assert gives_up
    assert int(gives_up[1]) < JOBS["main"]["timeout-minutes"] == 90


def test_the_gate_of_every_commit_runs_on_the_two_systems_that_the_readme_names() -> None:
    assert commands("short") == ["python3 build/check.py"]
    systems = JOBS["short"]["strategy"]["matrix"]["system"]
    assert [system.split("-")[0] for system in systems] == ["ubuntu", "macos"]


def test_the_engine_runs_on_every_python_that_its_package_names() -> None:
    named = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text())
    assert len(named) >= 3
    assert JOBS["engine"]["strategy"]["matrix"]["python"] == named


def test_the_engines_tests_import_no_library_but_those_that_are_put_beside_it() -> None:
    (command,) = (line for line in commands("engine") if "pytest" in line)
    left = [path for room in re.findall(r"tests/\w+", command) for path in (ROOT / room).rglob("test_*.py")]
    read: set[Path] = set()
    libraries: set[str] = set()
    while left:
        path = left.pop()
        read.add(path)
        for name in re.findall(r"^(?:from|import) ([\w.]+)", path.read_text(), re.MULTILINE):
            ours = ROOT / name.replace(".", "/")
            found = [ours.with_suffix(".py"), *(folder / "__init__.py" for folder in (ours, *ours.parents))]
            left += [one for one in found if one.is_relative_to(ROOT) and one.is_file() and one not in read]
            libraries.add(name.partition(".")[0])
    locked = re.findall(r"^(\w+)==", (ROOT / "build" / "locks" / "engine.txt").read_text(), re.MULTILINE)
    here = {path.stem for room in ("", "engine", "build") for path in (ROOT / room).iterdir()}
    assert {"tests", "followsuit"} < libraries
    assert libraries - {*locked, *here, *sys.stdlib_module_names, "_pytest"} == set()


@pytest.mark.parametrize("job", JOBS)
def test_no_job_goes_on_whatever_failed_nor_for_ever(job: str) -> None:
    assert 0 < JOBS[job]["timeout-minutes"] <= 90
    assert "continue-on-error" not in str(JOBS[job])
    for step in JOBS[job]["steps"]:
        assert "|| true" not in step.get("run", "")
        if "uses" in step:
            assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", step["uses"])
