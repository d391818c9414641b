"""Training: what values of Tractor positions are fitted with. Not in the wheel; see README.md beside it."""
