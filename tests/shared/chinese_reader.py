"""A person at a table who reads Chinese, and goes by what things are called."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

BOOT_MS = 60_000
BOTS_MS = 120_000
#: What is written in Latin letters in Chinese too: names, and the way back to English.
NAMES = re.compile("Python|Language|English|Follow Suit|Deux Cents|Court Piece|Rang")
GAMES = {"two_hundred": "二百分", "tractor": "升级", "rangvaar": "朗瓦尔"}


class Reader:
    """A person who reads Chinese."""

    def __init__(self, person: Any) -> None:
        self.person, self.page = person, person.page
        named = self.page.get_by_role
        self.hand: Locator = named("group", name="你的手牌")
        self.playable = self.hand.get_by_role("button", disabled=False)
        self.chosen = self.hand.get_by_role("button", name=re.compile("，已选$"))
        self.next_deal: Locator = named("button", name="下一局")
        #: What is asked on the table itself: the first thing offered is taken, but for a declaration.
        self.questions: list[Locator] = [
            named("group", name=re.compile("你叫")).get_by_role("button"),
            named("group", name=re.compile("请定主")).get_by_role("button"),
            named("group", name="最后的亮主机会").get_by_role("button", name="不亮"),
        ]
        self.burying: Locator = named("group", name="埋底8张")

    def sit_down(self, game: str) -> None:
        """Choose the game and have a deal begun."""
        self.person.open(lang="zh-Hans", seed="28")
        self.page.get_by_role("button", name=f"选项 {GAMES[game]}").click()
        expect(self.page.get_by_text("准备好了")).to_be_visible(timeout=BOOT_MS)
        assert english(self.page) == []
        self.page.get_by_role("button", name="发牌", exact=True).click()
        expect(self.hand).to_be_visible(timeout=BOOT_MS)

    def take_up(self, record: str, game: str) -> None:
        """Continue a match that stands as a record says."""
        self.person.open(lang="zh-Hans")
        self.person.keep(record, game)
        self.page.get_by_role("button", name="继续上一场").click()
        expect(self.hand).to_be_visible(timeout=BOOT_MS)

    def answer(self, question: Locator | None) -> None:
        """Take the first thing offered, or play."""
        if question is None:
            return self.play()
        question.first.click()
        return expect(question).to_have_count(0)

    def wait(self) -> Locator | None:
        """Wait until something is asked; the question on the table, or None where it is a card or the next deal."""
        anything = self.playable.or_(self.next_deal).or_(self.burying)
        for question in self.questions:
            anything = anything.or_(question)
        expect(anything.first).to_be_visible(timeout=BOTS_MS)
        return next((question for question in self.questions if question.count()), None)

    def play(self) -> None:
        """Play the first card that may be played, or bury the last eight."""
        held = self.hand.get_by_role("button").count()
        verb, count = ("埋下", 8) if self.burying.count() else ("出", 1)
        for up in range(count):
            card = self.hand.get_by_role("button").nth(held - 1 - up) if count > 1 else self.playable.first
            self.person.touch(card)
            expect(self.chosen.nth(up)).to_be_visible()
        assert english(self.page) == []
        gone = self.chosen.count()
        self.page.get_by_role("button", name=re.compile(f"^{verb}.+")).click()
        expect(self.hand.get_by_role("button")).to_have_count(held - gone)


def english(page: Page) -> list[str]:
    """What stands in Latin letters on the page, or is told of it: words of three letters and more."""
    told: str = page.evaluate(
        """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label],[title]')]
            .filter((one) => one.checkVisibility()).map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.title}`)].join('\\n')"""
    )
    return re.findall(r"[A-Za-z]{3,}", NAMES.sub("", told))
