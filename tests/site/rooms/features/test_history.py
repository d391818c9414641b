"""The past: matches played are listed, stepped through and counted; everything goes out and in as one file."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named
from followsuit.record import Player
from followsuit.table import Table
from tests.shared.page.person import from_more, open_menu
from tests.shared.patience import USUAL_MS
from tools.export_file import export_file


def record(game: str, seed: str, deals: int | None = None) -> str:
    """A match played by bots, recorded as if a person had sat South; of so many deals, or to its end."""
    rules = game_named(game).rules("reference")
    table = Table.start(game, rules, {seat: Player("beginner") for seat in Seat}, seed=seed)
    while not table.is_over and (deals is None or not table.needs_deal or len(table.record().deals) < deals):
        if table.needs_deal:
            table.deal()
        else:
            table.step()
    return table.record_text().replace("player S beginner", "player S person Ada")


class Visitor:
    """Somebody who looks at what was played."""

    def __init__(self, person, folder: Path) -> None:
        self.person, self.page, self.folder = person, person.page, folder
        self.panel = self.page.get_by_role("dialog")
        self.news = self.panel.get_by_role("alert")

    def open_matches(self) -> None:
        self.person.open()
        expect(self.page.get_by_text("Ready", exact=True)).to_be_visible()
        from_more(self.page, "Your matches").click()
        expect(self.panel).to_be_visible()

    def tab(self, name: str) -> None:
        self.panel.get_by_role("button", name=name, exact=True).click()

    def choose(self, content: object) -> None:
        """Choose a file with this in it."""
        self.tab("Your data")
        file = self.folder / "matches.json"
        file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        self.panel.locator("input[type=file]").set_input_files(file)

    def take_in(self, content: object) -> None:
        self.choose(content)
        self.panel.get_by_role("button", name="Add what it holds").click()
        expect(self.news).to_contain_text("imported")

    @property
    def matches(self) -> Locator:
        self.tab("Matches")
        return self.panel.get_by_role("listitem")


@pytest.fixture
def visitor(person, tmp_path: Path) -> Visitor:
    return Visitor(person, tmp_path)


@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_where_nothing_was_played_the_page_says_so(visitor) -> None:
    visitor.open_matches()
    expect(visitor.panel).to_contain_text("No match yet")
    visitor.tab("Statistics")
    expect(visitor.panel).to_contain_text("Nothing to count yet")


@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_a_match_that_is_played_is_listed_counted_and_stepped_through(visitor, page: Page) -> None:
    person = visitor.person
    person.sit_down()
    person.play_until("deal")
    open_menu(page)
    page.get_by_role("button", name="Your matches").click()
    panel = visitor.panel
    match = panel.get_by_role("listitem")
    expect(match).to_have_count(1)
    expect(match).to_contain_text("Two Hundred")
    expect(match).to_contain_text("In deal 1")
    visitor.tab("Statistics")
    expect(panel.get_by_role("table", name="Who declared")).to_be_visible()
    expect(panel.get_by_role("img", name=re.compile("^Over the last deal:"))).to_be_visible()
    visitor.tab("Matches")
    match.get_by_role("button").first.click()
    panel.get_by_role("button", name=re.compile("^Deal 1")).click()
    # It is the table itself, with the way through the deal in the place of the prompt.
    expect(panel.get_by_role("group", name="Your hand")).to_be_visible()
    on = panel.get_by_role("button", name="One card on")
    expect(on).to_be_focused()
    panel.get_by_text("Hands and more", exact=True).click()
    hands = panel.get_by_role("group", name=re.compile(" holds? "))
    expect(hands).to_have_count(4)
    panel.get_by_text("Hands and more", exact=True).click()
    # The table that it lies over has a sheet like that, too.
    order = panel.get_by_role("button", name="What beats what, and what counts")
    order.click()
    expect(panel.get_by_role("heading", name="Which card beats which")).to_be_visible()
    order.click()
    slider = panel.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 0 of"))
    on.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 1 of"))
    page.keyboard.press("End")
    expect(on).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 0 of"))
    on = panel.get_by_role("button", name="One trick on")
    while on.get_attribute("aria-disabled") == "false":
        step = panel.get_by_role("slider").get_attribute("aria-valuetext")
        on.click()
        expect(panel.get_by_role("slider")).not_to_have_attribute("aria-valuetext", step)
    panel.get_by_text("Hands and more", exact=True).click()
    expect(panel.get_by_role("group", name=re.compile("holds? no cards"))).to_have_count(4)
    panel.get_by_role("button", name="All deals").click()
    panel.get_by_role("button", name="All matches").click()
    panel.get_by_role("button", name="Close").click()
    expect(person.next_deal).to_be_visible()


def test_everything_goes_out_as_a_file_and_comes_back(visitor, page: Page) -> None:
    visitor.open_matches()
    visitor.take_in(
        export_file(("rangvaar", record("rangvaar", "a")), ("two_hundred", record("two_hundred", "b", 1)))
    )
    expect(visitor.matches).to_have_count(2)
    visitor.tab("Your data")
    with page.expect_download() as saving:
        visitor.panel.get_by_role("button", name="Save everything as a file").click()
    saved = json.loads(Path(saving.value.path()).read_text(encoding="utf-8"))
    assert [match["game"] for match in saved["documents"]] == ["rangvaar", "two_hundred"]
    assert saved["documents"][0]["deals"][-1]["won_by"], "the engine says how it ended"
    visitor.panel.get_by_role("button", name="Delete everything…").click()
    visitor.panel.get_by_role("button", name="Delete everything for good").click()
    expect(visitor.news).to_contain_text("Everything is deleted")
    visitor.tab("Matches")
    expect(visitor.panel).to_contain_text("No match yet")
    page.reload()
    visitor.open_matches()
    expect(visitor.panel).to_contain_text("No match yet")
    visitor.choose(saved)
    visitor.panel.get_by_role("button", name="Put it in place of everything").click()
    visitor.panel.get_by_role("button", name="Replace everything").click()
    expect(visitor.news).to_contain_text("2 entries were imported")
    expect(visitor.matches).to_have_count(2)
    visitor.panel.get_by_role("button", name="Continue Two Hundred, deal 1").click()
    expect(visitor.person.next_deal).to_be_visible()


@pytest.mark.long("one more way for storage to fail")
def test_a_file_that_is_not_right_in_all_parts_changes_nothing(visitor) -> None:
    good = ("two_hundred", record("two_hundred", "b", 1))
    torn = ("two_hundred", good[1].replace("dealer", "trader"))
    visitor.open_matches()
    for content, reason in (
        ("{", "could not be read"),
        ({"format": "cards", "version": 1}, "no file of Follow Suit"),
        (export_file(good, version=2), "newer version"),
        (export_file(good, documents=[{"id": "x"}]), "Entry 1 in that file does not make sense"),
        (export_file(good, torn), "The text of entry 2"),
    ):
        visitor.choose(content)
        expect(visitor.news).to_contain_text(reason)
        expect(visitor.news).to_contain_text("Nothing was changed")
    visitor.tab("Matches")
    expect(visitor.panel).to_contain_text("No match yet")


def test_what_cannot_be_read_is_set_aside_and_may_be_had_or_thrown_away(visitor, page: Page) -> None:
    visitor.open_matches()
    visitor.take_in(export_file(("two_hundred", record("two_hundred", "b", 1))))
    page.evaluate(
        """() => new Promise((resolve) => {
             indexedDB.open("follow-suit-kept").onsuccess = ({ target: { result } }) => {
               const change = result.transaction("texts", "readwrite");
               change.objectStore("texts").clear();
               change.objectStore("texts").put(["followsuit-deal 1"], ["match 0", 0]);
               change.oncomplete = () => { result.close(); resolve(); };
             };
           })"""
    )
    visitor.matches.get_by_role("button").first.click()
    expect(visitor.news).to_contain_text("It is set aside")
    expect(visitor.panel.get_by_role("listitem")).to_have_count(0)
    visitor.tab("Your data")
    expect(visitor.panel.get_by_role("listitem").last).to_contain_text("This is missing: game")
    with page.expect_download() as saving:
        visitor.panel.get_by_role("button", name="Save it", exact=True).click()
    assert Path(saving.value.path()).read_text(encoding="utf-8") == "followsuit-deal 1\n"
    visitor.panel.get_by_role("button", name="Delete it", exact=True).click()
    expect(visitor.panel.get_by_role("heading", name="Set aside")).to_have_count(0)


@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_the_back_button_leads_from_the_table_to_the_opening_and_the_match_stands(
    visitor, page: Page
) -> None:
    person = visitor.person
    person.sit_down()
    person.play_until("play")
    page.get_by_role("button", name="Menu").click()
    page.go_back()
    expect(visitor.panel).to_be_hidden()
    expect(person.hand).to_be_visible()
    page.go_back()
    expect(person.hand).to_have_count(0)
    page.get_by_role("button", name="Continue your match").click()
    assert person.wait() == "play"
    page.go_back()
    expect(person.hand).to_have_count(0)
    page.go_forward()
    assert person.wait() == "play"


@pytest.mark.full("a match of Two Hundred goes on after a reload in the short gate")
def test_a_deal_of_tractor_goes_on_after_a_reload_where_it_stood(person, page: Page) -> None:
    person.open(speed="normal", seed="28")
    person.deal("Tractor")
    expect(person.hand).to_be_visible()
    cards = person.hand.get_by_role("button")
    page.wait_for_function(
        "() => document.querySelectorAll('.hand [data-card]').length >= 6", timeout=USUAL_MS
    )
    page.get_by_role("button", name="Pause the deal").click()
    expect(page.get_by_text("The deal is paused")).to_be_visible()
    person.wait_until_kept()
    held = cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
    person.open(speed="slow")
    page.get_by_role("button", name="Continue your match").click()
    expect(cards.first).to_be_visible()
    now = cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert set(held) <= set(now)
    assert len(now) < 25, "the deal was dealt to its end"


@pytest.mark.long("starts the engine twice; boot's failures end a worker in the short gate")
def test_an_engine_that_dies_is_started_again_and_the_match_goes_on(person, page: Page, guard) -> None:
    guard.expects(r"")
    person.sit_down()
    person.play_until("play")
    held = person.hand.get_by_role("button").count()
    room = next(frame for frame in page.frames if "/engine/" in frame.url)
    room.evaluate("() => document.querySelector('script[type=py]').xworker.terminate()")
    person.touch(person.playable.first)
    person.play.click()
    notice = page.get_by_text("The engine had stopped and was started again")
    expect(notice).to_be_visible()
    page.get_by_role("button", name="Close this note").click()
    expect(notice).to_be_hidden()
    assert person.hand.get_by_role("button").count() == held
    person.answer("play")
    assert person.wait() in ("play", "deal")


#: Lets `endConnections` end what the page has open, and tell nobody: as iOS does in the background.
ENDING = """const connections = [];
const open = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (...all) {
  if (globalThis.isRefused) throw new DOMException("not now", "UnknownError");
  const request = open.apply(this, all);
  request.addEventListener("success", () => connections.push(request.result));
  return request;
};
globalThis.endConnections = () => connections.splice(0).forEach((one) => one.close());"""


def test_a_database_that_dies_at_the_table_costs_no_act_and_one_is_told(person, page: Page) -> None:
    page.add_init_script(ENDING)
    person.sit_down()
    person.play_until("play")
    origin = page.evaluate("location.origin")
    browser = page.context.new_cdp_session(page)
    told = page.get_by_text("The browser does not reach its store any more")

    def delete_all() -> None:
        browser.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})

    for kill in (lambda: page.evaluate("endConnections()"), delete_all):
        kill()
        person.play_until("play")
        person.answer("play")
        person.wait_until_kept()
        expect(told).to_have_count(0)
    page.evaluate("globalThis.isRefused = true; endConnections()")
    person.play_until("play")
    person.answer("play")
    expect(told).to_be_visible()
    page.evaluate("globalThis.isRefused = false; document.dispatchEvent(new Event('visibilitychange'))")
    expect(told).to_have_count(0)
    record = person.kept_record()
    person.open()
    page.get_by_role("button", name="Continue your match").click()
    expect(person.hand).to_be_visible()
    assert person.ask("record")["record"].startswith(record)


@pytest.mark.full("one more way for storage to fail")
def test_where_the_database_is_refused_one_is_told_quietly_and_plays(person, page: Page) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    person.sit_down()
    expect(page.get_by_text("This browser keeps nothing for this page")).to_be_visible()
    person.play_until("deal")


@pytest.mark.long("one more way for storage to fail")
def test_on_a_full_device_one_is_told_and_plays_on_and_what_was_kept_stays(person, page: Page) -> None:
    person.sit_down()
    person.play_until("play")
    page.evaluate(
        "() => { IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"
    )
    person.answer("play")
    expect(page.get_by_text("The device has no room left")).to_be_visible()
    person.play_until("play")
    person.answer("play")
    person.open()
    page.get_by_role("button", name="Continue your match").click()
    expect(person.hand).to_be_visible()
    assert person.wait() == "play", "the match stands where the device has it"
