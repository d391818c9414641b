"""State of a match of Tractor: the standing, and the phase the deal is in.

The usual way through a deal is Dealing, LastChance, Burying, TractorPlaying, TractorDealOver. In the auction
preset it is Dealing, TractorBidding, StarterTrick, NamingTrump, Burying and so on in deal 1; later deals
leave out the bidding and the starter trick.
``pack`` is all cards in dealing order, the kitty last; it is kept in every phase, for the record. The
functions below tell from any phase which cards a seat holds and how far the starter and trump are known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from followsuit.cards import Card
from followsuit.seats import Seat, Side
from followsuit.tractor.cards.pack import Pack, dealt_to, kitty_of, without
from followsuit.tractor.cards.trump import Trump
from followsuit.tractor.law.bidding import PairBidding
from followsuit.tractor.law.standing import TractorStanding
from followsuit.tractor.phases.ending import TractorScore
from followsuit.tractor.phases.playing import TractorPlay
from followsuit.trick.trick import Trick


@dataclass(frozen=True, slots=True)
class Declaration:
    """Cards a seat showed to name trump, and how many cards of the pack were dealt by then (T6)."""

    seat: Seat
    cards: tuple[Card, ...]
    dealt: int


@dataclass(frozen=True, slots=True)
class Prelude:
    """How trump and the starter were found, all of it public.

    Declarations in order and the cards turned from the kitty (T12), or, in the auction preset, the bidding
    and the starter trick.
    """

    declarations: tuple[Declaration, ...] = ()
    turned: tuple[Card, ...] = ()
    bidding: PairBidding | None = None
    starter_trick: Trick | None = None


@dataclass(frozen=True, slots=True)
class Terms:
    """What the deal is played by once trump is known."""

    prelude: Prelude
    starter: Seat
    trump: Trump

    @property
    def declaring_side(self) -> Side:
        """The side that defends; the starter's."""
        return self.starter.side


@dataclass(frozen=True, slots=True)
class TractorShuffling:
    """Before the first deal: ``standing`` is that of the deal to come."""

    standing: TractorStanding


@dataclass(frozen=True, slots=True)
class Dealing:
    """Cards are dealt one by one, ``dealt`` so far; seats may declare meanwhile (T5, T6)."""

    standing: TractorStanding
    pack: Pack
    dealt: int = 0
    declarations: tuple[Declaration, ...] = ()


@dataclass(frozen=True, slots=True)
class LastChance:
    """All 100 cards are dealt; the seats of ``asked`` have yet to declare or pass, in this order (T10)."""

    standing: TractorStanding
    pack: Pack
    declarations: tuple[Declaration, ...]
    asked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TractorBidding:
    """The pairs bid for the deal (T40)."""

    standing: TractorStanding
    pack: Pack
    bidding: PairBidding


@dataclass(frozen=True, slots=True)
class StarterTrick:
    """Each seat puts one card face up to find the starter (T41)."""

    standing: TractorStanding
    pack: Pack
    bidding: PairBidding
    trick: Trick


@dataclass(frozen=True, slots=True)
class NamingTrump:
    """The starter names trump before it takes the kitty (T42, T44)."""

    standing: TractorStanding
    pack: Pack
    prelude: Prelude
    starter: Seat


@dataclass(frozen=True, slots=True)
class Burying:
    """The starter has taken the kitty and buries eight cards (T13)."""

    standing: TractorStanding
    pack: Pack
    terms: Terms


@dataclass(frozen=True, slots=True)
class TractorPlaying:
    """Tricks are played."""

    standing: TractorStanding
    pack: Pack
    terms: Terms
    play: TractorPlay


@dataclass(frozen=True, slots=True)
class TractorDealOver:
    """All tricks are taken and scored; the match may be over (``score.won_by``)."""

    standing: TractorStanding
    pack: Pack
    terms: Terms
    play: TractorPlay
    score: TractorScore


@dataclass(frozen=True, slots=True)
class TractorThrownIn:
    """Nobody declared (T12) or bid (T40): the deal does not count and is dealt again."""

    standing: TractorStanding
    pack: Pack
    prelude: Prelude


