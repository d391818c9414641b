"""Room: what appears at the table in addition to the cards leaves the rest in view, and can be pressed where it is."""

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.lesson_texts import lessons_of
from tests.shared.page.person import Person
from tests.shared.page.reader import Reader
from tests.shared.patience import USUAL_MS

# The buttons of the question, and the count of a burial, that are not whole within it, or lie under something else.
UNREACHED = """() => [...document.querySelectorAll(".prompt button, .bury p")].filter((part) => {
    const box = part.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const within = part.closest(".prompt, .bury").getBoundingClientRect();
    return !hit || !part.contains(hit) || box.top < within.top - 1 || box.bottom > within.bottom + 1;
}).map((part) => part.textContent.trim())"""

REFUSED = """for (const kept of ["localStorage", "indexedDB"]) Object.defineProperty(window, kept, {
    get() { throw new DOMException("no", "SecurityError"); } })"""

# The names and buttons of the person's line that have another of them over them.
COVERED = """() => [...document.querySelectorAll(".self .plate, .help-buttons button")].filter((one) => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return one.checkVisibility({ visibilityProperty: true }) && !one.contains(hit);
}).map((one) => one.textContent.trim() || one.ariaLabel)"""

MET = """() => {
    const [one, ...others] = ["[data-root=update] button", ".toast", ".ledger button"]
        .map((what) => document.querySelector(what)?.getBoundingClientRect());
    return others.filter((other) => other && one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom).length;
}"""


@pytest.fixture(autouse=True)
def still(page: Page) -> None:
    """Nothing moves: what is measured is where things end up."""
    page.emulate_media(reduced_motion="reduce")


@pytest.mark.full("scenes with a lesson are among those of test_overlaps.py")
@pytest.mark.long("a page for each question of the lessons")
@pytest.mark.parametrize("language", ["fr"])
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
            expect(page.locator(".lesson")).to_be_visible()
            expect(page.locator(".prompt button, .bury p").first).to_be_attached()
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
    expect(page.locator(".toast")).to_be_visible()
    page.locator("[data-root=update]").evaluate(
        """root => {
             const update = Object.assign(document.createElement("button"), { className: "button" });
             update.textContent = "Update ready";
             root.replaceChildren(update);
           }"""
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


@pytest.mark.long("the narrowest phone alone")
@pytest.mark.parametrize("language", ["ur", "fr"])
def test_each_bid_for_a_stake_is_whole_on_the_narrowest_phone(
    page: Page, site: Server, language: str
) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    page.add_init_script("""localStorage.setItem("follow-suit/settings", '{"forChips": true}')""")
    page.goto(f"{site.url}?speed=instant&seed=28&lang={language}")
    page.locator('[data-game="rangvaar"] .game-buttons button:not([data-options])').click()
    expect(page.locator(".prompt [data-pass]")).to_be_visible()
    assert page.locator(".prompt-grid button").count() == 6
    assert page.evaluate(UNREACHED) == []


@pytest.mark.parametrize("language", ["ur", "en"])
def test_what_a_poster_offers_lies_within_it_at_every_width(page: Page, site: Server, language: str) -> None:
    page.goto(f"{site.url}embed/?game=tractor&lang={language}")
    poster = page.locator(".game[data-chosen]")
    expect(poster.locator("[data-day]")).to_be_hidden()
    offered = poster.locator("a, button").filter(visible=True)
    expect(offered).to_have_count(3)
    for width in (320, 500, 700):
        page.set_viewport_size({"width": width, "height": 480})
        card = poster.bounding_box()
        for one in offered.all():
            box = one.bounding_box()
            assert card and box
            assert card["x"] <= box["x"] and box["x"] + box["width"] <= card["x"] + card["width"], width


@pytest.mark.long("one shared table for each direction of writing")
@pytest.mark.parametrize("language", ["ur", "fr"])
def test_the_buttons_of_a_shared_last_chance_leave_the_name_free(person: Person, language: str) -> None:
    page = person.page
    page.set_viewport_size({"width": 390, "height": 844})
    reader = Reader(person, language)
    reader.open(seed="28")
    reader.open_options("tractor")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(reader.says("home-levels-each")).click()
    for who in dialog.locator("[data-part=seat-levels] select").all():
        who.select_option(index=1)  # a person
    reader.named("button", "home-deal", within=dialog).click()
    reader.named("button", "pass-show").click(timeout=USUAL_MS)
    expect(page.locator(".declare")).to_be_visible()
    expect(page.locator(".help-buttons button:not([data-idle])").first).to_be_visible()
    assert page.evaluate(COVERED) == []
