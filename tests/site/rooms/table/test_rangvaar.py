"""Rangvaar: matches through the page, for chips and for nothing, by a scripted person.

Where a test is of how a match or a deal ends, bots play on to its last two tricks.
"""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.shared.page.keyboard import Keyboard
from tests.shared.page.person import unfold

NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"


def found(pattern: str, text: str) -> str:
    """What the group of a pattern matches, line by line."""
    match = re.search(pattern, text, re.M)
    assert match, f"{pattern} is not in {text}"
    return match[1]


def written(cents: int) -> str:
    return f"{cents / 100:,.2f}"


@pytest.mark.long("the purse over several deals or pages")
def test_a_match_with_stakes_pays_what_the_engine_says(bidder, page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    bidder.open_rangvaar()
    bidder.expect_chips(10_000)
    expect(page.get_by_text("there is no real money anywhere")).to_be_visible()
    bidder.stake.fill("12.50")
    expect(page.get_by_text("Pot 50.00: a win pays 25.00")).to_be_visible()
    bidder.deal_chosen.click()
    expect(bidder.hand).to_be_visible()
    page.wait_for_function("() => JSON.parse(localStorage['follow-suit/chips'] ?? '{}').balance === 8750")
    bidder.play_until("play")
    bidder.hasten(to_the_end=True)
    bidder.play_until("over")
    view = bidder.view()
    payout = view["summary"]["payout"]
    paid = 8750 + payout["pay"]["S"]
    assert sum(payout["pay"].values()) + payout["commission"] == payout["pot"] == 5000
    account = page.get_by_role("region", name="Payout")
    expect(account).to_contain_text("50.00")
    expect(account).to_contain_text(f"Your chips {written(paid)}")
    expect(account).to_contain_text("no real money")
    expect(bidder.news).to_contain_text(f"You get {written(payout['pay']['S'])}")
    assert bidder.kept() == {"balance": paid, "unpaid": None}
    totals = view["totals"]
    expect(page.get_by_text(f"{sign(totals['NS'])} to {sign(totals['EW'])} after 3 deals")).to_be_visible()
    bidder.new_match.click()
    expect(bidder.new_match).to_have_count(0)
    assert bidder.wait() in ("bet", "name", "play")
    page.wait_for_function(
        "paid => JSON.parse(localStorage['follow-suit/chips']).balance === paid - 1250", arg=paid
    )


def sign(total: int) -> str:
    return f"−{-total}" if total < 0 else str(total)


@pytest.mark.full("the purse is left alone in every other game too")
@pytest.mark.long("the purse over several deals or pages")
def test_a_match_for_nothing_of_five_deals_touches_no_purse(bidder, page: Page) -> None:
    bidder.open_rangvaar()
    bidder.page.get_by_role("group", name="How long?").get_by_role("radio", name="5 deals").check(force=True)
    bidder.choose("Nothing", "Played for")
    expect(bidder.stake).to_be_hidden()
    bidder.deal_chosen.click()
    bidder.play_until("play")
    bidder.hasten()
    bidder.play_until("deal")
    view = bidder.view()
    assert view["match"]["deals"] == 5
    assert view["chips"] is None
    assert bidder.kept() is None
    for side in ("NS", "EW"):
        change = view["summary"]["change"][side]
        change_text = f"−{-change}" if change < 0 else f"+{change}"
        expect(page.get_by_role("cell", name=change_text).first).to_be_visible()
    expect(page.get_by_role("link", name="§R8: what this rule says").first).to_be_visible()
    bidder.answer("deal")
    expect(page.get_by_text("Deal 2 of 5", exact=True)).to_be_visible()


def named(card: str) -> str:
    rank = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"}.get(card[0], card[0])
    return f"{rank} of " + {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}[card[1]]


def test_nobody_is_shown_the_second_packet_before_trump_is_named(bidder, page: Page) -> None:
    bidder.sit_down()
    record = bidder.ask("record")["record"]
    unseen = {card for rest in re.findall(r"^rest . (.*)$", record, re.M) for card in rest.split()}
    assert len(unseen) == 32

    def shown() -> set[str]:
        lies: list[str] = page.locator("[data-card]").evaluate_all(
            "cards => cards.map(card => card.dataset.card)"
        )
        return set(lies) | set(re.findall(r'"([2-9TJQKA][SHDC])"', json.dumps(bidder.view())))

    for _ in range(4):
        asked = bidder.wait()
        if asked == "play":
            break
        expect(bidder.hand.get_by_role("button")).to_have_count(5)
        assert not shown() & unseen
        said = page.evaluate(
            "() => document.body.innerText + [...document.querySelectorAll('[aria-label]')].map(a => a.ariaLabel)"
        )
        assert not [card for card in unseen if named(card) in said]
        bidder.answer(asked)
    bidder.play_until("play")
    expect(bidder.hand.get_by_role("button")).to_have_count(13)
    mine = set(found(r"^rest S (.*)$", record).split())
    held = bidder.hand.get_by_role("button").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert mine <= set(held)
    expect(bidder.news).to_contain_text("You are dealt")


@pytest.mark.long("what the engine's rulebook tests hold, seen once more through the page")
def test_only_legal_bids_are_there_and_a_bid_stands_on_the_table(bidder, page: Page) -> None:
    bidder.sit_down()
    assert bidder.wait() == "bet"
    prompt = bidder.view()["prompt"]
    there = bidder.betting.get_by_role("button").evaluate_all(
        "buttons => buttons.map(button => button.textContent.trim())"
    )
    assert there == [*map(str, prompt["values"]), *(["Pass"] if prompt["can_pass"] else [])]
    bidder.betting.get_by_role("button", name="Bid 13").click()
    expect(bidder.naming).to_be_visible()
    expect(bidder.hand.get_by_role("button")).to_have_count(5)
    bidder.naming.get_by_role("button", name="Hearts").click()
    expect(page.get_by_role("img", name="Trump is hearts")).to_be_visible()
    expect(page.get_by_role("img", name="Bid 13, by you")).to_be_visible()
    expect(bidder.hand.get_by_role("button")).to_have_count(13)
    bidder.play_until("play")
    bidder.hasten()
    bidder.play_until("deal")
    view = bidder.view()
    assert view["totals"]["NS"] < 0, "thirteen tricks are not to be had: the total is below nought"
    expect(page.get_by_role("cell", name=f"−{-view['totals']['NS']}", exact=True).first).to_be_visible()


@pytest.mark.long("the purse over several deals or pages")
def test_a_stake_above_the_balance_is_refused_with_the_reason(bidder, page: Page) -> None:
    bidder.open_rangvaar()
    bidder.stake.fill("100.01")
    reason = page.get_by_role("alert").filter(has_text="100.01 is more than the 100.00 you have.")
    expect(reason).to_be_visible()
    bidder.deal_chosen.click()
    expect(reason).to_be_visible()
    expect(bidder.hand).to_have_count(0)
    bidder.stake.fill("a lot")
    expect(page.get_by_role("alert").filter(has_text="at least 0.01")).to_be_visible()
    bidder.stake.fill("100")
    expect(page.get_by_role("alert").filter(has_text="stake")).to_have_count(0)
    bidder.deal_chosen.click()
    expect(bidder.hand).to_be_visible()
    page.wait_for_function("() => JSON.parse(localStorage['follow-suit/chips'] ?? '{}').balance === 0")


@pytest.mark.long("the purse over several deals or pages")
def test_a_match_goes_on_after_a_reload_and_is_not_paid_twice(bidder, page: Page) -> None:
    bidder.sit_down()
    bidder.play_until("play")
    bidder.answer("play")
    bidder.wait()
    held = bidder.hand.get_by_role("button").evaluate_all("cards => cards.map(card => card.dataset.card)")
    bidder.open_rangvaar()
    bidder.expect_chips(9000)
    expect(page.get_by_text("gives up the unfinished one, and its stake")).to_be_visible()
    bidder.open()
    bidder.resume.click()
    expect(bidder.hand).to_be_visible()
    assert bidder.wait() == "play"
    assert held == bidder.hand.get_by_role("button").evaluate_all(
        "cards => cards.map(card => card.dataset.card)"
    )
    bidder.hasten(anew=True)
    bidder.play_until("deal")
    bidder.open()
    bidder.resume.click()
    bidder.answer(bidder.wait())
    bidder.play_until("play")
    bidder.hasten(to_the_end=True, anew=True)
    bidder.play_until("over")
    paid = 9000 + bidder.view()["summary"]["payout"]["pay"]["S"]
    assert bidder.kept() == {"balance": paid, "unpaid": None}
    bidder.open_rangvaar()
    bidder.expect_chips(paid)
    expect(bidder.resume).to_be_hidden()
    page.get_by_role("button", name="Reset").click()
    bidder.expect_chips(10_000)


@pytest.mark.long("the purse over several deals or pages")
def test_a_match_taken_over_by_another_tab_is_paid_once(bidder, page: Page, site) -> None:
    bidder.sit_down()
    bidder.play_until("play")
    other = type(bidder)(page.context.new_page(), site)
    other.open()
    other.resume.click()
    dialog = other.page.get_by_role("dialog").filter(has_text="open in another tab")
    dialog.get_by_role("button", name="Play it here").click()
    expect(other.hand).to_be_visible()
    expect(page.get_by_text("Your match goes on in another tab.")).to_be_visible()
    expect(bidder.hand).to_have_count(0)
    assert other.wait() == "play"
    other.hasten(to_the_end=True)
    other.play_until("over")
    paid = 9000 + other.view()["summary"]["payout"]["pay"]["S"]
    assert other.kept() == {"balance": paid, "unpaid": None}
    page.bring_to_front()
    bidder.expect_chips(paid)
    expect(bidder.resume).to_be_hidden()


@pytest.mark.long("the purse over several deals or pages")
def test_without_storage_chips_last_as_long_as_the_page(bidder, page: Page) -> None:
    page.add_init_script(NO_STORAGE)
    bidder.sit_down()
    bidder.wait()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("A pot of 40.00, a stake of 10.00 each")
    page.get_by_role("button", name="Leave the table").click()
    bidder.expect_chips(9000)


@pytest.mark.long("the purse over several deals or pages")
def test_a_purse_that_cannot_be_read_is_a_new_one(bidder, page: Page) -> None:
    page.add_init_script("""localStorage.setItem("follow-suit/chips", '{"balance": -5, "unpaid": 7}')""")
    bidder.open_rangvaar()
    bidder.expect_chips(10_000)


@pytest.mark.long("what the engine's rulebook tests hold, seen once more through the page")
def test_everybody_passes_and_the_deal_does_not_count(bidder, page: Page) -> None:
    bidder.open_rangvaar()
    bidder.choose("House rules", "Rules")
    house = page.locator("[data-root=panel]")
    unfold(house)
    opener = house.get_by_role("group", name="Whoever opens the auction")
    opener.get_by_role("radio", name="May pass").check(force=True)
    expect(opener.get_by_role("radio", name="May pass")).to_be_checked()
    house.get_by_role("button", name="Close").click()
    bidder.choose("Nothing", "Played for")
    bidder.deal_chosen.click()
    expect(bidder.hand).to_be_visible()
    bidder.wait()
    record = bidder.ask("record")["record"]
    assert '"opener_may_pass": true' in record
    # The bots of today would bid; those of this record did not.
    dealt = found(r"(?s)^(.*\nrest W [^\n]*\n)", record)
    first = found(r"^first (.)$", record)
    order = "SWNE"["SWNE".index(first) :] + "SWNE"[: "SWNE".index(first)]
    passed = dealt + "auction " + ", ".join(f"{seat} pass" for seat in order) + "\n"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    bidder.keep(passed, "rangvaar")
    bidder.resume.click()
    expect(page.get_by_role("heading", name="Everybody passed")).to_be_visible()
    expect(page.get_by_text("the deal does not count")).to_be_visible()
    bidder.next_deal.click()
    expect(bidder.next_deal).to_have_count(0)
    expect(page.get_by_text("Deal 1 of 3", exact=True)).to_be_visible()
    expect(bidder.hand.get_by_role("button")).to_have_count(5)


@pytest.mark.long("another game by keyboard")
@pytest.mark.motion
def test_the_first_and_last_tricks_of_rangvaar_are_played_by_keyboard_alone(bidder, page: Page) -> None:
    keyboard = Keyboard(bidder)
    bidder.open()
    keyboard.press_at(r"^Deal\s+Rangvaar")
    expect(bidder.hand).to_be_visible()
    keyboard.play_the_deal(bid="^Bid 13$", tricks=2)
    bidder.hasten()
    keyboard.play_the_deal(bid="^Bid 13$")
    keyboard.press_at("^Next deal$")
    expect(bidder.next_deal).to_have_count(0)
    expect(bidder.hand.get_by_role("button")).to_have_count(5)
