"""Examples: for each agreement a hand of a few cards, and those of them by which it is kept.

They are made of cards that every game's pack has, so that one example serves all games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from followsuit.base.agreements import WEAK_DISCARDS, Agreements, Clause
from followsuit.base.cards import Card, Rank, Suit, parse_cards
from followsuit.base.decks import FIFTY_TWO
from followsuit.base.seats import Rotation, Seat
from followsuit.bots.agreements.duties import asked_of
from followsuit.bots.agreements.sight import Plays, Sight, Signs, SuitOrder

#: Who keeps the agreement: the partner of the seat that looks.
KEEPER: Final = Seat.N
TRUMP: Final = Suit.DIAMONDS

_WORTH: Final = {Rank.FIVE: 5, Rank.TEN: 10}
ORDER: Final = SuitOrder(
    int(TRUMP),
    tuple(card // 13 for card in range(52)),
    tuple(card % 13 for card in range(52)),
    tuple(_WORTH.get(rank, 0) for rank in Rank) * 4,
    {int(suit): [card for card in sorted(FIFTY_TWO.cards) if card.suit is suit] for suit in Suit},
)


class _Told(NamedTuple):
    """An example in short: the keeper's hand, and what is played before it, as ``place: cards``.

    The place of a leader is counted in order of play from the keeper's partner.
    """

    hand: str
    past: str = ""
    trick: str = ""


_TOLD: Final = {
    Clause.RETURN_SUIT.value: _Told("7S QH 8H 9C", past="0: 8S 9S KS JS"),
    Clause.HIGH_LOW.value: _Told("9S 7S KH 8D", trick="0: AS 8S"),
    Clause.FIRST_DISCARD.value: _Told("AH 8H 9C 7C", trick="1: KS"),
    WEAK_DISCARDS: _Told("AH 8H 9C 7C", trick="1: KS"),
    Clause.LOW_TRUMP.value: _Told("8S QH JD 7D", past="0: 8D 9D KD QD"),
    Clause.POINTS.value: _Told("QS TS 9S 8D", trick="3: 7S AS 8S"),
    Clause.LAST_TRICK.value: _Told("8H AD"),
}


@dataclass(frozen=True, slots=True)
class Example:
    """A position in which the `KEEPER` is to play, by ``kept`` cards of its hand if it keeps the agreement.

    ``past`` is the trick before, ``trick`` the one in progress; each may be empty.
    """

    hand: tuple[Card, ...]
    past: Plays
    trick: Plays
    kept: tuple[Card, ...]


def example_of(word: str, rotation: Rotation) -> Example:
    """Return the example of an agreement by its word, in a game that is played in this direction."""
    told = _TOLD[word]
    hand = parse_cards(told.hand)
    past, trick = _plays(told.past, rotation), _plays(told.trick, rotation)
    clause = Clause.FIRST_DISCARD if word == WEAK_DISCARDS else Clause(word)
    agreements = Agreements(frozenset({clause}), discards_weak=word == WEAK_DISCARDS)
    signs = Signs(ORDER, agreements.clauses, len(Seat))
    sight = Sight(KEEPER, hand, signs.after(past) if past else signs, trick)
    followed = [card for card in hand if trick and card.suit is trick[0][1][0].suit]
    kept = dict(asked_of(agreements, sight, followed or hand))[clause]
    return Example(hand, past, trick, tuple(kept))


def _plays(text: str, rotation: Rotation) -> Plays:
    if not text:
        return ()
    leader, cards = text.split(": ")
    order = list(rotation.order(KEEPER.partner))
    return [(order[(int(leader) + at) % 4], (card,)) for at, card in enumerate(parse_cards(cards))]
