"""Share picture: `.venv/bin/python build/tools/share_picture.py` paints the pictures that links show.

One of the site and one of each game. They are made of the built page's own cloth, cards and letters, in
Chromium, and written into `web/static/share`. They are committed, because versions of the browser differ in
the bytes they produce, and reduced to 256 colours before, which the budget asks for.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from base import browsers
from base.chromium import FLAGS
from base.paths import DIST, WEB
from content.games import offered
from pages.sharing import PICTURE, SIZE
from published.serve import Server

ARRANGE = """() => {
  document.documentElement.dataset.theme = "dark";
  const blocks = [...document.querySelectorAll(".game-picture")];
  const name = document.querySelector(".home-head h1");
  const line = document.querySelector(".home-what");
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


OF_GAME = """(game) => {
  document.documentElement.dataset.theme = "dark";
  const tile = document.querySelector(`.game[data-game="${game}"]`);
  const parts = [".game-picture", ".game-name", ".game-also"];
  const [block, name, also] = parts.map((part) => tile.querySelector(part));
  const site = document.querySelector(".home-head h1");
  for (const child of [...document.body.children]) if (!child.matches(".cloth")) child.remove();
  const place = (element, style) => Object.assign(element.style, {position: "fixed", margin: 0, ...style});
  place(block, {width: "500px", height: "486px", left: "72px", top: "72px", borderRadius: "24px",
    boxShadow: "0 10px 30px rgb(0 0 0 / .35)"});
  block.style.setProperty("--fan", "190px");
  block.style.setProperty("--turn", "12deg");
  place(name, {left: "632px", top: "190px", width: "510px", fontSize: "96px", letterSpacing: "-0.04em",
    lineHeight: 1, fontWeight: 800, color: "var(--fg)"});
  place(also, {left: "636px", top: "408px", width: "500px", fontSize: "34px", lineHeight: 1.3,
    color: "var(--fg-soft)"});
  place(site, {left: "636px", top: "96px", fontSize: "40px", fontWeight: 700, lineHeight: 1,
    color: "var(--fg-soft)"});
  document.body.append(block, name, also, site);
}"""
"""Of one game: its tile, its name and what else it is called."""


def main() -> None:
    """Paint them."""
    server = Server(DIST)
    server.start()
    with sync_playwright() as playwright:
        chromium = browsers.prepare_chromium()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, color_scheme="dark")
        for game in (None, *offered()):
            page.goto(server.url)
            page.wait_for_timeout(500)
            page.evaluate(OF_GAME if game else ARRANGE, game)
            page.wait_for_timeout(300)
            page.screenshot(path=WEB / "static" / (f"share/{game}.png" if game else PICTURE))
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
