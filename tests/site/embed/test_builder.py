"""The page that makes the lines for another site: its HTML matches its preview, and works in another site."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.page import page_texts
from tests.shared.patience import LONG_MS


def test_what_is_chosen_is_in_the_lines_and_in_the_preview(page: Page, site: Server) -> None:
    page.goto(f"{site.url}builder/")
    lines = page.get_by_role("textbox", name="Lines to copy")
    page.get_by_role("combobox", name="Game").select_option("Tractor")
    page.get_by_role("combobox", name="Rules").select_option("Daring game")
    page.get_by_role("combobox", name="Level of the bots").select_option("Expert")
    page.get_by_role("combobox", name="Theme").select_option("Evening")
    page.get_by_role("textbox", name="Cards").fill('a "seed"')
    page.get_by_role("textbox", name="Cards").blur()
    attributes = 'game="tractor" rules="standard" level="expert" theme="dark" deal="a &#34;seed&#34;"'
    expect(lines).to_have_value(
        f'<script src="{site.url}embed.js" async></script>\n<follow-suit {attributes}></follow-suit>\n'
    )
    table = page.locator("follow-suit")
    expect(table).to_have_attribute("deal", 'a "seed"')
    page.get_by_role("radio", name="Plain frame").check(force=True)
    expect(lines).to_have_value(
        re.compile(r"embed/\?game=tractor&#38;rules=standard&#38;level=expert&#38;theme=dark&#38;deal=")
    )


@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_the_lines_work_in_another_site(page: Page, site: Server, host: Any) -> None:
    page.goto(f"{site.url}builder/")
    page.get_by_role("combobox", name="Game").select_option("Rangvaar")
    page.get_by_role("radio", name="Plain frame").check(force=True)
    lines = page.get_by_role("textbox", name="Lines to copy").input_value()
    page.goto(host.write("a.html", lines))
    table = page.frame_locator("iframe")
    table.get_by_role("button", name=re.compile("^Deal Rangvaar")).click(timeout=LONG_MS)
    hand = table.get_by_role("group", name="Your hand")
    expect(hand.get_by_role("button").first).to_be_visible(timeout=LONG_MS)


@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_a_game_with_one_set_of_rules_offers_no_other(page: Page, site: Server) -> None:
    page.goto(f"{site.url}builder/")
    page.get_by_role("combobox", name="Game").select_option("Rangvaar")
    expect(page.get_by_role("combobox", name="Rules")).to_be_disabled()


@pytest.mark.long("languages")
def test_it_speaks_the_visitors_language(page: Page, site: Server) -> None:
    language = page_texts.OTHERS[0]
    page.goto(f"{site.url}builder/?lang={language}")
    expect(page.get_by_role("heading", level=1)).to_have_text(page_texts.messages(language)["builder-title"])
    expect(page.locator("body")).not_to_contain_text("⟦")
