"""Positions of Tractor with the play a good partner makes, for the heuristics and for the search.

The rest of each deal is random, three times, so that a play is right because of what the position states.
"""

import pytest

from tests.shared.tractor.tractor_scenes import is_trump, played, points, scene

#: The heuristics in three deals, the search in one.
both = pytest.mark.parametrize(
    ("level", "seed"), [("casual", 0), ("casual", 1), ("casual", 2), ("master", 1)]
)


# The partner's tricks --------------------------------------------------------------------------------------
@both
def test_it_does_not_trump_its_partners_winning_ace(level, seed):
    observation = scene("3H 4H 9H KH KC TD", "AS", "4S", seed=seed)
    assert not is_trump(observation, played(observation, level)[0])


@both
def test_it_feeds_a_ten_to_its_partners_sure_winner(level, seed):
    observation = scene("TS 3S 7S 3H 4H", "AS", "4S", seed=seed)
    assert played(observation, level) == ["TS"]


@both
def test_it_feeds_a_point_pair_to_its_partners_pair_of_aces(level, seed):
    observation = scene("TS TS 3S 3S 3H 4H", "AS AS", "4S 6S", seed=seed)
    assert played(observation, level) == ["TS", "TS"]


@both
def test_it_feeds_points_when_it_can_follow_its_partners_pair_of_aces_with_none(level, seed):
    observation = scene("KS TS 3S 7S 3H 4H", "AS AS", "4S 6S", seed=seed)
    assert points(played(observation, level)) == 20


@both
def test_it_feeds_points_from_another_suit_when_void_and_last(level, seed):
    observation = scene("TD KC 3H 4H 9H", "3S", "AS", "4S", starter="E", seed=seed)
    assert points(played(observation, level)) == 10


@both
def test_it_does_not_overtake_its_partners_ace_with_the_other_ace(level, seed):
    observation = scene("AS 3S 8S 3H", "AS", "4S", seed=seed)
    assert played(observation, level) != ["AS"]


@both
def test_it_does_not_overruff_its_partner(level, seed):
    # West leads, South ruffs with a joker, East follows: North is last.
    observation = scene("3H 9H TD", "KS", "BJ", "4S", starter="W", void={"S": "S"}, seed=seed)
    card = played(observation, level)[0]
    assert not is_trump(observation, card)
    assert points([card]) == 10


@both
def test_it_ruffs_nothing_that_its_partners_ruff_has_already_won(level, seed):
    # West leads, South ruffs small, East can only follow: North is last and void as well.
    observation = scene("3H 9H TD 4D", "7S", "4H", "6S", starter="W", void={"S": "S"}, fill="CD", seed=seed)
    assert not is_trump(observation, played(observation, level)[0])


@both
def test_it_gives_its_partners_tractor_the_points_it_has(level, seed):
    observation = scene("TS 5S 3S 7S JS 3H", "AS AS KS KS", "4S 6S 8S 9S", seed=seed)
    assert points(played(observation, level)) == 15


@both
def test_it_keeps_a_pair_together_under_its_partners_master(level, seed):
    observation = scene("9S 9S 3S 3H 4H", "AS", "4S", seed=seed)
    assert played(observation, level) != ["9S"]


@both
def test_it_feeds_its_king_to_its_partners_ace_when_it_is_last_and_has_no_ten(level, seed):
    observation = scene("KS 5S 3S 7S 3H", "3S", "AS", "4S", starter="E", seed=seed)
    assert played(observation, level) == ["KS"]


@both
def test_it_gives_five_points_to_its_partner_before_none(level, seed):
    observation = scene("5S 3S 7S JS 3H", "3S", "AS", "4S", starter="E", seed=seed)
    assert played(observation, level) == ["5S"]


# The opponents' tricks -------------------------------------------------------------------------------------
@both
def test_it_gives_no_points_to_the_opponents_ace(level, seed):
    observation = scene("TS 3S 7S KS 3H", "AS", "4S", "6S", starter="W", seed=seed)
    assert points(played(observation, level)) == 0


@both
def test_it_gives_no_point_pair_to_the_opponents_pair_of_aces(level, seed):
    observation = scene("TS TS 3S 3S 3H 4H", "AS AS", "4S 6S", "7S 8S", starter="W", seed=seed)
    assert played(observation, level) == ["3S", "3S"]


@both
def test_it_keeps_its_points_when_it_has_no_pair_to_follow_with(level, seed):
    observation = scene("TS KS 3S 7S 3H 4H", "AS AS", "4S 6S", "9S 8S", starter="W", seed=seed)
    assert sorted(played(observation, level)) == ["3S", "7S"]


@both
def test_it_wins_a_trick_with_points_when_it_is_last(level, seed):
    observation = scene("AS QS 3S 3H", "TS", "4S", "6S", starter="W", seed=seed)
    assert played(observation, level)[0] in ("AS", "QS")


@both
def test_it_brings_its_own_ten_home_when_it_is_last(level, seed):
    observation = scene("TS 3S 7S 3H", "9S", "4S", "6S", starter="W", seed=seed)
    assert played(observation, level) == ["TS"]


@both
def test_it_ruffs_a_trick_full_of_points(level, seed):
    observation = scene("3H 4H 9H", "AS", "TS", "KS", starter="W", seed=seed)
    assert is_trump(observation, played(observation, level)[0])


@both
def test_it_ruffs_with_points_when_nobody_can_ruff_higher(level, seed):
    observation = scene("3H TH", "AS", "TS", "KS", starter="W", seed=seed)
    assert played(observation, level) == ["TH"]


