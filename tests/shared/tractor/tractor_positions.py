"""Positions of Tractor for tests: any rules that hold together, and a position with its hidden cards dealt
again.
"""

from dataclasses import replace

from followsuit.base.cards import Rank
from followsuit.base.errors import RulesError
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.tractor.game import GAME
from followsuit.card_games.tractor.interface.observation import observe
from followsuit.card_games.tractor.phases.state import Burying, TractorDealOver, TractorPlaying
from followsuit.card_games.tractor.rules import PRESETS


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


def _places(state, seat, dealt):
    """The places in the pack of the cards that a seat has been dealt."""
    count = len(state.standing.seats)
    return range((state.standing.first - seat) % count, dealt, count)


def _buried_places(state):
    """The places in the pack of the cards of each burial, for the states that have burials."""
    in_hands = state.standing.sizes.in_hands
    lying = list(range(in_hands, len(state.pack)))
    starter_trick = state.terms.prelude.starter_trick if hasattr(state, "terms") else None
    found: list[list[int]] = []
    for burial in getattr(state, "burials", ()):
        hand = [*_places(state, burial.seat, in_hands), *lying]
        # What it played to the starter trick, or buried before, it holds no more.
        gone = {at for places in found for at in places if at not in lying}
        hand = [at for at in hand if at not in gone]
        for play in starter_trick.plays if starter_trick else ():
            if play.seat is burial.seat:
                hand.remove(next(at for at in hand if state.pack[at] in play.cards))
        lying = []
        for card in burial.cards:
            at = next(at for at in hand if state.pack[at] == card)
            hand.remove(at)
            lying.append(at)
        found.append(lying)
    return found


def permuted(state, seat, rng):
    """The same position for a seat, with all the cards it cannot know dealt again among the others."""
    if isinstance(state, TractorPlaying | TractorDealOver):
        play = state.play
        others = [other for other in state.standing.seats if other is not seat]
        # The kitty is hidden to all but its burier; a kitty that was won lies open.
        shown = isinstance(state, TractorDealOver) and state.score.kitty is not None
        hides_kitty = seat is not play.buried_by and not shown
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
    observation = observe(state, seat)
    in_hands = state.standing.sizes.in_hands
    known = set(_places(state, seat, observation.dealt))
    buried = _buried_places(state)
    takers = [burial.seat for burial in getattr(state, "burials", ())]
    if isinstance(state, Burying):
        takers.append(state.burier)
    # The burier had taken up the kitty, or an earlier burial.
    for taker, lying in zip(takers, [range(in_hands, len(state.pack)), *buried], strict=False):
        if taker is seat:
            known |= set(lying)
    known |= set(range(in_hands, in_hands + len(observation.prelude.turned)))
    # Cards that were shown stay with their seat.
    tricks = [trick for trick in (observation.trick, observation.prelude.starter_trick) if trick]
    for laid in (*observation.declarations, *(play for trick in tricks for play in trick.plays)):
        own = _places(state, laid.seat, observation.dealt)
        for card in set(laid.cards):
            known |= {at for at in own if state.pack[at] == card}
    pack = list(state.pack)
    places = [at for at in range(len(state.pack)) if at not in known]
    cards = [pack[at] for at in places]
    rng.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        pack[at] = card
    if not buried:
        return replace(state, pack=tuple(pack))
    burials = [
        replace(burial, cards=tuple(pack[at] for at in places))
        for burial, places in zip(state.burials, buried, strict=True)
    ]
    return replace(state, pack=tuple(pack), burials=tuple(burials))
