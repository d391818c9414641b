"""Nothing covered: whatever is asked, hinted, taught or told at a table, no card, button or word is covered or cut.

The scenes are set on the page and not played to, so that thousands take minutes.
"""

import os

import pytest
from playwright.sync_api import Page

from published.serve import Server
from tests.shared.lesson_texts import LANGUAGES
from tests.shared.page.scenes import Scene, few, followed, scenes, with_fewer
from tests.shared.page.staged_page import StagedPage
from tests.shared.sampling import sample

#: Phones upright and sideways, a tablet, a small laptop, a desktop, 4K.
SIZES = [
    *((320, 568), (360, 740), (375, 667), (390, 844), (740, 360), (844, 390)),
    *((768, 1024), (1024, 768), (1050, 700), (1280, 800), (3840, 2160)),
]
#: Windows between a phone and a tablet.
BETWEEN = [(700, 500), (700, 800), (800, 600), (900, 500), (900, 800)]
#: One scene in so many is looked at in the long run.
EVERY = int(os.environ.get("FOLLOWSUIT_SCENES", "150"))
#: A language from left to right and one from right to left; all of them where more scenes are asked for.
SPOKEN = LANGUAGES if "FOLLOWSUIT_SCENES" in os.environ else ["en", "ur"]
#: What was found covered once, and few samples have: it is looked at in each.
FOUND = ("court_piece-ask, playing", "bidding bid 0 0 False, arranged, with a notice")
#: Buttons of the line above the hand, whether they can be seen or only keep their room, that lie on one another.
ON_ANOTHER = """() => {
  const all = [...document.querySelectorAll(".stage .self > button")];
  const boxes = all.map((one) => one.getBoundingClientRect());
  return all.flatMap((one, at) => boxes.slice(at + 1).some((other) => other.left < boxes[at].right - 1 && boxes[at].left < other.right - 1
    && other.top < boxes[at].bottom - 1 && boxes[at].top < other.bottom - 1) ? [one.className] : []);
}"""


def named(part: str) -> list[Scene]:
    """The scenes of the few that have this in their name."""
    found = [scene for scene in few() if part in scene.name]
    assert found, f"no scene is called {part}"
    return found


def seats_seen(scene: Scene) -> list[str]:
    """The seats of the table that a scene shows."""
    seats: list[str] = next(one["answer"]["view"]["rotation"] for one in scene.changes if "answer" in one)
    return seats


def looked_at(stand: StagedPage, chosen: list[Scene], sizes: list[tuple[int, int]]) -> list[str]:
    """The faults of these scenes at each size, a line for each that has any."""
    wrong: list[str] = []
    for width, height in sizes:
        stand.size(width, height)
        wrong += [
            f"{width} × {height}, {scene.game}, {scene.name}: {'; '.join(found[:3])}"
            for scene, found in zip(chosen, stand.faults(chosen), strict=True)
            if found
        ]
    return wrong


def test_what_a_hint_says_further_and_pause_and_hurry_lie_on_nothing(page: Page, site: Server) -> None:
    stand = StagedPage(page, site)
    wrong = looked_at(
        stand, [*named("hint and more"), *named("bots bid, plain"), *named("bots bid, paused")], SIZES
    )
    for width, height in SIZES:
        stand.size(width, height)
        for scene in [*named("bots bid, paused"), *named("claim, plain")]:
            assert stand.show(scene)
            wrong += [f"{width} × {height}, {scene.name}: {one}" for one in page.evaluate(ON_ANOTHER)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.long("scenes of every kind in two languages, at eight sizes of the screen")
@pytest.mark.parametrize("language", SPOKEN)
def test_nothing_is_covered_or_cut_in_any_scene_of_the_sample(
    page: Page, site: Server, language: str
) -> None:
    stand = StagedPage(page, site)
    stand.speak(language)
    drawn = sample(scenes(), max(1, len(scenes()) // EVERY), of=language)
    chosen = [scene for scene in scenes() if scene in drawn or scene.name in FOUND]
    sizes = sample([*SIZES, *BETWEEN], 8, of=language)
    wrong = looked_at(stand, chosen, sizes)
    assert not wrong, f"{len(wrong)} scenes:\n" + "\n".join(wrong[:60])


@pytest.mark.long("tables that no game here has yet, at four sizes")
def test_nothing_is_covered_or_cut_at_tables_of_two_three_five_and_seven(page: Page, site: Server) -> None:
    stand = StagedPage(page, site)
    small = [scene for scene in followed() if scene.game == "court_piece"]
    six, eight = ([scene for scene in scenes() if f"{seats} seats" in scene.name] for seats in (6, 8))
    at_tables = [
        *(with_fewer(scene, frozenset("EW"), "N") for scene in sample(small, 3, of="two")),
        *(with_fewer(scene, frozenset("N"), "W") for scene in sample(small, 3, of="three")),
        *(with_fewer(scene, frozenset("N"), "NE") for scene in sample(six, 6, of="five")),
        *(with_fewer(scene, frozenset("N"), "NE") for scene in sample(eight, 6, of="seven")),
    ]
    assert sorted({len(seats_seen(scene)) for scene in at_tables}) == [2, 3, 5, 7]
    wrong = looked_at(stand, at_tables, [(360, 740), (740, 360), (800, 600), (1280, 800)])
    assert not wrong, "\n".join(wrong)
