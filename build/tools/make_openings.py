"""Make openings: `.venv/bin/python build/tools/make_openings.py` plays first hands ahead, for `web/openings`.

--game GAME …   only these games (all of them if left out)
--all           also those that the present version of the bots has made

Which hands they are is said by their seeds, so the same bots write the same files.
All of them take some 15 s.
"""

from __future__ import annotations

import argparse
import copy
import json
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "build"), str(ROOT / "engine")]

from base.paths import WEB  # noqa: E402
from content.games import offered  # noqa: E402
from content.openings import COUNT, FORMAT, Data, find_change, pack, path_of, read  # noqa: E402
from followsuit.bots import bots_of  # noqa: E402 - the path is set above
from followsuit.card_games.registry import game_named, game_names  # noqa: E402
from followsuit.protocol.answers import VERSION  # noqa: E402
from followsuit.protocol.play import ASKED  # noqa: E402
from followsuit.protocol.session import Session  # noqa: E402
from followsuit.table import default_level_of  # noqa: E402


class Conversation:
    """What is asked of an engine and answered; `fork` gives another that goes on from the same place."""

    def __init__(self) -> None:
        self._session = Session()
        self._view: Data = {}

    def fork(self) -> Conversation:
        """Return another that goes on from here."""
        return copy.deepcopy(self)

    @property
    def view(self) -> Data:
        """The view as it was told last."""
        return self._view

    def ask(self, question: Data) -> Data:
        """Return the answer; the turn is added where the question has to name it."""
        turn = {"turn": self._view["turn"]} if self._view else {}
        text = json.dumps({"v": VERSION, "id": None, **turn, **question})
        answer: Data = json.loads(self._session.handle(text))
        if not answer["ok"]:
            raise ValueError(f"{question} was refused: {answer['error']}")
        self._view = answer["view"]
        return answer


def list_choices(prompt: Data) -> list[Data]:
    """Return what the person who is asked may do, as far as it is played ahead.

    A declaration and several cards at once wait for the engine.
    """
    match prompt["kind"]:
        case "bid":
            passing = [{"kind": "pass"}] if prompt["can_pass"] else []
            return passing + [{"kind": "bid", "value": value} for value in prompt["values"]]
        case "name_trump":
            return [{"kind": "name_trump", "suit": suit} for suit in prompt["suits"]]
        case "declare":
            return [{"kind": "pass"}] if prompt["can_pass"] else []
        case "play":
            if prompt["only"] is not None:
                return [{"kind": "play", "cards": prompt["only"]}]
            if prompt.get("count", 1) == 1:
                return [{"kind": "play", "cards": [card]} for card in prompt["playable"]]
    return []


def follow(conversation: Conversation, decisions: int) -> list[Data]:
    """Return the questions that may follow what was told last, each with its answer and what follows that.

    The person decides so many times; what leaves no choice is no decision.
    """
    view = conversation.view
    questions: list[Data] = []
    if view["waits_for"] in ("bot", "table"):
        questions = [{"op": "step", **({"until": ASKED} if view["phase"] == "dealing" else {})}]
    elif view["waits_for"] == "you":
        choices = list_choices(view["prompt"])
        if len(choices) > 1:
            decisions -= 1
        if decisions >= 0:
            questions = [{"op": "act", "action": action} for action in choices]
    forks = [conversation.fork() for _ in questions[1:]]
    each = zip((conversation, *forks), questions, strict=True) if questions else ()
    return [ask_ahead(one, question, decisions) for one, question in each]


def ask_ahead(conversation: Conversation, question: Data, decisions: int) -> Data:
    """Return a question with its answer, and what follows that."""
    before = conversation.view
    events = conversation.ask(question)["events"]
    change = find_change(before, conversation.view)
    return {"ask": question, "events": events, "view": change, "then": follow(conversation, decisions)}


@cache
def usual_rules(game: str) -> str | Data:
    """Return the rules as the page asks for them where nothing else is chosen."""
    offer = offered((), WEB)[game]
    length = next((one for one in offer.lengths if one.name == offer.length.get(offer.preset)), None)
    fields = length.rules.get(offer.preset, {}) if length else {}
    return {"preset": offer.preset, **fields} if fields else offer.preset


def make_opening(game: str, number: int) -> Data:
    """Return an opening of a game."""
    conversation, playing = Conversation(), game_named(game)
    begun = {
        "seed": f"first-hand-{game}-{number}",
        "rules": usual_rules(game),
        "level": default_level_of(playing),
        "agreements": "all",
    }
    answer = conversation.ask({"op": "new", "game": game, **begun})
    return {
        "format": FORMAT,
        "game": game,
        "bots": bots_of(playing).version,
        **begun,
        "answer": {"events": answer["events"], "view": answer["view"]},
        "then": follow(conversation, 1),
    }


def make_openings(game: str) -> list[Data]:
    """Return all openings of a game."""
    return [make_opening(game, number) for number in range(COUNT)]


def is_made(game: str) -> bool:
    """Tell whether the present version of the bots has made a game's openings."""
    path = path_of(game)
    return path.is_file() and {one["bots"] for one in read(path)} == {bots_of(game_named(game)).version}


def main() -> None:
    """Make what is missing."""
    parser = argparse.ArgumentParser(description="Play first hands ahead.")
    parser.add_argument("--game", nargs="+", choices=game_names(), default=list(game_names()))
    parser.add_argument("--all", action="store_true", help="also those made by the present bots")
    wanted = parser.parse_args()
    for game in wanted.game:
        if wanted.all or not is_made(game):
            path_of(game).parent.mkdir(exist_ok=True)
            path_of(game).write_bytes(pack(make_openings(game)))
            print(f"{game}: {COUNT} openings made", flush=True)


if __name__ == "__main__":
    main()
