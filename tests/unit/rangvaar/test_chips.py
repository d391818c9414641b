"""Chips: the accounts balance for every stake, every option and every outcome."""

import pytest

from followsuit.base.seats import Seat, Side
from followsuit.card_games.rangvaar.chips import LARGEST_STAKE, check_stake, pay_out
from followsuit.card_games.rangvaar.outcome import TIE, parse_outcome
from followsuit.card_games.rangvaar.rules import Commission

OUTCOMES = [*Side, TIE]
EVERY_STAKE = range(1, 10_001)


@pytest.mark.parametrize("won_by", OUTCOMES)
@pytest.mark.parametrize("commission", list(Commission))
def test_r10_payments_and_commission_are_the_pot_for_every_stake(commission, won_by):
    for stake in EVERY_STAKE:
        payout = pay_out(commission, stake, won_by)
        paid = list(payout.pay.values())
        assert payout.pot == 4 * stake
        assert sum(paid) + payout.commission == payout.pot
        assert sum(payout.change.values()) == -payout.commission
        winners = [payout.pay[seat] for seat in Seat if won_by is TIE or seat.side is won_by]
        assert len(set(winners)) == 1
        assert sum(winners) == sum(paid)


@pytest.mark.parametrize("won_by", OUTCOMES)
@pytest.mark.parametrize("commission", list(Commission))
def test_r10_the_commission_is_five_per_cent_and_the_cents_left_over(commission, won_by):
    due = commission is Commission.ALWAYS or (commission is Commission.TIES and won_by is TIE)
    winners = 4 if won_by is TIE else 2
    for stake in EVERY_STAKE:
        payout = pay_out(commission, stake, won_by)
        five_per_cent = 4 * stake * 5 // 100 if due else 0
        assert 0 <= payout.commission - five_per_cent < winners
        assert min(payout.pay.values()) >= 0


def test_r10_cents_left_over_join_the_commission():
    payout = pay_out(Commission.ALWAYS, 5, Side.NS)
    assert (payout.pot, payout.commission, payout.pay[Seat.S]) == (20, 2, 9)
    payout = pay_out(Commission.TIES, 7, TIE)
    assert (payout.pot, payout.commission, payout.pay[Seat.S]) == (28, 4, 6)


def test_the_largest_stake_is_understood_and_no_larger_one():
    assert check_stake(LARGEST_STAKE) is None
    assert check_stake(LARGEST_STAKE + 1).code == "bad_stake"


def test_the_largest_stake_fits_a_record():
    assert len(str(LARGEST_STAKE)) == 12


def test_payments_and_commission_add_up_to_the_four_stakes_and_changes_to_the_commission_lost():
    for stake in (1, 7, 999, 10_000):
        for won_by in OUTCOMES:
            payout = pay_out(Commission.ALWAYS, stake, won_by)
            assert sum(payout.pay.values()) + payout.commission == payout.pot == 4 * stake
            assert sum(payout.change.values()) == -payout.commission


@pytest.mark.parametrize("text", ["NS", "EW", "tie"])
def test_an_outcome_is_a_side_or_a_tie(text):
    outcome = parse_outcome(text)
    assert (outcome.value if outcome is TIE else outcome.name) == text
