"""The clauses of Two Hundred about the cards, the betting, the play and the presets: H1 to H8, H14 and H15."""

import pytest

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import NO_TRUMP, Suit, parse_card, parse_cards
from followsuit.base.decks import FORTY
from followsuit.base.errors import IllegalActError
from followsuit.base.events import AuctionWon, BidMade, Event, MatchWon, PassedOut
from followsuit.base.seats import Rotation, Seat, Side
from followsuit.card_games.trick.auction import Auction, bettors, options
from followsuit.card_games.trick.cardplay import Cardplay
from followsuit.card_games.trick.hand import cards_of, mask_of
from followsuit.card_games.trick.notation import packets
from followsuit.card_games.trick.trick import Trick, card_points
from followsuit.card_games.two_hundred.rules import BETS, PRESETS, WORTH, TwoHundredRules
from followsuit.card_games.two_hundred.scoring import Contract, winner
from followsuit.card_games.two_hundred.state import (
    Betting,
    DealOver,
    Naming,
    Playing,
    Shuffling,
    ThrownIn,
    TwoHundredStanding,
)
from followsuit.card_games.two_hundred.transitions import TRANSITIONS

S, W, N, E = Seat.S, Seat.W, Seat.N, Seat.E
NS, EW = Side.NS, Side.EW
REFERENCE, TRADITIONAL = PRESETS["reference"], PRESETS["traditional"]


def betting(rules=REFERENCE, dealer=E, totals=(0, 0)):
    standing = TwoHundredStanding(rules, 1, dealer, dict(zip(Side, totals, strict=True)))
    return TRANSITIONS.begin(standing, packets(rules.pack.cards, rules.hand_size)).state


def said(state, *calls):
    """The state after calls: numbers bid, None passes, each by the seat whose turn it is."""
    events: tuple[Event, ...] = ()
    for call in calls:
        seat = TRANSITIONS.to_act(state)
        step = TRANSITIONS.apply(state, Pass(seat) if call is None else Bid(seat, call))
        state, events = step.state, step.events
    return state, events


def code(state, action):
    refusal = TRANSITIONS.check(state, action)
    return (refusal.code, refusal.clause) if refusal else None


# H1, H2, H3 ------------------------------------------------------------------------------------------------
def test_h1_forty_cards_ten_each_and_ten_tricks_clockwise():
    state = betting()
    assert sorted(card for hand in state.dealt for card in cards_of(hand)) == sorted(FORTY.cards)
    assert all(hand.bit_count() == 10 for hand in state.dealt)
    assert REFERENCE.hand_size == 10
    assert TRANSITIONS.to_act(said(state, None)[0]) is Rotation.CLOCKWISE.after(S)


def test_h2_aces_and_tens_count_ten_and_fives_five_a_hundred_in_all():
    assert card_points(FORTY.cards, WORTH) == 100
    assert card_points(TRADITIONAL.pack.cards, WORTH) == 100
    assert card_points(parse_cards("AS TS 5S KS 9S"), WORTH) == 25


def test_h3_the_deal_passes_clockwise():
    standing = TwoHundredStanding(REFERENCE, 1, S, {NS: 0, EW: 0})
    over = play_out(betting(dealer=S))
    assert over.standing.dealer == standing.dealer
    following = TRANSITIONS.next_standing(over)
    assert following.dealer is W
    assert following.number == 2
    assert following.totals == over.score.totals


# H4 - H7: betting ------------------------------------------------------------------------------------------
def test_h4_the_seat_after_the_dealer_speaks_first():
    assert TRANSITIONS.to_act(betting(dealer=E)) is S
    assert TRANSITIONS.to_act(betting(dealer=S)) is W
    assert code(betting(dealer=E), Bid(W, 50)) == ("out_of_turn", "H4")


def test_h4_bets_are_fifty_to_a_hundred_in_fives():
    assert BETS == (50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100)
    for value in (0, 45, 52, 105, 1000, -50):
        assert code(betting(), Bid(S, value)) == ("no_such_bid", "H4")


def test_h4_a_bet_must_be_higher_than_every_bet_so_far():
    state, _ = said(betting(), 60)
    assert code(state, Bid(W, 60)) == ("bid_too_low", "H4")
    assert code(state, Bid(W, 55)) == ("bid_too_low", "H4")
    assert TRANSITIONS.check(state, Bid(W, 65)) is None


