"""The reckoning of a deal: what each side scored, written out with the figures of the rule that decided it."""

import pytest

from followsuit.base.actions import Bid
from followsuit.base.cards import Rank
from followsuit.base.seats import Seat, Side
from followsuit.card_games.court_piece.rules import PRESETS as COURT_PIECE
from followsuit.card_games.court_piece.scoring import score_deal as score_of_court_piece
from followsuit.card_games.court_piece.view import score_breakdown as court_piece
from followsuit.card_games.rangvaar.rules import FailedBid, RangvaarRules
from followsuit.card_games.rangvaar.scoring import RangvaarScore, changes
from followsuit.card_games.rangvaar.view import score_breakdown as rangvaar
from followsuit.card_games.tractor.interface.score_breakdown import score_breakdown as tractor
from followsuit.card_games.tractor.interface.view import score_view
from followsuit.card_games.tractor.phases.deal_end import score_deal
from followsuit.card_games.tractor.rules import PRESETS, tractor_rules
from followsuit.card_games.tractor.standings import TractorStanding
from followsuit.card_games.trick.auction import Auction, Contract
from followsuit.card_games.trick.view import bid_prompt
from followsuit.card_games.two_hundred.rules import TwoHundredRules
from followsuit.card_games.two_hundred.scoring import score_deal as score_of_two_hundred
from followsuit.card_games.two_hundred.view import score_breakdown as two_hundred
from tests.shared.front_ends import Advised

NS, EW = Side.NS, Side.EW


def rangvaar_score(rules, contract, tricks):
    change = changes(rules, contract, tricks)
    made = tricks[contract.side] >= contract.value
    zero = {NS: 0, EW: 0}
    return RangvaarScore(tricks, change, zero, change, made, {NS: ("R8",), EW: ("R8",)}, None, None, None)


@pytest.mark.parametrize(
    ("failed_bid", "took", "missing", "change"),
    [
        (FailedBid.SHORTFALL, 7, 1, 6),
        (FailedBid.SHORTFALL, 3, 5, -2),
        (FailedBid.MINUS_BID, 7, 1, -8),
        (FailedBid.FLOOR_ZERO, 3, 5, 0),
    ],
)
def test_a_bid_of_eight_that_fails_in_rangvaar_is_reckoned_by_the_rule_that_is_played(
    failed_bid, took, missing, change
):
    rules, contract = RangvaarRules(failed_bid=failed_bid), Contract(Seat.W, 8)
    tricks = {NS: 13 - took, EW: took}
    reckoned = rangvaar(rules, contract, rangvaar_score(rules, contract, tricks))
    assert reckoned["EW"] == {
        "kind": failed_bid.value,
        "contract": 8,
        "took": took,
        "missing": missing,
        "change": change,
    }
    own = 13 - took
    assert reckoned["NS"] == {"kind": "took", "contract": None, "took": own, "missing": 0, "change": own}


def test_a_side_at_a_hundred_that_has_not_bet_is_told_that_this_is_why_it_scores_nothing():
    contract = Contract(Seat.W, 60)
    score = score_of_two_hundred(TwoHundredRules(), {NS: 110, EW: 80}, contract, [Seat.W], {NS: 65, EW: 35})
    assert two_hundred(contract, score) == {
        "NS": {"kind": "no_bet", "contract": None, "took": 65, "missing": 0, "change": 0},
        "EW": {"kind": "lost", "contract": 60, "took": 35, "missing": 25, "change": -60},
    }


@pytest.mark.parametrize(
    ("points", "kind", "fewest", "most", "gain"),
    [
        (0, "declaring", 0, 0, 3),
        (35, "declaring", 5, 35, 2),
        (65, "declaring", 40, 75, 1),
        (95, "nobody", 80, 115, 0),
        (120, "opposing", 120, 155, 1),
        (240, "opposing", 240, 275, 4),
    ],
)
def test_the_row_of_the_level_table_in_tractor_goes_from_its_fewest_to_its_most_points(
    points, kind, fewest, most, gain
):
    rules = PRESETS["standard"]
    standing = TractorStanding(rules, 2, (Rank.FIVE, Rank.FIVE), Seat.S, NS)
    score = score_deal(standing, Seat.S, tricks=points, penalty=0, kitty=None, bid=None)
    row = tractor(rules, score)
    assert (row["kind"], row["fewest"], row["most"], row["gain"]) == (kind, fewest, most, gain)


