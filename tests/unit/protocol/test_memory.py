"""Memory: what the engine holds deal after deal is the match's record, and a new match gives it back."""

import functools
import gc
from collections import Counter

import pytest

from followsuit.card_games.registry import game_names
from tests.shared.passing import Device

#: A type of which fewer than these come in two deals is no sign that each deal leaves some.
FEW = 12


def held():
    """How many values of each type of ours Python holds, but for what is only cached."""
    # What was there when the tests were collected is frozen, and with it the caches.
    gc.unfreeze()
    gc.collect()
    for cache in [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]:
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
def test_deals_leave_their_acts_behind_and_a_new_match_gives_them_back(game):
    def new():
        device = Device(game=game, seed=3, level="beginner", people=["S", "N"])
        play_a_deal(device)
        return device

    device = new()
    first = held()
    for _ in range(2):
        device.go_on()
        play_a_deal(device)
    kept = {kind for kind, count in (held() - first).items() if count > FEW}
    assert {kind.rpartition(".")[0] for kind in kept} == {"followsuit.base.actions"}
    device = new()
    assert not {kind for kind, count in (held() - first).items() if count > FEW}
