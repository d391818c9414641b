"""The coach, a moment tried again, and puzzles: by keys alone, with axe on each."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from followsuit.lessons import Task, each_puzzle, read_lesson, read_puzzle
from published.serve import Server
from tests.shared.lesson_texts import texts_of
from tests.shared.page.axe_checker import Checker, Look
from tests.shared.page.learner import Learner
from tests.shared.page.person import Person

LOOKS: list[Look] = [("light", 390, 844), ("dark", 1280, 800)]
GAMES = Path(__file__).parents[4] / "web" / "games"


def playing(*cards: str) -> dict[str, Any]:
    return {"kind": "play", "cards": list(cards)}


@pytest.mark.long("a deal to its end and its review, by keys; the parts are tested without a browser")
def test_the_coach_asks_once_and_the_moment_is_tried_again_by_keys(person: Person, page: Page) -> None:
    keys, checker = Learner(page, ""), Checker(page, LOOKS)
    record = Task(read_lesson(texts_of("two_hundred")["two_hundred-trump"])).table.record_text()
    person.take_up(record, "two_hundred")
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("button", name="Settings").press("Enter")
    page.locator("summary", has_text="Playing").press("Enter")
    switch = page.get_by_role("checkbox", name=re.compile("^Coach"))
    expect(switch).not_to_be_checked()
    switch.press("Space")
    expect(switch).to_be_checked()
    page.keyboard.press("Escape")

    asks = page.get_by_role("group", name="Sure?")
    keys.takes_up(playing("KD"))
    # Under load a thought may take longer than a play waits for it: here it is done before.
    person.ask("coach", turn=person.view()["turn"], action=playing("KD"), ahead=True)
    keys.presses_play()
    expect(asks).to_contain_text("This costs about")
    again = asks.get_by_role("button", name="Choose again")
    expect(again).to_be_focused()
    # There is one way on: the button that plays is not beside it.
    expect(person.play).to_have_count(0)
    checker.look("the coach's question")
    asks.get_by_role("button", name="Show a better play").press("Enter")
    expect(asks).to_contain_text(re.compile("Better: Play the [56] of hearts"))
    checker.look("the coach's better play")
    again.press("Enter")
    expect(asks).to_have_count(0)
    assert person.view()["assisted"] and len(person.view()["hand"]) == 3
    # Asked once: the same play is made when it is chosen again.
    keys.acts(playing("KD"))
    expect(asks).to_have_count(0)
    person.play_until("deal")
    expect(page.get_by_text("You had help in this deal")).to_be_visible()

    page.get_by_role("button", name="Moments that mattered").press("Enter")
    retry = page.get_by_role("dialog").get_by_role("button", name="Try again")
    expect(retry.first).to_be_visible()
    kept = person.ask("record")["record"]
    # Moments stand in the order of play: this one came last.
    retry.last.press("Enter")
    box = page.get_by_role("region", name="Find the better play")
    expect(box).to_contain_text("You are back before this decision")
    checker.look("a moment to be tried again")
    keys.acts(playing("KD"))
    expect(box).to_contain_text("This costs about")
    expect(box.get_by_role("button", name="Try again")).to_be_focused()
    checker.look("a moment tried in vain")
    keys.goes_on()
    expect(box).to_contain_text("You are back before this decision")
    keys.acts(playing("6H"))
    expect(box).to_contain_text("Right, at try 2")
    expect(box.get_by_role("button", name="Back to the moments")).to_be_focused()
    checker.look("a moment whose better play was found")
    keys.goes_on()
    expect(retry.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(person.next_deal).to_be_visible()
    assert person.ask("record")["record"] == kept


@pytest.mark.full("the coach asks about a play in the same way")
@pytest.mark.long("a page load at the burial; the parts are tested without a browser")
def test_the_coach_asks_about_a_burial_and_its_cards_stay_laid_out_by_keys(
    person: Person, page: Page
) -> None:
    keys, checker = Learner(page, ""), Checker(page, LOOKS)
    record = Task(read_lesson(texts_of("tractor")["tractor-bury"])).table.record_text()
    kept = json.dumps(json.dumps({"coach": "on", "textTable": "off"}))
    page.add_init_script(f"localStorage.setItem('follow-suit/settings', {kept})")
    person.take_up(record, "tractor")
    bury = {"kind": "bury", "cards": ["4H", "7H", "8H", "9H", "QH", "AH", "KC", "TD"]}
    keys.takes_up(bury)
    # Under load a thought may take longer than a burial waits for it: here it is done before.
    person.ask("coach", turn=person.view()["turn"], action=bury, ahead=True)
    keys.presses_play()
    asks = page.get_by_role("group", name="Sure?")
    expect(asks).to_contain_text("other cards are better in the kitty")
    again = asks.get_by_role("button", name="Choose again")
    expect(again).to_be_focused()
    checker.look("the coach's question about a burial")
    asks.get_by_role("button", name="Show a better play").press("Enter")
    expect(asks).to_contain_text("Better: Bury the")
    checker.look("the coach's better burial")
    again.press("Enter")
    expect(asks).to_have_count(0)
    expect(page.get_by_role("img", name=re.compile("^8 of 8 chosen"))).to_be_visible()
    # Asked once: the same cards are buried when the button is pressed again.
    keys.presses_play()
    expect(page.get_by_role("group", name="Bury 8 cards")).to_have_count(0)
    assert person.view()["phase"] == "playing" and person.view()["assisted"]


@pytest.mark.full("a page load for puzzles; the parts are tested without a browser")
def test_a_puzzle_is_missed_found_and_repeated_by_keys(person: Person, page: Page, site: Server) -> None:
    keys, checker = Learner(page, ""), Checker(page, LOOKS)
    texts = each_puzzle((GAMES / "rangvaar" / "puzzles.txt").read_text())
    puzzles = [read_puzzle(text) for text in texts]
    one = next(puzzle for puzzle in puzzles if puzzle.best[0]["kind"] == "play")
    page.goto(f"{site.url}?speed=instant#p.{one.key}")
    box = page.get_by_role("region", name=re.compile("^Puzzle: "))
    expect(box).to_contain_text("What is best here")
    checker.look("a puzzle that is open")
    assert one.next is not None
    keys.acts(one.next)
    expect(box).to_contain_text(re.compile("This (costs|hurts)"))
    checker.look("a puzzle that was missed")
    keys.goes_on()
    keys.acts(one.best[0])
    expect(box).to_contain_text("Right, at try 2")
    checker.look("a puzzle that was found")
    progress = json.loads(page.evaluate("() => localStorage.getItem('follow-suit/puzzles')"))
    assert progress[one.key]["box"] == 0
    box.get_by_role("button", name="All puzzles").press("Enter")
    panel = page.get_by_role("dialog")
    expect(panel).to_contain_text(f"0 of {len(puzzles)} found")
    checker.look("the puzzles of a game")
    panel.get_by_role("button", name="Puzzle of the day").press("Enter")
    expect(box).to_contain_text("What is best here")
    checker.look("the puzzle of the day")
    page.goto(f"{site.url}#p.rangvaar-nonsense")
    expect(panel.get_by_role("alert")).to_contain_text("There is no puzzle of that name.")
    checker.look("a puzzle that is none")
