"""Tractor's bot as a partner: positions that have one sensible answer."""

from random import Random

import pytest

from followsuit.base.actions import Pass, Play
from followsuit.base.cards import NO_TRUMP, Rank, Suit, cards_text, parse_cards, parse_rank, parse_suit
from followsuit.base.decks import DOUBLE
from followsuit.base.seats import Seat, Side
from followsuit.bots import Budget
from followsuit.bots.tractor.burial_heuristic import choose_burial
from followsuit.bots.tractor.casual import CasualTractor
from followsuit.bots.tractor.trump_choice import trump_worth
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.tractor.actions import Declare
from followsuit.card_games.tractor.interface.observation import TractorObservation, observe
from followsuit.card_games.tractor.phases.state import Declaration, Prelude, Terms, TractorPlaying
from followsuit.card_games.tractor.phases.trick_play import begin_play, with_play
from followsuit.card_games.tractor.rules import PRESETS
from followsuit.card_games.tractor.standings import TractorStanding

RULES = PRESETS["standard"]
#: So often even the smallest chance to speak while cards are dealt comes up.
ASKED = 1_000


def answer(observation):
    return CasualTractor().act(observation, Random(1), Budget())


def answers(observation):
    """Everything it says when it is asked again and again: it is patient, and mostly waits."""
    return {CasualTractor().act(observation, Random(number), Budget()) for number in range(ASKED)}


def position(trump, starter, hands, *plays):
    """What the seat to act sees after these plays; ``hands`` in the order of play from the starter."""
    suit = parse_suit(trump[1]) if len(trump) == 2 else NO_TRUMP
    the_trump = Trump.under(RULES, parse_rank(trump[0]), suit)
    seats = [Seat[letter] for letter in ("SENW" * 2)["SENW".index(starter) :][:4]]
    cards = dict(zip(seats, map(parse_cards, hands), strict=True))
    play = begin_play(the_trump, RULES, Seat[starter], [cards[seat] for seat in Seat], (), None)
    for text in plays:
        play, _ = with_play(play, Play(play.to_act, parse_cards(text)), RULES)
    standing = TractorStanding(RULES, 2, (Rank.TWO, Rank.TWO), Seat[starter], Seat[starter].side)
    state = TractorPlaying(standing, DOUBLE.cards, Terms(Prelude(), Seat[starter], the_trump), play)
    return observe(state, play.to_act)


def played(trump, starter, hands, *plays):
    return cards_text(answer(position(trump, starter, hands, *plays)).cards)


# Following -------------------------------------------------------------------------------------------------
def test_it_feeds_a_partner_who_has_the_trick():
    hands = ["AS 3D 4D 6D", "4S 5D 7D 8D", "TS 3S 9D TD", "6S JD QD KD"]
    assert played("2H", "S", hands, "AS", "4S") == "TS"


def test_it_gives_no_points_to_the_opponents():
    hands = ["3S 3D 4D 6D", "AS 5D 7D 8D", "TS 4S 9D TD", "6S JD QD KD"]
    assert played("2H", "S", hands, "3S", "AS") == "4S"


def test_it_does_not_overtake_its_partners_winning_card():
    # West is last, its partner East has the trick with the ace of a suit that West is void in.
    hands = ["3S 3D 4D 6D", "AS 5D 7D 8D", "4S 6C 9D TD", "BJ 3H KC QD"]
    assert played("2H", "S", hands, "3S", "AS", "4S") == "KC"


def test_it_wins_as_cheaply_as_it_can_when_it_is_last():
    hands = ["TS 3D 4D 6D", "5S 5D 7D 8D", "4S 6C 9D TD", "AS QS 3S QD"]
    assert played("2H", "S", hands, "TS", "5S", "4S") in ("QS", "AS")


def test_it_ruffs_a_trick_full_of_points():
    hands = ["AS 3D 4D 6D", "KS 5D 7D 8D", "TS 6C 9D TD", "3H 4C QD JD"]
    assert played("2H", "S", hands, "AS", "KS", "TS") == "3H"


def test_it_does_not_spend_a_joker_on_a_trick_of_nothing():
    hands = ["AS 3D 4D 6D", "4S 5D 7D 8D", "6S 6C 9D TD", "BJ 4C QD JD"]
    assert played("2H", "S", hands, "AS", "4S", "6S") != "BJ"


# Leading ---------------------------------------------------------------------------------------------------
def test_it_leads_an_ace_rather_than_a_king_that_can_be_caught():
    hands = ["AS KD 3C 4C", "4S 5D 7D 8D", "6S 6C 9D TD", "7S 4D QD JD"]
    assert played("2H", "S", hands) == "AS"


def test_it_leads_a_pair_of_aces_together():
    hands = ["AS AS 3C 4C", "4S 5D 7D 8D", "6S 6C 9D TD", "7S 4D QD JD"]
    assert played("2H", "S", hands) == "AS AS"


