"""Rulings: deals of Court Piece laid out, played on by hand, and asked about."""

from typing import Any

from followsuit.base.actions import Play
from followsuit.base.cards import parse_card
from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named
from followsuit.referee import answer

GAME = game_named("court_piece")
S, W, N, E = Seat


def rule(ask: str, rules: Any = "single", **question: Any) -> dict[str, Any]:
    """What the referee answers."""
    return answer({"game": "court_piece", "ask": ask, "rules": rules, **question})


def pile(rules: Any, *won: str, **more: Any) -> dict[str, Any]:
    """What comes of tricks, each as its winner and card: `S KD`."""
    return rule("pile", rules, winners=[one.split() for one in won], **more)


def placed(rules: Any, hands: dict[str, str], rest: dict[str, str], dealer: str = "W", **fields: str) -> Any:
    """A deal as it opens with these first five and last eight cards."""
    opening = {"dealer": dealer, "rows": "NS 0 EW 0", "totals": "NS 0 EW 0", **fields}
    opening |= {f"hand {seat}": cards for seat, cards in hands.items()}
    opening |= {f"rest {seat}": cards for seat, cards in rest.items()}
    return GAME.place(GAME.rules(rules), 1, opening).state


#: A deal: W deals, so S calls; S has all spades, W all hearts, N all clubs, E all diamonds.
SUITS = {"S": "S", "W": "H", "N": "C", "E": "D"}


def suited(rules: Any, **fields: str) -> Any:
    """That deal."""
    hands = {seat: " ".join(f"{rank}{suit}" for rank in "23456") for seat, suit in SUITS.items()}
    rest = {seat: " ".join(f"{rank}{suit}" for rank in "789TJQKA") for seat, suit in SUITS.items()}
    return placed(rules, hands, rest, **fields)


def acted(state: Any, *actions: Any) -> Any:
    """What these acts lead to."""
    for action in actions:
        state = GAME.apply(state, action).state
    return state


def played(state: Any, *cards: str) -> Any:
    """What these cards lead to, each played by whose turn it is."""
    for text in cards:
        state = GAME.apply(state, Play(GAME.to_act(state), (parse_card(text),))).state
    return state


def code(state: Any, action: Any) -> tuple[str, str | None] | None:
    """Why an act is refused, with its clause."""
    refusal = GAME.check(state, action)
    return (refusal.code, refusal.clause) if refusal else None
