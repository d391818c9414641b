"""Positions with the play a good partner makes, for Two Hundred and Rangvaar, at every level above beginner.

N is to play, S is its partner, W and E the opponents; turns go S W N E. A position says what lies on the
table, the complete tricks before it, N's whole hand, and which plays are good, or which (with ``not``) a
good partner never makes. N holds all the cards it would at that point, so that a search has real worlds.
"""

from random import Random

import pytest

from followsuit.actions import Bid, NameTrump, Pass, Play
from followsuit.bots import Budget, bot_for
from followsuit.cards import Suit, parse_card, parse_cards
from followsuit.rangvaar.observation import RangvaarObservation
from followsuit.rangvaar.rules import PRESETS as RANGVAAR
from followsuit.registry import game_named
from followsuit.seats import Seat, Side
from followsuit.trick.auction import Auction
from followsuit.trick.cardplay import TakenTrick
from followsuit.trick.contract import Contract
from followsuit.trick.hand import mask_of
from followsuit.trick.trick import Trick, card_points
from followsuit.two_hundred.observation import TwoHundredObservation
from followsuit.two_hundred.rules import PRESETS as TWO_HUNDRED
from followsuit.two_hundred.rules import WORTH
from followsuit.units import Cents

S, W, N, E = Seat.S, Seat.W, Seat.N, Seat.E
LEVELS = ("casual", "expert", "master")


def trick_of(leader, text):
    plays = tuple(Play(Seat((leader + at) % 4), (card,)) for at, card in enumerate(parse_cards(text)))
    return Trick(leader, plays)


def seen(game, hand, table="", trump="D", declarer=S, past=(), totals=(0, 0), calls=(), phase="playing"):
    """What N sees. ``past``: complete tricks as ``leader: cards``."""
    suit = Suit("SHCD".index(trump))
    worth = WORTH if game == "two_hundred" else {}
    taken = []
    for text in past:
        leader, cards = text.split(": ")
        done = trick_of(Seat[leader], cards)
        taken.append(TakenTrick(done, done.winner(suit), card_points(done.cards, worth)))
    rules = (TWO_HUNDRED if game == "two_hundred" else RANGVAAR)["reference"]
    terms = rules.auction if game == "two_hundred" else rules.auction_rules
    playing = phase == "playing"
    if playing:
        trick = trick_of(Seat((N - len(table.split())) % 4), table)
        least = terms.values[0]
        calls = [Bid(declarer, least), *(Pass(Seat((declarer + step) % 4)) for step in (1, 2, 3))]
        auction = Auction(terms, declarer, tuple(calls))
        size = 10 if game == "two_hundred" else 13
        assert len(parse_cards(hand)) == size - len(taken), "N holds what it would hold"
    else:
        first = calls[0].seat if calls else N
        auction = Auction(terms, first, tuple(calls))
        trick, size = None, 10 if game == "two_hundred" else 5
    common = {
        "rules": rules,
        "seat": N,
        "phase": phase,
        "number": 1,
        "totals": dict(zip(Side, totals, strict=True)),
        "dealt": size,
        "hand": mask_of(parse_cards(hand)),
        "auction": auction,
        "contract": Contract(declarer, terms.values[0])
        if phase != "betting" and phase != "bidding"
        else None,
        "trump": suit if playing else None,
        "trick": trick,
        "taken": tuple(taken),
        "score": None,
    }
    if game == "two_hundred":
        return TwoHundredObservation(**common, dealer=E)
    return RangvaarObservation(**common, first=S, dealer=E, counted=0, stake=Cents(0))


def played(game, level, *position, **more):
    action = bot_for(game_named(game), level).act(seen(game, *position, **more), Random(7), Budget())
    return action.cards[0].text


