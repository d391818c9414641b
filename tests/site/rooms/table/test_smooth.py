"""Smooth: what the page does while cards move. How long it takes is for `tests/bench/smooth.py` to say."""

import itertools
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from published.headers import headers_for
from tests.shared.patience import LONG_MS, USUAL_MS

pytestmark = [pytest.mark.motion, pytest.mark.long("layout shifts and repaints, game by game")]

PHONE, DESKTOP = (360, 740), (1440, 900)

SHIFTS = """() => { window.shifted = []; new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry.value > 0) shifted.push([entry.value, ...entry.sources.map(({ node, previousRect, currentRect }) =>
      [node?.textContent?.trim(), node?.className, JSON.stringify([previousRect, currentRect])].join(" "))]);
}).observe({ type: "layout-shift" }); }"""

# The largest thing seen so far, each time there is a larger one, by the clock.
PAINTS = """() => { window.painted = []; new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) painted.push(performance.timeOrigin + startTime);
}).observe({ type: "largest-contentful-paint", buffered: true }); }"""


# What the engine's worker asks for; PyScript itself is preloaded with its frame.
ASKED = re.compile(r"/runtime/(?!pyscript)")

# The page is drawn in one go for each card dealt: so many nodes come and go, so many attributes are written.
CHANGES = """() => { window.changes = { nodes: 0, attributes: 0, faces: new Set() }; new MutationObserver((records) => {
  for (const { type, addedNodes, removedNodes } of records) {
    if (type === "attributes") changes.attributes += 1;
    for (const node of [...addedNodes, ...removedNodes])
      if (node instanceof Element) changes.nodes += 1 + node.querySelectorAll("*").length;
  }
}).observe(document.querySelector(".table"), { subtree: true, childList: true, attributes: true }); }"""


# Lets each chance to declare go by: the deal waits for it.
PASSES = """addEventListener("DOMContentLoaded", () => new MutationObserver(() =>
  document.querySelector(".declare [data-pass]")?.click()).observe(document.body, { subtree: true, childList: true }));"""


def sit_down(person, game: str) -> None:
    """Have a deal of that game begun, with everything moving."""
    person.page.add_init_script(PASSES)
    person.open(speed="fast", seed="28")
    person.page.locator(f'[data-begin="{game}"]').click()
    expect(person.hand).to_be_visible()


def go_on(page: Page, tricks: int) -> None:
    """Answer anything, whatever the game, until so many tricks are made."""
    play = page.locator(".self > [data-main]:enabled")
    asks = page.locator("[data-prompt]:not(.declare) button")
    free = page.locator('[data-hand] [data-state="up"]')
    for _ in range(1500):
        view: dict[str, Any] = page.evaluate(
            'async () => JSON.parse(await followSuit.askText(\'{"v": 1, "op": "view"}\')).view'
        )
        if len(view.get("tricks") or []) >= tricks:
            return
        if play.count():
            play.first.click()
        elif asks.count():
            asks.last.click()
        elif count := free.count():
            card = free.nth(max(0, count - 1 - page.locator("[data-hand] [data-chosen]").count()))
            box = card.bounding_box()
            if box is not None:
                card.click(position={"x": box["width"] * 0.2, "y": box["height"] * 0.16}, force=True)
        # A card rises a frame before the button that plays it.
        page.evaluate("() => new Promise((then) => requestAnimationFrame(() => setTimeout(then, 50)))")
    raise AssertionError("the tricks are not made")


def in_pieces(site, marks: list[bytes], pause: float) -> Callable[..., bool]:
    """Send the page cut before each of these marks, with a pause after each piece."""

    def send(handler) -> bool:
        whole = (site.folder / "index.html").read_bytes()
        cuts = [whole.index(mark) for mark in marks]
        kind = {"Content-Type": "text/html; charset=utf-8", "Content-Length": str(len(whole))}
        handler.answer(200, {**headers_for("/", site.rules), **kind}, None, "")
        for start, end in itertools.pairwise([0, *cuts, len(whole)]):
            handler.wfile.write(whole[start:end])
            handler.wfile.flush()
            time.sleep(pause)
        return True

    return send


def test_the_opening_does_not_jump_while_it_comes_in_pieces(page: Page, site, spoil, on_a_phone) -> None:
    on_a_phone()
    # Within the games, within what can be chosen, and before the last button.
    marks = [b'data-game="tractor"', b'"home-row"', b'data-part="settings"']
    spoil(site, "/", in_pieces(site, marks, 0.4))
    page.add_init_script(f"({SHIFTS})()")
    page.goto(site.url, wait_until="commit")
    expect(page.get_by_role("heading", name="Follow Suit")).to_be_visible()
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()
    assert page.evaluate("shifted") == []


@pytest.mark.first_visit
def test_nothing_of_the_engine_is_fetched_before_the_opening_has_been_painted(
    page: Page, site, spoil
) -> None:
    spoil(site, "/", in_pieces(site, [b'data-part="settings"'], 0.25))
    page.add_init_script(f"({PAINTS})()")
    requests: list[Request] = []
    page.on("request", lambda request: requests.append(request))
    page.goto(site.url, wait_until="commit")
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()
    painted = page.evaluate("painted")
    assert len(painted) == 1, "the opening is painted once, whole"
    times = {one.url: one.timing["startTime"] for one in requests if ASKED.search(one.url)}
    asked = {name: at for name, at in times.items() if at > 0}  # 0 until it is answered
    assert any(name.endswith(".wasm") for name in asked)
    early = {name: at for name, at in asked.items() if at < painted[0]}
    assert not early, f"before {painted[0]}: {early}"


