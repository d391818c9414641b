"""Table bots: the bots of a table, with their current and past thoughts.

A bot is given only what its seat may know. Its randomness comes from the match's seed, the turn and the seat,
so that its thought can be repeated from the record.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any, cast

from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.base.game import AnyGame
from followsuit.base.seats import AnySeat
from followsuit.base.seeds import Seed
from followsuit.bots import (
    AgreeingBot,
    Bot,
    BotDecision,
    Budget,
    DecisionReview,
    PastDecision,
    PlayWarning,
    Progress,
    ReviewingBot,
    RuleBot,
    SharedWork,
    Thinking,
    add_key_card,
    bot_for,
    bots_of,
    find_warning,
    learn_from,
    levels_of,
    review_decisions,
    think_with,
)
from followsuit.record import DealRecord, Player, Record, steps_of


class LazyRng:
    """A generator for a bot's act, made and seeded when first used; many acts need no random number."""

    def __init__(self, generator: Random | None, seed: Seed, turn: int, seat: str) -> None:
        self._generator = generator
        self._act = seed, turn, seat
        self._is_seeded = False

    def random(self) -> float:
        """A number from 0 up to 1; nearly all that bots draw."""
        return self._seeded().random()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._seeded(), name)

    def _seeded(self) -> Random:
        if not self._is_seeded:
            seed, turn, seat = self._act
            self._generator = self._generator or Random(0)
            self._generator.seed(seed.bot(turn, seat))
            self._is_seeded = True
        assert self._generator is not None, "it has just been made"
        return self._generator


@dataclass(frozen=True, slots=True)
class SeatAct:
    """A seat's act: the ``at``-th of its deal, those of the table counted, and the state it was made in."""

    at: int
    seat: AnySeat
    action: Any
    state: Any


def acts_of(game: AnyGame, rules: Any, deal: DealRecord) -> list[SeatAct]:
    """The acts of the seats in a deal, in order, each with the state it was made in."""
    acts: list[SeatAct] = []
    for at, (before, after) in enumerate(pairwise(steps_of(game, rules, deal))):
        seat: AnySeat | None = getattr(after.action, "seat", None)
        if seat is not None:
            acts.append(SeatAct(at, seat, after.action, before.state))
    return acts


def cards_of_deals(game: AnyGame, record: Record, ends: Iterable[Any]) -> Iterator[Agreements]:
    """The agreements of each deal of a record, with what the deals before have shown of who keeps them, and
    those of the deal to come; ``ends`` are the states in which its deals ended.
    """
    seat = next(iter(record.players))
    agreements = record.agreements
    for deal, ended in zip(record.deals, ends, strict=False):
        yield agreements
        agreements = agreements_after(game, agreements, deal, ended, seat)
    yield agreements


def agreements_after(
    game: AnyGame, agreements: Agreements, deal: DealRecord, ended: Any, seat: AnySeat
) -> Agreements:
    """The agreements of the deal after one that ended in a state; any ``seat`` has seen what they rest on."""
    known = learn_from(game, agreements, ended, seat)
    return known if deal.agreements is None else deal.agreements.after(known.past)


