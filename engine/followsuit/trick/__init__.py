"""What trick games share: the order of cards, hands, following suit and tricks.

Games with an auction and a named trump share the whole deal besides: auction, contract, cardplay, phases,
verbs, observation, view, claims, notation, messages and rulings, gathered in `followsuit.trick.game`.
"""
