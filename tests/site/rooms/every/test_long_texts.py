"""Long texts: a language two fifths longer than English, on the narrowest phone: nothing is cut, nothing overlaps.

Lessons are of that language too. Names that people type may be cut, and what else `cutting.MAY_BE_CUT` names.
"""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from followsuit.lessons import each_puzzle, read_puzzle
from followsuit.record import record_link
from published.serve import Server
from tests.shared.lesson_texts import WEB, lessons_of
from tests.shared.linked_deals import linked_deals
from tests.shared.page import page_texts
from tests.shared.page.cut_text import MAY_OVERLAP, OVERLAPS, cut
from tests.shared.page.person import open_folds, open_more
from tests.shared.page.reader import GAMES, Reader
from tests.shared.records import last_tricks

pytestmark = pytest.mark.long("languages")

#: In whose place the long language is spoken.
PLACE = next(language for language in page_texts.OTHERS if page_texts.direction(language) == "ltr")


@pytest.fixture
def reader(person, page: Page) -> Reader:
    """Somebody with a small phone, to whom the page speaks the long language."""
    # Which text a module has is told by the first message in it.
    firsts = [re.search(r"^[\w-]+ = ", part, re.MULTILINE) for part in page_texts.parts(PLACE)]
    long = [
        (first[0], part)
        for first, part in zip(firsts, page_texts.parts(page_texts.LONG), strict=True)
        if first
    ]

    def answer(route: Route) -> None:
        spoken = route.fetch().text()
        words = next(part for first, part in long if re.search(rf"^(.*`)?{first}", spoken, re.MULTILINE))
        route.fulfill(body=f"export default {json.dumps(words)};", content_type="text/javascript")

    def teach(route: Route) -> None:
        taught = route.fetch().json()
        route.fulfill(json={**taught, "words": page_texts.lengthened(taught["words"])})

    page.set_viewport_size({"width": 320, "height": 568})
    page.route(re.compile(rf"/lessons/\w+/{PLACE}\.json$"), teach)
    page.route(re.compile(rf"/assets/{PLACE}-\w+\.js$"), answer)
    return Reader(person, page_texts.LONG, PLACE)


def test_words_that_lie_on_words_or_under_something_are_seen(page: Page) -> None:
    page.set_content("""<p style="margin: 0; font: 16px/1 serif">first<br>second</p>
      <p id="other" style="position: absolute; margin: 0; top: 8px; left: 8px; font: 16px/1 serif">other</p>""")
    assert page.evaluate(OVERLAPS, MAY_OVERLAP) == ["firstsecond lies on other"]
    page.evaluate("other.style.top = '60px'")
    assert page.evaluate(OVERLAPS, MAY_OVERLAP) == []
    page.evaluate(
        "other.style.cssText += 'top: 8px; background: white; font-size: 0; width: 80px; height: 30px'"
    )
    assert page.evaluate(OVERLAPS, MAY_OVERLAP) == ["firstsecond is under P: other"]


def test_the_panels_of_the_opening_hold_long_texts(reader: Reader, page: Page) -> None:
    reader.person.open(lang=PLACE)
    wrong: list[str] = []
    for game in GAMES:
        reader.open_options(game)
        wrong += cut(page, f"what can be chosen of {game}")
        page.keyboard.press("Escape")
    wrong += cut(page, "the opening")
    open_more(page)
    wrong += cut(page, "more of the opening")
    reader.named("button", "settings").click()
    open_folds(page)
    wrong += cut(page, "the settings")
    reader.named("button", "keys-show").click()
    wrong += cut(page, "the shortcuts")
    page.keyboard.press("Escape")
    reader.named("button", "referee").click()
    expect(page.locator("dialog[open] select").first).to_be_visible()
    wrong += cut(page, "the referee")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "game",
    [one if one == "tractor" else pytest.param(one, marks=pytest.mark.full("fewer words")) for one in GAMES],
)
def test_a_table_holds_long_texts(reader: Reader, page: Page, game: str) -> None:
    reader.sit_down(game, reads=False)
    wrong: list[str] = []
    met: list[str] = []
    while (asked := reader.wait()) != "over":
        met.append(asked)
        if met.count(asked) == 1 or (asked == "play" and met.count(asked) == 4):
            wrong += cut(page, asked)
        if asked == "play" and met.count(asked) == 4:
            refused = reader.hand.locator("[aria-disabled=true]")
            if refused.count():
                reader.person.touch(refused.first)
                wrong += cut(page, "a refusal")
            reader.named("button", "hint").click()
            expect(reader.named("status", "hint").get_by_role("heading")).to_be_visible()
            wrong += cut(page, "a hint")
            reader.named("button", "hint-close").click()
            reader.named("button", "menu").click()
            open_folds(page)
            wrong += cut(page, "the menu")
            page.keyboard.press("Escape")
        reader.answer(asked)
        if asked == "play" and met.count(asked) == 4 and reader.wait() == "play":
            reader.hasten()
    wrong += cut(page, "the account")
    assert not wrong, "\n".join(wrong)


def test_what_comes_after_a_match_holds_long_texts(reader: Reader, page: Page) -> None:
    reader.take_up(last_tricks("rangvaar"), "rangvaar")
    for _ in range(2):
        reader.answer(reader.wait())
    expect(reader.named("button", "match-new")).to_be_visible()
    wrong = cut(page, "the match over")
    dialog = page.get_by_role("dialog")
    for name in ("share-open", "challenge-compare", "tricks-ask-why"):
        reader.named("button", name).first.click()
        expect(dialog.locator("visible=true").get_by_role("heading").first).to_be_visible()
        wrong += cut(page, name)
        page.keyboard.press("Escape")
    reader.named("button", "menu").click()
    open_folds(page)
    reader.named("button", "history").click()
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    for name in ("history-matches", "history-statistics", "history-data"):
        reader.named("button", name, within=dialog).click()
        wrong += cut(page, name)
    assert not wrong, "\n".join(wrong)


def test_what_a_link_opens_holds_long_texts(reader: Reader, page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 320, "height": 740})
    deal = next(linked_deals("rangvaar", 1))
    puzzle = read_puzzle(each_puzzle((WEB / "games" / "rangvaar" / "puzzles.txt").read_text())[0])
    wrong: list[str] = []
    for fragment, shown in (
        (f"l.{lessons_of('tractor')[-1].key}", ".lesson"),
        (f"p.{puzzle.key}", ".puzzle"),
        (record_link(deal), "dialog [type=range]"),
    ):
        page.goto("about:blank")
        page.goto(f"{site.url}?lang={PLACE}&speed=instant#{fragment}")
        expect(page.locator(shown).first).to_be_visible()
        wrong += cut(page, fragment[:3])
    page.get_by_text(reader.says("replay-hands")).click()
    reader.named("button", "analysis-open").click()
    expect(page.locator(".analysis-play").first).to_be_visible()
    wrong += cut(page, "the analysis")
    page.goto(f"{site.url}fairness/?lang={PLACE}")
    expect(page.get_by_role("heading", name=reader.says("fair-title"))).to_be_visible()
    wrong += cut(page, "the fairness page")
    assert not wrong, "\n".join(wrong)
