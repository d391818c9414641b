"""Players of a match: levels, people, and bots of your own.

A bot of your own is a function from a `Situation` to an act, or an object with the method `Bot.act`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic

from followsuit.api.acts import SeatAction, Written, read_act
from followsuit.api.drawing import cards_html, table_html
from followsuit.base.cards import Card, parse_cards
from followsuit.base.errors import FollowSuitError, RequestError
from followsuit.base.game import AnyGame
from followsuit.base.seats import AnySeat
from followsuit.bots import Bot, Budget, levels_of
from followsuit.card_games.registry import game_named
from followsuit.record import Player

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from followsuit.api.position import Position

    # With a default, which Python has since 3.13: `Situation` and `Match` alone are those of any game.
    ObservationT = TypeVar("ObservationT", covariant=True, default=Any)
else:
    from typing import TypeVar

    ObservationT = TypeVar("ObservationT", covariant=True)

#: The player of a seat whose acts you push yourself.
PERSON: Final = "person"


@dataclass(frozen=True)
class Situation(Generic[ObservationT]):
    """What one seat may know at one moment, and what it may do.

    ``observation`` is the game's own value. ``legal`` are the acts the seat may take now: all of them in Two
    Hundred and Rangvaar, in Tractor a bounded choice of sensible ones, since 8 of 33 cards can be buried in
    13,884,156 ways. It is empty when the seat may not act. ``must_act`` is false when it is free to do
    nothing. `view` is the observation as plain data; its keys are those of the messages (PROTOCOL.md).
    ``rng`` is the random generator a bot should use: the same seed gives the same numbers.
    """

    game: str
    seat: AnySeat
    observation: ObservationT
    legal: tuple[SeatAction, ...]
    must_act: bool
    rng: Random = field(compare=False)

    @cached_property
    def view(self) -> Mapping[str, Any]:
        """The observation as plain data; made when it is first asked for."""
        return game_named(self.game).view(self.observation)

    def __repr__(self) -> str:
        # The whole observation would fill the screen.
        acting = "must act" if self.must_act else "may act" if self.legal else "may not act"
        hand = " ".join(self.view["hand"]) or "empty"
        return f"<Situation of {self.seat} in {self.game}: {self.phase}, {acting}, hand {hand}>"

    def _repr_html_(self) -> str:
        return table_html(f"{self.seat.name} in {self.game}: {self.phase}", [("hand", cards_html(self.hand))])

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's cards, in the order they are held."""
        return parse_cards(" ".join(self.view["hand"]))

    @property
    def phase(self) -> str:
        """The part of the deal: ``bidding``, ``naming``, ``playing`` and others."""
        return str(self.observation.phase) if hasattr(self.observation, "phase") else str(self.view["phase"])

    def worlds(self, n: int = 1, *, likely: bool = False) -> tuple[Position[ObservationT], ...]:
        """Return ``n`` positions that fit what the seat knows, with the hidden cards dealt by ``rng``.

        They are drawn as the bots of the package draw them: uniformly where one card is played at a time, and
        in Tractor with a kitty of what people bury. ``likely``: in Two Hundred and Rangvaar those come more
        often that explain the auction.

        Raises `RequestError` (``bad_field``) for an observation that no deal agrees with, for one of Tractor
        while a last declaration or the starter trick is awaited, and for a game from outside.
        """
        from followsuit.api.position import worlds

        return worlds(game_named(self.game), self.observation, n, self.rng, likely=likely)


def situation_of(game: AnyGame, observation: Any, rng: Random) -> Situation[Any]:
    """Return the situation of an observing seat."""
    seat: AnySeat = observation.seat
    # A game from outside may name it only in its view, which takes longer to make.
    if hasattr(observation, "to_act"):
        must_act = observation.to_act is seat
    else:
        must_act = game.view(observation)["to_act"] == seat.name
    return Situation(game.name, seat, observation, tuple(game.options(observation)), must_act, rng)


