"""Reason: why a card makes sense, as a code. It follows from what the card does, so any bot's card has one.

Every code says something of the position that can be checked: who is ahead, what is void, what is out. A card
that none of them fits has no reason; then the figures of the search are all there is to say.
"""

from __future__ import annotations

from followsuit.base.cards import Card, Suit
from followsuit.base.seats import Seat
from followsuit.bots.plain.cardplay import PlayContext
from followsuit.card_games.trick.auction import Auction
from followsuit.card_games.trick.hand import SUIT_MASKS, cards_of, playable
from followsuit.card_games.trick.order import beats

#: Points in a trick that are too few to spend a trump on.
FEW_POINTS = 5


def reason_of(context: PlayContext, card: Card) -> str:
    """The code of a card's reason; empty where none fits.

    Leads: ``draw_trumps``, ``cash_master``, ``partner_can_ruff``, ``lead_points``, ``lead_low``,
    ``lead_high``. Behind the partner: ``over_partner``, ``take_over``, ``feed_partner``, ``partner_wins``,
    ``leave_it_to_partner``. Behind an opponent: ``ruff``, ``overruff``, ``win_with_points``,
    ``win_cheaply``, ``win_last``, ``win_for_good``, ``win_with_master``, ``third_hand_high``, ``go_ahead``;
    ``let_it_go``, ``keep_trump``, ``keep_back``, ``hold_up``, ``cannot_win``, ``give_points``,
    ``points_on_trust``, ``points_for_trump``, ``points_given``. ``only_card`` in any place.
    """
    cards = playable(context.hand, context.trick.led)
    if not cards & (cards - 1):
        return "only_card"
    if not context.trick.plays:
        return _reason_to_lead(context, card)
    leader = context.trick.winner(context.trump)
    assert leader is not None, "a follower sees a lead"
    best = next(play.cards[0] for play in context.trick.plays if play.seat is leader)
    takes = beats(card, best, context.trump)
    if leader is context.seat.partner:
        return _reason_beside_partner(context, card, best, takes=takes)
    if takes:
        return _reason_to_win(context, card, best)
    return _reason_to_lose(context, card, best)


def reason_to_pass(auction: Auction, seat: Seat) -> str:
    """Why a seat passes in an auction, as a code."""
    standing = auction.standing
    return (
        "partners_bid_stands" if standing is not None and standing.seat is seat.partner else "hand_too_weak"
    )


def reason_to_name(hand: int, suit: Suit) -> str:
    """Why a seat names the suit it thinks best, as a code: it is the strongest, or side aces win."""
    own = hand & SUIT_MASKS[suit]
    for other in Suit:
        held = hand & SUIT_MASKS[other]
        is_longer = held.bit_count() > own.bit_count()
        if is_longer and held >> 13 * other > own >> 13 * suit and held >> 13 * other & 1 << 12:
            return "aces_elsewhere"
    return "best_suit"


def _reason_to_lead(context: PlayContext, card: Card) -> str:
    memory, trump = context.memory, context.trump
    if card.suit is trump and any(memory.may_hold(seat, trump) for seat in _rivals(context, 3)):
        return "draw_trumps"
    if memory.is_boss(card):
        return "cash_master"
    partner = context.seat.partner
    if card.suit is not trump and card.suit in memory.voids[partner] and memory.may_hold(partner, trump):
        return "partner_can_ruff"
    out = memory.out_in(card.suit)
    if (out >> card).bit_count() * 2 < out.bit_count():
        return "lead_high"
    return "lead_points" if context.points(card) else "lead_low"


def _reason_beside_partner(context: PlayContext, card: Card, best: Card, *, takes: bool) -> str:
    """A card to a trick that the partner has so far."""
    is_safe = not any(_may_beat(context, seat, best) for seat in _rivals(context, _to_come(context)))
    if takes:
        return "take_over" if is_safe else "over_partner"
    if context.points(card):
        return "feed_partner"
    return "partner_wins" if is_safe else "leave_it_to_partner"


def _reason_to_win(context: PlayContext, card: Card, best: Card) -> str:
    """A card that beats an opponent's."""
    to_come, trump = _to_come(context), context.trump
    ruffs = card.suit is trump and context.trick.led is not trump
    if to_come and not any(_may_beat(context, seat, card) for seat in _rivals(context, to_come)):
        return "win_for_good"
    if ruffs:
        return "overruff" if best.suit is trump else "ruff"
    if not to_come:
        if context.points(card):
            return "win_with_points"
        return "win_last" if _has_cheaper(context, card, best) else "win_cheaply"
    if context.memory.is_boss(card):
        return "win_with_master"
    higher = (context.hand & SUIT_MASKS[card.suit]) >> (card + 1)
    return "third_hand_high" if to_come == 1 and not higher else "go_ahead"


def _reason_to_lose(context: PlayContext, card: Card, best: Card) -> str:
    """A card that does not beat an opponent's."""
    trick, trump = context.trick, context.trump
    cards = tuple(cards_of(playable(context.hand, trick.led)))
    winners = [other for other in cards if beats(other, best, trump)]
    rivals = _rivals(context, _to_come(context))
    if winners:
        if trick.led is not trump and all(winner.suit is trump for winner in winners):
            at_stake = sum(context.points(played) for played in trick.cards)
            return "let_it_go" if context.worth and at_stake <= FEW_POINTS else "keep_trump"
        if all(any(_may_beat(context, seat, winner) for seat in rivals) for winner in winners):
            return "keep_back"
        return "hold_up"
    points = context.points(card)
    if points and points == min(context.points(other) for other in cards):
        return "give_points"
    if not points:
        return "cannot_win"
    if _to_come(context) >= 2 and _may_beat(context, context.seat.partner, best):
        return "points_on_trust"
    spares = card.suit is not trump and any(one.suit is trump for one in cards)
    return "points_for_trump" if spares else "points_given"


def _to_come(context: PlayContext) -> int:
    return 3 - len(context.trick.plays)


def _rivals(context: PlayContext, to_come: int) -> list[Seat]:
    """The opponents among the seats that act next."""
    later = (context.direction.after(context.seat, step) for step in range(1, to_come + 1))
    return [seat for seat in later if seat is not context.seat.partner]


def _may_beat(context: PlayContext, seat: Seat, card: Card) -> bool:
    """Whether a seat may hold something that beats a card which is ahead."""
    memory, trump = context.memory, context.trump
    if memory.may_hold(seat, card.suit) and not memory.is_boss(card):
        return True
    return card.suit is not trump and memory.may_hold(seat, trump)


def _has_cheaper(context: PlayContext, card: Card, best: Card) -> bool:
    """Whether a lower card of the same suit takes the trick and counts nothing either."""
    lower = cards_of(context.hand & SUIT_MASKS[card.suit] & ((1 << card) - 1))
    return any(beats(other, best, context.trump) and not context.points(other) for other in lower)
