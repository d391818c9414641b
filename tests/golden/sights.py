"""Sights: all that a table tells its seats of deals that chance plays, under rules that it draws.

The goldens hold what happens in matches of bots; here are the views, offers, refusals and sentences of positions that
bots avoid, as checksums. If a change is intended, ``python -m tests.golden.sights`` writes `sights.txt` again.
"""

from __future__ import annotations

import io
import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from followsuit.api.position import Position
from followsuit.api.solution import solve
from followsuit.base.actions import Play
from followsuit.base.cards import parse_card
from followsuit.base.errors import RequestError
from followsuit.base.events import event_data, events_for, public_of
from followsuit.base.game import AnyGame, Step, seats_of
from followsuit.base.jsonable import to_json
from followsuit.card_games.registry import game_named, game_names
from followsuit.terminal.screen import Screen, prompt_line, standing_lines
from followsuit.terminal.words import event_sentence
from tests.shared.drawn_rules import drawn_specification

KEPT = Path(__file__).parent / "sights.txt"
#: So many matches of each game, so many deals of each, and each so manieth step at which every seat looks.
MATCHES = {"two_hundred": 8, "rangvaar": 8, "court_piece": 16, "tractor": 6}
DEALS, LOOKS = 2, 6
#: With so few cards in hand every seat is asked at each second step for what it is sure of; with so few a deal is solved.
LATE, SOLVED = 3, {"two_hundred": 3, "rangvaar": 3, "court_piece": 2, "tractor": 3}
#: So many of the acts that any seat was offered so far are tried by each that looks.
ACTS = 6


def steps(game: AnyGame, rules: Any, rng: Random) -> Iterator[Step[Any]]:
    """Yield each step of the first deals of a match in which whoever may act does something at random."""
    state = game.new_match(rules, rng)
    for _ in range(DEALS):
        if game.is_over(state):
            return
        step = game.deal(state, rng)
        yield step
        while not (game.needs_deal(step.state) or game.is_over(step.state)):
            seat = game.to_act(step.state)
            offered = () if seat is None else game.options(game.observe(step.state, seat))
            for may in game.may_act(step.state):
                if may is not seat and rng.random() < 0.03:
                    offered = offered or game.options(game.observe(step.state, may))
            step = game.apply(step.state, rng.choice(offered) if offered else game.table_act(step.state))
            yield step
        state = step.state


def told(game: AnyGame, number: int) -> dict[str, list[Any]]:
    """Return what is told in one match, by what it is."""
    rng, screen = Random(f"{game.name} {number}"), Screen(io.StringIO(), False)
    rules = game.rules(drawn_specification(game, rng, share=0.3))
    seats = seats_of(game, rules)
    tries, offered = Random(number), list[Any]()
    found: dict[str, list[Any]] = defaultdict(list)
    found["rules"].append([game.specification(rules), game.idle_rules(rules)])
    for count, step in enumerate(steps(game, rules, rng)):
        state, ended = step.state, game.needs_deal(step.state) or game.is_over(step.state)
        found["events"].append([event_data(one) for one in public_of(step.events)])
        found["sentences"].append([event_sentence(event_data(one)) for one in step.events])
        found["positions"].append(game.position(state))
        to_act = game.to_act(state)
        seen = None if to_act is None or count % 2 else game.observe(state, to_act)
        is_played = seen is not None and seen.phase == "playing"
        left = max(seen.held[seat] for seat in seats) if is_played else 99
        is_late = left <= LATE
        if left <= SOLVED[game.name] and count % 4 == 0:
            found["solved"].append(solved(Position(game, rules, state)))
        if ended:
            summary = game.summary(state)
            assert summary is not None
            found["summaries"].append(
                [summary, game.deal_figures(summary), game.side_figures(rules, summary)]
            )
        for seat in seats:
            found["events"].append([event_data(one) for one in events_for(seat, step.events)])
            if not (ended or count % LOOKS == 0 or is_late):
                continue
            seen = game.observe(state, seat)
            found["claims"].append(game.sure_leads(seen))
            if count % LOOKS and not ended:
                continue
            view = game.view(seen)
            found["views"].append(view)
            found["lines"].append(standing_lines(screen, view))
            if view["prompt"]:
                found["lines"].append(prompt_line(screen, view["prompt"]))
            options = [one for one in game.options(seen) if one is not None]
            found["options"].append([game.write_actions(options), [str(one) for one in options]])
            offered += options
            if not ended:
                card = parse_card(rng.choice(view["hand"] or ["AS"]))
                refusal = game.check(state, Play(seat, (card,)))
                found["refusals"].append(None if refusal is None else refusal.as_data())
            for act in tries.sample(offered, min(ACTS, len(offered))):
                refusal = game.check(state, replace(act, seat=seat))
                found["checks"].append(None if refusal is None else refusal.as_data())
    return found


def solved(position: Position[Any]) -> str:
    """Return what each play comes to if all cards are seen, or why that cannot be said."""
    try:
        return str(solve(position))
    except RequestError as error:
        return error.code


def checksums(name: str) -> list[str]:
    """Return a line for all that is told of one kind in the matches of a game."""
    texts: dict[str, str] = defaultdict(str)
    for number in range(MATCHES[name]):
        for kind, values in told(game_named(name), number).items():
            texts[kind] += json.dumps(to_json(values), ensure_ascii=False, sort_keys=True)
    return [f"{name} {kind} {sha256(text.encode()).hexdigest()[:16]}" for kind, text in sorted(texts.items())]


if __name__ == "__main__":
    lines = [line for game in sorted(game_names()) for line in checksums(game)]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
