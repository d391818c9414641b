"""Reason: why an act makes sense in Court Piece, beyond what every card game knows, as a code.

What a trick would decide goes first: the pile, a court, the deal. Elsewhere the reasons of one card a play
hold. Each code says what is true of the position: who is ahead, what lies on the pile, what the sides have
taken.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from followsuit.bots.court_piece.hidden import partner_may_ask
from followsuit.bots.plain import reasons
from followsuit.bots.plain.cardplay import Seen
from followsuit.bots.plain.memory import remembered
from followsuit.cards import Card, Rank, Suit
from followsuit.court_piece.actions import AskRedeal, AskTrump, GoOn, LayIndicator, Stop
from followsuit.court_piece.cardplay import winning_index
from followsuit.court_piece.claim import sure_plays
from followsuit.court_piece.observation import CourtPieceObservation
from followsuit.court_piece.rules import GOAL, PACK, TRICKS
from followsuit.trick.hand import SUIT_MASKS, cards_of, lowest
from followsuit.trick.order import beats

#: The codes that only bots of Court Piece give: the pile, a court or the deal hangs on the card, or trump is
#: laid, asked for or staked on.
REASONS: Final = (
    "for_pile",
    "breaks_run",
    "stops_court",
    "for_court",
    "for_deal",
    "low_indicator",
    "ask_for_trump",
    "may_be_lost",
    "poor_cards",
    "court_is_made",
    "sure_of_all",
)

#: Cards that give a trick away, or leave it where it is: nothing is decided by them.
_GIVING = frozenset(
    {"", "only_card", "lead_low", "lead_high", "partner_can_ruff", "partner_wins", "leave_it_to_partner"}
)


def reason_of(observed: CourtPieceObservation, seen: Seen, card: Card) -> str:
    """The code of a card's reason while trump is known; empty where none fits.

    Of a card that goes ahead, or leads the highest of its suit: ``for_pile``, ``breaks_run``,
    ``stops_court``, ``for_court``, ``for_deal``; of any card, those of `followsuit.bots.plain.reasons`.
    """
    usual = reasons.reason_of(seen, card)
    if usual in _GIVING or not _goes_ahead(seen, card):
        return usual
    return _deciding(observed, seen, card) or usual


def _goes_ahead(seen: Seen, card: Card) -> bool:
    if not seen.trick.plays:
        return seen.memory.is_boss(card)
    return beats(card, seen.trick.plays[winning_index(seen.trick.cards, seen.trump, 0)].cards[0], seen.trump)


def _deciding(observed: CourtPieceObservation, seen: Seen, card: Card) -> str:
    """What hangs on the trick; empty where nothing does."""
    rules, pile = observed.rules, observed.pile
    if rules.is_double:
        _, takes = pile.won(rules, observed.seat, ace=card.rank is Rank.ACE)
        if takes > 1:
            return "for_pile"
        if not seen.trick.plays:
            return ""
        best = seen.trick.plays[winning_index(seen.trick.cards, seen.trump, 0)]
        _, lost = pile.won(rules, best.seat, ace=best.cards[0].rank is Rank.ACE)
        return "breaks_run" if lost > 1 and best.seat is not observed.seat.partner else ""
    own = pile.taken[observed.seat.side]
    theirs = sum(pile.taken.values()) - own
    if own == 0 and theirs == GOAL - 1:
        return "stops_court"
    if own == GOAL - 1:
        return "for_deal" if theirs else "for_court"
    return ""


def reason_without_trump(seen: CourtPieceObservation, card: Card) -> str:
    """The code of a card's reason while trump lies face down, and in the trick in which it is turned up."""
    trick, cards = seen.trick, tuple(cards_of(seen.playable))
    assert trick is not None, "tricks are being played"
    if len(cards) == 1:
        return "only_card"
    memory = remembered(PACK, seen.cards, seen.taken, trick)
    if not trick.plays:
        if memory.is_boss(card):
            return "cash_master"
        if partner_may_ask(seen, memory, card.suit):
            return "lead_for_partner_to_ruff"
        out = memory.out_in(card.suit)
        return "lead_high" if (out >> card).bit_count() * 2 < out.bit_count() else "lead_low"
    best = trick.plays[_ahead(seen)]
    takes = _would_win(seen, card)
    if best.seat is seen.seat.partner:
        return "take_over" if takes else "leave_it_to_partner"
    if not takes:
        return "hold_up" if any(_would_win(seen, other) for other in cards) else "cannot_win"
    to_come = 3 - len(trick.plays)
    if card.suit is seen.trump and trick.led is not seen.trump:
        return "overruff" if best.cards[0].suit is seen.trump else "ruff"
    if not to_come:
        return "win_last"
    if memory.is_boss(card):
        return "win_with_master"
    later = (seen.rules.direction.after(seen.seat, step) for step in range(1, to_come + 1))
    is_open = any(seat is not seen.seat.partner and memory.may_hold(seat, card.suit) for seat in later)
    return "go_ahead" if is_open else ""


def _ahead(seen: CourtPieceObservation) -> int:
    """The number of the play that has the trick so far."""
    assert seen.trick is not None and seen.trick.plays, "somebody has led"
    # Without a trump any suit will do for one.
    return winning_index(seen.trick.cards, seen.trump or Suit.SPADES, seen.turned_at)


def _would_win(seen: CourtPieceObservation, card: Card) -> bool:
    assert seen.trick is not None, "tricks are being played"
    cards = (*seen.trick.cards, card)
    return winning_index(cards, seen.trump or Suit.SPADES, seen.turned_at) == len(cards) - 1


def reason_to_call(seen: CourtPieceObservation, made: object) -> str:
    """The code of what is done beside naming a suit and playing a card; empty where none is true.

    ``low_indicator``, ``ask_for_trump``, ``may_be_lost``, ``poor_cards``, ``court_is_made``, ``sure_of_all``.
    """
    match made:
        case LayIndicator(card=card):
            held = seen.hand & SUIT_MASKS[card.suit]
            is_best = reasons.reason_to_name(seen.hand, card.suit) == "best_suit"
            return "low_indicator" if is_best and held.bit_count() > 1 and lowest(held) is card else ""
        case AskTrump():
            assert seen.trick is not None and seen.trick.plays, "somebody has led"
            ahead = seen.trick.plays[_ahead(seen)].seat
            return "may_be_lost" if ahead is seen.seat.partner else "ask_for_trump"
        case AskRedeal():
            return "poor_cards"
        case Stop():
            return "court_is_made"
        case GoOn():
            # A claim stops where a court might be staked: ask as though that were done.
            going = replace(seen, pile=replace(seen.pile, went_on=True))
            left = TRICKS - sum(seen.pile.taken.values())
            return "sure_of_all" if len(sure_plays(going)) == left else ""
        case _:
            return ""
