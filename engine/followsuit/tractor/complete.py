"""Completing: from one tapped card to the set the person most likely means.

For a lead: the tractor the card is part of, else its pair, else itself. For a follow: a legal play that holds
the card, built as the duty asks. The code that judges plays builds them, so a suggestion is never refused.
"""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.cards import Card
from followsuit.errors import CardError
from followsuit.tractor.arranging import runs
from followsuit.tractor.holding import Holding
from followsuit.tractor.ladder import Ladder, ladder_of
from followsuit.tractor.laying import Cost, following, lay, low_cost
from followsuit.tractor.rules import TractorRules
from followsuit.tractor.shapes import Format, format_of
from followsuit.tractor.sorting import sorted_hand
from followsuit.tractor.trump import Trump

#: Makes the tapped card the first choice in every step of a construction.
_TAPPED = -1_000_000


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
