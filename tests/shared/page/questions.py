"""Questions: what a table asks of a person, and answering until it asks for a certain thing."""

from playwright.sync_api import Locator, expect


class Answering:
    """Knows what the table asks, and gives a sensible answer."""

    def wait(self) -> str:
        """Wait until the table wants something of the person; say what."""
        raise NotImplementedError

    def answer(self, asked: str) -> None:
        """Do something sensible, and wait until it is done."""
        raise NotImplementedError

    def play_until(self, wanted: str, most: int = 400) -> None:
        """Answer whatever is asked until this is."""
        for _ in range(most):
            asked = self.wait()
            if asked == wanted:
                return
            self.answer(asked)
        raise AssertionError(f"the table never asked to {wanted}")


def playable_cards(hand: Locator) -> Locator:
    """The cards of a hand that may be played now; while cards are dealt, a tap on one declares."""
    return (
        hand.page.locator("body:not(:has([data-deal]))").locator(hand).get_by_role("button", disabled=False)
    )


def wait_for(questions: dict[str, Locator], timeout: float) -> str:
    """Wait until one of these is asked; say which. The first named wins where more are."""
    anything, *others = questions.values()
    for question in others:
        anything = anything.or_(question)
    # A question that was found may have been answered a moment ago and be gone now.
    for _ in range(20):
        expect(anything.first).to_be_visible(timeout=timeout)
        asked = [kind for kind, question in questions.items() if question.count()]
        if asked:
            return asked[0]
    raise AssertionError("the table asks and takes it back")
