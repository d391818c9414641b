"""Card problem: the choice of a card as a problem for the search, the same for both plain games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from followsuit.base.actions import Play
from followsuit.base.cards import Card
from followsuit.bots.agreements.readings import draw_likely, drawn_by
from followsuit.bots.plain.agreed import both
from followsuit.bots.plain.cardplay import PlayContext, choose_card
from followsuit.bots.plain.endgame import PlainEndgame, distinct_cards
from followsuit.bots.plain.layout import BITS, SUITS, card_of, single_bits
from followsuit.bots.plain.plain_position import PlainPosition, turn_seat
from followsuit.bots.plain.playout import WORTH, play_points, play_tricks
from followsuit.bots.plain.reasons import reason_of
from followsuit.bots.search.problem import WorldOutcome

#: What a number of points or tricks of seats S and N at the end of the deal is to the deciding side:
#: utility, own result, and whether the contract is made (1 or 0), by that number.
Value = Callable[[int], tuple[float, float, float]]

#: How likely the hands make what has been said and named, in any unit; None where nothing leans.
Belief = Callable[[Sequence[int], Random], float]

#: Of this many worlds drawn alike, one is kept by belief.
DRAWN: int = 4


class PlainCardProblem:
    """Which card to play.

    ``taken`` is what S and N have taken so far, in points or ``tricks``. ``exact`` solves every world to its
    end instead of playing it out.
    """

    def __init__(
        self,
        position: PlainPosition,
        context: PlayContext,
        value: Value,
        taken: int,
        *,
        tricks: bool,
        exact: bool = False,
        belief: Belief | None = None,
    ) -> None:
        self.is_exact = exact
        self._position = position
        self._tricks = tricks
        self._playout = play_tricks if tricks else play_points
        self._value = value
        self._taken = taken
        read = None if context.agreed is None else context.agreed.likelihood()
        self._belief = None if belief is None else both(belief, read)
        #: What is read where nothing else leans.
        self._read = read if belief is None else None
        self._outcomes: dict[tuple[int, int], WorldOutcome] = {}
        self._context = context
        first = BITS[choose_card(context)]
        self._bits = [first, *self._others(first)]
        self.candidates = [Play(context.seat, (card_of(bit),)) for bit in self._bits]

    def _others(self, first: int) -> list[int]:
        """The other cards worth weighing: of cards that are as good as equal, one."""
        position = self._position
        cards = position.playable
        hidden = position.worlds.hidden | position.start.pile
        kept = distinct_cards(cards, hidden, 0 if self._tricks else WORTH)
        if first in kept:
            kept.remove(first)
        else:
            # Its run is represented by a lower card, the next one kept below it in its suit.
            suit = next(suit for suit in SUITS if suit & first)
            kept.remove(max(bit for bit in kept if bit & suit and bit < first))
        return kept

    def index_of(self, action: Play) -> int:
        """The index of a card among the candidates; one that another stood for becomes a candidate."""
        bit = BITS[action.cards[0]]
        if bit not in self._bits:
            self._bits.append(bit)
            self.candidates.append(action)
        return self._bits.index(bit)

    def reason_of(self, action: Play) -> str:
        """Why a card makes sense."""
        return reason_of(self._context, action.cards[0])

    def world(self, rng: Random) -> list[int]:
        """Hands of all four places."""
        position, read = self._position, self._read
        if read is not None:
            return draw_likely(position.draw, lambda hands: read(hands, rng), rng)
        if self._belief is None:
            return position.draw(rng)
        belief = self._belief
        drawn = [position.draw(rng) for _ in range(DRAWN)]
        return drawn_by(lambda hands: belief(hands, rng), drawn, rng)

    def hidden_hands(self, world: list[int]) -> dict[int, list[tuple[int, Card]]]:
        """The others' cards in a world by seat, each with the number of its suit."""
        position = self._position
        cards = {place: [card_of(bit) for bit in single_bits(world[place])] for place in position.others}
        return {
            turn_seat(place, position.direction): [(card.suit, card) for card in held]
            for place, held in cards.items()
        }

    def outcomes(self, world: list[int], indices: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """The deal's result: by best play of all four hands, or by cheap heuristics."""
        position, bits = self._position, self._bits
        start, trump, declaring = position.start, position.trump, position.declarer & 1
        found: list[WorldOutcome] = []
        ending = PlainEndgame(trump, tricks=self._tricks) if self.is_exact else None
        for index in indices:
            bit = bits[index]
            points, first = self._playout(world, start, bit, trump, declaring)
            if ending is not None:
                points = ending.after(world, start, bit)
            key = (points, (first ^ position.place) & 1)
            outcome = self._outcomes.get(key)
            if outcome is None:
                utility, result, made = self._value(self._taken + points)
                outcome = self._outcomes[key] = WorldOutcome(utility, result, 1.0 - key[1], made)
            found.append(outcome)
        return found
