"""Prompt: what a seat is asked, and what it could answer, as plain data for a front end.

`complete` goes from one tapped card to the set the person most likely means. For a lead: the tractor the card
is part of, else its pair, else itself. For a follow: a legal play that holds the card, built as the duty
asks. The code that judges plays builds the sets, so a suggestion is never refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from followsuit.cards import Card
from followsuit.errors import CardError, Refusal
from followsuit.plain import plain
from followsuit.tractor.cards.arranging import runs
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.ladder import Ladder, ladder_of
from followsuit.tractor.cards.laying import Cost, lay, low_cost
from followsuit.tractor.cards.pack import card_points
from followsuit.tractor.cards.shapes import Format, format_of
from followsuit.tractor.cards.trump import Trump, sorted_hand
from followsuit.tractor.front.claim import sure_leads
from followsuit.tractor.front.observation import TractorObservation
from followsuit.tractor.front.options import STRAINS, declare_options, follow_options
from followsuit.tractor.front.wide_options import wide_complete
from followsuit.tractor.law.declaring import named
from followsuit.tractor.law.follow import following
from followsuit.tractor.law.laws import law_of
from followsuit.tractor.rules import TractorRules

#: Makes the tapped card the first choice in every step of a construction.
_TAPPED = -1_000_000


def prompt(seen: TractorObservation) -> dict[str, Any] | None:
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
                "only": None,
                "claim": None,
            }
        case "naming":
            return {"kind": "name_trump", "suits": plain(STRAINS)}
        case "burying":
            return {"kind": "bury", "count": seen.standing.sizes.kitty, "worth": worth_in(seen.hand)}
        case _:
            return play_prompt(seen)


def worth_in(hand: Sequence[Card]) -> dict[str, int]:
    """What the point cards of a hand are worth, for a front end to add up a burial (T2)."""
    return {card.text: card_points((card,)) for card in dict.fromkeys(hand) if card_points((card,))}


def declare_prompt(seen: TractorObservation, *, can_pass: bool) -> dict[str, Any]:
    """The declarations that can be made. ``can_pass``: the seat is asked and has to answer (T10)."""
    declarations = [
        {
            "cards": plain(option.cards),
            "suit": plain(named(option.cards)),
        }
        for option in declare_options(seen)
    ]
    return {"kind": "declare", "can_pass": can_pass, "declarations": declarations}


def play_prompt(seen: TractorObservation) -> dict[str, Any]:
    """Which cards can be part of a legal play, and why not each of the others.

    ``count`` is how many cards the lead asks for, None when leading. ``only`` is the one legal play where
    there is but one, ``claim`` the number of tricks left where the seat takes them all for certain; the last
    one is nothing to claim.
    """
    assert seen.trick is not None and seen.trump is not None, "whoever plays sees a trick and knows trump"
    lead = seen.trick.plays[0].cards if seen.trick.plays else None
    kinds = tuple(dict.fromkeys(seen.hand))
    playable = [card for card in kinds if complete(seen.hand, card, lead, seen.trump, seen.rules)]
    others = [card for card in kinds if card not in playable]
    claim = len(sure_leads(seen))
    return {
        "kind": "play",
        "only": plain(only_play(seen.hand, playable, lead)),
        "claim": claim if claim > 1 else None,
        "count": len(lead) if lead is not None else None,
        "playable": plain(playable),
        "refused": _refused(seen, others, lead) if others and lead is not None else {},
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


def choosing(seen: TractorObservation, chosen: Sequence[Card], tapped: Card) -> tuple[Card, ...]:
    """The set that is chosen once a card has been tapped; outside the play of a trick, that card besides."""
    if seen.phase != "playing" or seen.trick is None or seen.trump is None:
        return (*chosen, tapped)
    lead = seen.trick.plays[0].cards if seen.trick.plays else None
    return chosen_with(seen.hand, chosen, tapped, lead, seen.trump, seen.rules)


def _refused(seen: TractorObservation, cards: Sequence[Card], lead: Sequence[Card]) -> dict[str, Any]:
    """Why each of these cards, which no legal play holds, may not be played, by its text.

    The card is tried in the place of the last card of a legal play.
    """
    assert seen.trump is not None, "whoever plays knows trump"
    legal = follow_options(seen.hand, lead, seen.trump, seen.rules)[0]
    refused = {}
    for card in cards:
        refusal = law_of(seen.rules).check_follow(
            seen.hand, lead, (*legal[:-1], card), seen.trump, seen.rules
        )
        assert refusal is not None, "a card that no legal play holds makes every play illegal"
        refused[card.text] = _refusal_data(refusal)
    return refused


def _refusal_data(refusal: Refusal) -> Mapping[str, Any]:
    return {"code": refusal.code, "clause": refusal.clause, "facts": dict(refusal.facts)}


def _kinds(hand: Sequence[Card]) -> list[str]:
    return [card.text for card in dict.fromkeys(hand)]


# From one tapped card to a set ---------------------------------------------------------------------------
def complete(
    hand: Sequence[Card], tapped: Card, lead: Sequence[Card] | None, trump: Trump, rules: TractorRules
) -> tuple[Card, ...]:
    """The suggested set for a tapped card, as a hand shows it; empty if no legal play holds the card.

    ``lead`` is None when leading. Raises `CardError` for a card that is not in the hand.

    >>> from followsuit.cards import Rank, Suit, cards_text, parse_card, parse_cards
    >>> from followsuit.tractor.rules import PRESETS
    >>> hand, trump = parse_cards("5H 5H 6H 6H 9H AS"), Trump(Rank.TWO, Suit.SPADES)
    >>> cards_text(complete(hand, parse_card("5H"), None, trump, PRESETS["standard"]))
    '6H 6H 5H 5H'
    >>> cards_text(complete(hand, parse_card("5H"), parse_cards("KH KH"), trump, PRESETS["standard"]))
    '5H 5H'
    """
    if tapped not in hand:
        raise CardError("not_in_hand", f"{tapped.text} is not in the hand", facts={"card": tapped.text})
    if rules.packs > 2:
        return sorted_hand(wide_complete(hand, tapped, lead, trump, rules), trump)
    ladder = ladder_of(trump, rules)
    holding = Holding.of(hand, ladder)
    if lead is None:
        return sorted_hand(_to_lead(holding, tapped, ladder), trump)
    form = format_of(Holding.of(lead, ladder))
    if form is None:
        raise CardError("bad_lead", "a lead is of one effective suit", clause="T20")
    cards = _to_follow(holding, tapped, form, rules)
    return sorted_hand(cards, trump) if tapped in cards else ()


def chosen_with(
    hand: Sequence[Card],
    chosen: Sequence[Card],
    tapped: Card,
    lead: Sequence[Card] | None,
    trump: Trump,
    rules: TractorRules,
) -> tuple[Card, ...]:
    """The set that is chosen once another card has been tapped.

    The first tap suggests (`complete`). A later one adds: to a lead a whole unit of what is left of the hand,
    to a follow the one card, since whoever goes on tapping has something else in mind; a follow that has
    enough cards already begins anew. Whether the set may be played is another question.

    >>> from followsuit.cards import Rank, Suit, cards_text, parse_card, parse_cards
    >>> from followsuit.tractor.rules import PRESETS
    >>> hand, trump = parse_cards("5H 5H KH AH AS"), Trump(Rank.TWO, Suit.SPADES)
    >>> chosen = chosen_with(hand, parse_cards("AH"), parse_card("5H"), None, trump, PRESETS["standard"])
    >>> cards_text(chosen)
    'AH 5H 5H'
    """
    left = list(hand)
    for card in chosen:
        if card not in left:
            raise CardError("not_in_hand", f"{card.text} is not in the hand", facts={"card": card.text})
        left.remove(card)
    if tapped not in left:
        raise CardError("not_in_hand", f"{tapped.text} is not in the hand", facts={"card": tapped.text})
    if lead is None:
        return sorted_hand((*chosen, *complete(left, tapped, None, trump, rules)), trump)
    if not chosen or len(chosen) >= len(lead):
        return complete(hand, tapped, lead, trump, rules) or (tapped,)
    return sorted_hand((*chosen, tapped), trump)


def _to_lead(hand: Holding, tapped: Card, ladder: Ladder) -> tuple[Card, ...]:
    if not hand.twice & ladder.bit[tapped]:
        return (tapped,)
    suit, step = ladder.suit[tapped], ladder.step[tapped]
    for length, top in runs(ladder.steps(hand.field(suit)[1])):
        if top - length < step <= top:
            laid = lay(
                _between(hand, tapped, top - length + 1, top),
                suit,
                2 * length,
                (length,),
                length,
                _first(tapped),
            )
            assert laid is not None, "a run of pairs is a tractor"
            return laid
    return (tapped, tapped)


def _between(hand: Holding, tapped: Card, low: int, high: int) -> Holding:
    """The pairs of the tapped card's suit from one step to another."""
    ladder = hand.ladder
    suit = ladder.suit[tapped]
    return Holding.of(
        [
            card
            for card in hand.cards()
            if ladder.suit[card] is suit
            and low <= ladder.step[card] <= high
            and hand.twice & ladder.bit[card]
        ],
        ladder,
    )


def _first(tapped: Card, base: Cost | None = None) -> Cost:
    cost = [0] * 54 if base is None else list(base)
    cost[tapped] = _TAPPED
    return cost


def _to_follow(hand: Holding, tapped: Card, form: Format, rules: TractorRules) -> tuple[Card, ...]:
    cost = _first(tapped, low_cost(hand.ladder))
    if hand.count(form.suit) == 0:
        # Void: nothing is owed (T29), but whoever taps a card for a pair or a tractor wants it to be one.
        suit = hand.ladder.suit[tapped]
        shaped = lay(hand, suit, form.size, form.tractors, form.pairs, cost)
        if shaped is not None and tapped in shaped:
            return shaped
    return following(hand, form, rules, cost)
