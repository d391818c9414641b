"""Exercise: makes the page's Python load all it may ever load, and play every game it offers.

Imported inside Pyodide under Node, once with the whole standard library to see what is loaded, once with the
trimmed one to see that nothing is missing.
"""

import importlib
import json
import pkgutil

NEEDS_A_DOCUMENT = {"pyscript.workers", "pyscript.web", "pyscript.media"}
DEALS = 2


def modules_of(*packages: str) -> list[str]:
    """Return the names of some packages and of all that is in them."""
    names = list(packages)
    for package in map(importlib.import_module, packages):
        names += [found.name for found in pkgutil.walk_packages(package.__path__, package.__name__ + ".")]
    return names


def names_in(archive: str) -> list[str]:
    """Return the names of the modules in a zip; its packages are imported."""
    return [found.name for found in pkgutil.walk_packages([archive])]


def import_all(names: list[str]) -> None:
    """Import modules; without those of PyScript's library that need a page around them."""
    for name in names:
        if name not in NEEDS_A_DOCUMENT:
            importlib.import_module(name)


def fail_and_recover() -> None:
    """Load the modules that report an exception: the engine answers its own bugs with a traceback."""
    import asyncio
    import traceback

    try:
        {}["missing"]
    except KeyError:
        traceback.format_exc()
    asyncio.get_event_loop()
    if asyncio.TaskGroup is not asyncio.taskgroups.TaskGroup or hasattr(asyncio, "no_such_thing"):
        raise RuntimeError("asyncio is not what it was")


def play_every_game() -> list[str]:
    """Play some deals of each game, as the page does and among bots alone; return the games' names."""
    from followsuit.protocol import session

    def ask(**message: object) -> dict:
        answer = json.loads(session.handle(json.dumps({"v": 1, "id": 1, **message})))
        if not answer["ok"]:
            raise RuntimeError(f"{message}: {answer['error']}")
        return answer

    if json.loads(session.handle("no message at all"))["ok"]:
        raise RuntimeError("nonsense was taken for a message")
    names = [game["name"] for game in ask(op="hello")["games"]]
    for name in names:
        ask(op="new", game=name, seed=1)
        ask(op="resume", record=ask(op="open", text=ask(op="write", kind="record")["link"])["text"])
        _play_among_bots(name)
    return names


def _play_among_bots(name: str) -> None:
    from followsuit.base.seats import Seat
    from followsuit.card_games.registry import game_named
    from followsuit.record import Player
    from followsuit.table import Table, default_level_of

    game = game_named(name)
    bots = {seat: Player(level=default_level_of(game), name=seat.name) for seat in Seat}
    table = Table.start(name, game.rules(None), bots, "1")
    for _ in range(DEALS):
        if table.is_over:
            break
        table.deal()
        while not (table.needs_deal or table.is_over):
            table.step()
            for seat in Seat:
                game.view(table.observe(seat))
        table.summary()
    Table.resume(table.record_text())
