"""Tractor: two packs, four seats, trumps that are a suit of their own, and levels from 2 to A.

It stands on the family's law, `followsuit.card_games.shengji`. Its rooms, each importing only those before
it: ``phases`` (the state and its transitions), ``interface`` (what a seat sees and is asked, and the texts
that other programs read) and ``score_sheet``. Before them stand ``rules``, ``actions`` and ``events``, the
``standings`` of a match, ``scoring`` and the ``bidding`` of pairs; ``game`` gathers all.
"""
