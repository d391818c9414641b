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
from tests.shared.page.person import BOOT_MS

LANGUAGE = "zh-Hans"
PUZZLES = Path(__file__).parents[3] / "web" / "games" / "two_hundred" / "puzzles.txt"


@pytest.mark.long("a visit to a frame that shares its code with the page")
def test_a_challenge_is_met_in_a_frame_and_in_chinese(page: Page, site: Server) -> None:
    link = challenge_link(challenge_of(next(linked_deals("two_hundred", 1)), 1, name="Ada"))
    panel = page.get_by_role("dialog")
    page.goto(f"{site.url}embed/?lang={LANGUAGE}#{link[:40]}")
    expect(panel.get_by_role("alert")).to_have_text(said.named(LANGUAGE, "refusal-link_cut"), timeout=BOOT_MS)
    page.goto("about:blank")
    page.goto(f"{site.url}embed/?lang={LANGUAGE}#{link}")
    expect(panel).to_contain_text(said.named(LANGUAGE, "contest-beat", whole=False), timeout=BOOT_MS)
    expect(panel).to_contain_text("Ada")
    panel.get_by_role("button", name=said.named(LANGUAGE, "contest-play")).click()
    expect(page.get_by_role("group", name=said.named(LANGUAGE, "hand"))).to_be_visible()


@pytest.mark.long("a visit to a frame that shares its code with the page")
def test_an_exercise_is_solved_in_a_frame_and_its_host_is_told(page: Page, site: Server, host: Host) -> None:
    puzzle = read_puzzle(each_puzzle(PUZZLES.read_text(encoding="utf-8"))[0])
    pack = Pack("One", (GivenExercise("", "Which card?", puzzle.record, puzzle.best, "", "Yes."),))
    frame = f'<iframe src="{site.url}embed/#{exercises_link(pack)}" title="One" width="900" height="700"></iframe>'
    page.goto(host.write("exercise.html", frame))
    panel = page.frame_locator("iframe").get_by_role("dialog")
    panel.get_by_role("button", name="Begin").click(timeout=BOOT_MS)
    panel.locator(f'[data-hand] [data-card="{puzzle.best[0]["cards"][0]}"]').first.click()
    panel.get_by_role("button", name=re.compile("^Play the ")).click()
    expect(panel.get_by_role("status").filter(has_text="Yes.")).to_be_visible(timeout=BOOT_MS)
    told = page.evaluate("heard.filter(({ type }) => type === 'exercise-over')")
    assert [(one["exercise"], one["solved"], one["tries"]) for one in told] == [(1, True, 1)]
    assert told[0]["acts"][0]["cards"] == puzzle.best[0]["cards"]
