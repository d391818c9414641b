"""The rules as pages: to be read without any script, in each language, for each set of rules."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from base.paths import DIST
from published.serve import Server
from tests.shared.page import page_texts

WEB = Path(__file__).parents[3] / "web"


def words_of(language: str) -> str:
    """The words of rules pages in a language."""
    return (WEB / "rules" / f"{language.strip('/') or 'en'}.ftl").read_text(encoding="utf-8")


def marks(game: str, language: str) -> Any:
    """English in every gate; one game in the other languages in that of main."""
    if not language:
        return ()
    return (
        pytest.mark.long("languages")
        if game == "rangvaar"
        else pytest.mark.full("the same pages of another game")
    )


PAGES = [
    pytest.param(game, language, marks=marks(game, language))
    for game in ("tractor", "two_hundred", "rangvaar")
    for language in ("", *(f"{language}/" for language in page_texts.OTHERS))
]


@pytest.fixture
def reader(browser: Browser):
    """A page in a browser without JavaScript."""
    context = browser.new_context(java_script_enabled=False, viewport={"width": 360, "height": 740})
    yield context.new_page()
    context.close()


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_rules_are_read_without_any_script(reader: Page, site: Server, game: str, language: str) -> None:
    reader.goto(f"{site.url}rules/{game}/{language}")
    expect(reader.locator("html")).to_have_attribute("lang", language.strip("/") or "en")
    assert reader.get_by_role("heading", level=1).count() == 1
    assert not re.search(r"[*{}⟦]|\[\[", reader.get_by_role("article").inner_text())
    links = reader.get_by_role("article").get_by_role("link")
    for place in {link.get_attribute("href") for link in links.all()}:
        assert place
        assert reader.locator(f"[id='{place.removeprefix('#')}']").count() == 1, place
    wide = reader.locator("html").bounding_box()
    assert wide
    assert wide["width"] <= 360


@pytest.mark.parametrize("game", ["tractor", "two_hundred", "rangvaar"])
def test_every_worked_example_has_its_cards_drawn_in_six_languages(site: Server, game: str) -> None:
    folder = WEB / "games" / game / "chapters"
    for language in ("", *page_texts.OTHERS):
        text = (folder / f"examples.{language or 'en'}.md").read_text(encoding="utf-8")
        page = (DIST / "rules" / game / language / "index.html").read_text(encoding="utf-8")
        for name, part in re.findall(r"^## \[(\w+)\] (.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL):
            wanted = " ".join(re.findall(r"\{\{([^}]+)\}\}", part)).split()
            [drawn] = re.findall(rf'<h3 id="example-{name}">(.*?)<(?:h2|h3|section)', page, re.DOTALL)
            assert drawn.count('class="small-card"') == len(wanted), (language, name)
            assert wanted or game == "rangvaar", "only shares of the pot have no cards"


def test_the_boxes_follow_the_set_of_rules_one_looks_at(reader: Page, site: Server) -> None:
    reader.goto(f"{site.url}rules/tractor/")
    here = reader.locator(".in-rules > ul > li")
    expect(here.filter(has_text="allowed only if it is sure", visible=True)).to_have_count(1)
    reader.get_by_role("radio", name="Simple game").check(force=True)
    expect(here.filter(has_text="Throws are not allowed", visible=True)).to_have_count(1)
    expect(here.filter(has_text="allowed only if it is sure", visible=True)).to_have_count(0)
    # Options without effect are not shown.
    expect(here.filter(has_text="When a throw fails", visible=True)).to_have_count(0)
    expect(here.filter(has_text="This does not come up", visible=True)).to_have_count(8)
    reader.get_by_role("radio", name="Daring game").check(force=True)
    expect(here.filter(has_text="may be tried at a risk", visible=True)).to_have_count(1)
    expect(here.filter(has_text="When a throw fails", visible=True)).to_have_count(1)
    expect(here.filter(has_text="This does not come up", visible=True)).to_have_count(6)


@pytest.mark.long("languages")
def test_one_comes_from_the_rules_of_a_game_to_the_others_languages_and_the_table(
    reader: Page, site: Server
) -> None:
    reader.goto(f"{site.url}rules/tractor/")
    reader.get_by_role("link", name="Two Hundred").click()
    expect(reader).to_have_url(f"{site.url}rules/two_hundred/")
    other = page_texts.OTHERS[0]
    reader.get_by_role("link", name=page_texts.name_of(other), exact=True).click()
    expect(reader).to_have_url(f"{site.url}rules/two_hundred/{other}/")
    reader.get_by_role("link", name=page_texts.messages(other)["rules-play"]).click()
    expect(reader).to_have_url(f"{site.url}in/{other}/")
    expect(reader.locator("noscript p")).to_have_text(page_texts.messages(other)["home-no-script"])
    reader.get_by_role("link", name=page_texts.name_of("en"), exact=True).click()
    expect(reader).to_have_url(site.url)


@pytest.mark.long("languages")
def test_a_page_stays_in_its_language_whatever_the_browser_prefers(browser: Browser, site: Server) -> None:
    context = browser.new_context(locale=page_texts.OTHERS[0])
    page = context.new_page()
    page.goto(f"{site.url}rules/rangvaar/#R8")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#R8")).to_be_in_viewport()
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in names if page_texts.OTHERS[0] in name]
    assert re.search("Rangvaar", page.title())
    context.close()


@pytest.mark.parametrize(
    ("language", "words", "clause"), [("", "joker pair", "T28"), ("ur/", "جوکر اعلان", "T59")]
)
def test_words_are_looked_up_without_a_connection_by_the_keyboard_alone(
    page: Page, site: Server, language: str, words: str, clause: str
) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(f"{site.url}rules/tractor/{language}")
    field = page.get_by_role("search").get_by_role("searchbox")
    page.context.set_offline(True)
    field.focus()
    page.keyboard.type(words)
    told = page.get_by_role("search").get_by_role("status")
    expect(told).to_have_text(re.compile(r"\d"))
    hits = page.get_by_role("search").get_by_role("link")
    expect(hits.first).to_be_visible()
    wanted = next(at for at, hit in enumerate(hits.all()) if hit.get_attribute("href") == f"#{clause}")
    for _ in range(wanted + 1):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(f"#{clause}")).to_be_in_viewport()
    field.fill("qqqq")
    expect(told).to_have_text(re.compile(r"^\D+$"))
    expect(hits).to_have_count(0)
    # The index is there without any typing, the phases of the game first, in the order in which they come.
    page.locator(".rules-by summary").first.click()
    expect(page.locator(".rules-by[open] dd a").first).to_be_visible()
    names = dict(re.findall(r"^rules-phases-(\w+) = (.+)$", words_of(language), re.MULTILINE))
    phases = json.loads((WEB / "games" / "tractor" / "chapters" / "index.json").read_text())["phases"]
    expect(page.locator(".rules-by[open] dt")).to_have_text([names[phase] for phase in phases])
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 320
    page.context.set_offline(False)
