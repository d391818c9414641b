"""Errors and refusals are values: they can be copied, pickled, and sent out of another process."""

import copy
import pickle
from multiprocessing import get_context

import pytest

import followsuit
from followsuit.base.errors import (
    CardError,
    DealError,
    DocumentError,
    FollowSuitError,
    IllegalActError,
    LinkError,
    Refusal,
    RequestError,
    RulesError,
)

REFUSAL = Refusal("must_follow", "H8", {"cards": ["AS"]})
ERRORS = [
    *(kind("a_code", "a message", clause="H8", facts={"x": 1}) for kind in (CardError, DealError, LinkError)),
    *(kind("a_code", "a message", facts={"x": [1]}) for kind in (RequestError, RulesError)),
    RequestError("a_code", "a message").advised("do this", "here"),
    DocumentError("a_code", 3, "a message", clause="H8", facts={"x": 1}),
    DocumentError("a_code", 0, "a message"),
    IllegalActError(REFUSAL, "play 2S", "deal 1"),
]
WAYS = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": lambda one: pickle.loads(pickle.dumps(one))}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_that_is_copied_or_pickled_says_what_it_said(error, way):
    again = WAYS[way](error)
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("refusal", [REFUSAL, Refusal("not_your_turn")], ids=["facts", "none"])
def test_a_refusal_that_is_copied_or_pickled_is_the_same(refusal, way):
    assert WAYS[way](refusal) == refusal


def play_what_is_not_held():
    match = followsuit.match("two_hundred", level="beginner", players={"S": "person"}, seed="x")
    match.run()
    match.push("name_trump H")


@pytest.mark.host
def test_an_error_comes_whole_out_of_another_process():
    # Such an error had the pool wait for ever.
    with get_context("spawn").Pool(1) as pool, pytest.raises(FollowSuitError) as there:
        pool.apply_async(play_what_is_not_held).get(timeout=60)
    with pytest.raises(FollowSuitError) as here:
        play_what_is_not_held()
    assert str(there.value) == str(here.value)
    assert there.value.facts == here.value.facts
