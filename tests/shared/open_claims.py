"""Claims by brute force: whether a seat wins every trick left, whatever the others hold and play.

The proof plays every line with open cards, deal by deal, for all deals that fit what the seat knows, or for a
sample of them. It knows the rules of the games and nothing of how the engine finds a claim.
"""

from dataclasses import replace
from itertools import combinations

from followsuit.base.cards import Suit
from followsuit.base.events import TrickWon
from followsuit.base.seats import AnySeat, Seat
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.trick.hand import cards_of, mask_of


class TooLongError(Exception):
    """The proof took more plays than it was given."""


def wins_all(game, state, seat, plays):
    """Whether the seat can win every trick left of one deal; ``plays`` is a list with how many may be tried."""
    turn = game.to_act(state)
    if turn is None:
        return True
    plays[0] -= 1
    if plays[0] < 0:
        raise TooLongError
    found = False
    for action in game.options(game.observe(state, turn)):
        step = game.apply(state, action)
        lost = any(isinstance(event, TrickWon) and event.seat is not seat for event in step.events)
        wins = not lost and wins_all(game, step.state, seat, plays)
        if turn is seat and wins:
            return True
        if turn is not seat and not wins:
            return False
        found = found or wins
    return turn is not seat


def every_deal(game, state, seat):
    """Every deal of the hidden cards that fits the plays so far, of a game of one pack."""
    voids = shown_voids(game.observe(state, seat))
    hands = state.cardplay.hands
    others = [other for other in Seat if other is not seat]
    pool = [card for other in others for card in cards_of(hands[other])]

    def deals(pool, left):
        if not left:
            yield []
            return
        for chosen in combinations(pool, hands[left[0]].bit_count()):
            if any(card.suit in voids[left[0]] for card in chosen):
                continue
            rest = [card for card in pool if card not in chosen]
            for others_hands in deals(rest, left[1:]):
                yield [mask_of(chosen), *others_hands]

    for dealt in deals(pool, others):
        new = list(hands)
        for other, hand in zip(others, dealt, strict=True):
            new[other] = hand
        yield replace(state, cardplay=replace(state.cardplay, hands=tuple(new)))


def shown_voids(observation):
    """The suits each seat has shown that it does not hold, in a game of one pack."""
    voids: dict[AnySeat, set[Suit | None]] = {seat: set() for seat in Seat}
    for trick in (*(won.trick for won in observation.taken), observation.trick):
        for play in trick.plays:
            if play.cards[0].suit is not trick.led:
                voids[play.seat].add(trick.led)
    return voids


def reshuffled(game, state, seat, rng):
    """The state with the hidden cards dealt again: what the claimer may know is the same."""
    others = [other for other in Seat if other is not seat]
    if hasattr(state, "cardplay"):
        hands = list(state.cardplay.hands)
        pool = [card for other in others for card in cards_of(hands[other])]
        voids = shown_voids(game.observe(state, seat))
        for _ in range(200):
            rng.shuffle(pool)
            rest, dealt = list(pool), list(hands)
            for other in others:
                count = hands[other].bit_count()
                dealt[other], rest = mask_of(rest[:count]), rest[count:]
            if not any(card.suit in voids[other] for other in others for card in cards_of(dealt[other])):
                return replace(state, cardplay=replace(state.cardplay, hands=tuple(dealt)))
        return state
    play = state.play
    hides_kitty = play.buried_by is not seat
    pool = [card for other in others for card in play.hands[other].cards()]
    pool += play.buried if hides_kitty else ()
    suit_of = play.ladder.suit
    for _ in range(200):
        rng.shuffle(pool)
        rest, hands = list(pool), list(play.hands)
        for other in others:
            count = len(play.hands[other])
            hands[other] = Holding.of(rest[:count], play.ladder)
            rest = rest[count:]
        if not any(suit_of[card] in play.voids[other] for other in others for card in hands[other].cards()):
            buried = tuple(rest) if hides_kitty else play.buried
            return replace(state, play=replace(play, hands=tuple(hands), buried=buried))
    return state
