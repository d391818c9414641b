"""The bench of what a bot loses that ignores an option tries every option that no preset plays, in its games."""

import re

import pytest

from followsuit.registry import game_named
from followsuit.rules import options_of
from tests.bench.ignored_options import OPTIONS

# Inside Pyodide there are no benches.
pytestmark = pytest.mark.host

#: By game the first clause of the options that no preset plays.
FIRST = {"rangvaar": 13, "tractor": 87, "two_hundred": 16}


@pytest.mark.parametrize("game", FIRST)
def test_the_bench_tries_each_option_with_a_value_that_is_not_the_default(game):
    clause = {one.name: one.clause for one in options_of(type(game_named(game).rules(None)))}
    default = {one.name: one.default for one in options_of(type(game_named(game).rules(None)))}
    tried = {one.name: one.value for one in OPTIONS.values() if one.game == game}
    assert all(value != default[name] for name, value in tried.items())
    # Two readings are values of options that were there before.
    added = {name for name, said in clause.items() if int(re.sub(r"\D", "", said)) >= FIRST[game]}
    assert added <= set(tried)
    assert set(tried) - added <= {"failed_throw", "throw_beat", "first_lead"}
