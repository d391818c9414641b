"""Deals of Court Piece for tests, played at random, and a second reckoning of the results of their matches.

The reckoning knows nothing of the engine: it reads who won each trick, with which card, and works out the pile,
courts, rows and totals from lists, in plain words of the rules.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from followsuit.base.cards import Rank
from followsuit.base.events import TrickWon
from followsuit.card_games.court_piece.events import WentOn
from followsuit.card_games.registry import game_named

GAME = game_named("court_piece")


def played_match(
    rules: Any, rng: Random, choose: Callable[[Any, Random], Any] | None = None
) -> Iterator[tuple[Any, list[Any]]]:
    """Play a match; yield each deal as its state at the end, and what happened in it."""
    state = GAME.new_match(rules, rng)
    while not GAME.is_over(state):
        step = GAME.deal(state, rng)
        state, events = step.state, list(step.events)
        while (seat := GAME.to_act(state)) is not None:
            observation = GAME.observe(state, seat)
            action = choose(observation, rng) if choose else rng.choice(GAME.options(observation))
            step = GAME.apply(state, action)
            state = step.state
            events += step.events
        yield state, events


def winners_of(state: Any, events: Sequence[Any]) -> tuple[list[tuple[str, bool]], bool]:
    """Who won each trick of a deal and whether with an ace; and whether a court was staked."""
    won: list[tuple[str, bool]] = []
    for event in events:
        if isinstance(event, TrickWon):
            trick = state.cardplay.won[len(won)].trick
            card = next(play.cards[0] for play in trick.plays if play.seat is event.seat)
            won.append((event.seat.name, card.rank is Rank.ACE))
    return won, any(isinstance(event, WentOn) for event in events)


def taken_of(rules: Any, won: Sequence[tuple[str, bool]]) -> tuple[dict[str, int], int]:
    """What each side takes of these tricks, and how many are left over: C13 to C20."""
    side = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}
    taken = {"NS": 0, "EW": 0}
    lying: list[tuple[str, bool]] = []
    for number, (seat, ace) in enumerate(won, 1):
        lying.append((seat, ace))
        if takes(rules, number, lying, side):
            taken[side[seat]] += len(lying)
            lying = []
    return taken, len(lying)


def takes(rules: Any, number: int, lying: Sequence[tuple[str, bool]], side: dict[str, str]) -> bool:
    """Whether the last of the tricks that lie in the middle takes them all."""
    if rules.sar == "single" or number == 13:
        return True
    who = [side[seat] if rules.taken_by == "side" else seat for seat, _ in lying]
    aces = [ace for _, ace in lying]
    last = len(lying) - 1

    def counts(at: int) -> bool:
        """Whether a trick adds to a run: not the second of two aces running by one seat (C19)."""
        if rules.ace_rule == "two_aces" and at:
            return not (aces[at] and aces[at - 1] and who[at] == who[at - 1])
        return not (rules.ace_rule == "any_ace" and aces[at] and at and who[at] == who[at - 1])

    if not counts(last) or (rules.ace_rule == "any_ace" and aces[last]):
        return False
    run = 0
    for at in range(last, -1, -1):
        if who[at] != who[last]:
            break
        run += counts(at)
    if number < rules.first_taking or (number == 12 and not rules.twelfth_takes):
        return False
    return run >= 2


@dataclass
class Reckoning:
    """A match as lists: rows, totals and callers, deal by deal."""

    rules: Any
    rows: dict[str, int] = field(default_factory=lambda: {"NS": 0, "EW": 0})
    totals: dict[str, int] = field(default_factory=lambda: {"NS": 0, "EW": 0})

    def deal(self, caller: str, taken: dict[str, int], *, thrown_in: bool = False) -> str:
        """Count a deal; the seat that calls next."""
        order = "SWNE" if self.rules.direction.value == "clockwise" else "SENW"
        at = order.index(caller)
        if thrown_in:
            return caller
        winner = "NS" if taken["NS"] > taken["EW"] else "EW"
        loser = "EW" if winner == "NS" else "NS"
        is_court = taken[loser] == 0
        against = caller not in winner
        bavney = is_court and taken[winner] == 13 and self.rules.bavney == "go_on"
        worth = 52 if bavney else 3 if against and self.rules.goon_court == "three" else 1
        if self.rules.scoring == "points":
            self.totals[winner] += (52 if bavney else max(2, worth)) if is_court else 1
        elif is_court:
            self.totals[winner] += worth
            self.rows = {"NS": 0, "EW": 0}
        else:
            self.rows = {winner: self.rows[winner] + 1, loser: 0}
            if self.rules.row_court and self.rows[winner] == self.rules.row_court:
                self.totals[winner] += 1
                self.rows = {"NS": 0, "EW": 0}
                is_court = True
        if against:
            return order[(at + 1) % 4]
        return order[(at + 2) % 4] if is_court and self.rules.after_court == "partner" else caller
