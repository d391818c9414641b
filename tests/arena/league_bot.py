"""A stand-in for a bot of the 80fen league: it holds to the documented calls, and plays the plainest legal cards.

Its rules are written apart from ours, from the league's own pseudocode, as far as a plain bot needs them.
"""

import json
import sys
from collections import Counter


def effective(card, trump):
    if card["suit"] == "X" or card["rank"] == trump["rank"] or card["suit"] == trump["suit"]:
        return "T"
    return card["suit"]


def pairs(cards):
    return sum(count // 2 for count in Counter((card["suit"], card["rank"]) for card in cards).values())


def checked(view):
    """What the league promises of a view."""
    everything = [*view["hand"], *view["buriedKnown"]]
    for play in view["history"]:
        if play["seat"] != view["seat"]:
            everything += play["cards"]
    numbers = [card["id"] for card in everything]
    assert len(numbers) == len(set(numbers)), "a card is there twice"
    assert all(0 <= number < 108 for number in numbers)


def follow(view, plays):
    led = plays[0]["cards"]
    trump = view["trump"]
    suit = effective(led[0], trump)
    inside = [card for card in view["hand"] if effective(card, trump) == suit]
    outside = [card for card in view["hand"] if effective(card, trump) != suit]
    if len(inside) <= len(led):
        return [*inside, *outside[: len(led) - len(inside)]]
    need = min(pairs(led), pairs(inside))
    ranked = sorted(inside, key=lambda card: (card["rank"], card["suit"]))
    doubled = [
        card
        for card in ranked
        if [(c["suit"], c["rank"]) for c in ranked].count((card["suit"], card["rank"])) > 1
    ]
    singles = [card for card in ranked if card not in doubled]
    taken = doubled[: 2 * need]
    rest = [*singles, *[card for card in doubled if card not in taken]]
    return [*taken, *rest[: len(led) - len(taken)]]


def main():
    for line in sys.stdin:
        asked = json.loads(line)
        view = asked["view"]
        checked(view)
        if asked["call"] == "onDeal":
            ranks = [card for card in view["hand"] if card["rank"] == view["trumpRank"]]
            said: object = (
                {"suit": ranks[0]["suit"], "strength": 1} if ranks and not view["curDecl"] else None
            )
        elif asked["call"] == "discard":
            said = sorted(view["hand"], key=lambda card: card["rank"])[:8]
        elif asked["call"] == "lead":
            said = {"cards": [max(view["hand"], key=lambda card: card["rank"])]}
        else:
            said = follow(view, asked["plays"])
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
