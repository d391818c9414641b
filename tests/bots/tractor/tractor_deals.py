"""Deals for the tests of Tractor's bots: played by bots with accidents, under any rules, and permuted."""

from dataclasses import replace
from random import Random

from followsuit.bots import Budget
from followsuit.bots.tractor import BOTS
from followsuit.cards import Rank
from followsuit.errors import RulesError
from followsuit.seats import Seat
from followsuit.tractor.game import GAME
from followsuit.tractor.holding import Holding
from followsuit.tractor.observation import observe
from followsuit.tractor.rules import PRESETS
from followsuit.tractor.state import Burying, Playing

CASUAL = BOTS["casual"]


def random_rules(rng):
    """A set of options that hold together, drawn field by field from a preset."""
    while True:
        chosen = {"preset": rng.choice(list(PRESETS))}
        for field in GAME.rule_options():
            if field.name == "must_defend":
                chosen[field.name] = [rank.letter for rank in Rank if rng.random() < 0.1]
            elif rng.random() < 0.4:
                chosen[field.name] = rng.choice(field.choices)
        try:
            return GAME.rules(chosen)
        except RulesError as error:
            assert error.code == "contradiction"


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
        seen = observe(state, seat)
        if isinstance(state, Playing) and rng.random() < accidents:
            action = rng.choice(GAME.options(seen))
        else:
            action = bots[seat].act(seen, rng, Budget(nodes=20))
        state = GAME.apply(state, action).state
    yield state


def decisions(rules, seed, kinds, accidents=0.2):
    """States and seats of a deal in which a seat may act in one of these phases."""
    for state in states(rules, Random(seed), accidents):
        for seat in sorted({GAME.to_act(state), *GAME.may_act(state)} - {None}):
            if kind_of(observe(state, seat)) in kinds:
                yield state, seat


def kind_of(seen):
    """The kind of a decision: the phase, and of plays whether it is a lead or a follow."""
    if seen.phase != "playing":
        return seen.phase
    return "lead" if seen.contest is None else "follow"


def permuted(state, seat, rng):
    """The same position for a seat, with all the cards it cannot know dealt anew among the others."""
    if isinstance(state, Playing):
        play = state.play
        others = [other for other in Seat if other is not seat]
        hides_kitty = seat is not play.buried_by
        hidden = [card for other in others for card in play.hands[other].cards()]
        hidden += play.buried if hides_kitty else ()
        rng.shuffle(hidden)
        hands = list(play.hands)
        for other in others:
            size = len(hands[other])
            hands[other] = Holding.of(hidden[:size], play.ladder)
            hidden = hidden[size:]
        buried = tuple(sorted(hidden)) if hides_kitty else play.buried
        pack = list(state.pack)
        rng.shuffle(pack)
        return replace(state, pack=tuple(pack), play=replace(play, hands=tuple(hands), buried=buried))
    seen = observe(state, seat)
    known = set(range((state.standing.first - seat) % 4, seen.dealt, 4))
    if isinstance(state, Burying) and seat is state.terms.starter:
        known |= set(range(100, 108))
    known |= set(range(100, 100 + len(seen.prelude.turned)))
    tricks = [trick for trick in (seen.trick, seen.prelude.starter_trick) if trick]
    for shown in (*seen.declarations, *(play for trick in tricks for play in trick.plays)):
        own = range((state.standing.first - shown.seat) % 4, seen.dealt, 4)
        for card in set(shown.cards):
            known |= {at for at in own if state.pack[at] == card}
    pack = list(state.pack)
    places = [at for at in range(108) if at not in known]
    cards = [pack[at] for at in places]
    rng.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        pack[at] = card
    return replace(state, pack=tuple(pack))
