"""Self-play for training: a log goes on where it stopped, the same seed gives the same bytes, worlds are honest."""

from dataclasses import replace
from random import Random

import pytest

from training.deals import LoggedDeal, observed
from training.plain import plain_blocks
from training.positions import imagined_positions, leads_of, policy_leads
from training.selfplay import Log, OtherLogError, play_deal, read_log, run_log

pytestmark = pytest.mark.host

LOG = Log("casual", "test", each=2)


@pytest.fixture(scope="module")
def deals():
    return [play_deal(LOG, number) for number in range(2)]


def files(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_a_log_goes_on_where_it_stopped_and_loses_and_doubles_nothing(tmp_path):
    whole, part = tmp_path / "whole", tmp_path / "part"
    assert list(run_log(LOG, whole, 6, jobs=1)) == [0, 1, 2]
    assert next(run_log(LOG, part, 6, jobs=1)) == 0
    (part / "deals-000001.7.part").write_text("half a li")  # a run that was killed while it wrote
    assert list(run_log(LOG, part, 6, jobs=1)) == [1, 2]
    assert {name: text for name, text in files(part).items() if not name.endswith(".part")} == files(whole)
    assert [deal.number for deal in read_log(part)] == list(range(6))
    assert list(run_log(LOG, part, 6, jobs=1)) == []


def test_the_same_seed_gives_the_same_bytes_and_another_seed_others(deals, tmp_path):
    list(run_log(LOG, tmp_path, 2, jobs=1))
    assert (tmp_path / "deals-000000.jsonl").read_text() == "".join(deal.line() + "\n" for deal in deals)
    assert replace(play_deal(replace(LOG, seed="other"), 0), number=0) != deals[0]


def test_the_folder_of_another_log_is_refused(tmp_path):
    list(run_log(LOG, tmp_path, 0, jobs=1))
    with pytest.raises(OtherLogError):
        list(run_log(replace(LOG, seed="other"), tmp_path, 0, jobs=1))


def test_a_logged_deal_reads_back_and_comes_to_the_points_it_says(deals):
    for deal in deals:
        assert LoggedDeal.read(deal.line()) == deal
        leads = [lead for _, lead in leads_of(deal)]
        assert leads[0].to_come == deal.points
        assert [lead.position.hand for lead in leads] == sorted(
            (lead.position.hand for lead in leads), reverse=True
        )


def test_imagined_worlds_and_their_features_hang_on_what_the_leader_sees(deals):
    """The two hands beside the leader exchange their cards: what is drawn for it stays the same."""
    state = deals[0].begin()
    leader = state.play.to_act
    hands = list(state.play.hands)
    one, two = (seat for seat in leader.table if seat.side is not leader.side)
    hands[one], hands[two] = hands[two], hands[one]
    exchanged = replace(state, play=replace(state.play, hands=tuple(hands)))
    drawn, again = (imagined_positions(observed(each), 5, Random(1)) for each in (state, exchanged))
    assert [plain_blocks(each) for each in drawn] == [plain_blocks(each) for each in again]
    assert len({each.once for each in drawn}) > 1


def test_features_have_every_card_of_the_world():
    """From the bits come back the lengths of all hands in all suits, and who has each of the highest kinds."""
    for lead in policy_leads("features", 3, 8):
        position = lead.position
        sides, trump = plain_blocks(position)
        for suit, bits in enumerate([*sides, trump]):
            kinds, block = (13, 42) if suit < 4 else (18, 60)
            copies = sum(at < 4 * block and at % block < 2 * kinds for at in bits)
            masks = [mask for held in (position.once, position.twice) for mask in held[suit::5]]
            assert copies == sum(mask.bit_count() for mask in masks)


def test_what_comes_of_a_deal_of_the_policy_is_what_its_playout_says():
    for number in range(3):
        for lead in policy_leads("policy", number, 6):
            assert lead.position.played_out() == lead.to_come
