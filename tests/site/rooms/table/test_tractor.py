"""Tractor through the page: the deal with declaring, the burial, the auction, a match to its end."""

import os
import re

import pytest
from playwright.sync_api import Page, expect

from tests.shared.page.fitting import each_size
from tests.shared.page.person import unfold
from tests.shared.page.tractor_player import SEED
from tests.shared.patience import LONG_MS, USUAL_MS, scale_wait


@pytest.mark.full("axe plays a whole deal of Tractor, and a keyboard plays another")
@pytest.mark.motion
def test_a_whole_deal_is_played(player, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    player.sit_down()
    player.play_until("last chance")
    player.last_chance.get_by_role("button", name="Declare no trump with two big jokers").click()
    expect(player.last_chance).to_have_count(0)
    player.play_until("bury")
    expect(player.hand.get_by_role("button")).to_have_count(33)
    expect(page.get_by_role("img", name="Trump rank 2, no trump suit")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("They attack and have 0 points"))).to_be_visible()
    expect(player.bury).to_be_disabled()
    player.tap(player.hand.get_by_role("button", name="10 of hearts").first)
    expect(page.get_by_role("img", name=re.compile("1 of 8 chosen, worth 10 points"))).to_be_visible()
    player.tap(player.hand.get_by_role("button", name="10 of hearts").first)
    expect(player.chosen).to_have_count(0)
    player.answer("bury")
    player.play_until("deal")
    expect(page.get_by_text(re.compile("Attackers’ points"))).to_be_visible()
    expect(page.get_by_text(re.compile("Kitty: not counted|Kitty: \\d+ × \\d+"))).to_be_visible()
    player.answer("deal")
    assert player.wait() in ("declare", "last chance", "bury", "play")


#: Counts the questions that deal cards on; those of the last chance and later hold the end of a trick.
COUNTING = r"""globalThis.asked = 0;
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (...given) {
  const text = JSON.stringify(given[0] ?? null);
  if (/\bstep\b/.test(text) && !/hold_end/.test(text)) globalThis.asked += 1;
  return postMessage.apply(this, given);
};"""


@pytest.mark.long("waits for a deal card by card; tests/web holds what is asked, this that the page does it")
def test_a_tap_on_the_pack_pauses_the_deal_and_the_rest_is_dealt_in_a_few_messages(
    player, page: Page
) -> None:
    page.add_init_script(COUNTING)
    player.sit_down(speed="normal")
    expect(player.declaring).to_be_visible(timeout=LONG_MS)
    held = player.hand.get_by_role("button").count()
    page.get_by_role("button", name="The pack: carry on").press("Enter")
    expect(player.hand.get_by_role("button")).not_to_have_count(held)
    page.get_by_role("button", name="The pack: stop dealing here").click()
    expect(page.get_by_text("The deal is paused")).to_be_visible()
    held = player.hand.get_by_role("button").count()
    page.wait_for_timeout(scale_wait(400))
    expect(player.hand.get_by_role("button")).to_have_count(held)
    page.get_by_role("button", name="Deal the rest at once").click()
    expect(player.hand.get_by_role("button")).to_have_count(25, timeout=LONG_MS)
    assert 3 <= page.evaluate("asked") <= 8


