"""Trump problems: declarations, bids and the naming of trump as problems for the search (T6–T12, T40–T44).

Each is weighed by what follows in deals of the hidden cards: the others declare, override and bid as the
rules of thumb do, the starter buries its cheapest cards, and the deal is played out.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from followsuit.base.actions import Bid, NameTrump, Pass
from followsuit.base.cards import NO_TRUMP, Card, Strain, Suit
from followsuit.base.seats import AnySeat, Seat
from followsuit.bots.search.problem import WorldOutcome
from followsuit.bots.tractor.full_deals import FullDeal, FullDealSampler
from followsuit.bots.tractor.reasons import (
    reason_to_call,
    reason_to_declare,
    reason_to_name,
)
from followsuit.bots.tractor.trump_choice import (
    LATE,
    OVER_PARTNER,
    RATHER_THAN_NOTHING,
    choose_own_override,
    expected_take,
    sensible_bid,
    trump_worth,
)
from followsuit.card_games.shengji.law.declaring import declarable, kitty_strain, named
from followsuit.card_games.shengji.option_values import AuctionStarter, NoDeclaration
from followsuit.card_games.tractor.actions import Declare
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.interface.options import STRAINS
from followsuit.card_games.tractor.standings import ROTATION

#: Bids above the rule of thumb's that are weighed, and below it.
AROUND: Final = 2

Call = Bid | Pass


def redeal_outcome(observation: TractorObservation) -> WorldOutcome:
    """Return the outcome of a deal that is dealt again: worth the same to both sides."""
    return WorldOutcome(0.0, float(observation.standing.sizes.takes_over), 0.5)


class ImaginedDeclaration(NamedTuple):
    """A declaration that might be made."""

    seat: AnySeat
    cards: tuple[Card, ...]


class StrainProblem:
    """The search problem of which trump to name."""

    is_exact = False

    def __init__(self, observation: TractorObservation, first: Strain) -> None:
        self._observation = observation
        self._seat = observation.seat
        bidding = observation.bidding
        self._bid = bidding.standing.value if bidding is not None and bidding.standing is not None else None
        self.world = FullDealSampler(observation).draw
        self._strains = [first, *(strain for strain in STRAINS if strain is not first)]
        self.candidates = [NameTrump(observation.seat, strain) for strain in self._strains]

    def reason_of(self, action: NameTrump) -> str:
        """Why a trump makes sense."""
        return reason_to_name(self._observation, action.suit)

    def index_of(self, action: NameTrump) -> int:
        """Return the index of a trump among the candidates; all are there."""
        return self.candidates.index(action)

    def outcomes(self, world: FullDeal, indices: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """Return the outcome of each trump in a world."""
        declaring = self._observation.declaring_side
        return [
            WorldOutcome(*world.value(self._seat, self._strains[at], self._bid, declaring)) for at in indices
        ]


class DeclareProblem:
    """The search problem of whether to declare, and with which cards. ``None`` among the candidates: wait."""

    is_exact = False

    def __init__(
        self, observation: TractorObservation, first: Declare | Pass | None, options: Sequence[Declare]
    ) -> None:
        self._observation = observation
        self.world = FullDealSampler(observation).draw
        wait = Pass(observation.seat) if observation.phase == "last_chance" else None
        others = (wait, *options)
        self.candidates: list[Declare | Pass | None] = [first, *(other for other in others if other != first)]

    def reason_of(self, action: Declare | Pass | None) -> str:
        """Why a declaration, or none, makes sense."""
        return reason_to_declare(self._observation, action)

    def index_of(self, action: Declare | Pass | None) -> int | None:
        """Return the index of a declaration among the candidates; None where it is not there."""
        return self.candidates.index(action) if action in self.candidates else None

    def outcomes(self, world: FullDeal, indices: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """Return the outcome of each declaration in a world; who may declare first is drawn once."""
        after = int(rng.random() * 4)
        order = [Seat((after + step) % 4) for step in range(4)]
        return [self._outcome(world, self.candidates[at], order) for at in indices]

    def _outcome(
        self, world: FullDeal, made: Declare | Pass | None, order: Sequence[AnySeat]
    ) -> WorldOutcome:
        observation = self._observation
        last = observation.declarations[-1] if observation.declarations else None
        standing = ImaginedDeclaration(last.seat, last.cards) if last is not None else None
        if isinstance(made, Declare):
            standing = ImaginedDeclaration(made.seat, made.cards)
        for seat in order:
            # A seat that passes has passed; one that waits may still speak.
            if seat is not observation.seat or made is None:
                standing = _declaration_by_rule(world.hands[seat], seat, standing, observation) or standing
        if standing is not None:
            known = observation.standing.starter
            starter = standing.seat if known is None else known
            return WorldOutcome(*world.value(starter, named(standing.cards)))
        # Nobody declares: the seat that is dealt first starts, in deal 1 too (T12).
        match observation.rules.no_declaration:
            case NoDeclaration.REDEAL:
                return redeal_outcome(observation)
            case NoDeclaration.NO_TRUMP:
                strain: Strain = NO_TRUMP
            case NoDeclaration.KITTY:
                strain = kitty_strain(world.kitty, observation.trump_rank, observation.rules)
        return WorldOutcome(*world.value(observation.standing.first, strain))


def _declaration_by_rule(
    hand: Sequence[Card], seat: AnySeat, standing: ImaginedDeclaration | None, observation: TractorObservation
) -> ImaginedDeclaration | None:
    """The answer of a seat with its whole hand to the declaration that stands, by the rules of thumb."""
    rank, rules = observation.trump_rank, observation.rules
    options = declarable(hand, rank, seat, standing, observation.rules)
    if standing is not None and standing.seat is seat.partner:
        options = [cards for cards in options if not cards[0].is_joker]
    if not options:
        return None
    enough = LATE if standing is not None else RATHER_THAN_NOTHING
    if standing is not None and standing.seat is seat:
        own = choose_own_override(hand, rank, options, standing.cards, rules)
        return None if own is None else ImaginedDeclaration(seat, own)
    if standing is not None and standing.seat is seat.partner:
        enough = max(enough, trump_worth(hand, rank, named(standing.cards), rules) + OVER_PARTNER)
    worth, _, best = max(
        (trump_worth(hand, rank, named(cards), rules), -len(cards), cards) for cards in options
    )
    return ImaginedDeclaration(seat, best) if worth >= enough else None


class BidProblem:
    """The search problem of what to bid for the pair."""

    is_exact = False

    def __init__(self, observation: TractorObservation, first: Call) -> None:
        assert observation.bidding is not None, "bidding has a bidding"
        self._observation = observation
        self._bidding = observation.bidding
        self.world = FullDealSampler(observation).draw
        values = observation.bidding.values
        about = expected_take(observation.hand, observation.levels[observation.seat.side], observation.rules)
        near = sorted(values, key=lambda value: (abs(value - about), value))[: 2 * AROUND + 1]
        calls: list[Call] = [
            Pass(observation.seat),
            *(Bid(observation.seat, value) for value in sorted({*values[:1], *near})),
        ]
        self.candidates = [first, *(call for call in calls if call != first)]

    def reason_of(self, action: Call) -> str:
        """Why a call makes sense."""
        return reason_to_call(action)

    def index_of(self, action: Call) -> int:
        """Return the index of a call among the candidates: of a pass, or of the bid of its value."""
        if action not in self.candidates:
            self.candidates.append(action)
        return self.candidates.index(action)

    def outcomes(self, world: FullDeal, indices: Sequence[int], rng: Random) -> list[WorldOutcome]:
        """Return the outcome of each call in a world; the starter of either pair is drawn once for all."""
        second = rng.random() < 0.5
        # The highest card of all four is as likely the other side's (T100).
        other = self._observation.rules.auction_starter is AuctionStarter.ANY and rng.random() < 0.5
        return [self._outcome(world, self.candidates[at], second, other) for at in indices]

    def _outcome(self, world: FullDeal, made: Call, second: bool, other: bool) -> WorldOutcome:
        levels = self._observation.levels
        bidding = self._bidding.with_call(made)
        while (seat := bidding.to_act) is not None:
            takes = expected_take(world.hands[seat], levels[seat.side], self._observation.rules)
            value = sensible_bid(bidding, takes)
            bidding = bidding.with_call(Pass(seat) if value is None else Bid(seat, value))
        bid = bidding.standing
        if bid is None:
            return redeal_outcome(self._observation)
        starter = bid.seat.partner if second else bid.seat
        if other:
            starter = ROTATION.after(starter)
        hand = world.hands[starter]
        rank, rules = levels[bid.seat.side], self._observation.rules
        strain: Strain = max(Suit, key=lambda suit: trump_worth(hand, rank, suit, rules))
        return WorldOutcome(*world.value(starter, strain, bid.value, bid.seat.side))
