"""Prompt: the choice that a seat has and its possible answers, as plain data for a front end.

`complete` goes from one tapped card to the set that the person most likely means. For a lead: the tractor
that the card is part of, else its pair, else the card itself. For a follow: a legal play that holds the card.
The code that judges plays builds the sets, so a suggestion is never refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from followsuit.base.cards import Card
from followsuit.base.errors import CardError
from followsuit.base.jsonable import to_json
from followsuit.card_games.shengji.cards.cheapest_cards import Cost, lay, low_cost
from followsuit.card_games.shengji.cards.ladder import Ladder, ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.shapes import Format, led_format
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump, effective_suit, sorted_hand
from followsuit.card_games.shengji.law.declaring import is_declaration, named
from followsuit.card_games.shengji.law.follow import check_follow, following, trumps_due
from followsuit.card_games.tractor.interface.claim import sure_leads
from followsuit.card_games.tractor.interface.many_packs_options import many_packs_complete
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.interface.options import STRAINS, declare_options, follow_options
from followsuit.card_games.tractor.rules import TractorRules

#: The phases in which seats may declare.
DECLARING: Final = ("dealing", "last_chance", "countering")

#: The cost that makes the tapped card the cheapest, so that a play is built around it.
_TAPPED = -1_000_000


def prompt(observation: TractorObservation) -> dict[str, Any] | None:
    """The choice that the observing seat has; None if it may not act, or has nothing to declare."""
    if not observation.is_mine:
        return None
    match observation.phase:
        case "dealing":
            return declare_prompt(observation, can_pass=False) if declare_options(observation) else None
        case "last_chance" | "countering":
            return declare_prompt(observation, can_pass=True)
        case "bidding":
            assert observation.bidding is not None, "bidding has a bidding"
            return {
                "kind": "bid",
                "can_pass": True,
                "no_pass": None,
                "values": list(observation.bidding.values),
                "by_pair": True,
            }
        case "starter_trick":
            return {
                "kind": "play",
                "count": 1,
                "playable": _kinds(observation.hand),
                "refused": {},
                "only": None,
                "claim": None,
                "is_void": False,
            }
        case "naming":
            return {"kind": "name_trump", "suits": to_json(STRAINS)}
        case "burying":
            return {
                "kind": "bury",
                "count": observation.standing.sizes.kitty,
                "worth": worth_in(observation.hand),
            }
        case _:
            return play_prompt(observation)


def worth_in(hand: Sequence[Card]) -> dict[str, int]:
    """The points of each card in a hand that has any, so that a front end can add up a burial (T2)."""
    return {card.text: card_points((card,)) for card in dict.fromkeys(hand) if card_points((card,))}


def declare_prompt(observation: TractorObservation, *, can_pass: bool) -> dict[str, Any]:
    """The declarations that the seat can make, as plain data, and in ``suits`` all that one may name.

    ``can_pass``: it is the seat's turn, so it has to answer, and it may pass (T10).
    """
    declarations = [
        {
            "cards": to_json(option.cards),
            "suit": to_json(named(option.cards)),
        }
        for option in declare_options(observation)
    ]
    return {
        "kind": "declare",
        "can_pass": can_pass,
        "declarations": declarations,
        "suits": to_json(STRAINS),
    }


def play_prompt(observation: TractorObservation) -> dict[str, Any]:
    """The cards that can be part of a legal play, and for each other card why not, as plain data.

    ``count`` is the number of cards that were led, None when leading. ``only`` is the one legal play, None if
    there are several. ``claim`` is the number of tricks left if the seat is certain to win them all, else
    None; the last trick alone is not claimed. ``must_lead_unit`` is there only after a throw of the seat that
    was void (T90).
    """
    assert observation.trick is not None and observation.trump is not None, (
        "a seat that plays sees a trick and knows trump"
    )
    lead = observation.trick.plays[0].cards if observation.trick.plays else None
    kinds = tuple(dict.fromkeys(observation.hand))
    playable = [
        card for card in kinds if complete(observation.hand, card, lead, observation.trump, observation.rules)
    ]
    others = [card for card in kinds if card not in playable]
    claim = len(sure_leads(observation))
    after_void_throw = {"must_lead_unit": True} if observation.is_taken_back else {}
    return {
        **after_void_throw,
        "kind": "play",
        "only": to_json(only_play(observation.hand, playable, lead)),
        "claim": claim if claim > 1 else None,
        "count": len(lead) if lead is not None else None,
        "playable": to_json(playable),
        "refused": _refused(observation, others, lead) if others and lead is not None else {},
        "is_void": lead is not None and _is_void(observation.hand, lead, observation.trump),
    }


def _is_void(hand: Sequence[Card], lead: Sequence[Card], trump: Trump) -> bool:
    """Whether a follower has no card of the suit led, which is not trump."""
    led = effective_suit(lead[0], trump)
    return led is not EffectiveSuit.TRUMP and all(effective_suit(card, trump) is not led for card in hand)


def only_play(
    hand: Sequence[Card], playable: Sequence[Card], lead: Sequence[Card] | None
) -> tuple[Card, ...] | None:
    """The one legal play, None if there are several; ``playable`` are the kinds that legal plays hold.

    If the hand has just as many of these cards as were led, it has to play all of them. A leader has only one
    play if it holds one card.
    """
    due = len(lead) if lead is not None else 1
    able = tuple(card for card in hand if card in playable)
    if lead is None and len(hand) > 1:
        return None
    return able if len(able) == due else None


def choosing(observation: TractorObservation, chosen: Sequence[Card], tapped: Card) -> tuple[Card, ...]:
    """The cards to select after a tap; when no trick is being played, ``chosen`` and the tapped card.

    The first card tapped to declare with brings the others that the weakest possible declaration needs.
    Raises `CardError` for cards that the seat does not hold.
    """
    if observation.phase in DECLARING and not chosen:
        return to_declare(observation, tapped)
    if observation.phase != "playing" or observation.trick is None or observation.trump is None:
        return (*chosen, tapped)
    lead = observation.trick.plays[0].cards if observation.trick.plays else None
    return chosen_with(observation.hand, chosen, tapped, lead, observation.trump, observation.rules)


def _refused(observation: TractorObservation, cards: Sequence[Card], lead: Sequence[Card]) -> dict[str, Any]:
    """Why each of these cards may not be played, by the card's text. No legal play holds any of them.

    The reason is that of a legal play with its last card replaced by the card in question.
    """
    assert observation.trump is not None, "a seat that plays knows trump"
    legal = follow_options(observation.hand, lead, observation.trump, observation.rules)[0]
    refused = {}
    for card in cards:
        refusal = check_follow(
            observation.hand, lead, (*legal[:-1], card), observation.trump, observation.rules
        )
        assert refusal is not None, "a card that no legal play holds makes every play illegal"
        refused[card.text] = refusal.as_data()
    return refused


def _kinds(hand: Sequence[Card]) -> list[str]:
    return [card.text for card in dict.fromkeys(hand)]


def to_declare(observation: TractorObservation, tapped: Card) -> tuple[Card, ...]:
    """The cards that a tap shows to declare with: the weakest possible declaration with the card (T6).

    If none is possible, all cards like it where several of the kind could be one, so that the refusal is
    about the most that the seat could show; of any other card the card alone. Raises `CardError`
    (``not_in_hand``).
    """
    if tapped not in observation.hand:
        raise CardError("not_in_hand", f"{tapped.text} is not in the hand", facts={"cards": [tapped.text]})
    for option in declare_options(observation):
        if option.cards[0] == tapped:
            return option.cards
    alike = tuple(card for card in observation.hand if card == tapped)
    return alike if is_declaration(observation.trump_rank, alike) else (tapped,)


# From one tapped card to a set ---------------------------------------------------------------------------
def complete(
    hand: Sequence[Card], tapped: Card, lead: Sequence[Card] | None, trump: Trump, rules: TractorRules
) -> tuple[Card, ...]:
    """The suggested set for a tapped card, as a hand shows it; empty if no legal play holds the card.

    ``lead`` is None when leading. Raises `CardError`: ``not_in_hand``, or ``bad_lead`` for a lead of several
    suits.

    >>> from followsuit.base.cards import Rank, Suit, cards_text, parse_card, parse_cards
    >>> from followsuit.card_games.tractor.rules import PRESETS
    >>> hand, trump = parse_cards("5H 5H 6H 6H 9H AS"), Trump(Rank.TWO, Suit.SPADES)
    >>> cards_text(complete(hand, parse_card("5H"), None, trump, PRESETS["standard"]))
    '6H 6H 5H 5H'
    >>> cards_text(complete(hand, parse_card("5H"), parse_cards("KH KH"), trump, PRESETS["standard"]))
    '5H 5H'
    """
    if tapped not in hand:
        raise CardError("not_in_hand", f"{tapped.text} is not in the hand", facts={"cards": [tapped.text]})
    if rules.packs > 2:
        return sorted_hand(many_packs_complete(hand, tapped, lead, trump, rules), trump)
    ladder = ladder_of(trump, rules)
    holding = Holding.of(hand, ladder)
    if lead is None:
        return sorted_hand(_to_lead(holding, tapped, ladder), trump)
    form = led_format(Holding.of(lead, ladder))
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
    """The cards to select after a tap on ``tapped`` when ``chosen`` are selected already.

    ``lead`` is None when leading. The first tap selects a suggested set (`complete`). A later tap adds: to a
    lead the card's whole unit from the rest of the hand; to a follow only the card, because a person who goes
    on tapping does not want the suggestion. If a follow has enough cards already, a tap begins a new
    selection. The set need not be a legal play. Raises `CardError` (``not_in_hand``).

    >>> from followsuit.base.cards import Rank, Suit, cards_text, parse_card, parse_cards
    >>> from followsuit.card_games.tractor.rules import PRESETS
    >>> hand, trump = parse_cards("5H 5H KH AH AS"), Trump(Rank.TWO, Suit.SPADES)
    >>> chosen = chosen_with(hand, parse_cards("AH"), parse_card("5H"), None, trump, PRESETS["standard"])
    >>> cards_text(chosen)
    'AH 5H 5H'
    """
    left = list(hand)
    for card in chosen:
        if card not in left:
            raise CardError("not_in_hand", f"{card.text} is not in the hand", facts={"cards": [card.text]})
        left.remove(card)
    if tapped not in left:
        raise CardError("not_in_hand", f"{tapped.text} is not in the hand", facts={"cards": [tapped.text]})
    if lead is None:
        return sorted_hand((*chosen, *complete(left, tapped, None, trump, rules)), trump)
    if not chosen or len(chosen) >= len(lead):
        return complete(hand, tapped, lead, trump, rules) or (tapped,)
    return sorted_hand((*chosen, tapped), trump)


def _to_lead(hand: Holding, tapped: Card, ladder: Ladder) -> tuple[Card, ...]:
    """The tractor that the tapped card is part of, else its pair, else the card."""
    if not hand.twice & ladder.bit[tapped]:
        return (tapped,)
    suit, step = ladder.suit[tapped], ladder.step[tapped]
    steps = ladder.steps(hand.field(suit)[1])
    low = high = step
    while low and steps >> (low - 1) & 1:
        low -= 1
    while steps >> (high + 1) & 1:
        high += 1
    length = high - low + 1
    if length == 1:
        return (tapped, tapped)
    pairs = _between(hand, tapped, low, high)
    laid = lay(pairs, suit, 2 * length, [(2, length)], _first(tapped))
    assert laid is not None, "neighbouring pairs are a tractor"
    return laid


def _between(hand: Holding, tapped: Card, low: int, high: int) -> Holding:
    """The pairs of the tapped card's suit on the steps from ``low`` to ``high``."""
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
    """The cost ``base`` (by default 0 for every card) with the tapped card made the cheapest."""
    cost = [0] * 54 if base is None else list(base)
    cost[tapped] = _TAPPED
    return cost


def _to_follow(hand: Holding, tapped: Card, form: Format, rules: TractorRules) -> tuple[Card, ...]:
    """A legal play to a lead of this format; it holds the tapped card if the cards owed leave room for it."""
    cost = _first(tapped, low_cost(hand.ladder))
    if hand.count(form.suit) == 0:
        # Void: nothing is owed (T29), or trumps (T87); but who taps a card for a pair or a tractor wants one.
        suit = hand.ladder.suit[tapped]
        shaped = lay(hand, suit, form.size, form.shapes, cost)
        if shaped is not None and tapped in shaped and _may_play(hand, suit, form, rules):
            return shaped
    return following(hand, form, rules, cost)


def _may_play(hand: Holding, suit: EffectiveSuit, form: Format, rules: TractorRules) -> bool:
    """Whether a seat that is void in the led suit may play cards of this suit alone (T87)."""
    return suit is EffectiveSuit.TRUMP or not trumps_due(hand, form, rules)
