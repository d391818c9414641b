"""Hidden trump: what a seat plays while the indicator lies face down, and whether it asks (C32 to C37).

Nobody but the caller knows the suit, so cards are played as without trump. A seat that cannot follow suit
asks where the trick would go to the other side: a trump of its own may win it. So a suit that only the
partner is out of is led first, and the highest card of one that an opponent is out of last. What each rule
is worth is in STRENGTH.md.
"""

from __future__ import annotations

from followsuit.base.actions import Play
from followsuit.base.cards import Card, Suit
from followsuit.base.seats import Seat
from followsuit.bots.plain.agreed import Agreed
from followsuit.bots.plain.memory import Memory, recall_tricks
from followsuit.card_games.court_piece.actions import AskTrump
from followsuit.card_games.court_piece.cardplay import winning_index
from followsuit.card_games.court_piece.observation import CourtPieceObservation
from followsuit.card_games.court_piece.rules import PACK
from followsuit.card_games.trick.hand import SUIT_MASKS, cards_of


def choose_play(observation: CourtPieceObservation, agreed: Agreed | None = None) -> Play | AskTrump:
    """The play while trump is hidden, or the question for it; what is ``agreed`` is kept as without trump."""
    trick = observation.trick
    assert trick is not None and observation.trump is None, "trump lies face down"
    cards = tuple(cards_of(observation.playable))
    memory = recall_tricks(PACK, observation.cards, observation.taken, trick)
    own = observation.indicator.suit if observation.indicator is not None else None
    if not trick.plays:
        return Play(observation.seat, (_lead(observation, memory, cards, own, agreed),))
    # Without a trump any suit will do for one.
    best = trick.plays[winning_index(trick.cards, Suit.SPADES, None)]
    is_partners = best.seat is observation.seat.partner
    to_come = 3 - len(trick.plays)
    led = trick.led
    if not any(card.suit is led for card in cards):
        is_safe = is_partners and (to_come == 0 or memory.is_boss(best.cards[0]))
        if (
            observation.may_ask
            and not is_safe
            and not (is_partners and observation.caller.side is not observation.seat.side)
        ):
            return AskTrump(observation.seat)
        return Play(observation.seat, (_discard(observation, cards, own, agreed),))
    winners = [card for card in cards if card > best.cards[0]]
    if is_partners and (to_come == 0 or memory.is_boss(best.cards[0])):
        return Play(observation.seat, (min(cards),))
    if not winners:
        return Play(observation.seat, (min(cards),))
    if to_come == 0:
        return Play(observation.seat, (min(winners),))
    bosses = [card for card in winners if memory.is_boss(card)]
    if bosses:
        return Play(observation.seat, (min(bosses),))
    if len(trick.plays) == 2 and not is_partners:
        return Play(observation.seat, (max(winners),))
    return Play(observation.seat, (min(cards),))


def partner_may_ask(observation: CourtPieceObservation, memory: Memory, suit: Suit) -> bool:
    """Whether the partner is out of a suit that no opponent has shown to be out of, and that is not trump."""
    is_own = observation.indicator is not None and observation.indicator.suit is suit
    return (
        not is_own
        and suit in memory.voids[observation.seat.partner]
        and not _enemy_may_ask(observation, memory, suit)
    )


def _enemy_may_ask(observation: CourtPieceObservation, memory: Memory, suit: Suit) -> bool:
    return any(suit in memory.voids[seat] for seat in Seat if seat.side is not observation.seat.side)


def _lead(
    observation: CourtPieceObservation,
    memory: Memory,
    cards: tuple[Card, ...],
    own: Suit | None,
    agreed: Agreed | None,
) -> Card:
    """A low card for the partner to ask at, a master of a short suit, else a low card of the longest.

    What the other side may ask at comes last, and the caller keeps its trumps.
    """

    def value(card: Card) -> tuple[float, int]:
        held = (observation.hand & SUIT_MASKS[card.suit]).bit_count()
        is_risky = _enemy_may_ask(observation, memory, card.suit)
        if memory.is_boss(card):
            return (8.0 - 0.5 * held - (6.0 if card.suit is own else 0.0) - (7.5 if is_risky else 0.0), -card)
        bonus = -1.0 if is_risky else 9.0 if partner_may_ask(observation, memory, card.suit) else 0.0
        return (0.2 * held - 0.1 * (card % 13) - (2.0 if card.suit is own else 0.0) + bonus, -card)

    kept = agreed.choose([(value(card)[0], card) for card in cards]) if agreed is not None else None
    return kept or max(cards, key=value)


def _discard(
    observation: CourtPieceObservation, cards: tuple[Card, ...], own: Suit | None, agreed: Agreed | None
) -> Card:
    """The card that is missed least: low, of a short suit, no trump of the caller's own."""

    def dearness(card: Card) -> tuple[bool, int, int]:
        return (card.suit is own, card % 13, (observation.hand & SUIT_MASKS[card.suit]).bit_count())

    others = [card for card in cards if card.suit is not own]
    kept = agreed.choose([(-0.1 * (card % 13), card) for card in others]) if agreed and others else None
    return kept or min(cards, key=dearness)
