"""A page of somebody with a bundler: the element from its npm package, and the table of the site that `src` names."""

import json
import subprocess
import tarfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from base.paths import NODE_MODULES
from published.serve import Server
from tests.shared.page.foreign_site import Host
from tests.shared.patience import LONG_MS
from tools import embed_package

PROGRAM = """
import "follow-suit-table";
const table = document.createElement("follow-suit");
for (const [name, value] of Object.entries(%s)) table.setAttribute(name, value);
table.addEventListener("ready", ({ detail }) => {
  document.querySelector("output").textContent = JSON.stringify(detail);
});
document.body.append(table);
"""


@pytest.mark.long("packs the npm package")
def test_a_bundled_page_shows_the_table_of_the_site_it_names(
    page: Page, site: Server, host: Host, tmp_path: Path
) -> None:
    project = tmp_path / "project"
    with tarfile.open(embed_package.pack(tmp_path)) as packed:
        packed.extractall(project / "node_modules", filter="data")
    (project / "node_modules" / "package").rename(project / "node_modules" / "follow-suit-table")
    wanted = {"src": site.url, "game": "tractor", "level": "expert", "autostart": "yes"}
    (project / "main.js").write_text(PROGRAM % json.dumps(wanted))
    bundler: list[str | Path] = [
        NODE_MODULES / ".bin" / "esbuild",
        "main.js",
        "--bundle",
        "--minify",
        "--format=esm",
    ]
    subprocess.run([*bundler, f"--outfile={host.folder / 'main.js'}"], cwd=project, check=True)
    (host.folder / "bundled.html").write_text(
        """<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
        <link rel="icon" href="data:,"><body><output></output><script type="module" src="main.js"></script>"""
    )
    page.goto(f"{host.origin}/bundled.html")
    expect(page.locator("output")).not_to_be_empty(timeout=LONG_MS)
    ready = json.loads(page.locator("output").inner_text())
    assert (ready["game"], ready["level"]) == ("tractor", "expert")
    assert (host.folder / "main.js").stat().st_size < 8000