class TableBots:
    """The bots of a table, by their seats. ``seed`` is the text all randomness of the match comes from;
    ``agreements`` are what they keep and read.
    """

    def __init__(
        self,
        game: AnyGame,
        players: Mapping[AnySeat, Player],
        seed: Seed,
        agreements: Agreements = NO_AGREEMENTS,
    ) -> None:
        self._game = game
        self._seed = seed
        self._agreements = agreements
        self._bots: dict[AnySeat, Bot] = {
            seat: bot_for(game, player.level, agreements)
            for seat, player in players.items()
            if player.level is not None
        }
        self._names = {seat: seat.name for seat in players}
        #: The generator of all bots that do not search; to seed one again is quicker than to make one.
        self._generator = Random(0)
        #: The limit of thought for each bot.
        self.budget = Budget()
        #: The thoughts of this deal, by the number of the act that followed.
        self._decisions: dict[int, BotDecision] = {}
        #: The state and seat of the latest thought, and its generator.
        self._ahead: tuple[Any, AnySeat, SharedWork[Progress, BotDecision]] | None = None

    def __contains__(self, seat: AnySeat) -> bool:
        """Whether a bot sits there."""
        return seat in self._bots

    def copy(self) -> TableBots:
        """The bots of another table at which the same ones sit; it may be in another thread."""
        other = TableBots.__new__(TableBots)
        other.__dict__.update(self.__dict__)
        other._bots, other._decisions = dict(self._bots), dict(self._decisions)
        other._generator, other._ahead = Random(0), None
        return other

    @property
    def agreements(self) -> Agreements:
        """What they keep and read."""
        return self._agreements

    def agree(self, agreements: Agreements) -> None:
        """Have them keep and read other agreements, or the same ones with more that is known."""
        if agreements == self._agreements:
            return
        self._agreements = agreements
        kept = agreements.among(bots_of(self._game).clauses)
        for seat, bot in self._bots.items():
            if isinstance(bot, AgreeingBot):
                self._bots[seat] = bot.agreeing(kept)
        self._ahead = None

    def sit(self, seat: AnySeat, bot: Bot) -> None:
        """Let this bot decide for a seat."""
        self._bots[seat] = bot
        self._ahead = None

    def leave(self, seat: AnySeat) -> None:
        """No bot decides for a seat any longer."""
        self._bots.pop(seat, None)
        self._ahead = None

    def searches(self, seat: AnySeat) -> bool:
        """Whether the bot of a seat searches; one that does not is asked by `act`."""
        bot = self._bots[seat]
        return hasattr(bot, "think") and not isinstance(bot, RuleBot)

    def act(self, seat: AnySeat, state: Any, turn: int) -> Any:
        """Return the act of a bot that does not search, from what it may know at that turn; None if
        it waits.
        """
        bot = self._bots[seat]
        # A bot of somebody's own may keep what it is given.
        generator = self._generator if isinstance(bot, RuleBot) else None
        return bot.act(self._game.observe(state, seat), self._rng_of(seat, turn, generator), self.budget)

    def thinking(self, seat: AnySeat, state: Any, turn: int) -> Thinking:
        """Return a bot's thinking at a turn, from what it may know then; begun ahead of time or now."""
        if self._ahead is None or self._ahead[0] is not state or self._ahead[1] is not seat:
            self._ahead = (state, seat, SharedWork(self._decide(seat, state, turn)))
        return self._ahead[2].advance()

    def advice(self, seat: AnySeat, state: Any, turn: int, level: str) -> Thinking:
        """Return what a bot of a level would do in a seat's place. Raises `RequestError`
        (``unknown_level``).
        """
        rng = Random(self._seed.at("hint", turn, seat.name))
        bot, observation = bot_for(self._game, level, self._agreements), self._game.observe(state, seat)
        return self._with_key_card(bot, observation, think_with(bot, observation, rng, self.budget), rng)

    def review(
        self, seat: AnySeat, acts: list[SeatAct], number: int
    ) -> Generator[Progress, None, DecisionReview]:
        """Return the decisions in deal ``number`` that cost a seat most, judged by the strongest bot's
        search.
        """
        bot = bot_for(self._game, levels_of(self._game)[-1])
        assert isinstance(bot, ReviewingBot), "the strongest bots search"
        decisions = [
            PastDecision(act.at, self._game.observe(act.state, seat), act.action)
            for act in acts
            if act.seat is seat
        ]
        return review_decisions(bot, decisions, self._seed.at("review", number))

    def warning(
        self, seat: AnySeat, state: Any, turn: int, action: Any
    ) -> Generator[Progress, None, PlayWarning | None]:
        """Return the caution of the strongest bot's search against a seat's action, from what the seat may
        know.
        """
        bot = bot_for(self._game, levels_of(self._game)[-1])
        if not isinstance(bot, ReviewingBot):
            return None
        return (
            yield from find_warning(
                bot,
                self._game.observe(state, seat),
                action,
                unit=bots_of(self._game).result,
                seed=self._seed.at("coach", turn, seat.name),
            )
        )

    def remember(self, decisions: Mapping[int, BotDecision]) -> None:
        """Keep a thought, by the number of the act in this deal."""
        self._decisions.update(decisions)

    def forget(self, since: int = 0) -> None:
        """Drop the thoughts of this act of the deal and of all later ones."""
        self._decisions = {act: decision for act, decision in self._decisions.items() if act < since}

    def recalled(self, act: SeatAct, turn: int) -> Generator[Progress, None, BotDecision | None]:
        """Return what a bot thought when it acted at a turn: kept, or computed again from what it knew then.

        None if that would now give another act: the record is of other bots, or of a person.
        """
        decision = self._decisions.get(act.at)
        if decision is None and act.seat in self._bots:
            decision = yield from self._decide(act.seat, act.state, turn)
        if decision is None or decision.action != act.action:
            return None
        rng, observation = Random(self._seed.at("why", turn)), self._game.observe(act.state, act.seat)
        return (yield from add_key_card(self._bots[act.seat], observation, decision, rng))

    def _with_key_card(self, bot: Bot, observation: Any, work: Thinking, rng: Random) -> Thinking:
        """Return the thought, with the circumstance it depends on."""
        return (yield from add_key_card(bot, observation, (yield from work), rng))

    def _decide(self, seat: AnySeat, state: Any, turn: int) -> Thinking:
        # A thought may be interrupted by others, so it has a generator of its own.
        observation, rng = self._game.observe(state, seat), self._rng_of(seat, turn, None)
        return think_with(self._bots[seat], observation, rng, self.budget)

    def _rng_of(self, seat: AnySeat, turn: int, generator: Random | None) -> Random:
        return cast("Random", LazyRng(generator, self._seed, turn, self._names[seat]))
