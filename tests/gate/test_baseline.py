"""Baseline: what the page uses that is not yet widely available, each with what happens where it is missing."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from base import environment
from base.paths import ROOT, WEB

SOURCES = ("css", "embed", "games", "js", "offline", "runtime", "static")
LISTED: list[dict[str, str]] = json.loads((WEB / "baseline.json").read_text())


def feature(message: str) -> str:
    """The feature that a message names last: `Value 'x' of property 'y'` is of x."""
    found = re.search(r"(?:At-rule|Feature|Function|Property|Selector|Value) '([^']+)'", message)
    assert found, message
    return found[1]


def test_each_feature_is_listed_once_with_a_sentence() -> None:
    names = [one["feature"] for one in LISTED]
    assert names == sorted(set(names))
    assert all(one["without"].endswith(".") and len(one["without"]) > 20 for one in LISTED)


@pytest.mark.long("two judges of the lint, installed apart")
def test_what_is_not_widely_available_is_listed_and_nothing_else_is() -> None:
    modules = environment.prepare_judges()
    done = subprocess.run(
        [
            modules / ".bin" / "eslint",
            *("--no-config-lookup", "--no-inline-config", "--format", "json"),
            *("--config", Path(__file__).with_name("baseline.config.mjs")),
            *(WEB / folder for folder in SOURCES),
        ],
        cwd=ROOT,
        env={**os.environ, "FOLLOWSUIT_JUDGES": str(modules)},
        capture_output=True,
        text=True,
        check=False,
    )
    told = json.loads(done.stdout)
    assert len(told) > 200, done.stderr
    found: dict[str, set[str]] = {}
    for file in told:
        for message in file["messages"]:
            assert message["ruleId"], message
            name = Path(file["filePath"]).relative_to(WEB).as_posix()
            found.setdefault(feature(message["message"]), set()).add(name)
    listed = {one["feature"] for one in LISTED}
    assert {name: sorted(files)[:3] for name, files in found.items() if name not in listed} == {}
    assert listed - set(found) == set(), "listed, and used no more"
