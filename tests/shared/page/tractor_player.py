"""A person at a table of Tractor: the deal with declaring, the burial, plays of several cards."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.shared.page.person import FRAME
from tests.shared.page.questions import Answering, wait_for
from tests.shared.page.waiting import wait_until
from tests.shared.patience import LONG_MS

# In this deal East is dealt the first card; South can show the two of diamonds early, West and North override
# one another with spades and hearts, and South's pair of big jokers overrides them all at the last chance.
SEED = "28"

RECORD = """followsuit-deal 1
game tractor
rules {rules}
seed 28
player S person You
player W casual Lan
player N casual Wei
player E casual Jun

deal 1
levels NS {level} EW {level}
declaring {declaring}
first {first}
hand E 2C KS 5D 6D AH 7S KH 9S QH AS 3D 6S 7D 8S 9S 6H 6S KH JH 7D TC 8C 3C TS 5C
hand N TC 3C 9C 8C 2H 6D 7C QD QC 7S 4S TD 2H AD 5H 6H 4C AC KC 5H SJ AS QD 5C 9D
hand W QC 5S 8S SJ 8H AD 3H AH 6C 8D 2S 9C TH 4C 2C 3S 5S TD 2D JH 5D 4S 2S 9H JS
hand S JD 4D TH 6C 2D 3D KC JC 3H 9H 8H 7H 4H KD JC BJ 3S TS 7C KD BJ AC KS 8D QS
kitty 4H 7H JD 4D QH 9D QS JS
"""


class Player(Answering):
    """A person at a table of Tractor, who goes by what things are called."""

    def __init__(self, person: Any) -> None:
        self.person, self.page, self.hand = person, person.page, person.hand
        self.declaring = self.page.get_by_role("group", name="You can declare trump")
        self.last_chance = self.page.get_by_role("group", name="Last chance to declare")
        self.burying = self.page.get_by_role("group", name=re.compile("^Bury [0-9]+ cards$"))
        self.bidding = self.page.get_by_role("group", name="What will your pair take?")
        self.naming = self.page.get_by_role("group", name="You start. Name trump.")
        self.bury = self.page.get_by_role("button", name=re.compile("^Bury( the|$| )"))
        self.play = self.page.get_by_role("button", name=re.compile("^Play( the|$| )"))

    def sit_down(self, rules: str = "Usual game", **query: str) -> None:
        """Choose Tractor and have the first deal begin."""
        self.person.open(**{"seed": SEED, **query})
        self.person.options("Tractor")
        self.page.get_by_role("radio", name=rules, exact=True).check(force=True)
        self.page.get_by_role("button", name="Deal", exact=True).click()
        expect(self.hand).to_be_visible()

    def take_up(self, **record: str) -> None:
        """Continue a match that stands as a record says."""
        fields = {"rules": "reference", "level": "2", "declaring": "open", "first": "E", **record}
        self.person.take_up(RECORD.format(**fields), "tractor")

    def wait(self) -> str:
        """Wait until the table wants something of the person; say what."""
        questions = {
            "declare": self.declaring.get_by_role("button", name="Pass"),
            "last chance": self.last_chance,
            "bury": self.burying,
            "bid": self.bidding,
            "name": self.naming,
            "deal": self.person.next_deal,
            "over": self.person.new_match,
            "play": self.person.playable,
        }
        return wait_for(questions, LONG_MS)

    def tap(self, card: Locator) -> None:
        """Tap a card on the strip that its neighbours leave free, and wait until its name says so."""
        self.person.touch(card)
        self.page.evaluate(FRAME)

    def take_a_throw(self) -> None:
        """Come to the first lead and take up a throw that can be beaten."""
        self.play_until("bury")
        self.answer("bury")
        assert self.wait() == "play"
        for name in ("ace of clubs", "7 of clubs"):
            self.tap(self.hand.get_by_role("button", name=name).first)

    @property
    def chosen(self) -> Locator:
        """The cards taken up."""
        cards: Locator = self.hand.get_by_role("button", name=re.compile(", taken up$"))
        return cards

    def turn(self) -> int:
        """How far the match is."""
        turn: int = self.page.evaluate(
            'async () => JSON.parse(await followSuit.askText(\'{"v": 1, "op": "view"}\')).view.turn'
        )
        return turn

    def answer(self, asked: str) -> None:
        """Do something sensible, and wait until the table has gone on."""
        if asked == "play":
            turn = self.turn()
            # A hint has taken its cards up.
            if not self.chosen.count():
                self.tap(self.person.playable.first)
            expect(self.play).to_be_enabled()
            self.play.click()
            wait_until(lambda: self.turn() > turn, "the play was made", self.page.wait_for_timeout)
        elif asked == "bury":
            cards = self.hand.get_by_role("button")
            last = cards.count() - 1
            taken = self.chosen.count()
            for count in range(taken, self.person.ask("view")["view"]["prompt"]["count"]):
                self.tap(cards.nth(last - count))
                expect(self.chosen).to_have_count(count + 1)
            expect(self.bury).to_be_enabled()
            self.bury.click()
            expect(self.burying).to_have_count(0)
        elif asked == "declare":
            turn = self.turn()
            self.declaring.get_by_role("button", name="Pass").click()
            wait_until(lambda: self.turn() > turn, "the deal has gone on", self.page.wait_for_timeout)
        elif asked == "last chance":
            self.last_chance.get_by_role("button").first.click()
            expect(self.last_chance).to_have_count(0)
        elif asked == "bid":
            self.bidding.get_by_role("button", name="Pass").click()
            expect(self.bidding).to_have_count(0)
        elif asked == "name":
            self.naming.get_by_role("button", name="No trump").click()
            expect(self.naming).to_have_count(0)
        elif asked == "deal":
            self.person.next_deal.click()
            expect(self.person.next_deal).to_have_count(0)
