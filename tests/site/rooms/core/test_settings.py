"""Settings: stored, and applied before the first paint; shortcuts; the trick that waits."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.shared.page.person import from_more, open_settings
from tests.shared.patience import LONG_MS, scale_wait


def kept(page: Page) -> dict[str, object]:
    """The stored settings."""
    return json.loads(page.evaluate("() => localStorage.getItem('follow-suit/settings') ?? '{}'"))


def with_settings(page: Page, **settings: object) -> None:
    """Store settings before the page is opened."""
    text = json.dumps(json.dumps(settings))
    page.add_init_script(
        f"for (const key of ['settings', 'first']) localStorage.setItem(`follow-suit/${{key}}`, {text})"
    )


def test_settings_are_chosen_on_the_opening_and_kept(person, page: Page) -> None:
    person.open()
    open_settings(page)
    for name in ("Contrast", "Two colours", "Large", "Reversed", "Brief", "Dark felt"):
        page.get_by_role("radio", name=name).check(force=True)
    backs = page.get_by_role("group", name="Backs of the cards")
    backs.get_by_role("radio", name="Geese").check(force=True)
    page.get_by_role("checkbox", name="After each trick, wait for me to go on").check()
    page.get_by_role("slider", name="Volume").fill("30")
    page.get_by_role("checkbox", name="Sound").uncheck()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    found = kept(page)
    assert {
        key: found[key] for key in ("theme", "deck", "cards", "back", "cloth", "order", "verbosity", "volume")
    } == {
        "theme": "contrast",
        "deck": "two",
        "cards": "large",
        "back": "geese",
        "cloth": "felt",
        "order": "reversed",
        "verbosity": "brief",
        "volume": 30,
    }
    assert found["tapToContinue"] is True
    assert found["sound"] is False
    assert "speed" not in found, "what the address asks for is not kept"


def test_looks_are_there_before_anything_is_painted(person, page: Page, guard) -> None:
    guard.expects("ERR_FAILED")
    with_settings(page, theme="light", deck="two", back="cabin", cards="large", cloth="felt")
    # The page's modules never come: what is seen is what stands before them.
    page.route(re.compile(r"/assets/app-.*\.js"), lambda route: route.abort())
    person.open()
    # A page without its script loads itself once again (web/js/home/load-failure.js) before it says so.
    expect(page.locator("[data-part=failure]")).to_be_visible()
    looks = page.evaluate("() => ({ ...document.documentElement.dataset })")
    wanted = {"theme": "light", "deck": "two", "back": "cabin", "cards": "large", "cloth": "felt"}
    assert looks | wanted == looks
    # Felt is dark by day, too.
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(15, 53, 36)"


@pytest.mark.long("one more way for storage to fail")
def test_a_page_whose_storage_is_refused_keeps_its_settings_until_it_is_closed(person, page: Page) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    person.open()
    from_more(page, "Settings").click()
    page.get_by_role("radio", name="Evening").check(force=True)
    page.get_by_role("button", name="Close").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    from_more(page, "Settings").click()
    expect(page.get_by_role("radio", name="Evening")).to_be_checked()


def to_a_trick(person, go_on: Locator) -> None:
    """Play on until a complete trick lies on the table and waits."""
    for _ in range(40):
        expect(go_on.or_(person.playable.first).first).to_be_visible(timeout=LONG_MS)
        if go_on.count():
            return
        person.answer("play")
    raise AssertionError("no trick was ever complete")


@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_a_trick_waits_until_the_person_goes_on(person, page: Page) -> None:
    with_settings(page, tapToContinue=True)
    person.sit_down()
    person.play_until("play")
    go_on = page.get_by_role("button", name="Go on")
    for key in ("Enter", "Space", "a tap"):
        to_a_trick(person, go_on)
        lying = page.locator("[data-played]")
        expect(lying).to_have_count(4)
        page.wait_for_timeout(scale_wait(200))
        expect(lying).to_have_count(4)
        if key == "a tap":
            go_on.click()
        else:
            page.evaluate("() => document.activeElement.blur()")
            page.keyboard.press(key)
        expect(go_on).to_have_count(0)


@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_letters_jump_in_the_hand_and_tell_where_the_deal_stands(person, page: Page) -> None:
    person.sit_down()
    person.play_until("play")
    focused = "() => document.activeElement.dataset.card ?? ''"
    suits = {card[-1] for card in person.view()["hand"]}
    for suit in suits:
        page.keyboard.press(suit.lower())
        assert page.evaluate(focused).endswith(suit)
    told = {"t": "Your turn", "p": "We: .* in this deal", "v": "Trump is", "r": "winning|last trick|No trick"}
    for key, words in told.items():
        page.keyboard.press(key)
        expect(person.news.locator("p").last).to_have_text(re.compile(words))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("heading", name="Shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog").get_by_role("heading", name="Tricks of this deal")).to_be_visible()


@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_letters_do_nothing_once_they_are_turned_off(person, page: Page) -> None:
    with_settings(page, shortcuts=False)
    person.sit_down()
    person.play_until("play")
    said = person.news.locator("p").count()
    focused = "() => document.activeElement.dataset.card ?? ''"
    before = page.evaluate(focused)
    for key in ("s", "h", "d", "c", "t", "p", "?", "l"):
        page.keyboard.press(key)
        assert page.evaluate(focused) == before
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(person.news.locator("p")).to_have_count(said)


@pytest.mark.parametrize("order", ["reversed", "ranks"])
@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_the_hand_lies_as_the_person_likes_it(person, page: Page, order: str) -> None:
    with_settings(page, order=order)
    person.sit_down()
    view = person.view()
    wanted = view["hand"][::-1] if order == "reversed" else view["by_rank"]
    lies = person.hand.get_by_role("button").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert lies == wanted
    assert sorted(lies) == sorted(view["hand"])
