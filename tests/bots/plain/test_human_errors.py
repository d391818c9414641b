"""Human errors: where there is occasion, the lower levels err as often as the table says; the rule they err from does not."""

from random import Random

import pytest

from followsuit.base.actions import Play
from followsuit.base.cards import Suit, parse_card, parse_cards
from followsuit.base.seats import Seat
from followsuit.bots.human_errors import ERROR_RATES
from followsuit.bots.plain.cardplay import PlayContext, choose_card
from followsuit.bots.plain.human_errors import play_with_errors
from followsuit.bots.plain.memory import recall_tricks
from followsuit.card_games.trick.cardplay import TakenTrick
from followsuit.card_games.trick.hand import mask_of
from followsuit.card_games.trick.trick import Trick
from followsuit.card_games.two_hundred.rules import PRESETS, WORTH

S, W, N, E = Seat.S, Seat.W, Seat.N, Seat.E
PACK = PRESETS["reference"].pack
LOTS = 4000

#: What may go wrong, N's hand, the cards before N's, the tricks before as ``leader: cards``, and the wrong card.
OCCASIONS = {
    "forgets": ("AH 9H 7H 8C 7C", "", "E: 8S 9S 7S AS; S: KH 5D TH 8H", "AH"),
    "wastes": ("KS 7S", "6D 9S", "E: 8S 5S TS AS", "KS"),
    "feeds": ("TS 7S 9H 7H 8C", "8S 6S KS", "", "TS"),
}


def trick_of(leader, text):
    plays = tuple(Play(Seat((leader + at) % 4), (card,)) for at, card in enumerate(parse_cards(text)))
    return Trick(leader, plays)


def position(hand, table, past):
    """What N sees, who is to play; diamonds are trumps, and W and E have the contract."""
    done = [text.strip().split(": ") for text in past.split(";") if text]
    taken = [
        TakenTrick(trick, trick.winner(Suit.DIAMONDS), 0)
        for trick in (trick_of(Seat[at], cards) for at, cards in done)
    ]
    trick = trick_of(Seat((N - len(table.split())) % 4), table)
    held = mask_of(parse_cards(hand))
    return PlayContext(
        N, held, Suit.DIAMONDS, trick, recall_tricks(PACK, held, taken, trick), WORTH, is_declaring=False
    )


@pytest.mark.parametrize("level", ERROR_RATES)
@pytest.mark.parametrize("kind", OCCASIONS)
def test_a_level_errs_as_often_as_the_table_says(kind, level):
    hand, table, past, wrong = OCCASIONS[kind]
    context, rng = position(hand, table, past), Random(f"{kind} {level}")
    assert choose_card(context) is not parse_card(wrong), "who does not err plays another card"
    part = (
        sum(play_with_errors(context, ERROR_RATES[level], rng) is parse_card(wrong) for _ in range(LOTS))
        / LOTS
    )
    assert part == pytest.approx(getattr(ERROR_RATES[level], kind), abs=0.03)


def test_a_casual_bot_errs_less_than_a_beginner_in_everything():
    for kind in OCCASIONS:
        assert 0 < getattr(ERROR_RATES["casual"], kind) < getattr(ERROR_RATES["beginner"], kind) / 5
