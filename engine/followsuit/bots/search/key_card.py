"""Key card: the hidden card or short suit that a choice depends on most, measured in fresh worlds."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any, Final

from followsuit.bots.hindsight import ReviewingBot
from followsuit.bots.search.decision import BotDecision, Circumstance, KeyCard, Progress

#: A decision from fewer worlds gets no key card.
FEWEST: Final = 60

#: Worlds that nominate a circumstance, and fresh ones that measure its effect.
FIRST: Final = 60
FRESH: Final = 100

#: The least share of worlds in which it must hold, and in which it must not.
RARE: Final = 0.15

#: How significant its effect must be, in standard errors.
GATE: Final = 2.0

#: `FEW` cards of a suit or fewer are a circumstance.
FEW: Final = 2

#: A world's hidden hands: by seat, each card with the number of its suit.
Hands = Mapping[int, Sequence[tuple[int, Any]]]


def add_key_card(
    bot: Any, observation: Any, decision: BotDecision, rng: Random
) -> Generator[Progress, None, BotDecision]:
    """Return the decision with its key card, if it searched and one circumstance is significant.

    Only problems with ``hidden_hands`` are asked: those of which cards to play.
    """
    if decision.worlds < FEWEST or decision.gain <= decision.error or not isinstance(bot, ReviewingBot):
        return decision
    problem = bot.problem_of(observation)
    hands_of = getattr(problem, "hidden_hands", None)
    made, next_best = problem.index_of(decision.action), problem.index_of(decision.next_best)
    if hands_of is None or made is None or next_best is None:
        return decision
    looked: list[tuple[float, set[Circumstance]]] = []
    for number in range(FIRST + FRESH):
        world = problem.world(rng)
        one, other = problem.outcomes(world, (made, next_best), rng)
        looked.append((one.result - other.result, set(circumstances(hands_of(world)))))
        yield Progress(2 * number, number, decision.action)
    return replace(decision, key_card=_find(looked[:FIRST], looked[FIRST:]))


def circumstances(hands: Hands) -> Iterator[Circumstance]:
    """Return the circumstances that hold in the hidden hands."""
    for seat, cards in hands.items():
        counts = [0] * 5
        for suit, card in cards:
            counts[suit] += 1
            yield Circumstance(seat, suit, card)
        for suit, count in enumerate(counts):
            for most in range(count, FEW + 1):
                yield Circumstance(seat, suit, None, most)


def _find(
    first: Sequence[tuple[float, set[Circumstance]]], fresh: Sequence[tuple[float, set[Circumstance]]]
) -> KeyCard | None:
    """Return what makes most difference in the first worlds, if the fresh ones confirm it."""
    best, most = None, 0.0
    for one in sorted(set().union(*(held for _, held in first)), key=str):
        count, within, without = _split(first, one)
        part = count / len(first)
        weight = (within - without) * sqrt(part * (1 - part))
        if RARE <= part <= 1 - RARE and weight > most:
            best, most = one, weight
    if best is None:
        return None
    count, within, without = _split(fresh, best)
    if not RARE <= count / len(fresh) <= 1 - RARE:
        return None
    middle = sum(gain for gain, _ in fresh) / len(fresh)
    spread = sum((gain - middle) ** 2 for gain, _ in fresh) / (len(fresh) - 1)
    error = sqrt(spread * (1 / count + 1 / (len(fresh) - count)))
    is_proven = within > 0 and within - without > GATE * error
    return KeyCard(best, len(fresh), count, within) if is_proven else None


def _split(looked: Sequence[tuple[float, set[Circumstance]]], one: Circumstance) -> tuple[int, float, float]:
    """Return in how many worlds a circumstance holds, and the mean gain with it and without it."""
    within = [gain for gain, held in looked if one in held]
    count, rest = len(within), len(looked) - len(within)
    total = sum(gain for gain, _ in looked)
    return count, sum(within) / max(1, count), (total - sum(within)) / max(1, rest)
