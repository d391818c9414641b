"""Layout: where the cards, the prompts and the buttons lie, on every screen from a watch-sized zoom to 4K."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.shared.page.drawn import DRAWN, set_size
from tests.shared.page.fitting import all_fits
from tests.shared.page.reach import enlarged, in_large_letters
from tests.shared.page.tractor_player import Player

#: One screen of each kind of layout: the smallest upright, a phone held sideways, a desktop.
KINDS = [(320, 568), (740, 360), (1366, 768)]
#: And a smaller phone, a zoom of 200 %, a tablet, and 4K.
SCREENS = [*KINDS, (640, 360), (720, 450), (768, 1024), (3840, 2160)]

# The topmost element is found point by point: a card is turned in its fan, so its box says little.
GEOMETRY = """() => {
  // Four points, one below the other, are 44 pixels; on a large screen the cards are large, and these lie farther apart.
  const large = Math.max(1, innerWidth / 900), X = 4 * large, Y = 11 * large;
  const cards = [...document.querySelectorAll("[data-hand] button")];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const wide = new Map(cards.map((card) => [card, 0]));
  for (let y = top; y < Math.min(bottom, innerHeight); y += Y) {
    const runs = new Map();
    for (let x = Math.max(0, left); x < Math.min(right, innerWidth); x += X) {
      const card = document.elementFromPoint(x, y)?.closest("[data-hand] button");
      if (card) runs.set(card, (runs.get(card) ?? 0) + X);
    }
    for (const [card, run] of runs) if (run + X > 24) wide.set(card, wide.get(card) + Y);
  }
  const lies = (element) => { const { left, top, right, bottom } = element.getBoundingClientRect(); return { left, top, right, bottom }; };
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen");
  const prompts = [...document.querySelectorAll(".prompt, .declare, .bury, .self > .button, .prompt-text p, .failed-throw")].filter(isSeen);
  return {
    scrolls: [document.scrollingElement.scrollWidth > innerWidth, document.scrollingElement.scrollHeight > innerHeight],
    narrow: cards.filter((card) => wide.get(card) < 44).map((card) => `${card.dataset.key}: ${wide.get(card)}`),
    outside: boxes.filter((box) => box.left < -1 || box.right > innerWidth + 1 || box.top < 0).length,
    covered: prompts.flatMap((prompt) => boxes.some((box) => { const over = lies(prompt);
      return over.left < box.right - 1 && box.left < over.right - 1 && over.top < box.bottom - 1 && box.top < over.bottom - 1; })
      ? [prompt.className] : []),
    plates: [...document.querySelectorAll(".plate, .roles")].filter(isSeen).flatMap((plate) => { const under = lies(plate);
      return [...document.querySelectorAll(".last, .help-buttons button")].filter(isSeen).map((one) => [one, lies(one)])
        .filter(([, over]) => over.left < under.right - 1 && under.left < over.right - 1 && over.top < under.bottom - 1 && under.top < over.bottom - 1)
        .map(([one]) => `${one.className} over ${plate.textContent.trim()}`); }),
    small: [...document.querySelectorAll(".stage button")].filter((button) => !button.closest("[data-hand]") && isSeen(button)
      && !button.matches(".last-open")).flatMap((button) => { const { width, height, left, top, right, bottom } = button.getBoundingClientRect();
      const name = button.getAttribute("aria-label") ?? button.textContent.trim();
      return [...(width < 43.5 || height < 43.5 ? [`${name}: ${width} × ${height}`] : []),
        ...(left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5 ? [`${name} is off the screen`] : [])]; }),
  };
}"""


#: The same at these sizes of cards.
AT_EACH_SIZE = f"""async (sizes) => {{
  const found = {{}};
  for (const cards of sizes) {{
    document.documentElement.dataset.cards = cards;
    dispatchEvent(new Event("resize"));
    await ({DRAWN})();
    found[cards] = ({GEOMETRY})();
  }}
  document.documentElement.dataset.cards = "normal";
  dispatchEvent(new Event("resize"));
  return found;
}}"""
#: The result if the layout is right.
GOOD: dict[str, Any] = {
    "scrolls": [False, False],
    "narrow": [],
    "outside": 0,
    "covered": [],
    "plates": [],
    "small": [],
}

Look = Callable[[str], None]


def laid(page: Page, screens: Sequence[tuple[int, int]]) -> list[str]:
    """The faults of the layout, on each screen and at every size of cards that differs there.

    Small ones matter where the screen is small; normal ones lie between the others.
    """
    wrong: list[str] = []
    for width, height in screens:
        set_size(page, width, height)
        sizes = [
            "large",
            *(["small"] if width < 800 else []),
            *(["normal"] if (width, height) in KINDS else []),
        ]
        for cards, found in page.evaluate(AT_EACH_SIZE, sizes).items():
            if found != GOOD:
                what = {name: value for name, value in found.items() if value != GOOD[name]}
                wrong.append(f"{width} × {height}, {cards} cards: {what}")
    return wrong


@pytest.fixture
def look(page: Page, every_look: bool) -> Look:
    """`look(asked)`: at what is asked now everything lies as it should, and can be reached however large it is shown.

    What is asked is looked at in every way while it is there: coming to it takes longer than looking.
    """

    def look(asked: str) -> None:
        wrong = laid(page, SCREENS if every_look else KINDS)
        if every_look:
            wrong += [*enlarged(page), *in_large_letters(page)]
            set_size(page, 1280, 800)
        assert not wrong, f"at {asked}:\n" + "\n".join(wrong)

    return look


@pytest.fixture(autouse=True)
def still(page: Page) -> None:
    """Nothing moves: what is measured is where things end up."""
    page.emulate_media(reduced_motion="reduce")


def look_at_the_account(page: Page, every_look: bool) -> None:
    """The account of a deal fits each size of screen, and can be reached enlarged and in large letters.

    That of a match is looked at at every height: test_reach.py.
    """
    all_fits(page, "the account")
    wrong = enlarged(page) + in_large_letters(page) if every_look else []
    assert not wrong, "\n".join(wrong[:20])


@pytest.mark.full(
    "nothing is covered in scenes of every question; the largest hands are looked at in every gate"
)
def test_every_question_of_two_hundred_and_its_account(person, page: Page, look: Look, every_look) -> None:
    person.sit_down()
    assert person.wait() == "bet"
    look("the betting")
    person.betting.get_by_role("button", name=re.compile("^Bet ")).last.click()
    expect(person.betting).to_have_count(0)
    assert person.wait() == "name"
    look("naming trump")
    person.answer("name")
    person.play_until("play")
    look("the play")
    person.answer("play")
    person.play_until("play")
    look("the second trick, with the first beside it")
    person.hasten()
    person.play_until("deal")
    look_at_the_account(page, every_look)


@pytest.mark.full("the layout of Two Hundred has the same parts")
@pytest.mark.long("sizes of the screen; the largest hands are looked at in the gate of every commit")
def test_every_question_of_rangvaar_and_its_account(bidder, page: Page, look: Look, every_look) -> None:
    bidder.sit_down()
    assert bidder.wait() == "bet"
    look("the bidding")
    bidder.betting.get_by_role("button", name="Bid 13").click()
    expect(bidder.betting).to_have_count(0)
    assert bidder.wait() == "name"
    look("naming trump")
    bidder.answer("name")
    bidder.play_until("play")
    assert bidder.hand.get_by_role("button").count() == 13
    look("the play")
    bidder.hasten()
    bidder.play_until("deal")
    look_at_the_account(page, every_look)


def test_thirty_three_and_twenty_five_cards_of_tractor(person, look: Look) -> None:
    player = Player(person)
    player.take_up()
    player.play_until("last chance")
    look("the last chance to declare")
    player.play_until("bury")
    assert player.hand.get_by_role("button").count() == 33
    look("the burial")
    player.answer("bury")
    assert player.wait() == "play"
    assert player.hand.get_by_role("button").count() == 25
    look("the play")


@pytest.mark.long("sizes of the screen; the largest hands are looked at in the gate of every commit")
def test_the_bidding_of_the_pairs(person, look: Look) -> None:
    player = Player(person)
    player.sit_down("Bidding game", seed="3")
    assert player.wait() == "bid"
    look("the pairs' bidding")


@pytest.mark.long("sizes of the screen; the largest hands are looked at in the gate of every commit")
def test_a_phone_turned_in_the_middle_of_a_burial_keeps_what_is_chosen_and_the_focus(
    person, page: Page
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    player = Player(person)
    player.take_up()
    player.play_until("bury")
    cards = player.hand.get_by_role("button")
    for count in range(3):
        player.tap(cards.nth(30 - count))
        expect(player.chosen).to_have_count(count + 1)
    cards.nth(28).focus()
    chosen = player.chosen.evaluate_all("cards => cards.map(card => card.dataset.key)")
    for width, height in ((740, 360), (360, 740)):
        set_size(page, width, height)
        assert player.chosen.evaluate_all("cards => cards.map(card => card.dataset.key)") == chosen
        assert page.evaluate("() => document.activeElement.closest('[data-hand]') !== null")
    player.tap(cards.nth(0))
    expect(player.chosen).to_have_count(4)


@pytest.mark.long("sizes of the screen; the largest hands are looked at in the gate of every commit")
def test_what_a_notch_takes_is_left_free(person, page: Page) -> None:
    page.set_viewport_size({"width": 740, "height": 360})
    person.sit_down()
    person.play_until("play")
    # What the device would say in env(): the page reads it in these four and nowhere else.
    page.evaluate(
        """() => { for (const side of ["left", "right"]) document.documentElement.style.setProperty(`--safe-${side}`, "44px"); }"""
    )
    page.evaluate(DRAWN)
    free = page.evaluate(
        """() => [...document.querySelectorAll("[data-hand] button, .stage button")].every((one) => {
             const { left, right } = one.getBoundingClientRect(); return left >= 43 && right <= innerWidth - 43; })"""
    )
    assert free
