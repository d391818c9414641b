"""Large letters: with text at 200 % on a phone every panel is read without scrolling sideways, and all of it can be tapped."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.shared.page.cut_text import cut
from tests.shared.page.person import from_more, newcomer, open_menu, open_settings, options, unfold
from tests.shared.patience import USUAL_MS

pytestmark = pytest.mark.long("panels in large letters")

#: What lies on a button of the panel that is open, once the button is scrolled to. In words only the spot is looked at
#: where a line begins: a link may go on in the next one.
UNREACHED = """() => [...[...document.querySelectorAll("dialog[open]")].at(-1)?.querySelectorAll("button, a[href], input, select, summary") ?? []]
  .filter((one) => !one.disabled && !one.closest("[data-hand]") && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .flatMap((one) => {
    one.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = one.getClientRects()[0];
    if (width < 3) return []; // only for those who listen; its label is what one taps
    const lies = document.elementFromPoint(left + width / 2, top + height / 2);
    return lies && (one.contains(lies) || lies.contains(one) || one.labels?.length && [...one.labels].some((label) => label.contains(lies)))
      ? [] : [`${one.getAttribute("aria-label") ?? one.textContent.trim()} under ${lies?.className ?? "nothing"}`];
  })"""

#: Words of a question that are wider than their button.
WIDE = """() => [...document.querySelectorAll(".prompt .button")].map((button) => {
  const words = document.createRange();
  words.selectNodeContents(button);
  return words.getBoundingClientRect().width > button.clientWidth ? [button.textContent.trim()] : [];
}).flat()"""


class Looker:
    """Looks at one panel after the other, and collects what is wrong."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.wrong: list[str] = []

    def look(self, screen: str) -> None:
        """What is cut, runs out of the screen or cannot be tapped."""
        root = "document.documentElement.style"
        self._page.evaluate(f"() => {root}.setProperty('font-size', '200%')")
        # A table of tricks has a column for each seat, and is scrolled within itself.
        self.wrong += [one for one in cut(self._page, screen) if "tricks-scroll" not in one]
        self.wrong += [f"{screen}: {one}" for one in self._page.evaluate(UNREACHED)]
        self.wrong += [f"{screen}: {one} is wider than its button" for one in self._page.evaluate(WIDE)]
        self._page.evaluate(f"() => {root}.removeProperty('font-size')")

    def close(self) -> None:
        """Close whatever is open."""
        while self._page.locator("dialog[open]").count():
            self._page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).last.click()


@pytest.fixture
def looker(page: Page) -> Looker:
    page.set_viewport_size({"width": 390, "height": 844})
    return Looker(page)


def test_what_is_opened_from_the_first_screen(person, page: Page, looker: Looker) -> None:
    person.open()
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()
    looker.look("the first screen")
    choices = person.options("Two Hundred")
    for game in ("Two Hundred", "Tractor", "Rangvaar"):
        choices.get_by_role("radio", name=game).check(force=True)
        looker.look(f"what can be chosen of {game}")
        choices.get_by_role("radio", name="House rules").check(force=True)
        house = page.locator('[data-root="panel"]')
        unfold(house)
        looker.look(f"the house rules of {game}")
        house.get_by_role("button", name="Close").click()
    looker.close()
    open_settings(page)
    looker.look("the settings")
    page.get_by_role("button", name="Show the shortcuts").click()
    looker.look("the shortcuts")
    looker.close()
    for game in ("Tractor", "Two Hundred", "Rangvaar"):
        newcomer(page, game).click()
        expect(page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
        looker.look(f"the lessons of {game}")
        looker.close()
    newcomer(page, "Tractor").click()
    page.get_by_role("link", name="Or read it in two minutes").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="The game in two minutes")).to_be_visible()
    looker.look("the rules")
    looker.close()
    from_more(page, "Ask the referee").click()
    expect(page.get_by_role("group", name="The pack")).to_be_visible()
    looker.look("the referee")
    looker.close()
    options(page, "Tractor").get_by_role("link", name="Today’s deal").click()
    expect(page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
    looker.look("the days")
    looker.close()
    assert not looker.wrong, "\n".join(looker.wrong)


@pytest.mark.full("most panels are opened from the first screen")
def test_what_is_opened_in_and_after_a_deal(person, page: Page, looker: Looker) -> None:
    person.sit_down()
    person.play_until("bet")
    looker.look("the question for a bet")
    person.play_until("play")
    person.answer("play")
    person.play_until("play")
    page.get_by_role("button", name=re.compile("^Last trick")).click()
    looker.look("the tricks")
    looker.close()
    open_menu(page)
    looker.look("the menu")
    page.get_by_role("button", name="Agreements").click()
    expect(page.get_by_role("checkbox").first).to_be_visible()
    looker.look("the agreements")
    looker.close()
    open_menu(page)
    page.get_by_role("button", name="Give up…").click()
    looker.look("what asks whether one gives up")
    looker.close()
    person.play_until("deal")
    for opens, shown in (
        ("Ask why", "ask why$"),
        ("Moments that mattered", "Look at the table"),
        ("Share…", "Copy"),
        ("Compare…", ""),
    ):
        page.get_by_role("button", name=opens, exact=True).click()
        expect(page.get_by_role("dialog").get_by_role("button", name=re.compile(shown)).first).to_be_visible(
            timeout=USUAL_MS
        )
        looker.look(opens)
        looker.close()
    open_menu(page)
    page.get_by_role("button", name="Your matches").click()
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("listitem")).to_have_count(1)
    looker.look("the matches")
    panel.get_by_role("button", name="Statistics", exact=True).click()
    looker.look("the statistics")
    panel.get_by_role("button", name="Your data", exact=True).click()
    looker.look("the data")
    panel.get_by_role("button", name="Matches", exact=True).click()
    panel.get_by_role("listitem").get_by_role("button").first.click()
    panel.get_by_role("button", name=re.compile("^Deal 1")).click()
    expect(panel.get_by_role("slider")).to_be_visible()
    looker.look("a deal of the past")
    assert not looker.wrong, "\n".join(looker.wrong)
