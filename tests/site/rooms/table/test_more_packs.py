"""Tractor with more packs and seats, through the page: chosen by one tap, laid around the table, played to its end."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.shared.page.drawn import set_size
from tests.shared.page.person import UNASKED, Person
from tests.shared.page.tractor_player import Player
from tests.shared.patience import scale_wait
from tests.shared.records import first_account, last_chance, last_play, long_leads

TABLES = {
    "4 players, 3 packs": (4, 39, 6),
    "4 players, 4 packs": (4, 52, 8),
    "6 players, 3 packs": (6, 26, 6),
    "6 players, 4 packs": (6, 35, 6),
    "8 players, 4 packs": (8, 26, 8),
}
SCREENS = (
    (360, 640),
    (667, 375),
    (820, 1180),
    (1024, 768),
    (1280, 800),
    (3840, 2160),
)
#: Indexes of cards of a trick that something lies over: another play, a name, the last trick, the winner's star.
COVERED = """() => [...document.querySelectorAll(".trick .card")].flatMap((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const on = [[0.1, 0.1], [0.25, 0.1], [0.1, 0.25], [0.25, 0.25], [0.1, 0.4], [0.25, 0.4]]
    .map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height)).find((one) => !card.contains(one));
  return on ? [`${card.closest(".played").dataset.place}: ${card.dataset.card} under ${on.getAttribute('class')} of ${on.closest("[data-place]")?.dataset.place}`] : [];
})"""
#: What lies wrong: plates, plays, questions and the account over one another, cut off or off the screen, a page that
#: scrolls sideways, a declaration of which a question leaves less than 12 pixels, and cards of the hand off the screen or with less than a strip of 24 pixels free.
WRONG = """() => {
  const box = (element) => element.getBoundingClientRect();
  // A button that has nothing to take back now keeps its room for when it has.
  const isThere = (one) => (one.dataset.idle === undefined ? one : one.parentElement).checkVisibility({ visibilityProperty: true });
  const seen = [...document.querySelectorAll(".seat .plate, .seat .roles, .played, .last-open, .help-buttons .icon-button, .ledger .icon-button, .tile, .bury, .declare, .summary")]
    .filter((one) => isThere(one) && box(one).width);
  const over = (one, other) => one.left < other.right - 2 && other.left < one.right - 2 && one.top < other.bottom - 2 && other.top < one.bottom - 2;
  const name = (one) => `${one.className} ${one.textContent.trim().slice(0, 20)}`;
  const wrong = seen.flatMap((one, at) => seen.slice(at + 1).filter((other) => !one.contains(other) && !other.contains(one)
    && over(box(one), box(other))).map((other) => `${name(one)} over ${name(other)}`));
  for (const one of seen) { const { left, right, top } = box(one); if (left < -1 || right > innerWidth + 1 || top < -1) wrong.push(`${name(one)} is off the screen`); }
  for (const one of seen) if (one.matches(".bury, .declare, .summary") && (one.scrollHeight > one.clientHeight + 2 || box(one).bottom > innerHeight)) wrong.push(`${name(one)} is cut off`);
  if (document.querySelector(".stage").scrollWidth > innerWidth) wrong.push("the page is wider than the screen");
  const cards = [...document.querySelectorAll("[data-hand] button")].map(box);
  cards.forEach((card, at) => { const next = cards[at + 1];
    if (next && Math.abs(next.top - card.top) < 3 && next.left - card.left < 24) wrong.push(`strip ${at}: ${next.left - card.left}`);
    if (card.left < -1 || card.right > innerWidth + 1 || card.bottom > innerHeight + 1) wrong.push(`card ${at} is off the screen`); });
  return wrong;
}"""


def sit_down(person: Person, table: str, **query: str) -> Player:
    """Choose a table of Tractor and have the first deal begin."""
    person.open(**query)
    choose(person, table)
    person.page.get_by_role("button", name="Deal", exact=True).click()
    expect(person.hand).to_be_visible()
    return Player(person)


def choose(person: Person, table: str) -> None:
    """Choose the table among Tractor's options."""
    person.options("Tractor")
    person.page.get_by_role("radio", name=table, exact=True).check(force=True)


def see(person: Person) -> dict[str, Any]:
    """What the engine shows of the table."""
    view: dict[str, Any] = person.ask("view")["view"]
    return view


