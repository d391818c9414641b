"""A teacher's exercises in the page: solved from a link, answers read as a class's table, and made of a deal."""

import re
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Page, expect

from followsuit.exercises import GivenExercise, Pack, Wrong, answers_link, exercises_link
from followsuit.lessons import each_puzzle, read_puzzle
from followsuit.links import deal_link
from followsuit.record import read_record
from published.serve import Server
from tests.shared.page.axe_checker import Checker
from tests.shared.patience import LONG_MS, USUAL_MS

GAMES = Path(__file__).parents[4] / "web" / "games"
RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"}
SUITS = {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}
#: Words that a page which is careless would run, or turn around.
TASK = "<img src=x onerror=document.title='run'> <b>Which</b> card?"


def a_pack() -> Pack:
    """Two exercises of one card each; the first has words for a mistake."""
    found = []
    for text in each_puzzle((GAMES / "two_hundred" / "puzzles.txt").read_text(encoding="utf-8")):
        puzzle = read_puzzle(text)
        if puzzle.next is not None and len(puzzle.best) == 1 and puzzle.best[0]["kind"] == "play":
            wrong = (Wrong(puzzle.next, "It comes to less \u202eback."),)
            found.append(GivenExercise("", TASK, puzzle.record, puzzle.best, "Count.", "Well done.", wrong))
        if len(found) == 2:
            return Pack("Second <i>hand</i>", (found[0], replace(found[1], title="Last one")), passes=1)
    raise AssertionError("there are two such puzzles")


def named(act) -> str:
    """A card of an act, as the hand calls it."""
    [card] = act["cards"]
    return f"{RANKS.get(card[0], card[0])} of {SUITS[card[1]]}"


def test_a_link_is_solved_after_a_wrong_try_and_its_answers_become_a_table(page: Page, site: Server) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    checker = Checker(page, (("light", 360, 740), ("dark", 1280, 720)))
    pack = a_pack()
    first = pack.exercises[0]
    page.goto(f"{site.url}#{exercises_link(pack)}")
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("heading", name="Second <i>hand</i>")).to_be_visible()
    expect(panel).to_contain_text(TASK)
    checker.look("a pack of exercises")
    panel.get_by_role("button", name="Begin").click()
    expect(panel.get_by_role("heading", name="1 of 2: Exercise 1")).to_be_visible()
    panel.get_by_role("button", name="Hint").click()
    expect(panel).to_contain_text("Count.")
    for act, said, on in (
        (first.wrong[0].act, "It comes to less back.", "Try again"),
        (first.right[0], "Well done.", "Next exercise"),
    ):
        card = panel.get_by_role("button", name=re.compile(f"^{named(act)}"))
        card.click()
        panel.get_by_role("button", name=f"Play the {named(act)}").click()
        expect(panel.get_by_role("status").filter(has_text=said)).to_be_visible(timeout=LONG_MS)
        way_on = panel.get_by_role("button", name=on)
        expect(way_on).to_be_focused()
        if act is not first.right[0]:
            checker.look("a wrong try")
        way_on.press("Enter")
    panel.get_by_role("button", name="Back to the exercises").click()
    expect(panel).to_contain_text("1 of 2 solved. Passed.")
    panel.get_by_label("Your name").fill("Ama <b>")
    panel.get_by_label("Your name").press("Tab")
    answers = panel.get_by_label("Your answers as a link")
    expect(answers).to_have_value(re.compile(r"#y1\.[\w-]{20,}$"))
    mine = answers.input_value()

    # Closed and opened again: what was tried is there.
    page.reload()
    expect(panel).to_contain_text("1 of 2 solved. Passed.")
    expect(answers).to_have_value(mine)

    # The teacher's table: mine, the same again, a cut one, and another pupil's.
    other = answers_link(pack, "چی", [[[first.wrong[0].act]], []])
    panel.get_by_role("button", name="Answers of a class").click()
    heap = f"Ama: {mine}\nagain {mine}\ncut {mine[:-9]}\n{site.url}#{other}"
    panel.get_by_role("textbox", name="What your class sent").fill(heap)
    panel.get_by_role("button", name="Make the table").click()
    expect(panel.get_by_role("row")).to_have_count(3, timeout=LONG_MS)
    expect(panel.get_by_role("row", name="Ama <b>")).to_contain_text("solved in 2 tries")
    for said in ("The same link was found above.", "end of this link is missing", "(2 people)"):
        expect(panel).to_contain_text(said)
    checker.look("the answers of a class")
    assert page.title() != "run"

    # A damaged link says so.
    panel.get_by_role("button", name="Back to the exercises").click()
    panel.get_by_role("button", name="Other exercises").click()
    panel.get_by_label("Link or text of exercises").fill(f"{site.url}#{exercises_link(pack)[:-20]}")
    panel.get_by_role("button", name="Open", exact=True).click()
    expect(panel.get_by_role("alert").filter(has_text="link")).to_be_visible()


def test_a_teacher_is_told_that_the_right_play_loses_before_there_is_a_link(page: Page, site: Server) -> None:
    checker = Checker(page, (("light", 360, 740), ("dark", 1280, 720)))
    text = each_puzzle((GAMES / "two_hundred" / "puzzles.txt").read_text(encoding="utf-8"))[0]
    puzzle = read_puzzle(text)
    [best], worse = puzzle.best, puzzle.next
    page.goto(f"{site.url}#{deal_link(read_record(puzzle.record))}")
    panel = page.get_by_role("dialog")
    panel.get_by_role("slider").press("End", timeout=USUAL_MS)
    panel.get_by_role("button", name="Hands and more").click()
    panel.get_by_role("button", name="Make an exercise here").click()
    panel.get_by_label("The task").fill("What now?", timeout=LONG_MS)
    panel.get_by_label("What solves it").select_option(label="their side wins this trick")
    panel.get_by_label("What solves it").select_option(label="the plays that are marked right")
    panel.get_by_role("button", name=f"Play the {named(worse)}: right").click()
    panel.get_by_role("button", name="Check and keep").click()
    told = panel.get_by_role("alert").filter(has_text="is called right, but comes to")
    expect(told).to_be_visible(timeout=LONG_MS)
    expect(told).to_contain_text(named(best))
    checker.look("an exercise that is being made")
    panel.get_by_role("button", name=f"Play the {named(best)}: right").click()
    panel.get_by_role("button", name=f"Play the {named(worse)}: a mistake").click()
    panel.get_by_label(f"Said to: Play the {named(worse)}").fill("Too dear.")
    panel.get_by_role("button", name="Check and keep").click()
    link = panel.get_by_label("The link of these exercises")
    expect(link).to_have_value(re.compile(r"#x1\.[\w-]+$"), timeout=LONG_MS)
    checker.look("an exercise that was made")
    # The device has it now.
    made = link.input_value()
    panel.get_by_role("button", name="Other exercises").click()
    panel.get_by_role("button", name=re.compile("One exercise")).click()
    expect(link).to_have_value(made)