@pytest.mark.long("waits for a deal card by card; the engine's tests hold the rule, axe's auction the panel")
def test_the_deal_waits_for_a_declaration_that_can_be_made(player, page: Page) -> None:
    player.sit_down(speed="fast")
    expect(player.declaring).to_be_visible(timeout=LONG_MS)
    expect(page.get_by_text("The deal is paused")).to_be_visible()
    held = player.hand.get_by_role("button").count()
    page.wait_for_timeout(scale_wait(400))
    expect(player.hand.get_by_role("button")).to_have_count(held)
    player.declaring.get_by_role("button", name="Declare diamonds with 2 of diamonds").click()
    expect(page.get_by_role("group", name="You showed 2 of diamonds: diamonds stands")).to_be_visible()
    expect(page.get_by_role("img", name="Trump rank 2, diamonds so far")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^They attack"))).to_be_visible()
    page.get_by_role("button", name="Deal the rest at once").click()
    # Somebody holds a pair: the roles change hands. Where there is room for one half only, the question has the other.
    expect(page.locator(".declared[data-over]").first).to_be_attached(timeout=LONG_MS)
    assert player.wait() == "last chance"


@pytest.mark.full("a match of six, and one of four people, come to their ends in fewer seconds")
@pytest.mark.long("a whole match; one deal of each game is played in the gate of every commit")
def test_a_match_is_won_at_ace_and_another_one_begun(player, page: Page) -> None:
    # FOLLOWSUIT_FROM_LEVEL=2 plays a whole match from its beginning: some minutes, on a quiet machine.
    level = os.environ.get("FOLLOWSUIT_FROM_LEVEL", "A")
    player.take_up(level=level, declaring="NS", first="S")
    player.play_until("over", most=1500 if level == "A" else 20_000)
    expect(page.get_by_role("heading", name=re.compile("win the match"))).to_be_visible()
    expect(player.person.news).to_contain_text(re.compile("win the match"))
    expect(page.get_by_text("T37")).to_have_count(0)
    player.person.new_match.click()
    expect(player.person.new_match).to_have_count(0)


@pytest.mark.full("axe walks through the auction")
@pytest.mark.full("what the engine's rulebook tests hold, seen once more through the page")
def test_the_auctions_first_deal_is_bid_started_named_and_played(player, page: Page) -> None:
    player.sit_down("Bidding game", seed="3")
    assert player.wait() == "bid"
    player.bidding.get_by_role("slider").press("End")
    player.bidding.get_by_role("button", name="Bid 200").click()
    expect(player.bidding).to_have_count(0)
    assert player.wait() == "play"
    expect(page.get_by_text("Put down one card")).to_be_visible()
    player.tap(player.hand.get_by_role("button", name="big joker").first)
    player.play.click()
    expect(page.get_by_text("Put down one card")).to_have_count(0)
    player.play_until("name")
    player.naming.get_by_role("button", name="No trump").click()
    expect(player.naming).to_have_count(0)
    player.play_until("bury")
    expect(player.hand.get_by_role("button")).to_have_count(32)
    player.answer("bury")
    player.play_until("play")
    player.person.hasten()
    player.play_until("deal")
    expect(page.get_by_text(re.compile("Declarers bid 200 and took"))).to_be_visible()


@pytest.mark.full("what the engine's rulebook tests hold, seen once more through the page")
def test_house_rules_that_contradict_each_other_are_refused(player, page: Page) -> None:
    player.person.open(seed=SEED)
    player.person.options("Tractor").get_by_role("radio", name="House rules").check(force=True)
    house = page.locator("[data-root=panel]")
    unfold(house)
    trumps = house.get_by_role("group", name="Throws of trumps")
    trumps.get_by_role("radio", name="Yes").check(force=True, timeout=USUAL_MS)
    throws = house.get_by_role("group", name="Throws", exact=True)
    # That the engine agrees with the first choice is nowhere to be seen: one question later it has.
    player.person.ask("hello")
    throws.get_by_role("radio", name="No", exact=True).click(force=True)
    expect(house.get_by_role("alert")).to_contain_text("“Throws” and “Throws of trumps” do not go together")
    expect(throws.get_by_role("radio", name="If unbeatable")).to_be_checked()
    throws.get_by_role("radio", name="At a risk").check(force=True)
    expect(house.get_by_role("alert")).to_be_empty()
    house.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(player.hand).to_be_visible()
    player.play_until("last chance")


@pytest.mark.full("a match of Two Hundred is in the short gate")
def test_a_deal_is_continued_where_it_stood(player, page: Page) -> None:
    player.take_up()
    player.play_until("bury")
    player.answer("bury")
    player.play_until("play")
    player.answer("play")
    player.play_until("play")
    cards = "cards => cards.map(card => card.dataset.card)"
    held = player.hand.get_by_role("button").evaluate_all(cards)
    player.person.open()
    page.get_by_role("button", name="Continue your match").click()
    expect(player.hand).to_be_visible()
    assert player.wait() == "play"
    assert held == player.hand.get_by_role("button").evaluate_all(cards)


@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_the_cards_from_the_kitty_are_marked_while_one_buries(player, page: Page) -> None:
    picked = player.hand.get_by_role("button", name=re.compile(", from the kitty"))
    player.take_up()
    player.play_until("last chance")
    expect(picked).to_have_count(0)
    player.play_until("bury")
    cards = picked.evaluate_all("cards => cards.map(card => card.dataset.card).sort()")
    assert cards == sorted(["4H", "7H", "JD", "4D", "QH", "9D", "QS", "JS"])
    # Of a pair one came from the kitty, and one did not.
    for name in ("4 of diamonds", "jack of diamonds"):
        expect(player.hand.get_by_role("button", name=name)).to_have_count(2)
        expect(player.hand.get_by_role("button", name=name, exact=True)).to_have_count(1)
    # A shape, not only a colour: it stands out of the card, where no other card lies on it.
    shape = "card => Number.parseFloat(getComputedStyle(card, '::before').inlineSize)"
    assert all(width >= 16 for width in picked.evaluate_all(f"cards => cards.map({shape})"))
    assert player.hand.get_by_role("button", name="ace of clubs").evaluate(f"card => isNaN(({shape})(card))")
    player.tap(picked.last)
    expect(player.hand.get_by_role("button", name=re.compile(", from the kitty, taken up$"))).to_have_count(1)
    player.tap(player.chosen.first)
    player.answer("bury")
    player.play_until("play")
    expect(picked).to_have_count(0)


@pytest.mark.long("sizes of the screen")
def test_thirty_three_cards_can_each_be_tapped_and_the_page_does_not_scroll(player, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    player.take_up()
    player.play_until("bury")
    for width, height in each_size(page, "bury"):
        # Of each card a strip is on top: as wide as 24 pixels where there are rows, and 40 high.
        hidden = player.hand.get_by_role("button").evaluate_all(
            """cards => cards.filter((card) => {
                 const box = card.getBoundingClientRect();
                 return ![[3, 4], [20, 4], [3, 40], [20, 40]].every(([x, y]) => {
                   const top = document.elementFromPoint(box.left + x, box.top + y);
                   return top !== null && card.contains(top);
                 });
               }).map((card) => card.dataset.key)"""
        )
        if width >= 360 and height > 500:
            assert hidden == [], f"{width}×{height}"
