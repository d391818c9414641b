"""Episode: a deal played turn by turn, as all adapters drive it: the first deal of a match.

A seat that must act, or is free to act and has something it could do, has a turn. In between the table deals
cards by itself.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from followsuit.adapters.encoder import History, bid_step
from followsuit.api.world_states import worlds_of
from followsuit.base.errors import IllegalActError, Refusal
from followsuit.base.events import Event
from followsuit.base.game import AnyGame, seats_of
from followsuit.base.seats import AnySeat, parse_any_seat
from followsuit.base.seeds import Seed
from followsuit.base.turns import TableAct, next_turn
from followsuit.bots import Budget, bot_for, default_level_of
from followsuit.card_games.registry import game_named


class PlayedDeal:
    """A deal in progress. ``rules`` is a preset or a specification, ``seed`` the text the cards come from.

    ``ending``: bots play until every seat has this many cards left, where a deal comes to that; 0 is the
    whole deal. Raises `RequestError` for an unknown game and `RulesError` for rules it does not have.
    """

    def __init__(self, game: str, rules: Any = "reference", seed: str = "1", ending: int = 0) -> None:
        self.game: AnyGame = game_named(game)
        self.rules = self.game.rules(rules)
        self.seats: tuple[AnySeat, ...] = seats_of(self.game, self.rules)
        state = self.game.new_match(self.rules, Random(Seed(seed).match()))
        step = self.game.deal(state, Random(Seed(seed).deal(1)))
        self._state = step.state
        #: What happened since the last turn, the deal itself included.
        self.events: tuple[Event, ...] = step.events
        #: The seats that were asked since the table's last act.
        self._asked = frozenset(self.game.may_act(self._state))
        self.seat: AnySeat | None = None
        #: What the seat whose turn it is may know.
        self._seen: Any = None
        #: The legal acts of the seat whose turn it is, in the game's own order.
        self.options: tuple[Any, ...] = ()
        #: Whether the seat has to act; a seat that is free may do nothing.
        self.must_act = False
        #: What the seats have done.
        self.history = History()
        #: How many tricks are complete, and their cards as `followsuit.adapters.encoder` lays them out.
        self.past: tuple[int, bytes] = (-1, b"")
        #: How many acts the table has made since.
        self._dealt = 0
        self._find_turn()
        if ending:
            self._play_to(ending, Random(Seed(seed).at("make")))

    def __deepcopy__(self, memo: dict[int, Any]) -> PlayedDeal:
        """A copy; states are values and are shared."""
        copy = object.__new__(PlayedDeal)
        copy.__dict__.update(self.__dict__)
        return copy

    @property
    def is_over(self) -> bool:
        """Whether the deal is over."""
        return self.seat is None

    def in_world(self, seat: AnySeat, rng: Random) -> PlayedDeal:
        """A deal that this one may be for all that a seat knows, the hidden cards dealt anew.

        Raises `RequestError` in the phases of Tractor for which no worlds are drawn.
        """
        world = deepcopy(self)
        world._state = next(worlds_of(self.game, self.observe(seat), rng, likely=False))
        if self.seat is not None:
            world._seen = self.game.observe(world._state, self.seat)
        world.history = self.history.known_to(int(seat))
        if self.seat is not None and self.seat is not seat:
            world.options = tuple(self.game.options(world.observe(self.seat)))
        return world

    def observe(self, seat: AnySeat) -> Any:
        """What a seat may know."""
        return self._seen if seat is self.seat else self.game.observe(self._state, seat)

    def view(self, seat: AnySeat) -> dict[str, Any]:
        """What a seat may know, as plain data."""
        return self.game.view(self.observe(seat))

    def position(self) -> str:
        """The position in a line of words, for errors."""
        return self.game.position(self._state)

    def drawn(self) -> str:
        """The deal as lines of text: the position, every hand, the tricks, and who is to act."""
        views = [self.view(seat) for seat in self.seats]
        lines = [self.position()]
        lines += [f"{view['you']}: {' '.join(view['hand']) or '-'}" for view in views]
        tricks = [*views[0]["tricks"], *([views[0]["trick"]] if views[0].get("trick") else [])]
        for number, trick in enumerate(tricks, 1):
            plays = ", ".join(f"{play['seat']} {' '.join(play['cards'])}" for play in trick["plays"])
            taken = f", taken by {trick['winner']}" if trick.get("winner") else ""
            lines.append(f"Trick {number}: {plays}{taken}")
        lines.append("The deal is over." if self.seat is None else f"{self.seat.name} is to act.")
        return "\n".join(lines)

    def act(self, action: Any | None) -> None:
        """Make an act for the seat whose turn it is; None if it is free to act and will not.

        Raises `IllegalActError`, and then nothing has changed.
        """
        if action is None and self.must_act:
            raise IllegalActError(Refusal("wrong_phase"), "none", self.position())
        self.events = ()
        if action is not None:
            step = self.game.apply(self._state, action)
            self._state, self.events = step.state, step.events
            self.history, self._dealt = self.history.after(action, self._dealt, bid_step(self.game)), 0
        self._find_turn()

    def returns(self) -> list[float]:
        """The result for each seat: by how much its side did better, in the game's first figure.

        That is points in Two Hundred (the change of the totals) and Tractor, tricks in Rangvaar. They sum to
        zero, and are zero before the end.
        """
        summary = self.game.summary(self._state)
        if summary is None:
            return [0.0] * len(self.seats)
        by_side = next(iter(self.game.side_figures(self.rules, summary).values()))
        return [float(by_side[seat.side.name] - by_side[seat.side.other.name]) for seat in self.seats]

    def _play_to(self, ending: int, rng: Random) -> None:
        bot, budget = bot_for(self.game, default_level_of(self.game)), Budget()
        while self.seat is not None:
            seen = self.observe(self.seat)
            trick = getattr(seen, "trick", None)
            if (
                trick is not None
                and not trick.plays
                and max(seen.held[seat] for seat in self.seats) <= ending
            ):
                return
            self.act(bot.act(seen, rng, budget))

    def _find_turn(self) -> None:
        """Advance to the next turn of a seat, or to the end of the deal."""
        while (due := next_turn(self.game, self._state, self._asked)) is not None:
            if isinstance(due, TableAct):
                step = self.game.apply(self._state, due.action)
                self._state, self.events = step.state, (*self.events, *step.events)
                self._asked = frozenset()
                self._dealt += 1
                continue
            self._asked |= {due.seat}
            seen = self.game.observe(self._state, due.seat)
            options = tuple(self.game.options(seen))
            if due.must or options:
                self._seen = seen
                self.seat, self.options, self.must_act = due.seat, options, due.must
                return
        self.seat, self.options, self.must_act = None, (), False


class SeatAmongBots:
    """One seat of one deal after another, with bots at the others.

    ``level`` is played by the bots, by default the game's usual one. Raises `RequestError` and `RulesError`
    for invalid arguments.
    """

    def __init__(self, game: str, rules: Any, seat: str, level: str | None) -> None:
        self._game, self._rules, self._seed = game, rules, Seed("1")
        self.deal = PlayedDeal(game, rules)
        self.seat: AnySeat = parse_any_seat(seat, len(self.deal.seats))
        self._bot = bot_for(self.deal.game, level or default_level_of(self.deal.game))
        self._turn = 0

    def begin_deal(self, seed: Seed) -> None:
        """Deal these cards, and let the others act until it is the seat's turn, or the deal is over."""
        self.deal, self._seed, self._turn = PlayedDeal(self._game, self._rules, seed), seed, 0
        self._let_others_act()

    def act(self, action: Any | None) -> float:
        """Make the seat's act, let the others act until it is its turn again, and return what it has won.

        Raises `IllegalActError`, and then nothing has changed.
        """
        self.deal.act(action)
        self._let_others_act()
        return self.deal.returns()[self.deal.seats.index(self.seat)]

    def _let_others_act(self) -> None:
        deal = self.deal
        while deal.seat is not None and deal.seat is not self.seat:
            self._turn += 1
            rng = Random(self._seed.bot(self._turn, deal.seat.name))
            deal.act(self._bot.act(deal.observe(deal.seat), rng, Budget()))
