"""Tractor: two packs, four seats, trumps that are a suit of their own, and levels from 2 to A.

What can be decided without a table stands here as pure functions: units and shapes, what may be led and
must be followed, who wins, what a deal comes to. The state machine builds on them.
"""
