"""Positions: all hands before a lead, and where such positions come from.

Places are relative to the leader: place 0 leads, 1 plays after it, 2 is its partner, 3 the last. Every
position is of one *world*: the true one, or one that a search imagined.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from followsuit.bots.tractor.board import Board, Part, board_of
from followsuit.bots.tractor.burial import quick_burial
from followsuit.bots.tractor.naming import trump_worth
from followsuit.bots.tractor.playout import Result, Start, Trace, play_out
from followsuit.cards import NO_TRUMP, Rank, Strain, Suit
from followsuit.decks import DOUBLE
from followsuit.tractor.cards.pack import card_points
from followsuit.tractor.cards.trump import Trump
from followsuit.tractor.front.observation import TractorObservation
from followsuit.tractor.law.scoring import multiplier_of
from followsuit.tractor.phases.playing import penalty_points, trick_points
from followsuit.tractor.phases.state import TractorPlaying
from training.deals import RULES, LoggedDeal

#: How often no trump is named where the playout's policy plays alone; elsewhere the strongest suit is.
NO_TRUMPS: Final = 0.07


@dataclass(frozen=True, slots=True)
class Position:
    """A world before a lead. ``once`` and ``twice``: twenty masks, `5 * place + suit`, as `Board` has them.

    ``opposing``: the opposing side leads. ``kitty``: its card points. ``hand``: the cards in each hand.
    """

    board: Board
    once: tuple[int, ...]
    twice: tuple[int, ...]
    opposing: bool
    kitty: int
    hand: int

    @staticmethod
    def of(
        board: Board, once: Sequence[int], twice: Sequence[int], leader: int, opposing: int, kitty: int
    ) -> Position:
        """Turn twenty masks by seat to masks by place; ``opposing`` is the parity of the opposing seats."""
        order = [5 * ((leader - place) & 3) for place in range(4)]
        at = order[0]
        hand = sum(once[at + suit].bit_count() + twice[at + suit].bit_count() for suit in range(5))
        return Position(
            board,
            tuple(mask for base in order for mask in once[base : base + 5]),
            tuple(mask for base in order for mask in twice[base : base + 5]),
            leader & 1 == opposing,
            kitty,
            hand,
        )

    def played_out(self) -> int:
        """Return the opposing side's points to come, the kitty's with them, by one playout."""
        start = Start(0, 0 if self.opposing else 1)
        # Places turn the other way than seats: place 1 is the seat that `play_out` counts as 3.
        seats = (0, 3, 2, 1)
        once = [mask for seat in seats for mask in self.once[5 * seat : 5 * seat + 5]]
        twice = [mask for seat in seats for mask in self.twice[5 * seat : 5 * seat + 5]]
        result = play_out(self.board, once, twice, start, ())
        return result.points + bonus_of(result, start.opposing, self.kitty)


def bonus_of(result: Result, opposing: int, kitty: int) -> int:
    """The kitty's points for the opposing side after a playout."""
    return kitty * multiplier_of(result.unit, RULES) if result.last & 1 == opposing else 0


@dataclass(frozen=True, slots=True)
class Lead:
    """A position of the true world and what came: the opposing side's points from then on."""

    position: Position
    to_come: int


# Real deals ----------------------------------------------------------------------------------------------
def leads_of(deal: LoggedDeal) -> Iterator[tuple[TractorPlaying, Lead]]:
    """Yield the states before the leads of a logged deal, with their true worlds and what came."""
    for state in deal.leads():
        yield state, Lead(true_position(state), deal.points - points_so_far(state))


def points_so_far(state: TractorPlaying) -> int:
    """The opposing side's points in the tricks taken so far and by failed throws."""
    opposing = state.terms.declaring_side.other
    return trick_points(state.play.taken, opposing) + penalty_points(state.play.failed, opposing)


def true_position(state: TractorPlaying) -> Position:
    """The world as it is, before a lead."""
    play, leader = state.play, state.play.trick.leader
    board = board_of(state.terms.trump, state.standing.rules)
    once, twice = list[int](), list[int]()
    for hand in play.hands:
        one, two = board.masks(hand.cards())
        once += one
        twice += two
    opposing = int(state.terms.declaring_side.other)
    return Position.of(board, once, twice, leader, opposing, card_points(play.buried))


def imagined_positions(seen: TractorObservation, count: int, rng: Random) -> list[Position]:
    """Worlds drawn for a seat that is to lead, as the search draws them; they depend only on what it sees."""
    from followsuit.bots.tractor.facts import facts_of
    from followsuit.bots.tractor.worlds import TractorWorlds

    facts = facts_of(seen)
    worlds = TractorWorlds(facts, seen.seat, seen.hand, seen.buried)
    assert seen.starter is not None, "a seat that leads knows the starter"
    opposing = int(seen.starter.side.other)
    found = []
    for _ in range(count):
        world = worlds.draw(rng)
        found.append(Position.of(facts.board, world.once, world.twice, int(seen.seat), opposing, world.kitty))
    return found


# Deals of the playout's policy ---------------------------------------------------------------------------
def policy_leads(seed: str, number: int, most: int) -> list[Lead]:
    """Return ``most`` positions, drawn by lot, of a random deal that the playout's policy plays to its end.

    These cost next to nothing. What a net learns from them is to see what a playout would come to.
    """
    rng = Random(f"{seed}/{number}")
    cards = list(DOUBLE.cards)
    rng.shuffle(cards)
    starter, rank = rng.randrange(4), Rank(rng.randrange(13))
    hands = [cards[25 * seat : 25 * seat + 25] for seat in range(4)]
    strain: Strain = NO_TRUMP
    if rng.random() >= NO_TRUMPS:
        shows = hands[starter if rng.random() < 0.6 else (starter + 2) % 4]
        strain = max(Suit, key=lambda suit: trump_worth(shows, rank, suit))
    trump = Trump.under(RULES, rank, strain)
    held = hands[starter] + cards[100:]
    buried = quick_burial(held, trump, 8)
    for card in buried:
        held.remove(card)
    hands[starter] = held
    board, once, twice = board_of(trump, RULES), list[int](), list[int]()
    for hand in hands:
        one, two = board.masks(hand)
        once += one
        twice += two
    opposing, kitty = (starter + 1) & 1, card_points(buried)
    trace: Trace = []
    result = play_out(board, once, twice, Start(starter, opposing), (), trace)
    total = result.points + bonus_of(result, opposing, kitty)
    leads = sorted(rng.sample(range(len(trace) // 4), min(most, len(trace) // 4)))
    found, taken = [], 0
    winners = [trace[at][0] for at in range(4, len(trace), 4)] + [result.last]
    for trick in range(len(trace) // 4):
        if trick in leads:
            position = Position.of(board, once, twice, trace[4 * trick][0], opposing, kitty)
            found.append(Lead(position, total - taken))
        pile = 0
        for seat, parts in trace[4 * trick : 4 * trick + 4]:
            pile += sum(board.worth(*part) for part in parts)
            take_out(once, twice, seat, parts)
        taken += pile if winners[trick] & 1 == opposing else 0
    return found


def take_out(once: list[int], twice: list[int], seat: int, parts: Sequence[Part]) -> None:
    """Take played cards out of a hand."""
    for suit, one, two in parts:
        at = 5 * seat + suit
        held = twice[at]
        once[at] &= ~(two | (one & ~held))
        twice[at] = held & ~one
