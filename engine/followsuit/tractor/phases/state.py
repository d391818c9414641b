"""State of a match of Tractor: the standing, and the phase the deal is in.

The usual way through a deal is Dealing, LastChance, Burying, TractorPlaying, TractorDealOver. In the auction
preset it is Dealing, TractorBidding, StarterTrick, NamingTrump, Burying and so on in deal 1; later deals
leave out the bidding and the starter trick.
``pack`` is all cards in dealing order, the kitty last; every phase keeps it, for the record. The functions
below return, in any phase, which cards a seat holds and what is known of the starter and trump.
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
    """A declaration: the cards that a seat showed to name trump when ``dealt`` cards were dealt (T6)."""

    seat: Seat
    cards: tuple[Card, ...]
    dealt: int


@dataclass(frozen=True, slots=True)
class Prelude:
    """How trump and the starter were found; all of it is public.

    The declarations in order and the cards turned from the kitty (T12); or, in the auction preset, the
    bidding and the starter trick.
    """

    declarations: tuple[Declaration, ...] = ()
    turned: tuple[Card, ...] = ()
    bidding: PairBidding | None = None
    starter_trick: Trick | None = None


@dataclass(frozen=True, slots=True)
class Terms:
    """Trump and the starter of a deal, once they are fixed, and how they were found."""

    prelude: Prelude
    starter: Seat
    trump: Trump

    @property
    def declaring_side(self) -> Side:
        """The starter's side."""
        return self.starter.side


@dataclass(frozen=True, slots=True)
class TractorShuffling:
    """No deal has begun yet: ``standing`` is that of the first deal."""

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
    """All cards are dealt; the seats of ``asked`` have yet to declare or pass, in this order (T10)."""

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
    """Each seat plays one card; the cards decide who is the starter (T41)."""

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
    """The starter has taken the kitty and buries as many cards (T13)."""

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
    """The cards that a seat holds, in the order of their numbers."""
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
    """The number of cards that each seat holds, by seat; every seat may know it."""
    if isinstance(state, TractorPlaying):
        counts = [len(hand) for hand in state.play.hands]
    elif isinstance(state, Dealing):
        first = state.standing.first
        counts = [(state.dealt + 3 - (first - seat) % 4) // 4 for seat in Seat]
    else:
        counts = [len(hand_of(state, seat)) for seat in Seat]
    return counts[0], counts[1], counts[2], counts[3]


def hand_before_play(state: Burying, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat holds while the starter buries; the starter's include the kitty (T13, T42)."""
    sizes = state.standing.sizes
    hand = dealt_to(state.pack, state.standing.first, seat, sizes.in_hands)
    hand = _without_starter_card(hand, state.terms.prelude.starter_trick, seat)
    return hand + kitty_of(state.pack, sizes) if seat is state.terms.starter else hand


def _without_starter_card(hand: tuple[Card, ...], trick: Trick | None, seat: Seat) -> tuple[Card, ...]:
    """A seat's hand without the card that it has played to the starter trick, if it has."""
    for play in trick.plays if trick is not None else ():
        if play.seat is seat:
            return without(hand, play.cards)
    return hand


# How far trump and the starter are found -----------------------------------------------------------------
def prelude_of(state: State) -> Prelude:
    """The declarations, cards turned and bidding so far, and the starter trick once it is complete."""
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
    """The starter as things stand; None while it is open."""
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
    """The starter after these declarations: in deal 1 the last declarer, later the standing's (T11)."""
    if standing.starter is not None:
        return standing.starter
    return declarations[-1].seat if declarations else None
