"""Problem: which cards to play and which to bury with more packs, as problems for the search."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random

from followsuit.base.actions import Play
from followsuit.base.cards import Card
from followsuit.bots.search.problem import WorldOutcome
from followsuit.bots.tractor.burial_heuristic import choose_burials
from followsuit.bots.tractor.many_packs.board import TRUMP, ManyPacksBoard, ManyPacksPart, many_packs_board
from followsuit.bots.tractor.many_packs.cardplay import many_packs_reason, rank_plays
from followsuit.bots.tractor.many_packs.following import ManyPacksTrick
from followsuit.bots.tractor.many_packs.hands import ManyPacksHands, holding_of, many_packs_hands, take_cards
from followsuit.bots.tractor.many_packs.playout import ManyPacksResult, many_packs_play_out
from followsuit.bots.tractor.many_packs.worlds import ManyPacksWorlds
from followsuit.bots.tractor.reasons import reason_to_bury
from followsuit.bots.tractor.utility import TractorUtility
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.shapes import format_of, units_in
from followsuit.card_games.shengji.law.lead import is_beaten
from followsuit.card_games.shengji.law.scoring import multiplier_for
from followsuit.card_games.shengji.option_values import FailedThrowUnit, Throw
from followsuit.card_games.tractor.actions import Bury
from followsuit.card_games.tractor.interface.observation import TractorObservation

Cards = tuple[Card, ...]

#: Hands, and the points of the kitty.
ManyPacksWorld = tuple[ManyPacksHands, int]


class _ManyPacksProblem:
    """What the problems of cards and of burials share: the board, the worlds, the worth of an end."""

    is_exact = False

    def __init__(self, observation: TractorObservation) -> None:
        assert observation.trump is not None and observation.starter is not None, (
            "trump and starter are known by now"
        )
        self._observation = observation
        self._board: ManyPacksBoard = many_packs_board(observation.trump, observation.rules)
        self._worlds = ManyPacksWorlds(observation, self._board)
        self._utility = TractorUtility.of(observation)
        self._opposing = int(observation.starter.side.other)

    def world(self, rng: Random) -> ManyPacksWorld:
        """Hands and the kitty's points."""
        *hands, kitty = self._worlds.draw(rng)
        return many_packs_hands(self._board, hands), card_points((*kitty, *self._observation.buried))

    def _outcome(self, result: ManyPacksResult, kitty: int, penalty: int = 0) -> WorldOutcome:
        bonus, hook = 0, 0
        if result.last & 1 == self._opposing:
            times = multiplier_for(result.width, result.length, result.size, self._observation.rules)
            bonus, hook = kitty * times, result.hook
        utility, points = self._utility.worth(result.points, bonus + penalty, hook)
        return WorldOutcome(utility, points, 1.0 - ((result.first ^ self._observation.seat) & 1))


