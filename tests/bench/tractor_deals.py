"""Whole deals of Tractor a second: random legal play through the game's own checked verbs.

``python tests/bench/tractor_deals.py [seconds]``: the presets, and every table of more packs and seats. Times are
of the processor, so that a busy machine counts for little. The reference loop is that of ``reference.py``. Every act goes
through ``apply``, which checks it; what is drawn by lot is the cost by which a legal play is built, so that
building it is cheap.
"""

from __future__ import annotations

import sys
from random import Random

from reference import per_second, reference_loop  # puts the engine on the path, too

from followsuit.base.actions import Pass, Play
from followsuit.base.cards import Card
from followsuit.base.seats import AnySeat
from followsuit.card_games.shengji.law.follow import following
from followsuit.card_games.tractor.actions import Action, Bury
from followsuit.card_games.tractor.interface.tables import table_choices
from followsuit.card_games.tractor.phases import transitions
from followsuit.card_games.tractor.phases.state import (
    Burying,
    Dealing,
    State,
    TractorDealOver,
    TractorPlaying,
)
from followsuit.card_games.tractor.rules import PRESETS, TractorRules, tractor_rules

#: Random costs by which plays are built; drawn once, so that drawing is not what is measured.
COSTS = [[Random(f"cost/{at}/{card}").randrange(1000) for card in range(54)] for at in range(256)]


def random_deal(rules: TractorRules, rng: Random) -> TractorDealOver:
    """One whole deal, dealing included; the seat dealt first starts and there is no declaring."""
    state: State = transitions.deal(transitions.new_match(rules, rng), rng).state
    while not isinstance(state, TractorDealOver):
        state = transitions.apply(state, _random_action(state, rng)).state
    return state


def _random_action(state: State, rng: Random) -> Action:
    seat = transitions.to_act(state)
    if isinstance(state, Dealing):
        action = transitions.table_act(state)
        assert action is not None
        return action
    assert seat is not None
    if isinstance(state, TractorPlaying):
        return Play(seat, _random_cards(state, seat, rng))
    if isinstance(state, Burying):
        return Bury(seat, state.picked)
    return Pass(seat)


def _random_cards(state: TractorPlaying, seat: AnySeat, rng: Random) -> tuple[Card, ...]:
    play = state.play
    hand = play.hands[seat]
    if play.best_play is not None:
        cost = COSTS[int(rng.random() * 256)]
        return following(hand, play.best_play.form, state.standing.rules, cost)
    cards = hand.cards()
    card = cards[int(rng.random() * len(cards))]
    return (card,) * cards.count(card) if rng.random() < 0.8 else (card,)


def main(seconds: float) -> None:
    """Measure and print."""
    loops = per_second(reference_loop, seconds / 4)
    rules = {name: PRESETS[name] for name in ("reference", "howto", "standard")}
    for table in table_choices()[1:]:
        rules[f"{table['seats']} x {table['packs']}"] = tractor_rules(
            {"preset": "standard", **table["rules"]}
        )
    for name, played in rules.items():
        rng = Random(7)
        deals = per_second(lambda played=played, rng=rng: random_deal(played, rng), seconds)
        print(
            f"{name:10} {deals:7.1f} whole deals a second; {deals / loops:.2f} in the time of a reference loop"
        )


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)
