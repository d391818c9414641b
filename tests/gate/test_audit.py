"""The audits: no locked package has a known vulnerability. One that gets no answer is skipped, and says so in a sentence."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from base import environment
from base.paths import BUILD, LOCKED, WEB

long = pytest.mark.long("a registry answers, and its answer changes without a commit")

SERIOUS = ("high", "critical")
#: Without the name of a host, which would say where this machine gets its packages from.
NO_ANSWER = "The registry of {} packages gave no answer: these packages were not audited."
ASK = "import requests; requests.get('https://pypi.org/pypi/pip/24.0/json', timeout=20).raise_for_status()"


@pytest.fixture(scope="session")
def pypi() -> None:
    """Skip, before anything is asked of it thirty times, where the index that audits does not answer."""
    python = environment.prepare_audit().with_name("python")
    if subprocess.run([python, "-c", ASK], capture_output=True, check=False).returncode:
        pytest.skip(NO_ANSWER.format("Python"))


def answer(command: list[str | Path], folder: Path, wanted: str, packages: str) -> Any:
    """Return what an audit says of the packages under a name, of what it prints as JSON; skip where it says nothing."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=300)
        return json.loads(done.stdout)[wanted]
    except (subprocess.TimeoutExpired, ValueError, KeyError, TypeError):
        pytest.skip(NO_ANSWER.format(packages))


@long
@pytest.mark.usefixtures("pypi")
@pytest.mark.parametrize("lock", sorted(LOCKED.glob("*.txt")), ids=lambda path: path.name)
def test_no_locked_python_package_is_known_to_be_vulnerable(lock: Path) -> None:
    options = ["--disable-pip", "--require-hashes", "-f", "json", "--progress-spinner=off"]
    command: list[str | Path] = [environment.prepare_audit(), *options, "-r", lock]
    packages = answer(command, BUILD, "dependencies", "Python")
    assert {package["name"]: package["vulns"] for package in packages if package.get("vulns")} == {}
    unanswered = [package["name"] for package in packages if "skip_reason" in package]
    if unanswered:
        pytest.skip(
            f"{len(unanswered)} of {len(packages)} packages were not audited: {', '.join(unanswered)}"
        )


@long
def test_no_locked_npm_package_is_known_to_be_vulnerable() -> None:
    environment.prepare_node()
    command: list[str | Path] = ["npm", "audit", "--json", "--fetch-retries=0", "--fetch-timeout=60000"]
    found = answer(command, WEB, "vulnerabilities", "npm")
    assert [name for name, entry in found.items() if entry["severity"] in SERIOUS] == []


@pytest.mark.parametrize(
    "printed", ["", "<html>", "[]", '{"message": "request to https://registry.example.org/ failed"}']
)
def test_an_audit_without_an_answer_says_so_in_a_sentence_that_names_no_host(
    tmp_path: Path, printed: str
) -> None:
    program = f"import sys; sys.stderr.write('ENOTFOUND registry.example.org'); print({printed!r})"
    with pytest.raises(pytest.skip.Exception) as said:
        answer([sys.executable, "-c", program], tmp_path, "vulnerabilities", "npm")
    assert re.fullmatch(r"[A-Z][^./]+ npm [^./]+\.", str(said.value))
