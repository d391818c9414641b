"""Following by rules: what follows a tractor or a throw where masks do not tell what is owed (T91, T97)."""

from __future__ import annotations

from followsuit.base.cards import Card
from followsuit.bots.tractor.board import Part
from followsuit.bots.tractor.hands import Hands
from followsuit.card_games.shengji.cards.cheapest_cards import Cost, high_cost, lay, low_cost, points_cost
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import Format
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.shengji.law.follow import following
from followsuit.card_games.shengji.law.trick_winner import PlayStrength, is_stronger, strength_of
from followsuit.card_games.shengji.option_values import ThrowBeat
from followsuit.card_games.tractor.interface.throws import ruffs_by_type


def follow_by_rules(
    hands: Hands, seat: int, form: Format, standing: PlayStrength, mate: bool, pile: int
) -> list[Part]:
    """Return the cards played to a tractor or a throw, as parts; ``pile`` are the points on the table."""
    board = hands.board
    rules, ladder, base = board.rules, board.ladder, 5 * seat
    held = board.holding([(suit, hands.once[base + suit], hands.twice[base + suit]) for suit in range(5)])
    low = low_cost(ladder)
    if not mate and (pile >= 5 or form.size < 4):
        for cards in reversed(_winning_ruffs(held, form, low, rules.throw_beat)):
            play = Holding.of(cards, ladder)
            offered = strength_of(play, form, rules)
            if offered is not None and is_stronger(offered, standing, form, rules, ladder):
                return list(board.parts(cards))
    return list(board.parts(following(held, form, rules, points_cost(ladder) if mate else low)))


def _winning_ruffs(held: Holding, form: Format, cost: Cost, throw_beat: ThrowBeat) -> list[tuple[Card, ...]]:
    """The ruffs of a tractor or throw that may win it, the strongest first; none if it may not be ruffed."""
    suit = EffectiveSuit.TRUMP
    if form.suit is suit or held.count(form.suit):
        return []
    found = [lay(held, suit, form.size, form.shapes, each) for each in (high_cost(held.ladder), cost)]
    ruffs = [cards for cards in found if cards is not None]
    if form.is_throw and throw_beat is ThrowBeat.HIGHEST_TYPE:
        ruffs = [*ruffs_by_type(held, form, (cost,)), *ruffs]
    return ruffs