# Where each card that is dealt begins, as far from the middle of its pack, and which hand it belongs to.
DEALT = """() => { window.dealt = []; const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const table = this.closest(".table");
    const isCard = this.matches(".card") && Array.isArray(frames) && frames[0].translate;
    if (table && isCard && !this.closest(".trick")) {
      const pack = (table.querySelector("[data-pack] .card") ?? table.querySelector("[data-center]")).getBoundingClientRect();
      const { left, top, width, height } = this.getBoundingClientRect();
      const at = (translate) => translate.split(" ").map((one) => parseFloat(one) || 0);
      const [[x, y], [ownX, ownY = 0]] = [at(frames[0].translate), at(getComputedStyle(this).translate)];
      const away = Math.hypot(left + width / 2 + x - ownX - pack.left - pack.width / 2, top + height / 2 + y - ownY - pack.top - pack.height / 2);
      dealt.push([this.closest(".seat-fan") ? this.closest("[data-seat]").dataset.seat : "S", away]);
    }
    return animate.call(this, frames, timing); }; }"""


@pytest.mark.parametrize(("game", "cards"), [("two_hundred", 40), ("rangvaar", 20), ("tractor", 40)])
def test_every_card_is_dealt_from_the_pack_to_a_hand(person, page: Page, game: str, cards: int) -> None:
    page.add_init_script(f"({DEALT})()")
    sit_down(person, game)
    page.wait_for_function("count => dealt.length >= count", arg=cards, timeout=USUAL_MS)
    dealt = page.evaluate("dealt")
    assert {seat for seat, _ in dealt} == {"S", "W", "N", "E"}
    assert max(away for _, away in dealt[:cards]) < 24, dealt


# What could shift differs between games and between sizes, not between their pairs.
@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("two_hundred", DESKTOP),
        ("rangvaar", PHONE),
        ("tractor", PHONE),
    ],
)
def test_nothing_shifts_from_the_deal_to_the_third_trick(
    person, page: Page, game: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down(person, game)
    page.evaluate(SHIFTS)
    go_on(page, 3)
    assert page.evaluate("shifted") == []


# When the first and the last card of the hand are seen, in milliseconds.
SEEN = """(cards) => { const seen = (window.seen = { first: 0, last: 0 });
  requestAnimationFrame(function look() {
    const hand = [...document.querySelectorAll("[data-hand] [data-card]")];
    const count = hand.filter((card) => card.checkVisibility({ visibilityProperty: true })).length;
    if (count) seen.first ||= performance.now();
    if (count >= cards) seen.last = performance.now();
    else requestAnimationFrame(look);
  }); }"""
SECONDS_A_DEAL = 3.7


def test_a_deal_goes_by_the_clock_on_a_slow_processor(person, page: Page) -> None:
    page.add_init_script(PASSES)
    person.open(speed="fast", seed="28")
    page.evaluate(SEEN, 25)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
    page.locator('[data-begin="tractor"]').click()
    page.wait_for_function("() => seen.last", timeout=LONG_MS)
    seconds: float = page.evaluate("(seen.last - seen.first) / 1000")
    # Card by card it took eight times as long; a machine that is busy may double it.
    assert 0.8 * SECONDS_A_DEAL < seconds < 3 * SECONDS_A_DEAL


def test_a_card_dealt_changes_no_more_of_the_page_than_it_must(person, page: Page) -> None:
    sit_down(person, "tractor")
    dealt = page.locator(".pack b")
    expect(dealt).to_have_text(re.compile(r"^[2-5]\d$"))
    before = int(dealt.inner_text())
    page.evaluate(CHANGES)
    expect(dealt).to_have_text(re.compile(r"^([6-9]\d|10\d)$"))
    changes = page.evaluate("({ nodes: changes.nodes, attributes: changes.attributes })")
    cards = int(dealt.inner_text()) - before
    # A face of some twenty pieces every fourth card; a back, one that flies and is gone, the count of the pack.
    assert changes["nodes"] / cards < 40, changes
    # The fan opens for each card of one's own: its place, and that it is one more of so many.
    assert changes["attributes"] / cards < 60, changes


def test_the_pieces_of_a_hand_are_not_drawn_anew_when_a_card_is_played(person, page: Page) -> None:
    person.sit_down()
    person.play_until("play")
    page.evaluate(
        "() => { for (const face of document.querySelectorAll('[data-hand] .face')) face.kept = true; }"
    )
    held = person.hand.get_by_role("button").count()
    person.answer("play")
    kept = page.evaluate(
        "() => [...document.querySelectorAll('[data-hand] .face')].filter((face) => face.kept).length"
    )
    assert kept == held - 1


# Lets no flight end, until `land` is called.
ALOFT = """() => { const animate = Element.prototype.animate; const aloft = [];
  Element.prototype.animate = function (...given) {
    const flight = animate.apply(this, given);
    flight.pause();
    aloft.push(flight);
    return flight;
  };
  window.land = () => { Element.prototype.animate = animate; for (const flight of aloft) flight.finish(); return aloft.length; };
}"""


def test_cards_are_played_while_others_are_still_in_flight(person, page: Page) -> None:
    person.sit_down(speed="fast")
    person.play_until("play")
    page.evaluate(ALOFT)
    held = person.hand.get_by_role("button").count()
    person.answer("play")
    person.play_until("play")
    person.answer("play")
    expect(person.hand.get_by_role("button")).to_have_count(held - 2)
    assert page.evaluate("land()") > 0
    expect(page.locator(".ghost")).to_have_count(0)
