"""Units of measure: whole numbers of a kind that must not be mixed up with others."""

from typing import NewType

#: Whole cents of play chips.
Cents = NewType("Cents", int)
