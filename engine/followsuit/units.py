"""Units of measure: kinds of whole numbers that must not be mixed up."""

from typing import NewType

#: Card points of a trick or a deal, or a match total made of them.
Points = NewType("Points", int)

#: A number of tricks.
Tricks = NewType("Tricks", int)

#: Whole cents of play chips.
Cents = NewType("Cents", int)
