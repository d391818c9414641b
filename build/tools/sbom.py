"""SBOM: what is shipped of other people's work, in CycloneDX's form: `.venv/bin/python build/tools/sbom.py`.

The npm packages that the site's files are made of, with their versions, licences and checksums from the
lock; Pyodide's installer from build/locks/pyodide.txt. The engine's own package has no dependencies. No time
and no serial number: the same sources give the same text.
"""

from __future__ import annotations

import base64
import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from base.paths import LOCKED, ROOT, WEB

INSTALLER = ("micropip", "packaging")
"""Of the packages for Pyodide, those that are published (build/pages/playground.py)."""


def main() -> int:
    """Print it."""
    print(text(), end="")
    return 0


def text() -> str:
    """Return the list as JSON."""
    version = re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert version is not None, "pyproject.toml says which version it is"
    listed = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "followsuit",
                "name": "followsuit",
                "version": version[1],
                "purl": f"pkg:pypi/followsuit@{version[1]}",
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": [*_npm(), *_pypi()],
    }
    return json.dumps(listed, indent=1) + "\n"


def _npm() -> list[dict[str, object]]:
    """Return the npm packages that are no tools of ours."""
    lock = json.loads((WEB / "package-lock.json").read_text())
    found = []
    for path, entry in sorted(lock["packages"].items()):
        if not path or entry.get("dev") or entry.get("optional"):
            continue
        name = path.split("node_modules/")[-1]
        algorithm, checksum = entry["integrity"].split("-", 1)
        purl = f"pkg:npm/{name.replace('@', '%40')}@{entry['version']}"
        found.append(
            {
                "type": "library",
                "bom-ref": purl,
                "name": name,
                "version": entry["version"],
                "purl": purl,
                "licenses": [{"expression": entry["license"]}],
                "hashes": [
                    {
                        "alg": algorithm.upper().replace("SHA", "SHA-"),
                        "content": base64.b64decode(checksum).hex(),
                    }
                ],
            }
        )
    return found


def _pypi() -> list[dict[str, object]]:
    """Return the Python packages that are published with Pyodide."""
    locked = (LOCKED / "pyodide.txt").read_text()
    found: list[dict[str, object]] = []
    for name in INSTALLER:
        version = re.search(rf"^{name}==(\S+)", locked, re.MULTILINE)
        assert version is not None, f"build/locks/pyodide.txt locks {name}"
        purl = f"pkg:pypi/{name}@{version[1]}"
        found.append({"type": "library", "bom-ref": purl, "name": name, "version": version[1], "purl": purl})
    return found


if __name__ == "__main__":
    sys.exit(main())
