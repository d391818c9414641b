"""Fixtures of the tests at a table of cards."""

import pytest

from tests.shared.page.person import Person
from tests.shared.page.tractor_player import Player


@pytest.fixture
def player(person: Person) -> Player:
    """A person who plays Tractor."""
    return Player(person)
