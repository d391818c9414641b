"""A second origin: other people's pages, with Python of their own, load the package from /wheels/ and play."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from base.paths import PYODIDE_NPM, PYSCRIPT_NPM
from pages import playground
from published.serve import Server
from tests.shared.page.axe_checker import Checker
from tests.shared.page.guard import Guard
from tests.shared.patience import LONG_MS

PROGRAM = """
import json
import followsuit

def deal(game):
    match = followsuit.match(game, level="beginner", seed="a second origin")
    match.run(until=lambda one: one.deal_result() is not None)
    return str(match.deal_result())

said = json.dumps({game: deal(game) for game in followsuit.games()})
"""
PYODIDE = """<script type="module">
import {{ loadPyodide }} from "./pyodide/pyodide.mjs";
const said = document.querySelector("output");
try {{
  const pyodide = await loadPyodide({options});
  {load}
  pyodide.runPython({program});
  said.textContent = pyodide.globals.get("said");
}} catch (error) {{ said.textContent = String(error); }}
</script>"""
MICROPIP = 'await pyodide.loadPackage("micropip"); await pyodide.pyimport("micropip").install({wheel});'
LOCK = 'await pyodide.loadPackage("followsuit");'
PYSCRIPT = """<script type="module" src="./pyscript/core.js"></script>
<script type="py" config='{config}'>{program}
from js import document
document.querySelector("output").textContent = said
</script>"""


class Other:
    """Somebody's site: `localhost` is another origin than 127.0.0.1. Its Pyodide is npm's as it comes."""

    def __init__(self, folder: Path, site: Server) -> None:
        self.folder = folder
        self.newest: dict[str, Any] = json.loads((site.folder / "wheels" / "index.json").read_text())
        self.wheels = f"{site.url}wheels/"
        self.wheel = f"{self.wheels}{self.newest['file']}"
        playground.write_interpreter(folder / "pyodide")
        shutil.copytree(PYSCRIPT_NPM / "dist", folder / "pyscript")
        self.server = Server(folder)
        self.server.rules = []
        self.server.start()

    def shows(self, page: Page, body: str) -> str:
        """Open a page with that body, and return what it says in the end."""
        (self.folder / "page.html").write_text(
            f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
            <link rel="icon" href="data:,"><body><output></output>{body}"""
        )
        page.goto(f"http://localhost:{self.server.server_port}/page.html")
        expect(page.locator("output")).not_to_be_empty(timeout=LONG_MS)
        return page.locator("output").inner_text()

    def pyodide(self, load: str, options: str = "{}") -> str:
        """Return the body of a page that loads the package into Pyodide."""
        load = load.format(wheel=json.dumps(self.wheel))
        return PYODIDE.format(options=options, load=load, program=json.dumps(PROGRAM))

    def by_lock(self, address: str = "") -> str:
        """Return the body of a page that takes it from a lock."""
        return self.pyodide(LOCK, json.dumps({"lockFileURL": address or f"{self.wheels}pyodide-lock.json"}))


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory, site: Server) -> Iterator[Other]:
    found = Other(tmp_path_factory.mktemp("other"), site)
    yield found
    found.server.stop()


@pytest.fixture(autouse=True)
def hosts(guard: Guard) -> None:
    guard.hosts.add("localhost")


def has_played(said: str) -> bool:
    return said.startswith("{") and len(json.loads(said)) == 4


def test_a_page_with_pyodide_and_micropip_plays_a_deal_of_each_game(page: Page, other: Other) -> None:
    said = other.shows(page, other.pyodide(MICROPIP))
    assert has_played(said), said


@pytest.mark.long(
    "one more way to load the package, or one more refusal; a page with micropip plays in the short gate"
)
def test_a_page_with_pyodide_takes_it_from_our_lock(page: Page, other: Other) -> None:
    said = other.shows(page, other.by_lock())
    assert has_played(said), said


@pytest.mark.long(
    "one more way to load the package, or one more refusal; a page with micropip plays in the short gate"
)
def test_a_bare_page_with_pyscript_takes_it_as_one_of_its_packages(page: Page, other: Other) -> None:
    config = {
        "interpreter": f"http://localhost:{other.server.server_port}/pyodide/pyodide.mjs",
        "packages": [other.wheel],
    }
    said = other.shows(page, PYSCRIPT.format(config=json.dumps(config), program=PROGRAM))
    assert has_played(said), said


@pytest.mark.full("what a browser says of a checksum")
def test_a_wheel_that_is_not_the_locks_is_refused_by_the_browser(
    page: Page, site: Server, other: Other, guard: Guard
) -> None:
    guard.expects("digest|integrity|Failed to fetch|followsuit")
    lock = json.loads((site.folder / "wheels" / "pyodide-lock.json").read_text())
    entry = lock["packages"]["followsuit"]
    lock["packages"]["followsuit"] = {**entry, "file_name": other.wheel, "sha256": "0" * 64}
    (other.folder / "lock.json").write_text(json.dumps(lock))
    said = other.shows(page, other.by_lock(f"http://localhost:{other.server.server_port}/lock.json"))
    assert not has_played(said)
    assert any("Failed to find a valid digest" in complaint for complaint in guard.complaints)


@pytest.mark.full("what Pyodide says of a lock")
def test_the_lock_of_another_pyodide_is_refused_and_both_abis_are_told(
    page: Page, site: Server, other: Other, guard: Guard
) -> None:
    guard.expects("Lock file ABI version")
    lock = json.loads((site.folder / "wheels" / "pyodide-lock.json").read_text())
    lock["info"]["abi_version"] = "1999_0"
    (other.folder / "lock.json").write_text(json.dumps(lock))
    said = other.shows(page, other.by_lock(f"http://localhost:{other.server.server_port}/lock.json"))
    assert "Lock file ABI version doesn't match" in said
    assert "1999_0" in said
    assert other.newest["pyodide"]["abi"] in said


@pytest.mark.full("the header is held without a browser")
def test_without_the_header_the_browser_says_why_nothing_comes(
    page: Page, site: Server, other: Other, guard: Guard
) -> None:
    guard.expects("CORS|Failed to fetch|ERR_FAILED")
    rules = site.rules
    site.rules = [
        (path, {name: value for name, value in values.items() if name != "Access-Control-Allow-Origin"})
        for path, values in rules
    ]
    try:
        said = other.shows(page, other.pyodide(MICROPIP))
    finally:
        site.rules = rules
    assert "CORS" in said


def test_the_page_of_wheels_copies_each_way_to_load_it(page: Page, site: Server) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site.url.rstrip("/"))
    page.goto(f"{site.url}wheels/?lang=en")
    for way in ("micropip", "lock", "pyscript"):
        section = page.locator("section").filter(has=page.locator(f"[data-way={way}]"))
        section.get_by_role("button", name="Copy").click()
        expect(page.get_by_role("status")).to_have_text("Copied.")
        copied = page.evaluate("navigator.clipboard.readText()")
        assert site.url in copied
        assert copied == page.locator(f"[data-way={way}]").inner_text()
    Checker(page, (("light", 360, 740), ("dark", 1440, 900))).look("the page of wheels")


def test_what_a_second_origin_takes_is_npms_pyodide_as_it_comes(other: Other) -> None:
    for name in playground.PYODIDE:
        assert (other.folder / "pyodide" / name).read_bytes() == (PYODIDE_NPM / name).read_bytes()
