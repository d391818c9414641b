"""Secrecy check: a bot asked twice about one position, then again with the cards it cannot see exchanged.

The exchange is made in the deal's opening, among the cards of the other hands that nobody has seen yet, and
counts only if every act stays legal and the seat's events stay the same. Then what the seat may know must be
the same, and so must the bot's choice. A bot that peeked would choose otherwise.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, Final

from followsuit.base.actions import action_data
from followsuit.base.cards import Card
from followsuit.base.errors import FollowSuitError
from followsuit.base.events import Event, events_for
from followsuit.base.game import AnyGame
from followsuit.base.seats import AnySeat
from followsuit.bots import BotDecision, Budget, Progress, bot_for, levels_of, map_progress, think_with
from followsuit.card_games.registry import game_named
from followsuit.record import DealRecord, Opening, Record, Slot, steps_of
from followsuit.table.table_bots import SeatAct, acts_of

#: The number of decisions that are tested, spread over the deal.
LOOKED_AT: Final = 12

#: How many cards change places in each attempt at an exchange; None: all that are free to.
ATTEMPTS: Final = (None, None, None, 8, 8, 6, 6, 4, 4, 4, 2, 2, 2, 2)


@dataclass(frozen=True, slots=True)
class SecrecyCheck:
    """The act tested, how many cards were exchanged (0: none could be), and what stayed the same."""

    at: int
    seat: AnySeat
    moved: int
    knows_same: bool = True
    chooses_same: bool = True


def exchange(record: Record, number: int) -> Generator[Progress, None, tuple[SecrecyCheck, ...]]:
    """Ask the bots of a deal again, with the cards they could not see exchanged. In slices.

    ``number`` is that of a deal of the record.
    """
    game, record = game_named(record.game), record.of_deal(number)
    (deal,) = record.deals
    acts = [act for act in acts_of(game, record.rules, deal) if _level(game, record, act) is not None]
    chosen = [acts[at * len(acts) // LOOKED_AT] for at in range(LOOKED_AT)] if len(acts) > LOOKED_AT else acts
    found: list[SecrecyCheck] = []
    for index, act in enumerate(chosen):
        rng = Random(record.seed.at("exchange", number, act.at))
        part = index / len(chosen)
        yield Progress(0, 0, act.action, part)
        other = yield from _elsewhere(game, record, deal, act, rng, part)
        if other is None:
            found.append(SecrecyCheck(act.at, act.seat, 0))
            continue
        state, moved = other
        observation, again = game.observe(act.state, act.seat), game.observe(state, act.seat)
        first = yield from _decide(game, record, act, observation, part)
        second = yield from _decide(game, record, act, again, part)
        found.append(
            SecrecyCheck(act.at, act.seat, moved, observation == again, first.action == second.action)
        )
    return tuple(found)


def _level(game: AnyGame, record: Record, act: SeatAct) -> str | None:
    level = record.players[act.seat].level
    return level if level in levels_of(game) else None


def _decide(
    game: AnyGame, record: Record, act: SeatAct, observation: Any, part: float
) -> Generator[Progress, None, BotDecision]:
    level = _level(game, record, act)
    assert level is not None, "only bots are asked"
    bot, rng = bot_for(game, level, record.agreements), Random(record.seed.at("asked", act.at))
    work = think_with(bot, observation, rng, Budget())
    return (yield from map_progress(work, partial(replace, part=part)))


def _elsewhere(
    game: AnyGame, record: Record, deal: DealRecord, act: SeatAct, rng: Random, part: float
) -> Generator[Progress, None, tuple[Any, int] | None]:
    """Return the position with exchanged unseen cards, and how many; None if none was found."""
    before = deal.actions[: act.at]
    free = _free_slots(deal, before, act.seat)
    if len(free) < 2:
        return None
    original = _played(game, record, deal, deal.opening, before, act.seat)
    assert original is not None, "a record that was read can be played"
    for count in ATTEMPTS:
        yield Progress(0, 0, act.action, part)
        moving = list(free)
        _shuffle(moving, rng)
        moving = moving[:count]
        cards = [slot.card for slot in moving]
        _shuffle(cards, rng)
        moved = {slot: card for slot, card in zip(moving, cards, strict=True) if slot.card != card}
        if not moved:
            continue
        opening = Opening(deal.opening).with_cards(moved).fields
        # Another seat's burial may name cards that are exchanged now.
        later = _buried_anew(deal, before, act.seat, moved)
        if later is None:
            continue
        found = _played(game, record, deal, opening, later, act.seat, original[1])
        if found is not None and found[1] == original[1]:
            return found[0], len(moved)
    return None


def _free_slots(deal: DealRecord, before: Sequence[Any], seat: AnySeat) -> list[Slot]:
    """The places of cards of the other seats, and of the kitty, that have not been shown."""
    slots = Opening(deal.opening).slots()
    burier = next((action.seat.name for action in before if _is_burial(action)), None)
    shown = set()
    for action in before:
        owner = getattr(action, "seat", None)
        if owner is None or owner is seat or _is_burial(action):
            continue
        pool = [slot for slot in slots if slot.owner == owner.name]
        if owner.name == burier:
            pool += [slot for slot in slots if slot.owner is None]
        declared: set[Slot] = set()
        for card in getattr(action, "cards", ()):
            # A declared card is played later: it must take the same place both times.
            places = [slot for slot in pool if slot.card == card and slot not in declared]
            if places:
                declared.add(places[0])
                shown.add(places[0])
    mine = {None} if burier == seat.name else set()
    return [
        slot for slot in slots if slot.owner != seat.name and slot.owner not in mine and slot not in shown
    ]


def _buried_anew(
    deal: DealRecord,
    before: Sequence[Any],
    seat: AnySeat,
    moved: Mapping[Slot, Card],
) -> list[Any] | None:
    """Return the acts with another seat's burial replaced by cards it holds now; None for two such
    burials.
    """
    burials = [at for at, action in enumerate(before) if _is_burial(action) and action.seat is not seat]
    acts = list(before)
    if not burials:
        return acts
    if len(burials) > 1:
        return None
    at = burials[0]
    owner = before[at].seat.name
    pool = [slot for slot in Opening(deal.opening).slots() if slot.owner in (owner, None)]
    plays = [card for act in before if act is not before[at] and _is_play(act, owner) for card in act.cards]
    for card in plays:
        pool.remove(next(slot for slot in pool if slot.card == card))
    cards: list[Card] = []
    for card in before[at].cards:
        # The last of equal cards: the first ones stand for those that were shown.
        slot = next(slot for slot in reversed(pool) if slot.card == card)
        pool.remove(slot)
        cards.append(moved.get(slot, card))
    acts[at] = replace(before[at], cards=tuple(cards))
    return acts


def _is_burial(action: Any) -> bool:
    return hasattr(action, "seat") and (action_data(action) or {})["kind"] == "bury"


def _is_play(action: Any, owner: str) -> bool:
    is_play = hasattr(action, "seat") and (action_data(action) or {})["kind"] == "play"
    return is_play and action.seat.name == owner


def _played(
    game: AnyGame,
    record: Record,
    deal: DealRecord,
    opening: Mapping[str, str],
    actions: Sequence[Any],
    seat: AnySeat,
    like: Sequence[tuple[Event, ...]] = (),
) -> tuple[Any, list[tuple[Event, ...]]] | None:
    """The state after some acts and the seat's events at each; None if the rules refuse one.

    It stops early if the events differ from those in ``like``.
    """
    try:
        seen: list[tuple[Event, ...]] = []
        for step in steps_of(game, record.rules, DealRecord(deal.number, opening, tuple(actions))):
            if like and seen and seen[-1] != like[len(seen) - 1]:
                return None
            seen.append(events_for(seat, step.events))
    except FollowSuitError:
        return None
    return step.state, seen


def _shuffle(items: list[Any], rng: Random) -> None:
    """Shuffle in place, the same way in every version of Python."""
    for at in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (at + 1))
        items[at], items[other] = items[other], items[at]
