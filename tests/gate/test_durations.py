"""`build/tools/durations.py` adds up what pytest printed and what `--costs` wrote."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from base.paths import ROOT
from tests.shared import costs
from tools.durations import parts_of, seconds_by_test

PRINTED = """
============================= slowest durations ==============================
1.50s call     tests/site/rooms/table/test_play.py::test_a[a name with room]
0.25s setup    tests/site/rooms/table/test_play.py::test_a[a name with room]
0.25s teardown tests/unit/test_seats.py::test_b
2.00s call     tests/gate/test_python.py::test_c
"""


def test_a_test_has_the_seconds_of_its_fixtures_and_a_part_those_of_its_tests() -> None:
    tests = seconds_by_test(PRINTED)
    assert tests["tests/site/rooms/table/test_play.py::test_a[a name with room]"] == 1.75
    assert parts_of(tests) == [
        ("tests/gate/test_python.py", 1, 2.0),
        ("tests/site/rooms", 1, 1.75),
        ("tests/unit", 1, 0.25),
    ]


@pytest.mark.skipif(not costs.may_count(), reason="only root may make a control group, and only on Linux")
def test_what_a_program_of_a_test_costs_is_counted_with_the_test(tmp_path: Path) -> None:
    shutil.copyfile(ROOT / "tests" / "conftest.py", tmp_path / "conftest.py")
    busy = "import time\nwhile time.process_time() < 0.5: pass"
    (tmp_path / "test_it.py").write_text(
        f"import subprocess, sys\n\ndef test_idle(): pass\n\ndef test_busy():\n"
        f"    subprocess.run([sys.executable, '-c', {busy!r}], check=True)\n"
    )
    file = tmp_path / "costs"
    words = ["-m", "pytest", "-W", "ignore", "-p", "no:cacheprovider", f"--costs={file}", str(tmp_path)]
    there = {"PATH": "", "PYTHONPATH": f"{ROOT}:{ROOT / 'engine'}:{ROOT / 'build'}"}
    subprocess.run([sys.executable, *words], cwd=tmp_path, env=there, capture_output=True, check=True)
    found = {name.rpartition("::")[2]: cost for name, cost in seconds_by_test(file.read_text()).items()}
    assert found["test_busy"] >= 0.5 > found["test_idle"]
    assert found["collection"] > 0
