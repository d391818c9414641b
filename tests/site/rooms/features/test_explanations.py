"""Hints at every turn of a deal, a bot asked why, and a moment that mattered looked at again: by what things are called."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.shared.page.drawn import DRAWN
from tests.shared.page.person import open_menu
from tests.shared.page.tractor_player import Player
from tests.shared.patience import LONG_MS


class Learner:
    """A person who asks for a hint before everything, and then does as it pleases."""

    def __init__(self, person) -> None:
        self.person = person
        self.page = person.page
        self.hint = self.page.get_by_role("button", name="Hint", exact=True)
        self.advice = self.page.get_by_role("status", name="Hint")

    def ask_and_answer(self, asked: str) -> str:
        """Take a hint, act, and see the hint go; what it said."""
        self.hint.click()
        expect(self.advice.get_by_role("heading")).to_be_visible()
        more = self.advice.get_by_text("More", exact=True)
        if more.count():
            more.click()
        text = self.advice.inner_text()
        # Whatever is pressed besides the sheet of figures closes it.
        self.person.answer(asked)
        expect(self.advice).to_have_count(0)
        return text

    def play_a_deal(self) -> list[str]:
        """A whole deal; all the hints."""
        hints = []
        while (asked := self.person.wait()) not in ("deal", "over"):
            hints.append(self.ask_and_answer(asked))
        return hints


@pytest.fixture
def learner(person) -> Learner:
    """Somebody at Two Hundred."""
    return Learner(person)


@pytest.mark.full("asks for a hint at every turn; axe looks at a hint and a moment in the short gate")
def test_a_deal_with_a_hint_at_every_turn_a_reason_and_a_moment_looked_at_again(learner: Learner) -> None:
    learner.person.sit_down()
    hints = learner.play_a_deal()
    page = learner.page
    assert len(hints) > 8
    assert any(re.search(r"in \d+ of \d+ imagined deals", hint) for hint in hints)
    assert any("Next best" in hint or "Just as good" in hint for hint in hints)
    expect(page.get_by_text("You had help in this deal")).to_be_visible()

    page.get_by_role("button", name="Ask why").click()
    page.get_by_role("button", name=re.compile("ask why$")).nth(4).click()
    why = page.get_by_role("status", name="Why?")
    expect(why.get_by_role("heading")).to_contain_text("played the", timeout=LONG_MS)
    page.get_by_role("region", name="Before the first trick").get_by_role("button").first.click()
    expect(why.get_by_role("heading")).not_to_contain_text("played the", timeout=LONG_MS)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()

    page.get_by_role("button", name="Moments that mattered").click()
    dialog = page.get_by_role("dialog")
    look = dialog.get_by_role("button", name="Look at the table")
    expect(look.first).to_be_visible()
    assert 1 <= look.count() <= 3
    expect(dialog.get_by_text(re.compile("^Better: "))).to_have_count(look.count())
    # Why stands behind its heading.
    expect(dialog.get_by_text("This costs").first).to_be_hidden()
    dialog.get_by_text("Why?", exact=True).first.click()
    expect(dialog.get_by_text("This costs").first).to_be_visible()
    look.first.click()
    moment = page.get_by_role("group", name="The moments that mattered")
    expect(moment).to_contain_text("Better: ")
    expect(learner.person.hand.get_by_role("button").first).to_be_visible()
    page.get_by_role("button", name="Back to the moments").click()
    expect(look.first).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(learner.person.next_deal).to_be_visible()


# Of Two Hundred a whole deal is asked about, above; each of these hints takes a second of a master's thought.
PLAYS = 6


@pytest.mark.parametrize(
    "game", ["rangvaar", pytest.param("tractor", marks=pytest.mark.full("another game, its hints longer"))]
)
@pytest.mark.long("several thoughts of a second each")
def test_a_hint_at_every_question_and_at_the_first_plays_of_a_deal(
    person, bidder, page: Page, game: str
) -> None:
    sitting = bidder if game == "rangvaar" else Player(person)
    sitting.sit_down()
    learner = Learner(sitting)
    met: list[str] = []
    while (asked := sitting.wait()) not in ("deal", "over"):
        if met.count("play") == PLAYS:
            break
        hint = learner.ask_and_answer(asked)
        assert len(hint) > 20, f"no reason when asked to {asked}"
        met.append(asked)
    assert met.count("play") == PLAYS
    assert {"play"} < set(met), "asked for nothing but cards"
    person.hasten()
    sitting.play_until("deal")
    expect(page.get_by_text("You had help in this deal")).to_be_visible()


@pytest.mark.long("a deal that bots play")
def test_a_hint_takes_its_card_up_and_a_bot_plays_on_until_one_takes_over(
    learner: Learner, page: Page
) -> None:
    person = learner.person
    # At once the bot would be through with the deal before one takes over.
    person.sit_down(speed="fast")
    person.play_until("play")
    learner.hint.click()
    expect(learner.advice.get_by_role("heading")).to_be_visible()
    expect(page.locator("[data-hand] [data-hint][data-chosen]")).to_have_count(1)
    person.answer("play")
    open_menu(page)
    page.get_by_role("button", name="Let a bot play on").click()
    expect(page.get_by_text("A bot plays on for you")).to_be_visible()
    expect(learner.hint).to_have_count(0)
    page.get_by_role("button", name="Take over").click()
    assert person.wait() == "play"
    person.hasten()
    open_menu(page)
    page.get_by_role("button", name="Let a bot play on").click()
    expect(page.get_by_text("a bot that played on")).to_be_visible(timeout=LONG_MS)
    expect(person.next_deal).to_be_visible()


#: Of the card a hint means and of the one that is chosen: the line around it, and whether it bears the lamp.
SHAPES = """() => ["[data-hint]", "[data-chosen]"].map((which) => {
  const card = document.querySelector(`[data-hand] ${which}`);
  return [getComputedStyle(card).outlineStyle, card.querySelector(".hint-mark")?.checkVisibility() ?? false];
})"""


@pytest.mark.full("themes")
def test_a_hinted_card_and_a_chosen_one_differ_by_shape_in_every_theme(learner: Learner, page: Page) -> None:
    person = learner.person
    person.sit_down()
    person.play_until("play")
    person.answer("play")
    person.play_until("play")
    learner.hint.click()
    expect(learner.advice.get_by_role("heading")).to_be_visible()
    others = person.playable.and_(page.locator(":not([data-hint])"))
    person.touch(others.first)
    expect(page.locator("[data-hand] [data-chosen]")).to_have_count(1)
    learner.hint.focus()  # whatever has the focus has its line
    for theme in ("light", "dark", "contrast"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        assert page.evaluate(SHAPES) == [["dashed", True], ["none", False]], theme


@pytest.mark.long("several thoughts of a second each")
def test_the_next_deal_is_not_marked_and_has_no_hint_of_the_last(learner: Learner) -> None:
    learner.person.sit_down()
    learner.ask_and_answer(learner.person.wait())
    learner.person.play_until("play")
    learner.person.hasten()
    learner.person.play_until("deal")
    expect(learner.page.get_by_text("You had help in this deal")).to_be_visible()
    learner.person.answer("deal")
    learner.person.play_until("play")
    learner.person.hasten()
    learner.person.play_until("deal")
    expect(learner.page.get_by_text("You had help in this deal")).to_have_count(0)


@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_each_seat_plays_at_the_level_chosen_for_it(learner: Learner) -> None:
    learner.person.open()
    page = learner.page
    learner.person.options("Two Hundred")
    page.get_by_text("People and levels, seat by seat").click()
    page.get_by_role("combobox", name=re.compile("^East")).select_option("Expert")
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(learner.person.hand).to_be_visible()
    expect(page.get_by_role("region", name=re.compile("East"))).to_contain_text("Expert")
    expect(page.get_by_role("region", name=re.compile("West"))).to_contain_text("Casual")


# How far the box lies over the cards on the table or over the hand: what is not to be covered, and by how many pixels.
COVERED = """() => {
  const box = document.querySelector(".advice").getBoundingClientRect();
  const parts = [...document.querySelectorAll(
    ".played .card, .bury-place, [data-hand] button, .self > .button, .ledger, .seat .plate, .seat .card, .prompt, .declare"
  )];
  return parts.filter((part) => part.checkVisibility({ visibilityProperty: true })).flatMap((part) => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
    const over = Math.min(right, box.right) - Math.max(left, box.left);
    return down > 1 && over > 1 ? [`${part.className}: ${Math.round(down)}`] : [];
  });
}"""


def lies_clear(page: Page) -> None:
    """The box of a hint, or of a moment, is all there to be read and covers no card, seat or score."""
    page.evaluate(DRAWN)
    assert page.evaluate(COVERED) == []
    assert (
        page.evaluate(
            "() => { const box = document.querySelector('.advice'); return box.scrollHeight - box.clientHeight; }"
        )
        <= 0
    ), "not all of it is seen"


@pytest.mark.full("nothing is covered in scenes of every question")
def test_on_a_phone_neither_a_hint_nor_a_moment_covers_a_card(
    learner: Learner, page: Page, on_a_phone: Callable[[], None]
) -> None:
    on_a_phone()
    page.emulate_media(reduced_motion="reduce")
    learner.person.sit_down()
    while (asked := learner.person.wait()) != "deal":
        learner.hint.click()
        expect(learner.advice.get_by_role("heading")).to_be_visible()
        lies_clear(page)
        learner.person.answer(asked)
    page.get_by_role("button", name="Moments that mattered").click()
    look = page.get_by_role("dialog").get_by_role("button", name="Look at the table")
    expect(look.first).to_be_visible()
    for at in range(look.count()):
        look.nth(at).click()
        expect(page.get_by_role("group", name="The moments that mattered")).to_be_visible()
        lies_clear(page)
        page.get_by_role("button", name="Back to the moments").click()


@pytest.mark.full("nothing is covered in scenes of every question")
def test_on_a_phone_a_hint_for_the_burial_covers_no_card(
    person, page: Page, on_a_phone: Callable[[], None]
) -> None:
    on_a_phone()
    page.emulate_media(reduced_motion="reduce")
    player = Player(person)
    player.take_up()
    player.play_until("bury")
    for asked in ("bury", "play", "play"):
        assert player.wait() == asked
        page.get_by_role("button", name="Hint", exact=True).click()
        hint = page.get_by_role("status", name="Hint")
        expect(hint.get_by_role("heading")).to_be_visible()
        lies_clear(page)
        player.answer(asked)
