"""Memory: what the engine holds deal after deal is the match's record, and a new match gives it back."""

import functools
import gc
from collections import Counter

import pytest

from followsuit.card_games.registry import game_names
from tests.shared.passing import Device

#: A type of which fewer than these come in two deals is no sign that each deal leaves some.
FEW = 12


@pytest.fixture
def caches():
    """All caches there are; what was there before a test is frozen once they are found, and neither looked at nor counted."""
    gc.unfreeze()
    found = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
    gc.freeze()
    return found


def held(caches):
    """How many values of each type of ours Python holds since the caches were found, but for what is only cached."""
    for cache in caches:
        cache.cache_clear()
    gc.collect()
    # Some types of other tests' libraries have a descriptor there, and no text.
    ours = (type(one) for one in gc.get_objects() if str(type(one).__module__).startswith("followsuit."))
    return Counter(f"{kind.__module__}.{kind.__name__}" for kind in ours)


def play_a_deal(device):
    device.play_until(lambda view: view["waits_for"] in ("deal", "over"))


@pytest.mark.parametrize(
    "game",
    [
        one if one == "tractor" else pytest.param(one, marks=pytest.mark.full("the same tables and sessions"))
        for one in game_names()
    ],
)
def test_deals_leave_their_acts_behind_and_a_new_match_gives_them_back(game, caches):
    def new():
        device = Device(game=game, seed=3, level="beginner", people=["S", "N"])
        play_a_deal(device)
        return device

    device = new()
    first = held(caches)
    for _ in range(2):
        device.go_on()
        play_a_deal(device)
    kept = {kind for kind, count in (held(caches) - first).items() if count > FEW}
    assert {kind.rpartition(".")[0] for kind in kept} == {"followsuit.base.actions"}
    device = new()
    assert not {kind for kind, count in (held(caches) - first).items() if count > FEW}
