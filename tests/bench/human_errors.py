"""Human errors: how often each level errs as people do where there is occasion to, in deals of four of it.

``python tests/bench/human_errors.py [deals] [game …]``. Told from the table, by code that knows no bot, of single cards:

- *master into a void*: a lead that nothing can beat in its side suit, though an opponent who may have trumps has shown
  out of it; there was another suit to lead;
- *master wasted*: a card that nothing can beat in its suit goes to a trick that it does not win, or wins as the last
  card where a lower one would have, though a lower one could be played;
- *enemy fed*: the last card to a trick that the opponents have counts more than another one of its suit; in Rangvaar,
  where cards count nothing, it is not the lowest.
"""

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from reference import HERE

from followsuit.base.seats import Rotation
from followsuit.bots import Bot, Budget, bot_for, levels_of
from followsuit.bots.plain.cardplay import PlayContext
from followsuit.bots.tractor.knowledge import Knowledge
from followsuit.card_games.registry import game_named, game_names
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.shapes import units_of
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.shengji.law.trick_winner import is_stronger, strength_of
from followsuit.card_games.tractor.interface.options import play_options
from followsuit.card_games.trick.hand import cards_of, playable
from followsuit.card_games.trick.order import beats

sys.path.append(str(HERE))
from tests.shared.played_deals import decisions_of

KINDS = ("master into a void", "master wasted", "enemy fed")


@dataclass
class Spot:
    """A decision between single cards, alike for all games."""

    options: list[Any]
    suit: Callable[[Any], Any]
    step: Callable[[Any], int]
    """How high a card is in its suit."""
    worth: Callable[[Any], int]
    """The points a card gives to the seat that takes it."""
    master: Callable[[Any], bool]
    """Whether nothing that is out beats a card in its suit."""
    takes: Callable[[Any], bool]
    """Whether a card is ahead once it is played."""
    shown: set[Any]
    """The side suits in which an opponent who may have trumps has shown out."""
    leads: bool
    is_last: bool
    mate: bool
    """Whether the partner has the trick so far."""


def tractor_spot(observation: Any) -> Spot:
    """A decision of Tractor."""
    known = Knowledge.of(observation)
    ladder, best, trump = known.ladder, observation.best_play, EffectiveSuit.TRUMP

    def takes(card: Any) -> bool:
        offered = strength_of(Holding.of((card,), ladder), best.form, observation.rules)
        return offered is not None and is_stronger(
            offered, best.strength, best.form, observation.rules, ladder
        )

    def master(card: Any) -> bool:
        (unit,) = units_of(Holding.of((card,), ladder))
        return known.is_boss(unit, ladder.suit[card])

    rivals = [seat for seat in observation.standing.seats if seat.side is not observation.seat.side]
    with_trumps = [seat for seat in rivals if trump not in observation.voids[seat]]
    return Spot(
        options=[cards[0] for cards in play_options(observation) if len(cards) == 1],
        suit=ladder.suit.__getitem__,
        step=ladder.step.__getitem__,
        worth=lambda card: card_points((card,)),
        master=master,
        takes=takes,
        shown={suit for seat in with_trumps for suit in observation.voids[seat] if suit is not trump},
        leads=best is None,
        is_last=best is not None and len(observation.trick.plays) == 3,
        mate=best is not None and best.seat.side is observation.seat.side,
    )


def plain_spot(at: PlayContext) -> Spot:
    """A decision of another game."""
    winner = at.trick.winner(at.trump)
    best = next((play.cards[0] for play in at.trick.plays if play.seat is winner), None)
    rivals = [Rotation.CLOCKWISE.after(at.seat, step) for step in (1, 3)]
    with_trumps = [seat for seat in rivals if at.memory.may_hold(seat, at.trump)]
    return Spot(
        options=list(cards_of(playable(at.hand, at.trick.led))),
        suit=lambda card: card.suit,
        step=lambda card: card.rank,
        worth=at.points if at.worth else lambda card: card.rank,
        master=at.memory.is_boss,
        takes=lambda card: beats(card, best, at.trump),
        shown={suit for seat in with_trumps for suit in at.memory.voids[seat] if suit is not at.trump},
        leads=best is None,
        is_last=len(at.trick.plays) == 3,
        mate=winner is at.seat.partner,
    )


def spot_reader(name: str) -> Callable[[Any], Spot]:
    """What reads a decision of a game."""
    if name == "tractor":
        return tractor_spot
    context_of = import_module(f"followsuit.bots.{name}.casual").context_of
    return lambda observation: plain_spot(context_of(observation))


def look(spot: Spot, card: Any, found: Counter) -> None:
    """Count what there was occasion to do wrong, and what was done wrong."""
    if spot.leads:
        masters = [other for other in spot.options if spot.suit(other) in spot.shown and spot.master(other)]
        if masters and any(spot.suit(other) not in spot.shown for other in spot.options):
            found[KINDS[0], card in masters] += 1
        return
    same = [other for other in spot.options if spot.suit(other) is spot.suit(card)]
    masters = [other for other in same if spot.master(other)]
    lower = [other for other in same if not spot.master(other)]
    if masters and lower:
        wins = spot.takes(masters[0])
        if not wins or (spot.is_last and spot.takes(max(lower, key=spot.step))):
            found[KINDS[1], card in masters] += 1
    losing = [other for other in same if not spot.takes(other)]
    worth = {spot.worth(other) for other in losing}
    if not spot.mate and spot.is_last and card in losing and len(worth) > 1:
        found[KINDS[2], spot.worth(card) > min(worth)] += 1


def choice_of(bot: Bot) -> Callable[[Any, Any, Random], Any]:
    """What a bot does."""
    budget = Budget(nodes=200)
    return lambda seat, observation, rng: bot.act(observation, rng, budget)


def main(deals: int, games: list[str]) -> None:
    """Print a line a game and level."""
    for name in games:
        game, spot_of = game_named(name), spot_reader(name)
        rules = game.rules("standard" if name == "tractor" else "reference")
        for level in levels_of(game):
            choose, found = choice_of(bot_for(game, level)), Counter()
            for number in range(deals):
                for made in decisions_of(game, rules, Random(f"lapses/{number}"), choose):
                    if made.observation.trick is not None and len(getattr(made.action, "cards", ())) == 1:
                        look(spot_of(made.observation), made.action.cards[0], found)
            parts = []
            for kind in KINDS:
                wrong, occasions = found[kind, True], found[kind, True] + found[kind, False]
                parts.append(f"{kind} {100 * wrong / max(1, occasions):.1f} % of {occasions}")
            print(f"{name:11} {level:9} {'; '.join(parts)}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40, sys.argv[2:] or list(game_names()))
