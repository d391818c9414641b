"""Match in the terminal: one person at South, bots at the other seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from followsuit.base.actions import Pass
from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.base.errors import FollowSuitError, RequestError
from followsuit.base.events import Event, event_data, events_for
from followsuit.base.game import seats_of
from followsuit.base.seats import AnySeat
from followsuit.card_games.registry import game_named
from followsuit.record import Player, replay_steps
from followsuit.table import Table
from followsuit.terminal import tractor
from followsuit.terminal.agreements import agreements_remark, obey_agreements
from followsuit.terminal.files import record_of
from followsuit.terminal.screen import Screen, prompt_line, standing_lines
from followsuit.terminal.typed_actions import HELP, typed_action
from followsuit.terminal.words import SEATS, counted, event_sentence, refusal_sentence

Ask = Callable[[str], str]


class Quit(Exception):  # noqa: N818 - not an error: the person wants to stop
    """Raised when the person leaves the table."""


@dataclass(frozen=True, slots=True)
class _Sitting:
    """A person at a table. ``offers`` are those the person has had, once each; of a challenge the cards and
    the agreements are given.
    """

    screen: Screen
    ask: Ask
    table: Table
    is_challenge: bool = False
    offers: set[str] = field(default_factory=set)

    @property
    def person(self) -> AnySeat:
        """The person's seat."""
        return next(seat for seat in self.table.players if not self.table.is_bot(seat))


def play_match(
    screen: Screen,
    ask: Ask,
    game: str,
    rules: Any,
    seed: str,
    level: str,
    agreements: Agreements = NO_AGREEMENTS,
) -> None:
    """Play a match with a person at South; return when it is over or the person quits."""
    the_rules = game_named(game).rules(rules)
    seats = seats_of(game_named(game), the_rules)
    you = seats[0]
    players = {seat: Player(None if seat is you else level) for seat in seats}
    table = Table.start(game, the_rules, players, seed, agreements=agreements)
    screen.say(screen.strong(f"{game.replace('_', ' ').capitalize()}. You sit at South; {_partners(you)}."))
    screen.say(HELP)
    if game == "tractor":
        screen.say(tractor.HELP)
    if agreements:
        screen.say(agreements_remark(agreements))
    _go_on_until(_Sitting(screen, ask, table), lambda: table.is_over)


def play_deal(screen: Screen, ask: Ask, table: Table, events: Iterable[Event]) -> bool:
    """Play the deal that has begun at a table with these events; return whether it was played to its end."""
    screen.say(HELP)
    if table.game.name == "tractor":
        screen.say(tractor.HELP)
    sitting = _Sitting(screen, ask, table, is_challenge=True)
    _tell(screen, sitting.person, events)
    return _go_on_until(sitting, lambda: table.needs_deal or table.is_over)


def _go_on_until(sitting: _Sitting, is_done: Callable[[], bool]) -> bool:
    """Play on until the condition holds; False if the person leaves."""
    try:
        while not is_done():
            _go_on(sitting)
    except (Quit, EOFError, KeyboardInterrupt):
        sitting.screen.say("\nYou leave the table.")
        return False
    return True


def _partners(you: AnySeat) -> str:
    """Who plays with the person, in words."""
    names = [SEATS[seat.name] for seat in reversed(you.partners)]
    if len(names) == 1:
        return f"{names[0]} is your partner"
    return f"{', '.join(names[:-1])} and {names[-1]} are your partners"


def _go_on(sitting: _Sitting) -> None:
    """One act: a deal, a bot's, or the person's."""
    screen, table, you = sitting.screen, sitting.table, sitting.person
    if table.needs_deal:
        screen.say()
        _tell(screen, you, table.deal())
    elif table.to_act is you:
        _tell(screen, you, _person_acts(sitting))
    elif (events := _person_may_act(sitting)) is not None:
        _tell(screen, you, events)
    else:
        _tell(screen, you, table.step())


