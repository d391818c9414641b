"""State of a match of Court Piece: the standing, the cards as they were dealt, and the phase of the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from followsuit.base.cards import Card
from followsuit.base.seats import Seat, Side
from followsuit.card_games.court_piece.cardplay import Tricks
from followsuit.card_games.court_piece.rules import FIRST_PACKET, LATER_PACKET, PACK, CourtPieceRules
from followsuit.card_games.court_piece.scoring import CourtPieceScore
from followsuit.card_games.trick import packets
from followsuit.card_games.trick.cardplay import Hands
from followsuit.card_games.trick.hand import Mask, mask_of
from followsuit.card_games.trick.packets import Packets


@dataclass(frozen=True, slots=True)
class CourtPieceStanding:
    """The match before the deal in progress.

    ``number`` counts all deals, from 1, those thrown in as well. ``rows`` and ``totals`` are those before the
    deal. ``thrown_in``: the deal before was (C8). ``turned`` are the cards turned up for the first ace, the
    first to the seat ``turned_from``; none where the caller was not found like that, or not in deal 1 (C4).
    """

    rules: CourtPieceRules
    number: int
    dealer: Seat
    rows: Mapping[Side, int]
    totals: Mapping[Side, int]
    thrown_in: bool = False
    turned_from: Seat | None = None
    turned: tuple[Card, ...] = ()

    @property
    def caller(self) -> Seat:
        """The seat that names trump and leads: the dealer's next (C3)."""
        return self.rules.direction.after(self.dealer)

    def after(self, score: CourtPieceScore) -> CourtPieceStanding:
        """The standing of the next deal after one with this score (C27, C28)."""
        return CourtPieceStanding(self.rules, self.number + 1, score.dealer, score.rows, score.totals)

    def after_thrown_in(self) -> CourtPieceStanding:
        """The standing of the next deal after one that was thrown in (C29)."""
        return replace(self, number=self.number + 1, thrown_in=True, turned_from=None, turned=())


@dataclass(frozen=True, slots=True)
class CourtShuffling:
    """No deal has begun yet: ``standing`` is that of the first deal."""

    standing: CourtPieceStanding


@dataclass(frozen=True, slots=True)
class CourtCalling:
    """The caller sees its five cards, and nobody else any (C6)."""

    standing: CourtPieceStanding
    dealt: Packets


@dataclass(frozen=True, slots=True)
class CourtPlaying:
    """Tricks are played."""

    standing: CourtPieceStanding
    dealt: Packets
    cardplay: Tricks


@dataclass(frozen=True, slots=True)
class Staking:
    """A side has seven tricks to nothing, and the seat that leads next stops or goes on (C23)."""

    standing: CourtPieceStanding
    dealt: Packets
    cardplay: Tricks


@dataclass(frozen=True, slots=True)
class CourtDealOver:
    """The deal is won and scored; the match may be over. Hands and the pile keep what is left (C20)."""

    standing: CourtPieceStanding
    dealt: Packets
    cardplay: Tricks
    score: CourtPieceScore


@dataclass(frozen=True, slots=True)
class CourtThrownIn:
    """The caller asked for a new deal: this one does not count (C8)."""

    standing: CourtPieceStanding
    dealt: Packets


State = CourtShuffling | CourtCalling | CourtPlaying | Staking | CourtDealOver | CourtThrownIn


def dealt_in_order(order: Sequence[Card], seats: Sequence[Seat]) -> Packets:
    """The packets of a shuffled pack: five to each of ``seats``, then four and four again (C5)."""
    before, after = [0, 0, 0, 0], [0, 0, 0, 0]
    at = 0
    for hands, size in ((before, FIRST_PACKET), (after, LATER_PACKET), (after, LATER_PACKET)):
        for seat in seats:
            hands[seat] |= mask_of(order[at : at + size])
            at += size
    return Packets(_hands(before), _hands(after))


def _hands(masks: Sequence[int]) -> Hands:
    south, west, north, east = (Mask(mask) for mask in masks)
    return south, west, north, east


def check_packets(dealt: Packets) -> None:
    """Raise `DealError` or `CardError` unless the packets deal every card of the pack once (C5)."""
    packets.check_packets(dealt, FIRST_PACKET, 2 * LATER_PACKET, PACK)
