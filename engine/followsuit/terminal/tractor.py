"""Tractor in the terminal: its prompts, what is typed at them, and its events as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from followsuit.base.errors import RequestError
from followsuit.terminal.screen import Screen
from followsuit.terminal.words import SEATS, SIDES, SUITS

HELP = """Several cards go on one line: 5C 5C 6C 6C. To declare, type the cards you show: 2H 2H.
While cards are dealt, Enter lets an offer go by. NT names no trump."""


def standing_line(view: Mapping[str, Any]) -> str | None:
    """Return levels, roles and points in a line; None for another game's view."""
    if view["game"] != "tractor":
        return None
    score = {row["label"]: row["values"] for row in view["score"]}
    levels = ", ".join(f"{SIDES[side]} {level}" for side, level in score["level"].items())
    parts = [f"Levels: {levels}"]
    if view["trump"] is not None:
        parts.append(f"trump {trump_words(view['own']['trump_rank'], view['trump'])}")
    elif declared := [call for call in view["calls"] if "suit" in call]:
        standing = declared[-1]
        parts.append(f"{SEATS[standing['seat']]} has declared {SUITS[standing['suit']]}")
    for starter in view["roles"]:
        [declaring] = (side for side, role in score["role"].items() if role == "defend")
        parts.append(f"{SEATS[starter]} starts for {SIDES[declaring]}")
    if view["phase"] == "playing":
        [points] = score["attackers"].values()
        parts.append(f"opposing side {points} points")
    return "; ".join(parts)


def trump_words(rank: str, suit: str) -> str:
    """Return a trump in words.

    >>> trump_words("2", "H"), trump_words("A", "NT")
    ('hearts with 2', 'no trump with A')
    """
    return f"{SUITS[suit]} with {rank}"


def prompt_line(screen: Screen, prompt: Mapping[str, Any]) -> str | None:
    """Return the question of a prompt that only Tractor has; None for the others."""
    match prompt["kind"]:
        case "declare":
            offers = ", ".join(screen.cards(offer["cards"]) for offer in prompt["declarations"])
            if prompt["can_pass"]:
                return f"Last chance to declare ({offers}), or pass? "
            return f"Declare ({offers})? Enter waits. "
        case "bury":
            return f"Bury {prompt['count']} cards? "
        case "play" if prompt.get("count", 1) is None:
            return "Your lead? "
        case "play" if prompt.get("count", 1) > 1:
            return f"Your {prompt['count']} cards ({screen.cards(prompt['playable'])})? "
        case _:
            return None


def typed_action(prompt: Mapping[str, Any], text: str) -> dict[str, Any] | None:
    """Return the action that a text means under a prompt that only Tractor has; None for the others.

    Raises `RequestError` (``unclear``).
    """
    words = text.replace(",", " ").split()
    word = words[0].lower() if words else ""
    match prompt["kind"]:
        case "declare":
            if word in ("pass", "p"):
                return {"kind": "pass"}
            if not words:
                raise RequestError("unclear", "Type the cards you show, or 'pass'.")
            return {"kind": "declare", "cards": words}
        case "name_trump" if "NT" in prompt["suits"] and word in ("nt", "notrump", "no"):
            return {"kind": "name_trump", "suit": "NT"}
        case _:
            return None


def event_sentence(event: Mapping[str, Any]) -> str | None:
    """Return an event of Tractor in a line; None for an event of any game, empty for one not shown."""
    seat = SEATS.get(str(event.get("seat")), "")
    cards = " ".join(event.get("cards") or ())
    match event["kind"]:
        case "deal_began" if event["dealer"] == event["first"]:
            return f"Deal {event['number']}. The first card goes to {SEATS[event['first']]}."
        case "declared":
            return f"{seat} declares {cards} after {event['dealt']} cards: {SUITS[event['suit']]}."
        case "starter_changed":
            return f"  {seat} would start, {SIDES[event['side']]} declare."
        case "last_chance_began":
            return "All cards are dealt. You have a last chance to declare."
        case "last_chance_passed":
            return f"{seat} does not declare."
        case "counter_chance_began":
            return f"The others may declare over what stands, {SEATS[event['first']]} first."
        case "auction_began":
            return f"All cards are dealt. The pairs bid, {SEATS[event['first']]} speaks first."
        case "kitty_turned":
            return f"Nobody declared. The kitty shows {cards}: {SUITS[event['suit']]}."
        case "starter_trick_taken":
            return f"  {seat} has put the highest card, {event['points']} points."
        case "trump_fixed":
            trump = trump_words(event["rank"], event["suit"])
            return f"Trump is {trump}. {SEATS[event['starter']]} starts for {SIDES[event['declaring_side']]}."
        case "kitty_taken":
            return f"You take the kitty: {cards}."
        case "kitty_buried":
            return f"{seat} buries {event['count']} cards."
        case "cards_buried":
            return ""
        case "throw_failed":
            attempt, down = " ".join(event["attempt"]), " ".join(event["down"])
            penalty = f" {event['penalty']} points go to the other side." if event["penalty"] else ""
            better = SEATS[event["beaten_by"]]
            left = f"{down} goes down" if down else "all of it goes back"
            return f"{seat} throws {attempt}, but {better} holds better: {left}.{penalty}"
        case "kitty_revealed":
            return f"The kitty: {cards}. {event['points']} points × {event['multiplier']} = {event['bonus']}."
        case "deal_won":
            side = SIDES[event["declares_next"]]
            starter = SEATS[event["starter"]]
            return f"The opposing side has {event['points']} points. {side} declare next, {starter} starts."
        case "level_changed":
            return f"{SIDES[event['side']]} go from {event['before']} to {event['after']}."
        case _:
            return None