def _person_may_act(sitting: _Sitting) -> tuple[Event, ...] | None:
    """Offer the person an optional act; None if there is nothing new to offer, or the person waits."""
    screen, table, you = sitting.screen, sitting.table, sitting.person
    view = table.game.view(table.observe(you))
    prompt = view["prompt"]
    offer = f"{view['deal']} {prompt}"
    if prompt is None or offer in sitting.offers:
        return None
    sitting.offers.add(offer)
    _show(screen, view)
    while text := sitting.ask(_question(screen, prompt)).strip():
        try:
            if not _is_command(sitting, view, text):
                return table.act(table.game.action_from(you, _meant(prompt, text)))
        except FollowSuitError as error:
            screen.say(refusal_sentence(error))
    return None


def _person_acts(sitting: _Sitting) -> tuple[Event, ...]:
    screen, table, you = sitting.screen, sitting.table, sitting.person
    observation = table.observe(you)
    match table.game.options(observation):
        case (Pass() as only,):
            # Nobody is asked who has nothing to say, as at Tractor's last chance (T10).
            return table.act(only)
    view = table.game.view(observation)
    prompt = view["prompt"]
    _show(screen, view)
    while True:
        text = sitting.ask(_question(screen, prompt))
        try:
            if _is_command(sitting, view, text):
                continue
            return table.act(table.game.action_from(you, _meant(prompt, text)))
        except FollowSuitError as error:
            screen.say(refusal_sentence(error))


def _show(screen: Screen, view: dict[str, Any]) -> None:
    """The deal as the person sees it."""
    own = tractor.standing_line(view)
    if own is not None:
        screen.say(screen.faint(own))
        view = {**view, "trump": None}  # the line shows it, with the trump rank
    for line in standing_lines(screen, view):
        screen.say(line)


def _question(screen: Screen, prompt: dict[str, Any]) -> str:
    return tractor.prompt_line(screen, prompt) or prompt_line(screen, prompt)


def _meant(prompt: dict[str, Any], text: str) -> dict[str, Any]:
    return tractor.typed_action(prompt, text) or typed_action(prompt, text)


def _is_command(sitting: _Sitting, view: dict[str, Any], text: str) -> bool:
    """Carry out a command that is not an act at the table; False if the text is not a command."""
    screen, table = sitting.screen, sitting.table
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
            for row in view.get("score", ()):
                if row["values"]:
                    numbers = ", ".join(f"{side} {number}" for side, number in row["values"].items())
                    screen.say(f"{row['label']}: {numbers}")
        case "agreements":
            obey_agreements(screen, table, rest.strip(), is_challenge=sitting.is_challenge)
        case "save":
            save(screen, table, rest.strip())
        case _:
            return False
    return True


def save(screen: Screen, table: Table, name: str) -> None:
    """Write the match so far to a file; if that fails, print why and go on."""
    if not name:
        raise RequestError("unclear", "Say where: save FILE.")
    try:
        Path(name).write_text(table.record_text(), encoding="utf-8")
    except OSError as error:
        screen.say(f"Not saved: {name}: {error.strerror}.")
    except ValueError as error:  # a name that no file can have
        screen.say(f"Not saved: {error}.")
    else:
        screen.say(f"Saved to {name}.")


def _tell(screen: Screen, you: AnySeat, events: Iterable[Event]) -> None:
    for event in events_for(you, events):
        sentence = _sentence(event)
        if sentence:
            screen.say(sentence)


def _sentence(event: Event) -> str | None:
    data = event_data(event)
    own = tractor.event_sentence(data)
    return event_sentence(data) if own is None else own


def replay_file(screen: Screen, path: str) -> None:
    """Play a record through, act by act. Raises `DocumentError`, or `OSError` if it cannot be read."""
    record = record_of(path)
    screen.say(screen.strong(f"{record.game}, {counted(len(record.deals), 'deal')}"))
    for step in replay_steps(record):
        if step.action is None:
            screen.say()
        for event in step.events:
            sentence = _sentence(event)
            if sentence:
                screen.say(sentence)
            elif event.audience is not None:
                shown = event_data(event)
                if "cards" in shown:
                    screen.say(f"  {shown.get('seat')}: {screen.cards(shown['cards'])}")
