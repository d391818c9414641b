"""A match in one call: `python quick_start.py [GAME]`. A program plays South, casual bots the rest."""

from __future__ import annotations

import sys

import followsuit


def main() -> None:
    """Play one deal, act by act, and say what it came to."""
    game = sys.argv[1] if sys.argv[1:] else "two_hundred"
    match = followsuit.match(game, level="casual", players={"S": "person"}, seed="quick start")
    while match.deal_result() is None:
        match.run(until=lambda one: one.deal_result() is not None)
        if match.to_act is None:
            continue
        act = match.legal()[0]
        cards = " ".join(card.text for card in match.situation().hand)
        print(f"South, with {cards}: {followsuit.act_text(act)}")
        match.push(act)
    print(match.deal_result())
    print(match.record())


if __name__ == "__main__":
    main()
