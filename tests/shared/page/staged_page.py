"""Staged page: the built page as it is published, whose state a test sets; its engine is always on its way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page

from published.serve import Server
from tests.shared.page.drawn import DRAWN, set_size
from tests.shared.page.overlaps import FAULTS, MAY
from tests.shared.page.scenes import Scene

#: The page's own store and language: what `web/js/app.js` exports; and how it comes from one scene to another. Views that are
#: loaded on demand are fetched before anything is measured.
APP = """async () => {
  globalThis.stand = { ...(await import(document.querySelector("script[type=module][src*='app-']").src)) };
  const { store } = stand;
  // The page keeps a place in the browser's history for each table and panel; here they come and go by the thousand.
  for (const way of ["back", "go", "pushState"]) history[way] = () => {};
  const drawn = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
  stand.drawn = drawn;
  stand.show = async ({ changes, unfolds, piece }) => {
    store.change({ type: "history", history: { opened: null } });
    if (store.state().notice) store.change({ type: "notice", code: null });
    for (const change of changes) store.change(change);
    // What a game lays on its table besides what all have is fetched with its first table: until then the usual stands there.
    const isPieceThere = () => document.adoptedStyleSheets.some(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes(piece)));
    for (let tries = 0; tries < 999 && piece && !isPieceThere(); tries++) await drawn();
    // The coach is fetched when it first asks.
    for (let tries = 0; tries < 99 && store.state().match?.explanations?.coach?.isOpen && !document.querySelector(".coach"); tries++)
      await drawn();
    // What a notice takes is known once it is drawn; all else is there at once, and nothing is painted between two scenes.
    if (document.querySelector(".toast")) await drawn();
    const box = unfolds ? (document.querySelector("dialog[open]") ?? document).querySelector(unfolds) : null;
    box?.showPopover();
    return !unfolds || box !== null;
  };
}"""
#: The list of a game's lessons, or puzzles, is open: what they lay on a table has come too.
OPENED = "(name) => stand.store.state()[name]?.list.length > 0"
#: A class of what a game lays on its table besides what all games have there, where there is such.
PIECES = {"tractor": ".tally", "court_piece": ".tricks-pile"}
#: In the place of the engine's frame: it says that it is there (web/js/engine/frame-messages.js), and nothing more. A page
#: that hears nothing at all gives the engine up, and says so.
FRAME = """<!doctype html><script>
  const here = () => parent.postMessage("follow-suit-here", origin);
  addEventListener("message", ({ data }) => data === "follow-suit-is-there" && here());
  here();
</script>"""
LOOK = f"""async ([scenes, may]) => {{
  const found = [];
  for (const scene of scenes) {{
    if (!(await stand.show(scene))) {{
      found.push(["what unfolds is not there"]);
      continue;
    }}
    // A hand finds its rows, and a table its room under a notice, once they have been drawn; what is wrong is what is still
    // so once nothing moves.
    await stand.drawn();
    const faults = ({FAULTS})(may);
    if (faults.length) await ({DRAWN})();
    found.push(faults.length ? ({FAULTS})(may) : faults);
  }}
  return found;
}}"""


class StagedPage:
    """The page on a stand, in the language it is put into."""

    def __init__(self, page: Page, site: Server) -> None:
        self.page = page
        page.route("**/engine/", lambda route: route.fulfill(body=FRAME, content_type="text/html"))
        page.goto(f"{site.url}?speed=instant&autoplay=no", wait_until="domcontentloaded")
        page.evaluate(APP)
        for name in ("lessons", "puzzles"):
            page.evaluate("(link) => { location.hash = link; }", f"#{name[0]}.tractor")
            page.wait_for_function(OPENED, arg=name)
        page.evaluate("() => stand.store.change({ type: 'panel', panel: null })")
        self.language = "en"

    def speak(self, language: str) -> None:
        """Go on in a language."""
        if language != self.language:
            self.page.evaluate("async (code) => { await stand.speak(code); }", language)
            self.language = language

    def size(self, width: int, height: int) -> None:
        """Make the screen that large, in pixels."""
        set_size(self.page, width, height)

    def show(self, scene: Scene) -> bool:
        """Show a scene; whether the box that it unfolds is there."""
        there: bool = self.page.evaluate("(scene) => stand.show(scene)", self._told(scene))
        return there

    def faults(self, scenes: Iterable[Scene]) -> list[list[str]]:
        """What is covered or cut in each of these scenes, a line each."""
        found: list[list[str]] = self.page.evaluate(LOOK, [[self._told(one) for one in scenes], MAY])
        return found

    def seen(self, scenes: Iterable[Scene], look: str) -> list[Any]:
        """What a function of the page's, written as a script, returns in each of these scenes."""
        each = f"""async (scenes) => {{
          const found = [];
          for (const scene of scenes) {{
            if (!(await stand.show(scene))) throw new Error("what unfolds is not there");
            found.push(({look})());
          }}
          return found;
        }}"""
        found: list[Any] = self.page.evaluate(each, [self._told(one) for one in scenes])
        return found

    def _told(self, scene: Scene) -> dict[str, object]:
        piece = PIECES.get(scene.game, "")
        return {"changes": scene.in_language(self.language), "unfolds": scene.unfolds, "piece": piece}
