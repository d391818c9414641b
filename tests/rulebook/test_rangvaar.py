"""The clauses of Rangvaar up to the last trick, one sentence each."""

from dataclasses import replace
from random import Random

import pytest

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import NO_TRUMP, Suit, parse_card, parse_cards
from followsuit.base.decks import FIFTY_TWO
from followsuit.base.errors import IllegalActError
from followsuit.base.events import AuctionWon, CardsDealt, PassedOut, TrumpNamed
from followsuit.base.seats import Rotation, Seat
from followsuit.card_games.rangvaar.game import GAME
from followsuit.card_games.rangvaar.rules import FirstLead, Speaking
from followsuit.card_games.rangvaar.transitions import TRANSITIONS, new_match
from followsuit.card_games.trick.auction import Contract, options
from followsuit.card_games.trick.cardplay import Cardplay
from followsuit.card_games.trick.hand import NO_CARDS, cards_of, mask_of
from followsuit.card_games.trick.phases import Bidding, Naming, Playing, ThrownIn
from followsuit.card_games.trick.trick import Trick
from tests.shared.rangvaar_deals import (
    EW,
    MAY_PASS,
    NS,
    REFERENCE,
    SINGLE,
    E,
    N,
    S,
    W,
    bidding,
    code,
    named,
    one_suit_each,
    played_out,
    said,
)


# R1, R2, R3: the match and the deal ------------------------------------------------------------------------
def test_r1_fifty_two_cards_and_partners_opposite_clockwise():
    dealt = bidding().dealt
    assert sorted(card for hand in dealt.whole for card in cards_of(hand)) == sorted(FIFTY_TWO.cards)
    assert GAME.rotation is Rotation.CLOCKWISE
    assert S.partner is N
    assert W.partner is E


@pytest.mark.parametrize("deals", [3, 5])
def test_r1_a_match_is_three_or_five_deals_chosen_before_it_begins(deals):
    rules = GAME.rules({"deals": deals})
    state = one_suit_each(rules=rules, number=deals, counted=deals - 1)
    last, _ = played_out(named(said(state, 13)[0]).state)
    assert GAME.is_over(last)
    assert not GAME.needs_deal(last)
    before = one_suit_each(rules=rules, number=deals - 1, counted=deals - 2)
    earlier, _ = played_out(named(said(before, 13)[0]).state)
    assert not GAME.is_over(earlier)
    assert GAME.needs_deal(earlier)


@pytest.mark.parametrize("deals", [1, 2, 4, 6, True, "3"])
def test_r1_no_other_length_of_match_is_offered(deals):
    with pytest.raises(Exception) as caught:
        GAME.rules({"deals": deals})
    assert caught.value.code == "bad_value"
    assert caught.value.clause == "R1"


def test_r2_five_cards_are_dealt_before_the_auction_and_eight_after_trump_is_named():
    state = bidding()
    assert [GAME.observe(state, seat).hand.bit_count() for seat in Seat] == [5] * 4
    naming, _ = said(state, 7, None, None, None)
    assert [GAME.observe(naming, seat).hand.bit_count() for seat in Seat] == [5] * 4
    playing = named(naming).state
    assert [GAME.observe(playing, seat).hand.bit_count() for seat in Seat] == [13] * 4
    assert [GAME.observe(playing, seat).hand for seat in Seat] == list(state.dealt.whole)


def test_r2_each_seat_is_told_its_own_second_eight_only_when_trump_is_named():
    naming, _ = said(bidding(), 7, None, None, None)
    events = named(naming).events
    assert isinstance(events[0], TrumpNamed)
    arrived = {event.seat: event for event in events[1:]}
    assert set(arrived) == set(Seat)
    for seat, event in arrived.items():
        assert isinstance(event, CardsDealt)
        assert event.audience == (seat,)
        assert mask_of(event.cards) == naming.dealt.after[seat]


def test_r2_before_trump_is_named_only_the_first_five_are_told():
    step = TRANSITIONS.begin(bidding().standing, bidding().dealt)
    told = {event.seat: mask_of(event.cards) for event in step.events if isinstance(event, CardsDealt)}
    assert told == dict(zip(Seat, step.state.dealt.before, strict=True))


