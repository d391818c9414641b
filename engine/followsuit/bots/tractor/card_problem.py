"""Card problem: which cards to play, as a problem for the search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from followsuit.base.actions import Play
from followsuit.base.agreements import Agreements
from followsuit.base.cards import Card
from followsuit.bots.agreements.readings import draw_likely
from followsuit.bots.search.problem import WorldOutcome
from followsuit.bots.tractor.agreed import ReadWorlds
from followsuit.bots.tractor.board import Board, Part
from followsuit.bots.tractor.candidates import choose_candidates
from followsuit.bots.tractor.endgame import TractorEndgame
from followsuit.bots.tractor.facts import facts_of
from followsuit.bots.tractor.hands import Hands
from followsuit.bots.tractor.leading import choose_lead
from followsuit.bots.tractor.playout import Start, play_on
from followsuit.bots.tractor.reasons import reason_of
from followsuit.bots.tractor.utility import TractorUtility
from followsuit.bots.tractor.worlds import TractorWorlds, World
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.shapes import Unit, format_of, units_of
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.shengji.law.lead import is_beaten
from followsuit.card_games.shengji.law.scoring import multiplier_of
from followsuit.card_games.shengji.option_values import FailedThrowUnit, Throw
from followsuit.card_games.tractor.interface.observation import TractorObservation


class TractorCardProblem:
    """The search problem of which cards to play: each is played out in each world, or solved if ``exact``."""

    def __init__(
        self,
        observation: TractorObservation,
        first: tuple[Card, ...],
        most: int,
        *,
        exact: bool,
        agreements: Agreements,
    ) -> None:
        self.is_exact = exact
        facts = facts_of(observation)
        self._observation = observation
        self._board: Board = facts.board
        self._worlds = TractorWorlds(facts, observation.seat, observation.hand, observation.buried)
        self._utility = TractorUtility.of(observation)
        self._likely = ReadWorlds(agreements, observation, self._board) if agreements else None
        self._start = start_of(observation)
        hidden, _ = self._board.masks(dict.fromkeys(facts.hidden))
        self.candidates: list[Play] = []
        self._parts: list[tuple[Part, ...]] = []
        self._risky: list[tuple[EffectiveSuit, list[Unit]] | None] = []
        for cards in choose_candidates(observation, self._board, hidden, first, most):
            self._take_up(cards)

    def _take_up(self, cards: tuple[Card, ...]) -> None:
        self.candidates.append(Play(self._observation.seat, cards))
        self._parts.append(self._board.parts(cards))
        self._risky.append(self._throw(cards))

    def index_of(self, action: Play) -> int:
        """Return the index of a play among the candidates, whatever the order of its cards."""
        cards = sorted(action.cards)
        for place, play in enumerate(self.candidates):
            if sorted(play.cards) == cards:
                return place
        self._take_up(action.cards)
        return len(self.candidates) - 1

    def _throw(self, cards: tuple[Card, ...]) -> tuple[EffectiveSuit, list[Unit]] | None:
        """The units of a throw that may fail, lowest first (T22)."""
        if self._start.count or len(cards) == 1 or self._observation.rules.throw is not Throw.ATTEMPT:
            return None
        holding = Holding.of(cards, self._board.ladder)
        form = format_of(holding)
        if form is None or not form.is_throw:
            return None
        return form.suit, sorted(units_of(holding), key=lambda unit: (unit.height, unit.cards))

    def reason_of(self, action: Play) -> str:
        """Why a play makes sense."""
        return reason_of(self._observation, action.cards)

    def world(self, rng: Random) -> World:
        """Return a world: the hidden hands and the kitty."""
        if not self._likely:
            return self._worlds.draw(rng)
        return draw_likely(self._worlds.draw, self._likely, rng)

    def hidden_hands(self, world: World) -> dict[int, list[tuple[int, Card]]]:
        """Return the others' cards in a world by seat, each with the number of its suit."""
        return {
            seat: [
                (suit, card)
                for suit in range(5)
                for card in self._board.cards(
                    [(suit, world.once[5 * seat + suit], world.twice[5 * seat + suit])]
                )
            ]
            for seat in range(4)
            if seat != self._observation.seat
        }

    def outcomes(self, world: World, indices: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """Return the outcome of each play when the rest is played by heuristics, or as well as can be."""
        ending = None
        if self.is_exact:
            rules = self._observation.rules
            ending = TractorEndgame(
                self._board, self._start.opposing, world.kitty, lambda unit: multiplier_of(unit, rules)
            )
        hands = Hands.of(self._board, world.once, world.twice)
        return [self._outcome(world, hands, index, ending) for index in indices]

    def _outcome(
        self, world: World, hands: Hands, candidate: int, ending: TractorEndgame | None
    ) -> WorldOutcome:
        parts, penalty = self._parts[candidate], 0
        risky = self._risky[candidate]
        if risky is not None:
            down = self._down(world, *risky)
            if down is not None:
                # After a void throw (T90) the seat leads one unit, as the playout's policy chooses it.
                parts = down or (choose_lead(hands, self._start.seat, self._start.opposing),)
                penalty = self._observation.rules.failed_throw_penalty
                if self._observation.seat.side is not self._utility.declaring:
                    penalty = -penalty
        if ending is not None:
            result, bonus = ending.after(world.once, world.twice, self._start, parts)
            utility, points = self._utility.value(result, 0, penalty + bonus)
        else:
            result = play_on(hands.copy(), self._start, parts)
            utility, points = self._utility.value(result, world.kitty, penalty)
        return WorldOutcome(utility, points, 1.0 - ((result.first ^ self._observation.seat) & 1))

    def _down(self, world: World, suit: EffectiveSuit, units: list[Unit]) -> tuple[Part, ...] | None:
        """What of a throw goes down in a world, nothing where all goes back; None where it stands."""
        others = [
            self._board.holding([(int(suit), world.once[5 * seat + suit], world.twice[5 * seat + suit])])
            for seat in range(4)
            if seat != self._observation.seat
        ]
        for unit in units:
            if any(is_beaten(unit, suit, hand) for hand in others):
                failed = self._observation.rules.failed_throw
                if failed is FailedThrowUnit.ALL_BACK:
                    return ()
                lowest = failed is FailedThrowUnit.LOWEST_ANY
                return self._board.parts((units[0] if lowest else unit).cards)
        return None


def start_of(observation: TractorObservation) -> Start:
    """Return where the playouts of an observation begin."""
    assert observation.declaring_side is not None, "a seat that plays knows who declares"
    opposing = int(observation.declaring_side.other)
    trick, best_play = observation.trick, observation.best_play
    if trick is None or best_play is None:
        return Start(int(observation.seat), opposing)
    return Start(
        int(observation.seat),
        opposing,
        len(trick.plays),
        best_play.form,
        best_play.strength,
        int(best_play.seat),
        card_points(trick.cards),
    )
