"""Human errors: how the lower levels of Two Hundred and Rangvaar err, by `followsuit.bots.human_errors`.

A beginner forgets which cards are gone as well. What is played by mistake is a card somebody might play: of
the suit the rules of thumb play anyway, and never one that takes a trick from the partner.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Final

from followsuit.base.actions import Play
from followsuit.base.cards import Card, Suit
from followsuit.base.seats import Seat
from followsuit.bots.human_errors import ERROR_RATES, ErrorRates
from followsuit.bots.plain.cardplay import PlayContext, choose_card
from followsuit.bots.plain.memory import Memory
from followsuit.bots.plain.reasons import reason_of
from followsuit.bots.search.decision import BotDecision
from followsuit.card_games.trick.claim import CompleteTrick
from followsuit.card_games.trick.hand import SUIT_MASKS, cards_of, mask_of, playable
from followsuit.card_games.trick.order import beats

#: The reason of a slip that has none of its own.
SLIP: Final = "slip"

_NO_VOIDS: Final = dict.fromkeys(Seat, frozenset[Suit]())


def play_as_beginner(context: PlayContext, taken: Iterable[CompleteTrick], rng: Random) -> BotDecision:
    """The play, and why. ``taken`` are the tricks that are past, whose cards a beginner forgets."""
    gone = mask_of(card for won in taken for card in won.trick.cards)
    # It does not count: what was played long ago may be out still, for all it knows.
    table = mask_of(context.trick.cards)
    memory = Memory((context.memory.out | gone) & ~table, context.memory.voids)
    card = play_with_errors(replace(context, memory=memory), ERROR_RATES["beginner"], rng)
    # A reason has to be true of the table, not of what a beginner remembers of it.
    return BotDecision.without_search(Play(context.seat, (card,)), reason_of(context, card) or SLIP)


def slip_of(context: PlayContext, card: Card) -> str:
    """The reason of a card for which there is no other: a slip, unless it keeps what is agreed."""
    return "" if context.agreed is not None and card is choose_card(context) else SLIP


def play_with_errors(context: PlayContext, rates: ErrorRates, rng: Random) -> Card:
    """The card the rules of thumb play, or one that is played by mistake."""
    if rates.forgotten(any(context.memory.voids.values()), rng):
        context = replace(context, memory=Memory(context.memory.out, _NO_VOIDS))
    card = choose_card(context)
    kind = rates.kind(rng) if context.trick.plays else ""
    mistakes = _mistakes(context, card, kind) if kind else []
    return mistakes[int(rng.random() * len(mistakes))] if mistakes else card


def _mistakes(context: PlayContext, card: Card, kind: str) -> list[Card]:
    """The cards of the same suit that waste a master, or those that feed the enemy; not ``card``."""
    trick, trump, memory = context.trick, context.trump, context.memory
    others = cards_of(playable(context.hand, trick.led) & SUIT_MASKS[card.suit] & ~(1 << card))
    leader = trick.winner(trump)
    best = next(play.cards[0] for play in trick.plays if play.seat is leader)
    if leader is not context.seat.partner and beats(card, best, trump):
        # The last to play takes it with more than is needed.
        is_last = len(trick.plays) == 3 and kind == "wastes" and not memory.is_boss(card)
        return [other for other in others if is_last and memory.is_boss(other)]
    losing = [other for other in others if not beats(other, best, trump)]
    if kind == "wastes":
        return [other for other in losing if memory.is_boss(other) and not memory.is_boss(card)]
    if leader is context.seat.partner:
        return []
    return [other for other in losing if _loss_by(context, other) > _loss_by(context, card)]


def _loss_by(context: PlayContext, card: Card) -> int:
    """The enemy's gain by a card; if cards count nothing, what the card might have won."""
    return context.points(card) if context.worth else card % 13
