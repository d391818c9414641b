"""Lapses: how often each level errs as people do where there is occasion to, in deals of four of it.

``python tests/bench/lapses.py [deals] [level …]``. Told from the table, by code that knows no bot, of single cards:

- *into a void*: the lead of a side suit in which an opponent who may have trumps has shown out, and which is not the
  only suit to lead;
- *master wasted*: a card that nothing can beat in its suit goes to a trick that it does not win, or wins as the last
  card where a lower one would have, though a lower one could be played;
- *enemy fed*: the last card to a trick that the opponents have counts more than another one of its suit.
"""

import sys
from collections import Counter
from random import Random

import reference  # noqa: F401 - it puts the engine on the path

from followsuit.bots import Budget, bot_for
from followsuit.bots.tractor.knowledge import Knowledge
from followsuit.registry import game_named
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.pack import card_points
from followsuit.tractor.cards.shapes import units_of
from followsuit.tractor.cards.trump import EffectiveSuit
from followsuit.tractor.front.options import play_options
from followsuit.tractor.law.winning import is_stronger, strength_of

TRUMP = EffectiveSuit.TRUMP
"""Only Tractor is looked at here: the others' slips are made by the same table."""


def takes(seen, known, cards) -> bool:
    """Whether cards are ahead once they are played."""
    best = seen.best_play
    offered = strength_of(Holding.of(cards, known.ladder), best.form, seen.rules)
    return offered is not None and is_stronger(offered, best.strength, best.form, seen.rules, known.ladder)


def master(known, card) -> bool:
    """Whether nothing that is out beats a card in its suit."""
    (unit,) = units_of(Holding.of((card,), known.ladder))
    return known.is_boss(unit, known.ladder.suit[card])


def look(seen, action, found) -> None:
    """Count what there was occasion to do wrong, and what was done wrong."""
    if len(action.cards) != 1:
        return
    known = Knowledge.of(seen)
    suit, (card,) = known.ladder.suit, action.cards
    rivals = [seat for seat in seen.standing.seats if seat.side is not seen.seat.side]
    options = [cards[0] for cards in play_options(seen) if len(cards) == 1]
    if seen.best_play is None:
        shown = {
            one
            for seat in rivals
            for one in seen.voids[seat]
            if one is not TRUMP and TRUMP not in seen.voids[seat]
        }
        if any(suit[other] in shown for other in options) and any(
            suit[other] not in shown for other in options
        ):
            found["into a void", suit[card] in shown] += 1
        return
    same = [other for other in options if suit[other] is suit[card]]
    mate, is_last = seen.best_play.seat.side is seen.seat.side, len(seen.trick.plays) == 3
    bosses = [other for other in same if master(known, other)]
    lower = [other for other in same if not master(known, other)]
    if bosses and lower:
        wins = takes(seen, known, (bosses[0],))
        if not wins or (
            is_last and takes(seen, known, (max(lower, key=lambda one: known.ladder.step[one]),))
        ):
            found["master wasted", card in bosses] += 1
    losing = [other for other in same if not takes(seen, known, (other,))]
    worth = {card_points((other,)) for other in losing}
    if not mate and is_last and card in losing and len(worth) > 1:
        found["enemy fed", card_points((card,)) > min(worth)] += 1


def main(deals: int, levels: list[str]) -> None:
    """Print a line a level."""
    game = game_named("tractor")
    for level in levels:
        bot, found = bot_for(game, level), Counter()
        for number in range(deals):
            rng = Random(f"lapses/{number}")
            state = game.deal(game.new_match(game.rules("standard"), rng), rng).state
            while not (game.needs_deal(state) or game.is_over(state)):
                seat = game.to_act(state)
                if seat is None:
                    state = game.apply(state, game.table_act(state)).state
                    continue
                seen = game.observe(state, seat)
                action = bot.act(seen, rng, Budget(nodes=200))
                if seen.phase == "playing" and len(seen.hand) > 1:
                    look(seen, action, found)
                state = game.apply(state, action).state
        parts = []
        for kind in ("into a void", "master wasted", "enemy fed"):
            wrong, occasions = found[kind, True], found[kind, True] + found[kind, False]
            parts.append(f"{kind} {100 * wrong / max(1, occasions):.1f} % of {occasions}")
        print(f"{level:9} {'; '.join(parts)}")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 40,
        sys.argv[2:] or ["beginner", "casual", "expert", "master"],
    )
