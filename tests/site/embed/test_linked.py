"""A table in another site's page that is opened by a link: a challenge, in a language of its own, and an exercise."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from followsuit.exercises import GivenExercise, Pack, exercises_link
from followsuit.lessons import each_puzzle, read_puzzle
from followsuit.links import challenge_link, challenge_of
from published.serve import Server
from tests.shared.linked_deals import linked_deals
from tests.shared.page import said
from tests.shared.page.foreign_site import Host
from tests.shared.patience import USUAL_MS

LANGUAGE = "zh-Hans"
PUZZLES = Path(__file__).parents[3] / "web" / "games" / "tractor" / "puzzles.txt"


@pytest.mark.long("a visit to a frame that shares its code with the page")
def test_a_challenge_is_met_in_a_frame_and_in_chinese(page: Page, site: Server) -> None:
    link = challenge_link(challenge_of(next(linked_deals("two_hundred", 1)), 1, name="Ada"))
    panel = page.get_by_role("dialog")
    page.goto(f"{site.url}embed/?lang={LANGUAGE}#{link[:40]}")
    expect(panel.get_by_role("alert")).to_have_text(said.named(LANGUAGE, "refusal-link_cut"))
    page.goto("about:blank")
    page.goto(f"{site.url}embed/?lang={LANGUAGE}#{link}")
    expect(panel).to_contain_text(said.named(LANGUAGE, "contest-beat", whole=False))
    expect(panel).to_contain_text("Ada")
    panel.get_by_role("button", name=said.named(LANGUAGE, "contest-play")).click()
    expect(page.get_by_role("group", name=said.named(LANGUAGE, "hand"))).to_be_visible()


#: Where what lies on the table of an exercise is.
LYING = """() => [...document.querySelectorAll(".exercise-stage :is(.played, .plate, .hand)")].map((one) => {
  const { left, top } = one.getBoundingClientRect();
  return [Math.round(left), Math.round(top)];
})"""


@pytest.mark.long("a visit to a frame that shares its code with the page")
def test_an_exercise_is_solved_in_a_frame_and_its_host_is_told(page: Page, site: Server, host: Host) -> None:
    puzzle = read_puzzle(each_puzzle(PUZZLES.read_text(encoding="utf-8"))[2])
    [right] = puzzle.best[0]["cards"]
    said_else = "No: look again at who has played what of this suit."
    exercise = GivenExercise("", "Which card?", puzzle.record, puzzle.best, "", "Yes.", otherwise=said_else)
    link = f"{site.url}embed/#{exercises_link(Pack('One', (exercise,)))}"
    phone = f'<iframe src="{link}" title="One" width="360" height="740"></iframe>'
    page.goto(host.write("exercise.html", phone))
    frame = page.locator("iframe").element_handle().content_frame()
    assert frame
    panel = frame.get_by_role("dialog")
    hand = panel.locator("[data-hand]")
    play = panel.get_by_role("button", name=re.compile("^Play the "))
    panel.get_by_role("button", name="Begin").click(timeout=USUAL_MS)
    hand.locator(f'[data-state=up]:not([data-card="{right}"])').first.click()
    expect(play).to_be_visible()
    lay = frame.evaluate(LYING)
    play.click()
    expect(panel.get_by_role("status").filter(has_text=said_else)).to_be_visible()
    told = frame.evaluate(LYING)
    again = panel.get_by_role("button", name="Try again")
    again.click()
    expect(again).to_have_count(0)
    hand.locator(f'[data-card="{right}"]').first.click()
    play.click()
    expect(panel.get_by_role("status").filter(has_text="Yes.")).to_be_visible()
    # The own play lies there besides; all else where it lay.
    assert [one for one in lay if one not in told] == []
    over = page.evaluate("heard.filter(({ type }) => type === 'exercise-over')")
    assert [(one["exercise"], one["solved"], one["tries"]) for one in over] == [(1, True, 2)]
    assert over[0]["acts"][-1]["cards"] == [right]
