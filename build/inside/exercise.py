"""Exercise: makes the page's Python load all it may ever load, and play a match of every game it offers.

Imported inside Pyodide under Node, once with the whole standard library to see what is loaded, once with the
trimmed one to see that nothing is missing.
"""

import importlib
import json
import pkgutil

NEEDS_A_DOCUMENT = {"pyscript.workers", "pyscript.web", "pyscript.media"}
ENOUGH = 100_000


def import_everything() -> list[str]:
    """Import every module of the engine and of PyScript's library; return their names."""
    names = []
    for package in (importlib.import_module("pyscript"), importlib.import_module("followsuit")):
        names.append(package.__name__)
        names += [found.name for found in pkgutil.walk_packages(package.__path__, package.__name__ + ".")]
    names = [name for name in names if name not in NEEDS_A_DOCUMENT]
    for name in names:
        importlib.import_module(name)
    return names


def fail_and_recover() -> None:
    """Load what reporting an exception loads: the engine answers its own bugs with a traceback."""
    import asyncio
    import traceback

    try:
        {}["missing"]
    except KeyError:
        traceback.format_exc()
    asyncio.get_event_loop()


def play_every_game() -> list[str]:
    """Play a whole match of each game through the protocol, with the first thing allowed; return their names."""
    from followsuit.protocol import session

    asked = 0

    def ask(**message: object) -> dict:
        nonlocal asked
        asked += 1
        if asked > ENOUGH:
            raise RuntimeError("a match does not end")
        answer = json.loads(session.handle(json.dumps({"v": 1, "id": asked, **message})))
        if not answer["ok"]:
            raise RuntimeError(f"{message}: {answer['error']}")
        return answer

    if json.loads(session.handle("no message at all"))["ok"]:
        raise RuntimeError("nonsense was taken for a message")
    games = [game["name"] for game in ask(op="hello")["games"]]
    for game in games:
        view = ask(op="new", game=game, seed=1)["view"]
        while view["waits_for"] != "over":
            turn = view["turn"]
            match view["waits_for"]:
                case "you":
                    view = ask(op="act", turn=turn, action=first_allowed(view["prompt"]))["view"]
                case "deal":
                    view = ask(op="next", turn=turn)["view"]
                case _:
                    view = ask(op="step", turn=turn)["view"]
        record = ask(op="record")["record"]
        ask(op="resume", record=record)
    return games


def first_allowed(prompt: dict) -> dict:
    """Answer a prompt with the first of what it allows."""
    match prompt["kind"]:
        case "bid":
            return {"kind": "pass"} if prompt["can_pass"] else {"kind": "bid", "value": prompt["values"][0]}
        case "name_trump":
            return {"kind": "name_trump", "suit": prompt["suits"][0]}
        case "play":
            return {"kind": "play", "cards": [prompt["playable"][0]]}
        case other:
            raise RuntimeError(f"the exercise does not know the prompt {other}")
