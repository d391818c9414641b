"""Positions of Two Hundred and Rangvaar for tests: after some acts of casual bots, and with hidden cards dealt again."""

from dataclasses import replace
from random import Random

from followsuit.base.seats import Seat
from followsuit.bots import Budget, bot_for
from followsuit.card_games.trick.hand import NO_CARDS, Mask, cards_of, mask_of
from followsuit.card_games.trick.packets import Packets
from followsuit.card_games.trick.phases import Playing


def after(game, state, acts):
    """The state after so many acts of casual bots, or once the deal is over."""
    for _ in range(acts):
        seat = game.to_act(state)
        if seat is None:
            break
        action = bot_for(game, "casual").act(game.observe(state, seat), Random(0), Budget(nodes=100))
        state = game.apply(state, action).state
    return state


def before_the_end(game, state, acts):
    """The state after so many acts, or before the last one of a deal that has no more."""
    for _ in range(acts):
        later = after(game, state, 1)
        if game.to_act(later) is None:
            break
        state = later
    return state


def redealt(pools, rng):
    """Hands of the same sizes, their cards exchanged at random."""
    cards = [card for pool in pools for card in cards_of(pool)]
    rng.shuffle(cards)
    hands = []
    for pool in pools:
        hands.append(mask_of(cards[: pool.bit_count()]))
        cards = cards[pool.bit_count() :]
    return hands


def permuted(state, seat, rng):
    """The state with every card the seat cannot see dealt again: in Rangvaar before trump, its own eight too.

    Once cards are played, the state forgets what the others were dealt.
    """
    others = [other for other in Seat if other is not seat]
    if isinstance(state, Playing):
        hands = list(state.cardplay.hands)
        for other, hand in zip(others, redealt([hands[other] for other in others], rng), strict=True):
            hands[other] = hand
        cardplay = replace(state.cardplay, hands=tuple(hands))
        if isinstance(state.dealt, Packets):
            return replace(
                state,
                cardplay=cardplay,
                dealt=Packets(*(_only(seat, one) for one in (state.dealt.before, state.dealt.after))),
            )
        return replace(state, cardplay=cardplay, dealt=_only(seat, state.dealt))
    if isinstance(state.dealt, Packets):
        before, after = list(state.dealt.before), state.dealt.after
        hidden = redealt([*(before[other] for other in others), *after], rng)
        for other, hand in zip(others, hidden, strict=False):
            before[other] = hand
        return replace(state, dealt=Packets(tuple(before), tuple(hidden[3:])))
    dealt = list(state.dealt)
    for other, hand in zip(others, redealt([dealt[other] for other in others], rng), strict=True):
        dealt[other] = Mask(hand)
    return replace(state, dealt=tuple(dealt))


def _only(seat, hands):
    """One seat's hand; the others are empty."""
    return tuple(hand if other is seat else NO_CARDS for other, hand in zip(Seat, hands, strict=True))