@both
def test_it_ruffs_a_pair_full_of_points_with_a_pair(level, seed):
    observation = scene("3H 3H 9H", "KS KS", "4S 7S", "TS 6S", starter="W", seed=seed)
    one, other = played(observation, level)
    assert one == other and is_trump(observation, one)


@both
def test_it_spends_no_joker_on_a_trick_of_nothing(level, seed):
    observation = scene("BJ SJ", "9S", "4S", "6S", starter="W", seed=seed)
    assert played(observation, level)[0] not in ("BJ", "SJ")


@both
def test_it_ruffs_over_an_opponent_where_there_are_points(level, seed):
    observation = scene("9H JH", "KS", "4S", "3H", starter="W", seed=seed, void={"E": "S"})
    assert is_trump(observation, played(observation, level)[0])
    assert played(observation, level) != ["3H"]


@both
def test_it_does_not_ruff_lower_than_an_opponent_has(level, seed):
    observation = scene("3H 4H", "KS", "4S", "BJ", starter="W", seed=seed, void={"E": "S"}, fill="CD")
    assert not is_trump(observation, played(observation, level)[0])


@both
def test_it_keeps_its_king_from_an_ace_that_is_still_out(level, seed):
    # Second to play, with both aces out and nothing to win.
    observation = scene("KS 3S 6S 9S 3H", "7S", starter="W", seed=seed)
    # The order is W, S, E, N: South plays second.
    assert played(observation, level) != ["KS"]


# What it owes and what it keeps -----------------------------------------------------------------------------
@both
def test_it_answers_a_pair_it_cannot_beat_with_its_least_pair(level, seed):
    observation = scene("QS QS 3S 3S 7S 3H", "AS AS", "4S 6S", "7S 8S", starter="W", seed=seed)
    assert played(observation, level) == ["3S", "3S"]


@both
def test_it_throws_no_joker_and_no_ace_away(level, seed):
    observation = scene("BJ AD AC 3H", "AS", "4S", "6S", starter="W", seed=seed)
    assert played(observation, level)[0] not in ("BJ", "AD", "AC")


@both
def test_it_follows_trumps_with_its_least_when_a_big_joker_is_led(level, seed):
    observation = scene("SJ AH 9H 3H 2S", "BJ", "4H", "6H", starter="W", seed=seed)
    assert played(observation, level)[0] in ("3H", "9H")


# Leading ---------------------------------------------------------------------------------------------------
@both
def test_it_leads_its_ace_rather_than_a_king_that_can_be_caught(level, seed):
    observation = scene("AS KC 9C 9S 3H 4H", seed=seed, fill="HD")
    assert "KC" not in played(observation, level)


@both
def test_it_leads_a_pair_of_aces_together(level, seed):
    observation = scene("AS AS 9S 3H 4H", seed=seed)
    cards = played(observation, level)
    assert cards.count("AS") != 1


@both
def test_it_leads_a_tractor_of_aces_and_kings_whole(level, seed):
    observation = scene("AS AS KS KS 9S 3H 4H", seed=seed)
    assert sorted(played(observation, level))[:4] == ["AS", "AS", "KS", "KS"]


@both
def test_it_leads_no_ten_that_others_will_take(level, seed):
    observation = scene("TS 9S TC 9C TD 9D 3H 4H AH", seed=seed, fill="H")
    assert played(observation, level)[0] not in ("TS", "TC", "TD")


@both
def test_it_does_not_lead_into_the_suit_an_opponent_ruffs(level, seed):
    # East showed out of clubs and ruffed; North took the next trick and is on lead with both minor aces.
    past = ("3C", "3H", "4C", "6C", "9S", "AS", "6S", "7S")
    observation = scene("AC AD 9C 3H", *past, void={"E": "C"}, seed=seed)
    assert observation.seat.name == "N"
    assert "AC" not in played(observation, level)


# What lost deals have shown -----------------------------------------------------------------------------------
def test_it_cashes_a_sure_pair_before_one_that_can_be_beaten():
    hand = "AS AS 9S 4S KD KD 6D 4D 9C TC 3C 5C 7C 8C KH QH 9H 7H 6H 3H JS 8D JC 2S"
    for seed in range(3):
        assert played(scene(hand, "AC", "4C", "6C", "3C", seed=seed)) == ["AS", "AS"]


@both
def test_it_leads_no_lone_big_joker_while_it_has_small_cards(level, seed):
    hand = "BJ KS 9S 8S 4S 3S QD 6D 4D 9C JC 3C 5C 7C AH QH 9H 7H 6H 3H JS 8D 7S KC 2S"
    assert played(scene(hand, seed=seed), level) != ["BJ"]


@both
def test_it_ruffs_without_points_before_an_opponent_who_is_void_as_well(level, seed):
    # West leads spades again, of which East has shown to be out; South has none left either.
    past = ("AS", "3S", "4D", "6S")
    observation = scene(
        "5H TH 9H JH 3H 4D 6D 7C 8C", *past, "KS", starter="W", void={"E": "S"}, fill="DC", seed=seed
    )
    assert observation.seat.name == "S"
    assert points(card for card in played(observation, level) if is_trump(observation, card)) == 0


@pytest.mark.parametrize("level", ["casual", "expert", "master"])
def test_it_throws_only_what_stands_as_good_as_certainly(level):
    hand = "AS 9S 8S 4S 3S TD TD 6D 4D 9C JC 3C 5C 7C QH 9H 7H 6H 3H 4C JS 8D 7S KC 2S"
    for seed in range(3):
        # Nothing beats an ace; tens with an eight, or a king with a jack, fall to half the pack.
        assert len({*played(scene(hand, seed=seed), level)}) == 1
