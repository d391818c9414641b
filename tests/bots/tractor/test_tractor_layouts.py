from hypothesis import given
from hypothesis import strategies as st

from followsuit.bots.tractor.tractor_layouts import can_lay, highest_run, layouts, runs, tractors_due

steps = st.integers(0, (1 << 16) - 1)


@given(steps)
def test_runs_are_the_maximal_ones(held):
    covered = 0
    for length, top in runs(held):
        window = ((1 << length) - 1) << (top - length + 1)
        assert held & window == window and not covered & window
        assert not held >> (top + 1) & 1 and not (held << 1) >> (top - length + 1) & 1
        covered |= window
    assert not held & ~covered & (held & ~covered) >> 1
    assert [length for length, _ in runs(held)] == sorted((length for length, _ in runs(held)), reverse=True)


@given(steps, st.integers(1, 6))
def test_the_highest_run_is_found(held, length):
    tops = [low + length - 1 for low in range(17) if held >> low & (1 << length) - 1 == (1 << length) - 1]
    assert highest_run(held, length) == max(tops, default=-1)


def test_layouts_come_highest_first_and_none_twice():
    ways = list(layouts(0b111111, 0, 0, (2, 2)))
    assert ways[0] == (5, 3)
    assert len(ways) == len(set(ways)) == 6


def test_a_pair_beyond_the_first_on_a_step_serves_a_second_tractor():
    # Steps 1 2 3 with two pairs on step 2: 1-2 and 2-3.
    assert can_lay(0b1110, 1, 0b100, (2, 2))
    assert not can_lay(0b1110, 0, 0b100, (2, 2))
    assert list(layouts(0b1110, 1, 0b100, (2, 2))) == [(3, 2)]


def test_what_is_due_is_met_tractor_by_tractor():
    assert tractors_due(0b11110, 0, 0, (3, 2), False) == (3,)
    assert tractors_due(0b110111, 0, 0, (3, 2), False) == (3, 2)
    assert tractors_due(0b110110, 0, 0, (3, 2), False) == (2,)
    assert tractors_due(0b110110, 0, 0, (4,), False) == ()
    assert tractors_due(0b110110, 0, 0, (4,), True) == (2, 2)
    assert tractors_due(0b10101, 0, 0, (2,), True) == ()
