"""Problems of Court Piece for the search: which card to play, which suit to name, whether to go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from followsuit.base.actions import NameTrump, Play
from followsuit.base.cards import Suit
from followsuit.bots.court_piece.reasons import reason_of
from followsuit.bots.court_piece.tally import PlayoutTally
from followsuit.bots.court_piece.utility import CourtPieceUtility
from followsuit.bots.plain import reasons
from followsuit.bots.plain.card_problem import PlainCardProblem
from followsuit.bots.plain.cardplay import PlayContext
from followsuit.bots.plain.layout import bits_of, single_bits, spread_hand
from followsuit.bots.plain.plain_position import PlainPosition, position_of, turn_seat
from followsuit.bots.plain.playout import Open, play_tricks
from followsuit.bots.plain.worlds import shuffle
from followsuit.bots.search.problem import WorldOutcome
from followsuit.card_games.court_piece.actions import GoOn, Stop
from followsuit.card_games.court_piece.observation import CourtPieceObservation
from followsuit.card_games.court_piece.pile import Pile
from followsuit.card_games.court_piece.rules import PACK, TRICKS


class CourtPieceCardProblem(PlainCardProblem):
    """Which card to play: judged by the deal's result, with its pile and its courts."""

    def __init__(
        self, position: PlainPosition, context: PlayContext, observation: CourtPieceObservation
    ) -> None:
        utility = CourtPieceUtility.of(observation)
        super().__init__(position, context, lambda tricks: (0.0, 0.0, 0.0), 0, tricks=True)
        self._utility, self._observation = utility, observation
        pile = observation.pile
        winner = -1 if pile.winner is None else turn_seat(pile.winner, position.direction)
        self._tally = PlayoutTally(observation.rules, pile, winner)

    def reason_of(self, action: Play) -> str:
        """Why a card makes sense."""
        return reason_of(self._observation, self._context, action.cards[0])

    def outcomes(self, world: list[int], indices: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """The deal's result when cheap heuristics play it out."""
        position, tally = self._position, self._tally
        found: list[WorldOutcome] = []
        for index in indices:
            tally.restart()
            bit = self._bits[index]
            _, first = play_tricks(world, position.start, bit, position.trump, position.declarer & 1, tally)
            utility, result, won = self._utility.value(tally.even, tally.odd)
            found.append(WorldOutcome(utility, result, 1.0 - ((first ^ position.place) & 1), won))
        return found


class CourtPieceTrumpProblem:
    """Which suit to name from five cards: eight more come, and thirteen to each of the others (C5)."""

    is_exact = False

    def __init__(self, observation: CourtPieceObservation, first: Suit) -> None:
        self._observation = observation
        self._hand = spread_hand(observation.hand)
        self._hidden = single_bits(bits_of(PACK.cards) & ~self._hand)
        self._suits = [first, *(suit for suit in Suit if suit is not first)]
        self._utility = CourtPieceUtility.of(observation)
        self._place = turn_seat(observation.seat, observation.rules.direction)
        self._tally = PlayoutTally(observation.rules, Pile(), -1)
        self.candidates = [NameTrump(observation.seat, suit) for suit in self._suits]

    def reason_of(self, action: NameTrump) -> str:
        """Why a suit makes sense."""
        is_first = action.suit is self._suits[0]
        return reasons.reason_to_name(self._observation.hand, self._suits[0]) if is_first else ""

    def index_of(self, action: NameTrump | Play) -> int | None:
        """The index of a suit among the candidates; None for another act."""
        return self.candidates.index(action) if action in self.candidates else None

    def world(self, rng: Random) -> list[int]:
        """Whole hands for all places."""
        cards = self._hidden
        shuffle(cards, len(cards), rng)
        hands, at = [0, 0, 0, 0], 0
        for place in range(4):
            size = TRICKS - self._hand.bit_count() if place == self._place else TRICKS
            hands[place] = sum(cards[at : at + size])
            at += size
        hands[self._place] |= self._hand
        return hands

    def outcomes(self, world: list[int], indices: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """The outcome of each suit as trump."""
        found: list[WorldOutcome] = []
        for index in indices:
            self._tally.restart()
            trump = int(self._suits[index])
            play_tricks(world, Open(self._place), 0, trump, self._place & 1, self._tally)
            utility, result, won = self._utility.value(self._tally.even, self._tally.odd)
            found.append(WorldOutcome(utility, result, 0.0, won))
        return found


class GoOnProblem:
    """Whether to stake a court on all thirteen tricks (C23)."""

    is_exact = False

    def __init__(self, observation: CourtPieceObservation, first: Stop | GoOn) -> None:
        self._position = position_of(observation, PACK, observation.caller)
        self._utility = CourtPieceUtility.of(observation)
        pile = observation.pile
        self._stopped = WorldOutcome(*self._worth(pile.north_south, pile.east_west))
        self._tally = PlayoutTally(observation.rules, replace(pile, went_on=True), -1)
        both: tuple[Stop | GoOn, ...] = (Stop(observation.seat), GoOn(observation.seat))
        self.candidates = [first, *(act for act in both if act != first)]

    def _worth(self, north_south: int, east_west: int) -> tuple[float, float, float, float]:
        utility, result, won = self._utility.value(north_south, east_west)
        return utility, result, 0.0, won

    def reason_of(self, action: Stop | GoOn) -> str:
        """No code is true of staking a court."""
        return ""

    def index_of(self, action: Stop | GoOn) -> int | None:
        """The index of stopping or going on among the candidates."""
        return self.candidates.index(action) if action in self.candidates else None

    def world(self, rng: Random) -> list[int]:
        """Hands of all four places."""
        return self._position.draw(rng)

    def outcomes(self, world: list[int], indices: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """The outcomes of stopping and of going on."""
        return [
            self._stopped if isinstance(self.candidates[index], Stop) else self._gone_on(world)
            for index in indices
        ]

    def _gone_on(self, world: list[int]) -> WorldOutcome:
        position = self._position
        self._tally.restart()
        play_tricks(world, position.start, 0, position.trump, position.declarer & 1, self._tally)
        return WorldOutcome(*self._worth(self._tally.even, self._tally.odd))
