"""Follow Suit: three partnership card games, their rules, a referee and honest bots.

>>> from followsuit import parse_cards
>>> [card.text for card in parse_cards("AS 10D BJ")]
['AS', 'TD', 'BJ']
"""

from followsuit.cards import Card, Rank, Suit, parse_card, parse_cards
from followsuit.errors import FollowSuitError, IllegalActError, Refusal
from followsuit.seats import Rotation, Seat, Side

__version__ = "0.1.0"

__all__ = [
    "Card",
    "FollowSuitError",
    "IllegalActError",
    "Rank",
    "Refusal",
    "Rotation",
    "Seat",
    "Side",
    "Suit",
    "__version__",
    "parse_card",
    "parse_cards",
]
