"""Read aloud: what the live regions are told is what a voice says. The voices are stand-ins: a test browser has none."""

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.page.person import BOOT_MS
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
    expect(person.hand).to_be_visible(timeout=BOOT_MS)
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
