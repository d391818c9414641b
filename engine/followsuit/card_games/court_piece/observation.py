"""Observation of Court Piece: what one seat may know, and what it may do.

Before trump is named nobody but the caller has a card to look at, and the observation has no field for any
other (C6). While the indicator lies face down only the caller's observation names it (C32).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from followsuit.base.actions import NameTrump, Play
from followsuit.base.cards import Card, Suit
from followsuit.base.seats import Seat, Side
from followsuit.card_games.court_piece import transitions
from followsuit.card_games.court_piece.actions import AskRedeal, AskTrump, GoOn, LayIndicator, Stop
from followsuit.card_games.court_piece.cardplay import Tricks, WonTrick, playable
from followsuit.card_games.court_piece.pile import Pile
from followsuit.card_games.court_piece.rules import FIRST_PACKET, CourtPieceRules
from followsuit.card_games.court_piece.scoring import CourtPieceScore
from followsuit.card_games.court_piece.state import (
    CourtCalling,
    CourtDealOver,
    CourtPlaying,
    CourtThrownIn,
    Staking,
    State,
)
from followsuit.card_games.court_piece.transitions import Action
from followsuit.card_games.trick.cardplay import Hands
from followsuit.card_games.trick.hand import SUIT_MASKS, Mask, cards_of
from followsuit.card_games.trick.trick import Trick


@dataclass(frozen=True, slots=True, kw_only=True)
class CourtPieceObservation:
    """A seat's knowledge: its own hand and all that is public.

    ``phase`` is the phase's name as in the view; ``number`` counts deals from 1; rows and totals are those
    before the deal. ``held`` is how many cards each seat has in its hand, an indicator on the table not
    counted. ``trump`` is None until everybody knows it. ``has_indicator``: it lies face down; ``indicator``
    is the card itself, for the caller, and for all once it was turned up. ``turned_at`` belongs to the trick
    in progress (`followsuit.card_games.court_piece.cardplay`), ``asked`` is the seat that must play a
    trump to it.
    ``left`` are the cards that all seats have left when the deal is over, and nothing before.
    """

    rules: CourtPieceRules
    seat: Seat
    phase: str
    number: int
    dealer: Seat
    caller: Seat
    rows: Mapping[Side, int]
    totals: Mapping[Side, int]
    thrown_in: bool
    turned_from: Seat | None
    turned: tuple[Card, ...]
    to_act: Seat | None
    hand: Mask
    held: Mapping[Seat, int]
    trump: Suit | None
    has_indicator: bool
    indicator: Card | None
    trick: Trick | None
    turned_at: int | None
    asked: Seat | None
    taken: tuple[WonTrick, ...]
    pile: Pile
    score: CourtPieceScore | None
    left: Hands | None

    @property
    def cards(self) -> Mask:
        """The cards that may be played from: the hand, or the indicator if the caller has nothing else."""
        if not self.hand and self.has_indicator and self.indicator is not None and self.trick is not None:
            return Mask(self.indicator.bit)
        return self.hand

    @property
    def playable(self) -> Mask:
        """The cards that the seat may play when it is its turn."""
        led = self.trick.led if self.trick is not None else None
        return playable(self.cards, led, self.trump, asked=self.asked is self.seat)

    @property
    def may_ask(self) -> bool:
        """Whether the seat may have the indicator turned up now, and it makes a difference (C35)."""
        if self.to_act is not self.seat or not self.has_indicator or self.trick is None or not self.hand:
            return False
        led = self.trick.led
        return led is not None and not self.hand & SUIT_MASKS[led]

    @property
    def may_redeal(self) -> bool:
        """Whether the caller may ask for a new deal now (C8)."""
        if self.phase != "naming" or self.to_act is not self.seat:
            return False
        five = tuple(cards_of(self.hand))
        return transitions.check_redeal(self.rules, five, again=self.thrown_in) is None


def observe(state: State, seat: Seat) -> CourtPieceObservation:
    """What the seat may know of the state, as a new value."""
    standing = state.standing
    tricks: Tricks | None = None
    score: CourtPieceScore | None = None
    left: Hands | None = None
    dealt = 0
    match state:
        case CourtPlaying(cardplay=tricks) | Staking(cardplay=tricks):
            pass
        case CourtDealOver(cardplay=tricks, score=score):
            left = tricks.hands
        case CourtCalling() | CourtThrownIn():
            dealt = FIRST_PACKET
        case _:
            pass
    is_down = tricks is not None and tricks.indicator is not None
    indicator: Card | None = None
    if tricks is not None and standing.rules.hidden:
        indicator = tricks.shown_indicator if seat is not standing.caller else tricks.laid
    return CourtPieceObservation(
        rules=standing.rules,
        seat=seat,
        phase=transitions.phase(state),
        number=standing.number,
        dealer=standing.dealer,
        caller=standing.caller,
        rows=dict(standing.rows),
        totals=dict(standing.totals),
        thrown_in=standing.thrown_in,
        turned_from=standing.turned_from,
        turned=standing.turned,
        to_act=transitions.to_act(state),
        hand=transitions.hand(state, seat),
        held={other: tricks.hands[other].bit_count() if tricks is not None else dealt for other in Seat},
        trump=tricks.known_trump if tricks is not None else None,
        has_indicator=is_down,
        indicator=indicator,
        trick=tricks.trick if tricks is not None and score is None else None,
        turned_at=tricks.turned_at if tricks is not None else None,
        asked=tricks.asked if tricks is not None else None,
        taken=tricks.won if tricks is not None else (),
        pile=tricks.pile if tricks is not None else Pile(),
        score=score,
        left=left,
    )


def options(observation: CourtPieceObservation) -> tuple[Action, ...]:
    """All legal actions of the observing seat; none when it is not its turn."""
    seat = observation.seat
    if observation.to_act is not seat:
        return ()
    if observation.phase == "staking":
        return Stop(seat), GoOn(seat)
    if observation.trick is not None:
        plays = tuple(Play(seat, (card,)) for card in cards_of(observation.playable))
        return (*plays, AskTrump(seat)) if observation.may_ask else plays
    calls: tuple[Action, ...]
    if observation.rules.hidden:
        calls = tuple(LayIndicator(seat, card) for card in cards_of(observation.hand))
    else:
        calls = tuple(NameTrump(seat, suit) for suit in Suit)
    return (*calls, AskRedeal(seat)) if observation.may_redeal else calls
