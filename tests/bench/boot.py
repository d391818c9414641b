"""Boot: how long until the engine answers, beside a bare stock Pyodide page in the same run.

    .venv/bin/python tests/bench/boot.py [--runs 7] [--slow]

Each run gives each page a browser profile of its own, visits it once with nothing in the cache (*cold*) and then
reloads it. The stock page is Pyodide's files as npm ships them, on the main thread, with the engine unpacked from
its sources; it is served by the same server, with the same headers and compression. `--slow` serves both over a
line of 10 Mbit/s with 60 ms before each answer.
"""

import argparse
import shutil
import statistics
import sys
import tempfile
import threading
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "build"))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

import environment  # noqa: E402 - in the folder named just above
from paths import DIST, ENGINE, PYODIDE_NPM  # noqa: E402
from serve import Handler, Server, encode  # noqa: E402

AIMS = {"cold": 0.65, "reload": 0.5}
FLAGS = "--no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync"
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
STOCK_PAGE = """<!doctype html><meta charset="utf-8"><title>stock</title><link rel="icon" href="data:,">
<script type="module" src="assets/stock.js"></script>"""
STOCK_SCRIPT = """import { loadPyodide } from "../runtime/pyodide.mjs";
const python = await loadPyodide();
python.unpackArchive(await (await fetch("runtime/engine.zip")).arrayBuffer(), "zip");
python.runPython("from followsuit.protocol import session");
const answer = python.globals.get("session").handle('{"v": 1, "id": 1, "op": "view"}');
if (JSON.parse(answer).id !== 1) throw new Error(answer);
performance.mark("followsuit:answered");
"""
MARKS = "performance.getEntriesByType('mark').filter(m => m.name.startsWith('followsuit:')).map(m => [m.name.slice(11), m.startTime])"
BYTES_A_SECOND, LATENCY_S, CHUNK = 10_000_000 / 8, 0.06, 16_384


def make_stock(folder: Path) -> None:
    """Write the stock page's site."""
    for name in ("runtime", "assets"):
        (folder / name).mkdir()
    for name in STOCK_FILES:
        shutil.copyfile(PYODIDE_NPM / name, folder / "runtime" / name)
    with zipfile.ZipFile(folder / "runtime" / "engine.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted((ENGINE / "followsuit").rglob("*.py")):
            archive.write(path, path.relative_to(ENGINE))
    (folder / "assets" / "stock.js").write_text(STOCK_SCRIPT)
    (folder / "index.html").write_text(STOCK_PAGE)
    encode([path for path in folder.rglob("*") if path.is_file()])


class Throttle:
    """A file to write to that lets through so many bytes a second, over all connections."""

    line = threading.Lock()

    def __init__(self, file: object) -> None:
        self.file = file

    def write(self, data: bytes) -> None:
        """Write in pieces, each when the line is free."""
        for start in range(0, len(data), CHUNK):
            piece = data[start : start + CHUNK]
            with self.line:
                time.sleep(len(piece) / BYTES_A_SECOND)
            self.file.write(piece)  # type: ignore[attr-defined]

    def __getattr__(self, name: str) -> object:
        return getattr(self.file, name)


def slow_down(server: Server) -> None:
    """Put a server at the end of a slow line."""

    def late(handler: Handler) -> bool:
        time.sleep(LATENCY_S)
        if not isinstance(handler.wfile, Throttle):
            handler.wfile = Throttle(handler.wfile)  # type: ignore[assignment]
        return False

    server.faults["*"] = late


def answered(page: Page) -> dict[str, float]:
    """Wait for the engine's first answer; return the phases, in milliseconds from the start of the visit."""
    for _ in range(6000):
        marks: dict[str, float] = dict(page.evaluate(MARKS))
        if "answered" in marks:
            return marks
        page.wait_for_timeout(20)
    raise SystemExit("the engine did not answer in two minutes")


@contextmanager
def served(folder: Path, slow: bool) -> Iterator[Server]:
    """Serve a folder for as long as it takes."""
    server = Server(folder)
    if slow:
        slow_down(server)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def measure(runs: int, slow: bool, folders: dict[str, Path]) -> dict[tuple[str, str], list[dict[str, float]]]:
    """Visit and reload each page so many times, in turn."""
    found: dict[tuple[str, str], list[dict[str, float]]] = {}
    chromium = environment.prepare_chromium()
    with sync_playwright() as playwright:
        for _ in range(runs):
            for name, folder in folders.items():
                with (
                    served(folder, slow) as server,
                    tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
                ):
                    context = playwright.chromium.launch_persistent_context(
                        profile, executable_path=chromium, args=FLAGS.split()
                    )
                    page = context.pages[0]
                    page.goto(server.url)
                    found.setdefault((name, "cold"), []).append(answered(page))
                    page.wait_for_timeout(1000)  # a browser writes its caches when it has time
                    page.reload()
                    found.setdefault((name, "reload"), []).append(answered(page))
                    context.close()
    return found


def main() -> int:
    """Measure and print; the status tells whether the aims are met."""
    parser = argparse.ArgumentParser(description="How long until the engine answers.")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--slow", action="store_true")
    parser.add_argument("--site", type=Path, default=DIST, help="a built site in place of dist")
    wanted = parser.parse_args()
    environment.prepare()
    status = 0
    with tempfile.TemporaryDirectory() as stock:
        make_stock(Path(stock))
        found = measure(wanted.runs, wanted.slow, {"stock": Path(stock), "ours": wanted.site})
    for (name, visit), times in found.items():
        phases = ", ".join(
            f"{phase} {statistics.median(run[phase] for run in times):.0f}" for phase in times[0]
        )
        print(f"{name:6} {visit:7} {phases}")
    for visit, aim in AIMS.items():
        ours, stock_ms = (
            statistics.median(run["answered"] for run in found[name, visit]) for name in ("ours", "stock")
        )
        met = ours / stock_ms <= aim
        status |= not met
        print(
            f"{visit:7} {ours:5.0f} ms / {stock_ms:5.0f} ms = {ours / stock_ms:.2f}  aim {aim}  {'met' if met else 'MISSED'}"
        )
    return status


if __name__ == "__main__":
    sys.exit(main())
