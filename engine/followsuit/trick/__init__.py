"""What trick games share: order, hand, follow, trick; and for those with an auction and a named trump the whole
deal: auction, contract, cardplay, phases, verbs, observation, view, notation, rulings.
"""
