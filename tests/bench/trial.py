"""Trial: the worth of one piece of the boot, by sites built with and without it, beside a bare page of
Pyodide.

    .venv/bin/python tests/bench/trial.py times.json base=dist without=../other/dist [--runs 4] [--without-stock]

Each run visits every site in turn with a browser profile of its own: with nothing in the cache (*cold*), by a *reload*
once the service worker and the snapshot are kept, by a second one (*again*), and after the browser was ended and started
again (*restart*). Every other run goes the other way round. A site is served with its own `_headers`. The times are added
to those in the file, so a trial can be made in parts; printed are the medians of all of them, over stock Pyodide's and over the first site's, and *pairs*:
the median over the runs of a site's time over the first site's in the same run, which a busy machine disturbs least.
"""

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "build"))

from bare import PLACE, make_stock  # noqa: E402
from boot import browser, marks  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402

from base import browsers  # noqa: E402 - in the folder named just above
from published.headers import FOR_HOSTS, Rules  # noqa: E402
from published.serve import Server  # noqa: E402

STOCK = "stock"
ACTIVE = "navigator.serviceWorker.ready.then(() => true)"
WRITES_MS = 1000
"""How long a browser is left alone to write its caches."""

Times = dict[str, dict[str, list[float]]]


def visits(page: Page, url: str, is_bare: bool, keeps_snapshot: bool) -> Iterator[tuple[str, float]]:
    """Visit a page in every way there is; yield each with the milliseconds until the engine answered."""
    page.goto(url)
    yield "cold", marks(page, "answered")["answered"]
    if keeps_snapshot:
        marks(page, "snapshot")
    if not is_bare:
        page.evaluate(ACTIVE)
    for visit in ("reload", "again"):
        page.wait_for_timeout(WRITES_MS)
        page.reload()
        found = marks(page, "answered")
        if keeps_snapshot and "resumed" not in marks(page, "resumed"):
            raise SystemExit(f"{url} did not go on from its snapshot")
        yield visit, found["answered"]


def read_headers(file: Path) -> Rules:
    """Return the headers that a site says it is to be published with."""
    rules: Rules = []
    for line in file.read_text().splitlines():
        name, _, value = line.strip().partition(": ")
        if line.startswith(" "):
            rules[-1][1][name] = value
        else:
            rules.append((line, {}))
    return rules


def measure(sites: dict[str, Path], runs: int, without_snapshot: set[str], times: Times, file: Path) -> None:
    """Add to the times so many visits of each site, in turn, and keep them after each."""
    chromium = browsers.prepare_chromium()
    with sync_playwright() as playwright:
        for run in range(runs):
            for name, folder in list(sites.items())[:: -1 if run % 2 else 1]:
                server = Server(folder)
                if (headers := folder / FOR_HOSTS).is_file():
                    server.rules = read_headers(headers)
                server.start()
                is_bare = name == STOCK
                keeps = not is_bare and name not in without_snapshot
                url = server.url + (PLACE if is_bare else "")
                try:
                    with tempfile.TemporaryDirectory() as profile:
                        found: list[tuple[str, float]] = []
                        with browser(playwright, chromium, profile) as context:
                            found += visits(context.pages[0], url, is_bare, keeps)
                        with browser(playwright, chromium, profile) as context:
                            context.pages[0].goto(url)
                            found.append(("restart", marks(context.pages[0], "answered")["answered"]))
                    for visit, took in found:
                        times.setdefault(name, {}).setdefault(visit, []).append(took)
                        print(f"{run + 1} {name} {visit} {took:.0f} ms", file=sys.stderr, flush=True)
                    file.write_text(json.dumps(times))
                finally:
                    server.stop()


def main() -> int:
    """Measure, keep and print."""
    parser = argparse.ArgumentParser(description="What one piece of the boot is worth.")
    parser.add_argument("file", type=Path)
    parser.add_argument("sites", nargs="*", metavar="NAME=FOLDER")
    parser.add_argument("--runs", type=int, default=4)
    parser.add_argument("--without-stock", action="store_true")
    parser.add_argument("--without-snapshot", action="append", default=[], metavar="NAME")
    wanted = parser.parse_args()
    times: Times = json.loads(wanted.file.read_text()) if wanted.file.exists() else {}
    named = dict(site.split("=", 1) for site in wanted.sites)
    with tempfile.TemporaryDirectory() as aside:
        if named:
            sites = {name: Path(folder) for name, folder in named.items()}
            if not wanted.without_stock:
                make_stock(Path(aside, STOCK))
                sites = {STOCK: Path(aside, STOCK)} | sites
            measure(sites, wanted.runs, set(wanted.without_snapshot), times, wanted.file)
    base = next(name for name in times if name != STOCK)
    for name, found in times.items():
        parts = []
        for visit, took in found.items():
            middle = statistics.median(took)
            over = {
                other: middle / statistics.median(times[other][visit])
                for other in (STOCK, base)
                if other in times
            }
            compared = " ".join(f"{ratio:.3f} of {other}" for other, ratio in over.items())
            pairs = statistics.median(mine / its for mine, its in zip(took, times[base][visit], strict=False))
            parts.append(f"{visit} {middle:5.0f} ms {compared}, pairs {pairs:.3f} (n={len(took)})")
        print(f"{name:12} " + "; ".join(parts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
