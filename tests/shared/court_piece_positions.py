"""Positions of Court Piece for tests: one with the cards that a seat may not see dealt again (C6, C32)."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from followsuit.base.cards import Card
from followsuit.base.seats import Seat
from followsuit.card_games.court_piece.state import (
    CourtCalling,
    CourtDealOver,
    CourtPlaying,
    CourtShuffling,
    CourtThrownIn,
    Staking,
    State,
)
from followsuit.card_games.trick.cardplay import Hands
from followsuit.card_games.trick.hand import Mask, cards_of, mask_of
from followsuit.card_games.trick.packets import Packets

Unnamed = TypeVar("Unnamed", bound=CourtCalling | CourtThrownIn)


def exchanged(state: Unnamed, keep: Collection[Seat], rng: Random) -> Unnamed:
    """The deal with all cards but the five of the seats in ``keep`` dealt anew; trump is not named yet."""
    before, after = list(state.dealt.before), list(state.dealt.after)
    free = [card for seat in Seat if seat not in keep for card in cards_of(before[seat])]
    free += [card for seat in Seat for card in cards_of(after[seat])]
    rng.shuffle(free)
    for seat in Seat:
        if seat not in keep:
            before[seat] = mask_of(free[:5])
            free = free[5:]
    for seat in Seat:
        after[seat] = mask_of(free[:8])
        free = free[8:]
    return replace(state, dealt=Packets(_hands(before), _hands(after)))


def permuted(state: State, seat: Seat, rng: Random) -> State:
    """The state with every card the seat cannot see dealt again, an indicator that lies face down as well."""
    caller = state.standing.caller
    if isinstance(state, CourtShuffling):
        return state
    if isinstance(state, CourtCalling | CourtThrownIn):
        return exchanged(state, {caller} & {seat}, rng)
    tricks = state.cardplay
    others = [other for other in Seat if other is not seat]
    free = [card for other in others for card in cards_of(tricks.hands[other])]
    is_hidden = tricks.indicator is not None and seat is not caller
    if is_hidden and tricks.indicator is not None:
        free.append(tricks.indicator)
    rng.shuffle(free)
    hands = list(tricks.hands)
    for other in others:
        size = hands[other].bit_count()
        hands[other] = mask_of(free[:size])
        free = free[size:]
    if is_hidden:
        [indicator] = free
        tricks = replace(tricks, indicator=indicator, laid=indicator, trump=indicator.suit)
    dealt = _dealt(state, hands, tricks.indicator, rng)
    return replace(state, dealt=dealt, cardplay=replace(tricks, hands=_hands(hands)))


def _dealt(
    state: CourtPlaying | Staking | CourtDealOver, hands: Sequence[Mask], indicator: Card | None, rng: Random
) -> Packets:
    """The packets that these hands, and what was played of them, may have come in."""
    tricks, caller = state.cardplay, state.standing.caller
    whole = {seat: list(cards_of(hands[seat])) for seat in Seat}
    for trick in (*(won.trick for won in tricks.won), tricks.trick):
        for play in trick.plays:
            whole[Seat(play.seat)] += play.cards
    before, after = [], []
    for seat in Seat:
        cards = whole[seat]
        rng.shuffle(cards)
        if indicator is not None and seat is caller:
            cards.insert(0, indicator)
        before.append(mask_of(cards[:5]))
        after.append(mask_of(cards[5:]))
    return Packets(_hands(before), _hands(after))


def _hands(masks: Sequence[Mask]) -> Hands:
    south, west, north, east = masks
    return south, west, north, east
