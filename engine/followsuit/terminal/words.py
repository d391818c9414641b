"""Words: the sentences the terminal says, for codes, events and prompts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from followsuit.base.errors import FollowSuitError, IllegalActError

SEATS: Final = {
    "S": "South",
    "W": "West",
    "N": "North",
    "E": "East",
    "SE": "South-East",
    "NE": "North-East",
    "NW": "North-West",
    "SW": "South-West",
}
SUITS: Final = {
    "S": "spades",
    "H": "hearts",
    "C": "clubs",
    "D": "diamonds",
    "NT": "no trump",
    "trump": "trumps",
}
SIDES: Final = {"NS": "North-South", "EW": "East-West", "A": "Side A", "B": "Side B"}

#: A sentence for a refusal's code, filled from its facts.
REFUSALS: Final = {
    "must_follow": "You hold {count} of {suit}, and {suit} were led: play one of {owed}.",
    "not_in_hand": "You do not hold {cards}.",
    "one_card": "Play one card.",
    "out_of_turn": "It is not your turn.",
    "bid_too_low": "{bid} is too low: the lowest bid is {lowest}.",
    "bid_taken": "{bid} has been bid already.",
    "no_such_bid": "{bid} cannot be bid here.",
    "must_bid": "You have to bid.",
    "already_passed": "You have passed already.",
    "bad_card": "{text} is not a card. Cards are written rank first: AS, TD, 9C, SJ, BJ.",
    "bad_suit": "{text} is not a suit: S, H, C or D.",
    "wrong_count": "Play {cards} cards; you named {played}.",
    "no_declaration": "{cards} declare nothing: show equal cards of rank {rank}, or two jokers of a kind.",
    "already_declared": "Your declaration stands: only more of the same cards can strengthen it.",
    "too_weak": "{standing} stands, and only more than that overrides it.",
    "must_follow_suit": "{suit} were led: play {cards} of them. You hold {held}.",
    "must_play_pairs": "You owe pairs of {suit}, {pairs} in all. You hold {held}.",
    "must_play_tractor": "You owe a tractor of {suit}. You hold {held}.",
    "must_play_triples": "You owe triples of {suit}, {triples} in all. You hold {held}.",
    "must_play_quads": "You owe quads of {suit}, {quads} in all. You hold {held}.",
    "must_play_trump": "You have none of the suit led: play {cards} trumps. You hold {held}.",
    "must_lead_unit": "Your throw came back: lead one unit.",
    "mixed_suits": "{cards} are of more than one suit: a lead is of one.",
    "no_throws": "Several units cannot be led together in these rules.",
    "no_throw_in_trump": "Trumps cannot be thrown in these rules.",
    "not_proven": "You cannot prove that nobody beats {beatable}.",
    "wrong_phase": "That cannot be done now.",
    "no_cards": "Name at least one card.",
    "no_trump_not_offered": "In this game one of the four suits is named.",
}


def refusal_sentence(error: FollowSuitError) -> str:
    """Return the sentence for a refused act or unclear input, with the clause where there is one."""
    template = REFUSALS.get(error.code)
    facts = {key: _fact(key, value) for key, value in error.facts.items()}
    # The message of an act that the rules refuse ends with the position, which is on the screen.
    plain = error.message.partition(";")[0] if isinstance(error, IllegalActError) else error.message
    try:
        sentence = template.format(**facts) if template else plain
    except KeyError:
        sentence = plain
    return f"{sentence} ({error.clause})" if error.clause else sentence


def _fact(key: str, value: Any) -> str:
    if key == "suit":
        return SUITS.get(value, str(value))
    if key == "seat":
        return SEATS.get(value, str(value))
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def counted(number: int, one: str, several: str = "") -> str:
    """A number with what is counted.

    >>> counted(1, "deal"), counted(2, "deal"), counted(0, "match", "matches")
    ('1 deal', '2 deals', '0 matches')
    """
    return f"{number} {one if number == 1 else several or one + 's'}"


def event_sentence(event: Mapping[str, Any]) -> str | None:
    """Return an event in a line; None for what the terminal shows otherwise."""
    seat = SEATS.get(str(event.get("seat")), "")
    match event["kind"]:
        case "deal_began":
            return f"Deal {event['number']}. {SEATS[event['dealer']]} deals." if "dealer" in event else None
        case "bid_made":
            return f"{seat} {'has to bid' if event['forced'] else 'bids'} {event['value']}."
        case "passed":
            return f"{seat} passes."
        case "auction_won":
            return f"{SEATS[event['declarer']]} has the contract at {event['contract']}."
        case "passed_out":
            return "Everybody passed: the cards are dealt again."
        case "trump_named":
            return f"{seat} names {SUITS[event['suit']]}."
        case "cards_played":
            return f"{seat} plays {' '.join(event['cards'])}."
        case "trick_won":
            points = f", {event['points']} points" if event.get("points") else ""
            return f"  {seat} takes the trick{points}."
        case "deal_scored":
            change = ", ".join(
                f"{SIDES[side]} {number:{'+d' if number else 'd'}}"
                for side, number in event["change"].items()
            )
            totals = ", ".join(f"{SIDES[side]} {number}" for side, number in event["totals"].items())
            return f"The deal: {change}. Totals: {totals}."
        case "match_won":
            return f"{SIDES[event['side']]} win the match." if event["side"] else "The match is a tie."
        case "pot_paid":
            paid = ", ".join(f"{SEATS[to]} {cents / 100:.2f}" for to, cents in event["pay"].items() if cents)
            return f"The pot of {event['pot'] / 100:.2f} play chips pays {paid}."
        case "cards_dealt":
            return None
        case kind:
            facts = ", ".join(f"{key} {_fact(key, value)}" for key, value in event.items() if key != "kind")
            return f"{kind.replace('_', ' ').capitalize()}: {facts}." if facts else f"{kind}."
