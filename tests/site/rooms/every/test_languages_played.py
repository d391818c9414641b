"""Languages played: a deal in each language, its first and its last tricks, by what things are called, and no English on the screen.

Each language has the game that comes next; that every sentence is there in every language is held by tests/web/text.
"""

import itertools

import pytest
from playwright.sync_api import Page, expect

from tests.shared.page import page_texts
from tests.shared.page.reader import GAMES, Reader

pytestmark = pytest.mark.long("languages")


@pytest.mark.full("every language is walked through by axe, lessons or the panels")
@pytest.mark.parametrize(
    ("game", "language"), list(zip(itertools.cycle(GAMES), page_texts.OTHERS, strict=False))
)
def test_a_deal_is_played_by_what_things_are_called(person, page: Page, game: str, language: str) -> None:
    reader = Reader(person, language)
    reader.sit_down(game)
    expect(page.locator("html")).to_have_attribute("dir", page_texts.direction(language))
    met: list[str] = []
    while (asked := reader.wait()) != "over":
        assert reader.english() == []
        if asked in reader.questions and asked not in met:
            expect(reader.questions[asked].last).to_be_in_viewport(ratio=0.95)
        met.append(asked)
        reader.answer(asked)
        # Tricks are told alike: the first ones are read, and the last ones.
        if asked == "play" and met.count(asked) == 2:
            assert reader.wait() == "play"
            reader.hasten()
    assert len(set(met)) > 1
    assert reader.english() == []
    expect(page.get_by_role("log")).to_contain_text(
        reader.says(*reader.of_games("news-deal_scored"), "news-deal_won", whole=False)
    )
    reader.named("button", "tricks-ask-why").click()
    assert reader.english() == []