def test_h4_each_seat_speaks_once():
    state, events = said(betting(), 50, 55, None, 60)
    assert isinstance(state, Naming)
    assert state.contract == Contract(E, 60)
    assert AuctionWon(E, 60) in events


def test_h4_continuous_goes_round_until_three_have_passed():
    rules = TwoHundredRules(bets=TRADITIONAL.bets)
    state, _ = said(betting(rules), 50, 55, None, None)
    assert TRANSITIONS.to_act(state) is S
    assert code(state, Pass(N)) == ("already_passed", "H4")
    state, _ = said(state, 60, None)
    assert state.contract == Contract(S, 60)


def test_h4_where_bets_need_not_rise_any_value_not_yet_bet_is_open_and_the_last_made_wins():
    rules = TwoHundredRules(bets_must_rise=False)
    state, _ = said(betting(rules), 80)
    assert code(state, Bid(W, 80)) == ("bid_taken", "H4")
    state, _ = said(state, 50, None, None)
    assert state.contract == Contract(W, 50)


def test_h5_a_bet_of_a_hundred_ends_the_betting_at_once():
    state, _ = said(betting(), 100)
    assert state.contract == Contract(S, 100)
    assert code(state, Bid(W, 100)) == ("wrong_phase", "")


def test_h5_three_passes_with_a_bet_standing_end_it():
    rules = TwoHundredRules(bets=TRADITIONAL.bets)
    state, _ = said(betting(rules), 50, None, None, None)
    assert state.contract == Contract(S, 50)


def test_h6_if_the_first_three_pass_the_dealer_has_bet_fifty():
    state, events = said(betting(), None, None, None)
    assert state.contract == Contract(E, 50, forced=True)
    assert BidMade(E, 50, forced=True) in events
    assert bettors(state.auction) == (E,)
    assert options(state.auction) == []


def test_h7_the_declarer_names_one_of_four_suits_and_leads():
    state, _ = said(betting(), 50, None, None, None)
    assert code(state, NameTrump(W, Suit.CLUBS)) == ("out_of_turn", "H7")
    assert code(state, NameTrump(S, NO_TRUMP)) == ("no_trump_not_offered", "H7")
    assert code(state, Play(S, parse_cards("5S"))) == ("wrong_phase", "")
    playing = TRANSITIONS.apply(state, NameTrump(S, Suit.CLUBS)).state
    assert isinstance(playing, Playing)
    assert playing.cardplay.trump is Suit.CLUBS
    assert TRANSITIONS.to_act(playing) is S


# H8: tricks ------------------------------------------------------------------------------------------------
def playing(hands, trump, leader=S, declarer=S, value=50, rules=REFERENCE, totals=(0, 0)):
    masks = tuple(mask_of(parse_cards(hands[seat])) for seat in Seat)
    standing = TwoHundredStanding(rules, 1, E, dict(zip(Side, totals, strict=True)))
    auction, _ = said(betting(rules), value, None, None, None)
    contract = Contract(declarer, value)
    return Playing(standing, masks, auction.auction, contract, Cardplay(masks, trump, Trick(leader)))


def played(state, *texts):
    events: tuple[Event, ...] = ()
    for text in texts:
        step = TRANSITIONS.apply(state, Play(TRANSITIONS.to_act(state), (parse_card(text),)))
        state, events = step.state, step.events
    return state, events


def test_h8_a_seat_that_holds_the_led_suit_must_follow_it():
    state = playing({S: "AS 5D", W: "KS TD", N: "9S 9D", E: "8S 8D"}, Suit.DIAMONDS)
    state, _ = played(state, "AS")
    refusal = TRANSITIONS.check(state, Play(W, parse_cards("TD")))
    assert (refusal.code, refusal.clause) == ("must_follow", "H8")
    assert refusal.facts == {"suit": "S", "count": 1, "owed": "KS"}


def test_h8_a_void_seat_may_play_anything():
    state = playing({S: "AS 5D", W: "KH TD", N: "9S 9D", E: "8S 8D"}, Suit.DIAMONDS)
    state, _ = played(state, "AS")
    assert TRANSITIONS.check(state, Play(W, parse_cards("TD"))) is None
    assert TRANSITIONS.check(state, Play(W, parse_cards("KH"))) is None
    assert code(state, Play(W, parse_cards("AH"))) == ("not_in_hand", "H8")
    assert code(state, Play(W, parse_cards("KH TD"))) == ("one_card", "H8")
    assert code(state, Play(W, ())) == ("one_card", "H8")
    assert code(state, Play(N, parse_cards("9S"))) == ("out_of_turn", "H8")


