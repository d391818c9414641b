"""Refutation: hidden cards are dealt again, and all that the learner knows stays as it was."""

from collections import Counter
from random import Random

import pytest

from followsuit.base.seats import Seat
from followsuit.card_games.registry import GAMES
from followsuit.lessons.refutation import hidden_hands, punishing_table
from followsuit.record import Player
from followsuit.table import Table


def is_told_in_part(table: Table) -> bool:
    """Whether two tricks are played, and in Tractor somebody holds the twin of a card that it has played."""
    view = table.game.view(table.observe(Seat.S))
    if len(view["tricks"]) < 2 or table.game.name != "tractor":
        return len(view["tricks"]) >= 2
    held = {seat: {card.text for card in hand} for seat, hand in hidden_hands(table, Seat.S).items()}
    plays = [play for trick in view["tricks"] for play in trick["plays"]]
    return any(held.get(play["seat"], set()) & {*play["cards"]} for play in plays)


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_hands_and_what_is_known_stays(game: str) -> None:
    table = Table.start(game, "reference", {seat: Player("beginner") for seat in Seat}, "1")
    table.deal()
    while not is_told_in_part(table):
        table.step()
    other = punishing_table(table, Seat.S, Random(1), lambda text: text != table.record_text())
    assert other is not None
    assert other.observe(Seat.S) == table.observe(Seat.S)
    before, after = hidden_hands(table, Seat.S), hidden_hands(other, Seat.S)
    assert {seat: len(hand) for seat, hand in after.items()} == {
        seat: len(hand) for seat, hand in before.items()
    }
    assert Counter(card for hand in after.values() for card in hand) == Counter(
        card for hand in before.values() for card in hand
    )
