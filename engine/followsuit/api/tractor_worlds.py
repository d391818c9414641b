"""Worlds of Tractor: the others' cards and the kitty, while cards are dealt, buried and played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from followsuit.base.cards import Card
from followsuit.base.decks import Deck
from followsuit.bots.tractor.board import board_of
from followsuit.bots.tractor.facts import facts_of
from followsuit.bots.tractor.many_packs.board import many_packs_board
from followsuit.bots.tractor.many_packs.worlds import ManyPacksWorlds
from followsuit.bots.tractor.worlds import TractorWorlds
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import Pack, pack_of
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.phases.state import (
    Burying,
    Dealing,
    NamingTrump,
    Terms,
    TractorBidding,
    TractorPlaying,
)
from followsuit.card_games.tractor.phases.trick_play import TractorPlay

#: The cards of each seat, and those in the kitty.
Dealt = tuple[list[list[Card]], list[Card]]


def tractor_draw(observation: TractorObservation) -> Callable[[Random], Any] | None:
    """Return what draws a state that fits the observation; None in a phase in which nothing does."""
    if observation.phase == "playing":
        return _PlayDraw(observation)
    if observation.phase == "burying" and len(observation.buriers) < 2:
        return lambda rng: _burying(observation, rng)
    if observation.phase in ("dealing", "bidding", "naming"):
        return lambda rng: _before(observation, rng)
    return None


class _PlayDraw:
    """The worlds of the play, as the bots draw them."""

    def __init__(self, observation: TractorObservation) -> None:
        self._observation = seen = observation
        assert seen.trump is not None and seen.starter is not None, "who plays knows trump and the starter"
        self._ladder = ladder_of(seen.trump, seen.rules)
        self._terms = Terms(seen.prelude, seen.starter, seen.trump)
        if seen.rules.packs > 2 or len(seen.held) > 4:
            self._deal = self._by_cards(ManyPacksWorlds(seen, many_packs_board(seen.trump, seen.rules)))
        else:
            self._deal = self._by_masks()

    def __call__(self, rng: Random) -> TractorPlaying:
        seen = self._observation
        hands, kitty = self._deal(rng)
        buried = tuple(sorted(kitty)) or seen.buried
        play = TractorPlay(
            self._terms.trump,
            tuple(Holding.of(hand, self._ladder) for hand in hands),
            buried,
            seen.buriers,
            seen.trick,  # type: ignore[arg-type]
            seen.prelude.starter_trick,
            seen.best_play,
            seen.taken,
            seen.voids,
            seen.failed,
        )
        whole = [[*hand, *played] for hand, played in zip(hands, _played(seen), strict=True)]
        # The seat that buried last is taken to have had the kitty as it was dealt.
        whole[seen.buriers[-1]] += buried
        return TractorPlaying(seen.standing, _pack(seen, whole, None, rng), self._terms, play)

    def _by_masks(self) -> Callable[[Random], Dealt]:
        seen, facts = self._observation, facts_of(self._observation)
        board = board_of(self._terms.trump, seen.rules)
        worlds = TractorWorlds(facts, seen.seat, seen.hand, seen.buried)
        hidden = Counter(facts.hidden)

        def deal(rng: Random) -> Dealt:
            world = worlds.draw(rng)
            hands = [
                list(
                    board.cards(
                        (suit, world.once[5 * seat + suit], world.twice[5 * seat + suit]) for suit in range(5)
                    )
                )
                for seat in range(4)
            ]
            others = Counter(card for seat in range(4) if seat != seen.seat for card in hands[seat])
            return hands, list((hidden - others).elements())

        return deal

    def _by_cards(self, worlds: ManyPacksWorlds) -> Callable[[Random], Dealt]:
        def deal(rng: Random) -> Dealt:
            *hands, kitty = worlds.draw(rng)
            return hands, kitty

        return deal


def _burying(seen: TractorObservation, rng: Random) -> Burying:
    assert seen.trump is not None and seen.starter is not None, "who buries knows trump and the starter"
    if seen.picked:
        hands, _ = _any_deal(seen, rng, taken_up=seen.seat)
        pack = _pack(seen, hands, seen.picked, rng)
    else:
        hands, _ = _any_deal(seen, rng, taken_up=seen.buriers[-1])
        pack = _pack(seen, hands, None, rng)
    return Burying(seen.standing, pack, Terms(seen.prelude, seen.starter, seen.trump))


def _before(seen: TractorObservation, rng: Random) -> Any:
    """A world while trump is still to be found."""
    hands, kitty = _any_deal(seen, rng)
    shown = _shown(seen)
    ordered = []
    for seat, hand in enumerate(hands):
        # What a seat has, or has shown, it was dealt before the rest.
        first = Counter((*seen.hand, *_put(seen)[seat])) if seat == seen.seat else shown[seat]
        ordered.append([*first.elements(), *_shuffled((Counter(hand) - first).elements(), rng)])
    pack = pack_of(ordered, _shuffled(kitty, rng), seen.standing.first)
    if seen.phase == "dealing":
        return Dealing(seen.standing, pack, seen.dealt, seen.declarations)
    if seen.phase == "bidding":
        assert seen.bidding is not None, "bidding has a bidding"
        return TractorBidding(seen.standing, pack, seen.bidding)
    assert seen.starter is not None, "the starter names trump"
    return NamingTrump(seen.standing, pack, seen.prelude, seen.starter)


def _any_deal(seen: TractorObservation, rng: Random, taken_up: int | None = None) -> Dealt:
    """All cards by seat, and the kitty, any deal as likely as the next in which shown cards lie right.

    The kitty is among the cards of the seat that has ``taken_up`` it.
    """
    sizes = seen.standing.sizes
    hands = [list(shown.elements()) for shown in _shown(seen)]
    hands[seen.seat] = [*seen.hand, *_put(seen)[seen.seat]]
    if taken_up is not None and taken_up != seen.seat:
        hands[taken_up] += seen.prelude.turned
    left = Counter(sizes.deck.cards)
    left.subtract(card for cards in hands for card in cards)
    if min(left.values()) < 0:
        raise ValueError("a card is seen more often than the packs have it")
    rest = _shuffled(left.elements(), rng)
    for seat, hand in enumerate(hands):
        size = sizes.hand + (sizes.kitty if seat == taken_up else 0)
        while len(hand) < size:
            hand.append(rest.pop())
    return hands, rest


def _pack(
    seen: TractorObservation, whole: list[list[Card]], kitty: Iterable[Card] | None, rng: Random
) -> Pack:
    """The pack that deals these cards; one seat has the kitty as well, which is drawn if it is not known."""
    sizes = seen.standing.sizes
    shown = _shown(seen)
    hands = []
    lies: list[Card] = list(kitty or ())
    for seat, cards in enumerate(whole):
        first = shown[seat] & Counter(cards)
        loose = _shuffled((Counter(cards) - first).elements(), rng)
        if len(cards) > sizes.hand:
            if not lies:
                turned = Counter(seen.prelude.turned)
                loose = _shuffled((Counter(loose) - turned).elements(), rng)
                count = sizes.kitty - len(seen.prelude.turned)
                lies, loose = [*seen.prelude.turned, *loose[:count]], loose[count:]
            else:
                loose = list((Counter(loose) - Counter(lies)).elements())
        hands.append([*first.elements(), *loose])
    return pack_of(hands, lies, seen.standing.first)


def _shown(seen: TractorObservation) -> list[Counter[Card]]:
    """The cards that each seat has shown to declare, or put to the starter trick."""
    shown = [Counter(cards) for cards in _put(seen)]
    for declaration in seen.declarations:
        shown[declaration.seat] |= Counter(declaration.cards)
    return shown


def _played(seen: TractorObservation) -> list[list[Card]]:
    played: list[list[Card]] = [[] for _ in seen.held]
    tricks = [won.trick for won in seen.taken]
    for trick in (seen.prelude.starter_trick, *tricks, seen.trick):
        for play in trick.plays if trick is not None else ():
            played[play.seat] += play.cards
    return played


def _shuffled(cards: Iterable[Card], rng: Random) -> list[Card]:
    return list(Deck("hidden", tuple(cards)).shuffled(rng))


def _put(seen: TractorObservation) -> list[tuple[Card, ...]]:
    """The cards that each seat has put to the starter trick."""
    put: list[tuple[Card, ...]] = [()] * len(seen.held)
    for play in seen.prelude.starter_trick.plays if seen.prelude.starter_trick else ():
        put[play.seat] = play.cards
    return put
