"""Tractor by keyboard and accessible names alone: from the opening to the account of a whole deal."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.shared.page.tractor_player import SEED, Player

CARD = " of |joker"


class Keys:
    """A person without a pointer, who goes by what has the focus and how it is called."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def focused(self) -> str:
        """What the element with the focus is called."""
        name: str = self.page.evaluate(
            "() => document.activeElement.getAttribute('aria-label') || document.activeElement.textContent.trim()"
        )
        return name

    def press(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)

    def tab_to(self, wanted: str, key: str = "Tab") -> None:
        """Tab, forwards or back, until the focus is on something called so."""
        for _ in range(60):
            if re.search(wanted, self.focused):
                return
            self.press(key)
        raise AssertionError(f"the Tab key never comes to {wanted}")


@pytest.fixture
def keys(page: Page) -> Keys:
    """The hands of that person."""
    return Keys(page)


def bury(player: Player, keys: Keys) -> None:
    """Lay away the eight cards that lie last."""
    keys.tab_to(CARD)
    keys.press("End")
    for count in range(8):
        keys.press("Enter")
        expect(player.chosen).to_have_count(count + 1)
        keys.press("ArrowLeft")
    expect(player.bury).to_be_enabled()
    keys.tab_to("^Bury the", "Shift+Tab")
    keys.press("Enter")
    expect(player.burying).to_have_count(0)


def play(player: Player, keys: Keys) -> int:
    """Play from the first card that may be played; how many cards went."""
    held = player.hand.get_by_role("button").count()
    keys.tab_to(CARD)
    keys.press("Home")
    for _ in range(held):
        if "cannot be played" not in keys.focused:
            break
        keys.press("ArrowRight")
    keys.press("Enter")
    expect(player.play).to_be_enabled()
    count = player.chosen.count()
    keys.tab_to("^Play the", "Shift+Tab")
    keys.press("Enter")
    expect(player.hand.get_by_role("button")).to_have_count(held - count)
    return count


@pytest.mark.long(
    "another means to the same end; a deal by pointer and one by keyboard are in the gate of every commit"
)
def test_a_whole_deal_by_keyboard_alone(player: Player, keys: Keys, page: Page) -> None:
    player.person.open(seed=SEED)
    keys.tab_to(r"^Deal\s+Tractor")
    keys.press("Enter")
    expect(player.hand).to_be_visible()
    assert page.evaluate("() => document.activeElement !== document.body"), "the focus is on nothing"
    met: list[str] = []
    played: list[int] = []
    while (asked := player.wait()) != "deal":
        met.append(asked)
        if asked == "declare":
            assert len(met) > 1 or keys.focused.startswith("Declare "), "the focus is not on what is asked"
            player.answer(asked)
            continue
        if asked == "last chance":
            keys.tab_to("^Declare no trump")
            keys.press("Enter")
            expect(player.last_chance).to_have_count(0)
        elif asked == "bury":
            bury(player, keys)
        else:
            played.append(play(player, keys))
        assert page.evaluate("() => document.activeElement !== document.body"), "the focus is lost"
    assert list(dict.fromkeys(met))[:4] == ["declare", "last chance", "bury", "play"]
    assert sum(played) == 25
    assert max(played) > 1, "no play of several cards"
    expect(page.get_by_text(re.compile("Attackers’ points"))).to_be_visible()
    keys.tab_to("^Next deal$")
    keys.press("Enter")
    expect(player.person.next_deal).to_have_count(0)
    assert player.wait() in ("declare", "last chance", "bury", "play")
