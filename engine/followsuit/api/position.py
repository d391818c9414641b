"""Position: one deal at one moment, without a table: a value to branch from, to ask and to compare.

A position knows every card. What one seat may know of it is its `Position.observation`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, Generic, cast

from followsuit.api.acts import SeatAction, Written, act_text, read_act
from followsuit.api.advice import LISTED, due_at, listed_acts
from followsuit.api.drawing import cards_html, position_svg, table_html
from followsuit.api.players import ObservationT, seat_among
from followsuit.api.results import DealResult, deal_result
from followsuit.api.world_states import worlds_of
from followsuit.base.actions import Play
from followsuit.base.cards import Card, Rank, parse_cards
from followsuit.base.errors import FollowSuitError, IllegalActError, Refusal, RequestError
from followsuit.base.events import TrickWon
from followsuit.base.game import AnyGame, seats_of
from followsuit.base.seats import AnySeat
from followsuit.base.seeds import Seed
from followsuit.base.turns import TableAct, next_turn
from followsuit.bots import Budget, bot_for, default_level_of
from followsuit.record import Opening


class Position(Generic[ObservationT]):
    """A deal as it stands. `Match.position`, `deal`, `deals` and `positions` give one; nothing changes it.

    >>> import followsuit
    >>> before = followsuit.deal("rangvaar", contract={"declarer": "S", "bid": 8, "trump": "H"}, seed="x")
    >>> after = before.after(before.legal()[0])
    >>> before.to_act, after.to_act, after.is_over
    (Seat.S, Seat.W, False)
    """

    __slots__ = ("_game", "_rules", "_state")

    def __init__(self, game: AnyGame, rules: Any, state: Any) -> None:
        self._game, self._rules, self._state = game, rules, state

    def __repr__(self) -> str:
        return f"<Position in {self.game}: {self}>"

    def __str__(self) -> str:
        return self._game.position(self._state)

    def _repr_html_(self) -> str:
        return table_html(str(self), ((seat.name, cards_html(self.hand(seat))) for seat in self.seats))

    def _repr_svg_(self) -> str:
        return position_svg(self)

    def __eq__(self, other: object) -> bool:
        """Positions of the same game with the same cards at the same places, and the same acts behind."""
        if not isinstance(other, Position):
            return NotImplemented
        return self._game is other._game and bool(self._state == other._state)

    #: The values inside hold mappings.
    __hash__ = None  # type: ignore[assignment]

    # What can be asked -----------------------------------------------------------------------------------
    @property
    def game(self) -> str:
        """The game's name."""
        return self._game.name

    @property
    def rules(self) -> Any:
        """The game's rules value."""
        return self._rules

    @property
    def seats(self) -> tuple[AnySeat, ...]:
        """The seats at the table."""
        return seats_of(self._game, self._rules)

    @property
    def to_act(self) -> AnySeat | None:
        """The seat whose turn it is; None when it is nobody's."""
        return self._game.to_act(self._state)

    @property
    def may_act(self) -> tuple[AnySeat, ...]:
        """The seats that may act now but need not: declaring in Tractor while cards are dealt."""
        return tuple(self._game.may_act(self._state))

    @property
    def table_acts(self) -> bool:
        """Whether the table acts next: it deals a card, if no seat that may act does so before."""
        return self.to_act is None and self._game.table_act(self._state) is not None

    @property
    def is_over(self) -> bool:
        """Whether the deal is over."""
        return self._game.summary(self._state) is not None

    @property
    def result(self) -> DealResult | None:
        """The result of the deal; None before it is over."""
        return deal_result(self._game, self.seats, self._game.summary(self._state))

    @property
    def score(self) -> Mapping[str, float] | None:
        """What each side made of the deal, in the figure that `compare` measures; None before it is over.

        Points in Two Hundred and Tractor, else tricks; even between both sides if the cards were thrown in.
        """
        summary = self._game.summary(self._state)
        if summary is None:
            return None
        return next(iter(self._game.side_figures(self._rules, summary).values()))

    @property
    def trick(self) -> tuple[Play, ...]:
        """The plays of the trick in progress, in order; none where nothing lies."""
        trick = getattr(self._public(), "trick", None)
        return tuple(trick.plays) if trick is not None else ()

    @property
    def winning(self) -> AnySeat | None:
        """The seat whose play would win the trick in progress as it lies; None where nothing lies."""
        seen, plays = self._public(), self.trick
        if not plays:
            return None
        best = getattr(seen, "best_play", None)
        if best is not None:
            winner: AnySeat = best.seat
            return winner
        if hasattr(seen, "turned_at"):
            # Court Piece: a suit that was not yet trump when a card was played does not make it one.
            from followsuit.card_games.court_piece.cardplay import winning_index

            trump = seen.trump if seen.trump is not None else seen.trick.led
            at = winning_index(seen.trick.cards, trump, None if seen.trump is None else seen.turned_at)
            return cast("AnySeat", plays[at].seat)
        return cast("AnySeat", seen.trick.winner(seen.trump)) if hasattr(seen.trick, "winner") else None

    @property
    def order(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of the deal by suit, as everybody knows trump now: the trumps first, if there are any.

        Each suit begins with the card that beats all others of it. In Tractor the cards of the trump rank,
        the jokers, and the twos where they are trumps, are of the trump suit; equal ones stand side by side.
        Until a trump is named there, the jokers alone are trumps.
        """
        cards = sorted({card for seat in self.seats for card in self.dealt(seat)} | {*self.kitty})
        trump = getattr(self._public(), "trump", None)
        if isinstance(getattr(trump, "rank", None), Rank):
            from followsuit.card_games.shengji.cards.ladder import ladder_of

            ladder = ladder_of(trump, self._rules)
            cards.sort(key=lambda card: ladder.step[card])
            return _grouped(cards, lambda card: int(ladder.suit[card]), 4)
        return _grouped(cards, lambda card: trump if card.is_joker else card.suit, trump)

    def winners(self, seat: AnySeat | str | None = None) -> tuple[SeatAction, ...]:
        """Return the legal plays with which a seat would be winning the trick; all of them if it leads."""
        own = self.seat_or_turn(seat)
        plays = [act for act in self.legal(own) if isinstance(act, Play)]
        return tuple(act for act in plays if self._wins(act, own))

    def _wins(self, act: Play, seat: AnySeat) -> bool:
        step = self._game.apply(self._state, act)
        won = [event.seat for event in step.events if isinstance(event, TrickWon)]
        return (won[0] if won else Position[Any](self._game, self._rules, step.state).winning) is seat

    def seat(self, seat: AnySeat | str) -> AnySeat:
        """The seat of this table with a name. Raises `RequestError` (``bad_seat``)."""
        try:
            return seat_among(self.seats, seat)
        except RequestError as error:
            raise error.advised(error.remedy, str(self)) from None

    def seat_or_turn(self, seat: AnySeat | str | None) -> AnySeat:
        """The seat with a name, or the one whose turn it is. Raises `RequestError` (``bad_seat``)."""
        if seat is not None:
            return self.seat(seat)
        if self.to_act is not None:
            return self.to_act
        error = RequestError("bad_seat", "it is nobody's turn", facts={"text": ""})
        raise error.advised(due_at(self), str(self))

    def partners(self, seat: AnySeat | str) -> tuple[AnySeat, ...]:
        """The seats that a seat knows to be on its side, itself not among them."""
        own = self.seat(seat)
        return tuple(other for other in self.seats if other is not own and other.side is own.side)

    def observation(self, seat: AnySeat | str | None = None) -> ObservationT:
        """Return what a seat may know, as the game's own value; by default the seat whose turn it is.

        Raises `RequestError` (``bad_seat``) if no seat is given and it is nobody's turn.
        """
        return cast("ObservationT", self._game.observe(self._state, self.seat_or_turn(seat)))

    def hand(self, seat: AnySeat | str | None = None) -> tuple[Card, ...]:
        """The cards that a seat holds now and has seen, in the order they are held."""
        return parse_cards(" ".join(self._game.view(self.observation(seat))["hand"]))

    def dealt(self, seat: AnySeat | str) -> tuple[Card, ...]:
        """All cards that a seat is dealt in this deal, seen or not, in the order they are."""
        return self._opening().cards_of(self.seat(seat).name)

    @property
    def kitty(self) -> tuple[Card, ...]:
        """The cards that no seat is dealt; none in a game without a kitty."""
        return self._opening().kitty

    def legal(self, seat: AnySeat | str | None = None) -> tuple[SeatAction, ...]:
        """Return the legal acts of a seat (see `Situation.legal`); none if it may not act."""
        if seat is None and self.to_act is None:
            return ()
        return tuple(self._game.options(self.observation(seat)))

    def why_not(self, act: Written, seat: AnySeat | str | None = None) -> Refusal | None:
        """Return why the rules refuse an act now; None if it is legal.

        Raises `FollowSuitError` if it is not an act at all.
        """
        return self._game.check(self._state, self.read(act, seat))

    # What comes of it ------------------------------------------------------------------------------------
    def after(self, act: Written | None = None, seat: AnySeat | str | None = None) -> Position[ObservationT]:
        """Return the position after an act, as for `Match.push`; without one after the table's own.

        The table acts where no seat has to: it deals the next card in Tractor. Raises `IllegalActError` for
        what the rules refuse and `RequestError` for what is no act.
        """
        action = self._due_of_table() if act is None else self.read(act, seat)
        try:
            state = self._game.apply(self._state, action).state
        except IllegalActError as error:
            raise error.advised(self._legal_or_due(getattr(action, "seat", None))) from None
        return Position(self._game, self._rules, state)

    def played_out(self, level: str | None = None, *, seed: str | int = "1") -> Position[ObservationT]:
        """Return the deal's end when bots of one level play on for all seats, by default the usual level.

        Raises `RequestError` (``unknown_level``).
        """
        game, state = self._game, self._state
        bot = bot_for(game, default_level_of(game) if level is None else level)
        rng, budget, asked = Random(Seed(seed).at("make")), Budget(), set[AnySeat]()
        while (due := next_turn(game, state, asked)) is not None:
            if isinstance(due, TableAct):
                action, asked = due.action, set()
            else:
                asked.add(due.seat)
                action = bot.act(game.observe(state, due.seat), rng, budget)
            if action is not None:
                state = game.apply(state, action).state
        return Position(game, self._rules, state)

    def worlds(
        self, seat: AnySeat | str | None = None, n: int = 1, *, seed: str | int = "1", likely: bool = False
    ) -> tuple[Position[ObservationT], ...]:
        """Return ``n`` positions that this one may be for all that a seat knows: `Situation.worlds` of it.

        >>> import followsuit
        >>> position = followsuit.deal("two_hundred", seed="x")
        >>> [world.observation("S") == position.observation("S") for world in position.worlds("S", 2)]
        [True, True]
        """
        return worlds(self._game, self.observation(seat), n, Random(Seed(seed).at("make")), likely=likely)

    def read(self, act: Written, seat: AnySeat | str | None = None) -> Any:
        """Return the action that a seat's written act means here, legal or not.

        Raises `FollowSuitError` if it is not an act.
        """
        own = getattr(act, "seat", None)
        which = own if isinstance(own, AnySeat) and seat is None else self.seat_or_turn(seat)
        try:
            return read_act(self._game, which, act)
        except FollowSuitError as error:
            listed = ", ".join(repr(act_text(one)) for one in self.legal(which)[:LISTED])
            raise error.advised(f"for instance {listed}" if listed else error.remedy, str(self)) from None

    # Inside ----------------------------------------------------------------------------------------------
    def _public(self) -> Any:
        """What a seat sees, for what all see."""
        return self._game.observe(self._state, self.seats[0])

    def _opening(self) -> Opening:
        return Opening(self._game.opening(self._state))

    def _due_of_table(self) -> Any:
        action = self._game.table_act(self._state) if self.table_acts else None
        if action is None:
            error = RequestError("nothing_to_do", "the table has nothing to do")
            raise error.advised(self._legal_or_due(self.to_act), str(self))
        return action

    def _legal_or_due(self, seat: AnySeat | None) -> str:
        return (listed_acts(self.legal(seat)) if seat is not None else "") or due_at(self)


def _grouped(
    cards: Sequence[Card], suit_of: Callable[[Card], Any], first: Any
) -> tuple[tuple[Card, ...], ...]:
    """Cards in ascending order as groups in descending order, the one of a suit first."""
    groups: dict[Any, list[Card]] = {first: []}
    for card in reversed(cards):
        groups.setdefault(suit_of(card), []).append(card)
    return tuple(tuple(group) for group in groups.values() if group)


def worlds(
    game: AnyGame, observation: Any, n: int, rng: Random, *, likely: bool = False
) -> tuple[Position[Any], ...]:
    """Return positions that fit an observation; see `Situation.worlds`."""
    if type(n) is not int or n < 1:
        raise RequestError("bad_field", f"{n!r} worlds", facts={"field": "n"}).advised("ask for one at least")
    states = worlds_of(game, observation, rng, likely=likely)
    return tuple(Position(game, observation.rules, state) for state in islice(states, n))
