"""A person at a table who reads a language, whichever it is, and goes by what its file calls things."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.shared.page import page_texts
from tests.shared.page.person import UNASKED
from tests.shared.page.questions import playable_cards, wait_for
from tests.shared.page.waiting import wait_until
from tests.shared.patience import LONG_MS

GAMES = ("two_hundred", "tractor", "rangvaar")
#: All that is on the page, and all that is announced of it.
TOLD = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label],[title]')]
  .filter((one) => one.checkVisibility()).map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.title}`)].join('\\n')"""
#: Marks that keep directions apart.
MARKS = re.compile("[⁦-⁩\u200f]")


class Reader:
    """A person who reads a language; ``address``: the one it is spoken in the place of."""

    def __init__(self, person: Any, language: str, address: str = "") -> None:
        self.person, self.language = person, language
        #: What the page is asked for.
        self._address = address or language
        self.page: Page = person.page
        # It plays the first card that may be played, however costly, and nobody is to ask whether it is sure.
        self.page.add_init_script(UNASKED % "{}")
        self.hand: Locator = self.named("group", "hand")
        self.playable = playable_cards(self.hand)
        self.chosen = self.hand.get_by_role("button", name=self.says("hand-card-chosen"))
        #: What ends a deal: the next one, or how others played it.
        self.next_deal: Locator = self.named("button", "deal-next", "challenge-result")
        #: What is asked on the table itself: the first thing offered is taken, but for a declaration.
        self.questions: dict[str, Locator] = {
            "bid": self.named("group", *self.of_games("prompt-bid")).get_by_role("button"),
            "name trump": self.named("group", *self.of_games("prompt-name_trump")).get_by_role("button"),
            "declare": self.named("group", "prompt-declare", "prompt-last-chance").get_by_role(
                "button", name=self.says("prompt-declare-pass")
            ),
        }
        self.burying: Locator = self.named("group", "bury-title")
        self.play_it = self.named("button", "prompt-play-chosen", "prompt-bury-chosen")

    def says(self, *messages: str, whole: bool = True) -> re.Pattern[str]:
        """What any of these messages says."""
        return page_texts.named(self.language, *messages, whole=whole)

    def of_games(self, message: str) -> list[str]:
        """A message, and the wordings that games have of their own."""
        all_names = [message, *(f"{message}-{game}" for game in GAMES)]
        return [name for name in all_names if page_texts.has(self.language, name)]

    def named(self, role: Any, *messages: str, within: Locator | None = None, whole: bool = True) -> Locator:
        """What is called as one of these messages says; not `whole`: whose name begins so."""
        name = self.says(*messages) if whole else re.compile("^" + self.says(*messages, whole=False).pattern)
        return (within or self.page).get_by_role(role, name=name)

    def open_options(self, game: str) -> None:
        """Open what can be chosen for a game, once the engine is there."""
        texts = [page_texts.messages(self.language)[name] for name in ("options", f"game-{game}")]
        self.page.get_by_role("button", name=" ".join(texts)).click()
        expect(self.page.get_by_text(self.says("engine-ready")).first).to_be_visible()

    def sit_down(self, game: str, reads: bool = True) -> None:
        """Choose the game and have a deal begun."""
        self.open(seed="28")
        self.open_options(game)
        assert not reads or self.english() == []
        self.named("button", "home-deal", within=self.page.get_by_role("dialog")).click()
        expect(self.hand).to_be_visible()

    def open(self, **query: str) -> None:
        """Open the page in the language."""
        self.person.open(lang=self._address, **query)

    def take_up(self, record: str, game: str, **query: str) -> None:
        """Continue a match that stands as a record says."""
        self.open(**query)
        self.person.keep(record, game)
        self.named("button", "home-continue", whole=False).click()
        expect(self.hand).to_be_visible()

    def hasten(self) -> None:
        """Leave the table, and be back at the last two tricks of the deal: bots have played on."""
        record = self.person.kept_record()
        self.named("button", "menu").click()
        self.named("button", "menu-leave", whole=False).click()
        self.person.put_on(record)
        self.named("button", "home-continue", whole=False).click()
        expect(self.hand).to_be_visible()

    def wait(self) -> str:
        """Wait until something is asked; say what."""
        asks = {"over": self.next_deal, "bury": self.burying, **self.questions, "play": self.playable}
        return wait_for(asks, LONG_MS)

    def answer(self, asked: str) -> None:
        """Take the first thing offered, or play."""
        if asked in self.questions:
            question, turn = self.questions[asked], self.person.view()["turn"]
            question.first.click()
            # The same may be asked again at once: a chance to declare.
            wait_until(
                lambda: self.person.view()["turn"] > turn, "the table has gone on", self.page.wait_for_timeout
            )
        else:
            self._play(8 if asked == "bury" else 1)

    def _play(self, count: int) -> None:
        """Play what a hint has taken up, else the first card that may be played, or bury the last ones."""
        held = self.hand.get_by_role("button").count()
        for up in range(0 if self.chosen.count() else count):
            card = self.hand.get_by_role("button").nth(held - 1 - up) if count > 1 else self.playable.first
            self.person.touch(card)
            expect(self.chosen.nth(up)).to_be_visible()
        gone = self.chosen.count()
        self.play_it.click()
        expect(self.hand.get_by_role("button")).to_have_count(held - gone)

    def english(self) -> list[str]:
        """The English of the page: words of three letters that the language's own file does not write so.

        Where a language has the letters of English it is sentences of two words and more, out of English's file.
        """
        own = " ".join(page_texts.prose(self.language))
        told = MARKS.sub("", str(self.page.evaluate(TOLD)))
        if not page_texts.is_latin(self.language):
            names = " ".join(page_texts.name_of(language) for language in page_texts.LANGUAGES)
            known = set(re.findall(r"[A-Za-zÀ-ÿ]{3,}", f"{own} {names}"))
            return sorted(set(re.findall(r"[A-Za-zÀ-ÿ]{3,}", told)) - known)
        told = re.sub(r"\s+", " ", told)
        foreign = (one for one in page_texts.fragments(page_texts.FIRST) if one in told and one not in own)
        return sorted(one for one in foreign if re.search(rf"\b{re.escape(one)}\b", told))
