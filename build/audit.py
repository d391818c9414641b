"""Audit: whether a locked package, npm's or Python's, is known to be vulnerable.

`.venv/bin/python build/audit.py` asks npm's registry and osv.dev, one question each, and says what they
answer. Where nobody answers nothing has been audited, and that is what is said: it is neither a pass nor
a failure.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from typing import Any

from paths import BUILD, WEB

SERIOUS = ("high", "critical")
OSV = "https://api.osv.dev/v1"
PATIENCE_S = 15
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)

Ask = Callable[[str, "dict[str, Any] | None"], "dict[str, Any]"]
"""Asks an address, with a body or without; raises OSError when nobody answers."""


class NotAuditedError(Exception):
    """Nobody could be asked; the text says why."""


def npm_findings() -> list[str]:
    """Return a line for each npm package with a serious vulnerability."""
    command = ["npm", "audit", "--json", "--fetch-retries=0", f"--fetch-timeout={PATIENCE_S * 1000}"]
    try:
        done = subprocess.run(
            command, cwd=WEB, capture_output=True, text=True, check=False, timeout=4 * PATIENCE_S
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotAuditedError(f"npm audit: {error}") from error
    return read_npm(done.stdout)


def read_npm(said: str) -> list[str]:
    """Read what `npm audit --json` printed."""
    try:
        report = json.loads(said)
    except ValueError as error:
        raise NotAuditedError("npm audit said nothing that could be read") from error
    if "vulnerabilities" not in report:
        why = report.get("message") or report.get("error", {}).get("summary") or "no reason given"
        raise NotAuditedError(f"npm audit: {why}")
    return [
        f"{name} {found['range']}: {found['severity']}"
        for name, found in sorted(report["vulnerabilities"].items())
        if found["severity"] in SERIOUS
    ]


def locked_python() -> list[tuple[str, str]]:
    """Return the (name, version) of every locked Python package."""
    pins = {pin for lock in sorted(BUILD.glob("*.txt")) for pin in PIN.findall(lock.read_text())}
    return sorted(pins)


def ask_osv(path: str, body: dict[str, Any] | None) -> dict[str, Any]:
    """Ask the Open Source Vulnerabilities database."""
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{OSV}/{path}", content, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def python_findings(ask: Ask = ask_osv) -> list[str]:
    """Return a line for each locked Python package with a vulnerability that is serious or not weighed."""
    pins = locked_python()
    queries = [{"package": {"name": name, "ecosystem": "PyPI"}, "version": version} for name, version in pins]
    try:
        answers = ask("querybatch", {"queries": queries})["results"]
        found = [
            (name, version, ask(f"vulns/{entry['id']}", None))
            for (name, version), answer in zip(pins, answers, strict=True)
            for entry in answer.get("vulns", [])
        ]
    except (OSError, ValueError, KeyError) as error:
        raise NotAuditedError(f"osv.dev: {error}") from error
    weighed = [(name, version, entry["id"], _severity(entry)) for name, version, entry in found]
    return [
        f"{name} {version}: {name_of} ({severity})"
        for name, version, name_of, severity in weighed
        if severity in (*SERIOUS, "unknown")
    ]


def _severity(entry: dict[str, Any]) -> str:
    return str(entry.get("database_specific", {}).get("severity", "unknown")).lower()


def main() -> int:
    """Ask both and say what they answered."""
    status = 0
    for name, findings in (("npm", npm_findings), ("Python", python_findings)):
        try:
            found = findings()
        except NotAuditedError as error:
            print(f"{name}: not audited: {error}")
            continue
        status |= bool(found)
        print(f"{name}: " + ("; ".join(found) if found else "nothing serious is known"))
    return status


if __name__ == "__main__":
    sys.exit(main())