def test_a_side_that_must_defend_a_level_is_told_that_it_was_stopped_there():
    rules = tractor_rules({"must_defend": ["J"]})
    standing = TractorStanding(rules, 2, (Rank.TEN, Rank.FIVE), Seat.S, NS)
    score = score_deal(standing, Seat.S, tricks=0, penalty=0, kitty=None, bid=None)
    assert score.levels[0] is Rank.JACK
    assert tractor(rules, score)["stopped"] is True
    at_ace = TractorStanding(rules, 9, (Rank.ACE, Rank.FIVE), Seat.S, NS)
    won = score_deal(at_ace, Seat.S, tricks=40, penalty=0, kitty=None, bid=None)
    assert tractor(rules, won)["stopped"] is False, "there is nothing above the ace"


def test_who_must_bid_is_told_why_there_is_no_passing():
    opener = Auction(RangvaarRules().auction_rules, Seat.S)
    asked = bid_prompt(opener)
    assert asked["no_pass"] == {"code": "must_bid", "clause": "R4", "facts": {}}
    assert bid_prompt(opener.with_call(Bid(Seat.S, 7)))["no_pass"] is None


@pytest.mark.parametrize("game", ["two_hundred", "rangvaar", "tractor"])
def test_the_reckoning_comes_with_the_end_of_a_deal_and_not_before(game):
    client = Advised(game, nodes=10)
    assert client.view["score_breakdown"] is None
    client.play_out(lambda: client.on("hint", level="beginner")["hint"]["action"] or {"kind": "pass"})
    view = client.view
    reckoned, summary = view["score_breakdown"], view["summary"]
    if game == "tractor":
        assert reckoned["points"] == summary["points"] and reckoned["gain"] == summary["gain"]
        assert reckoned["fewest"] <= summary["points"]
    else:
        assert {side: one["change"] for side, one in reckoned.items()} == summary["change"]


@pytest.mark.parametrize(
    ("preset", "taken", "rows", "won", "lost"),
    [
        ("reference", (7, 4), (3, 0), ("deal", 0, 3, 4), ("nothing", 0, 0, 0)),
        ("reference", (7, 4), (0, 3), ("deal", 0, 0, 1), ("row_lost", 0, 3, 0)),
        ("reference", (7, 4), (6, 0), ("row", 1, 6, 7), ("nothing", 0, 0, 0)),
        ("reference", (7, 0), (2, 0), ("court", 1, 2, 0), ("nothing", 0, 0, 0)),
        ("hokm", (7, 4), (0, 0), ("point", 1, 0, 0), ("nothing", 0, 0, 0)),
        ("hokm", (7, 0), (0, 0), ("court", 2, 0, 0), ("nothing", 0, 0, 0)),
    ],
)
def test_court_piece_says_what_a_row_and_a_court_come_to(preset, taken, rows, won, lost):
    score = score_of_court_piece(
        COURT_PIECE[preset],
        Seat.S,
        dict(zip(Side, taken, strict=True)),
        dict(zip(Side, rows, strict=True)),
        {NS: 0, EW: 0},
    )
    told = court_piece(score)
    figures = [(one["kind"], one["change"], one["row_before"], one["row"]) for one in told.values()]
    assert figures == [won, lost]


@pytest.mark.parametrize(
    ("levels", "points", "rise", "to_ace", "held_at_ace"),
    [
        ((Rank.FIVE, Rank.FIVE), 0, 3, False, False),
        ((Rank.QUEEN, Rank.FIVE), 0, 2, True, False),
        ((Rank.ACE, Rank.FIVE), 40, 0, False, True),
        ((Rank.FIVE, Rank.ACE), 160, 0, False, False),
    ],
)
def test_s6_the_last_deal_at_the_ace_is_told_as_held_and_nobody_rises_whose_level_stays(
    levels, points, rise, to_ace, held_at_ace
):
    standing = TractorStanding(PRESETS["standard"], 2, levels, Seat.S, NS)
    score = score_deal(standing, Seat.S, tricks=points, penalty=0, kitty=None, bid=None)
    told = score_view(score)
    assert (told["rise"], told["to_ace"], told["held_at_ace"]) == (rise, to_ace, held_at_ace)
    if rise == 0:
        assert tractor(PRESETS["standard"], score)["kind"] == "nobody"
