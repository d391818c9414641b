"""Rulings of Tractor on how a deal opens, and on the price of a failed throw."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from followsuit.base.cards import NO_TRUMP, cards_text, parse_cards, parse_rank
from followsuit.card_games.shengji.law.lead import resolve_throw
from followsuit.card_games.shengji.option_values import AuctionDeals, NoDeclaration, TrumpFinding
from followsuit.card_games.tractor.interface.referee_forms import (
    Question,
    Ruling,
    bad_field,
    check_pack,
    led_cards,
    list_of_cards,
    need,
    trump_in,
)
from followsuit.card_games.tractor.phases.dealing import turn_kitty
from followsuit.card_games.tractor.rules import TractorRules


def _undeclared(rules: TractorRules, question: Question) -> Ruling:
    """What follows if nobody declares (T12): a new deal, or a trump suit; null is none."""
    need(question, "rank", "kitty")
    kitty, rank = parse_cards(question["kitty"]), parse_rank(question["rank"])
    check_pack(kitty, rules)
    if rules.no_declaration is NoDeclaration.KITTY:
        turned, suit = turn_kitty(kitty, rank, rules)
        return {
            "redeal": False,
            "turned": cards_text(turned),
            "trump_suit": None if suit is NO_TRUMP else suit.letter,
        }
    return {"redeal": rules.no_declaration is NoDeclaration.REDEAL, "turned": "", "trump_suit": None}


def _opens(rules: TractorRules, question: Question) -> Ruling:
    """Whether the deal of this number is opened by bidding (T40, T98)."""
    need(question, "deal")
    deal = question["deal"]
    if type(deal) is not int or deal < 1:
        raise bad_field("deal", "the number of a deal, from 1")
    every = rules.auction_deals is AuctionDeals.EVERY
    return {"bidding": rules.finding is TrumpFinding.AUCTION and (deal == 1 or every)}


def _thrown(rules: TractorRules, question: Question) -> Ruling:
    """What becomes of a throw against the other hands, and the points that its failure costs (T22)."""
    need(question, "trump", "attempt", "others")
    trump, attempt = trump_in(question, rules), parse_cards(question["attempt"])
    others = list_of_cards(question, "others")
    if len(others) >= rules.seats:
        raise bad_field("others", "the hands of the other seats")
    check_pack(attempt + sum(others, ()), rules)
    result = resolve_throw(led_cards(attempt, trump, rules), others, trump, rules)
    penalty = rules.failed_throw_penalty if result.fails else 0
    return {"fails": result.fails, "down": cards_text(result.down), "penalty": penalty}


#: The functions that answer these questions, by the question's name.
OPENING_RULINGS: Final[Mapping[str, Callable[[TractorRules, Question], Ruling]]] = {
    "undeclared": _undeclared,
    "opens": _opens,
    "thrown": _thrown,
}
