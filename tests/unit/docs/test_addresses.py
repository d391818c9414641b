"""Addresses at the door: nothing is published yet, so nothing names a page of an index or installs by name alone."""

import re
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.host

ROOT = Path(__file__).parents[3]
INDEXES = re.compile(
    r"https?://(?:www\.|test\.|registry\.)?(?:pypi\.org|npmjs\.\w+|anaconda\.org)/", re.IGNORECASE
)
BY_NAME = re.compile(
    r"\b(?:pip install|micropip\.install\(|npm install|conda install)\s*[\"'(]?(?:followsuit|follow-suit)\b(?!-)"
)
#: The audit asks the index that audits; locks name where each locked file comes from.
LEFT_OUT = (
    "build/locks/",
    "web/package-lock.json",
    "tests/gate/test_audit.py",
    "tests/unit/docs/test_addresses.py",
)


def test_no_file_names_a_page_of_an_index_or_installs_by_a_name_that_is_not_there() -> None:
    files = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    found = []
    for file in files:
        path = ROOT / file
        if file.startswith(LEFT_OUT) or not path.is_file():
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{file}: {hit[0]}" for pattern in (INDEXES, BY_NAME) for hit in pattern.finditer(text)]
    assert not found, "\n".join(found)
