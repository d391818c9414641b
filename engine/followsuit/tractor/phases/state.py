"""State of a match of Tractor: the standing, and the phase the deal is in.

The usual way through a deal is Dealing, LastChance, Burying, TractorPlaying, TractorDealOver. Where seats may
declare after the burial, Countering comes after it, and Burying again after each declaration. In the auction
preset it is Dealing, TractorBidding, StarterTrick, NamingTrump, Burying and so on in deal 1; later deals
leave out the bidding and the starter trick, unless the pairs bid for every deal (T98).
``pack`` is all cards in dealing order, the kitty last; every phase keeps it, for the record. The functions
below return, in any phase, which cards a seat holds and what is known of the starter and trump.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from followsuit.cards import Card
from followsuit.seats import AnySeat, AnySide
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

    seat: AnySeat
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

    def declaring_under(self, starter: AnySeat) -> AnySide:
        """The declaring side when this seat is the starter: the one that bid more, else its own (T100)."""
        bid = self.bidding.declaring_side if self.bidding is not None else None
        return starter.side if bid is None else bid


@dataclass(frozen=True, slots=True)
class Terms:
    """Trump and the starter of a deal, once they are fixed, and how they were found."""

    prelude: Prelude
    starter: AnySeat
    trump: Trump

    @property
    def declaring_side(self) -> AnySide:
        """The side that bid more, or the starter's where nobody bids."""
        return self.prelude.declaring_under(self.starter)


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
    asked: tuple[AnySeat, ...]


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
    starter: AnySeat


@dataclass(frozen=True, slots=True)
class Burial:
    """The cards that a seat buried; the next burier takes them up (T79)."""

    seat: AnySeat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Burying:
    """A seat has taken the kitty and buries as many cards: the starter, or who declared after a burial.

    ``burials`` are those before, in order (T13, T79).
    """

    standing: TractorStanding
    pack: Pack
    terms: Terms
    burials: tuple[Burial, ...] = ()

    @property
    def burier(self) -> AnySeat:
        """The seat that buries."""
        return self.terms.prelude.declarations[-1].seat if self.burials else self.terms.starter

    @property
    def picked(self) -> tuple[Card, ...]:
        """The cards that the burier has taken up."""
        if self.burials:
            return self.burials[-1].cards
        return kitty_of(self.pack, self.standing.sizes)


@dataclass(frozen=True, slots=True)
class Countering:
    """The kitty is buried; the seats of ``asked`` have yet to declare or pass, in this order (T78)."""

    standing: TractorStanding
    pack: Pack
    terms: Terms
    burials: tuple[Burial, ...]
    asked: tuple[AnySeat, ...]


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
    | Countering
    | TractorPlaying
    | TractorDealOver
    | TractorThrownIn
)


# Hands ---------------------------------------------------------------------------------------------------
def hand_of(state: State, seat: AnySeat) -> tuple[Card, ...]:
    """The cards that a seat holds, in the order of their numbers."""
    standing = state.standing
    match state:
        case TractorPlaying(play=play):
            cards = play.hands[seat].cards()
        case Burying() | Countering():
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


def held_by(state: State) -> tuple[int, ...]:
    """The number of cards that each seat holds, by seat; every seat may know it."""
    if isinstance(state, TractorPlaying):
        return tuple([len(hand) for hand in state.play.hands])
    seats = state.standing.seats
    if isinstance(state, Dealing):
        first, count = state.standing.first, len(seats)
        return tuple([(state.dealt + count - 1 - (first - seat) % count) // count for seat in seats])
    return tuple([len(hand_of(state, seat)) for seat in seats])


def hand_before_play(state: Burying | Countering, seat: AnySeat) -> tuple[Card, ...]:
    """The cards that a seat holds before the play; a burier's include what it has taken up (T13, T79)."""
    sizes = state.standing.sizes
    hand = dealt_to(state.pack, state.standing.first, seat, sizes.in_hands)
    hand = _without_starter_card(hand, state.terms.prelude.starter_trick, seat)
    lies = kitty_of(state.pack, sizes)
    for burial in state.burials:
        if burial.seat is seat:
            hand = without(hand + lies, burial.cards)
        lies = burial.cards
    return hand + lies if isinstance(state, Burying) and seat is state.burier else hand


def _without_starter_card(hand: tuple[Card, ...], trick: Trick | None, seat: AnySeat) -> tuple[Card, ...]:
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
        case (
            Burying(terms=terms)
            | Countering(terms=terms)
            | TractorPlaying(terms=terms)
            | TractorDealOver(terms=terms)
        ):
            return terms.prelude
        case _:
            assert_never(state)


def starter_of(state: State) -> AnySeat | None:
    """The starter as things stand; None while it is open."""
    match state:
        case Dealing(declarations=declarations) | LastChance(declarations=declarations):
            return declared_starter(state.standing, declarations)
        case NamingTrump(starter=starter):
            return starter
        case (
            Burying(terms=terms)
            | Countering(terms=terms)
            | TractorPlaying(terms=terms)
            | TractorDealOver(terms=terms)
        ):
            return terms.starter
        case _:
            return state.standing.starter


def declared_starter(standing: TractorStanding, declarations: Sequence[Declaration]) -> AnySeat | None:
    """The starter after these declarations: in deal 1 the last declarer, later the standing's (T11)."""
    if standing.starter is not None:
        return standing.starter
    return declarations[-1].seat if declarations else None


def buriers_of(state: State) -> tuple[AnySeat, ...]:
    """The seats that have taken up the kitty, in order; the last one buries, or has buried (T13, T79)."""
    match state:
        case Burying(burials=burials):
            return (*(burial.seat for burial in burials), state.burier)
        case Countering(burials=burials):
            return tuple(burial.seat for burial in burials)
        case TractorPlaying(play=play) | TractorDealOver(play=play):
            return play.buriers
        case _:
            return ()