State = (
    TractorShuffling
    | Dealing
    | LastChance
    | TractorBidding
    | StarterTrick
    | NamingTrump
    | Burying
    | TractorPlaying
    | TractorDealOver
    | TractorThrownIn
)


# Hands ---------------------------------------------------------------------------------------------------
def hand_of(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat holds, lowest face first."""
    standing = state.standing
    match state:
        case TractorPlaying(play=play):
            cards = play.hands[seat].cards()
        case Burying():
            cards = hand_before_play(state, seat)
        case Dealing(dealt=dealt):
            cards = dealt_to(state.pack, standing.first, seat, dealt)
        case LastChance() | TractorBidding() | TractorThrownIn():
            cards = dealt_to(state.pack, standing.first, seat, standing.sizes.in_hands)
        case StarterTrick(trick=trick):
            cards = dealt_to(state.pack, standing.first, seat, standing.sizes.in_hands)
            cards = _without_starter_card(cards, trick, seat)
        case NamingTrump(prelude=prelude):
            cards = dealt_to(state.pack, standing.first, seat, standing.sizes.in_hands)
            cards = _without_starter_card(cards, prelude.starter_trick, seat)
        case TractorShuffling() | TractorDealOver():
            return ()
        case _:
            assert_never(state)
    return tuple(sorted(cards))


def held_by(state: State) -> tuple[int, int, int, int]:
    """How many cards each seat holds, by seat. Public."""
    if isinstance(state, TractorPlaying):
        counts = [len(hand) for hand in state.play.hands]
    elif isinstance(state, Dealing):
        first = state.standing.first
        counts = [(state.dealt + 3 - (first - seat) % 4) // 4 for seat in Seat]
    else:
        counts = [len(hand_of(state, seat)) for seat in Seat]
    return counts[0], counts[1], counts[2], counts[3]


def hand_before_play(state: Burying, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat holds while the starter buries; the starter's include the kitty (T13, T42)."""
    sizes = state.standing.sizes
    hand = dealt_to(state.pack, state.standing.first, seat, sizes.in_hands)
    hand = _without_starter_card(hand, state.terms.prelude.starter_trick, seat)
    return hand + kitty_of(state.pack, sizes) if seat is state.terms.starter else hand


def _without_starter_card(hand: tuple[Card, ...], trick: Trick | None, seat: Seat) -> tuple[Card, ...]:
    for play in trick.plays if trick is not None else ():
        if play.seat is seat:
            return without(hand, play.cards)
    return hand


# How far trump and the starter are found -----------------------------------------------------------------
def prelude_of(state: State) -> Prelude:
    """Declarations, cards turned, bidding and starter trick so far; the latter once it is complete."""
    match state:
        case TractorShuffling():
            return Prelude()
        case Dealing(declarations=declarations) | LastChance(declarations=declarations):
            return Prelude(declarations)
        case TractorBidding(bidding=bidding) | StarterTrick(bidding=bidding):
            return Prelude(bidding=bidding)
        case NamingTrump(prelude=prelude) | TractorThrownIn(prelude=prelude):
            return prelude
        case Burying(terms=terms) | TractorPlaying(terms=terms) | TractorDealOver(terms=terms):
            return terms.prelude
        case _:
            assert_never(state)


def starter_of(state: State) -> Seat | None:
    """The starter as things stand; None where it is still to be found."""
    match state:
        case Dealing(declarations=declarations) | LastChance(declarations=declarations):
            return declared_starter(state.standing, declarations)
        case NamingTrump(starter=starter):
            return starter
        case Burying(terms=terms) | TractorPlaying(terms=terms) | TractorDealOver(terms=terms):
            return terms.starter
        case _:
            return state.standing.starter


def declared_starter(standing: TractorStanding, declarations: Sequence[Declaration]) -> Seat | None:
    """The starter after these declarations: a later deal's, or the last declarer of deal 1 (T11)."""
    if standing.starter is not None:
        return standing.starter
    return declarations[-1].seat if declarations else None
