"""Worlds of the games of one card a play: Two Hundred, Rangvaar and Court Piece."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from followsuit.base.decks import Deck
from followsuit.base.seats import Seat
from followsuit.bots.plain.card_problem import DRAWN, Belief
from followsuit.bots.plain.layout import card_of, single_bits, spread_hand
from followsuit.bots.plain.memory import recall_tricks
from followsuit.bots.plain.plain_position import position_of, turn_seat
from followsuit.bots.plain.worlds import PlainWorlds
from followsuit.bots.rangvaar.beliefs import RangvaarBeliefs
from followsuit.bots.two_hundred.beliefs import TwoHundredBeliefs
from followsuit.card_games.court_piece.cardplay import Tricks
from followsuit.card_games.court_piece.observation import CourtPieceObservation
from followsuit.card_games.court_piece.state import CourtCalling, CourtPieceStanding, CourtPlaying, Staking
from followsuit.card_games.rangvaar.observation import RangvaarObservation
from followsuit.card_games.rangvaar.rules import FIRST_PACKET, PACK
from followsuit.card_games.rangvaar.state import RangvaarStanding
from followsuit.card_games.trick.cardplay import Cardplay, Hands
from followsuit.card_games.trick.hand import SUIT_MASKS, Mask, cards_of, mask_of
from followsuit.card_games.trick.observation import AuctionObservation
from followsuit.card_games.trick.packets import Packets
from followsuit.card_games.trick.phases import Bidding, Naming, Playing
from followsuit.card_games.two_hundred.observation import TwoHundredObservation
from followsuit.card_games.two_hundred.state import TwoHundredStanding

#: What each seat holds, seen or not.
Held = Mapping[Seat, int]


def plain_draw(observation: Any, *, likely: bool) -> Callable[[Random], Any] | None:
    """Return what draws a state that fits the observation; None for a deal that is over."""
    if isinstance(observation, CourtPieceObservation):
        return None if observation.score is not None else _CourtPieceDraw(observation)
    if observation.score is not None or observation.auction is None:
        return None
    if observation.contract is None and observation.auction.to_act is None:
        return None
    return _AuctionDraw(observation, likely=likely)


class _Sampler:
    """Deals the cards a seat has not seen to all hands. ``own`` are those that it holds."""

    def __init__(self, observation: Any, deck: Deck, own: int, sizes: Mapping[Seat, int]) -> None:
        self._seat, self._own = observation.seat, own
        self._others = [seat for seat in Seat if seat is not self._seat]
        memory = recall_tricks(deck, own, observation.taken, observation.trick)
        self._worlds: PlainWorlds | None = None
        self._unseen = Deck("unseen", tuple(cards_of(memory.out)))
        self._sizes = sizes
        if observation.trick is not None and own.bit_count() != sizes[self._seat]:
            raise ValueError("a hand has another number of cards than was played from it")
        if sizes[self._seat] == own.bit_count():
            voids = [
                spread_hand(sum(SUIT_MASKS[suit] for suit in memory.voids[seat])) for seat in self._others
            ]
            self._worlds = PlainWorlds(spread_hand(memory.out), [sizes[seat] for seat in self._others], voids)

    def draw(self, rng: Random) -> dict[Seat, int]:
        held = {self._seat: self._own}
        if self._worlds is not None:
            for seat, bits in zip(self._others, self._worlds.draw(rng), strict=True):
                held[seat] = mask_of(card_of(bit) for bit in single_bits(bits))
            return held
        left = list(self._unseen.shuffled(rng))
        for seat in Seat:
            held.setdefault(seat, 0)
            for _ in range(self._sizes[seat] - held[seat].bit_count()):
                held[seat] |= left.pop().bit
        return held


class _AuctionDraw:
    """The worlds of Two Hundred and Rangvaar."""

    def __init__(self, observation: AuctionObservation[Any, Any], *, likely: bool) -> None:
        self._observation = observation
        is_rangvaar = isinstance(observation, RangvaarObservation)
        deck = PACK if is_rangvaar else observation.rules.pack
        self._played = _played(observation)
        whole = dict.fromkeys(Seat, len(deck) // 4)
        sizes = whole if observation.trick is None else observation.held
        self._sampler = _Sampler(observation, deck, observation.hand, sizes)
        self._belief: Belief | None = None
        if likely and observation.trick is not None:
            kind = RangvaarBeliefs if is_rangvaar else TwoHundredBeliefs
            self._belief = kind(observation, position_of(observation, deck))  # type: ignore[arg-type]

    def __call__(self, rng: Random) -> Any:
        held = self._drawn(rng)
        observation = self._observation
        standing, dealt = self._standing(), self._dealt(held, rng)
        auction, contract, trick = observation.auction, observation.contract, observation.trick
        assert auction is not None, "a deal in progress has an auction"
        if contract is None:
            return Bidding(standing, dealt, auction)
        if trick is None or observation.trump is None:
            return Naming(standing, dealt, auction, contract)
        cardplay = Cardplay(_hands(held), observation.trump, trick, observation.taken)
        return Playing(standing, dealt, auction, contract, cardplay)

    def _drawn(self, rng: Random) -> Held:
        if self._belief is None:
            return self._sampler.draw(rng)
        drawn = [self._sampler.draw(rng) for _ in range(DRAWN)]
        weights = [self._belief(self._placed(held), rng) for held in drawn]
        at = rng.random() * sum(weights)
        for held, weight in zip(drawn, weights, strict=True):
            at -= weight
            if at < 0:
                return held
        return drawn[-1]

    def _placed(self, held: Held) -> list[int]:
        """The hands as the bots lay them out, by place."""
        direction = self._observation.rules.direction
        return [spread_hand(held[Seat(turn_seat(place, direction))]) for place in range(4)]

    def _standing(self) -> Any:
        seen = self._observation
        if isinstance(seen, RangvaarObservation):
            return RangvaarStanding(
                seen.rules, seen.number, seen.counted, seen.first, seen.totals, seen.stake, seen.last_winner
            )
        assert isinstance(seen, TwoHundredObservation), "no other game has this observation"
        return TwoHundredStanding(seen.rules, seen.number, seen.dealer, seen.totals)

    def _dealt(self, held: Held, rng: Random) -> Any:
        whole = {seat: held[seat] | self._played[seat] for seat in Seat}
        if not isinstance(self._observation, RangvaarObservation):
            return _hands(whole)
        # Until trump is named a seat sees its first packet alone.
        first = (
            {} if self._observation.trump is not None else {self._observation.seat: self._observation.hand}
        )
        return _packets(whole, first, rng)


class _CourtPieceDraw:
    """The worlds of Court Piece."""

    def __init__(self, observation: CourtPieceObservation) -> None:
        self._observation = seen = observation
        self._played = _played(seen)
        own = int(seen.hand)
        #: Who holds the card that lies face down, as one that is in no hand.
        self._lies = seen.caller if seen.has_indicator else None
        if self._lies is seen.seat and seen.indicator is not None:
            own |= seen.indicator.bit
        if seen.phase == "naming":
            sizes = dict.fromkeys(Seat, len(PACK) // 4)
        else:
            sizes = {seat: seen.held[seat] + (seat is self._lies) for seat in Seat}
        self._sampler = _Sampler(seen, PACK, own, sizes)

    def __call__(self, rng: Random) -> Any:
        seen = self._observation
        held = self._sampler.draw(rng)
        standing = CourtPieceStanding(
            seen.rules,
            seen.number,
            seen.dealer,
            seen.rows,
            seen.totals,
            seen.thrown_in,
            seen.turned_from,
            seen.turned,
        )
        whole = {seat: held[seat] | self._played[seat] for seat in Seat}
        if seen.phase == "naming":
            return CourtCalling(standing, _packets(whole, {seen.seat: seen.hand} if seen.hand else {}, rng))
        down = None
        if self._lies is not None:
            # The caller alone knows its card; for the others any that it holds may be it.
            mine = tuple(cards_of(Mask(held[self._lies])))
            down = seen.indicator if self._lies is seen.seat else mine[int(rng.random() * len(mine))]
            assert down is not None, "the caller knows the card that it laid"
            held[self._lies] &= ~down.bit
        trump = down.suit if down is not None else seen.trump
        assert trump is not None and seen.trick is not None, "cards are played under a trump"
        tricks = Tricks(
            _hands(held),
            seen.caller,
            trump,
            down,
            seen.trick,
            seen.turned_at,
            down or seen.indicator,
            seen.asked,
            seen.taken,
            seen.pile,
        )
        kind = Staking if seen.phase == "staking" else CourtPlaying
        return kind(standing, _packets(whole, {}, rng), tricks)


def _packets(whole: Held, first: Held, rng: Random) -> Packets:
    """Return hands in two packets; those of ``first`` are known, the others drawn."""
    before = dict(first)
    for seat in Seat:
        if seat not in before:
            drawn = Deck("hand", tuple(cards_of(Mask(whole[seat])))).shuffled(rng)
            before[seat] = mask_of(drawn[:FIRST_PACKET])
    return Packets(_hands(before), _hands({seat: whole[seat] & ~before[seat] for seat in Seat}))


def _played(observation: Any) -> dict[Seat, int]:
    played = dict.fromkeys(Seat, 0)
    tricks = [won.trick for won in observation.taken]
    for trick in (*tricks, *([observation.trick] if observation.trick is not None else [])):
        for play in trick.plays:
            played[play.seat] |= play.cards[0].bit
    return played


def _hands(held: Held) -> Hands:
    return Mask(held[Seat.S]), Mask(held[Seat.W]), Mask(held[Seat.N]), Mask(held[Seat.E])
