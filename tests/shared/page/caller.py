"""Callers: people who play Court Piece by the accessible names of things."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.shared.page.person import UNASKED, Person
from tests.shared.page.questions import wait_for
from tests.shared.patience import LONG_MS


class Caller(Person):
    """A person who plays Court Piece: names a suit, lays a card down, asks for trump once it may."""

    def __init__(self, *seat: Any) -> None:
        super().__init__(*seat)
        page = self.page
        page.add_init_script(UNASKED % "{}")
        self.naming = page.get_by_role("group", name=re.compile("^You call"))
        self.staking = page.get_by_role("group", name=re.compile("^Seven to nothing"))
        self.laying = page.get_by_role("button", name=re.compile("^Lay"))
        self.asking = page.get_by_role("button", name="Have trump turned up")
        # A match of one deal ends with how others played it.
        self.new_match = page.get_by_role("button", name=re.compile("^(New match|Compare results)$"))
        #: How often trump was asked for.
        self.asked = 0

    def begin(self, preset: str, length: str, **query: str) -> None:
        """Have a deal dealt by a preset, in a match of that length."""
        self.open(**query)
        self.options("Court Piece")
        self.choose(preset, length)
        self.page.get_by_role("button", name="Deal", exact=True).click()
        expect(self.plate).to_be_visible(timeout=LONG_MS)

    def choose(self, preset: str, length: str) -> None:
        """Choose a preset and a length, whose name is followed by its minutes."""
        dialog = self.page.get_by_role("dialog", name="Options")
        rules, lengths = (dialog.get_by_role("group", name=name) for name in ("Rules", "How long?"))
        rules.get_by_role("radio", name=preset, exact=True).check(force=True)
        lengths.get_by_role("radio", name=re.compile(f"^{length}")).check(force=True)

    @property
    def plate(self) -> Any:
        """The score, which is there as soon as a deal is."""
        return self.page.get_by_role("table", name="Score")

    def wait(self) -> str:
        """Wait until the table wants something of the person; say what."""
        questions = {
            "over": self.new_match,
            "deal": self.next_deal,
            "name": self.naming.get_by_role("button"),
            "stake": self.staking,
            "ask": self.asking,
            "lay": self.laying,
            "play": self.playable,
        }
        return wait_for(questions, LONG_MS)

    def answer(self, asked: str) -> None:
        """Do something sensible, and wait until it is done."""
        if asked == "name":
            self.naming.get_by_role("button").first.click()
            expect(self.naming).to_have_count(0)
        elif asked == "stake":
            self.staking.get_by_role("button", name="Go on for all thirteen").click()
            expect(self.staking).to_have_count(0)
        elif asked == "ask":
            self.asked += 1
            self.asking.click()
            expect(self.asking).to_have_count(0)
        elif asked == "lay":
            self.touch(self.playable.first)
            self.page.get_by_role("button", name=re.compile("^Lay the .* face down$")).click()
            expect(self.laying).to_have_count(0)
        else:
            super().answer(asked)
