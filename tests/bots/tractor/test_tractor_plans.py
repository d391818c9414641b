"""What Tractor's bots say before the cards are played: declaring, burying, bidding, naming, the starter card."""

from collections import Counter
from random import Random

import pytest

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import Rank, Suit, parse_cards
from followsuit.base.decks import DOUBLE
from followsuit.base.seats import Seat, Side
from followsuit.bots import Budget
from followsuit.bots.tractor import BOTS
from followsuit.bots.tractor.trump_choice import choose_at_last_chance
from followsuit.card_games.shengji.cards.pack import card_points, without
from followsuit.card_games.tractor.actions import Declare
from followsuit.card_games.tractor.bidding import PairBidding
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.phases.state import Declaration, Prelude
from followsuit.card_games.tractor.rules import PRESETS
from followsuit.card_games.tractor.standings import TractorStanding
from followsuit.card_games.trick.trick import Trick
from tests.shared.tractor.tractor_scenes import trump_of

RULES = PRESETS["standard"]
#: So often even the smallest chance to speak while cards are dealt comes up.
ASKED = 1_000
levels = pytest.mark.parametrize("level", ["casual", "master"])


def act(observation, level="casual"):
    return BOTS[level].act(observation, Random(1), Budget(nodes=600))


def answers(observation):
    """How often Casual says what when it is asked again and again: it is patient, and mostly waits."""
    return Counter(BOTS["casual"].act(observation, Random(number), Budget()) for number in range(ASKED))


def asked(hand, phase, dealt=100, prelude=None, to_act=Seat.S, rules=RULES, trump=None, trick=None, held=25):
    cards = tuple(sorted(parse_cards(hand)))
    prelude = prelude or Prelude()
    declared = prelude.declarations[-1].seat if prelude.declarations else None
    return TractorObservation(
        standing=TractorStanding(rules, 1, (Rank.TWO, Rank.TWO), Seat.S),
        seat=Seat.S,
        phase=phase,
        to_act=to_act if phase != "dealing" else None,
        may_act=tuple(Seat) if phase == "dealing" else (),
        hand=cards,
        held=(len(cards), held, held, held),
        dealt=dealt,
        prelude=prelude,
        starter=Seat.S if phase in ("burying", "naming") else declared,
        trump=trump,
        trick=trick,
    )


# Declaring -------------------------------------------------------------------------------------------------
HALF = "2H AH KH JH 9H 6H 4H 3S 5C 8D BJ 9D"


def test_it_declares_a_long_suit_halfway_through_the_deal():
    assert answers(asked(HALF, "dealing", 48)).keys() == {None, Declare(Seat.S, parse_cards("2H"))}


def test_it_waits_while_it_has_hardly_any_cards():
    halfway = answers(asked(HALF, "dealing", 48))
    assert answers(asked("2H AH KH JH 9H", "dealing", 20))[None] > halfway[None]


def test_it_does_not_declare_a_suit_it_has_little_of():
    assert answers(asked("2H 3H AS KS JS 9S 6S 4C 5C 8D QC 9D", "dealing", 48)).keys() == {None}


def test_it_overrides_an_opponent_with_a_pair_of_a_long_suit():
    rival = Declaration(Seat.E, parse_cards("2S"), 40)
    hand = HALF.replace("3S", "2H")
    said = answers(asked(hand, "dealing", 48, Prelude((rival,))))
    assert said.keys() == {None, Declare(Seat.S, parse_cards("2H 2H"))}


def test_it_does_not_override_its_partner_with_a_suit_no_better():
    mate = Declaration(Seat.N, parse_cards("2S"), 40)
    seen = asked("2H 2H AH JH 9H AS KS 9S 6S 4S BJ 5C", "dealing", 48, Prelude((mate,)))
    assert answers(seen).keys() == {None}


@pytest.mark.parametrize("level", ["beginner", "casual", "expert", "master"])
def test_it_declares_no_trump_over_an_opponents_suit_and_never_over_its_partners(level):
    hand = "BJ BJ AS AS KS AH AH AC AC KC AD AD KD QS QS KH 3C 4C 5D 6D 7H 8H 9S TC QC"
    over_rival, over_mate = (
        act(asked(hand, "last_chance", prelude=Prelude((Declaration(seat, parse_cards("2S"), 40),))), level)
        for seat in (Seat.E, Seat.N)
    )
    assert over_rival == Declare(Seat.S, parse_cards("BJ BJ"))
    assert over_mate == Pass(Seat.S)


