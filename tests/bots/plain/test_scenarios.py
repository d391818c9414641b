"""The plays and calls of a good partner, for Two Hundred and Rangvaar, at every level above beginner."""

from random import Random

import pytest

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import Suit, parse_card, parse_cards
from followsuit.base.seats import Seat, Side
from followsuit.base.stakes import Cents
from followsuit.bots import Budget, bot_for
from followsuit.card_games.rangvaar.observation import RangvaarObservation
from followsuit.card_games.rangvaar.rules import PRESETS as RANGVAAR
from followsuit.card_games.registry import game_named
from followsuit.card_games.trick.auction import Auction, Contract
from followsuit.card_games.trick.cardplay import TakenTrick
from followsuit.card_games.trick.hand import mask_of
from followsuit.card_games.trick.trick import Trick, card_points
from followsuit.card_games.two_hundred.observation import TwoHundredObservation
from followsuit.card_games.two_hundred.rules import PRESETS as TWO_HUNDRED
from followsuit.card_games.two_hundred.rules import WORTH
from tests.bots.plain.scenarios import RANGVAAR_CARDS, TWO_HUNDRED_CARDS

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
