"""Share picture: `.venv/bin/python build/tools/share_picture.py` paints the picture shown beside links.

It is made of the built page's own cloth, cards and letters, in Chromium, and written into `web/static/share`.
It is committed, because versions of the browser differ in the bytes they produce, and reduced to 256 colours
before, which the budget asks for.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from base import environment
from base.chromium import FLAGS
from base.paths import DIST, WEB
from pages.sharing import PICTURE, SIZE
from published.serve import Server

ARRANGE = """() => {
  document.documentElement.dataset.theme = "dark";
  const blocks = [...document.querySelectorAll(".game-picture")];
  const name = document.querySelector(".opening-head h1");
  const line = document.querySelector(".opening-what");
  for (const child of [...document.body.children]) if (!child.matches(".cloth")) child.remove();
  const place = (element, style) => Object.assign(element.style, {position: "fixed", ...style});
  blocks.forEach((block, at) => place(block, {width: "336px", height: "286px",
    left: `${72 + at * 360}px`, top: "60px", borderRadius: "18px",
    boxShadow: "0 10px 30px rgb(0 0 0 / .35)"}));
  place(name, {left: "72px", top: "372px", fontSize: "120px", letterSpacing: "-0.05em",
    margin: 0, lineHeight: 1, fontWeight: 800, color: "var(--fg)"});
  for (const block of blocks) {
    block.style.setProperty("--fan", "122px");
    block.style.setProperty("--turn", "12deg");
  }
  place(line, {left: "77px", top: "514px", whiteSpace: "nowrap", maxInlineSize: "none", fontSize: "34px",
    margin: 0, color: "var(--fg-soft)"});
  document.body.append(...blocks, name, line);
}"""


def main() -> None:
    """Paint it."""
    server = Server(DIST)
    server.start()
    with sync_playwright() as playwright:
        chromium = environment.prepare_chromium()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, color_scheme="dark")
        page.goto(server.url)
        page.wait_for_timeout(500)
        page.evaluate(ARRANGE)
        page.wait_for_timeout(300)
        page.screenshot(path=WEB / "static" / PICTURE)
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
