"""Training with NumPy: features as plain Python makes them, a net whose figures plain Python finds, and a judgement."""

from random import Random
from typing import Any

import numpy as np
import pytest

from training.deals import observed
from training.features import blocks, packed, points_left
from training.fitting import error_of, fit, policy_rows
from training.judging import BANDS, judge, table
from training.net import Net
from training.plain import plain_blocks, plain_value
from training.positions import Position, policy_leads
from training.selfplay import Log, play_deal
from training.valued import QUARTER, ValuedProblem, ValuedSearch


@pytest.fixture(scope="module")
def positions():
    return [lead.position for number in range(6) for lead in policy_leads("suite", number, 5)]


def test_the_features_are_those_of_plain_python(positions):
    sides, trump = blocks(packed(positions))
    for row, position in enumerate(positions):
        plain_sides, plain_trump = plain_blocks(position)
        for suit in range(4):
            assert sorted(plain_sides[suit]) == list(np.nonzero(sides[row, suit])[0])
        assert sorted(plain_trump) == list(np.nonzero(trump[row])[0])


def test_numpy_and_plain_python_find_the_same_value(positions):
    net = Net.random(7, 16, 8).in_bytes()
    arrays = packed(positions)
    values = net.values(*blocks(arrays), points_left(arrays) / 2)
    weights = {name: weight.tolist() for name, weight in net.weights.items()}
    for value, position in zip(values, positions, strict=True):
        assert plain_value(weights, position) == pytest.approx(value, abs=1e-3)


def test_side_suits_that_change_places_change_no_value(positions):
    def turned(position):
        def order(masks):
            return tuple(masks[5 * place + suit] for place in range(4) for suit in (2, 0, 3, 1, 4))

        board: Any = type(
            "Turned",
            (),
            {
                "tens": tuple(position.board.tens[suit] for suit in (2, 0, 3, 1, 4)),
                "fives": tuple(position.board.fives[suit] for suit in (2, 0, 3, 1, 4)),
            },
        )
        return Position(
            board,
            order(position.once),
            order(position.twice),
            position.opposing,
            position.kitty,
            position.hand,
        )

    net = Net.random(3, 16, 8)
    said = [
        net.forward(*blocks(packed(each)))[0] for each in (positions, [turned(each) for each in positions])
    ]
    assert np.allclose(*said, atol=1e-4)


def test_gradients_are_those_of_small_steps(positions):
    net = Net.random(5, 12, 6)
    features, wanted = blocks(packed(positions)), np.zeros(len(positions))
    said, between = net.forward(*features)
    gradients = net.gradients(said, between, wanted)
    for name, at in (("side", (0, 3)), ("trump", (0, 2)), ("joint", (1, 4)), ("last", (2, 0))):
        losses = []
        for step in (-1e-3, 1e-3):
            moved = {each: weight.astype(np.float64) for each, weight in net.weights.items()}
            moved[name][at] += step
            losses.append((Net(moved).forward(*features)[0] ** 2).mean())
        assert (losses[1] - losses[0]) / 2e-3 == pytest.approx(gradients[name][at], rel=1e-2, abs=1e-5)


def test_fitting_learns_and_the_same_seed_gives_the_same_net():
    rows, stops = policy_rows("fit", 150, 4), policy_rows("stop", 40, 4)
    nets = [fit(Net.random(1, 16, 8), rows, stops, 4, 3e-3, 1) for _ in range(2)]
    assert error_of(nets[0], stops) < 0.9 * error_of(Net.random(1, 16, 8), stops)
    assert all(np.array_equal(nets[0].weights[name], nets[1].weights[name]) for name in nets[0].weights)


def test_a_judgement_counts_each_deal_once_in_each_band(tmp_path):
    deals = [play_deal(Log("casual", "judged"), number) for number in range(2)]
    net = Net.random(1, 8, 4, 0.5)
    net.save(tmp_path / "net.npz")
    judged = judge(deals, {"net": Net.load(tmp_path / "net.npz")}, 3, "judge")
    assert all((judged.band == band).sum() <= len(deals) for band in range(len(BANDS)))
    assert set(judged.figures) == {
        "playouts, true world",
        "playouts, 3 worlds",
        "net, true world",
        "net, 3 worlds",
    }
    assert "| playouts, 3 worlds |" in table(judged, "playouts, 3 worlds")


def test_a_search_whose_net_says_what_playouts_say_weighs_as_today():
    silent = Net.random(1, 4, 4, 1.0)
    for name in ("last", "last+"):
        silent.weights[name][:] = 0
    deal = play_deal(Log("casual", "valued"), 0)
    for number in (0, 4, 9):
        seen = observed(list(deal.leads())[number])
        today, settings = QUARTER(seen)
        valued, _ = ValuedSearch(QUARTER, silent)(seen)
        assert isinstance(valued, ValuedProblem)
        assert valued.ballot == today.ballot
        for at in range(5):
            world = today.world(Random(at))
            outcomes = [each.outcomes(world, range(len(today.ballot)), Random(1)) for each in (today, valued)]
            assert outcomes[0] == outcomes[1], settings
