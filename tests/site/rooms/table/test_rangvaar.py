"""Rangvaar: matches through the page, for chips and for nothing, by a scripted person.

Where a test is of how a match or a deal ends, bots play on to its last two tricks.
"""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.shared.front_ends import score_of
from tests.shared.page.keyboard import Keyboard
from tests.shared.page.person import unfold


def found(pattern: str, text: str) -> str:
    """What the group of a pattern matches, line by line."""
    match = re.search(pattern, text, re.M)
    assert match, f"{pattern} is not in {text}"
    return match[1]


def written(cents: int) -> str:
    return f"{cents / 100:,.2f}"


@pytest.mark.long("a match to its end")
def test_a_match_with_stakes_pays_what_the_engine_says(bidder, page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    bidder.open_rangvaar()
    expect(page.get_by_text("there is no real money anywhere")).to_be_visible()
    bidder.stake.fill("12.50")
    bidder.deal_chosen.click()
    expect(bidder.hand).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("A pot of 50.00, a stake of 12.50 each")
    page.get_by_role("button", name="Close").click()
    bidder.play_until("play")
    bidder.hasten(to_the_end=True)
    bidder.play_until("over")
    view = bidder.view()
    payout = view["summary"]["payout"]
    assert sum(payout["pay"].values()) + payout["commission"] == payout["pot"] == 5000
    account = page.get_by_role("region", name="Payout")
    expect(account).to_contain_text("50.00")
    expect(account).to_contain_text("no real money")
    expect(bidder.news).to_contain_text(f"You get {written(payout['pay']['S'])}")
    totals = score_of(view)["total"]
    expect(page.get_by_text(f"{sign(totals['NS'])} to {sign(totals['EW'])} after 3 deals")).to_be_visible()
    bidder.new_match.click()
    expect(bidder.new_match).to_have_count(0)
    assert bidder.wait() in ("bet", "name", "play")
    assert bidder.view()["chips"] == {"stake": 1250, "pot": 5000}


def sign(total: int) -> str:
    return f"−{-total}" if total < 0 else str(total)


@pytest.mark.full("a match of three deals is played in the gate")
@pytest.mark.long("several deals")
def test_a_match_of_five_deals_is_played_for_nothing(bidder, page: Page) -> None:
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


@pytest.mark.full("what the engine's rulebook tests hold, seen once more through the page")
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
    assert score_of(view)["total"]["NS"] < 0, "thirteen tricks are not to be had: the total is below nought"
    expect(page.get_by_role("cell", name=f"−{-view['totals']['NS']}", exact=True).first).to_be_visible()


@pytest.mark.full("what the engine's rulebook tests hold, seen once more through the page")
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


@pytest.mark.full("another game by keyboard")
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