@pytest.mark.long("a table that is dealt in the short gate")
def test_a_table_is_chosen_by_one_tap_told_what_it_means_and_remembered(person: Person, page: Page) -> None:
    person.open()
    choose(person, "6 players, 3 packs")
    told = page.get_by_text("Six players, three packs: 26 cards each, 6 in the kitty.")
    expect(told).to_be_visible()
    page.get_by_role("radio", name="Bidding game", exact=True).check(force=True)
    expect(page.get_by_role("radio", name="6 players, 3 packs")).to_be_disabled()
    expect(page.get_by_text("for four players and two packs only")).to_be_visible()
    page.get_by_role("radio", name="Daring game", exact=True).check(force=True)
    expect(told).to_be_visible()
    page.reload()
    person.options("Tractor")
    expect(told).to_be_visible()


def test_s11_the_bidding_game_says_that_more_players_declare_and_offers_it_in_one_tap(
    person: Person, page: Page
) -> None:
    person.open()
    options = person.options("Tractor")
    options.get_by_role("radio", name="Bidding game", exact=True).check(force=True)
    expect(options.get_by_text("With more, trump is declared while the cards are dealt.")).to_be_visible()
    options.get_by_role("button", name="Declare instead").click()
    table = options.get_by_role("radio", name="6 players, 3 packs")
    expect(table).to_be_enabled()
    table.check(force=True)
    expect(options.get_by_text("Six players, three packs: 26 cards each, 6 in the kitty.")).to_be_visible()


def test_six_sit_around_the_table_and_each_play_says_whose_it_is(person: Person, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    player = sit_down(person, "6 players, 3 packs", seed="2")
    player.play_until("play")
    view = see(person)
    assert [len(view["rotation"]), len(view["hand"])] == [6, 26]
    plays = page.get_by_role("region", name="Trick", exact=True).get_by_role("group")
    expect(plays).to_have_count(len(view["trick"]["plays"]) if view["trick"] else 0)
    for width, height in ((390, 844), (844, 390), (1280, 800)):
        set_size(page, width, height)
        assert page.evaluate(WRONG) == [], f"{width} × {height}"


@pytest.mark.long("every table on every size of the screen")
# The longest hands, and the most seats.
@pytest.mark.parametrize(
    "table",
    [
        pytest.param("4 players, 4 packs", marks=pytest.mark.full("four seats, more cards")),
        "8 players, 4 packs",
    ],
)
def test_every_table_is_laid_without_overlap_at_every_size(person: Person, page: Page, table: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    seats, hand, kitty = TABLES[table]
    packs = int(table[-7])
    page.add_init_script(UNASKED % "{ tapToContinue: true }")
    player = Player(person)
    take_up: Callable[[str, str], None] = person.take_up
    for asked, record in zip(
        ("last chance", "bury", "play"), (last_chance(seats, packs), *long_leads(seats, packs)), strict=True
    ):
        take_up(record, "tractor")
        take_up = person.take_up_next
        assert player.wait() == asked
        view = see(person)
        assert len(view["rotation"]) == seats
        assert len(view["hand"]) == hand + (kitty if asked == "bury" else 0)
        look(page, asked)
        set_size(page, 1280, 800)
    for card in ("ace of hearts", "ace of clubs"):
        assert player.wait() == "play"
        player.tap(player.hand.get_by_role("button", name=re.compile(f"^{card}")).first)
        expect(player.chosen.nth(7)).to_be_visible()
        player.play.click()
        expect(person.go_on).to_be_visible()
        look(page, f"the trick led with the {card}", COVERED, ((320, 568), *SCREENS))
        person.go_on.click()
    assert player.wait() == "play"
    set_size(page, 1280, 800)
    person.take_up_next(first_account(seats, packs), "tractor")
    expect(person.next_deal).to_be_visible()
    look(page, "account")
    set_size(page, 1280, 800)
    person.take_up_next(last_play(seats, packs), "tractor")
    player.play_until("play")
    player.answer("play")
    # A tap at once after *Play* is the second one of a double tap.
    page.wait_for_timeout(scale_wait(800))
    person.go_on.click()
    expect(person.new_match).to_be_visible()
    look(page, "match over")


def look(page: Page, asked: str, faults: str = WRONG, screens: Sequence[tuple[int, int]] = SCREENS) -> None:
    """On no screen does anything lie wrong."""
    wrong = []
    for width, height in screens:
        set_size(page, width, height)
        wrong += [f"{asked}, {width} × {height}: {one}" for one in page.evaluate(faults)]
    assert not wrong, "\n".join(wrong)
