"""Nastaliq: what is asked, how a deal went and what a button says stand low enough that no stroke of Urdu is cut off at the top.

The fonts of a device are not asked for: the line lies where the page's own font puts it, whichever draws the word.
"""

from playwright.sync_api import Page

from followsuit.table import Table
from published.serve import Server
from tests.shared.page import page_texts
from tests.shared.page.person import from_more, open_folds
from tests.shared.page.scenes import Scene
from tests.shared.page.staged_page import StagedPage
from tests.shared.page.tables_seen import (
    Seen,
    ask,
    asked_of_south,
    begun_table,
    new_session,
    pairs_bidding,
    taken_up,
)
from tests.shared.sampling import sample

SIZES = [(320, 568), (360, 740), (844, 390), (1050, 700), (1280, 800)]
#: How far the stroke of a kaf that begins a word of Noto Nastaliq Urdu rises above the line, in sizes of its letters.
RISES = 2.04
#: How far the line of each heading lies below the upper edge of the box that would cut it, in sizes of its letters.
ROOM = """() => [...document.querySelectorAll(".stage :is(.prompt, .bury, .summary) h2")].flatMap((heading) => {
  if (heading.getBoundingClientRect().width < 2) return []; // only for those who listen
  const line = document.createElement("span");
  line.style.display = "inline-block";
  heading.prepend(line);
  const { bottom } = line.getBoundingClientRect();
  line.remove();
  let box = heading.parentElement;
  while (getComputedStyle(box).overflowY === "visible") box = box.parentElement;
  const { borderTopWidth } = getComputedStyle(box);
  const room = bottom + box.scrollTop - box.getBoundingClientRect().top - parseFloat(borderTopWidth);
  return [[heading.textContent.trim(), room / parseFloat(getComputedStyle(heading).fontSize)]];
})"""

#: Names whose letters are cut above or below, or that have less than a quarter of a letter's size at a side that cuts.
NAMES = """() => [...document.querySelectorAll(".stage .plate-name")].flatMap((name) => {
  const { overflowX, overflowY, fontSize } = getComputedStyle(name);
  const range = document.createRange();
  range.selectNodeContents(name);
  const [word, box] = [range.getBoundingClientRect(), name.getBoundingClientRect()];
  const room = Math.min(word.left - box.left, box.right - word.right) / parseFloat(fontSize);
  return overflowY === "visible" && (overflowX === "visible" || room > 0.24) ? [] : [name.textContent.trim()];
})"""

#: How far the line of the first words of each button and option lies below its upper edge, in sizes of their letters.
BUTTONS = """() => [...document.querySelectorAll(`.home-first > .button, .home-ways .button,
    dialog[open] :is(.button, .choice label > span)`)].filter((one) => one.checkVisibility() && one.textContent.trim()).map((one) => {
  const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  do texts.nextNode(); while (!texts.currentNode.data.trim());
  const words = texts.currentNode;
  const [around, line] = ["span", "span"].map((kind) => document.createElement(kind));
  line.style.display = "inline-block";
  words.before(around);
  around.append(line, words);
  const room = line.getBoundingClientRect().bottom - one.getBoundingClientRect().top;
  const size = parseFloat(getComputedStyle(around).fontSize);
  around.replaceWith(words);
  return [words.data.trim(), room / size];
})"""


def told() -> list[Scene]:
    """A question of each kind and an account of a deal, in every game that has them."""
    views: list[Seen] = [*taken_up("tractor", "pairs bid", pairs_bidding())]
    for game in ("two_hundred", "rangvaar", "court_piece"):
        views += taken_up(game, "South names trump", asked_of_south(game, "name_trump"))
        if game != "court_piece":
            views += taken_up(game, "South bids", asked_of_south(game, "bid"))
    for game in ("two_hundred", "rangvaar", "court_piece", "tractor"):
        views += taken_up(game, "account", account(game))
    return [
        Scene(game, name, ({"type": "began", "answer": {"ok": True, "view": view, "events": []}},))
        for game, name, _, view, _ in views
    ]


def account(game: str) -> str:
    """The record of a match by beginners, its first deal played, a person at South."""
    table: Table = begun_table(game, "1")
    table.deal()
    while not (table.needs_deal or table.is_over):
        table.step()
    return table.record_text().replace("player S beginner", "player S person Ada")


def test_no_stroke_of_a_heading_or_a_name_is_cut_off_in_urdu(page: Page, site: Server) -> None:
    stand = StagedPage(page, site)
    stand.speak("ur")
    scenes = told()
    assert ask(new_session(), "resume", record=account("tractor"))["view"]["summary"]
    cut: list[str] = []
    looked = set()
    for width, height in sample(SIZES, 2):
        stand.size(width, height)
        for scene in scenes:
            assert stand.show(scene)
            cut += [f"{width} × {height}: {name} is cut" for name in page.evaluate(NAMES)]
            for text, room in page.evaluate(ROOM):
                looked.add((scene.game, scene.name))
                if room < RISES:
                    cut.append(f"{width} × {height}, {scene.game}, {scene.name}: {text} has {room:.2f}")
    assert len(looked) == len(scenes)
    assert not cut, "\n".join(cut)


def test_a_word_in_a_button_stands_low_enough_for_its_highest_stroke_in_urdu(
    page: Page, site: Server
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{site.url}in/ur/")
    from_more(page, page_texts.messages("ur")["settings"]).click()
    open_folds(page)
    found = page.evaluate(BUTTONS)
    assert len(found) > 40
    # The tip of a stroke may touch the edge.
    assert not [(words, room) for words, room in found if room < RISES - 0.15]
