"""The audit of what is locked: serious vulnerabilities fail the gate; an audit that nobody answers is skipped."""

import gzip
import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
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


class Advisories(BaseHTTPRequestHandler):
    """A registry and a database that know one grave thing about one package each."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        asked = json.loads(gzip.decompress(body) if self.headers.get("Content-Encoding") == "gzip" else body)
        if self.path == "/v1/querybatch":
            names = [query["package"]["name"] for query in asked["queries"]]
            self.say({"results": [{"vulns": [{"id": "X-1"}]} if name == "pytest" else {} for name in names]})
        else:
            assert "lit-html" in asked, "npm asks about every locked package"
            advisory = {"id": 1, "url": "", "title": "", "severity": "critical", "vulnerable_versions": "<99"}
            self.say({"lit-html": [advisory]})

    def do_GET(self) -> None:
        if self.path == "/v1/vulns/X-1":
            self.say({"id": "X-1", "database_specific": {"severity": "HIGH"}})
        else:
            self.send_error(404)

    def say(self, content: dict[str, Any]) -> None:
        text = json.dumps(content).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def advisories(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Both audits ask a server of this machine that answers."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Advisories)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    for name in ("no_proxy", "npm_config_noproxy"):
        monkeypatch.setenv(name, "127.0.0.1")
    monkeypatch.setenv("npm_config_registry", f"{address}/")
    monkeypatch.setattr(audit, "OSV", f"{address}/v1")
    yield
    server.shutdown()
    server.server_close()


@pytest.mark.usefixtures("advisories")
@pytest.mark.parametrize(
    ("findings", "found"), [(audit.npm_findings, "lit-html"), (audit.python_findings, "pytest")]
)
def test_a_registry_that_answers_with_something_grave_fails_the_gate(
    findings: Callable[[], list[str]], found: str
) -> None:
    with pytest.raises(AssertionError, match=found):
        test_no_locked_package_is_known_to_be_vulnerable(findings)


@pytest.mark.usefixtures("advisories")
def test_the_audit_run_by_itself_says_what_is_grave_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    environment.prepare_node()
    assert audit.main() == 1
    said = capsys.readouterr().out
    assert "npm: lit-html" in said
    assert "Python: pytest" in said
    assert "X-1 (high)" in said
