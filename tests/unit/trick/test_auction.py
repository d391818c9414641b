import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.base.actions import Bid, Pass
from followsuit.base.seats import Rotation, Seat
from followsuit.card_games.trick.auction import (
    AllPass,
    Auction,
    AuctionRules,
    Rounds,
    auction_after,
    bettors,
    options,
)

S, W, N, E = Seat.S, Seat.W, Seat.N, Seat.E


def terms(rounds=Rounds.CONTINUOUS, all_pass=AllPass.REDEAL, must_rise=True, values=(7, 8, 9)):
    return AuctionRules(values, rounds, all_pass, "R4", "R4", must_rise)


every_terms = st.builds(
    terms, st.sampled_from(Rounds), st.sampled_from(AllPass), st.booleans(), st.just(tuple(range(50, 101, 5)))
)


@given(every_terms, st.sampled_from(Seat), st.randoms(use_true_random=False))
def test_every_auction_ends_and_its_options_are_just_what_check_allows(rules, first, random):
    auction = Auction(rules, first)
    for _ in range(60):
        seat = auction.to_act
        if seat is None:
            break
        allowed = options(auction)
        assert allowed, "a seat to act has something to say"
        for value in rules.values:
            assert (auction.check(Bid(seat, value)) is None) == (value in allowed)
        assert (auction.check(Pass(seat)) is None) == ("pass" in allowed)
        for other in Seat:
            if other is not seat:
                assert auction.check(Pass(other)) is not None
        choice = random.choice(allowed)
        auction = auction.with_call(Pass(seat) if choice == "pass" else Bid(seat, choice))
    assert auction.is_over
    assert options(auction) == []
    assert auction.check(Pass(first)).code == "auction_over"
    bid = auction.standing
    assert (bid is None) == auction.is_passed_out
    if bid is not None:
        assert bid.seat in bettors(auction)
        if rules.must_rise:
            assert bid.value == max(made.value for made in auction.bids)


def test_the_opener_must_bid_where_the_rules_say_so():
    auction = Auction(terms(all_pass=AllPass.OPENER_BIDS), S)
    assert options(auction) == [7, 8, 9]
    assert auction.check(Pass(S)).code == "must_bid"
    assert options(auction.with_call(Bid(S, 7))) == ["pass", 8, 9]


def test_overbidding_a_partner_is_allowed_and_a_pass_is_final():
    auction, at, refusal = auction_after(terms(), S, [Bid(S, 7), Pass(W), Bid(N, 8), Pass(E), Bid(S, 9)])
    assert (at, refusal) == (-1, None)
    assert auction.is_over, "the top value ends it at once"
    _, at, refusal = auction_after(terms(), S, [Bid(S, 7), Pass(W), Bid(N, 8), Pass(E), Pass(S), Pass(W)])
    assert at == 5
    assert refusal.code == "auction_over"


def test_those_who_passed_are_not_asked_again():
    auction, _, _ = auction_after(
        terms(values=tuple(range(7, 14))), S, [Bid(S, 7), Pass(W), Pass(N), Bid(E, 8)]
    )
    assert auction.to_act is S


def test_a_forced_bid_may_be_written_out():
    rules = terms(Rounds.SINGLE, AllPass.LAST_BIDS, values=(50, 55))
    passes = [Pass(S), Pass(W), Pass(N)]
    for calls in (passes, [*passes, Bid(E, 50)]):
        auction, at, refusal = auction_after(rules, S, calls)
        assert (at, refusal) == (-1, None)
        assert auction.is_forced
        assert auction.standing == Bid(E, 50)
    _, at, refusal = auction_after(rules, S, [*passes, Bid(E, 55)])
    assert (at, refusal.code) == (3, "auction_over")
    _, at, refusal = auction_after(rules, S, [*passes, Pass(E)])
    assert (at, refusal.code) == (3, "auction_over")


@pytest.mark.parametrize("rotation", Rotation)
def test_seats_speak_in_the_games_own_direction(rotation):
    rules = AuctionRules((1, 2, 3), Rounds.SINGLE, AllPass.REDEAL, "R4", "R4", rotation=rotation)
    assert Auction(rules, S).with_call(Pass(S)).to_act is rotation.after(S)
