"""Chinese: a whole deal of each game by what things are called, and not a word of English left on the screen."""

import pytest
from chinese_reader import GAMES, Reader, english
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.long("languages")


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_in_chinese(person, page: Page, game: str) -> None:
    reader = Reader(person)
    reader.sit_down(game)
    for _ in range(60):
        question = reader.wait()
        assert english(page) == []
        if reader.next_deal.count():
            break
        reader.answer(question)
    expect(reader.next_deal).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("本局结束")
    page.get_by_role("button", name="问为什么").click()
    assert english(page) == []
