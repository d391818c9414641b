"""Documents: the messages that open what people send and keep, whatever it is, and that write it."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from followsuit.base.errors import DocumentError, LinkError
from followsuit.base.game import AnyGame
from followsuit.base.parsing import read_json
from followsuit.base.seeds import Seed
from followsuit.card_games.registry import game_named
from followsuit.documents import (
    LONGEST_SHARED,
    Document,
    decoded,
    document_link,
    document_of,
    json_text,
    kind_named,
    read_document,
    value_of,
)
from followsuit.protocol.answers import describe_problem
from followsuit.protocol.challenges import describe_challenge, make_played_challenge
from followsuit.protocol.house_rules import describe_house
from followsuit.protocol.message import (
    Message,
    bad_field,
    read_deal_number,
    read_name,
    read_object,
    read_record_field,
    read_rules,
    read_text_field,
)
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.record import Record, read_record

if TYPE_CHECKING:
    from followsuit.challenges import Challenge
    from followsuit.deal_editor import Setup
    from followsuit.house_rules import HouseRules
    from followsuit.lessons import TaskText
    from followsuit.protocol import messages
    from followsuit.score_sheet import ScoreSheet

# The rooms of the kinds are imported where they are used, so that the engine's first answer comes sooner.


def open_document(player: PlayerSession, message: Message) -> messages.OpenedDocument:
    """What a text or a link carries, with what of it was not understood. Nothing is kept."""
    document = read_document(_read_text(message), "setup")
    if document.kind == "setup":
        said = json_text(document.lines)
        return _open_json(said, message) if said else _open_hands(document, message)
    return _describe(document, value_of(document))


def write_document(player: PlayerSession, message: Message) -> messages.OpenedDocument:
    """A document as text and as link: of what the message says of some kinds, of the others of their text."""
    name = read_text_field(message, "kind", "the name of a kind of documents")
    said = {} if message.get("value") is None else read_object(message, "value")
    try:
        kind = kind_named(name)
    except KeyError as error:
        raise bad_field("kind", f"no document is a {name[:40]!r}") from error
    if name in _MAKERS:
        text = kind.write(_MAKERS[name](player, said))
    else:
        text = read_text_field(said, "text", "a document as text")
    document = document_of(text, name, is_bare=name == "setup")
    if name == "setup":
        return _open_hands(document, said)
    return _describe(document, value_of(document))


# What is opened --------------------------------------------------------------------------------------------
def _read_text(message: Message) -> str:
    if message.get("data") is None:
        return read_text_field(message, "text", "a text or a link")
    data = read_text_field(message, "data", "a file's bytes in base64")
    try:
        return decoded(b64decode(data, validate=True))
    except ValueError as error:
        raise bad_field("data", "'data' is bytes in base64") from error


def _open_json(text: str, message: Message) -> messages.OpenedDocument:
    """A question to the referee, or rules, as JSON."""
    from followsuit.house_rules import read_house_rules

    try:
        said = read_json(text, once=True)
    except ValueError as error:
        code = "not_a_question" if '"ask"' in text else "not_house_rules"
        raise DocumentError(code, 0, f"not JSON: {error}") from error
    if "ask" in said:
        return _describe(Document("question", ()), said)
    game = message.get("game", "")
    return _describe(Document("rules", ()), read_house_rules(text, game if isinstance(game, str) else ""))


def _open_hands(document: Document, message: Message) -> messages.OpenedDocument:
    """Hands as text, of the game that the message names where the text names none."""
    from followsuit.deal_editor import read_hands

    named = message.get("game")
    game = game_named(named) if named is not None else None
    rules = None if game is None else game.rules(read_rules(message))
    rng = Random(Seed(" ".join(line.raw for line in document.lines)[:1_000]).at("make"))
    if game is None and not any(line.word == "game" for line in document.lines):
        raise DocumentError("not_a_document", 0, "the text does not say what it is")
    reading = read_hands(document, "" if game is None else game.name, rules, rng)
    return _describe(document, reading.required())


# What is written -------------------------------------------------------------------------------------------
def _make_record(player: PlayerSession, said: Message) -> Record:
    text, deal = read_record_field(said, optional=True), read_deal_number(said)
    record = player.find_sitting().table.record() if text is None else read_record(text)
    if deal is not None:
        record = record.of_deal(deal)
    if not record.deals:
        raise bad_field("deal", "the record has no such deal")
    return record


def _make_rules(player: PlayerSession, said: Message) -> HouseRules:
    from followsuit.house_rules import make_house_rules

    return make_house_rules(game_named(said.get("game")), read_rules(said), read_name(said) or "")


#: What makes the value of a kind that a message says otherwise than by its text.
_MAKERS: Final[Mapping[str, Callable[[PlayerSession, Message], Any]]] = {
    "record": _make_record,
    "rules": _make_rules,
    "challenge": make_played_challenge,
    "question": lambda _, said: said,
}


# What is answered ------------------------------------------------------------------------------------------
def _describe(document: Document, value: Any) -> messages.OpenedDocument:
    """A document as plain data."""
    kind = kind_named(document.kind)
    text = kind.write(value)
    title, described = kind.describe(value, document)
    try:
        link = document_link(text)
    except LinkError:  # longer than any link: it is kept and sent as a text
        link = ""
    return cast(
        "messages.OpenedDocument",
        {
            "kind": document.kind,
            "value": described,
            "text": text,
            "title": title,
            "link": link,
            "fits": 0 < len(link) <= LONGEST_SHARED,
            "problems": [describe_problem(problem) for problem in document.problems],
        },
    )


def describe_record(record: Record, document: Document) -> tuple[str, messages.RecordHead]:
    """What a record is of, called by its event or its players."""
    names = ", ".join(player.name for player in record.players.values() if player.name)
    return record.tags.get("event", "") or names, {
        "game": record.game,
        "rules": game_named(record.game).specification(record.rules),
        "players": cast(
            "dict[messages.Seat, str]", {seat.name: one.name for seat, one in record.players.items()}
        ),
        "deals": [deal.number for deal in record.deals],
        "act": document.act,
    }


def describe_rules(house: HouseRules, document: Document) -> tuple[str, messages.House]:
    """House rules, called by their name."""
    return house.name, describe_house(house)


def describe_made_challenge(challenge: Challenge, document: Document) -> tuple[str, messages.ChallengeOffer]:
    """A challenge, called by who played it."""
    shown = describe_challenge(challenge)
    return shown["claim"]["name"] if shown["claim"] else "", shown


def describe_question(question: Mapping[str, Any], document: Document) -> tuple[str, Mapping[str, Any]]:
    """A question as it is."""
    return "", question


def describe_sheet(sheet: ScoreSheet, document: Document) -> tuple[str, messages.SheetHead]:
    """A sheet, called by its note."""
    from followsuit.protocol.score_sheets import describe_head

    return sheet.title.note, describe_head(sheet)


def describe_setup(setup: Setup, document: Document) -> tuple[str, messages.SetupHead]:
    """A deal that is being made, and how many of its cards are not placed."""
    game: AnyGame = game_named(setup.game)
    return "", {"game": game.name, "rules": game.specification(setup.rules), "missing": setup.left.total()}


def describe_task(task: TaskText, document: Document) -> tuple[str, messages.TaskHead]:
    """A lesson or a puzzle by its key."""
    return "", {"key": task.key}


OPS: Final[Mapping[str, Handler]] = {"open": open_document, "write": write_document}
