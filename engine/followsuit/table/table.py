"""Table: its seats, their bots, and a match; the only holder of the full state.

The table knows no rule of any game. It deals when a deal is due, lets bots act from their observations, takes
a person's action, and keeps the record, so that a match can be saved after every act and resumed.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from followsuit.base.actions import Play
from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.base.errors import IllegalActError, Refusal, RequestError, RulesError
from followsuit.base.events import Claimed, Event, TakenBack
from followsuit.base.game import AnyGame, OptionalActGame, Step, seats_of
from followsuit.base.parsing import is_cut
from followsuit.base.seats import AnySeat, SeatT
from followsuit.base.seeds import Seed
from followsuit.base.stakes import Cents, for_chips
from followsuit.base.turns import Turn, next_turn
from followsuit.bots import Bot, BotDecision, Progress, bot_for, bots_of, run_to_end
from followsuit.card_games.registry import game_named
from followsuit.record import (
    DRAW,
    NUMBERS,
    DealRecord,
    Fork,
    Player,
    Record,
    forks_of,
    is_fork,
    is_own_act,
    read_and_play,
    steps_of,
)
from followsuit.table.match_state import MatchState
from followsuit.table.table_bots import agreements_after

#: A step in slices: pauses while a bot thinks, and returns the events.
Stepping = Generator[Progress, None, tuple[Event, ...]]


class Table(MatchState):
    """A match in progress. ``players`` with a level are bots; the others are people."""

    def __init__(self, record: Record, state: Any, turn: int, ends: Sequence[Any] = ()) -> None:
        super().__init__(record, state, turn, ends)
        #: Whether there is anything new to ask a seat that may act.
        self._asks = self._game.asks if isinstance(self._game, OptionalActGame) else _always
        #: Whether undo can return to an act.
        self._returns_to: Callable[[AnyGame, Any, Any], bool] = is_fork

    @classmethod
    def start(
        cls,
        game: str,
        rules: Any,
        players: Mapping[SeatT, Player],
        seed: str | int,
        *,
        stake: Cents | None = None,
        numbers: Sequence[str] = (),
        draw: str = "",
        agreements: Agreements = NO_AGREEMENTS,
    ) -> Table:
        """Return a new match before its first deal.

        ``rules`` are the game's own rules value, or what names them: a preset's name, or a mapping with
        ``preset`` and the fields that differ; None is the preset ``reference``. ``players`` has a player for
        each seat of the table: `seats_of` the game by these rules. ``seed`` is a text or whole number from
        which all randomness comes; a line break or several spaces in it count as one space. ``stake`` is
        what each seat stakes, in a game that is played for chips. Of ``numbers``, one of each person's
        device, the seed is drawn, whatever ``seed`` is; ``draw`` says which drawing it was, as `Record.draw`.
        The bots keep and read the ``agreements``.

        Raises `RulesError` for invalid rules, `RequestError` for the rest: ``unknown_game``,
        ``unknown_level``, ``no_stakes``, ``bad_stake``, or ``bad_field`` with the name of the argument.
        """
        playing = game_named(game)
        its_rules = rules_of(playing, rules)
        seated = seated_by(players, seats_of(playing, its_rules))
        if isinstance(seed, bool) or not isinstance(seed, (str, int)):
            raise misused("seed", f"a seed is text or a whole number, not {seed!r}")
        if is_cut(str(seed)):
            raise misused("seed", "a seed is whole characters, not bytes that are no text")
        its_seed = Seed.of(numbers, draw) if numbers else Seed(seed)
        state = playing.new_match(its_rules, Random(its_seed.match()))
        if stake is not None:
            state = _staked(playing, state, stake)
        drawn = {NUMBERS: " ".join(sorted(numbers)), DRAW: draw} if numbers else {}
        tags = {tag: text for tag, text in drawn.items() if text}
        record = Record(playing.name, its_rules, seated, its_seed, tags=tags, agreements=agreements)
        return cls(record, state, 0)

    @classmethod
    def resume(cls, text: str, held: int = 0) -> Table:
        """Return a match at the point where its record ends. Raises `DocumentError`, `RequestError`.

        Nobody takes back the first ``held`` acts of its last deal.
        """
        if not isinstance(text, str):
            raise misused("record", f"a record is text, not {type(text).__name__}")
        played = read_and_play(text)
        table = cls(played.record, played.last_deal[-1].state, played.turns, played.ends)
        forks = forks_of(table.game, played.last_deal, table.people)
        table._forks = [one for one in forks if one.acts >= held]
        return table

    def copy(self) -> Table:
        """Return a match that stands where this one does; from then on neither changes the other.

        The same bots sit there.
        """
        other = Table.__new__(Table)
        self._copied_to(other)
        return other

    def return_to_every_act(self) -> None:
        """Let undo go back to a person's last act, whether or not it was forced.

        Where others look on from devices of their own, how far it goes back would tell what a hand was.
        """
        self._returns_to = is_own_act
        if self._deals:
            deal = tuple(steps_of(self._game, self._head.rules, self._deals[-1]))
            self._forks = forks_of(self._game, deal, self.people, is_own_act)

    def sit(self, seat: AnySeat, bot: Bot) -> None:
        """Let a bot that has no level decide for a seat from now on."""
        self._bots.sit(seat, bot)

    def seat_person(self, seat: AnySeat, name: str) -> None:
        """Let a person sit at a seat from the next deal on, in a bot's place or another person's.

        The record then names a person there, whose acts nobody can repeat, for all of the match. Raises
        `IllegalActError` (``no_deal_now``) while a deal is played.
        """
        if not self.needs_deal:
            raise IllegalActError(Refusal("no_deal_now"), "sit", self.position)
        self._bots.leave(seat)
        self._head = replace(self._head, players={**self.players, seat: Player(None, name)})

    def deal(self) -> tuple[Event, ...]:
        """Begin the next deal. Raises `IllegalActError` if none is due."""
        if not self.needs_deal:
            raise IllegalActError(Refusal("no_deal_now"), "deal", self._game.position(self._state))
        # A generator for each deal, so that a match resumed from its record goes on with the same cards.
        # The number is the record's own count: a deal thrown in was dealt, and the first need not be deal 1.
        number = self._deals[-1].number + 1 if self._deals else 1
        step = self._game.deal(self._state, Random(self.seed.deal(number)))
        self._bots.forget()
        if self._deals:
            self._bots.agree(self._agreements_after(self._deals[-1]))
        self._before = []
        self._deals.append(DealRecord(number, self._game.opening(step.state), ()))
        self._forks = []
        return self._took(step)

    def _agreements_after(self, last: DealRecord) -> Agreements:
        seat = next(iter(self.players))
        return agreements_after(self._game, self._bots.agreements, last, self._state, seat)

    def agree(self, agreements: Agreements) -> None:
        """Have the bots keep and read these from the next deal on; this one goes on as it began.

        Raises `RequestError` (``no_deal_in_progress``) before the first deal, which begins with those given
        to `start`.
        """
        last = self._deal_now()
        now = self.record().agreements_in(last.number)
        its = agreements.among(bots_of(self._game).clauses)
        self._deals[-1] = replace(last, agreements=None if its.text == now.text else its)

    def act(self, action: Any) -> tuple[Event, ...]:
        """Apply a seat's action. Raises `IllegalActError`, and then nothing has changed."""
        return self._acted(action, self._game.apply(self._state, action))

    def step(self) -> tuple[Event, ...]:
        """Make one act of a bot or of the table itself. Raises `RequestError` if a person or a deal
        is due.
        """
        return run_to_end(self.stepping())

    def stepping(
        self, *, holds_end: bool = False, holds: bool = False, holds_change: bool = False
    ) -> Stepping:
        """Do what `step` does in slices. The table changes only at the end, all at once.

        ``holds_end``: an act that would end the deal is not made, and there are no events. The bot's thought
        is kept, so that the act can be asked for later without waiting. ``holds_change``: likewise an act of
        the table that a bot answers, or after which the table no longer goes on by itself. With ``holds`` no
        act of a bot's turn is made: it only thinks. Also raises `RequestError`
        (``stale_turn``) if the table has changed while a bot thought.
        """
        state, turn = self._state, self._turn
        decisions: dict[int, BotDecision] = {}
        due = self._find_due()
        if isinstance(due, Turn):
            seat, asked = due.seat, set(self.players)
            if seat not in self._bots:
                raise RequestError("your_turn", f"it is {seat.name}'s turn", facts={"seat": seat.name})
            action = yield from self._decided(seat, state, turn, decisions)
            if holds:
                return ()
        elif due is not None:
            # Only after an act of its own the table asks those who are free to act.
            action, asked = due.action, set()
        else:
            raise RequestError("nothing_to_do", "no bot and not the table has anything to do")
        done = [(action, self._game.apply(state, action))]
        after = done[-1][1].state
        while isinstance(free := next_turn(self._game, after, asked), Turn) and not free.must:
            asked.add(free.seat)
            if free.seat in self._bots and self._asks(after, free.seat):
                action = yield from self._decided(free.seat, after, turn + len(done), decisions, len(done))
                if action is not None:
                    done.append((action, self._game.apply(after, action)))
                    after = done[-1][1].state
        is_taken_over = isinstance(due, Turn) and due.seat not in self._bots
        if self._state is not state or is_taken_over:
            raise RequestError("stale_turn", "the table has gone on", facts={"turn": self._turn})
        if holds_end and (self._game.needs_deal(after) or self._game.is_over(after)):
            return ()
        if holds_change and (len(done) > 1 or self._game.table_act(after) is None):
            return ()
        if decisions:
            at = len(self._deals[-1].actions)
            self._bots.remember({at + number: decision for number, decision in decisions.items()})
        events: tuple[Event, ...] = ()
        for action, step in done:
            events += self._acted(action, step)
        if isinstance(free, Turn):
            self._due = after, free
        return events

    def _decided(
        self, seat: AnySeat, state: Any, turn: int, decisions: dict[int, BotDecision], number: int = 0
    ) -> Generator[Progress, None, Any]:
        """Return a bot's act; a thought that took time is added to ``decisions``."""
        if not self._bots.searches(seat):
            return self._bots.act(seat, state, turn)
        decision = yield from self._bots.thinking(seat, state, turn)
        if decision.action is not None:
            decisions[number] = decision
        return decision.action

    # Help, and taking back -------------------------------------------------------------------------------
    @property
    def helps(self) -> tuple[str, ...]:
        """By what the person was helped in this deal, names of `HELPS`; empty where that is not known."""
        return self._deals[-1].helps if self._deals else ()

    def assist(self, help_: str) -> None:
        """Mark the deal as one in which the person was helped, by a name of `HELPS`.

        Raises `RequestError` (``no_deal_in_progress``) before the first deal.
        """
        self._deals[-1] = self._deal_now().helped_by(help_)

    def hand_over(self, seat: AnySeat, level: str) -> None:
        """Let a bot of a level play on for a person, until `take_over` or the end of the deal.

        The deal is marked as assisted. Raises `RequestError` (``cannot_hand_over``) where no deal is played
        or no person decides.
        """
        if not self.can_hand_over(seat):
            raise RequestError("cannot_hand_over", f"nothing at {seat.name} can be handed over")
        self._bots.sit(seat, bot_for(self._game, level, self._bots.agreements))
        self._handed_over |= {seat}
        self.assist("handed_over")

    def take_over(self, seat: AnySeat) -> None:
        """Let the person decide again for whom a bot played on; nothing changes where none did."""
        if seat in self._handed_over:
            self._bots.leave(seat)
            self._handed_over -= {seat}

    def undo(self, seat: AnySeat) -> tuple[Event, ...]:
        """Go back to where the seat last had a choice in this deal, and mark the deal as assisted.

        Raises `IllegalActError` (``nothing_to_undo``) if there is none, and once the deal is scored.
        """
        if not self.can_undo(seat):
            raise IllegalActError(Refusal("nothing_to_undo"), "undo", self._game.position(self._state))
        back = max((one for one in self._forks if one.seat is seat), key=lambda one: one.acts)
        self.take_over(seat)
        self._go_back(back.acts, back.state)
        self.assist("taken_back")
        return (TakenBack(seat),)

    def take_back(self) -> Any:
        """Go back by one act of this deal, whoever made it, even after the deal's end; return the act.

        Nobody is marked as helped. Raises `RequestError` (``no_deal_in_progress``) before the first deal and
        `IllegalActError` (``nothing_to_undo``) at the beginning of a deal.
        """
        last = self._deal_now()
        if not last.actions:
            raise IllegalActError(Refusal("nothing_to_undo"), "undo", self.position)
        acts = len(last.actions) - 1
        if not self._before:
            self._before = [step.state for step in steps_of(self._game, self._head.rules, last)][:-1]
        self._go_back(acts, self._before[-1])
        return last.actions[-1]

    def _go_back(self, acts: int, state: Any) -> None:
        """Take back all but so many acts of this deal, which led to this state."""
        last = self._deals[-1]
        gone = len(last.actions) - acts
        self._turn -= gone
        self._state = state
        # Of a table that goes on with a record fewer may be kept than were made.
        self._before = self._before[:-gone]
        self._forks = [one for one in self._forks if one.acts < acts]
        self._bots.forget(acts)
        kept = last.annotations.up_to(acts)
        self._deals[-1] = replace(last, actions=last.actions[:acts], annotations=kept)

    def claim(self, seat: AnySeat) -> tuple[Event, ...]:
        """Take all remaining tricks, which the seat is certain to win. The others follow with any legal play.

        Raises `IllegalActError` (``not_certain``), and then nothing has changed.
        """
        leads = self._game.sure_leads(self.observe(seat))
        if not leads:
            raise IllegalActError(Refusal("not_certain"), "claim", self._game.position(self._state))
        events: tuple[Event, ...] = (Claimed(seat, len(leads)),)
        for lead in leads:
            events += self.act(Play(seat, tuple(lead)))
            while (turn := self.to_act) is not None and turn is not seat:
                events += self.act(self._game.options(self.observe(turn))[0])
        return events

    def _acted(self, action: Any, step: Step[Any]) -> tuple[Event, ...]:
        last = self._deals[-1]
        seat: AnySeat | None = getattr(action, "seat", None)
        if seat is not None and seat not in self._bots and self._returns_to(self._game, self._state, action):
            self._forks.append(Fork(seat, len(last.actions), self._state))
        self._before.append(self._state)
        self._deals[-1] = last.with_action(action)
        return self._took(step)

    def _took(self, step: Step[Any]) -> tuple[Event, ...]:
        self._state = step.state
        self._turn += 1
        if not self._is_deal_on:
            for seat in self._handed_over:
                self.take_over(seat)
        return step.events


