"""Differences: a figure is told only where there is something to count, whatever the prompt."""

from itertools import product
from typing import get_args

import pytest

from followsuit.base.actions import Pass, Play
from followsuit.base.jsonable import kind_of
from followsuit.base.seats import Seat
from followsuit.bots import CandidateStats, bots_of
from followsuit.bots.differences import DIFFERENCES
from followsuit.card_games.registry import game_names
from followsuit.protocol.messages.reasons import Difference
from followsuit.protocol.reasons import describe_candidate, describe_difference
from tests.shared.front_ends import Advised

OF_CONTRACT = {"contract_fails", "contract_let"}
OF_TRICK = {"trick_lost", "trick_dear", "later"}
PASS = {"kind": "pass"}
SHARES = (0.0, 0.5, 1.0)


def test_a_message_names_what_an_action_can_do_better():
    assert get_args(Difference) == DIFFERENCES


def positions(game):
    """The first decision of each kind that the person meets in a deal, and the act that is advised there."""
    client = Advised(game, nodes=20)
    seen = set()
    while client.view["waits_for"] not in ("deal", "over"):
        prompt = client.view["prompt"]
        if prompt is not None and prompt["kind"] not in seen:
            seen.add(prompt["kind"])
            yield prompt["kind"], client.table, client.table.observe(Seat.S), client.advised()
        client.go_on(client.advised)
    assert "play" in seen


def weighed(action, worlds):
    for trick, made in product(SHARES, SHARES):
        yield CandidateStats(action, worlds, 0.0, 40.0, trick, made)


@pytest.mark.parametrize("game", game_names())
def test_no_contract_and_no_trick_is_spoken_of_where_there_is_none(game):
    told = set()
    for kind, table, observation, advised in positions(game):
        act = Pass(Seat.S) if advised == PASS else table.game.action_from(Seat.S, advised)
        has_contract = bots_of(table.game).has_contract and kind in ("play", "name_trump")
        for worlds in (29, 120):
            for worse, better in product(weighed(act, worlds), weighed(act, worlds)):
                code, counts = describe_difference(table, observation, worse, better)
                told.add(code)
                assert code in DIFFERENCES
                assert has_contract or code not in OF_CONTRACT, kind
                assert isinstance(act, Play) or code not in OF_TRICK, kind
                is_counted = code in OF_CONTRACT | {"trick_lost"} and worlds >= 40
                assert (counts is not None) is is_counted, (kind, code)
                if counts:
                    assert counts["better"] > counts["worse"] and counts["worlds"] == worlds
                figures = describe_candidate(table, observation, better)
                assert (figures["contract"] is not None) is (figures["made"] is not None) is has_contract
                assert (figures["trick"] is not None) is (kind_of(act) == "play")
                assert figures["counted"] is (worlds >= 40)
    assert {"trick_lost", "trick_dear", "later"} <= told


def test_the_contract_of_the_other_side_is_to_fail_and_ones_own_is_to_be_made():
    seen = {}
    for seed in range(9):
        client = Advised("two_hundred", seed=seed, nodes=20)
        assert client.until("play")
        table, observation = client.table, client.table.observe(Seat.S)
        act = table.game.action_from(Seat.S, client.advised())
        made, failed = (CandidateStats(act, 120, 0.0, 40.0, 0.5, share) for share in (1.0, 0.0))
        is_own = observation.contract.side is observation.seat.side
        worse, better = (failed, made) if is_own else (made, failed)
        seen[is_own] = describe_difference(table, observation, worse, better)
        assert describe_difference(table, observation, better, worse)[0] == "later", "it speaks for neither"
    counts = {"worlds": 120, "better": 120, "worse": 0}
    assert seen == {True: ("contract_fails", counts), False: ("contract_let", counts)}


def test_of_two_acts_that_saw_unlike_numbers_of_deals_none_is_counted():
    client = Advised("court_piece", nodes=20)
    assert client.until("play")
    observation = client.table.observe(Seat.S)
    act = client.table.game.action_from(Seat.S, client.advised())
    won, lost = CandidateStats(act, 120, 0.0, 7.0, 1.0), CandidateStats(act, 60, 0.0, 6.0, 0.0)
    assert describe_difference(client.table, observation, lost, won) == ("trick_lost", None)
