"""Playout: the rest of a deal played by cheap, sensible heuristics, on masks.

The same game as `followsuit.card_games.trick` plays, in the layout of `followsuit.bots.plain.layout` and
without a value of its own for every play; tests hold the two to each other. Two policies: `play_points` for a
game of card points, in which a seat knows its own hand and what is out, and `play_tricks` for games of
tricks, in which it also sees who could still take the trick: it takes a trick as cheaply as it can, or leaves
it. The loop of a trick stands in both on purpose: a play costs half a microsecond here, and a call for every
play, to a policy or a count, would be a good part of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from followsuit.base.cards import Rank
from followsuit.bots.plain.layout import SUIT_AT, SUITS, bits_of_ranks

ACES: Final = bits_of_ranks(Rank.ACE)
TENS: Final = bits_of_ranks(Rank.ACE, Rank.TEN)
FIVES: Final = bits_of_ranks(Rank.FIVE)
WORTH: Final = TENS | FIVES

#: How much higher any trump reaches than a card of a suit led that is not trump.
RUFF: Final = 64

#: The side suits, by the number of the trump suit.
SIDES: Final = tuple(tuple(suit for suit in SUITS if suit != trump) for trump in SUITS)


@dataclass(frozen=True, slots=True)
class Open:
    """A trick in progress: ``seat`` is to play the card number ``count``.

    ``led`` and ``ruling`` are the suits led and winning as sets of all their cards (0 before the lead),
    ``best`` the winning card, ``owner`` its seat, ``pile`` the cards on the table.
    """

    seat: int
    count: int = 0
    led: int = 0
    ruling: int = 0
    best: int = 0
    owner: int = 0
    pile: int = 0


class TrickTally(Protocol):
    """Whatever counts the tricks of a game in which not every trick is taken by who wins it."""

    def won(self, place: int, ace: int) -> bool:
        """Count a trick won at a place, with an ace or not; whether the deal ends early."""


def trick_after(leader: int, cards: Sequence[int], trump: int) -> Open:
    """The trick after these cards, at most three; ``trump`` is the suit's number."""
    if not cards:
        return Open(leader)
    trumps = SUITS[trump]
    led = ruling = SUIT_AT[cards[0].bit_length()]
    best, owner, pile = cards[0], leader, cards[0]
    for at, card in enumerate(cards[1:], 1):
        pile |= card
        if (card & ruling and card > best) or (card & trumps and not ruling & trumps):
            best, owner, ruling = card, (leader + at) % 4, SUIT_AT[card.bit_length()]
    return Open((leader + len(cards)) % 4, len(cards), led, ruling, best, owner, pile)


def play_points(hands: Sequence[int], start: Open, card: int, trump: int, declaring: int) -> tuple[int, int]:
    """Play a deal out; ``card`` is the first play, 0 to leave it to the policy.

    ``declaring`` is the parity of the declaring seats. The answer: card points that seats S and N take from
    here on, the trick in progress included, and the seat that wins that trick.
    """
    held = list(hands)
    live = held[0] | held[1] | held[2] | held[3]
    trumps = SUITS[trump]
    sides = SIDES[trump]
    points, first = 0, -1
    seat, count, led, ruling = start.seat, start.count, start.led, start.ruling
    best, owner, pile = start.best, start.owner, start.pile
    while True:
        if not card:
            hand = held[seat]
            if not hand & (hand - 1):
                card = hand
            elif not count:
                card = _lead_points(held, seat, live, trumps, sides, declaring)
            elif mine := hand & led:
                if not mine & (mine - 1):
                    card = mine
                elif (owner ^ seat) & 1:
                    # The opponents have it.
                    if ruling == led and mine > best:
                        if count == 3:
                            over = mine & -(best << 1)
                            card = over & TENS or over
                            card &= -card
                        else:
                            top = 1 << (mine.bit_length() - 1)
                            if top > (live ^ hand) & led or (count == 2 and not top & WORTH):
                                card = top
                            else:
                                card = mine & ~WORTH or mine
                                card &= -card
                    else:
                        card = mine & ~WORTH or mine
                        card &= -card
                elif count == 3 or best > (live ^ hand) & ruling:
                    card = mine & TENS or mine & FIVES or mine
                    card &= -card
                else:
                    card = mine & ~WORTH or mine
                    card &= -card
            else:
                off = hand & ~trumps
                if (owner ^ seat) & 1:
                    over = hand & trumps
                    if ruling == trumps:
                        over &= -(best << 1)
                    if over and (pile & WORTH or count < 3 or not off):
                        card = over & (TENS if count == 3 else ~WORTH) or over
                    else:
                        card = off & ~WORTH or off or hand
                elif count == 3 or best > (live ^ hand) & ruling:
                    card = off & TENS & ~ACES or off & FIVES or off & ~WORTH or off or hand
                else:
                    card = off & ~WORTH or off or hand
                card &= -card
        held[seat] ^= card
        live ^= card
        pile |= card
        if count == 3:
            if (card & ruling and card > best) or (card & trumps and not ruling & trumps):
                owner = seat
            if first < 0:
                first = owner
            if not owner & 1 and pile & WORTH:
                points += 10 * (pile & TENS).bit_count() + 5 * (pile & FIVES).bit_count()
            if not live:
                return points, first
            seat, count, pile = owner, 0, 0
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


