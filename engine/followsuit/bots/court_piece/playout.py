"""Playout of Court Piece: the rest of a deal by cheap heuristics, on masks, with its pile and its early end.

The loop is that of `followsuit.bots.plain.playout`, which stops at the thirteenth trick only and counts what
is won; a call for each trick tells the tally here.
"""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.bots.court_piece.tally import PlayoutTally
from followsuit.bots.plain.layout import SUIT_AT, SUITS
from followsuit.bots.plain.playout import ACES, SIDES, Open, lead_tricks


def play_deal(
    hands: Sequence[int], start: Open, card: int, trump: int, declaring: int, tally: PlayoutTally
) -> int:
    """Play a deal out into a tally; ``card`` is the first play, 0 to leave it to the policy.

    Returns the place that wins the trick in progress.
    """
    held = list(hands)
    live = held[0] | held[1] | held[2] | held[3]
    trumps = SUITS[trump]
    sides = SIDES[trump]
    first = -1
    seat, count, led, ruling = start.seat, start.count, start.led, start.ruling
    best, owner = start.best, start.owner
    while True:
        if not card:
            hand = held[seat]
            if not hand & (hand - 1):
                card = hand
            elif not count:
                card = lead_tricks(held, seat, live, trumps, sides, declaring)
            elif mine := hand & led:
                if (owner ^ seat) & 1 and ruling == led and mine > best:
                    if count == 3:
                        card = mine & -(best << 1)
                        card &= -card
                    else:
                        card = 1 << (mine.bit_length() - 1)
                        if count == 1 and card < (live ^ hand) & led:
                            card = mine & -mine
                else:
                    card = mine & -mine
            else:
                off = hand & ~trumps
                card = 0
                if (owner ^ seat) & 1 or (count < 3 and best < (live ^ hand) & ruling):
                    card = hand & trumps
                    if ruling == trumps:
                        card &= -(best << 1)
                card = card or off or hand
                card &= -card
        held[seat] ^= card
        live ^= card
        if count == 3:
            if (card & ruling and card > best) or (card & trumps and not ruling & trumps):
                owner, best = seat, card
            if first < 0:
                first = owner
            if tally.won(owner, best & ACES) or not live:
                return first
            seat, count = owner, 0
        else:
            if not count:
                led = ruling = SUIT_AT[card.bit_length()]
                best, owner = card, seat
            elif card & ruling:
                if card > best:
                    best, owner = card, seat
            elif card & trumps:
                best, owner, ruling = card, seat, trumps
            count += 1
            seat = (seat + 1) & 3
        card = 0
