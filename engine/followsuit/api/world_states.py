"""World states: the deals that fit what a seat has seen, as states, drawn by the bots' own samplers.

A state is made of an observation alone: what it says goes into the state as it is, and the hidden cards are
dealt. What the state shows the seat is then compared with the observation, so no world says anything that the
seat knows to be false.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from followsuit.base.errors import CardError, RequestError
from followsuit.base.game import AnyGame
from followsuit.bots.tractor.worlds import NoWorldError

#: So many worlds that the observation speaks against are drawn for one that it does not.
MOST: Final = 200

#: From a generator, a state that should fit an observation.
Draw = Callable[[Random], Any]


def worlds_of(game: AnyGame, observation: Any, rng: Random, *, likely: bool) -> Iterator[Any]:
    """Yield states that fit the observation, without end; ``likely``: by what the auction says, too.

    Raises `RequestError`: ``bad_field`` for an observation that no deal of the cards agrees with, or of a
    phase for which there are none.
    """
    draw = _draw_for(game, observation, likely=likely)
    failed = 0
    while failed < MOST:
        try:
            state = draw(rng)
        except NoWorldError:
            break
        except (ValueError, IndexError, CardError):
            state = None
        if state is not None and game.observe(state, observation.seat) == observation:
            failed = 0
            yield state
        else:
            failed += 1
    raise _no_world("no deal of the cards agrees with what was seen")


def _draw_for(game: AnyGame, observation: Any, *, likely: bool) -> Draw:
    try:
        # Each knows its game's observations and states; a program loads those of its own game alone.
        if game.name == "tractor":
            from followsuit.api.tractor_worlds import tractor_draw

            draw = tractor_draw(observation)
        elif game.name in ("two_hundred", "rangvaar", "court_piece"):
            from followsuit.api.plain_worlds import plain_draw

            draw = plain_draw(observation, likely=likely)
        else:
            raise _no_world(f"no worlds are drawn for {game.name}")
    except (AssertionError, ValueError, IndexError, NoWorldError) as error:
        raise _no_world("no deal of the cards agrees with what was seen") from error
    if draw is None:
        raise _no_world(f"no worlds are drawn in the phase {observation.phase}")
    return draw


def _no_world(message: str) -> RequestError:
    return RequestError("bad_field", message, facts={"field": "observation"})