#: A bot of your own, as a function; None is returned by a seat that is free to act and will not.
BotFunction = Callable[[Situation[Any]], Written | None]

#: Who sits at a seat: the name of a level, ``"person"``, or a bot of your own.
SeatPlayer = str | BotFunction | Bot


@dataclass(frozen=True, slots=True)
class FunctionBot:
    """A function as a bot of the engine."""

    game: AnyGame
    function: BotFunction

    def act(self, observation: Any, rng: Random, budget: Budget) -> Any | None:
        """Return the function's act as an action, in whichever form it was given."""
        situation = situation_of(self.game, observation, rng)
        if not situation.legal and not situation.must_act:
            return None  # free to act, with nothing it could do
        written = self.function(situation)
        if written is None and situation.must_act:
            raise _misused(self.function, "returned None", "return one of situation.legal")
        if written is None or written == "none":
            return None
        if any(written is act for act in situation.legal):
            return written
        try:
            return read_act(self.game, situation.seat, written)
        except FollowSuitError as error:
            remedy = f"{name_of(self.function)} returned {written!r}; return one of situation.legal"
            raise error.advised(remedy) from None


def as_bot(game: AnyGame, player: Bot | BotFunction) -> Bot:
    """Wrap a bot of your own as a bot of the engine. Raises `RequestError` (``bad_field``) for anything
    else.
    """
    if isinstance(player, type):
        raise _misused(player, "is a class", "make one of it first")
    if hasattr(player, "act"):
        return player
    if callable(player):
        return FunctionBot(game, player)
    raise _misused(player, "is no player", "name a level or 'person', or give a function or a Bot")


def name_of(player: object) -> str:
    """The name a bot of your own has in records: its own name, or its class's."""
    name = getattr(player, "name", None) or getattr(player, "__name__", None) or type(player).__name__
    return " ".join(str(name).split()).strip("<>")[:40]


def seat_among(seats: tuple[AnySeat, ...], wanted: object) -> AnySeat:
    """Return the seat of a table, given its name or the seat itself. Raises `RequestError`
    (``bad_seat``).
    """
    for seat in seats:
        # Seats of different tables are equal as numbers.
        if wanted is seat or (isinstance(wanted, str) and wanted.upper() == seat.name):
            return seat
    error = RequestError("bad_seat", f"{wanted!r} is not a seat here", facts={"text": str(wanted)[:20]})
    raise error.advised(f"the seats are {', '.join(seat.name for seat in seats)}")


def seated(
    game: AnyGame, seats: Iterable[AnySeat], level: str, players: Mapping[AnySeat, SeatPlayer]
) -> tuple[dict[AnySeat, Player], dict[AnySeat, Bot]]:
    """Return by seat the players' names for a record, and the bots of your own; ``level`` plays the other
    seats.

    Raises `RequestError` (``bad_field``, ``unknown_level``).
    """
    named: dict[AnySeat, Player] = {}
    own: dict[AnySeat, Bot] = {}
    for seat in seats:
        player = players.get(seat, level)
        if player == PERSON:
            named[seat] = Player()
        elif isinstance(player, str):
            named[seat] = Player(_level(game, player))
        else:
            own[seat] = as_bot(game, player)
            named[seat] = Player(None, name_of(player))
    return named, own


def _level(game: AnyGame, level: str) -> str:
    levels = levels_of(game)
    if level not in levels:
        message = f"{game.name} has no level {level!r}"
        facts = {"level": level[:40], "levels": list(levels)}
        error = RequestError("unknown_level", message, facts=facts)
        raise error.advised(f"its levels are {', '.join(levels)}; '{PERSON}' is a seat you act for yourself")
    return level


def _misused(player: object, what: str, remedy: str) -> RequestError:
    message = f"{name_of(player)} {what}"
    return RequestError("bad_field", message, facts={"field": "players"}).advised(remedy)