def test_it_says_something_at_the_last_chance_rather_than_leave_trump_to_luck():
    hand = "2H AH KH JH TH 9H 3S 4S 5S 5C 6C 7C 7D 8D 9D TD QC QD JD KS SJ 8S 9S JC JS"
    assert act(asked(hand, "last_chance")) == Declare(Seat.S, parse_cards("2H"))


def test_at_the_last_chance_a_patient_seat_names_what_it_can_and_others_pass_on_nothing():
    hand = "2H 3H 4S 5S 6S 7C 8C 9C TC JC QD KD AD 3S 3C 9S JS QS KC 4D 5D 6D 7S 8S 9D"
    seen = asked(hand, "last_chance")
    assert answers(seen).keys() == {Declare(Seat.S, parse_cards("2H"))}
    assert choose_at_last_chance(seen) == Pass(Seat.S)
    assert act(asked(hand.replace("2H", "TH"), "last_chance")) == Pass(Seat.S)


# Burying ---------------------------------------------------------------------------------------------------
STRONG = "BJ SJ 2H 2S AH KH QH JH TH 9H 8H 7H AS AS KS QS 9S 8S 7S AC KC QC JC 9C 8C 7C 6C 4C 3C JD 9D 6D 4D"
WEAK = "SJ 2S AH 9H 8H 3H AS KS KS QS TS 9S 8S 7S 5S AC KC TC 9C 8C 7C 6C 4C 3C JD 9D 6D 4D KD TD 5D 3D QD"


def buried(hand, level, trump="2H"):
    observation = asked(hand, "burying", trump=trump_of(trump))
    assert Side.NS is observation.declaring_side
    return act(observation, level).cards


@levels
def test_it_buries_a_short_suit_whole(level):
    assert set(parse_cards("JD 9D 6D 4D")) <= set(buried(STRONG, level))


@levels
@pytest.mark.parametrize("hand", [STRONG, WEAK])
def test_it_buries_no_trumps_and_no_aces(level, hand):
    cards = buried(hand, level)
    trump = trump_of("2H")
    assert not any(trump.is_trump(card) or card.rank is Rank.ACE for card in cards)


@levels
def test_it_buries_no_points_it_cannot_defend(level):
    assert card_points(buried(WEAK, level)) <= 5


@levels
def test_it_keeps_its_pairs(level):
    cards = buried(WEAK, level)
    assert all(cards.count(card) != 1 for card in parse_cards("KS"))


# The auction -----------------------------------------------------------------------------------------------
AUCTION = PRESETS["auction"]
FINE = "BJ SJ 2H 2S AH AH KH QH JH TH 9H 8H AS KS QS 9S AC KC QC JC 9D 8D 7C 6C 4C"
POOR = "3S 4S 6S 7S 8S 9S 3H 4H 6H 7H 8H 9H 3C 4C 6C 7C 8C 9C 3D 4D 6D 7D 8D 9D TD"


def bidding(hand, *calls):
    said = Prelude(bidding=PairBidding(Seat.S, tuple(calls)))
    return asked(hand, "bidding", prelude=said, rules=AUCTION)


def test_it_outbids_the_others_on_a_fine_hand_and_lets_them_have_it_on_a_poor_one():
    calls = (Bid(Seat.S, 60), Bid(Seat.E, 100))
    assert act(bidding(FINE, *calls)) == Bid(Seat.S, 105)
    assert act(bidding(POOR, *calls)) == Pass(Seat.S)


def test_it_does_not_bid_more_than_its_hand_is_worth():
    assert act(bidding(FINE, Bid(Seat.S, 60), Bid(Seat.E, 180))) == Pass(Seat.S)


@levels
def test_it_names_its_long_suit(level):
    bid = Prelude(
        bidding=PairBidding(Seat.S, (Bid(Seat.S, 80), Pass(Seat.E))),
        starter_trick=Trick(
            Seat.S,
            tuple(
                Play(seat, parse_cards(text))
                for seat, text in zip((Seat.S, Seat.E, Seat.N, Seat.W), ("AD", "3D", "4D", "6D"), strict=True)
            ),
        ),
    )
    hand = " ".join(card.text for card in without(parse_cards(FINE), parse_cards("4C")))
    observation = asked(hand, "naming", prelude=bid, rules=AUCTION, held=24)
    assert act(observation, level) == NameTrump(Seat.S, Suit.HEARTS)


def test_it_keeps_its_jokers_out_of_the_starter_trick():
    bid = Prelude(bidding=PairBidding(Seat.S, (Bid(Seat.S, 80), Pass(Seat.E))))
    observation = asked(FINE, "starter_trick", prelude=bid, rules=AUCTION, trick=Trick(Seat.S))
    card = act(observation).cards[0]
    assert not card.is_joker and card in DOUBLE.cards
