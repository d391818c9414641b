"""Phases of a deal of Tractor: the state, what can be done in each phase, and what it leads to."""