def _always(state: Any, seat: AnySeat) -> bool:
    return True


def _staked(game: AnyGame, state: Any, stake: Cents) -> Any:
    """The state with a stake. Raises `RequestError` (``no_stakes``, ``bad_stake``)."""
    played_for = for_chips(game)
    refusal = played_for.check_stake(stake)
    if refusal is not None:
        raise RequestError(refusal.code, str(refusal), clause=refusal.clause, facts=refusal.facts)
    return played_for.staked(state, stake)


def misused(field: str, message: str) -> RequestError:
    """Return the error for an argument that is not what it should be: ``bad_field`` with its name."""
    return RequestError("bad_field", message, facts={"field": field})


def rules_of(game: AnyGame, rules: Any) -> Any:
    """Return the rules value that is given, or that a preset or a mapping names. Raises `RulesError`."""
    if rules is None or isinstance(rules, str | Mapping):
        return game.rules(rules)
    if not isinstance(rules, type(game.rules(None))):
        raise RulesError("bad_rules", f"{type(rules).__name__} is no rules value of {game.name}")
    return rules


def seated_by(players: Any, seats: tuple[AnySeat, ...]) -> dict[AnySeat, Player]:
    """Return the players by seat. Raises `RequestError` unless each seat has one, and nobody else."""
    # Seats of different tables are equal as numbers, so their types are looked at too.
    kind = type(seats[0])
    its = isinstance(players, Mapping) and set(players) == set(seats)
    if not its or not all(type(seat) is kind for seat in players):
        names = ", ".join(seat.name for seat in seats)
        raise misused("players", f"players are a mapping with a Player for each {kind.__name__}: {names}")
    for seat, player in players.items():
        if not isinstance(player, Player):
            raise misused("players", f"at {seat.name} sits {player!r}, which is no Player")
    return {seat: players[seat] for seat in seats}
