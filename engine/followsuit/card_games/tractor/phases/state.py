"""State of a match of Tractor: the standing, and the phase the deal is in.

The usual way through a deal is Dealing, LastChance, Burying, TractorPlaying, TractorDealOver. Where seats may
declare after the burial, Countering comes after it, and Burying again after each declaration. In the auction
preset it is Dealing, TractorBidding, StarterTrick, NamingTrump, Burying and so on in deal 1; later deals
leave out the bidding and the starter trick, unless the pairs bid for every deal (T98).
``pack`` is all cards in dealing order, the kitty last; every phase keeps it, for the record. The
cards that a seat holds in a phase are in `followsuit.card_games.tractor.phases.hands`, what is known of the
starter and trump in `followsuit.card_games.tractor.phases.trump_progress`.
"""

from __future__ import annotations

from dataclasses import dataclass

from followsuit.base.cards import Card
from followsuit.base.seats import AnySeat, AnySide
from followsuit.card_games.shengji.cards.pack import Pack, kitty_of
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.tractor.bidding import PairBidding
from followsuit.card_games.tractor.phases.deal_end import TractorScore
from followsuit.card_games.tractor.phases.trick_play import TractorPlay
from followsuit.card_games.tractor.standings import TractorStanding
from followsuit.card_games.trick.trick import Trick


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
    """Nobody declared (T12) or bid (T40): the deal does not count and is dealt again.

    The standing stays as it is; the number of the deal rises, so that two records differ.
    """

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