# Declaring -------------------------------------------------------------------------------------------------
def dealing(hand, dealt=80, declarations=(), seat=Seat.S, phase="dealing"):
    standing = TractorStanding(RULES, 1, (Rank.TWO, Rank.TWO), Seat.S)
    cards = parse_cards(hand)
    return TractorObservation(
        standing=standing,
        seat=seat,
        phase=phase,
        to_act=seat if phase == "last_chance" else None,
        may_act=tuple(Seat) if phase == "dealing" else (),
        hand=cards,
        held=(len(cards),) * 4,
        dealt=dealt,
        prelude=Prelude(tuple(declarations)),
        starter=declarations[-1].seat if declarations else None,
    )


LONG_HEARTS = "2H AH KH JH TH 9H 7H 6H 5H 4H 3S 4S 5C 6C 7D 8D BJ 9D TD QC"


def test_it_declares_its_long_suit():
    assert answers(dealing(LONG_HEARTS)) == {None, Declare(Seat.S, parse_cards("2H"))}


def test_it_says_nothing_on_a_weak_hand():
    assert answers(dealing("2H 3H 4S 5S 6S 7C 8C 9C TC JD QD KD AD 3S 3C 9S JS QS KC 4D")) == {None}


def test_it_lets_its_partners_declaration_stand():
    partner = Declaration(Seat.N, parse_cards("2S"), 40)
    hand = LONG_HEARTS.replace("2H", "2H 2H")
    both = "2H 2H AS KS JS 9S 8S AH KH JH 3S 4S 5C 6C 7D 8D BJ 9D TD QC"
    assert answers(dealing(both, 80, [partner])) == {None}
    rival = Declaration(Seat.E, parse_cards("2S"), 40)
    assert answers(dealing(hand, 84, [rival])) == {None, Declare(Seat.S, parse_cards("2H 2H"))}


def test_it_strengthens_what_it_declared():
    mine = Declaration(Seat.S, parse_cards("2H"), 40)
    observation = dealing(LONG_HEARTS.replace("2H", "2H 2H"), 84, [mine])
    assert answers(observation) == {Declare(Seat.S, parse_cards("2H 2H"))}


def test_in_the_last_chance_it_declares_rather_than_leave_trump_to_luck():
    hand = "2H AH KH JH TH 9H 3S 4S 5S 5C 6C 7C 7D 8D 9D TD QC QD JD KS SJ 8S 9S JC JS"
    weak = "2H 3H 4S 5S 6S 7C 8C 9C TC JD QD KD AD 3S 3C 9S JS QS KC 4D 5D 6D 7S 8S 9D"
    for cards in (hand, weak):
        asked = dealing(cards, 100, phase="last_chance")
        assert answers(asked) == {Declare(Seat.S, parse_cards("2H"))}


def test_in_the_last_chance_a_weak_hand_leaves_what_another_has_declared():
    weak = "2H 2H 4S 5S 6S 7C 8C 9C TC JD QD KD AD 3S 3C 9S JS QS KC 4D 5D 6D 7S 8S 9D"
    for seat in (Seat.E, Seat.N):
        shown = [Declaration(seat, parse_cards("2S"), 40)]
        assert answers(dealing(weak, 100, shown, phase="last_chance")) == {Pass(Seat.S)}


def test_long_trumps_and_pairs_and_jokers_are_worth_more():
    def worth(text, suit=Suit.HEARTS):
        return trump_worth(parse_cards(text), Rank.TWO, suit)

    assert worth("AH KH") > worth("AH KS")
    assert worth("9H 9H") > worth("9H 8H")
    assert worth("BJ") > worth("SJ") > worth("2S") > worth("9H") > worth("9S") == 0


# Burying ---------------------------------------------------------------------------------------------------
def buried(hand, trump="2H"):
    standing = TractorStanding(RULES, 1, (Rank.TWO, Rank.TWO), Seat.S)
    cards = parse_cards(hand)
    observation = TractorObservation(
        standing=standing,
        seat=Seat.S,
        phase="burying",
        to_act=Seat.S,
        may_act=(),
        hand=cards,
        held=(33, 25, 25, 25),
        dealt=100,
        prelude=Prelude(),
        starter=Seat.S,
        trump=Trump(parse_rank(trump[0]), parse_suit(trump[1])),
    )
    assert Side.NS is observation.declaring_side
    return parse_cards(cards_text(choose_burial(observation)))


HAND = "BJ SJ 2H 2S AH KH QH JH TH 9H 8H 7H  AS AS KS QS 9S 8S 7S  AC KC QC JC 9C 8C 7C 6C 4C 3C  JD 9D 6D 4D"


def test_it_buries_a_short_suit_whole():
    assert set(parse_cards("JD 9D 6D 4D")) <= set(buried(HAND))


@pytest.mark.parametrize("card", ["BJ", "SJ", "2H", "2S", "AH", "7H", "AS", "AC", "KS"])
def test_it_buries_neither_trumps_nor_what_takes_tricks(card):
    assert parse_cards(card)[0] not in buried(HAND)


def test_it_keeps_points_out_of_the_kitty_where_it_can():
    assert not set(buried(HAND)) & set(parse_cards("KS KC KH TH"))
