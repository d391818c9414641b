"""Long texts: a language two fifths longer than English, on the narrowest phone: nothing is cut, nothing overlaps."""

import json
import re

import pytest
import said
from cutting import cut
from playwright.sync_api import Page, Route, expect
from reader import GAMES, Reader

pytestmark = pytest.mark.long("languages")

THOUGHT_MS = 60_000
#: In whose place the long language is spoken.
PLACE = next(language for language in said.OTHERS if said.direction(language) == "ltr")


@pytest.fixture
def reader(person, page: Page) -> Reader:
    """Somebody with a small phone, to whom the page speaks the long language."""

    def answer(route: Route) -> None:
        words = f"export default {json.dumps(said.source(said.LONG))};"
        route.fulfill(body=words, content_type="text/javascript")

    page.set_viewport_size({"width": 320, "height": 568})
    page.route(re.compile(rf"/assets/{PLACE}-\w+\.js$"), answer)
    return Reader(person, said.LONG, PLACE)


def test_the_panels_of_the_opening_hold_long_texts(reader: Reader, page: Page) -> None:
    reader.person.open(lang=PLACE)
    wrong: list[str] = []
    for game in GAMES:
        reader.open_options(game)
        wrong += cut(page, f"what can be chosen of {game}")
        page.keyboard.press("Escape")
    wrong += cut(page, "the opening")
    reader.named("button", "settings").click()
    wrong += cut(page, "the settings")
    reader.named("button", "keys-show").click()
    wrong += cut(page, "the shortcuts")
    page.keyboard.press("Escape")
    reader.named("button", "referee").click()
    expect(page.locator("dialog[open] select").first).to_be_visible()
    wrong += cut(page, "the referee")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
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
            expect(reader.named("status", "hint").get_by_role("heading")).to_be_visible(timeout=THOUGHT_MS)
            wrong += cut(page, "a hint")
            reader.named("button", "hint-close").click()
            reader.named("button", "menu").click()
            wrong += cut(page, "the menu")
            page.keyboard.press("Escape")
        reader.answer(asked)
    wrong += cut(page, "the account")
    assert not wrong, "\n".join(wrong)
