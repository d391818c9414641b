"""Tractor: two packs, four seats, trumps that are a suit of their own, and levels from 2 to A.

Four rooms, each importing only those before it: ``cards`` (trump, the order of a suit, sets of cards),
``law`` (what may be declared, led and followed, who wins, what a deal scores), ``phases`` (the state and its
verbs) and ``front`` (what a seat sees and is asked, and the texts other programs read). Beside them stand the
``rules``, the ``actions`` and ``events`` of the game, and ``game``, which gathers it all.
"""
