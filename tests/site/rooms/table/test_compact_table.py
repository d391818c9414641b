"""Strip: at 400 % zoom, in small frames and in letters twice as large one sees trick, question and hand together."""

import pytest
from playwright.sync_api import Page

from published.serve import Server
from tests.shared.page.cut_text import SIDEWAYS
from tests.shared.page.drawn import DRAWN
from tests.shared.page.scenes import Scene, few, followed
from tests.shared.page.staged_page import StagedPage

#: A window of 1280 × 800 zoomed to 400 %, a frame, the smallest phone held sideways, and phones with letters twice as large.
FEW_LETTERS = [(320, 200, ""), (480, 360, ""), (568, 320, ""), (320, 568, "200%"), (360, 740, "200%")]
LETTERS = "(size) => document.documentElement.style.setProperty('font-size', size)"
#: What of the trick and of what is asked is not whole on the screen, lies under something, or leaves the hand no corner to be seen.
UNSEEN = """() => {
  const told = (one) => one.ariaLabel ?? one.textContent.trim().slice(0, 30);
  const seen = (one) => { const { top, bottom } = one.getBoundingClientRect(); return top > -1 && bottom < innerHeight + 1; };
  const bare = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const lies = document.elementFromPoint(left + width * 0.15, top + height * 0.25);
    return lies === null || one.contains(lies) || lies.contains(one);
  };
  const asked = [...document.querySelectorAll(".played, .prompt")];
  const hand = Math.min(...[...document.querySelectorAll("[data-hand] .card")].map((card) => card.getBoundingClientRect().top));
  return [
    ...(asked.length ? [] : ["nothing is asked"]),
    ...asked.filter((one) => !seen(one)).map((one) => `${told(one)} is cut`),
    ...[...document.querySelectorAll(".played")].filter((one) => seen(one) && !bare(one)).map((one) => `${told(one)} is covered`),
    ...(hand > innerHeight - 9 ? [`the hand begins at ${hand}`] : []),
  ];
}"""
#: How wide the cards of the trick are, and how much wider than high what the coach says is.
TRICK = "() => document.querySelector('.played .card').offsetWidth"
COACH = "() => { const { offsetWidth, offsetHeight } = document.querySelector('.coach > .advice'); return offsetWidth / offsetHeight; }"


@pytest.fixture
def stand(page: Page, site: Server) -> StagedPage:
    return StagedPage(page, site)


def at(stand: StagedPage, scene: Scene) -> None:
    """Come to a scene from a table that asks for nothing, and wait until nothing moves."""
    (paused,) = (one for one in few() if one.name == "bots bid, paused")
    assert stand.show(paused)
    assert stand.show(scene)
    stand.page.evaluate(DRAWN)


@pytest.mark.long("a trick of each game on six screens")
def test_trick_question_and_hand_are_seen_together_where_few_letters_fit(stand: StagedPage) -> None:
    kinds = ("plain", "hint")
    chosen = [one for one in (*followed(), *few()) if one.name.rsplit(", ", 1)[-1] in kinds]
    chosen = [one for one in chosen if not one.name.startswith(("claim", "bots"))]
    assert len({one.game for one in chosen}) == 4
    wrong = []
    for width, height, letters in FEW_LETTERS:
        stand.size(width, height)
        stand.page.evaluate(LETTERS, letters)
        for scene in chosen:
            at(stand, scene)
            found = stand.page.evaluate(UNSEEN) + stand.page.evaluate(SIDEWAYS)
            wrong += [f"{width} × {height}, {scene.game}, {scene.name}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)
    # What the coach says stands in lines, not in a column beside its buttons.
    stand.size(1280, 800)
    stand.page.evaluate(LETTERS, "200%")
    at(stand, next(one for one in followed() if one.name.endswith("coach")))
    assert stand.page.evaluate(COACH) > 2
    # In a low frame a notice leaves the trick its size.
    stand.size(720, 640)
    stand.page.evaluate(LETTERS, "")
    for scene in (one for one in followed() if "notice" in one.name):
        at(stand, scene)
        assert stand.page.evaluate(TRICK) >= 40, scene.game
