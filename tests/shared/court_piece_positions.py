"""Positions of Court Piece for tests: one with the cards that a seat may not see dealt again (C6, C32)."""

from dataclasses import replace

from followsuit.court_piece.state import Packets
from followsuit.seats import Seat
from followsuit.trick.hand import Mask, cards_of, mask_of


def exchanged(state, keep, rng):
    """The deal with all cards but the five of the seats in ``keep`` dealt anew."""
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
    return replace(state, dealt=Packets(tuple(before), tuple(after)))


def permuted(state, seat, rng):
    """The state with every card the seat cannot see dealt again, an indicator that lies face down as well."""
    caller = state.standing.caller
    if not hasattr(state, "cardplay"):
        return exchanged(state, {caller} & {seat}, rng)
    tricks = state.cardplay
    is_hidden = tricks.indicator is not None and seat is not caller
    others = [other for other in Seat if other is not seat]
    free = [card for other in others for card in cards_of(tricks.hands[other])]
    free += [tricks.indicator] if is_hidden else []
    rng.shuffle(free)
    hands = list(tricks.hands)
    for other in others:
        size = hands[other].bit_count()
        hands[other] = Mask(mask_of(free[:size]))
        free = free[size:]
    if is_hidden:
        [indicator] = free
        tricks = replace(tricks, indicator=indicator, laid=indicator, trump=indicator.suit)
    dealt = _dealt(state, hands, tricks.indicator, rng)
    return replace(state, dealt=dealt, cardplay=replace(tricks, hands=tuple(hands)))


def _dealt(state, hands, indicator, rng):
    """The packets that these hands, and what was played of them, may have come in."""
    tricks, caller = state.cardplay, state.standing.caller
    whole = {seat: list(cards_of(hands[seat])) for seat in Seat}
    for trick in (*(won.trick for won in tricks.won), tricks.trick):
        for play in trick.plays:
            whole[play.seat] += play.cards
    before, after = [], []
    for seat in Seat:
        cards = whole[seat]
        rng.shuffle(cards)
        if indicator is not None and seat is caller:
            cards.insert(0, indicator)
        before.append(mask_of(cards[:5]))
        after.append(mask_of(cards[5:]))
    return Packets(tuple(before), tuple(after))
