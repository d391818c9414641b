"""A page that a browser translates: each text is put into elements of the translator's, and what is shown stays what is meant."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.lesson_texts import lessons_of, words_of
from tests.shared.page.learner import Learner
from tests.shared.page.person import Person
from tests.shared.page.scorer import Scorer
from tests.site.rooms.features import test_analysis, test_coach, test_lessons, test_referee

#: What translators do: the text moves into two elements of theirs, or another text stands there instead of it. `translated`
#: is put before each.
TRANSLATE = """isMoved => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const { parentElement: parent, data } = text;
    if (!data.trim() || parent.closest("[translate=no], script, style, textarea, font, svg")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    outer.append(inner);
    if (isMoved) {
      parent.insertBefore(outer, text);
      inner.append(text);
    } else {
      inner.append(data);
      text.replaceWith(outer);
    }
  }
}"""
HOW = pytest.mark.parametrize(
    "is_moved",
    [True, pytest.param(False, marks=pytest.mark.long("the other way in which texts are replaced"))],
    ids=["moved", "replaced"],
)
#: What is asked: by its label, which no translator writes over, and as it is to be read.
ASKED = "one => [one.getAttribute('aria-label'), one.innerText]"
#: Forgets the sheets of the run before.
FORGET = """() => new Promise((resolve) => {
  indexedDB.deleteDatabase("follow-suit-kept").onsuccess = resolve;
})"""


def plain(words: str) -> str:
    return re.sub(r"\s+", " ", words).strip()


def shown(page: Page) -> list[str]:
    """The open panel, line by line."""
    lines = page.locator("dialog[open]").last.inner_text().split("\n")
    return [plain(line) for line in lines if line.strip()]


class Translated(Scorer):
    """Keeps a score on a page whose texts a translator replaces before each press."""

    def __init__(self, page: Page, is_moved: bool | None) -> None:
        super().__init__(page)
        self._is_moved = is_moved

    def press(self, name: str | re.Pattern[str]) -> None:
        if self._is_moved is not None:
            self.page.evaluate(TRANSLATE, self._is_moved)
        super().press(name)


def keep_deals(page: Page, site: Server, is_moved: bool | None) -> list[list[str]]:
    """Keep two deals of Court Piece; what was shown after each press."""
    page.goto(site.url)
    page.evaluate(FORGET)
    page.goto(site.url)
    scorer = Translated(page, is_moved)
    scorer.begin("Court Piece")
    told = [shown(page)]
    for deal in range(2):
        scorer.press("Enter the deal")
        for answer in ["Hearts", "Ama and Chi", str(deal)]:
            asked = scorer.panel.locator(".score-sheet-asked")
            asked.wait_for()
            label, words = asked.evaluate(ASKED)
            assert plain(label) in plain(words), "what is shown is what is asked"
            told.append(shown(page))
            scorer.answer(answer)
        expect(scorer.panel.locator(".score-sheet-deal")).to_have_count(deal + 1)
        told.append(shown(page))
    return told


@HOW
def test_the_score_keeper_asks_in_a_translated_page_what_it_shows(
    page: Page, site: Server, is_moved: bool
) -> None:
    plain_page = keep_deals(page, site, None)
    assert len({str(one) for one in plain_page}) >= 7
    assert keep_deals(page, site, is_moved) == plain_page


@pytest.mark.long("the score keeper is kept in the short gate; the table is rendered alike")
@HOW
def test_the_table_asks_in_a_translated_page_what_it_shows(person: Person, is_moved: bool) -> None:
    told: list[list[Any]] = []
    for translates in (False, True):
        told.append([])
        person.sit_down(seed="translated", coach="off")
        for _ in range(6):
            asked = person.wait()
            if translates:
                person.page.evaluate(TRANSLATE, is_moved)
            person.answer(asked)
            person.wait()
            told[-1].append(plain(person.page.locator('[data-root="table"]').inner_text()))
    assert told[0] == told[1]
    assert len(set(told[0])) == 6


#: Translates every text as soon as it stands on the page, as long as the page is open.
TRANSLATE_ALL = """([translate, isMoved]) => {
  let isDue = false;
  const observer = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      translate(isMoved);
    });
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}"""


def miss_a_lesson(person: Person, page: Page, site: Server) -> None:
    lesson = lessons_of("two_hundred")[0]
    learner = Learner(page, words_of("two_hundred", "en"))
    page.goto(f"{site.url}?speed=instant#l.{lesson.key}")
    learner.begins(lesson.key)
    test_lessons.miss_and_do(learner, lesson)


#: What other suites do at a page as it is: here each of their sentences is looked for in one that is translated all the while.
WALKS: dict[str, Any] = {
    "lesson": miss_a_lesson,
    "referee": lambda person, page, site: (
        test_referee.test_an_argument_is_settled_by_tapping_and_typing_and_goes_into_a_chat(page, site)
    ),
    "coach": lambda person, page, site: (
        test_coach.test_the_coach_asks_once_and_the_moment_is_tried_again_by_keys(person, page)
    ),
    "puzzle": lambda person, page, site: test_coach.test_a_puzzle_is_missed_found_and_repeated_by_keys(
        person, page, site
    ),
    "analysis": lambda person, page, site: test_analysis.test_other_acts_are_tried_weighed_kept_and_played_on(
        page, site
    ),
}


@pytest.mark.parametrize(
    "walk",
    [
        pytest.param(
            walk, marks=[] if walk in ("lesson", "analysis") else pytest.mark.full("two others are walked")
        )
        for walk in WALKS
    ],
)
@pytest.mark.long("the score keeper is kept in the short gate; all are rendered alike")
@HOW
def test_a_page_that_is_translated_all_the_while_says_and_asks_what_it_would_say(
    person: Person, page: Page, site: Server, walk: str, is_moved: bool
) -> None:
    moved = "true" if is_moved else "false"
    page.add_init_script(f"if (location.protocol !== 'about:') ({TRANSLATE_ALL})([{TRANSLATE}, {moved}])")
    WALKS[walk](person, page, site)
    assert page.locator("font").count() > 10, "the page was translated"