class ManyPacksCardProblem(_ManyPacksProblem):
    """Which cards to play: every candidate is played out in every world."""

    def __init__(self, observation: TractorObservation, most: int) -> None:
        super().__init__(observation)
        plays = rank_plays(observation)[:most]
        self.candidates: list[Play] = []
        self._parts: list[list[ManyPacksPart]] = []
        self._throws: list[bool] = []
        self._trick = _trick_of(observation, self._board)
        for cards in plays:
            self._take_up(cards)

    def _take_up(self, cards: Cards) -> None:
        self.candidates.append(Play(self._observation.seat, cards))
        self._parts.append(self._board.parts(cards))
        form = None
        if self._trick is None and len(cards) > 1 and self._observation.rules.throw is Throw.ATTEMPT:
            form = format_of(Holding.of(cards, self._board.ladder))
        self._throws.append(form is not None and form.is_throw)

    def reason_of(self, action: Play) -> str:
        """The code of a play's reason; empty where none fits."""
        return many_packs_reason(self._observation, action.cards)

    def index_of(self, action: Play) -> int:
        """The index of a play among the candidates, in whatever order its cards are given."""
        cards = sorted(action.cards)
        for place, play in enumerate(self.candidates):
            if sorted(play.cards) == cards:
                return place
        self._take_up(action.cards)
        return len(self.candidates) - 1

    def outcomes(self, world: ManyPacksWorld, indices: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """The result of each play when heuristics play the rest."""
        return [self._played(world, index) for index in indices]

    def _played(self, world: ManyPacksWorld, candidate: int) -> WorldOutcome:
        dealt, kitty = world
        parts, penalty = self._parts[candidate], 0
        hands = [list(layer) for layer in dealt]
        if self._throws[candidate]:
            down = self._down(hands, parts)
            if down is not None:
                parts = down
                penalty = self._observation.rules.failed_throw_penalty
                if self._observation.seat.side is not self._utility.declaring:
                    penalty = -penalty
        trick = copy(self._trick) if self._trick is not None else None
        result = many_packs_play_out(
            self._board, hands, int(self._observation.seat), self._opposing, trick, parts
        )
        return self._outcome(result, kitty, penalty)

    def _down(self, hands: ManyPacksHands, parts: list[ManyPacksPart]) -> list[ManyPacksPart] | None:
        """What of a throw goes down in a world, nothing where all goes back; None where it stands (T22)."""
        board = self._board
        suit = board.ladder.suits[parts[0][0]]
        units = sorted(units_in(board.holding(parts), suit), key=lambda unit: (unit.height, unit.cards))
        others = [
            holding_of(board, hands, seat) for seat in range(board.seats) if seat != self._observation.seat
        ]
        for unit in units:
            if any(is_beaten(unit, suit, hand) for hand in others):
                failed = self._observation.rules.failed_throw
                if failed is FailedThrowUnit.ALL_BACK:
                    return []
                lowest = failed is FailedThrowUnit.LOWEST_ANY
                return board.parts((units[0] if lowest else unit).cards)
        return None


def _trick_of(observation: TractorObservation, board: ManyPacksBoard) -> ManyPacksTrick | None:
    """The trick in progress, as a playout has it; None before a lead."""
    trick, best_play = observation.trick, observation.best_play
    if trick is None or best_play is None:
        return None
    form, strength = best_play.form, best_play.strength
    width, length = form.shapes[0]
    suit = TRUMP if strength.ruffed else int(form.suit)
    found = ManyPacksTrick(
        led=int(form.suit),
        size=form.size,
        width=width,
        ruling=suit,
        best=1 << strength.height,
        owner=int(best_play.seat),
        pile=card_points(trick.cards),
        count=len(trick.plays),
    )
    if form.is_throw or length > 1:
        found.form, found.standing = form, strength
    return found


class ManyPacksBurialProblem(_ManyPacksProblem):
    """Which cards to bury: whole deals are played out after each burial."""

    def __init__(self, observation: TractorObservation, most: int) -> None:
        super().__init__(observation)
        assert observation.starter is not None, "a seat that buries knows the starter"
        self._starter = int(observation.starter)
        self.candidates = [Bury(observation.seat, cards) for cards in choose_burials(observation)[:most]]

    def reason_of(self, action: Bury) -> str:
        """The code of a burial's reason; empty where none fits."""
        return reason_to_bury(self._observation, action.cards)

    def index_of(self, action: Bury) -> int:
        """The index of a burial among the candidates, in whatever order its cards are given."""
        cards = sorted(action.cards)
        for place, burial in enumerate(self.candidates):
            if sorted(burial.cards) == cards:
                return place
        self.candidates.append(action)
        return len(self.candidates) - 1

    def outcomes(self, world: ManyPacksWorld, indices: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """The result of each burial when heuristics play the deal."""
        return [self._laid(world, self.candidates[index].cards) for index in indices]

    def _laid(self, world: ManyPacksWorld, cards: Cards) -> WorldOutcome:
        hands = [list(layer) for layer in world[0]]
        take_cards(hands, int(self._observation.seat), self._board.parts(cards))
        result = many_packs_play_out(self._board, hands, self._starter, self._opposing, None, ())
        return self._outcome(result, card_points(cards))
