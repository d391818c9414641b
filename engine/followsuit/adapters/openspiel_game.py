"""OpenSpiel: the games as Python games of OpenSpiel. Needs ``followsuit[openspiel]``.

Importing this module registers ``python_followsuit_two_hundred``, ``…_tractor``, ``…_rangvaar`` and
``…_court_piece``. A game of OpenSpiel is one deal for four players, S, W, N and E. It begins with one chance
node, which draws one of ``deals`` shuffles (1,000 by default); the parameter ``rules`` is a preset. With
``ending`` bots play until every seat has this many cards left: a game so small that tables can solve it. The
returns are by how much the own side did better and sum to zero. What the numbers of acts and of tensors mean
is in `followsuit.adapters.encoder`; tensors are float32, of an observation ``(observation_length(4),)``, of
an information state ``(information_length(4),)``.
"""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

from followsuit.adapters.encoder import (
    ACTIONS,
    NOTHING,
    decoded,
    encoded,
    fixed_act,
    information_length,
    information_vector,
    observation_length,
    observation_vector,
)
from followsuit.adapters.episode import PlayedDeal
from followsuit.base.actions import action_data
from followsuit.base.errors import RequestError
from followsuit.base.seats import Seat
from followsuit.card_games.registry import GAMES, game_named

try:
    import numpy
    import pyspiel
except ModuleNotFoundError as error:
    error.add_note('OpenSpiel comes with an extra; in a clone: pip install ".[openspiel]"')
    raise

#: The parameters of a game, with what they are if they are not given.
PARAMETERS = {"rules": "reference", "deals": 1000, "ending": 0}

#: More than any side can be ahead of the other by in one deal.
MOST = 1000.0

#: More turns than a deal has, those of seats that are free to declare included.
LONGEST = 2000


def game_type(name: str) -> pyspiel.GameType:
    """Return the OpenSpiel `GameType` of a game."""
    return pyspiel.GameType(
        short_name=f"python_followsuit_{name}",
        long_name=f"Follow Suit: {name.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=4,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(PARAMETERS),
    )


class TrickTakingGame(pyspiel.Game):
    """A game of OpenSpiel; load it with ``pyspiel.load_game``."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.rules, self.deals, self.ending = str(given["rules"]), int(given["deals"]), int(given["ending"])
        game_named(self.name).rules(self.rules)
        if self.deals < 1:
            error = RequestError("bad_field", f"{self.deals} deals to draw from", facts={"field": "deals"})
            raise error.advised("1 is the least")
        if self.ending < 0:
            error = RequestError("bad_field", f"{self.ending} cards left", facts={"field": "ending"})
            raise error.advised("0 is the whole deal")
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=4,
            min_utility=-MOST,
            max_utility=MOST,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        self._given = {"rules": self.rules, "deals": self.deals, "ending": self.ending}
        super().__init__(game_type(self.name), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        # The library's own way makes an object of the class without what `__init__` gives it.
        return pyspiel.load_game, (self.get_type().short_name, self._given)

    def new_initial_state(self) -> TrickTakingState:
        """The state before the cards are shuffled."""
        return TrickTakingState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """Return an observer of what a player sees."""
        is_whole = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SeatObserver(is_whole=is_whole)


class TrickTakingState(pyspiel.State):
    """A deal, turn by turn."""

    def __init__(self, game: TrickTakingGame) -> None:
        super().__init__(game)
        self._name, self._rules, self._deals, self._ending = game.name, game.rules, game.deals, game.ending
        self.deal: PlayedDeal | None = None
        self._acts: dict[int, Any] = {}
        #: What each player did, with the number of its turn: the same for all who could see it.
        self.made: list[tuple[str, Any]] = []

    def current_player(self) -> int:
        """The player whose turn it is; chance before the deal."""
        if self.deal is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.deal.seat is None else int(self.deal.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._acts) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each of the shuffles, all as likely."""
        return [(number, 1 / self._deals) for number in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if self.deal is None:
            if not 0 <= action < self._deals:
                error = RequestError("unclear", f"there is no shuffle {action}")
                raise error.advised(f"they are 0 to {self._deals - 1}")
            self.deal = PlayedDeal(self._name, self._rules, f"openspiel/{action}", self._ending)
        else:
            assert self.deal.seat is not None, "the deal is not over"
            act = decoded(self._acts, action)
            self.made.append((self.deal.seat.name, act))
            self.deal.act(act)
        deal = self.deal
        self._acts = encoded(deal.game, deal.options, must_act=deal.must_act) if deal.seat is not None else {}

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"shuffle {action}"
        if action == NOTHING:
            return f"{Seat(player)} does nothing"
        # Acts with a number of their own mean the same at any time; of the others those offered now are told.
        act = fixed_act(game_named(self._name), Seat(player), action) or self._acts.get(action)
        return str(act) if act is not None else f"act {action}"

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.deal is not None and self.deal.is_over

    def returns(self) -> list[float]:
        """The result for each player."""
        return self.deal.returns() if self.is_terminal() and self.deal is not None else [0.0] * 4

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> TrickTakingState:
        """A state that this one may be for all that a player knows, the hidden cards dealt anew.

        Its history still begins with this one's shuffle. Raises `RequestError` in the phases of Tractor for
        which no worlds are drawn.
        """
        state: TrickTakingState = self.clone()
        if self.deal is not None:
            state.deal = self.deal.in_world(Seat(player), Random(probability_sampler()))
            acts = encoded(state.deal.game, state.deal.options, must_act=state.deal.must_act)
            state._acts = acts if state.deal.seat is not None else {}
        return state

    def __deepcopy__(self, memo: dict[int, Any]) -> TrickTakingState:
        copy = (
            super().__deepcopy__(memo)
            if hasattr(super(), "__deepcopy__")
            else TrickTakingState(self.get_game())
        )
        copy.deal, copy._acts, copy.made = deepcopy(self.deal, memo), dict(self._acts), list(self.made)
        return copy

    def __str__(self) -> str:
        acts = "; ".join(f"{seat} {json.dumps(action_data(act))}" for seat, act in self.made)
        return f"{self.deal.position()}; {acts}" if self.deal is not None else "before the deal"


class SeatObserver:
    """Writes down what a player sees: a tensor of numbers, and a text."""

    def __init__(self, *, is_whole: bool) -> None:
        self._is_whole = is_whole
        self._vector = information_vector if is_whole else observation_vector
        length = information_length(4) if is_whole else observation_length(4)
        self.tensor = numpy.zeros(length, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TrickTakingState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor.fill(0)
        if state.deal is not None:
            self.tensor[:] = numpy.frombuffer(self._vector(state.deal, Seat(player)), numpy.uint8)

    def string_from(self, state: TrickTakingState, player: int) -> str:
        """What a player sees as JSON; with perfect recall also what it did itself."""
        if state.deal is None:
            return "before the deal"
        text = json.dumps(state.deal.view(Seat(player)), sort_keys=True)
        if not self._is_whole:
            return text
        own = [action_data(act) for seat, act in state.made if seat == Seat(player).name]
        return f"{text} {json.dumps(own)}"


def _registered(name: str) -> type[TrickTakingGame]:
    kind = type(f"OpenSpiel{name.title().replace('_', '')}", (TrickTakingGame,), {"name": name})
    pyspiel.register_game(game_type(name), kind)
    return kind


#: The classes by the names of the games.
OPENSPIEL_GAMES = {name: _registered(name) for name in GAMES}