def test_r2_thirteen_tricks_are_played():
    over, _ = played_out(named(said(bidding(), 13)[0]).state)
    assert len(over.cardplay.taken) == 13
    assert sum(over.score.tricks.values()) == 13


def test_r3_the_seat_dealt_the_first_card_is_drawn_by_lot():
    firsts = {new_match(REFERENCE, Random(seed)).standing.first for seed in range(60)}
    assert firsts == set(Seat)


def test_r3_the_first_card_moves_one_seat_clockwise_each_deal():
    over, _ = played_out(named(said(bidding(first=E), 13)[0]).state)
    assert TRANSITIONS.next_standing(over).first is S
    assert TRANSITIONS.next_standing(over).number == 2


# R4: the auction -------------------------------------------------------------------------------------------
def test_r4_the_first_card_seat_opens_and_must_bid():
    state = bidding(first=N)
    assert TRANSITIONS.to_act(state) is N
    assert code(state, Pass(N)) == ("must_bid", "R4")
    assert options(state.auction) == [7, 8, 9, 10, 11, 12, 13]


def test_r4_a_bid_is_seven_to_thirteen_tricks():
    assert code(bidding(), Bid(S, 6)) == ("no_such_bid", "R4")
    assert code(bidding(), Bid(S, 14)) == ("no_such_bid", "R4")


def test_r4_a_later_seat_bids_more_or_passes():
    state, _ = said(bidding(), 9)
    assert options(state.auction) == ["pass", 10, 11, 12, 13]
    assert code(state, Bid(W, 9)) == ("bid_too_low", "R4")


def test_r4_a_pass_is_final_and_it_goes_round_until_three_have_passed():
    # The worked auction: A 7, B pass, C pass, D 8, A pass: D at 8, B and C are not asked again.
    state, _ = said(bidding(), 7, None, None, 8)
    assert TRANSITIONS.to_act(state) is S
    assert code(state, Bid(W, 9)) == ("already_passed", "R4")
    naming, events = said(state, None)
    assert isinstance(naming, Naming)
    assert naming.contract == Contract(E, 8)
    assert events[-1] == AuctionWon(E, 8)


def test_r4_thirteen_ends_the_auction_at_once():
    state, _ = said(bidding(), 7, 13)
    assert isinstance(state, Naming)
    assert state.contract == Contract(W, 13)


def test_r4_a_seat_bids_in_its_turn():
    assert code(bidding(), Bid(W, 7)) == ("out_of_turn", "R4")


def test_r4_single_each_seat_speaks_once():
    state, _ = said(bidding(SINGLE), 7, 8, None, 9)
    assert isinstance(state, Naming)
    assert state.contract == Contract(E, 9)
    rounds, _ = said(bidding(), 7, 8, None, 9)
    assert isinstance(rounds, Bidding)


def test_r4_opener_may_pass_lets_the_opener_pass():
    state, _ = said(bidding(MAY_PASS), None)
    assert TRANSITIONS.to_act(state) is W
    assert options(state.auction) == ["pass", 7, 8, 9, 10, 11, 12, 13]


def test_r4_opener_may_pass_and_the_only_bid_wins_after_three_passes():
    state, _ = said(bidding(MAY_PASS), None, None, None, 7)
    assert isinstance(state, Naming)
    assert state.contract == Contract(E, 7)


@pytest.mark.parametrize("speaking", list(Speaking))
def test_r4_four_passes_deal_again_with_the_next_seat_and_the_deal_does_not_count(speaking):
    rules = replace(MAY_PASS, auction=speaking)
    state, events = said(bidding(rules, first=E, number=2, counted=1, totals=(9, 4)), None, None, None, None)
    assert isinstance(state, ThrownIn)
    assert events[-1] == PassedOut()
    following = TRANSITIONS.next_standing(state)
    assert (following.number, following.counted, following.first) == (3, 1, S)
    assert following.totals == {NS: 9, EW: 4}
    assert GAME.summary(state) == {"passed_out": True}


