"""What trick games share: order, hand, follow, trick.

For games with an auction and a named trump, the whole deal besides: auction, contract, cardplay, phases,
verbs, observation, view, notation, rulings.
"""
