"""Screens in each language but the first: those with the most words, by the names of its own file."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tests.shared.lesson_texts import lessons_of
from tests.shared.page import page_texts
from tests.shared.page.person import Person, open_folds, open_more
from tests.shared.page.reader import GAMES, Reader
from tools.screen_visit import BOOT_MS, ScreenVisit, Walk

if TYPE_CHECKING:
    from playwright.sync_api import Page

ASKED = {"bid": "bid", "name trump": "naming", "declare": "last-chance", "bury": "burying"}
PLAYED = [f"{game}-{screen}" for game in GAMES for screen in (*ASKED.values(), "trick", "refusal", "account")]
PANELS = ["options", "settings", "shortcuts", "lessons", "help", "referee", "calendar", "lesson"]
AFTER = ["hint", "tricks", "moments", "menu", "matches", "statistics", "data", "replay"]


def _sit(visit: ScreenVisit, page: Page, language: str) -> Reader:
    return Reader(Person(page, visit.server), language)


def _first_screen(visit: ScreenVisit, language: str) -> None:
    with visit.page(f"?lang={language}") as page:
        reader = _sit(visit, page, language)
        page.get_by_text(reader.says("engine-ready")).first.wait_for(timeout=BOOT_MS)
        visit.shoot(page, f"{language}-first-screen")
        reader.open_options("rangvaar")
        visit.shoot(page, f"{language}-options")
        reader.named("button", "menu-close").locator("visible=true").click()
        open_more(page)
        reader.named("button", "settings").click()
        visit.shoot(page, f"{language}-settings")
        open_folds(page)
        reader.named("button", "keys-show").click()
        visit.shoot(page, f"{language}-shortcuts")
        reader.named("button", "menu-close").locator("visible=true").click()
        reader.open_options("tractor")
        page.locator("[data-part=newcomer]").click()
        page.locator(".lessons-path").wait_for(timeout=BOOT_MS)
        visit.shoot(page, f"{language}-lessons")
        page.locator("[data-root=panel] [data-help-game=tractor]").click()
        page.locator("[data-root=rules]").get_by_role("heading", level=1).wait_for()
        visit.shoot(page, f"{language}-help")
        # The rules lie over the lessons, which are closed after them.
        page.keyboard.press("Escape")
        page.locator("[data-root=rules]").wait_for(state="hidden")
        page.keyboard.press("Escape")
        reader.named("button", "referee").click()
        page.get_by_role("dialog").locator("visible=true").get_by_role("combobox").first.wait_for()
        visit.shoot(page, f"{language}-referee")
        page.keyboard.press("Escape")
        reader.open_options("tractor")
        page.locator("[data-part=game-day]").click()
        page.get_by_role("dialog").locator("visible=true").get_by_role("heading").first.wait_for()
        visit.shoot(page, f"{language}-calendar")
    with visit.page(f"?lang={language}#l.{lessons_of('rangvaar')[0].key}") as page:
        page.wait_for_timeout(4000)
        visit.shoot(page, f"{language}-lesson")
    with visit.page(f"in/{language}/") as page:
        visit.shoot(page, f"{language}-home")
    with visit.page(f"rules/rangvaar/{language}/") as page:
        visit.shoot(page, f"{language}-rules")
        visit.shoot(page, f"{language}-rules-foot", lambda: page.evaluate("scrollTo(0, 1e6)"))


def _deal(visit: ScreenVisit, language: str, game: str) -> None:
    """Play a deal, and photograph each screen the first time it comes."""
    with visit.page(f"?lang={language}&seed=28&speed=instant&autoplay=no") as page:
        reader = _sit(visit, page, language)
        reader.open_options(game)
        reader.named("button", "home-deal", within=page.get_by_role("dialog")).click()
        met: set[str] = set()
        tricks = 0
        while (asked := reader.wait()) != "over":
            if asked in ASKED and asked not in met:
                visit.shoot(page, f"{language}-{game}-{ASKED[asked]}")
            tricks += asked == "play"
            if asked == "play" and tricks == 3:
                visit.shoot(page, f"{language}-{game}-trick")
                refused = reader.hand.locator("[aria-disabled=true]")
                if refused.count():
                    reader.person.touch(refused.first)
                    visit.shoot(page, f"{language}-{game}-refusal")
                if game == "rangvaar":
                    _aside(visit, reader)
            met.add(asked)
            reader.answer(asked)
        visit.shoot(page, f"{language}-{game}-account")
        if game == "rangvaar":
            _after(visit, reader)


def _aside(visit: ScreenVisit, reader: Reader) -> None:
    page, language = reader.page, reader.language
    reader.named("button", "hint").click()
    reader.named("status", "hint").get_by_role("heading").wait_for(timeout=BOOT_MS)
    visit.shoot(page, f"{language}-hint")
    reader.named("button", "hint-close").click()
    reader.named("button", "last-trick-open", whole=False).first.click()
    visit.shoot(page, f"{language}-tricks")
    page.keyboard.press("Escape")


def _after(visit: ScreenVisit, reader: Reader) -> None:
    page, language = reader.page, reader.language
    dialog = page.get_by_role("dialog").locator("visible=true")
    reader.named("button", "decisions-open").click()
    reader.named("button", "decision-look", within=dialog).or_(
        dialog.get_by_text(reader.says("decisions-none", "decisions-none-judged"))
    ).first.wait_for(timeout=BOOT_MS)
    visit.shoot(page, f"{language}-moments")
    page.keyboard.press("Escape")
    reader.named("button", "menu").click()
    open_folds(page)
    visit.shoot(page, f"{language}-menu")
    reader.named("button", "history").click()
    visit.shoot(page, f"{language}-matches")
    reader.named("button", "history-statistics", within=dialog).click()
    visit.shoot(page, f"{language}-statistics")
    reader.named("button", "history-data", within=dialog).click()
    visit.shoot(page, f"{language}-data")
    reader.named("button", "history-matches", within=dialog).click()
    dialog.get_by_role("listitem").get_by_role("button").first.click()
    reader.named("button", "history-deal", within=dialog, whole=False).first.click()
    dialog.get_by_role("slider").wait_for(timeout=BOOT_MS)
    dialog.get_by_role("slider").press("End")
    visit.shoot(page, f"{language}-replay")


def _walks(language: str) -> list[Walk]:
    named = partial(map, f"{language}-{{}}".format)
    after = tuple(named(AFTER))
    return [
        Walk(
            partial(_first_screen, language=language),
            tuple(named(["first-screen", "home", "rules", "rules-foot", *PANELS])),
        ),
        *(
            Walk(
                partial(_deal, language=language, game=game),
                (
                    *named([name for name in PLAYED if name.startswith(game)]),
                    *(after if game == "rangvaar" else ()),
                ),
            )
            for game in GAMES
        ),
    ]


WALKS = [walk for language in page_texts.OTHERS for walk in _walks(language)]
