"""Home: the first screen says what this is, which games there are and how to begin, without being scrolled."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from published.serve import Server
from tests.shared.page.axe_checker import Checker
from tests.shared.page.drawn import set_size
from tests.shared.page.page_texts import LANGUAGES
from tests.shared.page.person import from_more, newcomer, open_menu, open_more, open_settings
from tests.shared.records import last_tricks

GAMES = {"Two Hundred": "Deux Cents", "Tractor": "Shengji", "Rangvaar": "Court Piece"}
#: Of phones the smallest and a usual one, a laptop with its bars.
SIZES = [(360, 640), (390, 844), (1366, 650)]
MORE = [(844, 390), (768, 1024), (1280, 800), (1920, 1080), (3840, 2160)]

# What the screen shows of an element: wholly in sight, and nothing over its middle.
SEEN = """(element) => {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && width > 0
    && (element.contains(above) || above.contains(element));
}"""
#: What can be pressed or chosen, and the words that are read, of what is on the screen.
COUNTED = """() => {
  const isSeen = (element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && top < innerHeight && bottom > 0
      && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const words = new Intl.Segmenter(document.documentElement.lang, { granularity: "word" });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const read = [document.querySelector("select").selectedOptions[0].text];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (data.trim() && !parentElement.closest("select") && isSeen(parentElement)) read.push(data);
  }
  return {
    controls: [...document.querySelectorAll("button, a[href], summary, select, input")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true })).length,
    words: read.flatMap((text) => [...words.segment(text)]).filter(({ isWordLike }) => isWordLike).length,
  };
}"""
PLACES = """() => [...document.querySelectorAll("h1, [data-begin]")].map((element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""


def answers(page: Page) -> None:
    """What is it, which games, how do I start: all of it is on the screen."""
    for words in ("Follow Suit", re.compile("computer players"), re.compile("^Free.*offline")):
        assert page.locator(".home-head").get_by_text(words).evaluate(SEEN), words
    for game, also in GAMES.items():
        tile = page.locator("article", has=page.get_by_role("heading", name=game))
        for part in (
            tile.get_by_role("heading", name=game),
            tile.get_by_text(re.compile(also)),
            tile.get_by_role("button", name=re.compile(f"^Deal {game}")),
        ):
            assert part.evaluate(SEEN), f"{game}: {part}"
        assert tile.locator(".game-picture .face").count() >= 3


def test_what_it_is_which_games_and_how_to_begin_is_seen_without_scrolling(
    person: Any, page: Page, every_look: bool
) -> None:
    person.open()
    for width, height in [*SIZES, *(MORE if every_look else [])]:
        set_size(page, width, height)
        if (width, height) == (844, 390):
            continue
        answers(page)


def test_every_game_deals_at_one_press_and_the_button_says_what_it_deals(person: Any, page: Page) -> None:
    person.open()
    tractor = page.get_by_role("button", name=re.compile("^Deal Tractor"))
    expect(tractor).to_contain_text("Usual game · Casual bots")
    choices = person.options("Tractor")
    choices.get_by_role("radio", name="Daring game").click()
    choices.get_by_role("radio", name="Expert").click()
    choices.get_by_role("button", name="Close").click()
    expect(tractor).to_contain_text("Daring game · Expert bots")
    page.reload()
    expect(tractor).to_contain_text("Daring game · Expert bots")
    # All of the tile deals.
    page.get_by_role("heading", name="Tractor").click()
    expect(person.hand).to_be_visible()
    view = person.view()
    assert (view["game"], view["rules"]) == ("tractor", "standard")
    assert {seat["level"] for seat in view["seats"].values()} == {None, "expert"}


def test_nothing_jumps_when_a_game_is_chosen(person: Any, page: Page) -> None:
    person.open()
    for width, height in SIZES:
        set_size(page, width, height)
        before = page.evaluate(PLACES)
        for game in GAMES:
            choices = person.options(game)
            expect(choices.get_by_role("radio", name=game)).to_be_checked()
            page.keyboard.press("Escape")
            expect(choices).to_have_count(0)
            assert page.evaluate(PLACES) == before, f"{game} at {width} × {height}"


def test_a_match_that_waits_is_the_first_thing_offered_and_every_deal_stays_in_sight(
    person: Any, page: Page
) -> None:
    person.open()
    person.keep(last_tricks("rangvaar"), "rangvaar")
    go_on = page.get_by_role("button", name="Continue your match")
    for width, height in SIZES:
        set_size(page, width, height)
        assert go_on.evaluate(SEEN)
        for game in GAMES:
            assert page.get_by_role("button", name=re.compile(f"^Deal {game}")).evaluate(SEEN), (game, width)
    # The language stands beside the title, before everything.
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(go_on).to_be_focused()


def test_the_first_screen_of_a_phone_has_few_controls_and_few_words_in_every_language(
    person: Any, page: Page
) -> None:
    set_size(page, 390, 844)
    person.open()
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()
    for match in (None, "rangvaar"):
        if match:
            person.keep(last_tricks(match), match)
            expect(page.get_by_role("button", name="Continue your match")).to_be_visible()
        for language in LANGUAGES:
            page.get_by_role("combobox").first.select_option(language)
            expect(page.locator(f"html[lang={language}]:not([data-words])")).to_have_count(1)
            counted = page.evaluate(COUNTED)
            assert counted["controls"] <= 14, (language, counted)
            assert counted["words"] <= 70, (language, counted)
            # On a phone held sideways every game is in sight.
            set_size(page, 740, 360)
            for begins in page.locator("article [data-begin]").all():
                assert begins.evaluate(SEEN), (language, begins)
            set_size(page, 390, 844)
        page.get_by_role("combobox").first.select_option("en")


def test_everything_the_first_screen_ever_offered_is_at_most_two_taps_away(person: Any, page: Page) -> None:
    set_size(page, 390, 844)
    person.open()
    panel = page.get_by_role("dialog")
    for name in (
        "Play together",
        "Your matches",
        "Settings",
        "With real cards",
        "Ask the referee",
        "Make a deal",
    ):
        from_more(page, name).click()
        expect(panel.get_by_role("heading").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
    pages = ("A table on your site", "For programmers", "Play with Python", "Is it fair?", "Accessibility")
    for name in (*pages, "Learn by playing", "Puzzles", "All days"):
        expect(from_more(page, name)).to_have_attribute("href", re.compile("."))
    for game in GAMES:
        choices = person.options(game)
        for name in ("New to this game?", "Today’s deal", "Puzzles", "Rules"):
            expect(choices.get_by_role("link", name=name)).to_be_visible()
        page.keyboard.press("Escape")


@pytest.mark.long("details of a screen that is opened in the short gate")
def test_a_stake_that_cannot_be_is_told_where_it_can_be_changed(person: Any, page: Page) -> None:
    settings = json.dumps(json.dumps({"stake": "0", "forChips": True}))
    page.add_init_script(f"localStorage.setItem('follow-suit/settings', {settings})")
    person.open()
    person.deal("Rangvaar")
    choices = page.get_by_role("dialog", name="Options")
    expect(choices.get_by_role("alert").filter(has_text="at least 0.01")).to_be_visible()
    expect(person.hand).to_have_count(0)


def test_a_newcomer_is_led_to_the_lessons_and_the_two_minutes_of_that_game(person: Any, page: Page) -> None:
    person.open()
    newcomer(page, "Rangvaar").click()
    expect(page.get_by_role("dialog").locator(".lessons-path").get_by_role("button")).to_have_count(11)
    page.get_by_role("link", name="Or read it in two minutes").click()
    help_ = page.locator("[data-root=rules]")
    expect(help_.get_by_role("heading", level=1)).to_have_text("Rangvaar")
    expect(help_.get_by_role("heading", name="The game in two minutes")).to_be_focused()


def test_from_home_everything_is_one_press_away_and_the_games_stand_in_the_visitors_order(
    browser: Browser, site: Server
) -> None:
    context = browser.new_context(locale="zh-CN", viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(site.url)
    names = page.locator("article.game .game-name")
    expect(names.first).to_have_text("升级")
    page.get_by_role("combobox").first.select_option("ur")
    expect(page.locator("article.game").first).to_have_attribute("data-game", "rangvaar")
    page.get_by_role("combobox").first.select_option("en")
    expect(names.first).to_have_text("Two Hundred")
    assert page.locator("article[data-last]").count() == 0
    ways = open_more(page)
    assert all(
        way.bounding_box()["height"] >= 44 and way.bounding_box()["width"] >= 44  # type: ignore[index]
        for way in ways.get_by_role("link").all()
    )
    for name, opened in (
        ("Learn by playing", "Learn by playing"),
        ("Puzzles", "Puzzles: Two Hundred"),
        ("All days", "Deal of the day"),
    ):
        from_more(page, name).click()
        panel = page.get_by_role("dialog")
        expect(panel.get_by_role("heading", name=opened).first).to_be_visible()
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
    context.close()


def test_without_scripts_the_page_says_what_it_needs(browser: Browser, site: Server) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site.url)
    expect(page.locator(".no-script noscript")).to_be_visible()
    assert "this page needs JavaScript and WebAssembly" in page.locator(".no-script").inner_text()
    expect(page.get_by_role("progressbar")).to_be_hidden()
    expect(page.get_by_role("button")).to_have_count(0)
    page.get_by_role("link", name="New to this game? Tractor").click()
    expect(page.get_by_role("heading", name="The game in two minutes")).to_be_visible()
    context.close()


def test_an_address_that_leads_nowhere_shows_our_own_page(page: Page, site: Server, guard: Any) -> None:
    guard.expects("404")
    # The page asks for its script in every folder above: only one of them has it.
    guard.expects("Refused to execute script")
    answer = page.goto(f"{site.url}deep/down/nothing.html")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
    Checker(page).look("an address that leads nowhere")
    page.get_by_role("link", name="Back to the games").click()
    expect(page).to_have_url(site.url)


@pytest.mark.long("details of a screen that is opened in the short gate")
def test_a_match_is_given_up_only_when_one_is_sure(person: Any, page: Page) -> None:
    person.sit_down()
    person.wait()
    for sure in (False, True):
        open_menu(page)
        page.get_by_role("button", name="Give up…").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name="Give up this match?")).to_be_visible()
        dialog.get_by_role("button", name="Give up" if sure else "Play on", exact=True).click()
        expect(dialog).to_have_count(0)
    expect(page.get_by_role("heading", name="Follow Suit")).to_be_visible()
    expect(page.get_by_role("button", name="Continue your match")).to_have_count(0)
    page.reload()
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Continue your match")).to_have_count(0)


@pytest.mark.full("a setting, and styles that hold still are tested without a browser")
def test_motion_is_chosen_whatever_the_system_prefers(person: Any, page: Page) -> None:
    still = page.locator("html[data-still]")
    for prefers, wish, holds in (
        ("no-preference", "None", 1),
        ("reduce", "Full", 0),
        ("reduce", "As the system says", 1),
    ):
        page.emulate_media(reduced_motion=prefers)  # type: ignore[arg-type]
        person.open()
        open_settings(page)
        page.get_by_role("group", name="Motion").get_by_role("radio", name=wish).check(force=True)
        expect(still).to_have_count(holds)
        page.reload()
        expect(still).to_have_count(holds)
