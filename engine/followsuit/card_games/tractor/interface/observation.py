"""Observation of Tractor: what one seat may know. It has no field for hidden cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from followsuit.base.cards import Card, Rank
from followsuit.base.seats import AnySeat, AnySide
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import format_of
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.shengji.law.lead import FailedThrow, ShownVoids, no_voids
from followsuit.card_games.shengji.law.trick_winner import BestPlay
from followsuit.card_games.tractor.bidding import PairBidding
from followsuit.card_games.tractor.phases.deal_end import TractorScore
from followsuit.card_games.tractor.phases.hands import hand_of, held_by
from followsuit.card_games.tractor.phases.state import (
    Burying,
    Countering,
    Dealing,
    Declaration,
    Prelude,
    StarterTrick,
    State,
    TractorDealOver,
    TractorPlaying,
    TractorShuffling,
)
from followsuit.card_games.tractor.phases.transitions import PHASES, may_act, to_act
from followsuit.card_games.tractor.phases.trump_progress import buriers_of, prelude_of, starter_of
from followsuit.card_games.tractor.rules import TractorRules
from followsuit.card_games.tractor.standings import SideLevels, TractorStanding
from followsuit.card_games.trick.cardplay import TakenTrick
from followsuit.card_games.trick.trick import Trick


@dataclass(frozen=True, slots=True)
class TractorObservation:
    """A seat's knowledge: its own cards and all that is public.

    ``standing`` is the match before the deal. ``hand`` is in the order of the cards' numbers. ``held`` is the
    number of cards that each seat holds, by seat; ``dealt`` the number of cards dealt so far. ``prelude``,
    ``starter`` and ``trump`` are what is known of trump and the roles so far. ``picked`` is the kitty while
    this seat has taken it up and not buried yet (T13), ``buried`` are the cards that it buried itself, unless
    another seat has taken them up since (T80); both are empty for the other seats. ``buriers`` are the seats
    that have taken up the kitty, in order. ``best_play`` is the best play of the trick in progress.
    ``voids`` are the suits that each seat has shown to be void in, by seat. ``kitty`` are the cards buried
    last, none until the deal is over. A field is None until the deal reaches it.
    """

    standing: TractorStanding
    seat: AnySeat
    phase: str
    to_act: AnySeat | None
    may_act: tuple[AnySeat, ...]
    hand: tuple[Card, ...]
    held: tuple[int, ...]
    dealt: int
    prelude: Prelude
    starter: AnySeat | None
    trump: Trump | None = None
    picked: tuple[Card, ...] = ()
    buried: tuple[Card, ...] = ()
    buriers: tuple[AnySeat, ...] = ()
    trick: Trick | None = None
    best_play: BestPlay | None = None
    taken: tuple[TakenTrick, ...] = ()
    voids: ShownVoids = ()
    failed: tuple[FailedThrow, ...] = ()
    kitty: tuple[Card, ...] = ()
    score: TractorScore | None = None

    @property
    def rules(self) -> TractorRules:
        """The rules of the match."""
        return self.standing.rules

    @property
    def trump_rank(self) -> Rank:
        """The level being played (T3); while it is open, the own side's, which it is if that declares."""
        declaring = self.declaring_side
        return self.standing.levels[self.seat.side if declaring is None else declaring]

    @property
    def is_rank_open(self) -> bool:
        """Whether the level being played is open, because the pairs still bid and stand at different ones."""
        first, second = self.standing.levels
        return first is not second and self.declaring_side is None

    @property
    def levels(self) -> SideLevels:
        """The levels before the deal, or after it if the deal is over."""
        return self.score.levels if self.score else self.standing.levels

    @property
    def declarations(self) -> tuple[Declaration, ...]:
        """The declarations so far, in order; the last one stands."""
        return self.prelude.declarations

    @property
    def bidding(self) -> PairBidding | None:
        """The auction preset's bidding; None if there is none."""
        return self.prelude.bidding

    @property
    def declaring_side(self) -> AnySide | None:
        """The declaring side as things stand; None while it is open (T11, T40)."""
        bidding = self.prelude.bidding
        if bidding is not None and (bid := bidding.declaring_side) is not None:
            return bid
        return self.starter.side if self.starter is not None else None

    @property
    def is_taken_back(self) -> bool:
        """Whether the seat to lead has just tried a throw that was void, so that it leads one unit (T90)."""
        if not self.failed or self.best_play is not None or self.trick is None:
            return False
        last = self.failed[-1]
        return last.trick == len(self.taken) and not last.down

    @property
    def is_mine(self) -> bool:
        """Whether the observing seat may act now, because it is its turn or it is free to."""
        return self.seat is self.to_act or self.seat in self.may_act

    @property
    def seen(self) -> tuple[Card, ...]:
        """The cards played so far, those on the table included."""
        tricks = [won.trick for won in self.taken]
        if self.prelude.starter_trick is not None:
            tricks.insert(0, self.prelude.starter_trick)
        if self.trick is not None:
            tricks.append(self.trick)
        return tuple([card for trick in tricks for play in trick.plays for card in play.cards])


