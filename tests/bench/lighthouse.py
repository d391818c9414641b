"""Lighthouse: the scores of Chrome's auditor for the built page, on a phone, with the published headers.

    .venv/bin/python tests/bench/lighthouse.py [--path /] [--desktop] [--runs 5] [--keep FILE.json]

Lighthouse is fetched by npx at the version named here; it is no part of the project. Scores are out of 100;
what cost something is listed below them. Performance depends on what else the machine does, and no two runs
are alike: each run's figures are printed, and the median run is the page's.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "build"))

from base import browsers  # noqa: E402 - in the folder named just above
from base.chromium import FLAGS  # noqa: E402
from base.paths import DIST  # noqa: E402
from published.serve import Server  # noqa: E402

LIGHTHOUSE = "lighthouse@13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FIGURES = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "speed-index",
)
Report = dict[str, dict[str, dict[str, object]]]


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


def score(report: Report, category: str) -> int:
    """Return a category's score out of 100; one that could not be computed counts as 0."""
    return round(float(str(report["categories"][category]["score"] or 0)) * 100)


def line(report: Report) -> str:
    """Return the performance of one run, and what it was made of."""
    figures = (
        f"{''.join(part[0] for part in name.split('-')).upper()} {report['audits'][name].get('displayValue')}"
        for name in FIGURES
    )
    return f"performance {score(report, 'performance'):3}: {', '.join(figures)}"


def told(report: Report) -> None:
    """Print the scores, the figures, and each audit that did not get all of its points."""
    for name in CATEGORIES:
        print(f"{name:16} {score(report, name):3}")
    for name in FIGURES:
        print(f"{name:26} {report['audits'][name].get('displayValue', 'not measured')}")
    for name in CATEGORIES:
        for part in report["categories"][name]["auditRefs"]:  # type: ignore[attr-defined]
            found = report["audits"][part["id"]]
            got = found.get("score")
            if isinstance(got, int | float) and got < 0.9 and (part["weight"] or name != "performance"):
                print(f"  {name}: {part['id']}: {found['title']} {found.get('displayValue', '')}")


def main() -> None:
    """Serve what is built, have it audited, print what was found."""
    parser = argparse.ArgumentParser(description="Lighthouse over the built page.")
    parser.add_argument("--path", default="", help="a page below the root")
    parser.add_argument("--desktop", action="store_true")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="keep the whole report of the run in the middle here")
    wanted = parser.parse_args()
    server = Server(DIST)
    server.start()
    chromium = browsers.prepare_chromium()
    with tempfile.TemporaryDirectory() as folder:
        reports: list[Report] = []
        for run in range(wanted.runs):
            out = Path(folder) / f"{run}.json"
            audit(server.url + wanted.path.lstrip("/"), chromium, out, desktop=wanted.desktop)
            reports.append(json.loads(out.read_text()))
            print(line(reports[-1]), flush=True)
        reports.sort(key=lambda report: score(report, "performance"))
        middle = reports[(len(reports) - 1) // 2]
        told(middle)
        if wanted.keep:
            wanted.keep.write_text(json.dumps(middle))
    server.stop()


if __name__ == "__main__":
    main()