@pytest.mark.parametrize(
    ("plays", "trump", "wins"),
    [
        ("KS AS TS 5S", "D", W),
        ("KS 5D AS TS", "D", W),
        ("KS 5D 6D AD", "D", E),
        ("KS AH AC AD", "H", W),
        ("KS AH AC QS", "D", S),
    ],
)
def test_h8_highest_trump_else_highest_of_the_led_suit_wins_and_leads_next(plays, trump, wins):
    cards = plays.split()
    hands = {
        seat: f"{card} {other}"
        for seat, card, other in zip(Seat, cards, ["6C", "7C", "8C", "9C"], strict=True)
    }
    state = playing(hands, {suit.letter: suit for suit in Suit}[trump])
    state, _ = played(state, *cards)
    assert TRANSITIONS.to_act(state) is wins


def test_h14_the_target_may_be_300_or_500():
    for target in (300, 500):
        rules = TwoHundredRules(target=target)
        assert winner(rules, {NS: target - 5, EW: 0}, NS) is None
        assert winner(rules, {NS: target, EW: 0}, NS) is NS


def test_h14_thirty_six_cards_make_nine_tricks():
    state = betting(TwoHundredRules(deck=36))
    assert all(hand.bit_count() == 9 for hand in state.dealt)
    over = play_out(state)
    assert len(over.cardplay.taken) == 9
    assert sum(over.score.points.values()) == 100


def test_h15_traditional_deals_again_when_everybody_passes():
    state, events = said(betting(TRADITIONAL), None, None, None)
    assert TRANSITIONS.to_act(state) is E
    state, events = said(state, None)
    assert isinstance(state, ThrownIn)
    assert PassedOut() in events
    following = TRANSITIONS.next_standing(state)
    assert following.dealer is S
    assert following.totals == {NS: 0, EW: 0}


def test_h15_the_presets_are_those_of_the_clause():
    assert TwoHundredRules() == REFERENCE
    assert TRADITIONAL.deck == 36
    assert TRADITIONAL.minus_200_loses
    assert TRADITIONAL.bets.value == "continuous"
    assert TRADITIONAL.nobody_bets.value == "redeal"


# A whole deal ----------------------------------------------------------------------------------------------
def play_out(state):
    state, _ = said(state, 50, *([None] * 3))
    state = TRANSITIONS.apply(state, NameTrump(TRANSITIONS.to_act(state), Suit.SPADES)).state
    while isinstance(state, Playing):
        seat = TRANSITIONS.to_act(state)
        card = next(cards_of(state.cardplay.playable(seat)))
        state = TRANSITIONS.apply(state, Play(seat, (card,))).state
    assert isinstance(state, DealOver)
    return state


def test_a_finished_deal_has_no_turn_and_refuses_every_act():
    over = play_out(betting())
    assert TRANSITIONS.to_act(over) is None
    for action in (Bid(S, 50), Pass(S), NameTrump(S, Suit.CLUBS), Play(S, parse_cards("AS"))):
        assert code(over, action) == ("no_deal_in_progress", "H3")
        with pytest.raises(IllegalActError) as caught:
            TRANSITIONS.apply(over, action)
        assert "two hundred, deal 1" in str(caught.value)


def test_a_won_match_has_no_next_deal():
    over = play_out(betting(totals=(190, 190)))
    assert over.score.won_by is not None
    assert TRANSITIONS.next_standing(over) is None


def test_the_match_is_won_by_an_event_too():
    state, _ = said(betting(totals=(190, 190)), 50, None, None, None)
    state = TRANSITIONS.apply(state, NameTrump(S, Suit.SPADES)).state
    step = None
    while isinstance(state, Playing):
        seat = TRANSITIONS.to_act(state)
        step = TRANSITIONS.apply(state, Play(seat, (next(cards_of(state.cardplay.playable(seat))),)))
        state = step.state
    assert MatchWon(state.score.won_by) in step.events


def test_before_the_first_deal_nobody_can_act():
    state = Shuffling(TwoHundredStanding(REFERENCE, 1, S, {NS: 0, EW: 0}))
    assert TRANSITIONS.to_act(state) is None
    assert code(state, Pass(S)) == ("no_deal_in_progress", "H3")


def test_the_auction_of_a_betting_state_is_public():
    assert isinstance(betting().auction, Auction)
    assert isinstance(betting(), Betting)
