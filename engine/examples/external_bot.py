"""A bot in a process of its own: `followsuit arena rangvaar "external:python external_bot.py" beginner`.

It imports nothing of Follow Suit, so it could be written in any language. It plays the lowest legal card.
"""

import json
import sys

RANKS = "23456789TJQKA"


def main() -> None:
    """Answer every question on standard input with an act on standard output."""
    for line in sys.stdin:
        asked = json.loads(line)
        options, view = asked["options"], asked["view"]
        if view["phase"] == "dealing":
            answer = {"kind": "none"}  # free to declare, and does not
        elif options[0]["kind"] == "play":
            answer = min(options, key=lambda option: sum(RANKS.find(card[0]) for card in option["cards"]))
        else:
            answer = options[0]
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
