"""Prompt: what a seat is asked, and what it could answer, as plain data for a front end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from followsuit.cards import Card
from followsuit.errors import Refusal
from followsuit.plain import plain
from followsuit.tractor.choices import STRAINS, declare_options
from followsuit.tractor.claim import sure_leads
from followsuit.tractor.complete import chosen_with, complete
from followsuit.tractor.declaring import named, strength
from followsuit.tractor.follow import check_follow
from followsuit.tractor.observation import Observation
from followsuit.tractor.options import follow_options
from followsuit.tractor.pack import IN_KITTY
from followsuit.tractor.scoring import card_points


def prompt(seen: Observation) -> dict[str, Any] | None:
    """What the observing seat is asked; None where it may not act, or could do nothing but wait."""
    if not seen.is_mine:
        return None
    match seen.phase:
        case "dealing":
            return declare_prompt(seen, can_pass=False) if declare_options(seen) else None
        case "last_chance":
            return declare_prompt(seen, can_pass=True)
        case "bidding":
            assert seen.bidding is not None, "bidding has a bidding"
            return {"kind": "bid", "can_pass": True, "values": list(seen.bidding.values)}
        case "starter_trick":
            return {
                "kind": "play",
                "count": 1,
                "playable": _kinds(seen.hand),
                "refused": {},
                "complete": {},
                "only": None,
                "claim": None,
            }
        case "naming":
            return {"kind": "name_trump", "suits": plain(STRAINS)}
        case "burying":
            return {"kind": "bury", "count": IN_KITTY, "worth": worth_in(seen.hand)}
        case _:
            return play_prompt(seen)


def worth_in(hand: Sequence[Card]) -> dict[str, int]:
    """What the point cards of a hand are worth, for a front end to add up a burial (T2)."""
    return {card.text: card_points((card,)) for card in dict.fromkeys(hand) if card_points((card,))}


def declare_prompt(seen: Observation, *, can_pass: bool) -> dict[str, Any]:
    """The declarations that can be made. ``can_pass``: the seat is asked and has to answer (T10)."""
    declarations = [
        {
            "cards": plain(option.cards),
            "suit": plain(named(option.cards)),
            "strength": strength(option.cards),
        }
        for option in declare_options(seen)
    ]
    return {"kind": "declare", "can_pass": can_pass, "declarations": declarations}


def play_prompt(seen: Observation) -> dict[str, Any]:
    """Which cards can be part of a legal play, and why not each of the others.

    ``count`` is how many cards the lead asks for, None when leading. ``complete`` gives for a card the set a
    tap on it should choose. ``only`` is the one legal play where there is but one, ``claim`` the number of
    tricks left where the seat takes them all for certain; the last one is nothing to claim.
    """
    assert seen.trick is not None and seen.trump is not None, "whoever plays sees a trick and knows trump"
    lead = seen.trick.plays[0].cards if seen.trick.plays else None
    sets = {
        card: complete(seen.hand, card, lead, seen.trump, seen.rules) for card in dict.fromkeys(seen.hand)
    }
    refused = {
        card.text: _refusal_data(_why_not(seen, card, lead))
        for card, cards in sets.items()
        if not cards and lead is not None
    }
    claim = len(sure_leads(seen))
    return {
        "kind": "play",
        "only": plain(only_play(seen.hand, [card for card, cards in sets.items() if cards], lead)),
        "claim": claim if claim > 1 else None,
        "count": len(lead) if lead is not None else None,
        "playable": [card.text for card, cards in sets.items() if cards],
        "refused": refused,
        "complete": {card.text: plain(cards) for card, cards in sets.items() if cards},
    }


def only_play(
    hand: Sequence[Card], playable: Sequence[Card], lead: Sequence[Card] | None
) -> tuple[Card, ...] | None:
    """The one legal play, None where there are more; ``playable`` are the kinds that legal plays hold.

    Where these are no more cards than are due, all of them have to go; a leader with one card leads it.
    """
    due = len(lead) if lead is not None else 1
    able = tuple(card for card in hand if card in playable)
    if lead is None and len(hand) > 1:
        return None
    return able if len(able) == due else None


def choosing(seen: Observation, chosen: Sequence[Card], tapped: Card) -> tuple[Card, ...]:
    """The set that is chosen once a card has been tapped; outside the play of a trick, that card besides."""
    if seen.phase != "playing" or seen.trick is None or seen.trump is None:
        return (*chosen, tapped)
    lead = seen.trick.plays[0].cards if seen.trick.plays else None
    return chosen_with(seen.hand, chosen, tapped, lead, seen.trump, seen.rules)


def _why_not(seen: Observation, card: Card, lead: Sequence[Card]) -> Refusal:
    """What is wrong with a card that no legal play holds: it stands in for a card of a legal play."""
    assert seen.trump is not None, "whoever plays knows trump"
    legal = follow_options(seen.hand, lead, seen.trump, seen.rules)[0]
    refusal = check_follow(seen.hand, lead, (*legal[:-1], card), seen.trump, seen.rules)
    assert refusal is not None, "a card that no legal play holds makes every play illegal"
    return refusal


def _refusal_data(refusal: Refusal) -> Mapping[str, Any]:
    return {"code": refusal.code, "clause": refusal.clause, "facts": dict(refusal.facts)}


def _kinds(hand: Sequence[Card]) -> list[str]:
    return [card.text for card in dict.fromkeys(hand)]
