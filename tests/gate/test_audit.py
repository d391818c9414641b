"""The audits: no locked package has a known vulnerability. An audit that the registry does not answer is
skipped, with the reason.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from base import environment
from base.paths import BUILD, LOCKED, WEB

pytestmark = pytest.mark.long("a registry answers, and its answer changes without a commit")

SERIOUS = ("high", "critical")


@pytest.fixture(scope="session")
def pypi() -> None:
    """Skip, before anything is asked of it thirty times, where the index that audits does not answer."""
    ask = (
        "import requests; requests.get('https://pypi.org/pypi/pip/24.0/json', timeout=20).raise_for_status()"
    )
    python = environment.prepare_audit().with_name("python")
    done = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"pypi.org does not answer: {done.stderr.strip().rpartition(chr(10))[2]}")


def answer(command: list[str | Path], folder: Path) -> dict[str, Any]:
    """Return what an audit prints as JSON; skip the test where it prints none."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=300)
    try:
        report: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        pytest.skip(f"{command[0]} got no answer: {done.stderr.strip()[-300:]}")
    return report


@pytest.mark.usefixtures("pypi")
@pytest.mark.parametrize("lock", sorted(LOCKED.glob("*.txt")), ids=lambda path: path.name)
def test_no_locked_python_package_is_known_to_be_vulnerable(lock: Path) -> None:
    options = ["--disable-pip", "--require-hashes", "-f", "json", "--progress-spinner=off"]
    packages = answer([environment.prepare_audit(), *options, "-r", lock], BUILD)["dependencies"]
    assert {package["name"]: package["vulns"] for package in packages if package.get("vulns")} == {}
    unanswered = [package["skip_reason"] for package in packages if "skip_reason" in package]
    if unanswered:
        pytest.skip(f"{len(unanswered)} of {len(packages)} packages were not audited: {unanswered[0]}")


def test_no_locked_npm_package_is_known_to_be_vulnerable() -> None:
    environment.prepare_node()
    report = answer(["npm", "audit", "--json", "--fetch-retries=0", "--fetch-timeout=60000"], WEB)
    if "vulnerabilities" not in report:
        pytest.skip(f"npm's registry did not audit: {report.get('message', report)}")
    found = report["vulnerabilities"]
    assert [name for name, entry in found.items() if entry["severity"] in SERIOUS] == []
