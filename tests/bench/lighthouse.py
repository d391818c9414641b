"""Lighthouse: what Chrome's own auditor says of the built page, on a phone, behind the headers it is published with.

    .venv/bin/python tests/bench/lighthouse.py [--path /] [--desktop] [--keep FILE.json]

Lighthouse is fetched by npx at the version named here; it is no part of the project. Scores are out of 100; what cost
something is listed below them. The performance of a machine that does other work besides is that machine's.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "build"))

import environment  # noqa: E402 - in the folder named just above
from chromium import FLAGS  # noqa: E402
from paths import DIST  # noqa: E402
from serve import Server  # noqa: E402

LIGHTHOUSE = "lighthouse@13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FIGURES = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "speed-index",
)


def audit(url: str, chromium: str, out: Path, *, desktop: bool) -> None:
    """Have a page audited; the report is left at ``out``."""
    command = ["npx", "--yes", LIGHTHOUSE, url, "--quiet", "--output=json", f"--output-path={out}"]
    command += [
        f"--only-categories={','.join(CATEGORIES)}",
        f"--chrome-flags=--headless=new {' '.join(FLAGS)}",
    ]
    if desktop:
        command.append("--preset=desktop")
    done = subprocess.run(
        command, env={**os.environ, "CHROME_PATH": chromium}, capture_output=True, text=True, check=False
    )
    if not out.is_file():
        raise SystemExit(f"Lighthouse left no report:\n{done.stdout}{done.stderr}")


def told(report: dict[str, dict[str, dict[str, object]]]) -> None:
    """Print the scores, the figures, and each audit that did not get all of its points."""
    for name in CATEGORIES:
        category = report["categories"][name]
        print(f"{name:16} {round(float(str(category['score'] or 0)) * 100):3}")
    for name in FIGURES:
        print(f"{name:26} {report['audits'][name].get('displayValue', 'not measured')}")
    for name in CATEGORIES:
        for part in report["categories"][name]["auditRefs"]:  # type: ignore[attr-defined]
            found = report["audits"][part["id"]]
            score = found.get("score")
            if isinstance(score, int | float) and score < 0.9 and (part["weight"] or name != "performance"):
                print(f"  {name}: {part['id']}: {found['title']} {found.get('displayValue', '')}")


def main() -> None:
    """Serve what is built, have it audited, print what was found."""
    parser = argparse.ArgumentParser(description="Lighthouse over the built page.")
    parser.add_argument("--path", default="", help="a page below the root")
    parser.add_argument("--desktop", action="store_true")
    parser.add_argument("--keep", type=Path, help="keep the whole report here")
    wanted = parser.parse_args()
    server = Server(DIST)
    server.start()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        address = server.url + wanted.path.lstrip("/")
        audit(address, environment.prepare_chromium(), report, desktop=wanted.desktop)
        told(json.loads(report.read_text()))
        if wanted.keep:
            shutil.copyfile(report, wanted.keep)
    server.stop()


if __name__ == "__main__":
    main()
