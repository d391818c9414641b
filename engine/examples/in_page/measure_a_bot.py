"""A bot of your own, measured, with a picture of how sure the result is."""

from typing import Any

from page import show

import followsuit
from followsuit import Play
from followsuit.api.players import as_bot
from followsuit.arena.contestants import LevelPlayer
from followsuit.arena.pairs import Pairing, Plan
from followsuit.arena.plot import svg
from followsuit.card_games.registry import game_named


def bot(observation: Any) -> Any:
    """Change this: it gets what its seat may know and returns one of the legal acts."""
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


game = game_named("rangvaar")
pairing = Pairing(Plan("rangvaar", "bot", "beginner", "reference", "1"), a=LevelPlayer(as_bot(game, bot)))
scores = [pairing.play(number)["figures"]["score"] for number in range(1, 61)]
show(svg(scores, "bot against beginner: score a deal"))
print(followsuit.compare("rangvaar", bot, "beginner", pairs=20))
