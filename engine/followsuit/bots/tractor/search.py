"""Searching: the plug-in of Tractor, what an observation asks and how hard a level looks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from followsuit.base.actions import Play
from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.base.cards import Rank
from followsuit.bots.search.core import FIRST, Settings
from followsuit.bots.search.problem import Problem, SingleChoice
from followsuit.bots.tractor.burial_problem import BurialProblem
from followsuit.bots.tractor.card_problem import TractorCardProblem
from followsuit.bots.tractor.casual import choose_action, reason_for
from followsuit.bots.tractor.endgame import LAST
from followsuit.bots.tractor.many_packs.problems import ManyPacksBurialProblem, ManyPacksCardProblem
from followsuit.bots.tractor.trump_choice import EARLIEST, sound_declarations
from followsuit.bots.tractor.trump_problems import BidProblem, DeclareProblem, StrainProblem
from followsuit.card_games.shengji.option_values import DrawPolicy, JackHook
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.standings import ROTATION

#: With this many cards in all hands or fewer, a search with more packs looks at all its worlds.
CARDS_FOR_ALL: Final = 120


@dataclass(frozen=True, slots=True)
class TractorSearch:
    """How much a level searches for plays, for burials and for what finds trump (None: rules of thumb).

    ``most`` plays are weighed. ``calls`` are declarations, bids and the naming of trump.

    ``many_packs``, ``many_packs_burials`` and ``many_packs_most``: the same with three and four packs, where
    deals take longer to play out. ``endings``: how it looks at the last `LAST` tricks, which it solves; None:
    played out like the rest.
    """

    cards: Settings
    burials: Settings | None = None
    calls: Settings | None = None
    most: int = 12
    endings: Settings | None = None
    many_packs: Settings | None = None
    many_packs_burials: Settings | None = None
    many_packs_most: int = 6
    agreements: Agreements = NO_AGREEMENTS

    def __call__(self, observation: TractorObservation) -> tuple[Problem[Any], Settings]:
        """The decision the observation asks for."""
        if observation.rules.packs > 2:
            return self._with_more_packs(observation)
        if observation.phase == "burying" and self.burials is not None:
            return BurialProblem(observation, self.most), self.burials
        if self.calls is not None and observation.phase == "dealing" and not _is_time(observation):
            # It has thought about these cards already.
            return SingleChoice(None, reason_for(observation, None)), self.cards
        action = choose_action(observation, self.agreements)
        if self.calls is not None:
            calling = self._calling(observation, action)
            if calling is not None:
                return calling, self.calls
        if observation.phase != "playing" or not isinstance(action, Play) or len(observation.hand) == 1:
            return SingleChoice(action, reason_for(observation, action)), self.cards
        # The solver has everybody follow with pairs and tractors, which not all rules ask for (T72), and does
        # not count what jacks in the last trick do (T96).
        hooks = observation.rules.jack_hook is not JackHook.OFF and observation.trump_rank is Rank.JACK
        solves = observation.rules.draw_policy is not DrawPolicy.NO_FORMAT_BASED_DRAW and not hooks
        if self.endings is not None and solves and len(observation.hand) <= LAST:
            return self._card_problem(observation, action, exact=True), self.endings
        return self._card_problem(observation, action), self.cards

    def _card_problem(
        self, observation: TractorObservation, first: Play, *, exact: bool = False
    ) -> TractorCardProblem:
        return TractorCardProblem(
            observation, first.cards, self.most, exact=exact, agreements=self.agreements
        )

    def _with_more_packs(self, observation: TractorObservation) -> tuple[Problem[Any], Settings]:
        """The decision with three and four packs; declarations are made by rules of thumb."""
        assert self.many_packs is not None, "a level that searches says how hard with more packs"
        if observation.phase == "burying" and self.many_packs_burials is not None:
            return ManyPacksBurialProblem(observation, self.many_packs_most), _fewer(
                self.many_packs_burials, observation
            )
        if observation.phase == "playing" and len(observation.hand) > 1:
            return ManyPacksCardProblem(observation, self.many_packs_most), _fewer(
                self.many_packs, observation
            )
        action = choose_action(observation)
        return SingleChoice(action, reason_for(observation, action)), self.many_packs

    def _calling(self, observation: TractorObservation, first: Any) -> Problem[Any] | None:
        """A declaration, a bid or a naming as a problem; None where there is nothing to weigh."""
        match observation.phase:
            case "dealing" | "last_chance":
                options = sound_declarations(observation)
                if not options:
                    return None
                return DeclareProblem(observation, first, options)
            case "bidding":
                if first is None:
                    return None
                return BidProblem(observation, first)
            case "naming":
                return StrainProblem(observation, first.suit)
            case _:
                return None


def _fewer(settings: Settings, observation: TractorObservation) -> Settings:
    """The settings with fewer worlds where many cards are left, so that no move takes long."""
    left = sum(observation.held)
    if left <= CARDS_FOR_ALL:
        return settings
    return replace(settings, worlds=max(FIRST, settings.worlds * CARDS_FOR_ALL // left))


def _is_time(observation: TractorObservation) -> bool:
    """Whether a seat should think about declaring: it has enough cards, and something is new."""
    if len(observation.hand) < EARLIEST:
        return False
    is_new = ROTATION.after(observation.standing.first, observation.dealt - 1) is observation.seat
    return is_new or bool(
        observation.declarations and observation.declarations[-1].dealt >= observation.dealt - 1
    )
