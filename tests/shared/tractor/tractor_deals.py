"""Deals for the tests of Tractor's bots: played by bots with accidents."""

from random import Random

from followsuit.base.seats import Seat
from followsuit.bots import Budget
from followsuit.bots.tractor import BOTS
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.phases.state import Countering, TractorPlaying

CASUAL = BOTS["casual"]


def states(rules, rng, accidents=0.3, bots=None):
    """The states of a deal in order; so many plays are any legal ones instead of the bot's."""
    bots = bots or dict.fromkeys(Seat, CASUAL)
    state = GAME.deal(GAME.new_match(rules, rng), rng).state
    while not (GAME.needs_deal(state) or GAME.is_over(state)):
        yield state
        seat = GAME.to_act(state)
        if seat is None:
            state = GAME.apply(state, GAME.table_act(state)).state
            for free in GAME.may_act(state):
                action = bots[free].act(observe(state, free), rng, Budget(nodes=20))
                if action is not None:
                    yield state
                    state = GAME.apply(state, action).state
            continue
        observation = observe(state, seat)
        if isinstance(state, TractorPlaying | Countering) and rng.random() < accidents:
            action = rng.choice(GAME.options(observation))
        else:
            action = bots[seat].act(observation, rng, Budget(nodes=20))
        state = GAME.apply(state, action).state
    yield state


def decisions(rules, seed, kinds, accidents=0.2):
    """States and seats of a deal in which a seat may act in one of these phases."""
    for state in states(rules, Random(seed), accidents):
        for seat in sorted(seat for seat in {GAME.to_act(state), *GAME.may_act(state)} if seat is not None):
            if kind_of(observe(state, seat)) in kinds:
                yield state, seat


def kind_of(observation):
    """The kind of a decision: the phase, and of plays whether it is a lead or a follow."""
    if observation.phase != "playing":
        return observation.phase
    return "lead" if observation.best_play is None else "follow"
