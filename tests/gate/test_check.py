"""The gate's command: which tests it runs, and that it ends with pytest's own status."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import check
from base.paths import ROOT


def test_the_gate_of_every_commit_leaves_out_what_is_marked_long() -> None:
    arguments = check.pytest_arguments(set(), ["-x"])
    assert arguments[arguments.index("-m") + 1] == "not long"
    assert arguments[-1] == "-x"


def test_the_gate_of_main_leaves_out_nothing_and_looks_in_every_size() -> None:
    arguments = check.pytest_arguments({"--all"}, [])
    assert "-m" not in arguments
    assert "--every-look" in arguments
    assert not any(word.startswith("--deselect") for word in arguments)


def test_tests_that_are_named_run_whether_long_or_not() -> None:
    assert check.pytest_arguments(set(), ["tests/unit::test_x", "-k", "follow"]) == [
        "tests/unit::test_x",
        "-k",
        "follow",
    ]


def test_the_machine_that_watches_main_runs_everything_in_eighty_minutes() -> None:
    command = (ROOT / ".ci" / "run").read_text().splitlines()[-1]
    assert command.startswith("exec timeout --signal=INT ")
    assert command.endswith(" 80m python3 build/check.py --all")


def test_a_site_that_was_not_built_fails_the_tests_that_need_it_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("No flour.")
    (tmp_path / "status").write_text("1")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "tests/build/test_budget.py", "-p", "no:cacheprovider"],
        cwd=ROOT,
        env={"PATH": "", "FOLLOWSUIT_SITE_BUILD": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "the site was not built:\nNo flour." in done.stdout


def test_a_test_left_to_the_gate_of_main_says_why(tmp_path: Path) -> None:
    shutil.copyfile(ROOT / "tests" / "conftest.py", tmp_path / "conftest.py")
    (tmp_path / "test_it.py").write_text("import pytest\n\n@pytest.mark.long()\ndef test_it(): pass\n")
    words = [sys.executable, "-W", "ignore", "-m", "pytest", "-p", "no:cacheprovider", str(tmp_path)]
    # Away from the repository nothing reads its settings, so the path comes from here.
    there = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'engine'}"}
    done = subprocess.run(words, cwd=tmp_path, env=there, capture_output=True, text=True, check=False)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "needs a reason" in done.stderr


def test_a_test_that_repeats_another_runs_only_when_all_is_asked_for(tmp_path: Path) -> None:
    shutil.copyfile(ROOT / "tests" / "conftest.py", tmp_path / "conftest.py")
    (tmp_path / "test_it.py").write_text(
        'import pytest\n\n@pytest.mark.full("once more")\ndef test_it(): pass\n'
    )
    words = [sys.executable, "-W", "ignore", "-m", "pytest", "-p", "no:cacheprovider", str(tmp_path)]
    there = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'engine'}"}
    for asked, said in (("", "1 deselected"), ("1", "1 passed")):
        done = subprocess.run(
            words,
            cwd=tmp_path,
            env={**there, "FOLLOWSUIT_FULL": asked},
            capture_output=True,
            text=True,
            check=False,
        )
        assert said in done.stdout
