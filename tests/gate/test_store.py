"""The store of build steps: several processes at once make a step once, and none deletes what another is making."""

import subprocess
import sys
from pathlib import Path

import pytest

from base import store
from base.paths import BUILD

#: Runs a step that takes its time and notes that it did; all begin it at once.
RUN = """
import sys, time
from pathlib import Path
sys.path.insert(0, {build!r})
from base import store
store.CACHE = Path({cache!r})

def make(folder):
    with (store.CACHE / "made").open("a") as made:
        made.write("once\\n")
    (folder / "first").touch()
    time.sleep(0.3)
    (folder / "second").touch()

folder = store.kept("step", [sys.argv[1]], make)
assert sorted(path.name for path in folder.iterdir()) == ["first", "second"]
"""


def run_at_once(cache: Path, sources: list[str]) -> int:
    """Run the step in a process for each source; return how often it was made."""
    program = RUN.format(build=str(BUILD), cache=str(cache))
    running = [subprocess.Popen([sys.executable, "-c", program, source]) for source in sources]
    assert [one.wait() for one in running] == [0] * len(running)
    return len((cache / "made").read_text().splitlines())


def test_a_step_that_several_processes_want_is_made_once(tmp_path: Path) -> None:
    assert run_at_once(tmp_path, ["the same"] * 4) == 1


def test_a_step_of_many_sources_at_once_is_made_of_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run_at_once(tmp_path, ["a", "b", "c", "d", "e", "f"]) == 6
    monkeypatch.setattr(store, "CACHE", tmp_path)
    monkeypatch.setattr(store, "KEPT", 2)
    (tmp_path / "step" / f"interrupted{store.PART}").mkdir()
    newest = store.kept("step", ["g"], lambda folder: None)
    left = {path for path in (tmp_path / "step").iterdir() if path.is_dir()}
    assert newest in left
    assert len(left) == 2
