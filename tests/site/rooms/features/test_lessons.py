"""Lessons in the page: by keys alone, missed and done, in several languages; by link, and in another site's frame."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from followsuit.lessons import TaskText
from published.serve import Server
from tests.shared.lesson_texts import GAMES, LANGUAGES, lessons_of, words_of
from tests.shared.page.axe_checker import Checker, Look
from tests.shared.page.learner import Learner
from tests.shared.page.scenes import scenes
from tests.shared.page.staged_page import StagedPage
from tests.shared.patience import USUAL_MS
from tests.shared.sampling import sample

#: What is said at a table besides what a lesson says itself.
SAID = """() => [...document.querySelectorAll(".stage *")]
  .filter((one) => !one.closest(".task") && one.checkVisibility({ visibilityProperty: true }))
  .flatMap((one) => [one.ariaLabel ?? "", ...[...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data)])
  .join(" \\n ")"""
#: Words that no first lesson explains.
UNTAUGHT = re.compile(
    r"\b(trumps?|contract|bet|bid|total|taken|last trick|declarer|dealer|starter|caller|partner|attack\w*|defend\w*|level|score|we|they)\b",
    re.IGNORECASE,
)
LOOKS: list[Look] = [("light", 390, 844), ("dark", 1280, 800)]


def miss_and_do(learner: Learner, lesson: TaskText, look: Callable[[str], None] | None = None) -> None:
    """The first failing line, whatever it is answered with, and then the solution; ``look`` at what it says."""
    failing = lesson.failing[0]
    if failing.message:
        for action in failing.acts[: len(failing.acts)]:
            if learner.box.locator("[data-asks-first]").count():
                break
            learner.acts(action)
        learner.hears(f"{lesson.key}-{failing.message}")
        if look:
            look("a lesson that is missed")
        learner.goes_on()
        learner.begins(lesson.key)
    else:
        learner.tries(failing.acts[-1]["cards"])
        expect(learner.page.locator(".self .prompt-text[data-refusal]")).to_contain_text(failing.clause)
        if look:
            look("a play that a lesson's rules forbid")
    for action in lesson.solution:
        if len(lesson.solution) > lesson.decisions and action is lesson.solution[-1]:
            break
        learner.acts(action)
    learner.hears(f"{lesson.key}-won")


def test_the_table_of_a_first_lesson_says_nothing_that_is_not_taught_yet(page: Page, site: Server) -> None:
    stand = StagedPage(page, site)
    for game in GAMES:
        key = lessons_of(game)[0].key
        first = [one for one in scenes() if one.lessons and one.name.startswith(f"{key}, ")]
        assert len(first) == 3, "while it is played, done and missed"
        for scene, said in zip(first, stand.seen(first, SAID), strict=True):
            assert "Menu" in said
            assert not UNTAUGHT.findall(said), f"{scene.name}: {said}"
        stand.show(first[0])
        expect(page.locator(".task")).to_contain_text("A K Q J 10")


def test_the_first_lesson_of_a_game_is_missed_and_done_by_keys(
    person: Any, page: Page, site: Server, every_look: bool
) -> None:
    checker = Checker(page)
    games = sample(GAMES, 2 if every_look else 1)
    for game in games:
        learner, lesson = Learner(page, words_of(game, "en")), lessons_of(game)[0]
        page.goto("about:blank")
        page.goto(f"{site.url}?speed=instant#l.{lesson.key}")
        learner.begins(lesson.key)
        miss_and_do(learner, lesson)
        checker.look(f"a lesson of {game} that is done")
        # The next one is a key away, and this one has its stars on the way through them.
        learner.goes_on()
        learner.begins(lessons_of(game)[1].key)
        learner.box.get_by_role("button", name="All lessons").press("Enter")
        path = page.get_by_role("dialog").locator(".lessons-path")
        expect(path.get_by_role("img", name="2 stars of three")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page).to_have_url(re.compile("^[^#]*$"))
    # What was done is kept: the export file has it too.
    assert page.evaluate(
        "() => Object.keys(JSON.parse(localStorage.getItem('follow-suit/lessons'))).length"
    ) == len(games)


@pytest.mark.full("axe looks at the first lesson of each game")
@pytest.mark.long("axe in both themes, each time")
def test_a_lesson_is_clean_when_it_opens_is_refused_missed_and_done_and_so_is_their_path(
    person: Any, page: Page, site: Server
) -> None:
    checker = Checker(page, LOOKS)
    lessons = {lesson.key: lesson for lesson in lessons_of("tractor")}
    learner = Learner(page, words_of("tractor", "en"))
    for key in ("tractor-pairs", "tractor-tractors"):
        page.goto("about:blank")
        page.goto(f"{site.url}?speed=instant#l.{key}")
        learner.begins(key)
        checker.look("a lesson that opens")
        miss_and_do(learner, lessons[key], checker.look)
        checker.look("a lesson that is done")
        # The first is answered with a clause, the second with what it costs.
    learner.box.get_by_role("button", name="All lessons").press("Enter")
    expect(page.get_by_role("dialog").get_by_role("img", name=re.compile("stars of three"))).to_have_count(2)
    checker.look("the path of the lessons, two of them done")


#: The first lesson of a game is done in English; most of the others are read from left to right too.
PLAYED = ("ur",)


@pytest.mark.long("every lesson, each in one of the languages")
@pytest.mark.parametrize(
    "language",
    [
        one if one in PLAYED else pytest.param(one, marks=pytest.mark.full("more lessons"))
        for one in LANGUAGES
    ],
)
def test_every_lesson_is_missed_and_done_by_keys_in_one_of_the_languages(
    person: Any, page: Page, site: Server, language: str
) -> None:
    # One engine for all of them: another game is another link in the same page.
    for game in GAMES:
        learner, lessons = Learner(page, words_of(game, language)), lessons_of(game)
        # That each language has all the words is held by tests/web/text.
        for lesson in lessons[LANGUAGES.index(language) :: len(LANGUAGES)]:
            page.goto(f"{site.url}?speed=instant&lang={language}#l.{lesson.key}")
            learner.begins(lesson.key)
            miss_and_do(learner, lesson)


@pytest.mark.long("a frame of another site is another page load")
def test_a_lesson_opens_in_a_frame_and_a_name_that_is_none_is_refused(page: Page, site: Server) -> None:
    learner, lesson = Learner(page, words_of("rangvaar", "en")), lessons_of("rangvaar")[0]
    page.goto(f"{site.url}embed/?speed=instant#l.{lesson.key}")
    learner.begins(lesson.key)
    miss_and_do(learner, lesson)
    page.goto("about:blank")
    page.goto(f"{site.url}#l.rangvaar-nonsense")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(
        "There is no lesson of that name.", timeout=USUAL_MS
    )
