"""A first bot in ten lines that beats the weakest level of Rangvaar: `python ten_lines.py [PAIRS]`."""

import sys
from typing import Any

import followsuit
from followsuit import Play


def bot(observation: Any) -> Any:
    """Bid little, name the longest suit, lead high, win cheaply what the partner is not winning."""
    suits = [card.suit for card in observation.hand]
    if not isinstance(observation.legal[0], Play):
        return max(observation.legal, key=lambda act: suits.count(getattr(act, "suit", None)))
    trick, trump = observation.observation.trick, observation.observation.trump
    plays = sorted(observation.legal, key=lambda act: (act.cards[0].suit is trump, act.cards[0].rank))
    if not trick.plays:
        return max(plays, key=lambda act: act.cards[0].rank)
    winning = [act for act in plays if trick.with_play(act).winner(trump) is observation.seat]
    is_ours = trick.winner(trump) is observation.seat.partner
    return winning[0] if winning and not is_ours else plays[0]


if __name__ == "__main__":
    pairs = int(sys.argv[1]) if sys.argv[1:] else 200
    result = followsuit.compare("rangvaar", bot, "beginner", pairs=pairs)
    print(result)
    print("better" if result.is_better("score") else "not better, or too few pairs to tell")
