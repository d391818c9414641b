"""JupyterLite: the notebook runs there as it does in Jupyter, with our wheel and nothing from elsewhere."""

import contextlib
import functools
import re
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.shared.patience import LONG_MS, USUAL_MS
from tools import jupyterlite


class Quiet(SimpleHTTPRequestHandler):
    """A server of files that says nothing; JupyterLite needs no headers of ours."""

    extensions_map = {  # noqa: RUF012 - an instance's, says its base class
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """The address of a site of JupyterLite with the notebook."""
    jupyterlite.make(tmp_path / "site")
    with ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=tmp_path / "site")
    ) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.long("makes a site of JupyterLite, whose kernel takes its time to start")
def test_every_cell_of_the_notebook_runs_and_its_figure_is_drawn(browser: Browser, address: str) -> None:
    with browser.new_context(service_workers="allow") as context:
        elsewhere: list[str] = []
        context.on(
            "request",
            lambda asked: (
                elsewhere.append(asked.url) if not asked.url.startswith((address, "data:", "blob:")) else None
            ),
        )
        page = context.new_page()
        page.goto(f"{address}/notebooks/index.html?path={jupyterlite.NOTEBOOK.name}")
        cells = page.locator(".jp-Notebook .jp-CodeCell")
        expect(cells).to_have_count(4, timeout=USUAL_MS)
        run_all(page, cells)
        expect(cells.last.locator(".jp-RenderedSVG img")).to_be_visible(timeout=LONG_MS)
        expect(cells.last.locator(".jp-InputPrompt")).to_have_text(re.compile(r"\[4\]"))
        assert "MatchResult(" in cells.nth(1).inner_text()
        assert "bot against beginner, 20 pairs" in cells.nth(2).inner_text()
        assert page.locator("[data-mime-type*='error'], [data-mime-type*='stderr']").count() == 0
        assert elsewhere == []


def run_all(page: Page, cells: Locator) -> None:
    """Have all cells run: what is asked before the kernel is there is dropped, and asked again."""
    begun = re.compile(r"\[[*\d]")
    for _ in range(5):
        page.get_by_role("menuitem", name="Run").first.click()
        page.get_by_role("menuitem", name="Run All Cells").first.click()
        with contextlib.suppress(AssertionError):
            expect(cells.first.locator(".jp-InputPrompt")).to_have_text(begun)
            return
    raise AssertionError("no cell began to run")
