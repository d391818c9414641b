"""Candidates: the plays worth weighing, never all there are.

Of cards that are as good as equal one stands for all. A lead may be every pair, tractor and safe throw, and
of the singles the lowest, the highest and the points of each suit; a seat that cannot follow has one play for
each plan.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from followsuit.base.cards import Card
from followsuit.bots.tractor.board import TRUMP, Board
from followsuit.bots.tractor.knowledge import Knowledge
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.shengji.law.trick_winner import is_stronger, strength_of
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.interface.options import play_options
from followsuit.card_games.tractor.standings import ROTATION

Cards = tuple[Card, ...]

#: Cards in hand from which on everything is weighed.
ENDING: Final = 8


def choose_candidates(
    observation: TractorObservation, board: Board, hidden: list[int], first: Cards, most: int
) -> list[Cards]:
    """Return the plays to weigh: the heuristic's ``first``, at most ``most`` in all.

    ``hidden`` is a mask for each suit: the kinds of which a copy is hidden.
    """
    form = observation.best_play.form if observation.best_play is not None else None
    once, twice = board.masks(observation.hand)
    plays: list[Cards] = []
    if form is None:
        known = Knowledge.of(observation)
        plays += (
            cards
            for cards in play_options(observation)
            if len(cards) > 1 and known.may_throw(*known.lead_of(cards))
        )
        # Pairs and more before singles, big ones before small ones; so many that the rest has room.
        plays.sort(key=lambda cards: -len(cards))
        plays = plays[: most - 4]
        plays += _cards(board, _single_leads(board, once, twice, hidden))
    elif form.size > 1:
        plays += play_options(observation)
    elif once[form.suit]:
        suit = int(form.suit)
        kinds = _distinct(board, suit, once[suit], twice[suit], hidden[suit])
        plays += _cards(board, ((suit, bit) for bit in kinds))
    else:
        plays += _cards(board, _void_plays(board, once, twice, hidden))
        if _is_ruffed_next(observation):
            plays = [cards for cards in plays if not _wastes(board, cards, once)]
    same = _sorted(first)
    others = dict.fromkeys(cards for cards in plays if _sorted(cards) != same)
    if form is not None and _stands(observation, board, hidden):
        others = dict.fromkeys(cards for cards in others if not _takes(observation, board, cards))
    return [first, *others][:most]


def _is_ruffed_next(observation: TractorObservation) -> bool:
    """Whether the next seat, an opponent's, is known to be void in what was led and may still have trumps."""
    best_play, trick = observation.best_play, observation.trick
    assert best_play is not None and trick is not None, "a follower sees a lead"
    after = observation.voids[ROTATION.after(observation.seat)]
    return len(trick.plays) < 3 and best_play.form.suit in after and EffectiveSuit.TRUMP not in after


def _wastes(board: Board, cards: Cards, once: list[int]) -> bool:
    """Whether a trump worth points is played although there is one worth nothing."""
    is_trump = board.place[cards[0]][0] == TRUMP
    return is_trump and card_points(cards) > 0 and bool(once[TRUMP] & board.blank[TRUMP])


def _stands(observation: TractorObservation, board: Board, hidden: list[int]) -> bool:
    """Whether the partner has the trick for sure: then it is not taken over for the lead's sake.

    The partner knows best what it led for. Near the end, where a lead can be counted out, it is weighed.
    """
    best_play, trick = observation.best_play, observation.trick
    assert best_play is not None and trick is not None, "a follower sees a lead"
    if best_play.seat is not observation.seat.partner or len(observation.hand) <= ENDING:
        return False
    form, claimed = best_play.form, best_play.strength
    if len(trick.plays) == 3:
        return True
    ruffed = TRUMP if claimed.ruffed else int(form.suit)
    return board.steps(ruffed, hidden[ruffed]) >> (claimed.height + 1) == 0


def _takes(observation: TractorObservation, board: Board, cards: Cards) -> bool:
    """Whether the play takes the trick as it stands."""
    best_play = observation.best_play
    assert best_play is not None, "a follower sees a lead"
    offered = strength_of(Holding.of(cards, board.ladder), best_play.form, observation.rules)
    return offered is not None and is_stronger(
        offered, best_play.strength, best_play.form, observation.rules, board.ladder
    )


def _sorted(cards: Cards) -> list[Card]:
    return sorted(cards)


def _cards(board: Board, kinds: Iterator[tuple[int, int]]) -> Iterator[Cards]:
    for suit, bit in kinds:
        yield board.cards([(suit, bit, 0)])


def _distinct(board: Board, suit: int, mine: int, twin: int, hidden: int) -> list[int]:
    """The kinds of a suit, highest first; of neighbours that do the same only the lowest."""
    kept: list[int] = []
    tens, fives = board.tens[suit], board.fives[suit]
    above, last = 0, (False, False, False)
    while mine:
        bit = 1 << (mine.bit_length() - 1)
        mine ^= bit
        between = hidden & ~(bit - 1) & (above - 1) if above else 0
        like = (bool(bit & tens), bool(bit & fives), bool(bit & twin))
        if kept and not between & ~bit and like == last:
            kept[-1] = bit
        else:
            kept.append(bit)
        above, last = bit, like
    return kept


def _single_leads(
    board: Board, once: list[int], twice: list[int], hidden: list[int]
) -> Iterator[tuple[int, int]]:
    """Lowest first, so that what is cut off at the end are points and trumps."""
    suits = sorted(board.sides, key=lambda suit: (once[suit].bit_count(), suit))
    for suit in suits:
        mine = once[suit]
        if mine:
            top = 1 << (mine.bit_length() - 1)
            if top << 1 > hidden[suit]:
                yield suit, top
    for suit in (*suits, TRUMP):
        mine = once[suit]
        blank = mine & ~twice[suit] & board.blank[suit] or mine & board.blank[suit] or mine
        if blank:
            yield suit, blank & -blank
    for suit in (TRUMP, *suits):
        mine = once[suit]
        if mine:
            yield suit, 1 << (mine.bit_length() - 1)
    for suit in suits:
        worth = once[suit] & board.points[suit]
        if worth:
            yield suit, worth & -worth


def _void_plays(
    board: Board, once: list[int], twice: list[int], hidden: list[int]
) -> Iterator[tuple[int, int]]:
    """A discard for each plan and suit, and ruffs from the lowest to the highest."""
    suits = sorted(board.sides, key=lambda suit: (once[suit].bit_count(), suit))
    for suit in suits:
        mine = once[suit]
        loose = mine & ~twice[suit] & board.blank[suit] or mine & board.blank[suit]
        if loose:
            yield suit, loose & -loose
    trumps = _distinct(board, TRUMP, once[TRUMP], twice[TRUMP], hidden[TRUMP])
    for bit in (*trumps[-2:], *trumps[:1]):
        yield TRUMP, bit
    for worth in (board.tens, board.fives):
        for suit in (*suits, TRUMP):
            found = once[suit] & worth[suit]
            if found:
                yield suit, found & -found
    for bit in trumps:
        yield TRUMP, bit
