"""Casual: names the suit that should bring most tricks, plays sound cards; no search."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from followsuit.base.actions import NameTrump, Play
from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.base.cards import Card
from followsuit.bots.agreements.sight import Sight
from followsuit.bots.court_piece import hidden
from followsuit.bots.court_piece import reasons as court_reasons
from followsuit.bots.human_errors import ERROR_RATES
from followsuit.bots.interface import Budget, RuleBot
from followsuit.bots.plain import agreed, reasons
from followsuit.bots.plain.cardplay import PlayContext, choose_card, read_context
from followsuit.bots.plain.five_cards import best_trump, expected_tricks
from followsuit.bots.plain.human_errors import play_with_errors, slip_of
from followsuit.bots.plain.layout import spread_hand
from followsuit.bots.search.decision import BotDecision
from followsuit.card_games.court_piece.actions import AskRedeal, AskTrump, GoOn, LayIndicator, Stop
from followsuit.card_games.court_piece.cardplay import winning_index
from followsuit.card_games.court_piece.claim import sure_plays
from followsuit.card_games.court_piece.observation import CourtPieceObservation
from followsuit.card_games.court_piece.rules import PACK, TRICKS, AceRule
from followsuit.card_games.court_piece.scoring import score_deal
from followsuit.card_games.trick.hand import SUIT_MASKS, cards_of, lowest

Call = NameTrump | LayIndicator | AskRedeal | Stop | GoOn

#: What the best suit of five cards is worth on average, in tricks; a seat that may have five others asks
#: for them below it (20,000 hands drawn: 7.20; of those without king, queen and jack 78 in 100 are worth
#: less).
AVERAGE: Final = 7.2


def choose_trump(observation: CourtPieceObservation) -> Call:
    """The trump of the rules of thumb; the lowest card of it, where it is laid face down.

    Five poor cards are given back where they may be (C8). A court is staked only on tricks that nobody else
    can win, and where it would not win the match as it stands (C23).
    """
    if observation.phase == "staking":
        return GoOn(observation.seat) if _is_sure(observation) else Stop(observation.seat)
    hand = spread_hand(observation.hand)
    if observation.may_redeal and max(expected_tricks(hand)) < AVERAGE:
        return AskRedeal(observation.seat)
    return _best_trump(observation)


def _is_sure(observation: CourtPieceObservation) -> bool:
    """Whether going on wins all thirteen whatever the others hold, and the court alone not the match."""
    taken = observation.pile.taken
    stopping = score_deal(observation.rules, observation.caller, taken, observation.rows, observation.totals)
    # A claim stops where a court might be staked: ask as though that were done.
    going = replace(observation, pile=replace(observation.pile, went_on=True))
    return stopping.won_by is None and len(sure_plays(going)) == TRICKS - sum(taken.values())


def _best_trump(observation: CourtPieceObservation) -> NameTrump | LayIndicator:
    suit, _ = best_trump(spread_hand(observation.hand))
    if observation.rules.hidden:
        return LayIndicator(observation.seat, lowest(observation.hand & SUIT_MASKS[suit]))
    return NameTrump(observation.seat, suit)


def reason_of(observation: CourtPieceObservation, made: Call) -> str:
    """Why a trump makes sense; empty for what no code is true of."""
    if isinstance(made, NameTrump):
        best, _ = best_trump(spread_hand(observation.hand))
        return reasons.reason_to_name(observation.hand, best) if made.suit is best else ""
    return ""


def see_table(agreements: Agreements, observation: CourtPieceObservation) -> Sight | None:
    """What the observing seat sees of a deal whose trump is known; None while the trick lies on the table in
    which it was turned up: to that one nobody plays by agreement.
    """
    if observation.trick is not None and observation.turned_at != 0:
        return None
    return agreed.see_table(agreements, observation, PACK, {})


def context_of(observation: CourtPieceObservation, agreements: Agreements = NO_AGREEMENTS) -> PlayContext:
    """The context in which a card is chosen."""
    rules = observation.rules
    return replace(
        read_context(observation, PACK, {}, observation.caller, agreements=agreements),
        hand=observation.cards,
        saves_aces=rules.is_double and rules.ace_rule is not AceRule.OFF and observation.pile.lying > 0,
    )


def act_by_rule(
    observation: CourtPieceObservation, agreements: Agreements = NO_AGREEMENTS
) -> Call | Play | AskTrump:
    """The act of the rules of thumb, without a lapse."""
    if observation.phase != "playing":
        return choose_trump(observation)
    if observation.trump is None:
        return hidden.choose_play(
            observation, agreed.Agreed(agreements, observation, PACK, {}) if agreements else None
        )
    if observation.turned_at != 0:
        return Play(observation.seat, (_card_once_turned(observation),))
    return Play(observation.seat, (choose_card(context_of(observation, agreements)),))


def _card_once_turned(observation: CourtPieceObservation) -> Card:
    """The card in the trick in which trump was turned up: the lowest that wins it from the other side (C36).

    The seat that asked has to play a trump; the cards played before are no trumps, whatever their suit.
    """
    trick, trump = observation.trick, observation.trump
    assert trick is not None and trump is not None, "trump has been turned up"
    cards = sorted(cards_of(observation.playable), key=lambda card: (card.suit is trump, card % 13))
    ahead = trick.plays[winning_index(trick.cards, trump, observation.turned_at)].seat
    if ahead is observation.seat.partner and len(trick.plays) == 3:
        return cards[0]
    place = len(trick.plays)
    winning = [
        card for card in cards if winning_index((*trick.cards, card), trump, observation.turned_at) == place
    ]
    return winning[0] if winning else cards[0]


class CasualCourtPiece(RuleBot):
    """Follows its own hand and the tricks it has seen; no search."""

    def __init__(self, agreements: Agreements = NO_AGREEMENTS) -> None:
        self._agreements = agreements

    def agreeing(self, agreements: Agreements) -> CasualCourtPiece:
        """The same player with a card of agreements."""
        return CasualCourtPiece(agreements)

    def decide(self, observation: CourtPieceObservation, rng: Random) -> BotDecision:
        """The action and its reason."""
        return explain(observation, self.act(observation, rng, Budget()), self._agreements)

    def act(self, observation: CourtPieceObservation, rng: Random, budget: Budget) -> Call | Play | AskTrump:
        """The action; it must be this seat's turn."""
        if observation.phase != "playing" or observation.trump is None or observation.turned_at != 0:
            return act_by_rule(observation, self._agreements)
        context = context_of(observation, self._agreements)
        return Play(observation.seat, (play_with_errors(context, ERROR_RATES["casual"], rng),))

    def by_rule(self, observation: CourtPieceObservation) -> BotDecision:
        """The play of the rules of thumb without a lapse, and its reason."""
        return explain(observation, act_by_rule(observation, self._agreements), self._agreements)


def explain(
    observation: CourtPieceObservation,
    made: Call | Play | AskTrump,
    agreements: Agreements = NO_AGREEMENTS,
) -> BotDecision:
    """An action with the code of its reason."""
    if isinstance(made, Play):
        if observation.trump is None or observation.turned_at != 0:
            return BotDecision.without_search(
                made, court_reasons.reason_without_trump(observation, made.cards[0])
            )
        card, context = made.cards[0], context_of(observation, agreements)
        reason = court_reasons.reason_of(observation, context, card) or slip_of(context, card)
        return BotDecision.without_search(made, reason)
    if isinstance(made, NameTrump):
        return BotDecision.without_search(made, reason_of(observation, made))
    return BotDecision.without_search(made, court_reasons.reason_to_call(observation, made))


CASUAL: Final = CasualCourtPiece()
