"""Agreed: agreements at a table of one card a play: what has been seen, what it asks for, what it tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from followsuit.base.agreements import Agreements, Clause
from followsuit.base.cards import Card, Rank
from followsuit.base.decks import Deck
from followsuit.base.seats import Rotation, Seat
from followsuit.bots.agreements.duties import choose_kept, free_to_keep
from followsuit.bots.agreements.readings import read_plays
from followsuit.bots.agreements.sight import Plays, Sight
from followsuit.bots.plain.layout import bits_of
from followsuit.bots.plain.plain_position import turn_seat
from followsuit.card_games.trick.hand import cards_of

#: What keeping a clause may cost, in the units of `cardplay`: about a tenth of a trick.
CAP: Final = 1.0

#: How likely hands are, up to a factor, by place.
Likelihood = Callable[[Sequence[int], Random], float]


class Agreed:
    """A card of agreements at a table, as the seat reads it that is to play, in a game of this ``deck``."""

    def __init__(
        self, agreements: Agreements, observation: Any, deck: Deck, worth: Mapping[Rank, int]
    ) -> None:
        tricks = [
            [(play.seat, play.cards) for play in trick.plays]
            for trick in (*(won.trick for won in observation.taken), observation.trick)
        ]
        self._agreements = agreements
        self._direction: Rotation = observation.rules.direction
        self._trick: Plays = tricks[-1]
        self.sight = Sight(
            observation.seat,
            tuple(cards_of(observation.hand)),
            _suits_of(deck),
            tricks,
            trump=int(observation.trump),
            suit=_SUIT,
            height=_HEIGHT,
            points=[worth.get(rank, 0) for rank in Rank] * 4,
        )

    def choose(self, values: Sequence[tuple[float, Card]]) -> Card | None:
        """The card that keeps what is agreed, as `choose_kept`."""
        return choose_kept(self._agreements, self.sight, self._trick, values, CAP)

    def free(self, values: Sequence[tuple[float, Card]]) -> list[tuple[Clause, list[Card]]]:
        """The clauses that the seat is free to keep, as `free_to_keep`."""
        return free_to_keep(self._agreements, self.sight, self._trick, values, CAP)

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


@cache
def _suits_of(deck: Deck) -> dict[int, list[Card]]:
    """The cards of a deck by suit, the lowest first."""
    return {suit: [card for card in sorted(deck.cards) if card // 13 == suit] for suit in range(4)}


_SUIT: Final = tuple(card // 13 for card in range(52))
_HEIGHT: Final = tuple(card % 13 for card in range(52))


def both(one: Likelihood | None, other: Likelihood | None) -> Likelihood | None:
    """The likelihood by two measures that know nothing of each other."""
    if one is None or other is None:
        return one or other
    first, second = one, other
    return lambda hands, rng: first(hands, rng) * second(hands, rng)
