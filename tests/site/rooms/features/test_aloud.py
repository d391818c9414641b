"""Read aloud: what the live regions are told is what a voice says. The voices are stand-ins: a test browser has none."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.page.caller import Caller
from tests.shared.page.person import Bidder, Person
from tests.shared.page.tractor_player import Player
from tests.shared.page.waiting import wait_until

#: Two voices, one of them of a company; each sentence ends at once.
VOICES = """globalThis.said = [];
const voices = [
  { name: "Theirs", lang: "en-US", localService: false },
  { name: "Ours", lang: "en-GB", localService: true },
];
Object.defineProperty(globalThis, "speechSynthesis", { value: {
  getVoices: () => voices,
  cancel() {},
  speak(one) { said.push([one.voice.name, one.text]); setTimeout(() => one.onend?.()); },
  addEventListener() {},
} });
globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
globalThis.told = [];
document.addEventListener("DOMContentLoaded", () => {
  const region = document.querySelector("[data-root=polite]");
  if (region) new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const one of addedNodes) told.push(one.textContent);
  }).observe(region, { childList: true });
});"""


@pytest.mark.long("two tricks with a voice, in a browser")
def test_a_trick_is_said_as_the_live_region_tells_it_by_a_voice_of_the_device(
    person, page: Page, site: Server
) -> None:
    page.add_init_script(VOICES)
    person.open(speed="normal")
    page.get_by_role("button", name="Settings").first.click()
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="Read aloud").click()
    panel.get_by_label("Read aloud at the table").check()
    expect(panel.get_by_label("Voice")).to_have_value("Ours")
    wait_until(lambda: page.evaluate("said.length"), "a sample is said", page.wait_for_timeout)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    person.deal("Two Hundred")
    expect(person.hand).to_be_visible()
    page.evaluate("said.length = 0")
    for _ in range(3):
        person.answer(person.wait())
    wait_until(
        lambda: page.evaluate("told.length && said.length && told.at(-1) === said.at(-1)[1]"),
        "the last thing is said",
        page.wait_for_timeout,
    )
    said = page.evaluate("said")
    assert {voice for voice, _ in said} == {"Ours"}
    told = page.evaluate("told").copy()
    # Each is told in full, in the same order; plays that came fast were run together.
    lines = [line for words in told for line in words.split("\n")]
    spoken = [line for _, words in said for line in words.split("\n")]
    rest = iter(lines)
    assert all(line in rest for line in spoken)
    assert len(spoken) > 5
    page.keyboard.press(".")
    wait_until(
        lambda: page.evaluate("said.length > 1 && said.at(-1)[1] === said.at(-2)[1]"),
        "the last thing is said again",
        page.wait_for_timeout,
    )


def at_rangvaar(page: Page, site: Server) -> Bidder:
    """Somebody who sits at Rangvaar."""
    one = Bidder(page, site)
    one.sit_down(speed="fast")
    return one


def at_court_piece(page: Page, site: Server) -> Caller:
    """Somebody who sits at Court Piece."""
    one = Caller(page, site)
    one.open(speed="fast")
    one.deal("Court Piece")
    return one


def at_tractor(page: Page, site: Server) -> Player:
    """Somebody who sits at Tractor."""
    one = Player(Person(page, site))
    one.sit_down(speed="fast")
    return one


def at_two_hundred(page: Page, site: Server) -> Person:
    """Somebody who sits at Two Hundred."""
    one = Person(page, site)
    one.sit_down(speed="fast")
    return one


@pytest.mark.full(
    "a whole deal of each game takes minutes; the test above listens to the first tricks of one"
)
@pytest.mark.parametrize("sits", [at_two_hundred, at_rangvaar, at_court_piece, at_tractor])
def test_a_whole_deal_is_said_in_the_words_of_the_live_region_and_none_of_the_last_is_left_out(
    page: Page, site: Server, sits: Callable[[Page, Server], Any]
) -> None:
    page.add_init_script(VOICES)
    page.add_init_script(
        "localStorage['follow-suit/settings'] ??= JSON.stringify({ coach: 'off', aloud: true })"
    )
    one = sits(page, site)
    asked = one.wait()
    while asked not in ("deal", "over"):
        one.answer(asked)
        asked = one.wait()
    # A sentence of more than 200 characters is said in pieces.
    wait_until(
        lambda: page.evaluate(
            "told.length && said.length && told.at(-1).trim().endsWith(said.at(-1)[1].trim())"
        ),
        "the end of the deal is said",
        page.wait_for_timeout,
    )
    told = " ".join(" ".join(page.evaluate("told")).split())
    spoken = [" ".join(line.split()) for _, words in page.evaluate("said") for line in words.split("\n")]
    at = 0
    for line in spoken:
        found = told.find(line, at)
        assert found >= 0, f"{line!r} is said, but not told after {told[max(0, at - 80) : at]!r}"
        at = found + len(line)
    assert len(spoken) > 20
    assert max(map(len, spoken)) <= 200
