"""Units of measure: types of whole numbers, so that mypy finds where two units are mixed up."""

from typing import NewType

#: Whole cents of play chips.
Cents = NewType("Cents", int)
