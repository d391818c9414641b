"""The audit of what is locked: serious vulnerabilities fail the gate; an audit that nobody answers is skipped."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import audit
import environment

REFUSED = {
    "message": "405 Method Not Allowed - POST …/advisories/bulk",
    "statusCode": 405,
    "error": {"summary": ""},
}


@pytest.mark.parametrize("findings", [audit.npm_findings, audit.python_findings], ids=["npm", "python"])
def test_no_locked_package_is_known_to_be_vulnerable(findings: Callable[[], list[str]]) -> None:
    environment.prepare_node()
    try:
        found = findings()
    except audit.NotAuditedError as error:
        pytest.skip(f"not audited: {error}")
    assert found == []


def test_a_registry_that_does_not_audit_is_told_and_is_no_pass() -> None:
    with pytest.raises(audit.NotAuditedError, match="405 Method Not Allowed"):
        audit.read_npm(json.dumps(REFUSED))
    with pytest.raises(audit.NotAuditedError):
        audit.read_npm("npm error network")


def test_only_what_is_serious_in_npms_report_counts() -> None:
    report = {
        "vulnerabilities": {
            "mild": {"severity": "moderate", "range": "<2"},
            "grave": {"severity": "critical", "range": "<1.2.3"},
        }
    }
    assert audit.read_npm(json.dumps(report)) == ["grave <1.2.3: critical"]
    assert audit.read_npm(json.dumps({"vulnerabilities": {}})) == []


def test_every_locked_python_package_is_asked_about_at_once() -> None:
    asked: list[str] = []

    def ask(path: str, body: dict[str, Any] | None) -> dict[str, Any]:
        asked.append(path)
        if body is None:
            return {"id": path.split("/")[1], "database_specific": {"severity": path.split("-")[1]}}
        names = [query["package"]["name"] for query in body["queries"]]
        assert {"pytest", "hatchling", "mypy", "pygments"} <= set(names)
        vulns = {"pytest": [{"id": "X-HIGH"}], "mypy": [{"id": "X-LOW"}]}
        return {"results": [{"vulns": vulns[name]} if name in vulns else {} for name in names]}

    assert [line.split(":")[1] for line in audit.python_findings(ask)] == [" X-HIGH (high)"]
    assert asked.count("querybatch") == 1


def test_a_database_out_of_reach_is_told_and_is_no_pass() -> None:
    def ask(path: str, body: dict[str, Any] | None) -> dict[str, Any]:
        raise OSError("no network")

    with pytest.raises(audit.NotAuditedError, match="no network"):
        audit.python_findings(ask)
