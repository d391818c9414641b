"""Axe on the screens and panels of each game in Chinese and in the theme of much contrast, on a phone: nothing found."""

import json
import re

import pytest
from axe_checker import Checker
from chinese_reader import GAMES, Reader, english
from playwright.sync_api import Page, expect

from followsuit.record import Player
from followsuit.registry import game_named
from followsuit.seats import Seat
from followsuit.table import Table

pytestmark = pytest.mark.long("languages")

THOUGHT_MS = 60_000


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Each of the games."""
    name: str = request.param
    return name


@pytest.fixture
def reader(person, page: Page) -> Reader:
    """Somebody who reads Chinese, likes much contrast, and sits before a small phone with nothing moving."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(reduced_motion="reduce")
    kept = json.dumps(json.dumps({"theme": "contrast"}))
    page.add_init_script(
        f"localStorage.setItem('follow-suit/settings', localStorage.getItem('follow-suit/settings') ?? {kept})"
    )
    return Reader(person)


@pytest.fixture
def checker(page: Page) -> Checker:
    """What axe finds, and what English there is."""
    return Checker(page)


def nearly_over(game: str) -> str:
    """The record of a first deal played by beginners, of which two tricks are left and South is to play."""
    players = {seat: Player("beginner") for seat in Seat}
    for seed in range(50):
        table = Table.start(game, game_named(game).rules("reference"), players, str(seed))
        table.deal()
        while not (table.needs_deal or table.is_over):
            hand = table.observe(Seat.S).hand
            held = hand.bit_count() if isinstance(hand, int) else len(hand)
            if table.to_act is Seat.S and held == 2:
                return table.record_text().replace("player S beginner", "player S person")
            table.step()
    raise AssertionError("South is never to play with two cards")


def test_from_the_opening_to_the_first_card_all_is_clean(
    reader: Reader, checker: Checker, page: Page, game: str
) -> None:
    reader.person.open(lang="zh-Hans")
    page.get_by_role("button", name="设置").click()
    checker.look("the settings")
    page.get_by_role("button", name="查看快捷键").click()
    checker.look("the shortcuts")
    page.get_by_role("button", name="关闭").click()
    reader.sit_down(game)
    hint = page.get_by_role("button", name="提示", exact=True)
    met: set[str] = set()
    while not reader.next_deal.count():
        question = reader.wait()
        title = page.locator("[data-ask]").first.get_attribute("aria-label") if question else "play"
        if reader.burying.count():
            title = "bury"
        if title not in met:
            met.add(str(title))
            checker.look(f"{title}")
            if hint.count():
                hint.click()
                expect(page.get_by_role("status", name="提示").get_by_role("heading")).to_be_visible(
                    timeout=THOUGHT_MS
                )
                checker.look(f"a hint at {title}")
                page.get_by_role("button", name="关闭提示").click()
        if title == "play":
            break
        reader.answer(question)
    assert len(met) > 1
    page.get_by_role("button", name="菜单").click()
    checker.look("the menu")
    page.get_by_role("dialog").get_by_role("link", name="游戏规则").click()
    expect(page.get_by_role("dialog").get_by_role("heading", level=1)).to_be_focused()
    checker.look("the help")


def test_from_the_last_tricks_to_the_past_all_is_clean(
    reader: Reader, checker: Checker, page: Page, game: str
) -> None:
    reader.take_up(nearly_over(game), game)
    reader.wait()
    page.get_by_role("button", name=re.compile("^上一墩")).first.click()
    checker.look("the tricks")
    page.get_by_role("button", name="关闭").click()
    while not reader.next_deal.count():
        reader.answer(reader.wait())
        reader.wait()
    checker.look("the account")
    assert english(page) == []

    dialog = page.get_by_role("dialog")
    page.get_by_role("button", name="问为什么").click()
    dialog.get_by_role("button", name=re.compile("：问为什么$")).first.click()
    expect(page.get_by_role("status", name="为什么？").get_by_role("heading")).to_be_visible(
        timeout=THOUGHT_MS
    )
    checker.look("a bot's reason")
    dialog.get_by_role("button", name="关闭").click()
    page.get_by_role("button", name="关键时刻").click()
    looked = dialog.get_by_role("button", name="看当时的牌桌")
    none = dialog.get_by_text("看不出吃了亏").or_(dialog.get_by_text("你的决定没有一个"))
    expect(looked.first.or_(none.first).first).to_be_visible(timeout=THOUGHT_MS)
    checker.look("the moments that mattered")
    if looked.count():
        looked.first.click()
        expect(page.get_by_role("group", name="关键时刻")).to_be_visible()
        checker.look("a moment looked at again")
        page.get_by_role("button", name="回到").click()
    dialog.get_by_role("button", name="关闭").click()

    page.get_by_role("button", name="菜单").click()
    page.get_by_role("button", name="你的牌局").click()
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    checker.look("the matches played")
    dialog.get_by_role("button", name="统计", exact=True).click()
    expect(dialog.get_by_role("table").first).to_be_visible()
    checker.look("the statistics")
    dialog.get_by_role("button", name="你的数据", exact=True).click()
    checker.look("the data")
    assert english(page) == []
    dialog.get_by_role("button", name="牌局", exact=True).click()
    dialog.get_by_role("listitem").get_by_role("button").first.click()
    deal = dialog.get_by_role("button", name=re.compile("^第1局"))
    expect(deal).to_be_visible()
    checker.look("a match opened")
    deal.click()
    step = dialog.get_by_role("slider")
    expect(step).to_be_visible()
    step.press("End")
    step.press("ArrowLeft")
    checker.look("a deal looked through")
    assert english(page) == []