# R5, R6: trump and the first lead --------------------------------------------------------------------------
def test_r5_a_seat_may_overbid_its_partner():
    state, _ = said(bidding(), 7, None)
    assert code(state, Bid(N, 8)) is None


def test_r5_the_highest_bidder_names_one_of_four_suits():
    state, _ = said(bidding(), 7, None, None, None)
    assert TRANSITIONS.to_act(state) is S
    assert code(state, NameTrump(W, Suit.HEARTS)) == ("out_of_turn", "R5")
    assert code(state, NameTrump(S, NO_TRUMP)) == ("no_trump_not_offered", "R5")
    assert all(code(state, NameTrump(S, suit)) is None for suit in Suit)


def test_r5_no_card_is_played_before_trump_is_named():
    state, _ = said(bidding(), 7, None, None, None)
    card = next(cards_of(state.dealt.before[S]))
    assert code(state, Play(S, (card,)))[0] == "wrong_phase"


def test_r6_the_first_card_seat_leads():
    state, _ = said(bidding(first=W), 7, 8, None, None, None)
    assert state.contract.declarer is N
    assert TRANSITIONS.to_act(named(state).state) is W


def test_r6_or_the_bidder_leads():
    rules = replace(REFERENCE, first_lead=FirstLead.BIDDER)
    state, _ = said(bidding(rules, first=W), 7, 8, None, None, None)
    assert TRANSITIONS.to_act(named(state).state) is N


# R7: the tricks --------------------------------------------------------------------------------------------
def position(hand, trick, trump=Suit.SPADES, seat=N):
    plays = tuple(
        Play(Seat((seat - len(trick) + at) % 4), (parse_card(text),)) for at, text in enumerate(trick)
    )
    hands = [NO_CARDS] * 4
    hands[seat] = mask_of(parse_cards(hand))
    cardplay = Cardplay(tuple(hands), trump, Trick(Seat((seat - len(trick)) % 4), plays))
    before = bidding()
    return Playing(before.standing, before.dealt, before.auction, Contract(S, 7), cardplay)


def test_r7_a_seat_follows_suit_if_it_can():
    state = position("AH 2H KD 3C", ["9H"])
    assert code(state, Play(N, (parse_card("KD"),))) == ("must_follow", "R7")
    assert code(state, Play(N, (parse_card("2H"),))) is None
    assert code(state, Play(N, (parse_card("3H"),))) == ("not_in_hand", "R7")


def test_r7_a_seat_that_cannot_follow_plays_any_card():
    state = position("AH 2S KD 3C", ["9H"])
    state = position("2S KD 3C", ["9H"])
    assert all(code(state, Play(N, (card,))) is None for card in parse_cards("2S KD 3C"))


def test_r7_one_card_is_played_at_a_time():
    assert code(position("AH 2H", []), Play(N, parse_cards("AH 2H"))) == ("one_card", "R7")


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("3C AD AH 2C", 0), ("JS QS AS 2S", 2), ("5D 3S TS AD", 2), ("5D 3S KD AD", 1), ("9H TH 8H AC", 1)],
)
def test_r7_the_highest_trump_wins_else_the_highest_of_the_led_suit(trick, winner):
    cards = parse_cards(trick)
    plays = tuple(Play(Seat(at), (card,)) for at, card in enumerate(cards))
    assert Trick(S, plays).winner(Suit.SPADES) is Seat(winner)


def test_r7_the_winner_leads_next():
    state = named(said(one_suit_each(), 7, None, None, None)[0], Suit.HEARTS).state
    for _ in range(4):
        seat = TRANSITIONS.to_act(state)
        state = TRANSITIONS.apply(state, Play(seat, (min(cards_of(state.cardplay.playable(seat))),))).state
    # West holds all the trumps.
    assert state.cardplay.taken[0].winner is W
    assert TRANSITIONS.to_act(state) is W


def test_r7_a_refused_play_changes_nothing_and_names_the_position():
    state = named(said(bidding(), 7, None, None, None)[0]).state
    with pytest.raises(IllegalActError) as caught:
        TRANSITIONS.apply(state, Play(W, (next(cards_of(state.cardplay.hands[W])),)))
    assert caught.value.code == "out_of_turn"
    assert "S to act with" in caught.value.position
