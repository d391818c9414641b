"""Reason: why an act makes sense in Court Piece, beyond what every card game knows, as a code.

What a trick would decide goes first: the pile, a court, the deal. Elsewhere the reasons of one card a play
hold. Each code says what is true of the position: who is ahead, what lies on the pile, what the sides have
taken.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from followsuit.base.cards import Card, Rank, Suit
from followsuit.bots.court_piece.hidden import partner_may_ask
from followsuit.bots.plain import reasons
from followsuit.bots.plain.cardplay import PlayContext
from followsuit.bots.plain.memory import recall_tricks
from followsuit.card_games.court_piece.actions import AskRedeal, AskTrump, GoOn, LayIndicator, Stop
from followsuit.card_games.court_piece.cardplay import winning_index
from followsuit.card_games.court_piece.claim import sure_plays
from followsuit.card_games.court_piece.observation import CourtPieceObservation
from followsuit.card_games.court_piece.rules import GOAL, PACK, TRICKS
from followsuit.card_games.trick.hand import SUIT_MASKS, cards_of, lowest
from followsuit.card_games.trick.order import beats

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


def reason_of(observation: CourtPieceObservation, context: PlayContext, card: Card) -> str:
    """The code of a card's reason while trump is known; empty where none fits.

    Of a card that goes ahead, or leads the highest of its suit: ``for_pile``, ``breaks_run``,
    ``stops_court``, ``for_court``, ``for_deal``; of any card, those of `followsuit.bots.plain.reasons`.
    """
    usual = reasons.reason_of(context, card)
    if usual in _GIVING or not _goes_ahead(context, card):
        return usual
    return _reason_if_decisive(observation, context, card) or usual


def _goes_ahead(context: PlayContext, card: Card) -> bool:
    if not context.trick.plays:
        return context.memory.is_boss(card)
    return beats(
        card,
        context.trick.plays[winning_index(context.trick.cards, context.trump, 0)].cards[0],
        context.trump,
    )


def _reason_if_decisive(observation: CourtPieceObservation, context: PlayContext, card: Card) -> str:
    """The code for what the trick decides; empty if it decides nothing."""
    rules, pile = observation.rules, observation.pile
    if rules.is_double:
        _, takes = pile.won(rules, observation.seat, ace=card.rank is Rank.ACE)
        if takes > 1:
            return "for_pile"
        if not context.trick.plays:
            return ""
        best = context.trick.plays[winning_index(context.trick.cards, context.trump, 0)]
        _, lost = pile.won(rules, best.seat, ace=best.cards[0].rank is Rank.ACE)
        return "breaks_run" if lost > 1 and best.seat is not observation.seat.partner else ""
    own = pile.taken[observation.seat.side]
    theirs = sum(pile.taken.values()) - own
    if own == 0 and theirs == GOAL - 1:
        return "stops_court"
    if own == GOAL - 1:
        return "for_deal" if theirs else "for_court"
    return ""


def reason_without_trump(observation: CourtPieceObservation, card: Card) -> str:
    """The code of a card's reason while trump lies face down, and in the trick in which it is turned up."""
    trick, cards = observation.trick, tuple(cards_of(observation.playable))
    assert trick is not None, "tricks are being played"
    if len(cards) == 1:
        return "only_card"
    memory = recall_tricks(PACK, observation.cards, observation.taken, trick)
    if not trick.plays:
        if memory.is_boss(card):
            return "cash_master"
        if partner_may_ask(observation, memory, card.suit):
            return "lead_for_partner_to_ruff"
        out = memory.out_in(card.suit)
        return "lead_high" if (out >> card).bit_count() * 2 < out.bit_count() else "lead_low"
    best = trick.plays[_index_ahead(observation)]
    takes = _would_win(observation, card)
    if best.seat is observation.seat.partner:
        return "take_over" if takes else "leave_it_to_partner"
    if not takes:
        return "hold_up" if any(_would_win(observation, other) for other in cards) else "cannot_win"
    to_come = 3 - len(trick.plays)
    if card.suit is observation.trump and trick.led is not observation.trump:
        return "overruff" if best.cards[0].suit is observation.trump else "ruff"
    if not to_come:
        return "win_last"
    if memory.is_boss(card):
        return "win_with_master"
    later = (observation.rules.direction.after(observation.seat, step) for step in range(1, to_come + 1))
    is_open = any(seat is not observation.seat.partner and memory.may_hold(seat, card.suit) for seat in later)
    return "go_ahead" if is_open else ""


def _index_ahead(observation: CourtPieceObservation) -> int:
    """The number of the play that has the trick so far."""
    assert observation.trick is not None and observation.trick.plays, "somebody has led"
    # Without a trump any suit will do for one.
    return winning_index(observation.trick.cards, observation.trump or Suit.SPADES, observation.turned_at)


def _would_win(observation: CourtPieceObservation, card: Card) -> bool:
    assert observation.trick is not None, "tricks are being played"
    cards = (*observation.trick.cards, card)
    return winning_index(cards, observation.trump or Suit.SPADES, observation.turned_at) == len(cards) - 1


def reason_to_call(observation: CourtPieceObservation, made: object) -> str:
    """The code for an action other than naming a suit and playing a card; empty where none is true.

    ``low_indicator``, ``ask_for_trump``, ``may_be_lost``, ``poor_cards``, ``court_is_made``, ``sure_of_all``.
    """
    match made:
        case LayIndicator(card=card):
            held = observation.hand & SUIT_MASKS[card.suit]
            is_best = reasons.reason_to_name(observation.hand, card.suit) == "best_suit"
            return "low_indicator" if is_best and held.bit_count() > 1 and lowest(held) is card else ""
        case AskTrump():
            assert observation.trick is not None and observation.trick.plays, "somebody has led"
            ahead = observation.trick.plays[_index_ahead(observation)].seat
            return "may_be_lost" if ahead is observation.seat.partner else "ask_for_trump"
        case AskRedeal():
            return "poor_cards"
        case Stop():
            return "court_is_made"
        case GoOn():
            # A claim stops where a court might be staked: ask as though that were done.
            going = replace(observation, pile=replace(observation.pile, went_on=True))
            left = TRICKS - sum(observation.pile.taken.values())
            return "sure_of_all" if len(sure_plays(going)) == left else ""
        case _:
            return ""
