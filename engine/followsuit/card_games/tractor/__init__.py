"""Tractor: two packs, four seats, trumps that are a suit of their own, and levels from 2 to A.

Rooms, each importing only those before it: ``cards`` (trump, the order of a suit, sets of cards), ``law``
(what may be declared, led and followed, who wins, what a deal scores), ``phases`` (the state and its
transitions), ``interface`` (what a seat sees and is asked, and the texts that other programs read) and
``score_sheet``. Beside them stand the ``rules``, ``actions`` and ``events``, and ``game``, which gathers all.
"""