def _lead_points(
    held: list[int], seat: int, live: int, trumps: int, sides: tuple[int, ...], declaring: int
) -> int:
    hand = held[seat]
    others = live ^ hand
    mine = hand & trumps
    theirs = others & trumps
    if mine and theirs and seat & 1 == declaring and mine > theirs:
        return 1 << (mine.bit_length() - 1)
    one, other = held[seat - 1], held[seat - 3]
    for suit in sides:
        mine = hand & suit
        # The masters of a suit, unless somebody would ruff them.
        if (
            mine
            and mine > others & suit
            and (one & suit or not one & trumps)
            and (other & suit or not other & trumps)
        ):
            return 1 << (mine.bit_length() - 1)
    off = hand & ~trumps
    card = off & ~WORTH or off or hand & ~WORTH or hand
    return card & -card


def play_tricks(
    hands: Sequence[int], start: Open, card: int, trump: int, declaring: int, tally: TrickTally | None = None
) -> tuple[int, int]:
    """Play a deal out; ``card`` is the first play, 0 to leave it to the policy.

    The answer: tricks that seats S and N win from here on, the one in progress included, and the seat that
    wins that one. A ``tally`` counts each trick, and may end the deal.
    """
    held = list(hands)
    live = held[0] | held[1] | held[2] | held[3]
    trumps = SUITS[trump]
    sides = SIDES[trump]
    tricks, first = 0, -1
    seat, count, led, ruling = start.seat, start.count, start.led, start.ruling
    best, owner = start.best, start.owner
    while True:
        if not card:
            hand = held[seat]
            if not hand & (hand - 1):
                card = hand
            elif not count:
                card = _lead_tricks(held, seat, trumps, sides, declaring)
            else:
                # What has to be beaten: the best card, or what the next seat reaches.
                need = best.bit_length() + (RUFF if ruling != led else 0)
                is_ours = not (owner ^ seat) & 1
                if count < 3 and (after := _reach(held[(seat + 1) & 3], led, trumps)) > need:
                    need, is_ours = after, False
                if is_ours or (count == 1 and _reach(held[(seat + 2) & 3], led, trumps) > need):
                    card = hand & led or hand & ~trumps or hand
                elif mine := hand & led:
                    card = mine & -(1 << need) or mine
                else:
                    card = hand & trumps & -(1 << max(need - RUFF, 0)) or hand & ~trumps or hand
                card &= -card
        held[seat] ^= card
        live ^= card
        if count == 3:
            if (card & ruling and card > best) or (card & trumps and not ruling & trumps):
                owner, best = seat, card
            if first < 0:
                first = owner
            if not owner & 1:
                tricks += 1
            if (tally is not None and tally.won(owner, best & ACES)) or not live:
                return tricks, first
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


def _reach(hand: int, led: int, trumps: int) -> int:
    """How high a hand goes to a trick: by its best card of the suit led, or, out of it, its best trump."""
    mine = hand & led
    if mine:
        return mine.bit_length()
    mine = hand & trumps
    return RUFF + mine.bit_length() if mine else 0


def _lead_tricks(held: list[int], seat: int, trumps: int, sides: tuple[int, ...], declaring: int) -> int:
    hand = held[seat]
    one, mate, other = held[seat - 1], held[seat - 2], held[seat - 3]
    mine = hand & trumps
    theirs = (one | other) & trumps
    if theirs and mine > theirs and seat & 1 == declaring:
        return 1 << (mine.bit_length() - 1)
    to_mate = 0
    for suit in sides:
        mine = hand & suit
        if not mine:
            continue
        need = _reach(one, suit, trumps)
        reached = _reach(other, suit, trumps)
        if reached > need:
            need = reached
        card = mine & -(1 << need)
        if card:
            return card & -card
        if not to_mate and _reach(mate, suit, trumps) > need:
            to_mate = mine & -mine
    card = to_mate or hand & ~trumps
    if not card and hand > theirs:
        return 1 << (hand.bit_length() - 1)
    card = card or hand
    return card & -card
