"""Shengji: the law that Tractor shares with other games of its family; it knows none of them.

``cards`` has trump, the order of a suit, and sets of cards; ``law`` has what may be declared, led and
followed, who wins a trick, and what a deal scores. Both read ``rules``, whose values are ``option_values``.
"""
