"""Match in the terminal: one person at South against three bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from followsuit.errors import FollowSuitError, QuestionError, RecordError
from followsuit.events import Event, event_data, events_for
from followsuit.record import Player, moments, read_record
from followsuit.registry import game_named
from followsuit.seats import Seat
from followsuit.table import Table
from followsuit.terminal import tractor
from followsuit.terminal.screen import Screen, prompt_line, standing_lines
from followsuit.terminal.typed import HELP, typed_action
from followsuit.terminal.words import event_sentence, refusal_sentence

Ask = Callable[[str], str]


class Quit(Exception):  # noqa: N818 - not an error: the person wants to stop
    """The person leaves the table."""


def play_match(screen: Screen, ask: Ask, game: str, rules: Any, seed: str, level: str) -> None:
    """A match of a person at South; ends when it is over or the person quits."""
    players = {seat: Player(None if seat is Seat.S else level) for seat in Seat}
    table = Table.start(game, game_named(game).rules(rules), players, seed)
    screen.say(
        screen.strong(f"{game.replace('_', ' ').capitalize()}. You sit at South; North is your partner.")
    )
    screen.say(HELP)
    if game == "tractor":
        screen.say(tractor.HELP)
    offers: set[str] = set()
    try:
        while not table.is_over:
            _go_on(screen, ask, table, offers)
    except (Quit, EOFError, KeyboardInterrupt):
        screen.say("\nYou leave the table.")


def _go_on(screen: Screen, ask: Ask, table: Table, offers: set[str]) -> None:
    """One act: a deal, a bot's, or the person's. ``offers`` are those the person has had, once each."""
    if table.needs_deal:
        screen.say()
        _tell(screen, table.deal())
    elif table.to_act is Seat.S:
        _tell(screen, _person_acts(screen, ask, table))
    elif (events := _person_may_act(screen, ask, table, offers)) is not None:
        _tell(screen, events)
    else:
        _tell(screen, table.step())


def _person_may_act(screen: Screen, ask: Ask, table: Table, offers: set[str]) -> tuple[Event, ...] | None:
    """Offer the person what it may do without having to; None where there is nothing new, or it waits."""
    view = table.game.view(table.observe(Seat.S))
    prompt = view["prompt"]
    offer = f"{view['deal']} {prompt}"
    if prompt is None or offer in offers:
        return None
    offers.add(offer)
    _show(screen, view)
    while text := ask(_question(screen, prompt)).strip():
        try:
            if not _is_command(screen, table, view, text):
                return table.act(table.game.action_from(Seat.S, _meant(prompt, text)))
        except FollowSuitError as error:
            screen.say(refusal_sentence(error))
    return None


def _person_acts(screen: Screen, ask: Ask, table: Table) -> tuple[Event, ...]:
    view = table.game.view(table.observe(Seat.S))
    prompt = view["prompt"]
    _show(screen, view)
    while True:
        text = ask(_question(screen, prompt))
        try:
            if _is_command(screen, table, view, text):
                continue
            return table.act(table.game.action_from(Seat.S, _meant(prompt, text)))
        except FollowSuitError as error:
            screen.say(refusal_sentence(error))


def _show(screen: Screen, view: dict[str, Any]) -> None:
    """The deal as the person sees it."""
    own = tractor.standing_line(view)
    if own is not None:
        screen.say(screen.faint(own))
        view = {**view, "trump": None}  # the line has told it, with the trump rank
    for line in standing_lines(screen, view):
        screen.say(line)


def _question(screen: Screen, prompt: dict[str, Any]) -> str:
    return tractor.prompt_line(screen, prompt) or prompt_line(screen, prompt)


def _meant(prompt: dict[str, Any], text: str) -> dict[str, Any]:
    return tractor.typed_action(prompt, text) or typed_action(prompt, text)


def _is_command(screen: Screen, table: Table, view: dict[str, Any], text: str) -> bool:
    """Carry out a command that is no act at the table; False where the text is something else."""
    word, _, rest = text.strip().partition(" ")
    match word.lower():
        case "quit" | "exit" | "q":
            raise Quit
        case "help" | "?":
            screen.say(HELP)
        case "tricks":
            for number, trick in enumerate(view["tricks"], start=1):
                plays = "  ".join(f"{play['seat']} {screen.cards(play['cards'])}" for play in trick["plays"])
                screen.say(f"{number:2}. {plays}  -> {trick['winner']}")
            if not view["tricks"]:
                screen.say("No trick has been taken yet.")
        case "score":
            for key in ("totals", "levels", "points", "tricks_won"):
                if view.get(key):
                    numbers = ", ".join(f"{side} {number}" for side, number in view[key].items())
                    screen.say(f"{key.replace('_', ' ')}: {numbers}")
        case "save":
            save(screen, table, rest.strip())
        case _:
            return False
    return True


def save(screen: Screen, table: Table, name: str) -> None:
    """Write the match so far to a file; says so if that fails, and the match goes on."""
    if not name:
        raise QuestionError("unclear", "Say where: save FILE.")
    try:
        Path(name).write_text(table.record_text(), encoding="utf-8")
    except OSError as error:
        screen.say(f"Not saved: {error}")
    else:
        screen.say(f"Saved to {name}.")


def _tell(screen: Screen, events: Iterable[Event], seat: Seat = Seat.S) -> None:
    for event in events_for(seat, events):
        sentence = _sentence(event)
        if sentence:
            screen.say(sentence)


def _sentence(event: Event) -> str | None:
    data = event_data(event)
    own = tractor.event_sentence(data)
    return event_sentence(data) if own is None else own


def replay_file(screen: Screen, path: str) -> None:
    """Play a record through, act by act. Raises `RecordError`, or `OSError` where it cannot be read."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("not_a_record", 0, f"not UTF-8 text: byte {error.start}") from error
    record = read_record(text)
    screen.say(screen.strong(f"{record.game}, {len(record.deals)} deals"))
    for moment in moments(record):
        if moment.action is None:
            screen.say()
        for event in moment.events:
            sentence = _sentence(event)
            if sentence:
                screen.say(sentence)
            elif event.audience is not None:
                shown = event_data(event)
                if "cards" in shown:
                    screen.say(f"  {shown.get('seat')}: {screen.cards(shown['cards'])}")