def observe(state: State, seat: AnySeat) -> TractorObservation:
    """What the seat may know of the state, as a new value."""
    if isinstance(state, TractorPlaying):
        return _observe_play(state, seat)
    common = TractorObservation(
        standing=state.standing,
        seat=seat,
        phase=PHASES[type(state)],
        to_act=to_act(state),
        may_act=may_act(state),
        hand=hand_of(state, seat),
        held=held_by(state),
        dealt=_dealt(state),
        prelude=prelude_of(state),
        starter=starter_of(state),
        voids=no_voids(len(state.standing.seats)),
        buriers=buriers_of(state),
    )
    match state:
        case StarterTrick(trick=trick):
            return replace(common, trick=trick)
        case Burying(terms=terms):
            return replace(common, trump=terms.trump, picked=state.picked if seat is state.burier else ())
        case Countering(terms=terms, burials=burials):
            last = burials[-1]
            return replace(common, trump=terms.trump, buried=last.cards if seat is last.seat else ())
        case TractorDealOver(terms=terms, play=play):
            return replace(
                common,
                trump=terms.trump,
                buried=play.buried if seat is play.buried_by else (),
                best_play=play.best_play,
                taken=play.taken,
                voids=play.voids,
                failed=play.failed,
                kitty=play.buried,
                score=state.score,
            )
        case _:
            return common


def _observe_play(state: TractorPlaying, seat: AnySeat) -> TractorObservation:
    """What the seat may know while cards are played, made in one go: most observations are these."""
    standing, terms, play = state.standing, state.terms, state.play
    return TractorObservation(
        standing=standing,
        seat=seat,
        phase=PHASES[TractorPlaying],
        to_act=play.to_act,
        may_act=may_act(state),
        hand=hand_of(state, seat),
        held=held_by(state),
        dealt=standing.sizes.in_hands,
        prelude=terms.prelude,
        starter=terms.starter,
        trump=terms.trump,
        buried=play.buried if seat is play.buried_by else (),
        buriers=play.buriers,
        trick=play.trick,
        best_play=play.best_play,
        taken=play.taken,
        voids=play.voids,
        failed=play.failed,
    )


def _dealt(state: State) -> int:
    """The number of cards dealt so far."""
    if isinstance(state, Dealing):
        return state.dealt
    return 0 if isinstance(state, TractorShuffling) else state.standing.sizes.in_hands


def shape_played(observation: TractorObservation, cards: Sequence[Card]) -> str | None:
    """The shape of a play by its name; None for a single card and for cards that are no unit.

    Only a lead is a throw (T20).
    """
    if observation.trump is None or len(cards) < 2:
        return None
    form = format_of(Holding.of(cards, ladder_of(observation.trump, observation.rules)))
    if form is None or (form.is_throw and observation.best_play is not None):
        return None
    return form.shape.value
