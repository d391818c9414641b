"""Utility: what the opposing side's points at the end of a deal are worth to the deciding side."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from followsuit.base.cards import NO_TRUMP, Card, Rank, Strain, Suit
from followsuit.base.seats import AnySide
from followsuit.bots.tractor.playout import Result
from followsuit.card_games.shengji.law.scoring import Role, multiplier_of
from followsuit.card_games.tractor.bidding import starter_points
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.scoring import LastTrick, Levels, deal_outcome
from followsuit.card_games.tractor.standings import TractorStanding

#: Tricks before the end from which the change of the levels counts as well as the points.
BRACKETS: Final = 6

#: What a level, taking over the declaring side, and the match are worth, in points.
LEVEL: Final = 25.0
TURN: Final = 25.0
MATCH: Final = 150.0


@dataclass(slots=True)
class TractorUtility:
    """The value of the deal's end for the deciding side. Remembers the ends it was asked about.

    ``taken`` are the points of the opposing side's tricks so far, ``penalty`` those of failed throws.
    """

    observation: TractorObservation
    declaring: AnySide
    taken: int
    penalty: int
    late: bool
    _sign: int
    _known: dict[tuple[int, int, int], tuple[float, float]] = field(default_factory=dict)
    _times: dict[int, int] = field(default_factory=dict)

    @staticmethod
    def of(observation: TractorObservation) -> TractorUtility:
        """Return the prospects of the observing seat's side; the deal has a starter."""
        assert observation.starter is not None, "a seat that buries or plays knows the starter"
        declaring = observation.declaring_side
        assert declaring is not None, "a deal with a starter has a declaring side"
        opposing = declaring.other
        taken = sum(won.points for won in observation.taken if won.winner.side is opposing)
        taken += starter_points(observation.prelude.starter_trick, observation.trump_rank, opposing)
        penalty = sum(
            throw.penalty * (1 if throw.seat.side is declaring else -1) for throw in observation.failed
        )
        late = len(observation.hand) <= BRACKETS or observation.standing.is_last
        sign = 1 if observation.seat.side is opposing else -1
        return TractorUtility(observation, declaring, taken, penalty, late, sign)

    def value(self, result: Result, kitty: int, penalty: int = 0) -> tuple[float, float]:
        """Return utility and result of a playout.

        ``kitty`` are the card points buried, ``penalty`` the points of a failed throw. The result is the
        opposing side's points, negative for the declaring side, which wants few.
        """
        bonus = 0
        takes_last = result.last & 1 != self.declaring
        if kitty and takes_last:
            unit = result.unit
            if unit not in self._times:
                self._times[unit] = multiplier_of(unit, self.observation.rules)
            bonus = kitty * self._times[unit]
        return self.worth(result.points, bonus + penalty, result.hook if takes_last else 0)

    def worth(self, points: int, other: int, hook: int = 0) -> tuple[float, float]:
        """Utility and result of this many more card points for the opposing side, and ``other`` ones.

        ``hook`` is that of a playout's result, if the opposing side took the last trick (T96).
        """
        key = (self.taken + points, other, hook)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._value(*key)
        return found

    def _value(self, tricks: int, other: int, hook: int) -> tuple[float, float]:
        points = max(0, tricks + self.penalty + other)
        if not self.late and not hook:
            return float(self._sign * points), float(self._sign * points)
        bidding = self.observation.bidding
        bid = bidding.standing.value if bidding is not None and bidding.standing is not None else None
        standing = self.observation.standing
        assert self.observation.trump is not None, "a seat that buries or plays knows trump"
        last = hooked_trick(hook, self.observation.trump.suit)
        took = standing.sizes.points - tricks
        worth = deal_utility(standing, self.declaring, points, bid, took, last)
        if not self.late:
            # Early on only the fall and the points count, not what the points do to the levels.
            fall = worth - deal_utility(standing, self.declaring, points, bid, took)
            return self._sign * (points + fall), float(self._sign * points)
        return self._sign * (0.5 * points + worth), float(self._sign * points)


def hooked_trick(hook: int, strain: Strain) -> LastTrick | None:
    """The last trick that a playout's ``hook`` stands for, won by the opposing side (T96); None for none."""
    if not hook:
        return None
    own = Suit.SPADES if strain is NO_TRUMP else strain
    suit = own if hook == 2 else next(other for other in Suit if other is not own)
    return LastTrick((Card.of(Rank.JACK, suit),), strain, Role.OPPOSING)


def deal_utility(
    standing: TractorStanding,
    declaring: AnySide,
    points: int,
    bid: int | None,
    took: int,
    last: LastTrick | None = None,
) -> float:
    """Return what a deal's levels and next declarers are worth to the opposing side, in points.

    ``points`` are the opposing side's; where the pairs bid, ``took`` is what the declarers took in tricks.
    ``last`` is the last trick where it makes the declaring side fall (T96).
    """
    levels = Levels(standing.levels[declaring], standing.levels[declaring.other])
    declarers_took = took if bid is not None else None
    outcome = deal_outcome(
        points,
        levels,
        standing.rules,
        bid=bid,
        declarers_took=declarers_took,
        last=last,
        is_last=standing.is_last,
    )
    worth = outcome.gain if outcome.gainer is Role.OPPOSING else -outcome.gain
    if outcome.hooked:
        worth += levels.declaring - outcome.levels.declaring
    bracket = LEVEL * worth + TURN * (outcome.declares_next is Role.OPPOSING)
    if outcome.won_by is not None:
        bracket += MATCH if outcome.won_by is Role.OPPOSING else -MATCH
    return bracket