#: sentence, hand, table, good plays or ``not`` and bad ones, and what else the position needs.
TWO_HUNDRED_CARDS = [
    (
        "does not trump its partner's winning ace",
        "KD 9D 6D TH 7H 6H 8C 7C 9C QC",
        "AS 7S",
        "not KD 9D 6D",
        {},
    ),
    ("feeds its ten to its partner's winning ace", "TS 7S 6S 9H 7H 6H 8C 7C 9D 6D", "8S AS 9S", "TS", {}),
    ("feeds its five where it has no ten", "5S 7S 6S 9H 7H 6H 8C 7C 9D 6D", "8S AS 9S", "5S", {}),
    ("gives no ten to the opponents' ace", "TS 7S 6S 9H 7H 6H 8C 7C 9D 6D", "8S AS", "not TS", {}),
    ("gives no five to the opponents' king", "5S 7S 6S 9H 7H 6H 8C 7C 9D 6D", "8S KS", "not 5S", {}),
    ("wins points cheaply when last to play", "KS QS 7S 9H 7H 6H 8C 7C 9D 6D", "5S 9S JS", "KS QS", {}),
    ("takes its own ten home when last to play", "TS QS 7S 9H 7H 6H 8C 7C 9D 6D", "8S 6S 9S", "TS", {}),
    ("ruffs twenty points when last to play", "6D KD 9H 7H 6H 8H 8C 7C 9C 6C", "8S TS AS", "6D KD", {}),
    ("overruffs with the least that wins", "6D 8D AD 9H 7H 6H 8C 7C 9C 6C", "AS 9S 7D", "8D", {}),
    (
        "keeps its high trumps from a worthless trick",
        "AD KD TD 9H 7H 6H 8C 7C 9C 6C",
        "7S 8S 9S",
        "not AD KD TD",
        {},
    ),
    ("discards points onto its partner's sure trick", "TH 9H 7H 6H 8H 8C 7C 9C 6C QC", "7S AS 8S", "TH", {}),
    (
        "does not discard points onto a lost trick",
        "TH 9H 7H 6H 5C 8C 7C 9C 6C QC",
        "7S 8S AS",
        "not TH 5C",
        {},
    ),
    ("does not lead an unguarded ten", "TS 7S 9H 7H 6H KH 8C 7C 9C QC", "", "not TS", {"declarer": N}),
    (
        "does not ruff in front of a partner who has ruffed",
        "AD 9D 7D TH 7H 6H 8C 7C 9C QC",
        "AS KD 7S",
        "not AD 9D 7D",
        {},
    ),
    (
        "feeds a ten to a partner's ruff that nobody can beat",
        "9D 7D TH 7H 6H 8H 8C 7C 9C QC",
        "AS KD 7S",
        "TH",
        {},
    ),
    (
        "draws trumps with a trump suit from the top",
        "AD KD TD QD JD 9D AS KS 7H 8C",
        "",
        "AD KD TD QD JD 9D",
        {"declarer": N},
    ),
    (
        "draws with no trump that counts where another low one draws as well",
        "QD JD 9D 7D 5D 7S 6S 7H 6H 8C",
        "",
        "not 5D",
        {"declarer": N},
    ),
    (
        "draws no trumps once the opponents have none",
        "AD KD AS 9S 7H 8C",
        "",
        "not AD KD",
        {"declarer": N, "past": ["N: TD 5D 6D 8H", "N: QD 7C 7D 6H", "N: JD 6C 8D 7S", "N: 9D 9C JH 8S"]},
    ),
    (
        "takes a sure last trick with its ten",
        "TS 7H",
        "KS 9S 8S",
        "TS",
        {
            "past": [
                "S: AD 5D 6D 7D",
                "S: KD 8D 9D TD",
                "S: QD 8C JD 9C",
                "S: AC 5C 6C TC",
                "S: KC JC 7C QC",
                "S: AH 8H 5H 6H",
                "S: KH 9H QH TH",
                "S: 5S AS 6S JS",
            ]
        },
    ),
    (
        "ruffs an opponent's ten with a small trump",
        "6D 8D 9H 7H 6H 8H 8C 7C 9C 6C",
        "TS",
        "6D 8D",
        {"declarer": W},
    ),
    ("covers an opponent's ten with the ace", "AS 7S 9H 7H 6H 8H 8C 7C 9D 6D", "TS", "AS", {"declarer": W}),
    (
        "throws its lowest on an ace it cannot beat",
        "KS 9S 6S 9H 7H 6H 8C 7C 9D 6D",
        "AS",
        "6S 9S",
        {"declarer": W},
    ),
]

