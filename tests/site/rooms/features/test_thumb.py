"""One thumb: all that is needed during play lies in the lower 45 hundredths of a phone, mirrored for the left hand."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from followsuit.lessons import LessonTable, read_lesson
from followsuit.seats import Seat
from tests.shared.lesson_texts import texts_of
from tests.shared.page.drawn import DRAWN, set_size
from tests.shared.page.fitting import SIZES
from tests.shared.page.sharers import Shared
from tests.shared.page.tractor_player import Player
from tests.shared.patience import LONG_MS
from tests.shared.records import SURE, counter_chance, last_chance, shared_by

WIDTH, HEIGHT = 375, 812
#: What lies too high, or off the screen by more than a card's corner, of all that can be pressed. What the attackers have taken, and why a throw
#: failed, is only to be looked at; the pack pauses the deal as a button within reach does.
TOO_HIGH = """() => [...document.querySelectorAll(".stage :is(button, input, a, summary)")]
  .filter((one) => !one.disabled && one.checkVisibility({ visibilityProperty: true }) && !one.closest(".pile, .pile-open, .pack, .failed-throw"))
  .map((one) => [one.getAttribute("aria-label") ?? one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => box.top < innerHeight * 0.55 || box.bottom > innerHeight + 4 || box.left < -0.5 || box.right > innerWidth + 0.5)
  .map(([name, box]) => `${name}: ${Math.round(box.left)}, ${Math.round(box.top)}, ${Math.round(box.right)}, ${Math.round(box.bottom)}`)"""
#: What a seat is, where it leaves the screen.
CUT = """() => [...document.querySelectorAll(".roles")]
  .filter((one) => one.getBoundingClientRect().left < -0.5 || one.getBoundingClientRect().right > innerWidth + 0.5)
  .map((one) => one.textContent)"""
#: Where the middle of what is pressed most is, from the left.
MIDDLE = """() => { const { left, width } = document.querySelector(".own > .button[data-main]").getBoundingClientRect();
  return left + width / 2; }"""

#: The buttons of the corner that lie over the one that plays.
OVER = """() => {
  const main = document.querySelector(".own > .button[data-main]")?.getBoundingClientRect();
  return !main ? [] : [...document.querySelectorAll(".aids button")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => { const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < main.right - 1 && right > main.left + 1 && top < main.bottom - 1 && bottom > main.top + 1; })
    .map((one) => one.getAttribute("aria-label")); }"""
#: Names in the score that are not whole.
NAMES_CUT = """() => [...document.querySelectorAll(".score th[scope=row]")]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""


class Reach:
    """A phone in one hand, in the one and in the other."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
        page.emulate_media(reduced_motion="reduce")
        kept = json.dumps(json.dumps({"thumb": "right"}))
        page.add_init_script(f"localStorage['follow-suit/settings'] ??= {kept}")

    def hand(self, which: str) -> None:
        """Take it into that hand."""
        self.page.evaluate("which => { document.documentElement.dataset.thumb = which; }", which)
        self.page.evaluate(DRAWN)

    def look(self, asked: str) -> None:
        """All of it is within reach of either thumb."""
        expect(self.page.locator(".thumb-menu")).to_have_count(1)
        for which in ("left", "right"):
            self.hand(which)
            high = self.page.evaluate(TOO_HIGH)
            assert not high, f"{asked}, the {which} thumb: {high}"
            assert self.page.evaluate(CUT) == [], f"{asked}, the {which} thumb"
            assert self.page.evaluate(OVER) == [], f"{asked}, the {which} thumb"

    def asks(self, question: Locator) -> None:
        """The answers to a question that comes for a moment are within reach of either thumb."""
        for which in ("left", "right"):
            self.hand(which)
            for answer in question.get_by_role("button").all():
                box = answer.bounding_box()
                assert box is not None
                assert box["y"] > HEIGHT * 0.55, answer.inner_text()

    def is_mirrored(self) -> None:
        """The button that plays lies at the side of the thumb."""
        self.hand("left")
        left = self.page.evaluate(MIDDLE)
        self.hand("right")
        right = self.page.evaluate(MIDDLE)
        assert right > WIDTH * 0.6
        assert abs(left - (WIDTH - right)) < 3


@pytest.fixture
def reach(page: Page) -> Reach:
    """A phone in one hand."""
    return Reach(page)


def test_two_hundred_is_played_with_one_thumb(person, page: Page, reach: Reach) -> None:
    person.sit_down()
    assert person.wait() == "bet"
    reach.look("the betting")
    person.betting.get_by_role("button", name="Bet 80").click()
    expect(person.betting).to_have_count(0)
    assert person.wait() == "name"
    reach.look("naming trump")
    person.answer("name")
    person.play_until("play")
    person.touch(person.playable.first)
    reach.look("a card taken up")
    reach.is_mirrored()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("More", exact=True)).to_be_visible()
    reach.look("a hint")
    page.keyboard.press("Escape")
    while not person.refused.count():
        person.answer("play")
        assert person.wait() == "play"
    person.touch(person.refused.first)
    reach.look("a refusal")


@pytest.mark.long("another game with one thumb")
def test_rangvaar_is_played_with_one_thumb(bidder, page: Page, reach: Reach) -> None:
    bidder.sit_down()
    assert bidder.wait() == "bet"
    reach.look("the bidding")
    bidder.betting.get_by_role("button", name="Bid 13").click()
    expect(bidder.betting).to_have_count(0)
    assert bidder.wait() == "name"
    reach.look("naming trump")
    bidder.answer("name")
    bidder.play_until("play")
    bidder.touch(bidder.playable.first)
    reach.look("a card taken up")


@pytest.mark.full("all that Tractor asks is looked at where four share a device")
@pytest.mark.long("another game with one thumb")
def test_tractor_is_played_with_one_thumb(person, page: Page, reach: Reach) -> None:
    player = Player(person)
    player.take_up()
    assert player.wait() == "last chance"
    reach.look("the last chance to declare")
    player.play_until("bury")
    reach.look("the burial")
    player.answer("bury")
    assert player.wait() == "play"
    player.tap(player.person.playable.first)
    reach.look("the play")
    player.play_until("play")
    player.answer("play")
    assert player.wait() == "play"
    reach.look("the second trick")

    person.take_up(counter_chance(4, 2), "tractor")
    expect(player.last_chance).to_be_visible()
    reach.look("countering")

    player.sit_down(speed="fast")
    expect(player.declaring).to_be_visible(timeout=LONG_MS)
    page.get_by_role("button", name="Pause the deal").click()
    reach.look("dealing")

    player.sit_down("Bidding game", seed="3")
    assert player.wait() == "bid"
    reach.look("the pairs' bidding")
    # As much as may be bid: so the person names trump.
    player.bidding.get_by_role("slider").press("End")
    player.bidding.get_by_role("button", name=re.compile(r"^Bid \d+$")).click()
    expect(player.bidding).to_have_count(0)
    if player.wait() == "name":
        reach.look("naming trump")


@pytest.mark.full("more seats above the hand, which lies as with four")
@pytest.mark.long("more seats with one thumb")
@pytest.mark.parametrize(("seats", "packs"), [(6, 3), (8, 4)])
def test_six_and_eight_are_played_with_one_thumb(
    person, page: Page, reach: Reach, seats: int, packs: int
) -> None:
    player = Player(person)
    person.take_up(last_chance(seats, packs), "tractor")
    for asked, name in (
        ("last chance", "the last chance to declare"),
        ("bury", "the burial"),
        ("play", "the play"),
    ):
        player.play_until(asked)
        reach.look(f"{name} with {seats}")
    player.answer("play")
    assert player.wait() == "play"
    player.tap(player.person.playable.first)
    reach.look(f"a card taken up in the second trick with {seats}")


@pytest.mark.long("what is rarely asked, with one thumb")
def test_the_rest_is_claimed_and_a_trick_waited_for_with_one_thumb(person, page: Page, reach: Reach) -> None:
    page.add_init_script(
        "localStorage['follow-suit/settings'] = JSON.stringify({ thumb: 'right', clickOn: true })"
    )
    person.take_up(SURE, "two_hundred")
    expect(page.get_by_role("button", name="Claim the rest")).to_be_visible()
    reach.look("the rest is certain")
    person.touch(person.playable.first)
    person.play.click()
    expect(page.get_by_role("button", name="Go on", exact=True)).to_be_visible()
    reach.look("a trick that waits")
    page.get_by_role("button", name="Go on", exact=True).click()
    page.get_by_role("button", name="Claim the rest").click()
    page.get_by_role("button", name="Go on", exact=True).click()
    expect(person.next_deal).to_be_visible()
    for name in ("Next deal", "Compare…"):
        box = page.get_by_role("button", name=name).bounding_box()
        assert box is not None
        assert box["y"] > HEIGHT * 0.55, name


@pytest.mark.long("a throw that failed, with one thumb")
def test_a_throw_that_failed_leaves_all_within_a_thumbs_reach(person, page: Page, reach: Reach) -> None:
    page.add_init_script(
        "localStorage['follow-suit/settings'] = JSON.stringify({ thumb: 'right', clickOn: true, coach: 'off' })"
    )
    player = Player(person)
    player.take_up(rules="standard")
    player.take_a_throw()
    page.get_by_role("button", name="Play the ace of clubs and 7 of clubs").click()
    expect(page.get_by_role("note").filter(has_text="can beat it")).to_be_visible()
    reach.look("a throw that failed")


@pytest.mark.long("what the coach asks, with one thumb")
def test_the_coach_is_answered_with_one_thumb(person, page: Page, reach: Reach) -> None:
    page.add_init_script(
        "localStorage['follow-suit/settings'] = JSON.stringify({ thumb: 'right', coach: 'on' })"
    )
    lesson = LessonTable(read_lesson(texts_of("two_hundred")["two_hundred-trump"]))
    person.take_up(lesson.table.record_text(), "two_hundred")
    king = person.hand.get_by_role("button", name="king of diamonds")
    expect(king).to_be_enabled()
    person.touch(king)
    expect(person.play).to_have_accessible_name("Play the king of diamonds")
    # Under load a thought may take longer than a play waits for it: here it is done before.
    costly = {"kind": "play", "cards": ["KD"]}
    person.ask("coach", turn=person.view()["turn"], action=costly, ahead=True)
    person.play.click()
    question = page.get_by_role("group", name="Sure?")
    expect(question).to_contain_text("This costs about")
    reach.asks(question)
    question.get_by_role("button", name="Show a better play").click()
    expect(question).to_contain_text("Better: ")
    reach.asks(question)
    reach.look("what the coach asks")


@pytest.mark.long("All that Tractor asks of four people, on every size of screen and within a thumb's reach")
def test_who_shares_the_device_covers_the_cards_with_one_thumb_whatever_is_asked(
    person, page: Page, reach: Reach
) -> None:
    people = {"South": "Ada", "West": "Benjamin", "North": "Clara", "East": "Dev"}
    page.add_init_script(
        "localStorage['follow-suit/settings'] = JSON.stringify({ thumb: 'right', coach: 'off' })"
    )
    record = shared_by(last_chance(4, 2), {Seat[seat[0]]: name for seat, name in people.items()})
    person.open()
    person.keep(record, "tractor")
    page.get_by_role("button", name="Continue your match").click()
    shared = Shared(person, people)
    cover = page.get_by_role("button", name="Cover the cards")
    met: set[str] = set()
    while "play" not in met:
        asked = shared.wait()
        if asked not in met:
            met.add(asked)
            set_size(page, WIDTH, HEIGHT)
            reach.look(f"{asked} among four")
            for thumb in ("off", "right", "left"):
                reach.hand(thumb)
                for width, height in (*SIZES, (WIDTH, HEIGHT)):
                    set_size(page, width, height)
                    if asked != "show":
                        cover.click(trial=True)
                    assert page.evaluate(NAMES_CUT) == [], f"{asked}, {width} × {height}"
        shared.answer(asked, keys=True, looks=False)
    assert met == {"show", "last chance", "bury", "play"}
