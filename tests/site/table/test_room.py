"""Room: what comes to the table beside the cards leaves the rest in view, and can be pressed where it is."""

import pytest
from lesson_texts import lessons_of
from person import BOOT_MS, Person
from playwright.sync_api import Page, expect

from serve import Server

# The buttons of the question, and the count of a burial, whose middle is not in view, or under something else.
UNREACHED = """() => [...document.querySelectorAll(".ask button, .bury p")].filter((button) => {
    const box = button.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !hit || !button.contains(hit);
}).map((button) => button.textContent.trim())"""

REFUSED = """for (const kept of ["localStorage", "indexedDB"]) Object.defineProperty(window, kept, {
    get() { throw new DOMException("no", "SecurityError"); } })"""

MET = """() => {
    const [one, ...others] = ["[data-root=update] button", ".toast", ".ledger button"]
        .map((what) => document.querySelector(what)?.getBoundingClientRect());
    return others.filter((other) => other && one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom).length;
}"""


@pytest.fixture(autouse=True)
def still(page: Page) -> None:
    """Nothing moves: what is measured is where things come to lie."""
    page.emulate_media(reduced_motion="reduce")


@pytest.mark.long("a page for each question of the lessons")
@pytest.mark.parametrize("language", ["ur", "fr"])
def test_each_bid_and_burial_of_a_lesson_has_its_room_on_a_low_phone(
    person: Person, page: Page, site: Server, language: str
) -> None:
    asked = 0
    wrong = []
    for game in ("two_hundred", "rangvaar", "tractor"):
        for lesson in lessons_of(game):
            if not any(act["kind"] in ("bid", "pass", "name_trump", "bury") for act in lesson.solution):
                continue
            page.goto("about:blank")
            page.goto(f"{site.url}?speed=instant&lang={language}#l.{lesson.key}")
            expect(page.locator(".lesson")).to_be_visible(timeout=BOOT_MS)
            expect(page.locator(".ask button, .bury p").first).to_be_attached(timeout=BOOT_MS)
            for width, height in ((320, 568), (360, 640), (375, 667), (390, 844)):
                page.set_viewport_size({"width": width, "height": height})
                missed = page.evaluate(UNREACHED)
                wrong += [f"{lesson.key} at {width} × {height}: {missed}"] if missed else []
            asked += 1
    assert asked > 5
    assert not wrong, "\n".join(wrong)


@pytest.mark.long("two sizes of the opening and of the table")
def test_a_newer_version_is_told_clear_of_a_notice_and_of_the_menu(person: Person, page: Page) -> None:
    page.add_init_script(REFUSED)
    person.open()
    expect(page.locator(".toast")).to_be_visible(timeout=BOOT_MS)
    page.locator("[data-root=update]").evaluate(
        "root => { root.innerHTML = '<button class=button>Update ready</button>'; }"
    )
    sizes = ((390, 844), (320, 568), (1280, 800))
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(MET) == 0, (width, height)
    person.deal("Two Hundred")
    assert person.wait() == "bet"
    expect(page.locator(".toast")).to_be_visible()
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(MET) == 0, (width, height)
