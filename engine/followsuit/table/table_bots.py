"""Table bots: the bots of a table, what they think now, ahead of their turn, and what they thought before.

A bot is handed what its seat may know and nothing else. Its randomness comes from the match's seed, the turn
and the seat, so that the same thought can be had again from the record.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from followsuit.bots import (
    Bot,
    Budget,
    Caution,
    Decision,
    Progress,
    Review,
    ReviewingBot,
    RuleBot,
    SharedThinking,
    Thinking,
    Thought,
    bot_for,
    bots_of,
    caution_about,
    levels_of,
    review_decisions,
    thinking,
    with_hinge,
)
from followsuit.game import AnyGame
from followsuit.record import DealRecord, Player
from followsuit.seats import AnySeat


class Lots:
    """A generator of chance that is seeded when somebody first draws from it; most acts draw no lot."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn: Random | None = None

    def __getattr__(self, name: str) -> Any:
        if self._drawn is None:
            self._drawn = Random(self._seed)
        return getattr(self._drawn, name)


@dataclass(frozen=True, slots=True)
class Act:
    """A seat's act: the ``at``-th of its deal, those of the table counted, and the state it was made in."""

    at: int
    seat: AnySeat
    action: Any
    state: Any


def acts_of(game: AnyGame, rules: Any, deal: DealRecord) -> list[Act]:
    """The acts of the seats in a deal, in order, each with the state it was made in."""
    state = game.place(rules, deal.number, deal.opening).state
    acts: list[Act] = []
    for at, action in enumerate(deal.actions):
        seat: AnySeat | None = getattr(action, "seat", None)
        if seat is not None:
            acts.append(Act(at, seat, action, state))
        state = game.apply(state, action).state
    return acts


class TableBots:
    """The bots of a table, by their seats. ``seed`` is the text all randomness of the match comes from."""

    def __init__(self, game: AnyGame, players: Mapping[AnySeat, Player], seed: str) -> None:
        self._game = game
        self._seed = seed
        self._bots: dict[AnySeat, Bot] = {
            seat: bot_for(game, player.level) for seat, player in players.items() if player.level is not None
        }
        #: How much each may think.
        self.budget = Budget()
        #: What was thought in this deal, by the number of the act it led to.
        self._thoughts: dict[int, Thought] = {}
        #: The state and seat thought about last, and the thinking.
        self._ahead: tuple[Any, AnySeat, SharedThinking] | None = None

    def __contains__(self, seat: AnySeat) -> bool:
        """Whether a bot sits there."""
        return seat in self._bots

    def sit(self, seat: AnySeat, bot: Bot) -> None:
        """Let this bot decide for a seat."""
        self._bots[seat] = bot
        self._ahead = None

    def searches(self, seat: AnySeat) -> bool:
        """Whether the bot of a seat may take its time; one that does not is asked by `act`."""
        return not isinstance(self._bots[seat], RuleBot)

    def act(self, seat: AnySeat, state: Any, turn: int) -> Any:
        """What a bot that does not search does at a turn, from what it may know then; None where it waits."""
        return self._bots[seat].act(self._game.observe(state, seat), self._lots(seat, turn), self.budget)

    def thinking(self, seat: AnySeat, state: Any, turn: int) -> Thinking:
        """What a bot thinks at a turn, from what it may know then; begun ahead of time or now."""
        if self._ahead is None or self._ahead[0] is not state or self._ahead[1] is not seat:
            self._ahead = (state, seat, SharedThinking(self._thought(seat, state, turn)))
        return self._ahead[2].advance()

    def advice(self, seat: AnySeat, state: Any, turn: int, level: str) -> Thinking:
        """What a bot of a level would do in a seat's place. Raises `QuestionError` (``unknown_level``)."""
        rng = Random(f"{self._seed}/hint/{turn}/{seat.name}")
        bot, seen = bot_for(self._game, level), self._game.observe(state, seat)
        return self._hinged(bot, seen, thinking(bot, seen, rng, self.budget), rng)

    def review(self, seat: AnySeat, acts: list[Act], number: int) -> Generator[Progress, None, Review]:
        """Which decisions in the ``number``-th deal cost a seat most, judged by the strongest bot's means."""
        bot = bot_for(self._game, levels_of(self._game)[-1])
        assert isinstance(bot, ReviewingBot), "the strongest bots search"
        decisions = [
            Decision(act.at, self._game.observe(act.state, seat), act.action)
            for act in acts
            if act.seat is seat
        ]
        return review_decisions(bot, decisions, f"{self._seed}/review/{number}")

    def caution(
        self, seat: AnySeat, state: Any, turn: int, action: Any
    ) -> Generator[Progress, None, Caution | None]:
        """What the strongest bot's means say against an action of a seat, from what the seat may know."""
        bot = bot_for(self._game, levels_of(self._game)[-1])
        if not isinstance(bot, ReviewingBot):
            return None
        return (
            yield from caution_about(
                bot,
                self._game.observe(state, seat),
                action,
                unit=bots_of(self._game).result,
                seed=f"{self._seed}/coach/{turn}/{seat.name}",
            )
        )

    def remember(self, thoughts: Mapping[int, Thought]) -> None:
        """Keep what was thought, by the number of the act in this deal."""
        self._thoughts.update(thoughts)

    def forget(self, since: int = 0) -> None:
        """Drop what was thought for this act of the deal and all after it."""
        self._thoughts = {act: thought for act, thought in self._thoughts.items() if act < since}

    def recalled(self, act: Act, turn: int) -> Generator[Progress, None, Thought | None]:
        """What a bot thought when it acted at a turn: remembered, or thought again from what it knew then.

        None where the same thought would now lead elsewhere: the record is of other bots, or of a person.
        """
        thought = self._thoughts.get(act.at)
        if thought is None and act.seat in self._bots:
            thought = yield from self._thought(act.seat, act.state, turn)
        if thought is None or thought.action != act.action:
            return None
        rng, seen = Random(f"{self._seed}/why/{turn}"), self._game.observe(act.state, act.seat)
        return (yield from with_hinge(self._bots[act.seat], seen, thought, rng))

    def _hinged(self, bot: Bot, seen: Any, work: Thinking, rng: Random) -> Thinking:
        """What is thought, with what it hangs on."""
        return (yield from with_hinge(bot, seen, (yield from work), rng))

    def _thought(self, seat: AnySeat, state: Any, turn: int) -> Thinking:
        seen, lots = self._game.observe(state, seat), self._lots(seat, turn)
        return thinking(self._bots[seat], seen, lots, self.budget)

    def _lots(self, seat: AnySeat, turn: int) -> Random:
        return cast("Random", Lots(f"{self._seed}/bot/{turn}/{seat.name}"))