RANGVAAR_CARDS = [
    (
        "does not trump its partner's winning ace",
        "KD 9D 6D TH 7H 6H 4H 8C 7C 9C QC 3C 2C",
        "AS 7S",
        "not KD 9D 6D",
        {},
    ),
    (
        "does not overtake its partner's king with the ace",
        "AS 6S 9S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C",
        "7S KS 8S",
        "not AS",
        {},
    ),
    ("wins cheaply when last to play", "AS QS 7S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C", "8S 9S JS", "QS", {}),
    (
        "throws its lowest on an ace it cannot beat",
        "KS 9S 2S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C",
        "AS",
        "2S 9S",
        {"declarer": W},
    ),
    (
        "ruffs an opponents' ace with a small trump",
        "AD 3D TH 7H 6H 4H 8C 7C 9C KC QC 3C 2C",
        "8S 9S AS",
        "3D",
        {},
    ),
    ("overruffs with the least that wins", "8D 3D TH 7H 6H 5H 4H 8C 7C 9C QC 3C 2C", "AS 9S 7D", "8D", {}),
    (
        "leaves a partner's ruff alone",
        "AD 8D 3D TH 7H 6H 4H 8C 7C 9C QC 3C 2C",
        "AS KD 7S",
        "not AD 8D 3D",
        {},
    ),
    ("keeps a king it cannot win with", "KS 4S 2S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C", "3S AS", "not KS", {}),
    ("does not discard an ace", "AH 7H 6H 4H AC 7C 9C QC 3C 2C 8C 5H 3H", "8S 9S AS", "not AH AC", {}),
    (
        "draws trumps with a trump suit from the top",
        "AD KD QD JD TD 9D AS KS AH 7H 8C 3C 2C",
        "",
        "AD KD QD JD TD 9D",
        {"declarer": N},
    ),
    (
        "leads no low trump where one rival may hold all that are out",
        "8S 6S 2S 9H 7H 4H QD 9D 5D 8C 6C",
        "",
        "not 8S 6S 2S",
        {"declarer": N, "trump": "S", "past": ["N: AS 4S 5S 3S", "N: KS 2H TS 7S"]},
    ),
    (
        "tops the second hand's queen with its ace",
        "AS KS 7S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C",
        "3S QS",
        "AS KS",
        {},
    ),
    ("plays low on its partner's ace", "KS QS 7S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C", "AS 3S", "7S", {}),
    (
        "wins with the king when last, not the ace",
        "AS KS 7S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C",
        "8S 9S QS",
        "KS AS",
        {},
    ),
    (
        "does not lead a king under the ace",
        "KS 7S 6H 4H 8H 8C 7C 9C 9D 3D 2C 4C TC",
        "",
        "not KS",
        {"declarer": W},
    ),
    ("cashes a side ace early", "AS KS 7H 6H 4H 8H 8C 7C 9C 3D 2C 4C TC", "", "AS KS", {"declarer": W}),
    (
        "takes the last seat's cheap trick with a nine",
        "KS 9S 7S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C",
        "4S 5S 8S",
        "9S",
        {},
    ),
    (
        "does not spend an ace of trumps on a deuce's trick",
        "AD KD 3D TH 7H 6H 4H 8C 7C 9C QC 3C 2C",
        "4S 5S 8S",
        "3D",
        {},
    ),
    (
        "follows low where an opponent has ruffed",
        "AS KS 7S TH 7H 6H 4H 8C 7C 9C 9D 3D 2C",
        "8S 9S 4D",
        "7S",
        {},
    ),
]


def is_good(card, wanted):
    if wanted.startswith("not "):
        return card not in wanted.split()[1:]
    return card in wanted.split()


def cases(table):
    return [pytest.param(*row[1:], id=row[0]) for row in table]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("hand", "table", "wanted", "more"), cases(TWO_HUNDRED_CARDS))
def test_two_hundred(hand, table, wanted, more, level):
    assert is_good(played("two_hundred", level, hand, table, **more), wanted)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("hand", "table", "wanted", "more"), cases(RANGVAAR_CARDS))
def test_rangvaar(hand, table, wanted, more, level):
    assert is_good(played("rangvaar", level, hand, table, **more), wanted)


# Calls -----------------------------------------------------------------------------------------------------
def called(game, level, hand, **more):
    return bot_for(game_named(game), level).act(seen(game, hand, **more), Random(7), Budget())


STRONG = "AS TS KS QS JS 9S AH AD KD 5C"
WEAK = "9S 7S 8H 6H 7D 6D 8D 9C 7C 6C"
MIDDLING = "KS 9S 7S KH 8H TD 7D 6D QC 6C"
every_level = pytest.mark.parametrize("level", LEVELS)


@every_level
def test_a_strong_hand_bets(level):
    assert isinstance(called("two_hundred", level, STRONG, phase="betting", calls=[Pass(S), Pass(W)]), Bid)


@every_level
def test_a_weak_hand_passes_over_a_bet(level):
    assert called("two_hundred", level, WEAK, phase="betting", calls=[Pass(S), Bid(W, 60)]) == Pass(N)


@every_level
def test_a_side_at_a_hundred_makes_a_token_bet(level):
    calls = [Pass(S), Pass(W)]
    bet = called("two_hundred", level, MIDDLING, phase="betting", calls=calls, totals=(150, 0))
    assert isinstance(bet, Bid)


@every_level
def test_a_weak_hand_does_not_overbid_its_partner(level):
    calls = [Bid(S, 65), Pass(W)]
    assert called("two_hundred", level, WEAK, phase="betting", calls=calls) == Pass(N)


@every_level
def test_six_trumps_with_the_ace_are_named(level):
    named = called("two_hundred", level, STRONG, phase="naming", calls=[Bid(N, 100)], declarer=N)
    assert named == NameTrump(N, Suit.SPADES)


@every_level
def test_four_honours_of_a_suit_are_named_on_five_cards(level):
    named = called("rangvaar", level, "AH KH QH JH 3S", phase="naming", calls=[Bid(N, 13)], declarer=N)
    assert named == NameTrump(N, Suit.HEARTS)


@every_level
def test_nothing_is_not_worth_ten_tricks(level):
    calls = [Bid(S, 7), Bid(W, 10)]
    assert called("rangvaar", level, "2S 4S 5H 7D 3C", phase="bidding", calls=calls) == Pass(N)


def test_there_are_enough_positions():
    assert len(TWO_HUNDRED_CARDS) >= 20
    assert len(RANGVAAR_CARDS) + 2 >= 20
    assert parse_card("AS").text == "AS"
