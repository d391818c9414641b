"""Agreed: agreements at a table of one card a play: what has been seen, what it asks for, what it tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from followsuit.base.agreements import Agreements, Clause
from followsuit.base.cards import Card, Rank, Suit
from followsuit.base.decks import Deck
from followsuit.base.seats import Rotation, Seat
from followsuit.bots.agreements.duties import choose_kept, free_to_keep
from followsuit.bots.agreements.readings import read_plays
from followsuit.bots.agreements.sight import NO_SUIT, Sight, SuitOrder, signs_after
from followsuit.bots.plain.layout import bits_of
from followsuit.bots.plain.plain_position import turn_seat
from followsuit.card_games.trick.hand import cards_of

#: What keeping a clause may cost, in the units of `cardplay`: about a tenth of a trick.
CAP: Final = 1.0

#: How likely hands are, up to a factor, by place.
Likelihood = Callable[[Sequence[int], Random], float]


def see_table(agreements: Agreements, observation: Any, deck: Deck, worth: Mapping[Rank, int]) -> Sight:
    """What the observing seat sees of a deal in a game of this ``deck``; what lies face down is no trump."""
    order = _order_of(deck, tuple(worth.items()), observation.trump)
    trick = observation.trick
    return Sight(
        observation.seat,
        cards_of(observation.hand),
        signs_after(order, agreements.clauses, len(Seat), observation.taken),
        [(play.seat, play.cards) for play in trick.plays] if trick is not None else (),
    )


@lru_cache(maxsize=64)
def _order_of(deck: Deck, worth: tuple[tuple[Rank, int], ...], trump: Suit | None) -> SuitOrder:
    """How the cards of a deck stand to each other."""
    counts = dict(worth)
    return SuitOrder(
        NO_SUIT if trump is None else int(trump),
        tuple(card // 13 for card in range(52)),
        tuple(card % 13 for card in range(52)),
        tuple(counts.get(rank, 0) for rank in Rank) * 4,
        {suit: [card for card in sorted(deck.cards) if card // 13 == suit] for suit in range(4)},
    )


class Agreed:
    """A card of agreements at a table, as the seat reads it that is to play, in a game of this ``deck``."""

    def __init__(
        self, agreements: Agreements, observation: Any, deck: Deck, worth: Mapping[Rank, int]
    ) -> None:
        self._agreements = agreements
        self._direction: Rotation = observation.rules.direction
        self.sight = see_table(agreements, observation, deck, worth)

    def choose(self, values: Sequence[tuple[float, Card]]) -> Card | None:
        """The card that keeps what is agreed, as `choose_kept`."""
        return choose_kept(self._agreements, self.sight, values, CAP)

    def free(self, values: Sequence[tuple[float, Card]]) -> list[tuple[Clause, list[Card]]]:
        """The clauses that the seat is free to keep, as `free_to_keep`."""
        return free_to_keep(self._agreements, self.sight, values, CAP)

    def likelihood(self) -> Likelihood | None:
        """How well hands agree with what others have played; None where they have said nothing."""
        asked = [
            (turn_seat(Seat(one.seat), self._direction), bits_of(one.cards), one.some, one.against)
            for one in read_plays(self._agreements, self.sight)
        ]
        if not asked:
            return None

        def likely(hands: Sequence[int], rng: Random) -> float:
            product = 1.0
            for place, cards, some, against in asked:
                if bool(hands[place] & cards) is not some:
                    product *= against
            return product

        return likely


def both(one: Likelihood | None, other: Likelihood | None) -> Likelihood | None:
    """The likelihood by two measures that know nothing of each other."""
    if one is None or other is None:
        return one or other
    first, second = one, other
    return lambda hands, rng: first(hands, rng) * second(hands, rng)
