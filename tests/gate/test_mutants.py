"""The breaks of `build/tools/mutants.py` fit the sources as they are."""

import re

import pytest

from base.paths import ROOT
from tools.mutants import BREAKS, Break


@pytest.mark.parametrize("one", BREAKS, ids=lambda one: one.name)
def test_the_place_is_there_once_and_so_are_the_tests(one: Break) -> None:
    text = (ROOT / one.file).read_text()
    changed, places = re.subn(one.place, one.instead, text)
    assert places == 1
    assert changed != text
    for test in one.tests:
        assert (ROOT / test).exists(), test
